# Stół Pragi w terminalu: nagłówki, krótkie etykiety, kolumny, zdania.

## Title and parts

praga-terminal-city = Miasto
praga-terminal-plazas = Place
praga-terminal-plazas-columns = wolne parcele · wpływy · górna / dolna nagroda

## Choices. $cost and $bundle are bundles of amounts.

praga-terminal-costs = −{ $cost }
praga-terminal-gives = +{ $bundle }
praga-terminal-buy = kup za { $cost }
praga-terminal-up-to = najwyżej { $bundle }
praga-terminal-nothing = nic się nie łączy

## Short names of the hexes of an action board: at most nine letters

praga-terminal-hex-mines = kopalnie
praga-terminal-hex-quarry = kamienioł
praga-terminal-hex-upgrade = ulepsz.
praga-terminal-hex-wall = mur
praga-terminal-hex-building = budynek
praga-terminal-hex-road = droga

## The same where a tile lies on the hex: at most five letters

praga-terminal-mini-mines = kop.
praga-terminal-mini-quarry = kam.
praga-terminal-mini-upgrade = ulep.
praga-terminal-mini-wall = mur
praga-terminal-mini-building = bud.
praga-terminal-mini-road = droga

## Columns of the table of seats: at most five letters

praga-terminal-column-mines = Kop.
praga-terminal-column-quarry = Kam.
praga-terminal-column-technology = Tech.
praga-terminal-column-university = Uniw
praga-terminal-column-hunger_wall = Mur
praga-terminal-column-cathedral = Kat.
praga-terminal-column-road = Droga

## Turn and boards

praga-terminal-main-done = akcja główna wykonana
praga-terminal-extra = dodatkowe akcje: { $number }

## Pages: words to type to see a part of the table. One word each.

praga-terminal-page-crane = żuraw
praga-terminal-page-display = oferta
praga-terminal-page-board = plansza
praga-terminal-page-map = mapa
praga-terminal-page-projects = projekty
praga-terminal-page-road = droga
praga-terminal-page-players = gracze
praga-terminal-pages = Wpisz słowo, by zobaczyć część stołu: { $pages }. Plansza kogoś innego: { $board } i numer gracza. Enter wraca.

## What the marks mean. $marks are marks with their names.

praga-terminal-legend-marks = Znaki: { $marks }.
praga-terminal-legend-tiles = Kafle: ✶ specjalny, ▤ symbol Muru Głodowego, † symbol katedry, □ miejsce na kostkę. Strzałka mówi, na której krawędzi lub w którym rogu jest znak. Gdzie pola się stykają, ▲ lub ▼ to jeden róg z symbolem, liczba oznacza kilka.
praga-terminal-legend-places = ▶ teraz decyduje. Żuraw: ▒▒ zablokowany sektor, − kosztuje złoto, + daje punkty, ★ przed kaflem to żeton 5 punktów. Mapa: ⌂ budynek, +1● kosztuje 1 złoto więcej, ✓ rozpatrzony plac, ♟ Parler, ═ Droga Królewska. 3/1 to rząd 3 i kolumna 1 projektu. Wyróżniona liczba to numer wyboru.
