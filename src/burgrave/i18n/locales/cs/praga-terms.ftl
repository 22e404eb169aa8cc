# The glossary: words that stand alone, as headings and labels. docs/praga-glossary.md is the same as a table.

## The action crane

praga-term-crane = Akční kolo
praga-term-action_tile = Akční žeton
praga-term-red_zone = Červená zóna
praga-term-green_zone = Zelená zóna
praga-term-blue_zone = Modrá zóna
praga-term-position = Pozice
praga-term-sector = Pole kola
praga-term-blocked_sector = Čtvercové pole
praga-term-turn_counter = Počítadlo kol
praga-term-hourglass = Přesýpací hodiny
praga-term-five_points = Pětibodový žeton
praga-term-wheel_bonus = Bonus akčního kola

## Boards and tracks

praga-term-action_board = Akční deska
praga-term-player_board = Hráčská deska
praga-term-main_board = Herní plán
praga-term-mines = Zlaté doly
praga-term-quarry = Kamenolomy
praga-term-technology = Technologie
praga-term-university = Univerzita Karlova
praga-term-produce = Vyprodukovat
praga-term-production_bonus = Produkční bonus
praga-term-production_token = Produkční žeton
praga-term-wealth_bonus = Bonus za bohatství
praga-term-seal = Pečeť
praga-term-river = Řeka

## What players have

praga-term-gold = Zlaťáky
praga-term-stone = Kameny
praga-term-points = Body
praga-term-egg = Vejce
praga-term-window = Okna
praga-term-silver_window = Stříbrná okna
praga-term-gold_window = Zlatá okna
praga-term-red_token = Červené žetony
praga-term-blue_token = Modré žetony
praga-term-cube = Kostičky
praga-term-figure = Figurka
praga-term-marker = Ukazatel

## Actions

praga-term-action = Akce
praga-term-main_action = Hlavní akce
praga-term-extra_action = Akce navíc
praga-term-action_mines = Správa zlatých dolů
praga-term-action_quarry = Správa kamenolomů
praga-term-action_upgrade = Vylepšení
praga-term-action_wall = Stavba hradeb
praga-term-action_building = Stavba městské budovy
praga-term-action_road = Stavba Královské cesty

## Tiles

praga-term-tile = Destička
praga-term-upgrade = Vylepšení
praga-term-wall = Hradby
praga-term-building = Budova
praga-term-normal_tile = Běžná destička
praga-term-special_tile = Speciální destička
praga-term-display = Nabídka
praga-term-stack = Zásoba
praga-term-refresh = Výměna nabídky
praga-term-era = Epocha
praga-term-edge = Hrana
praga-term-corner = Roh
praga-term-connection = Připojení
praga-term-cost = Náklady
praga-term-reward = Odměna

## City and projects

praga-term-old_town = Staré Město
praga-term-new_town = Nové Město
praga-term-plot = Parcela
praga-term-plaza = Náměstí
praga-term-influence = Vliv
praga-term-hunger_wall = Hladová zeď
praga-term-cathedral = Katedrála sv. Víta
praga-term-row = Řádek
praga-term-column = Sloupec
praga-term-level = Úroveň
praga-term-sideways = Posun do strany
praga-term-row_up = Posun o řádek výše
praga-term-kings_road = Královská cesta
praga-term-bridge = Karlův most
praga-term-bridge_place = Místo na mostě
praga-term-silver_tile = Stříbrný dílek mostu
praga-term-gold_tile = Zlatý dílek mostu

## Playing

praga-term-first_player = Startovní hráč
praga-term-turn = Tah
praga-term-scoring = Závěrečné bodování
praga-term-solo = Sólová hra
praga-term-opponent = Virtuální soupeř
praga-term-parler = Petr Parléř
praga-term-pawn = Parléřova figurka
praga-term-pointer = Parléřova příští destička
praga-term-parler_card_1 = Parléřova karta 1
praga-term-parler_card_2 = Parléřova karta 2
praga-term-parler_card_3 = Parléřova karta 3
praga-term-parler_card_4 = Parléřova karta 4
praga-term-parler_card_5 = Parléřova karta 5
praga-term-unknown = Neznámé

## Phases

praga-phase-setup = příprava
praga-phase-turn = tah
praga-phase-close = konec tahu
praga-phase-opponent = tah soupeře
praga-phase-era_change = změna epochy
praga-phase-scoring = závěrečné bodování
praga-phase-over = konec hry
