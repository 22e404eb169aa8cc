# Druhy dílků v seznamech.

praga-kind-upgrade = vylepšení
praga-kind-wall = hradby
praga-kind-building = budova
praga-kind-technology = technologie
praga-kind-token = produkční žeton
praga-kind-plaza_tile = náměstí
praga-kind-bridge_tile = dílek mostu
praga-kind-seal = pečeť
praga-kind-action_tile = akční žeton

praga-number-era = epocha
praga-number-level = úroveň
