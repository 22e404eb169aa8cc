# Amounts of bonuses: `praga-amount-CODE` with $number, and bundles of them, joined with commas by the code
# that reads the data file. $cost and $bundle are such bundles.

praga-amount-nothing = нищо
praga-amount-gold = { $number } злато
praga-amount-stone =
    { $number ->
        [one] { $number } камък
       *[other] { $number } камъка
    }
praga-amount-vp =
    { $number ->
        [one] { $number } точка
       *[other] { $number } точки
    }
praga-amount-tech = { part-praga-steps } по скалата на технологиите
praga-amount-university = { part-praga-steps } по скалата на университета
praga-amount-mine = { part-praga-steps } при златните мини
praga-amount-quarry = { part-praga-steps } при каменоломните
praga-amount-silver =
    { $number ->
        [one] { $number } сребърен прозорец
       *[other] { $number } сребърни прозореца
    }
praga-amount-goldwin =
    { $number ->
        [one] { $number } златен прозорец
       *[other] { $number } златни прозореца
    }
praga-amount-egg =
    { $number ->
        [one] { $number } яйце
       *[other] { $number } яйца
    }
praga-amount-red =
    { $number ->
        [one] { $number } червен жетон
       *[other] { $number } червени жетона
    }
praga-amount-blue =
    { $number ->
        [one] { $number } син жетон
       *[other] { $number } сини жетона
    }
praga-amount-hunger = { part-praga-moves } встрани по Гладната стена
praga-amount-cathedral = { part-praga-moves } встрани по катедралата
praga-amount-sideways_choice = { part-praga-moves } встрани по Гладната стена или по катедралата
praga-amount-special_or_vp = право на специална плочка или { praga-amount-vp }
praga-amount-buy_egg = право да се купи яйце
praga-amount-choose = награда по избор

# Any of them: $bonus_id is the code.
praga-amount =
    { $bonus_id ->
        [gold] { praga-amount-gold }
        [stone] { praga-amount-stone }
        [vp] { praga-amount-vp }
        [tech] { praga-amount-tech }
        [university] { praga-amount-university }
        [mine] { praga-amount-mine }
        [quarry] { praga-amount-quarry }
        [silver] { praga-amount-silver }
        [goldwin] { praga-amount-goldwin }
        [egg] { praga-amount-egg }
        [red] { praga-amount-red }
        [blue] { praga-amount-blue }
        [hunger] { praga-amount-hunger }
        [cathedral] { praga-amount-cathedral }
        [sideways_choice] { praga-amount-sideways_choice }
        [special_or_vp] { praga-amount-special_or_vp }
        [buy_egg] { praga-amount-buy_egg }
        [choose] { praga-amount-choose }
       *[nothing] { praga-amount-nothing }
    }

## Bundles

praga-bundle-empty = нищо
praga-bundle-buy_egg = 1 яйце за { $cost }
# $choices are bundles with a stroke between them.
praga-bundle-choose = едно от: { $choices }
praga-bundle-trade = { $cost } → { $bundle }
