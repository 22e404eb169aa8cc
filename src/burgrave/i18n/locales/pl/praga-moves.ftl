# What a move does, as a label.

praga-move-end-turn = Zakończ turę
praga-move-wheel-bonus = Wykorzystaj bonus żurawia akcji
praga-move-buy-action-for-two-gold-windows = Dodatkowa akcja za 2 złote okna
praga-move-buy-action-for-gold-and-silver = Dodatkowa akcja za złote i srebrne okno
praga-move-road-effect = Droga Królewska, { $space }: efekt
praga-move-road-egg-effect = Droga Królewska, { $space }: za 1 jajko
praga-move-arrow-up = Przejdź po strzałce w górę
praga-move-decline = Nie
praga-move-upper-reward = Weź górną nagrodę
praga-move-lower-reward = Weź dolną nagrodę
praga-move-discard-silver-window = Odrzuć srebrne okno
praga-move-discard-gold-window = Odrzuć złote okno
praga-move-track-mines = Kopalnie złota
praga-move-track-quarry = Kamieniołomy
praga-move-take = Weź { $action_tile }

## The main action, or the action of a technology

praga-move-action-develop_mines = Rozbuduj kopalnie złota: 1 złoto, 1 krok
praga-move-action-produce_gold = Wyprodukuj złoto
praga-move-action-develop_quarry = Rozbuduj kamieniołomy: 1 kamień, 1 krok
praga-move-action-produce_stone = Wyprodukuj kamienie
praga-move-action-upgrade = Ulepsz akcję
praga-move-action-wall = Zbuduj mur
praga-move-action-building = Wznieś budynek
praga-move-action-road = Buduj Drogę Królewską

## The bought action

praga-move-extra = Dodatkowa akcja: { $performance }

## The rest of a turn

praga-move-use = Użyj { $technology_gen }
praga-move-keep = Zatrzymaj { $technology_acc }
praga-move-refresh-for-gold-upgrades = Wymień ofertę ulepszeń za 1 złoto
praga-move-refresh-for-gold-walls = Wymień ofertę murów za 1 złoto
praga-move-refresh-for-gold-buildings = Wymień ofertę budynków za 1 złoto
praga-move-refresh-for-stone-upgrades = Wymień ofertę ulepszeń za 1 kamień
praga-move-refresh-for-stone-walls = Wymień ofertę murów za 1 kamień
praga-move-refresh-for-stone-buildings = Wymień ofertę budynków za 1 kamień
praga-move-climb-hunger_wall = Mur Głodowy: rząd wyżej (2 srebrne okna)
praga-move-climb-cathedral = Katedra: rząd wyżej (2 srebrne okna)
praga-move-sideways-hunger_wall = Przesuń się w bok na Murze Głodowym
praga-move-sideways-cathedral = Przesuń się w bok na katedrze
praga-move-project-hunger_wall = Mur Głodowy
praga-move-project-cathedral = Katedra
praga-move-bonus = Weź bonus: { $tile }
praga-move-seal = Zajmij { $seal }

## Choosing pieces and places

praga-move-tile = Wybierz { $tile }
praga-move-slot = Miejsce { $slot } przy planszy akcji
praga-move-rotation =
    { $rotation ->
        [0] Bez obrotu
        [1] Obróć o 60° w prawo ↻
        [2] Obróć o 120° w prawo ↻
        [3] Obróć o 180°
        [4] Obróć o 120° w lewo ↺
       *[5] Obróć o 60° w lewo ↺
    }
praga-move-plot = Parcela { $plot_where }
praga-move-token = Weź { $token }
praga-move-pick = Wybierz { $bridge_tile }
praga-move-place = Miejsce { $place } na Moście Karola
praga-move-plaza = Wybierz { $plaza }
praga-move-choose = Nagroda { $choice }
