# The choices made before a game of Citadels.

citadels-about = Построй най-добрия град. Всеки рунд тайно избирай персонаж със специално умение.

citadels-option-edition = Издание
citadels-option-players = Играчи
citadels-option-duplicates = Една и съща сграда два пъти в града
citadels-option-first_crown = Кой започва с короната
citadels-option-preset = Готов вариант
citadels-option-characters = Персонажи
citadels-option-districts = Уникални сгради
citadels-option-random_cast = Случаен състав
citadels-option-nine = Девет персонажа
citadels-option-ninth = Персонаж с номер 9
citadels-option-instead_of_emperor = Вместо Императора
citadels-option-instead_of_queen = Вместо Кралицата
citadels-option-action_cards = Карти с действие
citadels-edition-classic = Класическо
citadels-edition-2016 = 2016
citadels-edition-deluxe = De Luxe
citadels-duplicates-allowed = разрешена
citadels-duplicates-forbidden = забранена
citadels-first_crown-random = случайно

## Presets

citadels-text-preset-first_game = Осемте класически персонажа и прости сгради: най-доброто начало.
citadels-text-preset-ambitious_aristocrats = Бързи строители и чиновници, които вземат чуждите сгради.
citadels-text-preset-cunning_agents = Заплахи, магии и данъци: много зависи от това да познаеш кой кой е.
citadels-text-preset-illustrious_emissaries = Картите сменят притежателя си; да знаеш какво държат другите, струва злато.
citadels-text-preset-devious_dignitaries = Интриги от първия рунд: блъфове, подкупи и загубени сгради.
citadels-text-preset-tenacious_delegates = За планиращи: много карти, много размени, много сметки.
citadels-text-preset-vicious_nobles = Най-суровият вариант: нищо не е в безопасност, нито златото, нито сградите.
