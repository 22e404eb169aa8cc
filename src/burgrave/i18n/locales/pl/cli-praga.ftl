# The options of Praga Caput Regni on the command line.

cli-praga-players = liczba graczy, od 1 do 4; 1 oznacza grę solo
cli-praga-side = strona kafli akcji
cli-praga-tile-order = kolejność kafli akcji na żurawiu
cli-praga-road-tiles = które kafle Drogi Królewskiej są w grze, oddzielone przecinkami: KR-I, KR-IIa lub KR-IIb, KR-III
cli-praga-hunger-wall = części Muru Głodowego
cli-praga-cathedral = części katedry
cli-praga-bridge = strona każdego z pięciu miejsc mostu, a lub b, na przykład ababa
cli-praga-first-player = miejsce, które zaczyna, liczone od 1
cli-praga-solo = przeciwnik w grze solo
cli-praga-components = plik z innymi danymi elementów, na przykład z poprawionymi liczbami
