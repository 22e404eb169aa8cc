# The table of Praga at the terminal: headings, short labels, columns, sentences.

## Title and parts

praga-terminal-city = City
praga-terminal-plazas = Plazas
praga-terminal-plazas-columns = free plots · influence · upper / lower reward

## Choices. $cost and $bundle are bundles of amounts.

praga-terminal-costs = −{ $cost }
praga-terminal-gives = +{ $bundle }
praga-terminal-buy = buy for { $cost }
praga-terminal-up-to = up to { $bundle }
praga-terminal-nothing = nothing connects

## Short names of the hexes of an action board: at most nine letters

praga-terminal-hex-mines = mines
praga-terminal-hex-quarry = quarries
praga-terminal-hex-upgrade = upgrade
praga-terminal-hex-wall = wall
praga-terminal-hex-building = building
praga-terminal-hex-road = road

## The same where a tile lies on the hex: at most five letters

praga-terminal-mini-mines = mines
praga-terminal-mini-quarry = quar.
praga-terminal-mini-upgrade = upgr.
praga-terminal-mini-wall = wall
praga-terminal-mini-building = bldg.
praga-terminal-mini-road = road

## Columns of the table of seats: at most five letters

praga-terminal-column-mines = Mine
praga-terminal-column-quarry = Quar
praga-terminal-column-technology = Tech
praga-terminal-column-university = Univ
praga-terminal-column-hunger_wall = Wall
praga-terminal-column-cathedral = Cath
praga-terminal-column-road = Road

## Turn and boards

praga-terminal-main-done = main action done
praga-terminal-extra = extra actions: { $number }

## Pages: words to type to see a part of the table. One word each.

praga-terminal-page-crane = crane
praga-terminal-page-display = offer
praga-terminal-page-board = board
praga-terminal-page-map = map
praga-terminal-page-projects = projects
praga-terminal-page-road = road
praga-terminal-page-players = players
praga-terminal-pages = Type a word to see a part of the table: { $pages }. Another player’s board: { $board } and the seat. Press Enter to return.

## What the marks mean. $marks are marks with their names.

praga-terminal-legend-marks = Marks: { $marks }.
praga-terminal-legend-tiles = Tiles: ✶ special, ▤ symbol of the Hunger Wall, † symbol of the Cathedral, □ space for a cube. An arrow shows on which edge or corner a mark is. Where hexes meet, ▲ or ▼ is one corner with the symbol, a number is several.
praga-terminal-legend-places = ▶ decides now. Crane: ▒▒ blocked sector, − costs gold, + gives points, ★ before a tile is the 5-point token. Map: ⌂ building, +1● costs 1 gold more, ✓ evaluated plaza, ♟ Parler, ═ King’s Road. 3/1 is row 3, column 1 of a project. A highlighted number is the number of a choice.
