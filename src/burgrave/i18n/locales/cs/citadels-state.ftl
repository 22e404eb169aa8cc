# The state of Citadels in words. $who is "you" or "other".

citadels-state-cast = Postavy
citadels-state-unique =
    { $edition ->
        [classic] Fialové stavby
       *[other] Fialové budovy
    }
citadels-state-ending = poslední kolo
citadels-state-tax = Na dani leží { $gold ->
        [one] { $gold } mince
        [few] { $gold } mince
        [many] { $gold } mince
       *[other] { $gold } mincí
    }
citadels-state-beautified = zkrášlená
citadels-state-under =
    { $cards ->
        [one] pod ní { $cards } karta
        [few] pod ní { $cards } karty
        [many] pod ní { $cards } karty
       *[other] pod ní { $cards } karet
    }
citadels-state-early = hra skončí o budovu dříve
citadels-state-hand =
    { $who ->
        [you] V ruce máš
       *[other] { $seat } má v ruce
    }: { $cards }.
citadels-state-known =
    { $who ->
        [you] Ve své ruce znáš
       *[other] { $seat } má v ruce karty, které znáš
    }: { $cards }.
citadels-state-gold =
    { $who ->
        [you] Máš
       *[other] { $seat } má
    } { $edition ->
        [classic]
            { $gold ->
                [one] { $gold } zlaťák
                [few] { $gold } zlaťáky
                [many] { $gold } zlaťáku
               *[other] { $gold } zlaťáků
            }
       *[other]
            { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
                [many] { $gold } mince
               *[other] { $gold } mincí
            }
    } a v ruce { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
citadels-state-crowned =
    { $who ->
        [you] Máš korunu.
       *[other] { $seat } má korunu.
    }
citadels-state-phase-draft = výběr postav
citadels-state-phase-turn =
    { $edition ->
        [classic] tahy postav
       *[other] fáze akcí
    }
citadels-state-phase-theater = výběr postav, { citadels-card-theater }
citadels-state-phase-call = fáze akcí, vyvolání postavy
citadels-state-phase-end_of_round = konec kola
citadels-state-phase-scoring = počítání bodů
citadels-state-phase-over = konec

## Headings and labels

citadels-state-heading-in-play = Ve hře
citadels-state-heading-characters = Postavy v tomto kole
citadels-state-heading-known = Co víš jen ty
citadels-state-heading-known-to-all = Karty, které viděli všichni
citadels-state-first-pick = První výběr
citadels-state-called = Už na řadě
citadels-state-unanswered = nikdo
citadels-state-reshuffles = Kolikrát se balíček znovu zamíchal
citadels-state-first-completed = První dokončené město
citadels-state-faceup = Odloženo lícem nahoru
citadels-state-facedown = Odloženo lícem dolů
citadels-state-facedown-seen = Postavu odloženou lícem dolů zná
citadels-state-random-discard = Odloženo náhodně
citadels-state-pack = Zbývá na výběr nebo zbylo
citadels-state-swapped = Vyměněné postavy
citadels-state-killed = Zneškodněná postava
citadels-state-robbed = Okradená postava
citadels-state-bewitched = Očarovaná postava
citadels-state-warrants = Glejty
citadels-state-threats = Šátky
citadels-state-protected = Pod Rasputinovou ochranou
citadels-state-face-signed = s pečetí
citadels-state-face-shown = s pečetí, ukázaný všem
citadels-state-face-blank = bez pečeti
citadels-state-face-flowered = s růží
citadels-state-face-plain = bez růže
citadels-state-face-settled = odstraněný
citadels-state-witch-played = { citadels-character-witch } zahrála akční kartu ještě před tahem, ve kterém pokračuje.
citadels-state-witch-builds = O kolik budov zvyšuje akční karta její limit
citadels-state-acrobat-played = V tomto kole se hrála karta { citadels-card-acrobat }.
citadels-state-known-deck = Karty v balíčku, které znáš, počítáno shora
citadels-state-known-pile = Karty v odkládacím balíčku, které znáš
# $number is the number of cards or characters that the reader does not know.
citadels-state-unknown =
    { $number ->
        [one] { $number } neznámá
        [few] { $number } neznámé
        [many] { $number } neznámé
       *[other] { $number } neznámých
    }
citadels-state-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } karty
       *[other] { $number } karet
    }
citadels-state-gold-amount =
    { $edition ->
        [classic]
            { $gold ->
                [one] { $gold } zlaťák
                [few] { $gold } zlaťáky
                [many] { $gold } zlaťáku
               *[other] { $gold } zlaťáků
            }
       *[other]
            { $gold ->
                [one] { $gold } mince
                [few] { $gold } mince
                [many] { $gold } mince
               *[other] { $gold } mincí
            }
    }
citadels-state-number-of = { $number } z { $limit }

## The turn

citadels-state-mode-witch_first = { citadels-character-witch } jen dobírá zdroje a očaruje postavu.
citadels-state-mode-bewitched = Očarovaná postava jen dobírá zdroje.
citadels-state-mode-witch_resumed = { citadels-character-witch } pokračuje v tahu očarované postavy.
citadels-state-mode-hospital = { citadels-card-hospital }: zneškodněná postava jen dobírá zdroje.
citadels-state-restricted = Nic jiného než dobrání zdrojů teď nejde.
citadels-state-gathering =
    { $edition ->
        [classic]
            { $gold ->
                [one] { $gold } zlaťák
                [few] { $gold } zlaťáky
                [many] { $gold } zlaťáku
               *[other] { $gold } zlaťáků
            }
       *[other]
            { $gold ->
                [one] { $gold } mince
                [few] { $gold } mince
                [many] { $gold } mince
               *[other] { $gold } mincí
            }
    }, nebo { $draws ->
        [one] { $draws } karta
        [few] { $draws } karty
        [many] { $draws } karty
       *[other] { $draws } karet
    }, z toho do ruky { $keeps }
citadels-state-done = Hotovo v tomto tahu
citadels-state-done-gathered =
    { $edition ->
        [classic] příjem
       *[other] dobrání zdrojů
    }
citadels-state-done-income_taken =
    { $edition ->
        [classic] výběr daní
       *[other] výnos z budov
    }
citadels-state-done-ability_used = schopnost
citadels-state-done-bonus_taken = mince nebo karty navíc
citadels-state-done-crown_passed = předání koruny
citadels-state-done-begged = žádost o minci od nejbohatšího hráče
citadels-state-done-borrowed = půjčka mincí
citadels-state-done-first_paid =
    { $edition ->
        [classic] placení za stavbu
       *[other] placení za budovu
    }
citadels-state-done-threat_settled = vyřízený šátek
citadels-state-done-action_card_played = akční karta
citadels-state-built =
    { $edition ->
        [classic] Postavené stavby z limitu
       *[other] Postavené budovy z limitu
    }
citadels-state-extra-builds = Budovy navíc díky akční kartě
citadels-state-spent =
    { $edition ->
        [classic] Zlaťáky zaplacené za stavby
       *[other] Mince zaplacené za budovy
    }
citadels-state-income =
    { $edition ->
        [classic] Stavby, které vynášejí
       *[other] Budovy, které vynášejí
    }
citadels-state-coins-placed = Zkrášlené budovy
citadels-state-wagons-used = Použité karty { citadels-card-cash_wagon }
citadels-state-laid-out = Akční karta, která právě působí
citadels-state-drawn = Karty na výběr
citadels-state-destroyed = Z města odchází
citadels-state-building = Zaplaceno, ještě nepostaveno
citadels-state-paid = Zaplacená cena
citadels-state-chosen = Zvolená karta
citadels-state-owed = Kolik karet nebo mincí zbývá dát
citadels-state-marked = Postavy, které dostávají značky

## Seats

citadels-state-character-revealed = ukázaná
citadels-state-character-played = tah začal
citadels-state-held-before = Postava, kterou už nemá
citadels-state-received = Postavy na výběr poprvé
citadels-state-received-again = Postavy na výběr podruhé
citadels-state-kept = Vybrané postavy
citadels-state-gave-away = Postavy, o které tě připravila výměna
citadels-state-put-away = Postavy odložené lícem dolů
citadels-state-city =
    { $who ->
        [you] Tvoje město
       *[other] Město, které staví { $seat },
    } { $districts ->
        [none]
            { $edition ->
                [classic] je prázdné, k dokončení chybí { $completion } staveb.
               *[other] je prázdné, k dokončení chybí { $completion } budov.
            }
       *[other] má { $built } z { $completion }: { $districts }.
    }
citadels-state-completed = Toto město bylo dokončeno.
# $type is a type of districts.
citadels-state-counts-as = platí jako { $type }
citadels-state-wagon =
    { $who ->
        [you] Máš
       *[other] { $seat } má
    } vyložený Pokladní vůz, na kterém { $gold ->
        [one] je { $gold } mince
        [few] jsou { $gold } mince
        [many] je { $gold } mince
       *[other] je { $gold } mincí
    }{ $used ->
        [yes] , v tomto tahu použitý.
       *[no] .
    }
citadels-state-museum = Karty pod Muzeem, které znáš
citadels-state-built-this-round = Postaveno v tomto kole
citadels-state-used =
    { $edition ->
        [classic] Stavby, které zatím nejde znovu použít
       *[other] Budovy, které zatím nejde znovu použít
    }
citadels-state-points = Body, kdyby hra skončila teď
# $place is a player whose hand it is, or the Museum. $number of the $cards may have left.
citadels-state-note =
    Viděné karty, { $place }: { $cards }.{ $number ->
        [0] {""}
        [one] { " " }Možná už { $number } z nich odešla.
        [few] { " " }Možná už odešly až { $number } z nich.
        [many] { " " }Možná už odešlo { $number } z nich.
       *[other] { " " }Možná už jich odešlo až { $number }.
    }
