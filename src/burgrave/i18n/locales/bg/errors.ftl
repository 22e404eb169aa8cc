# Errors: what is not valid, and what to do instead.

language-unknown = Езикът „{ $language }“ не се поддържа. Избери един от: { $known }.
game-plugin = Играта „{ $id }“ от друг пакет не може да се използва: { $why }
game-unknown = Няма игра „{ $id }“. { $near ->
    [none] Избери една от: { $known }.
   *[other] Може би „{ $near }“? Всички игри: { $known }.
 }

## Options

option-unknown = Няма опция „{ $option }“. Избери една от: { $known }.
option-choice = „{ $option }“ не може да бъде „{ $value }“. Избери едно от: { $choices }.
option-range = „{ $option }“ не може да бъде „{ $value }“. Въведи цяло число от { $low } до { $high }.
address-web = „{ $value }“ не е валиден адрес за { $option }. Въведи например { $example }.
address-host = „{ $value }“ не е валидно име на сървър за { $option }. Посочи име без „http://“ и порт, например { $example }.
# Characters, districts and presets have their ids here, as they are typed.
option-cast-rank = Персонажът от ранг { $rank } трябва да е точно един. Зададени: { $given }.
option-cast-character = „{ $character }“ не може да се използва при { $players } играчи. Избери един от: { $instead }.
option-cast-size = При { $players } играчи персонажите са { $needed }, а не { $given }.
option-districts-count = Нужни са { $needed } различни уникални сгради, а не { $given }.
option-districts-unknown =
    { $near ->
        [none] Няма уникална сграда „{ $district }“.
       *[other] Няма уникална сграда „{ $district }“. Може би „{ $near }“?
    }
option-preset-unknown = Няма готов вариант „{ $value }“. Избери един от: { $choices }.
option-action-cards = Изданието „{ $edition }“ няма карти с действие. Избери „deluxe“.
option-not-in-edition = Изданието „{ $edition }“ няма опция „{ $option }“. Махни я или избери друго издание.
option-not-applicable = „{ $option }“ важи само ако „{ $by }“ е едно от: { $needed }.

## Component data

components-none = Играта „{ $game }“ не използва данни за компонентите. Махни файла.
components-unknown = Данни за компонентите с отпечатък { $digest } не са намерени. Дай файла, в който са: „--components ФАЙЛ“.

## Moves

move-unknown-text = Няма действие „{ $text }“.{ $near ->
    [none] {""}
   *[other] {" "}Може би „{ $near }“?
 }
move-unknown-number = Няма действие с номер { $move }. Номерата са от 0 до { $last }.
# $label is the move in words, $why the reason as a sentence.
move-refused = „{ $label }“ сега не е възможно: { $why }
move-game-over = Играта свърши. Повече действия не са възможни.
move-not-your-decision = Сега решава { $acting }, а не { $seat }.
move-in-view = Това е изгледът на едно място. Играй върху пълното състояние или върху състояние от „sample_state()“.
move-type = Действието е число или текст, а не „{ $type }“.
move-is-legal = „{ $move }“ е възможно действие. Причина има само действие, което не е възможно.
move-legal-moves = Възможни действия: { $moves }.
name-unknown = В речника „{ $vocabulary }“ няма „{ $id }“.
sample-needs-view = За „sample_state()“ е нужен изглед. Първо извикай „state.view(seat)“.
seat-unknown = Няма място { $seat }. Местата са от 0 до { $last }.
state-damaged = Тези байтове са повредени или са от игра с други опции.
state-needs-rng = Това състояние няма случайни числа. Първо задай „state.rng“, например „burgrave.FastRng(seed)“.
options-of-other-game = Тези опции не са за играта { $game }. Създай ги с нейната функция `options`.
options-twice = Задай или обект Options, или отделни опции, но не и двете: { $options }.
options-not-options = „{ $type }“ не е обект Options. Направи го с „game.options()“ или задай опциите по име.
state-pickle = Състояние не може да се запази с „pickle“. Използвай „state.to_bytes()“ и „game.from_bytes(data, options)“.
options-pickle = Опции не могат да се запазят с „pickle“. Използвай „options.to_dict()“ и „game.options(**data)“.
rng-pickle = Този генератор не може да се запази с „pickle“. „FastRng“ може.
rng-unusable = „{ $type }“ не е генератор на случайни числа. Дай „FastRng“ или „random.Random“.
game-pickle = Игра не може да се запази с „pickle“. Пази идентификатора ѝ „{ $id }“ и извикай „burgrave.game(id)“.
reference-pickle = Справочните данни не могат да се запазят с „pickle“. Пази идентификатора на играта „{ $id }“ и извикай „burgrave.game(id).reference()“.
seed-unusable = „{ $seed }“ не е валидно начално число. Дай цяло число до { $bits } бита или { $bytes } байта.
seed-not-whole = „{ $seed }“ не е валидно начално число. Дай цяло число до 256 бита или „random.Random“.
beliefs-seats = Предположенията трябва да имат по един ред за място: { $seats }, а не { $found }.
beliefs-row = Всеки ред с предположения трябва да е списък от числа (общо { $width }), а не „{ $found }“.
beliefs-weight = „{ $found }“ не е валидна тежест. Дай число, не по-малко от 0.
