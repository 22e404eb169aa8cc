# The sections of a file with Praga’s printed pieces, and where values come from; the browser uses them too.

praga-section-crane = Akční kolo
praga-section-action_tiles = Akční žetony
praga-section-upgrades = Vylepšení
praga-section-walls = Hradby
praga-section-buildings = Budovy
praga-section-technologies = Technologie
praga-section-tokens = Produkční žetony
praga-section-plazas = Náměstí
praga-section-map = Mapa
praga-section-road = Královská cesta
praga-section-bridge = Most
praga-section-projects = Hladová zeď a katedrála
praga-section-seals = Pečetě
praga-section-scoring = Bodovací tabulky
praga-section-player_board = Hráčské desky

components-origin-rulebook = pravidla
components-origin-source = zdroj
components-origin-derived = odvozeno
components-origin-reconstructed = rekonstruováno
components-origin-printed = vytištěno
components-origin-printed_twice = vytištěno, dvakrát ověřeno
