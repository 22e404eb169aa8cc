# Rodzaje elementów na listach.

praga-kind-upgrade = ulepszenie
praga-kind-wall = mur
praga-kind-building = budynek
praga-kind-technology = technologia
praga-kind-token = żeton produkcji
praga-kind-plaza_tile = plac
praga-kind-bridge_tile = kafel mostu
praga-kind-seal = pieczęć
praga-kind-action_tile = kafel akcji

praga-number-era = epoka
praga-number-level = poziom
