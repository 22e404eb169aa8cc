# What a move does, as a label. $numeral and $numeral2 are the plain numbers that a move names.

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

praga-move-action-develop-mines = Rozbuduj kopalnie złota: 1 złoto, 1 krok
praga-move-action-produce-gold = Wyprodukuj złoto
praga-move-action-develop-quarry = Rozbuduj kamieniołomy: 1 kamień, 1 krok
praga-move-action-produce-stone = Wyprodukuj kamienie
praga-move-action-upgrade = Ulepsz akcję
praga-move-action-wall = Zbuduj mur
praga-move-action-building = Wznieś budynek
praga-move-action-road = Buduj Drogę Królewską

## The bought action

praga-move-extra-develop-mines = Dodatkowa akcja: rozbuduj kopalnie złota
praga-move-extra-produce-gold = Dodatkowa akcja: wyprodukuj złoto
praga-move-extra-develop-quarry = Dodatkowa akcja: rozbuduj kamieniołomy
praga-move-extra-produce-stone = Dodatkowa akcja: wyprodukuj kamienie
praga-move-extra-upgrade = Dodatkowa akcja: ulepsz akcję
praga-move-extra-wall = Dodatkowa akcja: zbuduj mur
praga-move-extra-building = Dodatkowa akcja: wznieś budynek
praga-move-extra-road = Dodatkowa akcja: buduj Drogę Królewską

## The rest of a turn

praga-move-use = Użyj { $technology_gen }
praga-move-keep = Zatrzymaj { $technology_acc }
praga-move-refresh-upgrades-for-gold = Wymień ofertę ulepszeń za 1 złoto
praga-move-refresh-walls-for-gold = Wymień ofertę murów za 1 złoto
praga-move-refresh-buildings-for-gold = Wymień ofertę budynków za 1 złoto
praga-move-refresh-upgrades-for-stone = Wymień ofertę ulepszeń za 1 kamień
praga-move-refresh-walls-for-stone = Wymień ofertę murów za 1 kamień
praga-move-refresh-buildings-for-stone = Wymień ofertę budynków za 1 kamień
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
praga-move-slot = Miejsce { $numeral } przy planszy akcji
praga-move-rotation =
    { $numeral ->
        [0] Bez obrotu
        [1] Obróć o 60° w prawo ↻
        [2] Obróć o 120° w prawo ↻
        [3] Obróć o 180°
        [4] Obróć o 120° w lewo ↺
       *[5] Obróć o 60° w lewo ↺
    }
praga-move-plot = Parcela { $numeral },{ $numeral2 }
praga-move-token = Weź { $token }
praga-move-pick = Wybierz { $bridge_tile }
praga-move-place = Miejsce { $numeral } na Moście Karola
praga-move-plaza = Wybierz { $plaza }
praga-move-choose = Nagroda { $numeral }
