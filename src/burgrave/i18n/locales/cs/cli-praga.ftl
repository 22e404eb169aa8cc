# The options of Praga Caput Regni on the command line.

cli-praga-players = počet hráčů, 1 až 4; 1 znamená sólovou hru
cli-praga-side = strana akčních žetonů
cli-praga-tile-order = pořadí akčních žetonů na kole
cli-praga-road-tiles = které destičky Královské cesty se použijí, oddělené čárkami: KR-I, KR-IIa nebo KR-IIb, KR-III
cli-praga-hunger-wall = díly Hladové zdi
cli-praga-cathedral = díly katedrály
cli-praga-bridge = strana každého z pěti míst na mostě, a nebo b, například ababa
cli-praga-first-player = místo, které začíná, počítáno od 1
cli-praga-solo = soupeř v sólové hře
cli-praga-components = soubor s jinými daty herního materiálu, například s opravenými čísly
