# What points are given for: during the game, then at its end.

praga-points-start = Body na začátku
praga-points-crane = Akční kolo
praga-points-production = Produkce
praga-points-upgrades = Vylepšení
praga-points-walls = Hradby
praga-points-buildings = Budovy
praga-points-connections = Připojení
praga-points-plazas = Náměstí
praga-points-projects = Hladová zeď a katedrála
praga-points-road = Královská cesta
praga-points-bridge = Karlův most
praga-points-technologies = Technologie
praga-points-overflow = Za koncem stupnice
praga-points-wealth = Bohatství
praga-points-actions = Akce

praga-points-open_plazas = Nevyhodnocená náměstí
praga-points-academics = Akademická obec
praga-points-hunger_wall = Řádky Hladové zdi
praga-points-blue_tokens = Modré žetony
praga-points-cathedral = Řádky katedrály
praga-points-red_tokens = Červené žetony
praga-points-wall_count = Počet hradeb
praga-points-gold_tiles = Zlaté dílky mostu
praga-points-seals = Pečetě
praga-points-eggs = Vejce
