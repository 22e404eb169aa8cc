# The options of Citadels on the command line.

cli-citadels-edition = изданието на играта
cli-citadels-players = брой играчи: от 2 до 7 в класическото издание, от 2 до 8 в другите
cli-citadels-preset = персонажи и сгради, които си подхождат: { $choices }
cli-citadels-characters = персонажите, по един от всеки ранг, разделени със запетаи; изброява ги „burgrave cards“
cli-citadels-districts = четиринайсетте уникални сгради, разделени със запетаи; изброява ги „burgrave cards“
cli-citadels-random-cast = случайни персонажи и сгради
cli-citadels-nine = игра с девет персонажа
cli-citadels-ninth = персонаж от 9-ти ранг вместо този от готовия вариант
cli-citadels-instead-of-emperor = кой играе вместо Императора при двама играчи
cli-citadels-instead-of-queen = кой играе вместо Кралицата при най-много четирима играчи
cli-citadels-action-cards = картите с действие се размесват в тестето (De Luxe)
cli-citadels-duplicates = дали в града може да има една и съща сграда два пъти
cli-citadels-first-crown = мястото, което започва с короната, броено от 1
