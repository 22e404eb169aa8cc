# Names of cards, characters and types. `.acc` is the accusative. The classic edition has names of its own.

citadels-title =
    { $edition ->
        [deluxe] Citadela De Luxe
       *[other] Citadela
    }

## Characters

citadels-character-nobody = Nikdo
    .acc = Nikoho
citadels-character-assassin =
    { $edition ->
        [classic] Mordýř
       *[other] Mordýřka
    }
    .acc =
        { $edition ->
            [classic] Mordýře
           *[other] Mordýřku
        }
citadels-character-witch = Ježibaba
    .acc = Ježibabu
citadels-character-magistrate = Soudce
    .acc = Soudce
citadels-character-thief = Zloděj
    .acc = Zloděje
citadels-character-spy = Špión
    .acc = Špióna
citadels-character-blackmailer = Vyděračka
    .acc = Vyděračku
citadels-character-magician =
    { $edition ->
        [classic] Čaroděj
       *[other] Čarodějka
    }
    .acc =
        { $edition ->
            [classic] Čaroděje
           *[other] Čarodějku
        }
citadels-character-wizard = Zaklínač
    .acc = Zaklínače
citadels-character-seer = Kartářka
    .acc = Kartářku
citadels-character-king = Král
    .acc = Krále
citadels-character-emperor = Císař
    .acc = Císaře
citadels-character-patrician = Patricij
    .acc = Patricije
citadels-character-bishop = Kněz
    .acc = Kněze
citadels-character-abbot = Mnich
    .acc = Mnicha
citadels-character-cardinal = Kardinál
    .acc = Kardinála
citadels-character-merchant =
    { $edition ->
        [classic] Kupec
       *[other] Obchodnice
    }
    .acc =
        { $edition ->
            [classic] Kupce
           *[other] Obchodnici
        }
citadels-character-alchemist = Alchymistka
    .acc = Alchymistku
citadels-character-trader = Překupník
    .acc = Překupníka
citadels-character-architect =
    { $edition ->
        [classic] Stavitel
       *[other] Stavitelka
    }
    .acc =
        { $edition ->
            [classic] Stavitele
           *[other] Stavitelku
        }
citadels-character-navigator = Dobyvatelka
    .acc = Dobyvatelku
citadels-character-scholar = Studentka
    .acc = Studentku
citadels-character-warlord =
    { $edition ->
        [classic] Žoldnéř
       *[other] Žoldněř
    }
    .acc =
        { $edition ->
            [classic] Žoldnéře
           *[other] Žoldněře
        }
citadels-character-diplomat = Diplomatka
    .acc = Diplomatku
citadels-character-marshal = Generál
    .acc = Generála
citadels-character-queen = Královna
    .acc = Královnu
citadels-character-artist = Umělkyně
    .acc = Umělkyni
citadels-character-tax_collector = Výběrčí daní
    .acc = Výběrčího daní

## Districts and action cards

citadels-card-unknown = Neznámá karta
    .acc = Neznámou kartu
citadels-card-manor =
    { $edition ->
        [classic] Lovecký zámek
       *[other] Panské sídlo
    }
    .acc =
        { $edition ->
            [classic] Lovecký zámek
           *[other] Panské sídlo
        }
citadels-card-castle = Zámek
    .acc = Zámek
citadels-card-palace = Palác
    .acc = Palác
citadels-card-temple = Chrám
    .acc = Chrám
citadels-card-church = Kostel
    .acc = Kostel
citadels-card-monastery =
    { $edition ->
        [classic] Opatství
       *[other] Klášter
    }
    .acc =
        { $edition ->
            [classic] Opatství
           *[other] Klášter
        }
citadels-card-cathedral = Katedrála
    .acc = Katedrálu
citadels-card-watchtower = Strážní věž
    .acc = Strážní věž
citadels-card-prison = Žalář
    .acc = Žalář
citadels-card-barracks = Cvičiště
    .acc = Cvičiště
citadels-card-fortress = Pevnost
    .acc = Pevnost
citadels-card-tavern = Hospoda
    .acc = Hospodu
citadels-card-market = Tržiště
    .acc = Tržiště
citadels-card-trading_post = Cechovní dům
    .acc = Cechovní dům
citadels-card-docks = Obchodní kancelář
    .acc = Obchodní kancelář
citadels-card-harbor = Přístav
    .acc = Přístav
citadels-card-town_hall = Radnice
    .acc = Radnici
citadels-card-armory = Zbrojnice
    .acc = Zbrojnici
citadels-card-basilica = Bazilika
    .acc = Baziliku
citadels-card-capitol = Kapitol
    .acc = Kapitol
citadels-card-dragon_gate = Dračí věž
    .acc = Dračí věž
citadels-card-factory = Továrna
    .acc = Továrnu
citadels-card-framework = Lešení
    .acc = Lešení
citadels-card-gold_mine = Zlatý důl
    .acc = Zlatý důl
citadels-card-great_wall = Velká zeď
    .acc = Velkou zeď
citadels-card-haunted_quarter = Město duchů
    .acc = Město duchů
citadels-card-imperial_treasury = Pokladnice
    .acc = Pokladnici
citadels-card-ivory_tower = Slonovinová věž
    .acc = Slonovinovou věž
citadels-card-keep =
    { $edition ->
        [classic] Obranná věž
       *[other] Citadela
    }
    .acc =
        { $edition ->
            [classic] Obrannou věž
           *[other] Citadelu
        }
citadels-card-laboratory = Laboratoř
    .acc = Laboratoř
citadels-card-library = Knihovna
    .acc = Knihovnu
citadels-card-map_room = Mapová síň
    .acc = Mapovou síň
citadels-card-monument = Monument
    .acc = Monument
citadels-card-museum = Muzeum
    .acc = Muzeum
citadels-card-necropolis = Město mrtvých
    .acc = Město mrtvých
citadels-card-observatory = Hvězdárna
    .acc = Hvězdárnu
citadels-card-park = Park
    .acc = Park
citadels-card-poor_house = Chudobinec
    .acc = Chudobinec
citadels-card-quarry = Kamenolom
    .acc = Kamenolom
citadels-card-school_of_magic = Čarodějná škola
    .acc = Čarodějnou školu
citadels-card-secret_vault = Tajná komnata
    .acc = Tajnou komnatu
citadels-card-smithy = Kovárna
    .acc = Kovárnu
citadels-card-stables = Stáje
    .acc = Stáje
citadels-card-statue = Socha
    .acc = Sochu
citadels-card-theater = Divadlo
    .acc = Divadlo
citadels-card-thieves_den = Špeluňka
    .acc = Špeluňku
citadels-card-wishing_well = Studna přání
    .acc = Studnu přání
citadels-card-bell_tower = Zvonice
    .acc = Zvonici
citadels-card-graveyard = Hřbitov
    .acc = Hřbitov
citadels-card-hospital = Nemocnice
    .acc = Nemocnici
citadels-card-lighthouse = Maják
    .acc = Maják
citadels-card-throne_room = Trůnní sál
    .acc = Trůnní sál
citadels-card-university = Univerzita
    .acc = Univerzitu
citadels-card-acrobat = Akrobatka
    .acc = Akrobatku
citadels-card-director = Ředitel
    .acc = Ředitele
citadels-card-cash_wagon = Pokladní vůz
    .acc = Pokladní vůz
citadels-card-living_cannonball = Živá dělová koule
    .acc = Živou dělovou kouli
citadels-card-rasputin = Rasputin
    .acc = Rasputina
citadels-card-fortune_teller = Věštkyně
    .acc = Věštkyni
citadels-card-big_top = Šapitó
    .acc = Šapitó

## Types

citadels-type-none = Bez barvy
    .acc = bez barvy
citadels-type-noble =
    { $edition ->
        [classic] Žlutá
       *[other] Žlutá (panské budovy)
    }
    .acc = žlutou
citadels-type-religious =
    { $edition ->
        [classic] Modrá
       *[other] Modrá (sakrální budovy)
    }
    .acc = modrou
citadels-type-trade =
    { $edition ->
        [classic] Zelená
       *[other] Zelená (obchodní budovy)
    }
    .acc = zelenou
citadels-type-military =
    { $edition ->
        [classic] Červená
       *[other] Červená (vojenské budovy)
    }
    .acc = červenou
citadels-type-unique =
    { $edition ->
        [classic] Fialová
       *[other] Fialová (speciální budovy)
    }
    .acc = fialovou

# The names of the types alone, where there is little room.
citadels-type_name-noble = Žlutá
citadels-type_name-religious = Modrá
citadels-type_name-trade = Zelená
citadels-type_name-military = Červená
citadels-type_name-unique = Fialová

## Presets

citadels-preset-first_game = První partie hry
citadels-preset-ambitious_aristocrats = Souboj stavitelů
citadels-preset-cunning_agents = Boj tajných služeb
citadels-preset-illustrious_emissaries = Můj dům, můj hrad
citadels-preset-devious_dignitaries = Intriky
citadels-preset-tenacious_delegates = Souboj stratégů
citadels-preset-vicious_nobles = Nelítostná řež

## Terms

citadels-term-character = Postava
citadels-term-district =
    { $edition ->
        [classic] Stavba
       *[other] Budova
    }
citadels-term-city = Město
citadels-term-rank =
    { $edition ->
        [classic] Číslo
       *[other] Pořadové číslo
    }
citadels-term-crown = Koruna
citadels-term-crowned_player =
    { $edition ->
        [classic] Začínající hráč
       *[other] Držitel koruny
    }
citadels-term-gold =
    { $edition ->
        [classic] Zlaťák
       *[other] Mince
    }
citadels-term-silver_coin = Stříbrná mince
citadels-term-bank = Bank
citadels-term-stash = Zásoba
citadels-term-hand = Karty v ruce
citadels-term-district_deck =
    { $edition ->
        [classic] Balíček staveb
       *[other] Doplňovací balíček
    }
citadels-term-discard_pile = Odkládací balíček
citadels-term-round = Kolo
citadels-term-turn = Tah
citadels-term-selection_phase =
    { $edition ->
        [classic] Výběr postav
       *[other] Fáze výběru postav
    }
citadels-term-turn_phase =
    { $edition ->
        [classic] Průběh tahu
       *[other] Fáze akcí
    }
citadels-term-gather_resources =
    { $edition ->
        [classic] Příjem
       *[other] Dobrání zdrojů
    }
citadels-term-resource =
    { $edition ->
        [classic] Příjem
       *[other] Zdroje
    }
citadels-term-build = Postavit
citadels-term-building_cost =
    { $edition ->
        [classic] Cena stavby
       *[other] Stavební náklady
    }
citadels-term-building_limit =
    { $edition ->
        [classic] Limit staveb
       *[other] Limit budov
    }
citadels-term-completed_city =
    { $edition ->
        [classic] Osm staveb
       *[other] Dokončené město
    }
citadels-term-destroy =
    { $edition ->
        [classic] Zbořit
       *[other] Zbourat
    }
citadels-term-discard = Odložit
citadels-term-draw =
    { $edition ->
        [classic] Líznout
       *[other] Dobrat
    }
citadels-term-gain =
    { $edition ->
        [classic] Získat
       *[other] Dostat
    }
citadels-term-pay = Zaplatit
citadels-term-faceup = Lícem nahoru
citadels-term-facedown = Lícem dolů
citadels-term-killed = Zneškodněná
citadels-term-bewitched = Očarovaná
citadels-term-robbed = Okradená
citadels-term-threatened = Ohrožená
citadels-term-warrant = Glejt
citadels-term-signed_warrant = Glejt s pečetí
citadels-term-unsigned_warrant = Glejt bez pečeti
citadels-term-threat = Šátek
citadels-term-flowered_lace = Šátek s růží
citadels-term-plain_lace = Šátek bez růže
citadels-term-bribe = Výpalné
citadels-term-confiscate = Zabavit
citadels-term-seize = Zabrat
citadels-term-exchange = Vyměnit
citadels-term-beautified = Zkrášlená
citadels-term-property_tax = Daň
citadels-term-action_card = Akční karta
citadels-term-base_districts =
    { $edition ->
        [classic] Stavby základních barev
       *[other] Základní budovy
    }
citadels-term-reference_card =
    { $edition ->
        [classic] Přehled hry
       *[other] Přehledová karta
    }
citadels-term-character_token = Žeton postavy
citadels-term-victory_points =
    { $edition ->
        [classic] Vítězné body
       *[other] Body
    }

## Where cards are

citadels-place-deck = balíček
citadels-place-under_deck = spodek balíčku
citadels-place-pile = odložené karty
citadels-place-hand = ruka
citadels-place-drawn = tažené karty
