# The components file: what is wrong in it, in which entry, and what would be right.
# $entry is a path like “walls[3] W1-04: cost.stone”; $found is what stands there, as JSON.

## The file

components-file = Nie można odczytać pliku z elementami „{ $file }”: { $problem }.
components-encoding = { $file } nie jest tekstem w UTF-8. Zapisz go jako UTF-8.
components-json = { $file }, wiersz { $line }: to nie jest JSON ({ $problem }). Porównaj go z sąsiednimi wierszami.
components-endless = W pliku { $file } są nawiasy w nawiasach albo cyfry bez końca. Porównaj go z oryginalnym plikiem.
components-large = Plik { $file } ma ponad { $most } kB; tyle nie potrzebuje żaden plik z elementami. Porównaj go z oryginalnym plikiem.
components-twice = { $file }: „{ $entry }”: pole „{ $field }” zapisano dwa razy. Zapisz je raz.
components-version = { $file }: „{ $entry }” to { $found }; ten Burgrave czyta format w wersji { $right }. Użyj Burgrave, który zapisał plik, albo zacznij od nowej kopii.

## Fields and values

components-missing-field = { $file }: brakuje „{ $entry }”. Muszą tu być wszystkie pola oryginalnego pliku.
components-unknown-field =
    { $file }: „{ $entry }”: nie ma tu takiego pola. { $near ->
        [none] { $known ->
            [none] Nic tu nie powinno stać.
           *[other] Znane: { $known }.
        }
       *[other] Czy chodzi o „{ $near }”?
    }
components-type =
    { $file }: „{ $entry }” to { $found }; powinno tam stać: { $wanted ->
        [integer] liczba całkowita
        [boolean] true albo false
        [object] grupa pól w klamrach
        [array] lista w nawiasach kwadratowych
        [null] wartość null
       *[string] tekst w cudzysłowie
    }.
components-should-be = { $file }: „{ $entry }” to { $found }; powinno być { $right }.
components-choice = { $file }: „{ $entry }” to { $found }; wybierz jedno z: { $known }.
components-range = { $file }: „{ $entry }” to { $found }; musi być od { $low } do { $high }.
components-form = { $file }: „{ $entry }” to { $found }; zapisuje się to tak: { $examples }.
components-length = { $file }: „{ $entry }”: liczba pozycji to { $found }, a powinno ich być { $right }.
components-repeated = { $file }: „{ $entry }”: { $found } już tu jest. Wymień wszystko raz.
components-empty = { $file }: „{ $entry }” to { $found }; musi tu być co najmniej jedna ilość, na przykład "vp": 1.
components-only-one = { $file }: „{ $entry }”: stoją tu razem { $found }; może tu być tylko jedno z nich.
components-rising = { $file }: „{ $entry }”: żadna liczba nie może być mniejsza od poprzedniej; znaleziono: { $found }.
components-rising-steeply = { $file }: „{ $entry }”: każda liczba musi być większa od poprzedniej; znaleziono: { $found }.
components-permutation = { $file }: „{ $entry }” musi wymienić każde z tych raz: { $known }.

## Pieces

components-id-unknown =
    { $file }: „{ $entry }”: nie ma elementu o tym oznaczeniu. { $near ->
        [none] Użyj oznaczeń z oryginalnego pliku.
       *[other] Czy chodzi o „{ $near }”?
    }
components-id-twice = { $file }: „{ $entry }”: „{ $id }” już tu jest. Każde oznaczenie stoi tu raz.
components-id-missing = { $file }: „{ $entry }”: brakuje: { $missing }. Każde oznaczenie stoi tu raz.
components-id-order = { $file }: „{ $entry }” nie jest na swoim miejscu: powinno tu być „{ $right }”. Zachowaj kolejność oryginalnego pliku.
components-count = { $file }: „{ $entry }”: { $special ->
        [true] specjalne
       *[false] zwykłe
    } { $kind ->
        [walls] mury
        [buildings] budynki
       *[upgrades] ulepszenia
    } epoki { $era }: masz ich teraz { $found }; według instrukcji powinno być { $right }.
components-exchange = { $file }: „{ $entry }” i „{ $other }” mają zamienione epoki lub rzadkość względem swoich numerów. Zamień ich wartości.
components-same-action = { $file }: „{ $entry }” pokazuje „{ $action }” dwa razy; dwie akcje kafla są różne.
components-action-count = { $file }: „{ $entry }”: akcja „{ $action }” jest tu { $found }×; każda akcja jest dokładnie na dwóch kaflach jednej strony.

## Crane and calendar

components-zones = { $file }: „{ $entry }”: strefy to { $found }; od pozycji 0 musi iść czerwona, potem zielona, potem niebieska („red”, „green”, „blue”) i żadnej nie może brakować.
components-zones-red = { $file }: „{ $entry }”: czerwonych pozycji jest { $found }; może ich być najwyżej { $most }, żeby zawsze można było wziąć jakiś kafel.
components-zones-blue = { $file }: „{ $entry }”: czerwonych i zielonych pozycji jest { $found }; musi ich być co najmniej { $least }, żeby zmieścił się tam każdy kafel.
components-calendar-end = { $file }: „{ $entry }”: liczba graczy { $players }: gra skończyłaby się po turze { $found }; musi się skończyć po turze { $right }. Początek zablokowanego sektora, początek licznika i pozycja, na której się liczy, muszą do siebie pasować.
components-calendar-era =
    { $file }: „{ $entry }”: liczba graczy { $players }: epoka II { $found ->
        [0] nigdy by się nie zaczęła
       *[other] zaczęłaby się po turze { $found }
    }; musi się zacząć po turze { $right }.

## Boards

components-token = { $file }: „{ $entry }” musi pokazywać żeton produkcji dokładnie raz, na { $right }.
components-ring = { $file }: „{ $entry }”: odległość od środka to { $found }; musi być { $right }.
components-hex-twice = { $file }: „{ $entry }” leży tam, gdzie „{ $other }”. Daj każdemu polu własne miejsce.
components-hex-missing = { $file }: „{ $entry }”: brakuje tych pól (rząd, kolumna): { $missing }.
components-plot-plazas =
    { $file }: „{ $entry }” { $number ->
        [0] nie styka się z żadnym placem
       *[other] styka się z kilkoma placami ({ $found })
    }; parcela styka się dokładnie z jednym.
components-plaza-plots = { $file }: „{ $entry }”: plac „{ $plaza }” nie ma parceli. Daj mu co najmniej jedną.
components-plazas-in-play = { $file }: „{ $entry }”: liczba graczy { $players }: placów z kaflem jest { $found }, a powinno ich być { $right }. Zobacz „min_players” placów.
components-plaza-tiles = { $file }: „{ $entry }”: kafli koloru „{ $colour }” jest { $found }, ale placów tego koloru jest na planszy { $needed }.
components-prefilled = { $file }: „{ $entry }”: liczba graczy { $players }: od początku zabudowanych parceli jest { $found }; kafli wystarczy na { $most }.
components-prefilled-plaza = { $file }: „{ $entry }”: liczba graczy { $players }: wszystkie parcele placu „{ $plaza }” są zabudowane od początku. Zostaw jedną wolną.
components-corner-twice = { $file }: „{ $entry }” to ten sam róg co „{ $other }”. Wymień każdy róg raz.
components-corner-alone = { $file }: „{ $entry }”: na tej parceli żaden niebieski róg nie może punktować. Musi stykać się z inną parcelą albo z nadrukowanym niebieskim rogiem.

## Projects and bridge

components-gold-tiles = { $file }: „{ $entry }”: złotych kafli przy moście i przy katedrze jest razem { $found }; powinno ich być { $right }.
components-arrow-up = { $file }: „{ $entry }” to { $found }; w najwyższym rzędzie nie ma strzałki w górę.
components-arrow-sideways = { $file }: „{ $entry }” to { $found }; w ostatniej kolumnie nie ma strzałki w bok.
