# What happened. $who is "you" or "other". An event that ends in -hidden is for seats that may not know more.
# People stand in the nominative only and verbs in the present: names are not declined, gender is not known.

praga-event-first-player =
    { $who ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }
praga-event-turn-started =
    { $who ->
        [you] Zaczyna się twoja tura { $number }.
       *[other] { $seat } zaczyna turę { $number }.
    }
praga-event-turn-ended =
    { $who ->
        [you] Kończysz turę.
       *[other] { $seat } kończy turę.
    }
praga-event-game-ended = Koniec gry.

## Actions

praga-event-tile-taken =
    { $who ->
        [you] Bierzesz { $action_tile }.
       *[other] { $seat } bierze { $action_tile }.
    }
praga-event-gained =
    { $who ->
        [you] Zyskujesz { praga-amount } ({ $source }).
       *[other] { $seat } zyskuje { praga-amount } ({ $source }).
    }
praga-event-paid =
    { $who ->
        [you] Płacisz { praga-amount }.
       *[other] { $seat } płaci { praga-amount }.
    }
praga-event-action-performed =
    { $who ->
        [you] Wykonujesz akcję: { $action }.
       *[other] { $seat } wykonuje akcję: { $action }.
    }
praga-event-action-bought =
    { $who ->
        [you] Kupujesz dodatkową akcję.
       *[other] { $seat } kupuje dodatkową akcję.
    }
praga-event-wealth =
    { $who ->
        [you] Masz po raz pierwszy { $wealth }.
       *[other] { $seat } ma po raz pierwszy { $wealth }.
    }

## Tiles

# $rotation says how often the tile is turned by 60 degrees.
praga-event-upgrade-laid =
    { $who ->
        [you] Kładziesz { $tile }{ part-praga-turned }.
       *[other] { $seat } kładzie { $tile }{ part-praga-turned }.
    }
praga-event-wall-built =
    { $who ->
        [you] Budujesz { $tile } na miejscu { $slot } przy planszy akcji{ part-praga-turned }.
       *[other] { $seat } buduje { $tile } na miejscu { $slot } przy planszy akcji{ part-praga-turned }.
    }
praga-event-building-built =
    { $who ->
        [you] Wznosisz { $tile } na { $plot_loc }{ part-praga-turned }.
       *[other] { $seat } wznosi { $tile } na { $plot_loc }{ part-praga-turned }.
    }
praga-event-building-standing = Na { $plot_loc } od początku stoi { $tile }.
praga-event-tile-revealed = Nowość w ofercie: { $tile }.
praga-event-tile-returned = Z powrotem na spód stosu: { $tile }.
praga-event-row-refreshed =
    { $who ->
        [you] Wymieniasz ofertę: { $row }.
       *[other] { $seat } wymienia ofertę: { $row }.
    }

## Plazas

praga-event-cube-placed =
    { $who ->
        [you] Kładziesz kostkę na { $plot_loc }.
       *[other] { $seat } kładzie kostkę na { $plot_loc }.
    }
praga-event-cube-returned =
    { $who ->
        [you] Zabierasz swoją kostkę z { $plot_loc }.
       *[other] { $seat } zabiera swoją kostkę z { $plot_loc }.
    }
praga-event-plaza-laid = Na { $plaza_loc } leży { $plaza_tile }.
praga-event-plaza-evaluated = Ostatnia parcela jest zabudowana: rozpatrywany jest { $plaza }.
praga-event-plaza-led =
    { $who ->
        [you] Masz największe wpływy na { $plaza_loc } i zyskujesz obie nagrody.
       *[other] { $seat } ma największe wpływy na { $plaza_loc } i zyskuje obie nagrody.
    }

## Tracks, seals, technologies

praga-event-token-taken =
    { $who ->
        [you] Bierzesz { $token } ({ $track }).
       *[other] { $seat } bierze { $token } ({ $track }).
    }
praga-event-seal-right =
    { $who ->
        [you] Możesz zająć pieczęć.
       *[other] { $seat } może zająć pieczęć.
    }
praga-event-seal-claimed =
    { $who ->
        [you] Zajmujesz { $seal }.
       *[other] { $seat } zajmuje { $seal }.
    }
praga-event-technologies-drawn =
    { $who ->
        [you] Dobierasz { part-praga-technologies }.
       *[other] { $seat } dobiera { part-praga-technologies }.
    }
praga-event-technologies-drawn-hidden =
    { $who ->
        [you] Dobierasz { part-praga-technologies }.
       *[other] { $seat } dobiera { part-praga-technologies }.
    }
praga-event-technology-kept =
    { $who ->
        [you] Zatrzymujesz { $technology_acc }.
       *[other] { $seat } zatrzymuje { $technology_acc }.
    }
praga-event-technology-used =
    { $who ->
        [you] Używasz { $technology_gen }.
       *[other] { $seat } używa { $technology_gen }.
    }

## Hunger Wall, Cathedral, King's Road and bridge

praga-event-climbed =
    { $who ->
        [you] Wchodzisz do rzędu { $number } { $project_gen }.
       *[other] { $seat } wchodzi do rzędu { $number } { $project_gen }.
    }
praga-event-moved-sideways =
    { $who ->
        [you] Przechodzisz w bok do kolumny { $number } { $project_gen }.
       *[other] { $seat } przechodzi w bok do kolumny { $number } { $project_gen }.
    }
praga-event-figure-moved =
    { $who ->
        [you] Przechodzisz na { $space } Drogi Królewskiej.
       *[other] { $seat } przechodzi na { $space } Drogi Królewskiej.
    }
praga-event-bridge-seen =
    { $who ->
        [you] Oglądasz { part-praga-bridge-tiles } przy moście: { $bridge_tiles }.
       *[other] { $seat } ogląda { part-praga-bridge-tiles } przy moście: { $bridge_tiles }.
    }
praga-event-bridge-seen-hidden =
    { $who ->
        [you] Oglądasz { part-praga-bridge-tiles } przy moście.
       *[other] { $seat } ogląda { part-praga-bridge-tiles } przy moście.
    }
praga-event-bridge-laid =
    { $who ->
        [you] Kładziesz { $bridge_tile } na miejscu { $number } Mostu Karola.
       *[other] { $seat } kładzie { $bridge_tile } na miejscu { $number } Mostu Karola.
    }
praga-event-bridge-kept =
    { $who ->
        [you] Most jest ukończony: zatrzymujesz { $bridge_tile }.
       *[other] Most jest ukończony: { $seat } zatrzymuje { $bridge_tile }.
    }
praga-event-bridge-discarded =
    { $who ->
        [you] Most jest ukończony: odrzucasz { $bridge_tile }.
       *[other] Most jest ukończony: { $seat } odrzuca { $bridge_tile }.
    }
praga-event-cathedral-seen =
    { $who ->
        [you] Oglądasz { part-praga-bridge-tiles } przy katedrze: { $bridge_tiles }.
       *[other] { $seat } ogląda { part-praga-bridge-tiles } przy katedrze: { $bridge_tiles }.
    }
praga-event-cathedral-seen-hidden =
    { $who ->
        [you] Oglądasz { part-praga-bridge-tiles } przy katedrze.
       *[other] { $seat } ogląda { part-praga-bridge-tiles } przy katedrze.
    }
praga-event-cathedral-kept =
    { $who ->
        [you] Bierzesz z katedry { $bridge_tile }.
       *[other] { $seat } bierze z katedry { $bridge_tile }.
    }

## The action crane

praga-event-wheel-turned = Żuraw akcji się obraca.
praga-event-tile-lifted = Z niebieskiej strefy, z żetonem 5 punktów: { $action_tile }.
praga-event-platform-moved =
    { $number ->
        [0] Licznik tur dochodzi do klepsydry.
       *[other] Licznik tur przechodzi na { $number }.
    }
praga-event-era-changed = Zaczyna się epoka II: w ofercie są nowe kafle.

## Playing alone

praga-event-opponent-took = Z żurawia znika niewykorzystany: { $action_tile }.
praga-event-parler-card =
    Parler zagrywa kartę { $number }. { $number ->
        [1] { praga-text-term-parler_card_1 }
        [2] { praga-text-term-parler_card_2 }
        [3] { praga-text-term-parler_card_3 }
        [4] { praga-text-term-parler_card_4 }
       *[other] { praga-text-term-parler_card_5 }
    }
praga-event-parler-built = Parler wznosi { $tile } na { $plot_loc }{ part-praga-turned }.
praga-event-parler-removed = Parler usuwa { $tile }.
praga-event-parler-stepped = Parler przechodzi na torze ({ $track }) na { $number }.
praga-event-parler-token = Parler usuwa z rzeki { $token }.
praga-event-parler-seal = Parler zajmuje { $seal }.
praga-event-pawn-moved = Pionek Parlera przechodzi na { $plaza }.
praga-event-pointer-moved = Wskaźnik Parlera ({ $row }) przechodzi na kafel { $number } w rzędzie.
praga-event-parler-cube-returned = Parler zabiera swoją kostkę z { $plot_loc }.

## Where gains come from

praga-event-upgrade-used =
    { $who ->
        [you] Bierzesz bonus: { $tile }.
       *[other] { $seat } bierze bonus: { $tile }.
    }
praga-event-technology-worked =
    { $who ->
        [you] Działa twoja { $technology }.
       *[other] { $seat } korzysta z { $technology_gen }.
    }
praga-event-plaza-rewarded =
    { $who ->
        [you] Bierzesz { $reward_acc } na { $plaza_loc }.
       *[other] { $seat } bierze { $reward_acc } na { $plaza_loc }.
    }
praga-event-edge-met =
    { $who ->
        [you] Na twojej planszy akcji pasują krawędzie: { $hex } i { $hex2 }.
       *[other] { $seat } ma na planszy akcji pasujące krawędzie: { $hex } i { $hex2 }.
    }
praga-event-road-effect-used =
    { $who ->
        [you] Wykorzystujesz efekt: { $space } Drogi Królewskiej.
       *[other] { $seat } wykorzystuje efekt: { $space } Drogi Królewskiej.
    }
praga-event-bridge-picked =
    { $who ->
        [you] Wybierasz { $bridge_tile }.
       *[other] { $seat } wybiera { $bridge_tile }.
    }
praga-event-cathedral-declined =
    { $who ->
        [you] Nie bierzesz z katedry żadnego kafla.
       *[other] { $seat } nie bierze z katedry żadnego kafla.
    }
praga-event-sideways-chosen =
    { $who ->
        [you] Na ruch w bok wybierasz: { $project }.
       *[other] { $seat } wybiera na ruch w bok: { $project }.
    }
