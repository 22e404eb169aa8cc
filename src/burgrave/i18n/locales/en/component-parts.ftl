# The sections of a file with Praga’s printed pieces, and where values come from; the browser uses them too.

praga-section-crane = Crane
praga-section-action_tiles = Action tiles
praga-section-upgrades = Upgrades
praga-section-walls = Walls
praga-section-buildings = Buildings
praga-section-technologies = Technologies
praga-section-tokens = Production tokens
praga-section-plazas = Plazas
praga-section-map = Map
praga-section-road = King’s Road
praga-section-bridge = Bridge
praga-section-projects = Hunger Wall and Cathedral
praga-section-seals = Seals
praga-section-scoring = Scoring tables
praga-section-player_board = Player boards

components-origin-rulebook = rulebook
components-origin-source = source
components-origin-derived = derived
components-origin-reconstructed = reconstructed
components-origin-printed = printed
components-origin-printed_twice = printed twice
