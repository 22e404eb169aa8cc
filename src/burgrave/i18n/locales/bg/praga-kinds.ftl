# Видовете части в списъците.

praga-kind-upgrade = подобрение
praga-kind-wall = стена
praga-kind-building = сграда
praga-kind-technology = технология
praga-kind-token = производствен жетон
praga-kind-plaza_tile = площад
praga-kind-bridge_tile = плочка на моста
praga-kind-seal = печат
praga-kind-action_tile = плочка за действие

praga-number-era = епоха
praga-number-level = ниво
