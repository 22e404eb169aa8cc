# The glossary: words that stand alone, as headings and labels. docs/praga-glossary.md is the same as a table.

## The action crane

praga-term-crane = Żuraw akcji
praga-term-action_tile = Kafel akcji
praga-term-red_zone = Czerwona strefa
praga-term-green_zone = Zielona strefa
praga-term-blue_zone = Niebieska strefa
praga-term-position = Pozycja
praga-term-sector = Sektor
praga-term-blocked_sector = Zablokowany sektor
praga-term-turn_counter = Licznik tur
praga-term-hourglass = Klepsydra
praga-term-five_points = Żeton 5 punktów
praga-term-wheel_bonus = Bonus żurawia akcji

## Boards and tracks

praga-term-action_board = Plansza akcji
praga-term-player_board = Plansza gracza
praga-term-main_board = Plansza główna
praga-term-mines = Kopalnie złota
praga-term-quarry = Kamieniołomy
praga-term-technology = Technologia
praga-term-university = Uniwersytet Karola
praga-term-produce = Wyprodukuj
praga-term-production_bonus = Bonus produkcji
praga-term-production_token = Żeton produkcji
praga-term-wealth_bonus = Bonus za bogactwo
praga-term-seal = Pieczęć
praga-term-river = Rzeka

## What players have

praga-term-gold = Złoto
praga-term-stone = Kamienie
praga-term-points = Punkty
praga-term-egg = Jajka
praga-term-window = Okna
praga-term-silver_window = Srebrne okna
praga-term-gold_window = Złote okna
praga-term-red_token = Czerwone żetony
praga-term-blue_token = Niebieskie żetony
praga-term-cube = Kostki
praga-term-figure = Figurka
praga-term-marker = Znacznik

## Actions

praga-term-action = Akcja
praga-term-main_action = Akcja główna
praga-term-extra_action = Dodatkowa akcja
praga-term-action_mines = Zarządzanie kopalniami złota
praga-term-action_quarry = Zarządzanie kamieniołomami
praga-term-action_upgrade = Ulepszenie akcji
praga-term-action_wall = Budowa muru
praga-term-action_building = Budowa budynku
praga-term-action_road = Budowa Drogi Królewskiej

## Tiles

praga-term-tile = Kafel
praga-term-upgrade = Ulepszenie
praga-term-wall = Mur
praga-term-building = Budynek
praga-term-normal_tile = Kafel zwykły
praga-term-special_tile = Kafel specjalny
praga-term-display = Oferta
praga-term-stack = Stos
praga-term-refresh = Wymiana oferty
praga-term-era = Epoka
praga-term-edge = Krawędź
praga-term-corner = Róg
praga-term-connection = Połączenie
praga-term-cost = Koszt
praga-term-reward = Nagroda

## City and projects

praga-term-old_town = Stare Miasto
praga-term-new_town = Nowe Miasto
praga-term-plot = Parcela
praga-term-plaza = Plac
praga-term-influence = Wpływy
praga-term-hunger_wall = Mur Głodowy
praga-term-cathedral = Katedra św. Wita
praga-term-row = Rząd
praga-term-column = Kolumna
praga-term-level = Poziom
praga-term-sideways = Ruch w bok
praga-term-row_up = Rząd wyżej
praga-term-kings_road = Droga Królewska
praga-term-bridge = Most Karola
praga-term-bridge_place = Miejsce na moście
praga-term-silver_tile = Srebrny kafel mostu
praga-term-gold_tile = Złoty kafel mostu

## Playing

praga-term-first_player = Pierwszy gracz
praga-term-turn = Tura
praga-term-scoring = Punktacja końcowa
praga-term-solo = Gra solo
praga-term-opponent = Wirtualny przeciwnik
praga-term-parler = Piotr Parler
praga-term-pawn = Pionek Parlera
praga-term-pointer = Następny kafel Parlera
praga-term-parler_card_1 = Karta 1 Parlera
praga-term-parler_card_2 = Karta 2 Parlera
praga-term-parler_card_3 = Karta 3 Parlera
praga-term-parler_card_4 = Karta 4 Parlera
praga-term-parler_card_5 = Karta 5 Parlera
praga-term-unknown = Nieznane

## Phases

praga-phase-setup = przygotowanie
praga-phase-turn = tura
praga-phase-close = koniec tury
praga-phase-opponent = tura przeciwnika
praga-phase-era_change = zmiana epoki
praga-phase-scoring = punktacja końcowa
praga-phase-over = koniec gry
