# The choices made before a game of Praga.

praga-about = Изгради Прага на Карл IV: колкото по-дълго едно действие чака, толкова по-изгодно е.

praga-option-players = Играчи
praga-option-side = Страна на плочките за действие
praga-option-tile_order = Ред на плочките за действие
praga-option-road_tiles = Плочки на Кралския път
praga-option-hunger_wall = Части на Гладната стена
praga-option-cathedral = Части на катедралата
praga-option-bridge = Страни на местата на моста
praga-option-first_player = Първи играч
praga-option-solo = Противник в соло игра
praga-option-components = Данни за компонентите

# What an option changes.
praga-about-side = Кои две действия са на една плочка. Страна A има три двойки, страна B – шест.
praga-about-tile_order = Как лежат плочките за действие на крана в началото.
praga-about-road_tiles = Всяка дава друг ефект на едно поле от Кралския път: I за подобрения, II за стени (първа страна) или сгради (втора страна), III за прозорци.
praga-about-hunger_wall = Всеки комплект има стрелките и точките на други места.
praga-about-bridge = Какво дават петте места на Карловия мост.
praga-about-cathedral = { praga-about-hunger_wall }

praga-side-A = страна A
praga-side-B = страна B
praga-tile_order-recommended = препоръчителен
praga-tile_order-random = случаен
praga-road_tiles-none = няма
praga-road_tiles-KR-I = плочка I
praga-road_tiles-KR-IIa = плочка II, първа страна
praga-road_tiles-KR-IIb = плочка II, втора страна
praga-road_tiles-KR-III = плочка III
praga-hunger_wall-base = основен комплект
praga-hunger_wall-A = комплект A
praga-hunger_wall-B = комплект B
praga-cathedral-base = основен комплект
praga-cathedral-A = комплект A
praga-cathedral-B = комплект B
praga-bridge-a = лице
praga-bridge-b = гръб
praga-first_player-random = случайно
praga-solo-none = няма: играят няколко души
praga-solo-simple = прост: само взема плочки за действие
praga-solo-parler = Парлер: строи и маха плочки

## Values that are not valid, as they are typed

option-road-sides = „{ $value }“ посочва и двете страни на плочката на Кралския път за поле II. Избери една.
option-bridge = „bridge“ не може да бъде „{ $value }“. Посочи a или b за всяко от петте места, например „{ $right }“.
option-solo-players = „solo“ не може да бъде „{ $value }“, когато играчите са { $players }. То е за един играч: пропусни го или избери един играч.
