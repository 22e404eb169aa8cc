# The options of Praga Caput Regni on the command line.

cli-praga-players = брой играчи, от 1 до 4; при 1 играта е соло
cli-praga-side = страната на плочките за действие
cli-praga-tile-order = редът на плочките за действие на крана на действията
cli-praga-road-tiles = кои плочки на Кралския път се използват, разделени със запетаи: „KR-I“, „KR-IIa“ или „KR-IIb“, „KR-III“
cli-praga-hunger-wall = частите на Гладната стена
cli-praga-cathedral = частите на катедралата
cli-praga-bridge = страната на всяко от петте места на моста, „a“ или „b“, например „ababa“
cli-praga-first-player = мястото, което започва, броено от 1
cli-praga-solo = противникът в соло играта
cli-praga-components = файл с други данни за компонентите, например с поправени числа
