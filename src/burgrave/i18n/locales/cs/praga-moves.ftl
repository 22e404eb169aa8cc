# What a move does, as a label.

praga-move-end-turn = Ukonči tah
praga-move-wheel-bonus = Využij bonus akčního kola
praga-move-buy-action-for-two-gold-windows = Akce navíc za 2 zlatá okna
praga-move-buy-action-for-gold-and-silver = Akce navíc za 1 zlaté a 1 stříbrné okno
praga-move-road-effect = Královská cesta, { $space }: efekt
praga-move-road-egg-effect = Královská cesta, { $space }: za 1 vejce
praga-move-arrow-up = Posuň se po šipce nahoru
praga-move-decline = Ne
praga-move-upper-reward = Vezmi si horní odměnu
praga-move-lower-reward = Vezmi si spodní odměnu
praga-move-discard-silver-window = Odhoď stříbrné okno
praga-move-discard-gold-window = Odhoď zlaté okno
praga-move-track-mines = Zlaté doly
praga-move-track-quarry = Kamenolomy
praga-move-take = Vezmi si { $action_tile }

## The main action, or the action of a technology

praga-move-action-develop_mines = Rozšiř zlaté doly: 1 zlaťák a 1 posun
praga-move-action-produce_gold = Vyprodukuj zlato
praga-move-action-develop_quarry = Rozšiř kamenolomy: 1 kámen a 1 posun
praga-move-action-produce_stone = Vyprodukuj kámen
praga-move-action-upgrade = Vylepši akci
praga-move-action-wall = Postav hradby
praga-move-action-building = Postav budovu
praga-move-action-road = Stavěj Královskou cestu

## The bought action

praga-move-extra = Akce navíc: { $performance }

## The rest of a turn

praga-move-use = Použij { $technology_acc }
praga-move-keep = Nech si { $technology_acc }
praga-move-refresh-for-gold-upgrades = Vyměň nabídku vylepšení za 1 zlaťák
praga-move-refresh-for-gold-walls = Vyměň nabídku hradeb za 1 zlaťák
praga-move-refresh-for-gold-buildings = Vyměň nabídku budov za 1 zlaťák
praga-move-refresh-for-stone-upgrades = Vyměň nabídku vylepšení za 1 kámen
praga-move-refresh-for-stone-walls = Vyměň nabídku hradeb za 1 kámen
praga-move-refresh-for-stone-buildings = Vyměň nabídku budov za 1 kámen
praga-move-climb-hunger_wall = Hladová zeď: řádek výš (2 stříbrná okna)
praga-move-climb-cathedral = Katedrála: řádek výš (2 stříbrná okna)
praga-move-sideways-hunger_wall = Posuň se do strany na Hladové zdi
praga-move-sideways-cathedral = Posuň se do strany na katedrále
praga-move-project-hunger_wall = Hladová zeď
praga-move-project-cathedral = Katedrála
praga-move-bonus = Vezmi si bonus: { $tile }
praga-move-seal = Obsaď { $seal }

## Choosing pieces and places

praga-move-tile = Vyber { $tile_acc }
praga-move-slot = Místo { $slot } u akční desky
praga-move-rotation =
    { $rotation ->
        [0] Bez natočení
        [1] Natoč o 60° doprava ↻
        [2] Natoč o 120° doprava ↻
        [3] Natoč o 180°
        [4] Natoč o 120° doleva ↺
       *[5] Natoč o 60° doleva ↺
    }
praga-move-plot = Parcela { $plot_where }
praga-move-token = Vezmi si { $token }
praga-move-pick = Vyber { $bridge_tile }
praga-move-place = Místo { $place } na Karlově mostě
praga-move-plaza = Vyber { $plaza }
praga-move-choose = Odměna { $choice }
