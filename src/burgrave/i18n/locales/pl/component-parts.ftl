# The sections of a file with Praga’s printed pieces, and where values come from; the browser uses them too.

praga-section-crane = Żuraw akcji
praga-section-action_tiles = Kafle akcji
praga-section-upgrades = Ulepszenia
praga-section-walls = Mury
praga-section-buildings = Budynki
praga-section-technologies = Technologie
praga-section-tokens = Żetony produkcji
praga-section-plazas = Place
praga-section-map = Mapa
praga-section-road = Droga Królewska
praga-section-bridge = Most
praga-section-projects = Mur Głodowy i katedra
praga-section-seals = Pieczęcie
praga-section-scoring = Tabele punktacji
praga-section-player_board = Plansze graczy

components-origin-rulebook = instrukcja
components-origin-source = źródło
components-origin-derived = wywnioskowane
components-origin-reconstructed = zrekonstruowane
components-origin-printed = wydrukowane
components-origin-printed_twice = wydrukowane, sprawdzone dwa razy
