# What points are given for: during the game, then at its end.

praga-points-start = Punkty na początku
praga-points-crane = Żuraw akcji
praga-points-production = Produkcja
praga-points-upgrades = Ulepszenia
praga-points-walls = Mury
praga-points-buildings = Budynki
praga-points-connections = Połączenia
praga-points-plazas = Place
praga-points-projects = Mur Głodowy i katedra
praga-points-road = Droga Królewska
praga-points-bridge = Most Karola
praga-points-technologies = Technologie
praga-points-overflow = Za końcem toru
praga-points-wealth = Bogactwo
praga-points-actions = Akcje

praga-points-open_plazas = Nieukończone place
praga-points-academics = Środowisko akademickie
praga-points-hunger_wall = Rzędy Muru Głodowego
praga-points-blue_tokens = Niebieskie żetony
praga-points-cathedral = Rzędy katedry
praga-points-red_tokens = Czerwone żetony
praga-points-wall_count = Liczba murów
praga-points-gold_tiles = Złote kafle mostu
praga-points-seals = Pieczęcie
praga-points-eggs = Jajka
