# What technologies do, by the names of their effects in the data file, in our own words. $bundle is what the
# parameters of the effect are worth ("1 gold, 1 point"); $resource, $track, $symbol, $token are ids.

praga-text-technology =
    { $level ->
        [1] { $effect } Działa od twojej następnej tury.
        [2] { $effect } Działa od twojej następnej tury.
       *[other] { $effect } Jednorazowa: po użyciu ją odrzuć.
    }

praga-effect-wheel_resource_plus =
    { $resource ->
        [gold] Gdy bonusem żurawia akcji jest złoto, zyskujesz o 1 złoto więcej i 1 punkt.
       *[stone] Gdy bonusem żurawia akcji jest kamień, zyskujesz o 1 kamień więcej i 1 punkt.
    }
praga-effect-track_step_vp =
    { $track ->
        [mines] Za każdy krok na torze kopalni złota zyskujesz { $bundle }.
       *[quarry] Za każdy krok na torze kamieniołomów zyskujesz { $bundle }.
    }
praga-effect-row_up_vp = Za każde wejście o rząd wyżej na Murze Głodowym lub katedrze zyskujesz { $bundle }.
praga-effect-wheel_vp_plus = Gdy żuraw akcji daje ci punkty, zyskujesz dodatkowo { $bundle }.
praga-effect-building_with_symbol = Za każdy wzniesiony budynek z { part-praga-symbol.ins } zyskujesz { $bundle }.
praga-effect-building_without_symbol = Za każdy wzniesiony budynek bez { part-praga-symbol.gen } zyskujesz { $bundle }.
praga-effect-wall_with_symbol = Za każdy zbudowany mur z { part-praga-symbol.ins } zyskujesz { $bundle }.
praga-effect-token_once =
    { $token ->
        [red] Raz w każdej swojej turze, gdy dostajesz czerwony żeton, zyskujesz { $bundle }.
       *[blue] Raz w każdej swojej turze, gdy dostajesz niebieski żeton, zyskujesz { $bundle }.
    }
praga-effect-egg_gain = Za każde jajko, które dostajesz lub kupujesz, zyskujesz { $bundle }.
praga-effect-egg_and_road = Zyskujesz 1 jajko, potem budujesz Drogę Królewską.
praga-effect-free_row_up = Wchodzisz o rząd wyżej na Murze Głodowym lub katedrze. Nie płacisz oknami ani za nowy poziom.
praga-effect-university_steps =
    { $steps ->
        [one] Zyskujesz { $steps } krok na torze uniwersytetu.
        [few] Zyskujesz { $steps } kroki na torze uniwersytetu.
       *[many] Zyskujesz { $steps } kroków na torze uniwersytetu.
    }
praga-effect-upgrade_and_vp = Ulepszasz akcję i zyskujesz { $bundle }.
praga-effect-upgrade_and_goldwin = Ulepszasz akcję i zyskujesz { $bundle }.
praga-effect-produce_gold = Produkujesz złoto i zyskujesz { $bundle }. To nie jest akcja.
praga-effect-produce_stone = Produkujesz kamienie i zyskujesz { $bundle }. To nie jest akcja.
praga-effect-building_discount = Wznosisz budynek; kafel i parcela kosztują razem o { $bundle } mniej.
praga-effect-wall_discount = Budujesz mur o { $bundle } taniej.
praga-effect-any_action = Wykonujesz dowolną akcję.
praga-effect-step_and_produce =
    { $steps ->
        [one] Zyskujesz { $steps } krok na torze kopalni złota albo kamieniołomów, potem produkujesz złoto albo kamienie. To nie jest akcja.
        [few] Zyskujesz { $steps } kroki na torze kopalni złota albo kamieniołomów, potem produkujesz złoto albo kamienie. To nie jest akcja.
       *[many] Zyskujesz { $steps } kroków na torze kopalni złota albo kamieniołomów, potem produkujesz złoto albo kamienie. To nie jest akcja.
    }
praga-effect-plaza_both = Zyskujesz obie nagrody dowolnego kafla placu na planszy.
