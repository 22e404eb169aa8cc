# Reading, replaying and verifying records; undoing moves.
# $line is the line of the file. $problem is a whole sentence, made from another key.

# -- the text

record-not-text = Řádek { $line } není text v UTF-8, takže tohle není záznam hry.
record-long = Soubor je delší než { $most } MB. Tohle není záznam hry.
record-not-one = Tohle není záznam hry: první řádek by měl být „{ $right }“.
record-newer-format = Záznam má formát { $found }; tento program čte formáty do { $known }. Novější program ho přečte.
record-newer-rules = Řádek { $line }: hrálo se podle pravidel verze { $found }; tento program zná verze do { $known }. Novější program záznam přečte.
record-newer-notation = Řádek { $line }: akce jsou zapsané v notaci { $found }; tento program zná notace do { $known }. Novější program záznam přečte.
record-truncated = Záznam se přerušuje na řádku { $line }. Celý záznam končí slovem „end“ nebo „open“ a počtem akcí.
record-check = Řádek { $line } neodpovídá řádkům před ním: jeho kontrolní kód je „{ $found }“ a má být „{ $right }“. Řádek byl změněn, nebo tu byl nějaký přidán, vynechán či přesunut.
record-after-end = Řádek { $line } následuje po závěrečném řádku záznamu; tam už nic být nemá.
record-field-unknown = Řádek { $line } začíná slovem „{ $field }“, které žádný záznam nemá.{ $near ->
    [none] {""}
   *[other] {" "}Nemá to být „{ $near }“?
 } Řádek začíná jedním z těchto: { $known }.
record-field-misplaced = Řádek { $line } začíná slovem „{ $field }“; tady se čeká: { $expected }.
record-number = Řádek { $line }: „{ $text }“ má být celé číslo.
record-count =
    Řádek { $line } říká „{ $field } { $found }“, ale záznam má { $right ->
        [one] { $right } akci
        [few] { $right } akce
        [many] { $right } akce
       *[other] { $right } akcí
    }.
record-json = Řádek { $line }: „{ $text }“ nelze přečíst; volby se píší jako JSON ve složených závorkách, jména jako JSON v uvozovkách.
record-score = Řádek { $line }: „{ $text }“ není výsledek; řádek tu zní „{ $right }“.

# -- the head

record-game-unknown = Řádek { $line }: hra „{ $id }“ tu není. Známé hry: { $known }.
record-options = Řádek { $line }: volby nelze použít. { $problem }
record-players = Řádek { $line }: počet hráčů ve volbách je { $players }, ale počet míst v záznamu je { $seats }.
record-components = Řádek { $line }: hrálo se s jinými daty herního materiálu (otisk { $found }; tady je { $right }). Zadej soubor, se kterým se hrálo: --components SOUBOR. Bez něj lze záznam prohlížet, ne přehrát.
record-seat-order = Řádek { $line } jmenuje místo { $found }; na řadě je místo { $right }.
record-seed = Řádek { $line }: „{ $text }“ není semínko. Semínko je celé číslo, nebo 0x a 64 šestnáctkových číslic.
record-shuffle = Řádek { $line }: „{ $text }“ není zamíchání. Zamíchání je 64 šestnáctkových číslic a za každé z míst (celkem { $seats }) dalších 32, nebo minus.
record-shuffle-differs = Řádek { $line }: z tohoto zamíchání plyne semínko 0x{ $right }, záznam však uvádí jiné.

# -- moves, chance and events

record-line = Řádek { $line }: { $problem }
record-move-unknown = Řádek { $line }: akce „{ $text }“ neexistuje.{ $near ->
    [none] {""}
   *[other] {" "}Nemá to být „{ $near }“?
 }
record-seat-unknown = Řádek { $line }: místo { $seat } neexistuje; poslední je { $last }.
record-not-record = „{ $type }“ není záznam. Načti ho pomocí burgrave.read_record(path).
record-pickle = Záznam nelze uložit modulem pickle. Ulož ho do souboru a načti ho pomocí burgrave.read_record(path).
record-move-refused = Řádek { $line }: současná pravidla tu nedovolují „{ $move }“. { $why }
record-move-seat = Řádek { $line }: místo { $seat } hraje „{ $move }“, ale rozhodovat má místo { $acting }.
record-move-after-end = Řádek { $line }: „{ $move }“ se hraje až po konci hry.
record-stream-unknown = Řádek { $line }: náhoda nemá proud „{ $stream }“. Známé proudy: { $known }.
record-name-unknown = Řádek { $line }: ve slovníku „{ $vocabulary }“ není „{ $id }“.{ $near ->
    [none] {""}
   *[other] {" "}Nemá to být „{ $near }“?
 }
record-event-unknown = Řádek { $line }: událost „{ $event }“ neexistuje.{ $near ->
    [none] {""}
   *[other] {" "}Nemá to být „{ $near }“?
 }
record-event-arguments = Řádek { $line }: „{ $event }“ má víc údajů, než k ní patří. Patří k ní: { $right }.
record-audience = Řádek { $line }: „{ $who }“ není platný příjemce; piš místa od 0 do 7, nebo „{ $spectators }“.
record-chance-missing = Řádek { $line }: tady chybí výsledek proudu „{ $stream }“.
record-chance-unused = Řádek { $line }: tady o ničem nerozhoduje náhoda, takže „{ $found }“ sem nepatří.
record-chance-impossible = Řádek { $line }: proud „{ $stream }“ nemůže dát „{ $found }“. Možné: { $possible }.
record-chance-order = Řádek { $line }: tohle není pořadí toho, co míchá proud „{ $stream }“. Přebývá: { $extra }. Chybí: { $lacking }.
record-chance-differs = Řádek { $line } říká „{ $found }“, ale má být „{ $right }“.

# -- the current rules and those of the record

record-differs-events = Řádek { $line }: tehdy se stalo „{ $stored }“; podle současných pravidel „{ $today }“.
record-differs-score = Řádek { $line }: tehdy byl výsledek „{ $stored }“; podle současných pravidel je „{ $today }“.
record-differs-end = Řádek { $line }: hra tu skončila; podle současných pravidel pokračuje.
record-differs-open = Řádek { $line }: hra tu pokračovala; podle současných pravidel skončila.

# -- verifying, writing and continuing

record-no-seed = Záznam neukazuje semínko, takže výsledky nelze ověřit. Zadej semínko, pokud ho znáš.
record-needs-chance = Záznam neukazuje semínko. Zadej ho, aby hra pokračovala se stejným rozdáním.
record-is-finished = Hra skončila (řádek { $line }), takže není v čem pokračovat.
record-seats =
    { $given ->
        [one] Je zadáno { $given } jméno
        [few] Jsou zadána { $given } jména
        [many] Je zadáno { $given } jména
       *[other] Je zadáno { $given } jmen
    }, hráčů je { $players }; zadej po jednom jménu pro každé místo.

# -- undoing moves

undo-nothing = Není co vracet: zatím nemáš za sebou žádnou akci.
undo-game-over = Po konci hry už akce vracet nelze.
undo-another-decided = Tuto akci nelze vrátit: po ní už hraje { $seat }.
undo-revealed = Tuto akci nelze vrátit: odhalila něco skrytého.
undo-sealed = Tuto akci nelze vrátit: byla zahrána za tebe, botem nebo proto, že vypršel čas.
