# What technologies do, by the names of their effects in the data file, in our own words. $bundle is what the
# parameters of the effect are worth ("1 gold, 1 point"); $resource, $track, $symbol, $token are ids.

praga-text-technology =
    { $level ->
        [1] { $effect } Platí od tvého příštího tahu.
        [2] { $effect } Platí od tvého příštího tahu.
       *[other] { $effect } Jednorázová: po použití ji odhoď.
    }

praga-effect-wheel_resource_plus =
    { $resource ->
        [gold] Kdykoli ti akční kolo dá jako bonus zlaťák, získej 1 zlaťák navíc a 1 bod.
       *[stone] Kdykoli ti akční kolo dá jako bonus kámen, získej 1 kámen navíc a 1 bod.
    }
praga-effect-track_step_vp =
    { $track ->
        [mines] Za každý posun na stupnici zlatých dolů získej { $bundle }.
       *[quarry] Za každý posun na stupnici kamenolomů získej { $bundle }.
    }
praga-effect-row_up_vp = Za každý posun o řádek výše na Hladové zdi nebo katedrále získej { $bundle }.
praga-effect-wheel_vp_plus = Kdykoli ti akční kolo dá body, získej navíc { $bundle }.
praga-effect-building_with_symbol = Za každou postavenou budovu se { part-praga-symbol.ins } získej { $bundle }.
praga-effect-building_without_symbol = Za každou postavenou budovu bez { part-praga-symbol.gen } získej { $bundle }.
praga-effect-wall_with_symbol = Za každé postavené hradby se { part-praga-symbol.ins } získej { $bundle }.
praga-effect-token_once =
    { $token ->
        [red] Jednou v každém svém tahu, když dostaneš červený žeton, získej { $bundle }.
       *[blue] Jednou v každém svém tahu, když dostaneš modrý žeton, získej { $bundle }.
    }
praga-effect-egg_gain = Za každé vejce, které dostaneš nebo koupíš, získej { $bundle }.
praga-effect-egg_and_road = Získej 1 vejce a pak stavěj Královskou cestu.
praga-effect-free_row_up = Postup o řádek výše na Hladové zdi nebo katedrále. Neplatíš okna ani cenu nové úrovně.
praga-effect-university_steps =
    { $steps ->
        [one] Získej { $steps } posun na stupnici univerzity.
        [few] Získej { $steps } posuny na stupnici univerzity.
       *[other] Získej { $steps } posunů na stupnici univerzity.
    }
praga-effect-upgrade_and_vp = Vylepši akci a získej { $bundle }.
praga-effect-upgrade_and_goldwin = Vylepši akci a získej { $bundle }.
praga-effect-produce_gold = Vyprodukuj zlato a získej { $bundle }. Není to akce.
praga-effect-produce_stone = Vyprodukuj kámen a získej { $bundle }. Není to akce.
praga-effect-building_discount = Postav budovu; destička i parcela dohromady stojí o { $bundle } méně.
praga-effect-wall_discount = Postav hradby o { $bundle } levněji.
praga-effect-any_action = Proveď libovolnou akci.
praga-effect-step_and_produce =
    { $steps ->
        [one] Získej { $steps } posun na stupnici zlatých dolů nebo kamenolomů a pak vyprodukuj zlato nebo kámen. Není to akce.
        [few] Získej { $steps } posuny na stupnici zlatých dolů nebo kamenolomů a pak vyprodukuj zlato nebo kámen. Není to akce.
       *[other] Získej { $steps } posunů na stupnici zlatých dolů nebo kamenolomů a pak vyprodukuj zlato nebo kámen. Není to akce.
    }
praga-effect-plaza_both = Získej obě odměny libovolné destičky náměstí na herním plánu.
