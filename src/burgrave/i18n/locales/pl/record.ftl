# Reading, replaying and verifying records; undoing moves.
# $line is the line of the file. $problem is a whole sentence, made from another key.

# -- the text

record-not-text = Wiersz { $line } nie jest tekstem w UTF-8, więc to nie jest zapis gry.
record-long = Plik jest dłuższy niż { $most } MB. To nie jest zapis gry.
record-not-one = To nie jest zapis gry: pierwszy wiersz powinien brzmieć „{ $right }”.
record-newer-format = Ten zapis ma format { $found }; ten program czyta formaty do { $known }. Nowszy program go odczyta.
record-newer-rules = Wiersz { $line }: gra toczyła się według zasad w wersji { $found }; ten program zna wersje do { $known }. Nowszy program odczyta zapis.
record-newer-notation = Wiersz { $line }: ruchy zapisano w notacji { $found }; ten program zna notacje do { $known }. Nowszy program odczyta zapis.
record-truncated = Zapis urywa się w wierszu { $line }. Cały zapis kończy się słowem „end” albo „open” i liczbą ruchów.
record-check = Wiersz { $line } nie wynika z wierszy przed nim: jego kod kontrolny to „{ $found }”, a powinien być „{ $right }”. Wiersz zmieniono albo jakiś tu dodano, usunięto lub przeniesiono.
record-after-end = Wiersz { $line } stoi za wierszem zamykającym zapis; nic tam nie powinno stać.
record-field-unknown = Wiersz { $line } zaczyna się od „{ $field }”, czego nie ma w żadnym zapisie.{ $near ->
    [none] {""}
   *[other] {" "}Czy chodzi o „{ $near }”?
 } Wiersz zaczyna się od jednego z: { $known }.
record-field-misplaced = Wiersz { $line } zaczyna się od „{ $field }”; tutaj oczekiwane: { $expected }.
record-number = Wiersz { $line }: „{ $text }” powinno być liczbą całkowitą.
record-count =
    Wiersz { $line } mówi „{ $field } { $found }”, ale zapis ma { $right ->
        [one] { $right } ruch
        [few] { $right } ruchy
        [many] { $right } ruchów
       *[other] { $right } ruchu
    }.
record-json = Wiersz { $line }: nie można odczytać „{ $text }”; opcje zapisuje się jako JSON w klamrach, imiona jako JSON w cudzysłowie.
record-score = Wiersz { $line }: „{ $text }” nie jest wynikiem; wiersz brzmi tu „{ $right }”.

# -- the head

record-game-unknown = Wiersz { $line }: nie ma gry „{ $id }”. Znane gry: { $known }.
record-options = Wiersz { $line }: nie można użyć tych opcji. { $problem }
record-players = Wiersz { $line }: liczba graczy w opcjach to { $players }, a miejsc w zapisie jest { $seats }.
record-components = Wiersz { $line }: w grze użyto innych danych elementów (skrót { $found }; tutaj jest { $right }). Podaj plik, z którym grano: --components PLIK. Bez niego zapis można oglądać, ale nie odtworzyć.
record-seat-order = Wiersz { $line } wymienia miejsce { $found }; następne jest miejsce { $right }.
record-seed = Wiersz { $line }: „{ $text }” nie jest ziarnem. Ziarno to liczba całkowita albo 0x i 64 cyfry szesnastkowe.
record-shuffle = Wiersz { $line }: „{ $text }” nie jest tasowaniem. Tasowanie to 64 cyfry szesnastkowe i za każde z miejsc (razem { $seats }) kolejne 32 albo minus.
record-shuffle-differs = Wiersz { $line }: z tego tasowania wynika ziarno 0x{ $right }, a zapis podaje inne.

# -- moves, chance and events

record-line = Wiersz { $line }: { $problem }
record-move-unknown = Wiersz { $line }: nie ma ruchu „{ $text }”.{ $near ->
    [none] {""}
   *[other] {" "}Czy chodzi o „{ $near }”?
 }
record-seat-unknown = Wiersz { $line }: nie ma miejsca { $seat }; ostatnie to { $last }.
record-not-record = „{ $type }” nie jest zapisem gry. Wczytaj go przez burgrave.read_record(path).
record-pickle = Zapisu gry nie można zapisać modułem pickle. Zapisz go w pliku i wczytaj przez burgrave.read_record(path).
record-move-refused = Wiersz { $line }: obecne zasady nie pozwalają tu na „{ $move }”. { $why }
record-move-seat = Wiersz { $line }: miejsce { $seat } gra „{ $move }”, ale decyduje miejsce { $acting }.
record-move-after-end = Wiersz { $line }: „{ $move }” zagrano po końcu gry.
record-stream-unknown = Wiersz { $line }: los nie ma strumienia „{ $stream }”. Znane strumienie: { $known }.
record-name-unknown = Wiersz { $line }: w słowniku „{ $vocabulary }” nie ma „{ $id }”.{ $near ->
    [none] {""}
   *[other] {" "}Czy chodzi o „{ $near }”?
 }
record-event-unknown = Wiersz { $line }: nie ma zdarzenia „{ $event }”.{ $near ->
    [none] {""}
   *[other] {" "}Czy chodzi o „{ $near }”?
 }
record-event-arguments = Wiersz { $line }: „{ $event }” ma więcej danych, niż przyjmuje. Przyjmuje: { $right }.
record-audience = Wiersz { $line }: „{ $who }” nie jest poprawnym odbiorcą; pisz miejsca od 0 do 7 albo „{ $spectators }”.
record-chance-missing = Wiersz { $line }: brakuje tu wyniku strumienia „{ $stream }”.
record-chance-unused = Wiersz { $line }: los o niczym tu nie decyduje, więc „{ $found }” nie powinno tu stać.
record-chance-impossible = Wiersz { $line }: strumień „{ $stream }” nie może dać „{ $found }”. Możliwe: { $possible }.
record-chance-order = Wiersz { $line }: to nie jest kolejność tego, co tasuje „{ $stream }”. Za dużo: { $extra }. Brakuje: { $lacking }.
record-chance-differs = Wiersz { $line } mówi „{ $found }”, a powinno być „{ $right }”.

# -- the current rules and those of the record

record-differs-events = Wiersz { $line }: wtedy stało się „{ $stored }”; według obecnych zasad „{ $today }”.
record-differs-score = Wiersz { $line }: wtedy wynik był „{ $stored }”; według obecnych zasad jest „{ $today }”.
record-differs-end = Wiersz { $line }: gra się tu skończyła; według obecnych zasad trwa dalej.
record-differs-open = Wiersz { $line }: gra trwała tu dalej; według obecnych zasad się skończyła.

# -- verifying, writing and continuing

record-no-seed = Zapis nie pokazuje ziarna, więc nie można sprawdzić wyników losowania. Podaj ziarno, jeśli je znasz.
record-needs-chance = Zapis nie pokazuje ziarna. Podaj je, żeby grać dalej z tym samym rozdaniem.
record-is-finished = Gra się skończyła (wiersz { $line }), więc nie ma czego kontynuować.
record-seats =
    { $given ->
        [one] Podano { $given } imię
        [few] Podano { $given } imiona
        [many] Podano { $given } imion
       *[other] Podano { $given } imienia
    }, a graczy jest { $players }; podaj po jednym na każde miejsce.

# -- undoing moves

undo-nothing = Nie ma czego cofać: nie masz jeszcze za sobą żadnego ruchu.
undo-game-over = Po końcu gry nie można cofać ruchów.
undo-another-decided = Tego ruchu nie można cofnąć: po nim gra już { $seat }.
undo-revealed = Tego ruchu nie można cofnąć: odkrył coś ukrytego.
undo-sealed = Tego ruchu nie można cofnąć: zagrano go za ciebie, bo skończył się czas albo grał bot.
