# What the table server says: what cannot be done, and what has changed at a table.

server-spectator = Зрител

## Messages and requests

server-message-json = Съобщението не е валиден JSON.
server-message-type = Няма съобщение от такъв вид.
server-message-missing = В съобщението липсва „{ $field }“.
server-message-extra = Непознато поле: „{ $field }“.
server-message-field = „{ $field }“ не може да има такава стойност.
server-message-long = Съобщението е твърде дълго: най-много { $most } байта.
server-message-fast = Твърде много наведнъж. Почакай малко и опитай пак.
server-slow-reader = Устройството ти не смогваше. Ще зареди всичко отново.
server-hello-first = Първото съобщение трябва да е „hello“.
server-reload = Тази страница е от по-стара версия на Burgrave. Презареди я.
server-seated-already = Вече седиш тук. За друго място отвори нова връзка.
server-page-unknown = На този адрес няма нищо.
server-no-client = Частта за браузъра не е изградена тук. Инсталирай с „pip install .[server]“ или играй в терминала с „burgrave play“.
server-not-possible = Тази заявка не се поддържа тук.
server-trouble = Нещо се обърка в сървъра. Нищо не се е променило; опитай пак.
server-host-foreign = Непознато име на сървър. Отвори сървъра с неговия адрес.
server-origin-foreign = Заявки от други сайтове не са позволени.

## Tables and seats

server-table-unknown = Няма такава маса: премахната е или връзката не е цяла.
server-table-full = На тази маса няма свободно място.
server-table-crowded = С тази маса са свързани твърде много устройства.
server-tables-full = На сървъра няма място за още една маса (най-много: { $most }). Опитай по-късно.
server-tables-share = Твоята мрежа достигна ограничението за отворени и играни маси ({ $most }). Първо приключи или изтрий някоя.
server-server-full = Със сървъра са свързани твърде много устройства. Опитай по-късно.
server-one-host = Избери точно едно място за себе си.
server-seat-taken = Там вече седи някой.
server-seat-of-bot = Това място не е на човек.
server-link-void = Тази връзка вече не отваря място. Поискай нова от домакина.
server-no-spectators = Тази маса не допуска зрители.
server-not-host = Само домакинът може това.
server-own-link = Не можеш да подновиш връзката на собственото си място.
server-not-seated = Само играчите на тази маса могат да правят това.
server-level-unknown = Няма ниво „{ $level }“. Избери едно от: { $known }.
server-started = Играта вече е започнала.
server-not-started = Играта още не е започнала.
server-not-over = Играта още не е свършила.
server-record-text = Този файл не е текст.
server-record-long = Този запис е твърде дълъг, за да се разгледа тук. Вместо това използвай „{ $command }“.
server-record-broken = Този запис не може да се покаже. В него има нещо, което го няма в играта.
server-record-unknown = Този запис вече не е в паметта. Отвори файла му отново.
server-branch-frozen = Може да се продължи само от завършена игра, която сегашните правила могат да възпроизведат.
server-branch-end = Може да се продължи от позиции до ход { $last }.
server-rematch-left = Вече има реванш, но мястото ти в него е освободено.
server-record-private = Записа могат да видят само тези, които са седели на масата.
server-own-components-off = На този сървър не се играе със собствени части. Избери вградените или попитай човека, който поддържа сървъра.
server-own-components-full = На сървъра няма място за още един файл с части (най-много: { $most }). Опитай по-късно или играй с вградените части.
server-frozen = Тази игра не може да продължи: започната е по други правила. Може да се разгледа.
server-name-bot = „{ $name }“ е име на бот. Избери друго.

## Playing

server-stale = Играта междувременно продължи. Моля, избери отново.
server-paused = Играта е на пауза.
server-bot-plays = На твоето място играе бот. Първо си върни мястото.
server-hints-off = На тази маса няма подсказки.
server-kind-unknown = В тази игра няма решение „{ $kind }“.
server-auto-answers-full = Имаш твърде много автоматични отговори. Първо премахни някой.
server-chat-off = Тази маса няма чат.
server-chat-empty = Съобщението е празно.
server-chat-full = Чатът на тази маса е пълен: в него има { $most } съобщения.
server-undo-limit = Вече нищо не може да се върне: в тази игра има { $most } действия и връщания.
server-muted = Домакинът е изключил чата за теб.

## Good-bye

server-left = Мястото на масата е напуснато.
server-table-removed = Домакинът премахна тази маса.
server-stops = Сървърът се рестартира или спира. Играта е запазена и ще продължи, щом се върне.
server-node-name = „--node“ очаква до 32 малки латински букви, цифри и тирета, а не „{ $name }“.

## What has changed

server-notice-joined = На масата сяда { $seat }.
server-notice-left = Масата напуска { $seat }.
server-notice-back = { $seat } се връща и играе отново.
server-notice-takeover = { $seat } отсъства; засега играе бот.
server-notice-bot-plays = Вместо { $seat } вече играе бот.
server-notice-person-plays = { $seat } отново играе.
server-notice-paused = { $seat } спира играта на пауза.
server-notice-resumed = { $seat } възобновява играта.
server-notice-would-close = { $seat } предлага играта да свърши без резултат.
server-notice-would-not-close = { $seat } иска играта да продължи.
server-notice-closed = Всички са съгласни играта да свърши тук.
server-notice-new-link = { $seat } получава нова връзка; старата вече не важи.
server-notice-rematch = { $seat } предлага реванш.
server-notice-store-away = Базата данни не отговаря. Нищо потвърдено не е загубено и играта ще продължи, щом базата се върне.
server-notice-store-back = Базата данни отново отговаря. Играта продължава.
