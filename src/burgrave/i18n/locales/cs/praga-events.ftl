# What happened. $who is "you" or "other". An event that ends in -hidden is for seats that may not know more.
# People stand in the nominative only and verbs in the present: names are not declined, gender is not known.

praga-event-first-player =
    { $who ->
        [you] Začínáš.
       *[other] Začíná { $seat }.
    }
praga-event-turn-started =
    { $who ->
        [you] Začíná tvůj { $number }. tah.
       *[other] { $seat } začíná { $number }. tah.
    }
praga-event-turn-ended =
    { $who ->
        [you] Končíš tah.
       *[other] { $seat } končí tah.
    }
praga-event-game-ended = Hra končí.

## Actions

praga-event-tile-taken =
    { $who ->
        [you] Bereš si { $action_tile }.
       *[other] { $seat } si bere { $action_tile }.
    }
praga-event-gained =
    { $who ->
        [you] Získáváš { praga-amount } ({ $source }).
       *[other] { $seat } získává { praga-amount } ({ $source }).
    }
praga-event-paid =
    { $who ->
        [you] Platíš { praga-amount }.
       *[other] { $seat } platí { praga-amount }.
    }
praga-event-action-performed =
    { $who ->
        [you] Provádíš akci: { $action }.
       *[other] { $seat } provádí akci: { $action }.
    }
praga-event-action-bought =
    { $who ->
        [you] Kupuješ si akci navíc.
       *[other] { $seat } si kupuje akci navíc.
    }
praga-event-wealth =
    { $who ->
        [you] Máš poprvé { $wealth }.
       *[other] { $seat } má poprvé { $wealth }.
    }

## Tiles

# $rotation says how often the tile is turned by 60 degrees.
praga-event-upgrade-laid =
    { $who ->
        [you] Pokládáš { $tile_acc }{ part-praga-turned }.
       *[other] { $seat } pokládá { $tile_acc }{ part-praga-turned }.
    }
praga-event-wall-built =
    { $who ->
        [you] Stavíš { $tile_acc } na místě { $slot } u akční desky{ part-praga-turned }.
       *[other] { $seat } staví { $tile_acc } na místě { $slot } u akční desky{ part-praga-turned }.
    }
praga-event-building-built =
    { $who ->
        [you] Stavíš { $tile_acc } na { $plot_loc }{ part-praga-turned }.
       *[other] { $seat } staví { $tile_acc } na { $plot_loc }{ part-praga-turned }.
    }
praga-event-building-standing = Na { $plot_loc } stojí od začátku { $tile }.
praga-event-tile-revealed = Nově v nabídce: { $tile }.
praga-event-tile-returned = Zpět dospod zásoby: { $tile }.
praga-event-row-refreshed =
    { $who ->
        [you] Vyměňuješ nabídku: { $row }.
       *[other] { $seat } vyměňuje nabídku: { $row }.
    }

## Plazas

praga-event-cube-placed =
    { $who ->
        [you] Dáváš kostičku na { $plot_acc }.
       *[other] { $seat } dává kostičku na { $plot_acc }.
    }
praga-event-cube-returned =
    { $who ->
        [you] Bereš si zpět kostičku z { $plot_gen }.
       *[other] { $seat } si bere zpět kostičku z { $plot_gen }.
    }
praga-event-plaza-laid = Na { $plaza } leží { $plaza_tile }.
praga-event-plaza-evaluated = Poslední parcela je zastavěná, vyhodnocuje se { $plaza }.
praga-event-plaza-led =
    { $who ->
        [you] Máš největší vliv ({ $plaza }) a získáváš obě odměny.
       *[other] { $seat } má největší vliv ({ $plaza }) a získává obě odměny.
    }

## Tracks, seals, technologies

praga-event-token-taken =
    { $who ->
        [you] Bereš si { $token } ({ $track }).
       *[other] { $seat } si bere { $token } ({ $track }).
    }
praga-event-seal-right =
    { $who ->
        [you] Smíš obsadit pečeť.
       *[other] { $seat } smí obsadit pečeť.
    }
praga-event-seal-claimed =
    { $who ->
        [you] Obsazuješ { $seal }.
       *[other] { $seat } obsazuje { $seal }.
    }
praga-event-technologies-drawn =
    { $who ->
        [you] Dobíráš { part-praga-technologies }.
       *[other] { $seat } dobírá { part-praga-technologies }.
    }
praga-event-technologies-drawn-hidden =
    { $who ->
        [you] Dobíráš { part-praga-technologies }.
       *[other] { $seat } dobírá { part-praga-technologies }.
    }
praga-event-technology-kept =
    { $who ->
        [you] Necháváš si { $technology_acc }.
       *[other] { $seat } si nechává { $technology_acc }.
    }
praga-event-technology-used =
    { $who ->
        [you] Používáš { $technology_acc }.
       *[other] { $seat } používá { $technology_acc }.
    }

## Hunger Wall, Cathedral, King's Road and bridge

praga-event-climbed =
    { $who ->
        [you] Postupuješ na { $number }. řádek { $project_gen }.
       *[other] { $seat } postupuje na { $number }. řádek { $project_gen }.
    }
praga-event-moved-sideways =
    { $who ->
        [you] Posouváš se do strany na sloupec { $number } { $project_gen }.
       *[other] { $seat } se posouvá do strany na sloupec { $number } { $project_gen }.
    }
praga-event-figure-moved =
    { $who ->
        [you] Postupuješ na { $space } Královské cesty.
       *[other] { $seat } postupuje na { $space } Královské cesty.
    }
praga-event-bridge-seen =
    { $who ->
        [you] Prohlížíš si { part-praga-bridge-tiles } u mostu: { $bridge_tiles }.
       *[other] { $seat } si prohlíží { part-praga-bridge-tiles } u mostu: { $bridge_tiles }.
    }
praga-event-bridge-seen-hidden =
    { $who ->
        [you] Prohlížíš si { part-praga-bridge-tiles } u mostu.
       *[other] { $seat } si prohlíží { part-praga-bridge-tiles } u mostu.
    }
praga-event-bridge-laid =
    { $who ->
        [you] Pokládáš { $bridge_tile } na místo { $number } Karlova mostu.
       *[other] { $seat } pokládá { $bridge_tile } na místo { $number } Karlova mostu.
    }
praga-event-bridge-kept =
    { $who ->
        [you] Most je dokončený: necháváš si { $bridge_tile }.
       *[other] Most je dokončený: { $seat } si nechává { $bridge_tile }.
    }
praga-event-bridge-discarded =
    { $who ->
        [you] Most je dokončený: odhazuješ { $bridge_tile }.
       *[other] Most je dokončený: { $seat } odhazuje { $bridge_tile }.
    }
praga-event-cathedral-seen =
    { $who ->
        [you] Prohlížíš si { part-praga-bridge-tiles } u katedrály: { $bridge_tiles }.
       *[other] { $seat } si prohlíží { part-praga-bridge-tiles } u katedrály: { $bridge_tiles }.
    }
praga-event-cathedral-seen-hidden =
    { $who ->
        [you] Prohlížíš si { part-praga-bridge-tiles } u katedrály.
       *[other] { $seat } si prohlíží { part-praga-bridge-tiles } u katedrály.
    }
praga-event-cathedral-kept =
    { $who ->
        [you] Bereš si od katedrály { $bridge_tile }.
       *[other] { $seat } si bere od katedrály { $bridge_tile }.
    }

## The action crane

praga-event-wheel-turned = Akční kolo se otáčí.
praga-event-tile-lifted = Z modré zóny ven, s pětibodovým žetonem: { $action_tile }.
praga-event-platform-moved =
    { $number ->
        [0] Počítadlo kol je na přesýpacích hodinách.
       *[other] Počítadlo kol je na { $number }.
    }
praga-event-era-changed = Začíná epocha II: v nabídce jsou nové destičky.

## Playing alone

praga-event-opponent-took = Z jeřábu mizí bez využití: { $action_tile }.
praga-event-parler-card =
    Parléř hraje kartu { $number }. { $number ->
        [1] { praga-text-term-parler_card_1 }
        [2] { praga-text-term-parler_card_2 }
        [3] { praga-text-term-parler_card_3 }
        [4] { praga-text-term-parler_card_4 }
       *[other] { praga-text-term-parler_card_5 }
    }
praga-event-parler-built = Parléř staví { $tile_acc } na { $plot_loc }{ part-praga-turned }.
praga-event-parler-removed = Parléř odstraňuje { $tile_acc }.
praga-event-parler-stepped = Parléř postupuje na stupnici ({ $track }) na { $number }.
praga-event-parler-token = Parléř odstraňuje z řeky { $token }.
praga-event-parler-seal = Parléř obsazuje { $seal }.
praga-event-pawn-moved = Parléřova figurka se přesouvá na { $plaza }.
praga-event-pointer-moved = Parléřův ukazatel ({ $row }) se posouvá na { $number }. destičku v řadě.
praga-event-parler-cube-returned = Parléř si bere zpět kostičku z { $plot_gen }.

## Where gains come from

praga-event-upgrade-used =
    { $who ->
        [you] Bereš si bonus: { $tile }.
       *[other] { $seat } si bere bonus: { $tile }.
    }
praga-event-technology-worked =
    { $who ->
        [you] Uplatňuje se tvoje { $technology }.
       *[other] { $seat } uplatňuje { $technology_acc }.
    }
praga-event-plaza-rewarded =
    { $who ->
        [you] Bereš si { $reward_acc } ({ $plaza }).
       *[other] { $seat } si bere { $reward_acc } ({ $plaza }).
    }
praga-event-edge-met =
    { $who ->
        [you] Na tvé akční desce k sobě pasují hrany: { $hex } a { $hex2 }.
       *[other] { $seat } má na akční desce hrany, které k sobě pasují: { $hex } a { $hex2 }.
    }
praga-event-road-effect-used =
    { $who ->
        [you] Využíváš efekt { $space } Královské cesty.
       *[other] { $seat } využívá efekt { $space } Královské cesty.
    }
praga-event-bridge-picked =
    { $who ->
        [you] Vybíráš si { $bridge_tile }.
       *[other] { $seat } si vybírá { $bridge_tile }.
    }
praga-event-cathedral-declined =
    { $who ->
        [you] Nebereš si od katedrály žádný dílek.
       *[other] { $seat } si od katedrály nebere žádný dílek.
    }
praga-event-sideways-chosen =
    { $who ->
        [you] Pro posun do strany si vybíráš: { $project }.
       *[other] { $seat } si pro posun do strany vybírá: { $project }.
    }
