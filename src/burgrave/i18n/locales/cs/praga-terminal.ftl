# Stůl Prahy v terminálu: nadpisy, krátké popisky, sloupce, věty.

## Title and parts

praga-terminal-city = Město
praga-terminal-plazas = Náměstí
praga-terminal-plazas-columns = volné parcely · vliv · horní / spodní odměna

## Choices. $cost and $bundle are bundles of amounts.

praga-terminal-costs = −{ $cost }
praga-terminal-gives = +{ $bundle }
praga-terminal-buy = kup za { $cost }
praga-terminal-up-to = nejvýš { $bundle }
praga-terminal-nothing = nic se nepřipojí

## Short names of the hexes of an action board: at most nine letters

praga-terminal-hex-mines = doly
praga-terminal-hex-quarry = lomy
praga-terminal-hex-upgrade = vylepšení
praga-terminal-hex-wall = hradby
praga-terminal-hex-building = budova
praga-terminal-hex-road = cesta

## The same where a tile lies on the hex: at most five letters

praga-terminal-mini-mines = doly
praga-terminal-mini-quarry = lomy
praga-terminal-mini-upgrade = vyl.
praga-terminal-mini-wall = hrad.
praga-terminal-mini-building = bud.
praga-terminal-mini-road = cesta

## Columns of the table of seats: at most five letters

praga-terminal-column-mines = Doly
praga-terminal-column-quarry = Lomy
praga-terminal-column-technology = Tech.
praga-terminal-column-university = Univ.
praga-terminal-column-hunger_wall = Zeď
praga-terminal-column-cathedral = Kat.
praga-terminal-column-road = Cesta

## Turn and boards

praga-terminal-main-done = hlavní akce hotova
praga-terminal-extra = akce navíc: { $number }

## Pages: words to type to see a part of the table. One word each.

praga-terminal-page-crane = kolo
praga-terminal-page-display = nabídka
praga-terminal-page-board = deska
praga-terminal-page-map = mapa
praga-terminal-page-projects = projekty
praga-terminal-page-road = cesta
praga-terminal-page-players = hráči
praga-terminal-pages = Slovem si zobrazíš část stolu: { $pages }. Desku někoho jiného: { $board } a číslo hráče. Enter tě vrátí zpět.

## What the marks mean. $marks are marks with their names.

praga-terminal-legend-marks = Značky: { $marks }.
praga-terminal-legend-tiles = Destičky: ✶ speciální, ▤ symbol Hladové zdi, † symbol katedrály, □ prostor pro kostičku. Šipka říká, na které hraně nebo v kterém rohu značka je. Kde se pole stýkají, je ▲ nebo ▼ jeden roh se symbolem, číslo znamená víc rohů.
praga-terminal-legend-places = ▶ právě rozhoduje. Kolo: ▒▒ čtvercové pole, − stojí zlaťáky, + dává body, ★ před žetonem je pětibodový žeton. Mapa: ⌂ budova, +1● stojí o 1 zlaťák víc, ✓ vyhodnocené náměstí, ♟ Parléř, ═ Královská cesta. 3/1 je řádek 3 a sloupec 1 projektu. Zvýrazněné číslo je číslo volby.
