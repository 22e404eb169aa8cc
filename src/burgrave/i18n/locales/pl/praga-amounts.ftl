# Amounts of bonuses: `praga-amount-CODE` with $number, and bundles of them, joined with commas by the code
# that reads the data file. $cost and $bundle are such bundles. Nominative and accusative are the same in all of them.

praga-amount-nothing = nic
praga-amount-gold =
    { $number ->
        [one] { $number } złoto
       *[other] { $number } złota
    }
praga-amount-stone =
    { $number ->
        [one] { $number } kamień
        [few] { $number } kamienie
       *[many] { $number } kamieni
    }
praga-amount-vp =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }
praga-amount-tech = { part-praga-steps } na torze technologii
praga-amount-university = { part-praga-steps } na torze uniwersytetu
praga-amount-mine = { part-praga-steps } na torze kopalni złota
praga-amount-quarry = { part-praga-steps } na torze kamieniołomów
praga-amount-silver =
    { $number ->
        [one] { $number } srebrne okno
        [few] { $number } srebrne okna
       *[many] { $number } srebrnych okien
    }
praga-amount-goldwin =
    { $number ->
        [one] { $number } złote okno
        [few] { $number } złote okna
       *[many] { $number } złotych okien
    }
praga-amount-egg =
    { $number ->
        [one] { $number } jajko
        [few] { $number } jajka
       *[many] { $number } jajek
    }
praga-amount-red =
    { $number ->
        [one] { $number } czerwony żeton
        [few] { $number } czerwone żetony
       *[many] { $number } czerwonych żetonów
    }
praga-amount-blue =
    { $number ->
        [one] { $number } niebieski żeton
        [few] { $number } niebieskie żetony
       *[many] { $number } niebieskich żetonów
    }
praga-amount-hunger = { part-praga-moves } w bok na Murze Głodowym
praga-amount-cathedral = { part-praga-moves } w bok na katedrze
praga-amount-sideways_choice = { part-praga-moves } w bok na Murze Głodowym albo na katedrze
praga-amount-special_or_vp = prawo do kafla specjalnego albo { praga-amount-vp }
praga-amount-buy_egg = prawo kupna jajka
praga-amount-choose = wybór nagrody

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
praga-bundle-buy_egg = 1 jajko za { $cost }
# $choices are bundles with a stroke between them.
praga-bundle-choose = jedno z: { $choices }
praga-bundle-trade = { $cost } → { $bundle }
