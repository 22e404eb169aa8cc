# What is printed on pieces, one fact a phrase: the code joins those that apply to a piece.
# $cost and $bundle are bundles as in praga-amounts.ftl, $number is a number, $action the name of an action.

## Hex tiles

praga-fact-era =
    { $number ->
        [1] epocha I
       *[2] epocha II
    }
praga-fact-special = speciální destička
praga-fact-cost = náklady: { $cost }
praga-fact-free = zdarma
praga-fact-reward = odměna: { $bundle }
praga-fact-upgrade = při každé akci „{ $action }“: { $bundle }
praga-fact-university = při položení: { praga-amount-university }
# $symbol is hunger or cathedral.
praga-fact-symbol = { part-praga-symbol }
praga-fact-edges = hrany: { $edges }
praga-fact-red_corners =
    { $number ->
        [one] { $number } červený roh
        [few] { $number } červené rohy
       *[other] { $number } červených rohů
    }
praga-fact-blue_corners =
    { $number ->
        [one] { $number } modrý roh
        [few] { $number } modré rohy
       *[other] { $number } modrých rohů
    }
praga-fact-cube_space = prostor pro kostičku
praga-fact-no_cube_space = bez prostoru pro kostičku: 1 bod za každou budovu u náměstí

## Symbols on edges, and where edges and corners are

praga-edge-gold = zlaťák
praga-edge-stone = kámen
praga-edge-silver = stříbrné okno
praga-edge-tech = technologie
praga-edge-vp2 = 2 body
praga-edge-at = { $symbol } { $place }
praga-edge_place-0 = na severovýchodě
praga-edge_place-1 = na východě
praga-edge_place-2 = na jihovýchodě
praga-edge_place-3 = na jihozápadě
praga-edge_place-4 = na západě
praga-edge_place-5 = na severozápadě
praga-corner_place-0 = na severu
praga-corner_place-1 = na severovýchodě
praga-corner_place-2 = na jihovýchodě
praga-corner_place-3 = na jihu
praga-corner_place-4 = na jihozápadě
praga-corner_place-5 = na severozápadě

## The action crane

praga-text-action_tile = { $first }, nebo { $second }
praga-fact-red_zone = červená zóna: stojí { $cost }
praga-fact-green_zone = zelená zóna: zdarma
praga-fact-blue_zone = modrá zóna: { $bundle }
praga-fact-five_points = s pětibodovým žetonem: 5 bodů
praga-fact-wheel_bonus = bonus akčního kola: { $bundle }
praga-fact-blocked_sector = čtvercové pole

## Tracks

praga-text-token = Při každé produkci na své stupnici: { $bundle }.
praga-fact-track_bonus = od { $number } při každé produkci: { $bundle }
praga-fact-track_token = na { $number }: vezmi si produkční žeton
praga-fact-track_seal = na { $number }: smíš obsadit pečeť
praga-fact-technology_level =
    { $level ->
        [1] po { $number }. posunu: technologie úrovně I
        [2] po { $number }. posunu: technologie úrovně II
        [3] po { $number }. posunu: technologie úrovně III
       *[4] po { $number }. posunu: technologie úrovně IV
    }
praga-fact-academics = na konci za každý posun na stupnici technologií: { praga-amount-vp }
praga-text-wealth =
    { $wealth ->
        [gold6] Když máš poprvé { praga-wealth-gold6 }: { $bundle }.
        [stone6] Když máš poprvé { praga-wealth-stone6 }: { $bundle }.
       *[nine] Když máš poprvé { praga-wealth-nine }: { $bundle }.
    }

## Plazas

praga-text-plaza_tile = Nahoře: { $upper }. Dole: { $lower }.
praga-fact-plot = stojí navíc { $cost }, přináší { $bundle }

## Hunger Wall and Cathedral

praga-cell-empty = prázdné pole
praga-cell-points = { praga-amount-vp }
praga-cell-up = šipka nahoru
praga-cell-sideways = šipka do strany
praga-fact-row_points = řádek { $row }: { praga-amount-vp }
praga-fact-column_points =
    { $project ->
        [hunger_wall] sloupec { $column }: { praga-amount-vp } za každý modrý žeton
       *[cathedral] sloupec { $column }: { praga-amount-vp } za každý červený žeton
    }
praga-fact-level_cost = řádek { $row } stojí navíc { $cost }

## King's Road

praga-road-enter = vstup: { $cost }
praga-road-egg = za 1 vejce: { $bundle }
praga-road-may_pay = jednou smíš zaplatit { $cost } a získat { $bundle }
praga-road-vp_per_era1_upgrade = { praga-amount-vp } za každé tvoje vylepšení epochy I
praga-road-vp_per_window = { praga-amount-vp } za každé tvoje okno
praga-road-while_here_upgrade = dokud jsi tady, při každém vylepšení: { $bundle }
praga-road-while_here_wall = dokud jsi tady, za každé hradby: { $bundle }
praga-road-while_here_building_without = dokud jsi tady, za každou budovu bez { part-praga-symbol.gen }: { $bundle }
praga-road-bridge_silver = vezmi 3 stříbrné dílky a jeden polož na most
praga-road-bridge_gold = vyber si zlatý dílek a polož ho na most

## Charles Bridge

praga-text-bridge_tile =
    { $end ->
        [none] Ihned: { $bundle }.
       *[other]
            { $bundle ->
                [none] Na konci: { $end }.
               *[other] Ihned: { $bundle }. Na konci: { $end }.
            }
    }
# Moves that a bridge tile offers and does not force: after the bundle.
praga-optional-hunger =
    { $number ->
        [one] můžeš se posunout o { $number } sloupec do strany na Hladové zdi
        [few] můžeš se posunout o { $number } sloupce do strany na Hladové zdi
       *[other] můžeš se posunout o { $number } sloupců do strany na Hladové zdi
    }
praga-optional-cathedral =
    { $number ->
        [one] můžeš se posunout o { $number } sloupec do strany na katedrále
        [few] můžeš se posunout o { $number } sloupce do strany na katedrále
       *[other] můžeš se posunout o { $number } sloupců do strany na katedrále
    }
praga-fact-bridge_place = místo { $number }: { $bundle }

## Seals, and what scores at the end

praga-text-seal =
    { $cost ->
        [none] Zdarma. Na konci: { $end }.
       *[other] Stojí { $cost }. Na konci: { $end }.
    }
praga-score-buy =
    { $resource ->
        [gold] { praga-amount-vp } za každý zbylý zlaťák
       *[stone] { praga-amount-vp } za každý zbylý kámen
    }
praga-score-buy_pair = { praga-amount-vp } za každou zbylou dvojici zlaťáku a kamene
praga-score-flat = { praga-amount-vp }
praga-score-track_position =
    { $track ->
        [university] tolik bodů, jaká je tvoje pozice na stupnici univerzity
        [mines] tolik bodů, kolik máš zlatých dolů
       *[quarry] tolik bodů, kolik máš kamenolomů
    }
praga-score-per_upgrade = { praga-amount-vp } za každé tvoje vylepšení, i zakryté
praga-score-per_wall = { praga-amount-vp } za každé tvoje hradby
praga-score-rows_sum = { praga-amount-vp } krát součet tvých řádků na Hladové zdi a katedrále
