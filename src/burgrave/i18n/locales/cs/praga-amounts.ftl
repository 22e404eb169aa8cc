# Amounts of bonuses: `praga-amount-CODE` with $number, and bundles of them, joined with commas by the code
# that reads the data file. $cost and $bundle are such bundles. Nominative and accusative are the same in all of them.

praga-amount-nothing = nic
praga-amount-gold =
    { $number ->
        [one] { $number } zlaťák
        [few] { $number } zlaťáky
       *[other] { $number } zlaťáků
    }
praga-amount-stone =
    { $number ->
        [one] { $number } kámen
        [few] { $number } kameny
       *[other] { $number } kamenů
    }
praga-amount-vp =
    { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    }
praga-amount-tech = { part-praga-steps } na stupnici technologií
praga-amount-university = { part-praga-steps } na stupnici univerzity
praga-amount-mine = { part-praga-steps } na stupnici zlatých dolů
praga-amount-quarry = { part-praga-steps } na stupnici kamenolomů
praga-amount-silver =
    { $number ->
        [one] { $number } stříbrné okno
        [few] { $number } stříbrná okna
       *[other] { $number } stříbrných oken
    }
praga-amount-goldwin =
    { $number ->
        [one] { $number } zlaté okno
        [few] { $number } zlatá okna
       *[other] { $number } zlatých oken
    }
praga-amount-egg =
    { $number ->
        [one] { $number } vejce
        [few] { $number } vejce
       *[other] { $number } vajec
    }
praga-amount-red =
    { $number ->
        [one] { $number } červený žeton
        [few] { $number } červené žetony
       *[other] { $number } červených žetonů
    }
praga-amount-blue =
    { $number ->
        [one] { $number } modrý žeton
        [few] { $number } modré žetony
       *[other] { $number } modrých žetonů
    }
praga-amount-hunger = { part-praga-steps } do strany na Hladové zdi
praga-amount-cathedral = { part-praga-steps } do strany na katedrále
praga-amount-sideways_choice = { part-praga-steps } do strany na Hladové zdi nebo na katedrále
praga-amount-special_or_vp = právo na speciální destičku, nebo { praga-amount-vp }
praga-amount-buy_egg = právo koupit si vejce
praga-amount-choose = výběr z odměn

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

praga-bundle-empty = nic
praga-bundle-buy_egg = 1 vejce za { $cost }
# $choices are bundles with a stroke between them.
praga-bundle-choose = jedno z: { $choices }
praga-bundle-trade = { $cost } → { $bundle }
