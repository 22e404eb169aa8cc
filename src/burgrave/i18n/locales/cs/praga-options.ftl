# The choices made before a game of Praga.

praga-about = Buduj Prahu Karla IV.: čím déle akci nikdo nezvolil, tím je výhodnější.

praga-option-players = Počet hráčů
praga-option-side = Strana akčních žetonů
praga-option-tile_order = Pořadí akčních žetonů
praga-option-road_tiles = Destičky Královské cesty
praga-option-hunger_wall = Díly Hladové zdi
praga-option-cathedral = Díly katedrály
praga-option-bridge = Strany míst na mostě
praga-option-first_player = Startovní hráč
praga-option-solo = Soupeř v sólové hře
praga-option-components = Data herního materiálu

# What an option changes.
praga-about-side = Které dvě akce jsou na jednom žetonu. Strana A má tři dvojice, strana B šest.
praga-about-tile_order = Jak leží akční žetony na začátku na jeřábu.
praga-about-road_tiles = Každá dá jednomu poli Královské cesty jiný účinek: I za vylepšení, II za hradby (první strana) nebo budovy (druhá strana), III za okna.
praga-about-hunger_wall = Každá sada má šipky a body na jiných místech.
praga-about-bridge = Co přináší pět míst na Karlově mostě.
praga-about-cathedral = { praga-about-hunger_wall }

praga-side-A = strana A
praga-side-B = strana B
praga-tile_order-recommended = doporučené
praga-tile_order-random = náhodné
praga-road_tiles-none = žádné
praga-road_tiles-KR-I = destička I
praga-road_tiles-KR-IIa = destička II, první strana
praga-road_tiles-KR-IIb = destička II, druhá strana
praga-road_tiles-KR-III = destička III
praga-hunger_wall-base = základní sada
praga-hunger_wall-A = sada A
praga-hunger_wall-B = sada B
praga-cathedral-base = základní sada
praga-cathedral-A = sada A
praga-cathedral-B = sada B
praga-bridge-a = líc
praga-bridge-b = rub
praga-first_player-random = náhodně
praga-solo-none = žádný: hraje víc hráčů
praga-solo-simple = jednoduchý: jen bere akční žetony
praga-solo-parler = Parléř: staví a odebírá destičky

## Values that are not valid, as they are typed

option-road-sides = „{ $value }“ uvádí obě strany destičky Královské cesty pro pole II. Vyber jednu.
option-bridge = „bridge“ nemůže být „{ $value }“. Zadej a nebo b pro každé z pěti míst, například „{ $right }“.
option-solo-players = „solo“ nemůže být „{ $value }“, když je hráčů { $players }. Je pro jednoho hráče: vynech je, nebo zvol jednoho hráče.
