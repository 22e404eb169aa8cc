# Масата на „Прага“ в терминала: заглавия, кратки надписи, колони, изречения.

## Title and parts

praga-terminal-city = Град
praga-terminal-plazas = Площади
praga-terminal-plazas-columns = свободни парцели · влияние · горна / долна награда

## Choices. $cost and $bundle are bundles of amounts.

praga-terminal-costs = −{ $cost }
praga-terminal-gives = +{ $bundle }
praga-terminal-buy = купи за { $cost }
praga-terminal-up-to = най-много { $bundle }
praga-terminal-nothing = нищо не се свързва

## Short names of the hexes of an action board: at most nine letters

praga-terminal-hex-mines = мини
praga-terminal-hex-quarry = каменол.
praga-terminal-hex-upgrade = подобр.
praga-terminal-hex-wall = стена
praga-terminal-hex-building = сграда
praga-terminal-hex-road = път

## The same where a tile lies on the hex: at most five letters

praga-terminal-mini-mines = мини
praga-terminal-mini-quarry = кам.
praga-terminal-mini-upgrade = под.
praga-terminal-mini-wall = стена
praga-terminal-mini-building = сгр.
praga-terminal-mini-road = път

## Columns of the table of seats: at most five letters

praga-terminal-column-mines = Мини
praga-terminal-column-quarry = Кам.
praga-terminal-column-technology = Техн
praga-terminal-column-university = Унив
praga-terminal-column-hunger_wall = Стена
praga-terminal-column-cathedral = Кат.
praga-terminal-column-road = Път

## Turn and boards

praga-terminal-main-done = основното действие е извършено
praga-terminal-extra = допълнителни действия: { $number }

## Pages: words to type to see a part of the table. One word each.

praga-terminal-page-crane = кран
praga-terminal-page-display = плочки
praga-terminal-page-board = табло
praga-terminal-page-map = карта
praga-terminal-page-projects = проекти
praga-terminal-page-road = път
praga-terminal-page-players = играчи
praga-terminal-pages = Напиши дума, за да видиш част от масата: { $pages }. Таблото на друг: { $board } и номерът му. С Enter се връщаш.

## What the marks mean. $marks are marks with their names.

praga-terminal-legend-marks = Знаци: { $marks }.
praga-terminal-legend-tiles = Плочки: ✶ специална, ▤ символ на Гладната стена, † символ на катедралата, □ място за кубче. Стрелката показва на кой ръб или ъгъл е знакът. Където полетата се срещат, ▲ или ▼ е един ъгъл със символа, число означава няколко.
praga-terminal-legend-places = ▶ сега решава. Кран: ▒▒ блокиран сектор, − струва злато, + дава точки, ★ пред плочка е жетонът за 5 точки. Карта: ⌂ сграда, +1● струва още 1 злато, ✓ оценен площад, ♟ Парлер, ═ Кралският път. 3/1 е ред 3 и колона 1 на проект. Открояващо се число е номерът на избора.
