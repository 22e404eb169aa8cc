# The choices made before a game of Praga.

praga-about = Buduj Pragę Karola IV: im dłużej akcja czeka, tym bardziej się opłaca.

praga-option-players = Liczba graczy
praga-option-side = Strona kafli akcji
praga-option-tile_order = Kolejność kafli akcji
praga-option-road_tiles = Kafle Drogi Królewskiej
praga-option-hunger_wall = Części Muru Głodowego
praga-option-cathedral = Części katedry
praga-option-bridge = Strony miejsc na moście
praga-option-first_player = Pierwszy gracz
praga-option-solo = Przeciwnik w grze solo
praga-option-components = Dane elementów

# What an option changes.
praga-about-side = Które dwie akcje są na jednym kaflu. Strona A ma trzy pary, strona B sześć.
praga-about-tile_order = Jak kafle akcji leżą na początku na żurawiu.
praga-about-road_tiles = Każdy daje jednemu polu Drogi Królewskiej inny efekt: I za ulepszenia, II za mury (pierwsza strona) albo budynki (druga strona), III za okna.
praga-about-hunger_wall = W każdym zestawie strzałki i punkty są w innych miejscach.
praga-about-bridge = Co daje pięć miejsc na Moście Karola.
praga-about-cathedral = { praga-about-hunger_wall }

praga-side-A = strona A
praga-side-B = strona B
praga-tile_order-recommended = zalecana
praga-tile_order-random = losowa
praga-road_tiles-none = brak
praga-road_tiles-KR-I = kafel I
praga-road_tiles-KR-IIa = kafel II, pierwsza strona
praga-road_tiles-KR-IIb = kafel II, druga strona
praga-road_tiles-KR-III = kafel III
praga-hunger_wall-base = zestaw podstawowy
praga-hunger_wall-A = zestaw A
praga-hunger_wall-B = zestaw B
praga-cathedral-base = zestaw podstawowy
praga-cathedral-A = zestaw A
praga-cathedral-B = zestaw B
praga-bridge-a = awers
praga-bridge-b = rewers
praga-first_player-random = losowo
praga-solo-none = brak: gra kilka osób
praga-solo-simple = prosty: tylko zabiera kafle akcji
praga-solo-parler = Parler: buduje i usuwa kafle

## Values that are not valid, as they are typed

option-road-sides = „{ $value }” podaje obie strony kafla Drogi Królewskiej dla pola II. Wybierz jedną.
option-bridge = „bridge” nie może być „{ $value }”. Podaj a albo b dla każdego z pięciu miejsc, na przykład „{ $right }”.
option-solo-players = „solo” nie może być „{ $value }”, gdy liczba graczy to { $players }. Jest dla jednego gracza: pomiń je albo wybierz jednego gracza.
