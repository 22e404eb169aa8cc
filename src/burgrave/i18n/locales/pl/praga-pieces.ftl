# What is printed on pieces, one fact a phrase: the code joins those that apply to a piece.
# $cost and $bundle are bundles as in praga-amounts.ftl, $number is a number, $action the name of an action.

## Hex tiles

praga-fact-era =
    { $number ->
        [1] epoka I
       *[2] epoka II
    }
praga-fact-special = kafel specjalny
praga-fact-cost = koszt: { $cost }
praga-fact-free = za darmo
praga-fact-reward = nagroda: { $bundle }
praga-fact-upgrade = przy każdej akcji „{ $action }”: { $bundle }
praga-fact-university = przy położeniu: { praga-amount-university }
# $symbol is hunger or cathedral.
praga-fact-symbol = { part-praga-symbol }
praga-fact-edges = krawędzie: { $edges }
praga-fact-red_corners =
    { $number ->
        [one] { $number } czerwony róg
        [few] { $number } czerwone rogi
       *[many] { $number } czerwonych rogów
    }
praga-fact-blue_corners =
    { $number ->
        [one] { $number } niebieski róg
        [few] { $number } niebieskie rogi
       *[many] { $number } niebieskich rogów
    }
praga-fact-cube_space = miejsce na kostkę
praga-fact-no_cube_space = bez miejsca na kostkę: 1 punkt za każdy budynek przy placu

## Symbols on edges, and where edges and corners are

praga-edge-gold = złoto
praga-edge-stone = kamień
praga-edge-silver = srebrne okno
praga-edge-tech = technologia
praga-edge-vp2 = 2 punkty
praga-edge-at = { $symbol } { $place }
praga-edge_place-0 = na północnym wschodzie
praga-edge_place-1 = na wschodzie
praga-edge_place-2 = na południowym wschodzie
praga-edge_place-3 = na południowym zachodzie
praga-edge_place-4 = na zachodzie
praga-edge_place-5 = na północnym zachodzie
praga-corner_place-0 = na północy
praga-corner_place-1 = na północnym wschodzie
praga-corner_place-2 = na południowym wschodzie
praga-corner_place-3 = na południu
praga-corner_place-4 = na południowym zachodzie
praga-corner_place-5 = na północnym zachodzie

## The action crane

praga-text-action_tile = { $first } albo { $second }
praga-fact-red_zone = czerwona strefa: kosztuje { $cost }
praga-fact-green_zone = zielona strefa: za darmo
praga-fact-blue_zone = niebieska strefa: { $bundle }
praga-fact-five_points = z żetonem 5 punktów: 5 punktów
praga-fact-wheel_bonus = bonus żurawia akcji: { $bundle }
praga-fact-blocked_sector = zablokowany sektor

## Tracks

praga-text-token = Przy każdej produkcji na swoim torze: { $bundle }.
praga-fact-track_bonus = od { $number } przy każdej produkcji: { $bundle }
praga-fact-track_token = na { $number }: weź żeton produkcji
praga-fact-track_seal = na { $number }: możesz zająć pieczęć
praga-fact-technology_level =
    { $level ->
        [1] po { $number }. kroku: technologia poziomu I
        [2] po { $number }. kroku: technologia poziomu II
        [3] po { $number }. kroku: technologia poziomu III
       *[4] po { $number }. kroku: technologia poziomu IV
    }
praga-fact-academics = na koniec za każdy krok na torze technologii: { praga-amount-vp }
praga-text-wealth =
    { $wealth ->
        [gold6] Gdy masz po raz pierwszy { praga-wealth-gold6 }: { $bundle }.
        [stone6] Gdy masz po raz pierwszy { praga-wealth-stone6 }: { $bundle }.
       *[nine] Gdy masz po raz pierwszy { praga-wealth-nine }: { $bundle }.
    }

## Plazas

praga-text-plaza_tile = U góry: { $upper }. U dołu: { $lower }.
praga-fact-plot = kosztuje dodatkowo { $cost }, daje { $bundle }

## Hunger Wall and Cathedral

praga-cell-empty = puste pole
praga-cell-points = { praga-amount-vp }
praga-cell-up = strzałka w górę
praga-cell-sideways = strzałka w bok
praga-fact-row_points = rząd { $row }: { praga-amount-vp }
praga-fact-column_points =
    { $project ->
        [hunger_wall] kolumna { $column }: { praga-amount-vp } za każdy niebieski żeton
       *[cathedral] kolumna { $column }: { praga-amount-vp } za każdy czerwony żeton
    }
praga-fact-level_cost = rząd { $row } kosztuje dodatkowo { $cost }

## King's Road

praga-road-enter = wejście: { $cost }
praga-road-egg = za 1 jajko: { $bundle }
praga-road-may_pay = raz możesz zapłacić { $cost } i zyskać { $bundle }
praga-road-vp_per_era1_upgrade = { praga-amount-vp } za każde twoje ulepszenie epoki I
praga-road-vp_per_window = { praga-amount-vp } za każde twoje okno
praga-road-while_here_upgrade = dopóki tu jesteś, przy każdym ulepszeniu: { $bundle }
praga-road-while_here_wall = dopóki tu jesteś, za każdy mur: { $bundle }
praga-road-while_here_building_without = dopóki tu jesteś, za każdy budynek bez { part-praga-symbol.gen }: { $bundle }
praga-road-bridge_silver = dobierz 3 srebrne kafle i połóż jeden na moście
praga-road-bridge_gold = wybierz złoty kafel i połóż go na moście

## Charles Bridge

praga-text-bridge_tile =
    { $end ->
        [none] Od razu: { $bundle }.
       *[other]
            { $bundle ->
                [none] Na koniec: { $end }.
               *[other] Od razu: { $bundle }. Na koniec: { $end }.
            }
    }
# Moves that a bridge tile offers and does not force: after the bundle.
praga-optional-hunger =
    { $number ->
        [one] możesz przesunąć się o { $number } kolumnę w bok na Murze Głodowym
        [few] możesz przesunąć się o { $number } kolumny w bok na Murze Głodowym
       *[many] możesz przesunąć się o { $number } kolumn w bok na Murze Głodowym
    }
praga-optional-cathedral =
    { $number ->
        [one] możesz przesunąć się o { $number } kolumnę w bok na katedrze
        [few] możesz przesunąć się o { $number } kolumny w bok na katedrze
       *[many] możesz przesunąć się o { $number } kolumn w bok na katedrze
    }
praga-fact-bridge_place = miejsce { $number }: { $bundle }

## Seals, and what scores at the end

praga-text-seal =
    { $cost ->
        [none] Za darmo. Na koniec: { $end }.
       *[other] Kosztuje { $cost }. Na koniec: { $end }.
    }
praga-score-buy =
    { $resource ->
        [gold] { praga-amount-vp } za każde pozostałe złoto
       *[stone] { praga-amount-vp } za każdy pozostały kamień
    }
praga-score-buy_pair = { praga-amount-vp } za każdą pozostałą parę: 1 złoto i 1 kamień
praga-score-flat = { praga-amount-vp }
praga-score-track_position =
    { $track ->
        [university] tyle punktów, ile wynosi twoja pozycja na torze uniwersytetu
        [mines] tyle punktów, ile masz kopalni złota
       *[quarry] tyle punktów, ile masz kamieniołomów
    }
praga-score-per_upgrade = { praga-amount-vp } za każde twoje ulepszenie, także zakryte
praga-score-per_wall = { praga-amount-vp } za każdy twój mur
praga-score-rows_sum = { praga-amount-vp } razy suma twoich rzędów na Murze Głodowym i katedrze
