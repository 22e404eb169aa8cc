# The terminal: help of the commands, the table, replays and cards. Words that people type are not translated.

## Help

cli-usage = Użycie:
cli-usage-options = [OPCJE]
cli-usage-command = POLECENIE …
cli-arguments = Argumenty
cli-options = Opcje
cli-options-of = Opcje gry { $game }
cli-game-options = Każda gra ma też własne opcje: na przykład „{ $command } --help” pokazuje również opcje gry { $game }.
cli-commands-play = Granie
cli-commands-host = Prowadzenie serwera
cli-commands-look-up = Wyszukiwanie
cli-commands-bots = Boty
cli-commands-develop = Programowanie
cli-examples = Przykłady
cli-exit-codes = Kody wyjścia: 0 powodzenie, 1 sprawdzenie wykryło niezgodność, 2 niepoprawne dane, 70 błąd wewnętrzny, 130 przerwano.

cli-more-play = Jeśli nie wybierzesz inaczej, grasz na miejscu 1; na pozostałych grają boty. Kilka osób zmienia się przy klawiaturze, a karty każdej są ukryte przed innymi. Gra zapisuje się po każdym ruchu, także gdy coś ją przerwie. Gdy wyjście nie jest terminalem (potok, plik), gra wypisywana jest zwykłym tekstem.
cli-more-replay = Bez miejsca widzisz to, co widział widz. Zapis jest sprawdzany według obecnych zasad, a wyniki losowe według ziarna, jeśli zapis je podaje.
cli-more-card = Nazwa może być w każdym z czterech języków albo być identyfikatorem; nie musi być dokładna.
cli-more-check = Podaj pliki albo foldery, w których sprawdzone zostaną wszystkie pliki .yaml.
cli-more-simulate = Po każdej grze boty przesuwają się o jedno miejsce, więc miejsca nikogo nie faworyzują. Ctrl-C zatrzymuje i pokazuje dotychczasowe wyniki.
cli-more-arena = W każdym rozdaniu boty przechodzą przez wszystkie miejsca, więc ani karty, ani miejsca nikogo nie faworyzują. Gdy bot zawiedzie, myśli za długo albo poda niedozwolony ruch, decyduje za niego bot wzorcowy; tabela mówi, ile razy. Niedozwolony ruch lub błąd oznacza też przegraną walkowerem. Ctrl-C zatrzymuje i pokazuje dotychczasowe wyniki.
cli-more-bots = Bota lub poziom podaj po „--bots”; opcje zapisz po dwukropku.
cli-more-bench = Losowa gra, czas procesora, najlepszy z pięciu pomiarów. Inne silniki grają w inne gry: stosunki porównują silniki, nie gry.

cli-completion = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia i nazwy.
cli-rules = Pokaż zasady gry na jednej stronie.

## Names of values

cli-value-number = LICZBA
cli-value-file = PLIK
cli-value-files = PLIK|FOLDER
cli-value-list = A,B,…
cli-value-game = GRA
cli-value-edition = WYDANIE
cli-value-setting = NAZWA=WARTOŚĆ
cli-value-seconds = SEKUNDY
cli-value-address = HOST:PORT
cli-value-language = JĘZYK
cli-value-folder = KATALOG
cli-value-days = DNI
cli-value-name = NAZWA
cli-value-kind = KATEGORIA
cli-value-type = RODZAJ
cli-value-word = SŁOWO

## Arguments and options

cli-argument-shell = twoja powłoka
cli-argument-rules-game = citadels albo praga [obie]
cli-option-seats = miejsce, na którym gra człowiek, liczone od 1; dla kilku osób powtórz
cli-option-play-bots = boty na pozostałych miejscach, oddzielone przecinkami; krótka lista się powtarza; wypisuje je „burgrave bots”
cli-option-plain = zwykły tekst zamiast rysowanego stołu, także dla czytników ekranu
cli-option-bot-delay = ile sekund widać ruch bota, 0 bez przerwy; Enter lub spacja pomija resztę
cli-option-viewer = pokaż grę tak, jak widzi ją to miejsce
cli-option-show-all = pokaż wszystko, także zakryte karty
cli-option-step = jak duży jest jeden krok: turn (tura), move (ruch) lub event (zdarzenie)
cli-option-known-seed = ziarno, jeśli je znasz, a zapis go nie podaje
cli-option-rulings = dodaj nasze rozstrzygnięcia dotyczące całej gry
cli-option-simulate-seed = ziarno wszystkich gier: to samo ziarno rozgrywa te same gry

## Mistakes

cli-command-unknown = Nie ma polecenia „{ $name }”. { $near ->
    [none] Wybierz jedno z tych: { $known }.
   *[other] Czy chodzi o „{ $near }”? Wszystkie polecenia: { $known }.
 }
cli-option-unknown = Nie ma tu opcji „{ $option }”. { $near ->
    [none] Wszystkie opcje pokaże „{ $command } --help”.
   *[other] Czy chodzi o „{ $near }”? Wszystkie opcje pokaże „{ $command } --help”.
 }
cli-option-of-other-game = „{ $option }” to opcja gry „{ $owner }”, a nie gry „{ $game }”. Wszystkie opcje pokaże „{ $command } --help”.
cli-option-value-missing = Po „{ $option }” potrzebna jest wartość. Zobacz „{ $command } --help”.
cli-option-without-value = „{ $option }” nie ma wartości. Podaj samą opcję. Zobacz „{ $command } --help”.
cli-argument-missing = Brakuje: { $name }. Zobacz „{ $command } --help”.
cli-argument-extra = Nieoczekiwany argument „{ $argument }”. Zobacz „{ $command } --help”.
cli-internal-error = To błąd w programie Burgrave: { $problem }. Zgłoś go na { $address } wraz z poleceniem i tym, co ono wypisuje, gdy w środowisku jest „{ $setting }”.
file-missing = Plik „{ $file }” nie istnieje. Podaj ścieżkę istniejącego pliku.
file-is-folder = „{ $file }” to folder. Podaj ścieżkę pliku.
file-forbidden = Nie masz dostępu do pliku „{ $file }”. Podaj plik, który możesz czytać i zapisywać.
file-error = Pliku „{ $file }” nie da się użyć ({ $why }). Podaj inny plik.
file-exists = „{ $file }” już istnieje. Wybierz nową nazwę albo kontynuuj tę grę: --resume.
file-no-place = Nie ma gdzie zapisać gry. Podaj miejsce: --save PLIK.
folder-missing = Nie da się zapisać „{ $file }”: folder „{ $folder }” nie istnieje. Podaj ścieżkę w istniejącym folderze.
cli-game-missing = W którą grę? Wybierz jedną z tych: { $known }; albo kontynuuj zapisaną: --resume PLIK.
cli-schema-game = Której gry? Wybierz jedną z tych: { $known }; albo podaj „--openapi”, aby dostać opis serwera.
cli-schema-both = „--openapi” opisuje serwer wszystkich gier. Pomiń „{ $game }” albo „--openapi”.
cli-editions-none = { $game }: ta gra nie ma wydań. Pomiń „--edition”.
cli-card-closest = Żadna karta nie nazywa się „{ $typed }”. Najbliższa to:
cli-seat-twice = Każde miejsce podaj raz. To podano dwa razy: { $number }.
cli-presets-none = { $game }: ta gra nie ma zestawów. Wszystkie wypisze „{ $command }”.
cli-cards-game = Której gry? Wybierz jedną z tych: { $known }.
cli-resume-game = Zapisana gra to { $saved }, nie { $game }. Pomiń nazwę gry.
cli-resume-fixed = „{ $option }” nie można zmienić w zapisanej grze. Pomiń to.
match-seat-unknown = Nie ma miejsca { $seat }. Miejsca mają numery od 1 do { $last }.
names-number = Podane imiona: { $names }. Osoby przy stole: { $people }. Do każdego „--seat” należy jedno imię.
name-of-bot = „{ $name }” to imię bota. Wybierz dla człowieka inne.
name-twice = Dwie osoby mają imię „{ $name }”. Wybierz różne imiona.
bots-no-seats = Na wszystkich miejscach siedzą ludzie, dla bota żadne nie zostaje. Pomiń „--bots”.
viewer-both = Wybierz „--seat” albo „--show-all”, nie oba naraz.

## Playing

terminal-help-number = Numer wykonuje dany wybór. Możesz też wpisać:
terminal-help-rules = h (albo rules): zasady gry na jednej stronie
terminal-help-card = h NAZWA: co oznacza karta, postać, kafel lub słowo (h korona, h jajka)
terminal-help-table = t: cała sytuacja na stole słowami
terminal-help-log = l: dotychczasowy przebieg gry
terminal-help-hint = a: podpowiedź bota, który myśli naprzód
terminal-help-undo = u: cofnij swój ostatni ruch
terminal-help-save = s: pokazuje, gdzie gra jest zapisana; s PLIK: zapisuje tam kopię
terminal-help-quit = q: zakończ; gra zostanie zapisana i możesz wrócić do niej później
hint-thinking = Bot myśli …
terminal-choices-above = na rysunku
terminal-press-enter-earlier = Naciśnij Enter, żeby zobaczyć, co stało się wcześniej.
hint-heading =
    { $tried ->
        [one] Najlepsze ruchy w { $tried } symulowanej grze:
       *[other] Najlepsze ruchy w { $tried } symulowanych grach:
    }
hint-move = { $move }: wygrywa { $share } % z nich
hint-then = { $move }: wygrywa { $share } % z nich. Potem na przykład: { $after }
replay-hint = Obejrzyj ją ponownie poleceniem: { $command }

## Cards

cli-heading-card = Karta
card-editions = { $editions ->
    [none] Nie ma tej karty żadne wydanie, w które można tu grać.
   *[other] Nie ma jej w tym wydaniu. Jest w: { $editions }.
 }
cards-none = Nic nie pasuje.
cli-cards-rulings = Rozstrzygnięcia: { $rulings }
cli-progress = { $what }: { $done } z { $total }

## Replays

replay-title =
    { $moves ->
        [one] { $game }, { $moves } ruch.
        [few] { $game }, { $moves } ruchy.
        [many] { $game }, { $moves } ruchów.
       *[other] { $game }, { $moves } ruchu.
    }
replay-place = Ruch { $number } z { $moves } · widok: { $eyes }
replay-keys = → dalej · ← wstecz · 0 początek · 9 koniec · { $m }: { $pace } · { $e } inny widok · { $q } koniec
replay-verified = Sprawdzono: wszystkie wyniki losowe wynikają z ziarna.
replay-shuffle = Sprawdzono: ziarno wynika z sekretu serwera i z losowych liczb graczy. Odcisk, który stół pokazywał przed grą, musi brzmieć { $commitment }.
replay-differs = Obecne zasady traktują ruch { $number } ({ $move }) inaczej. Gra jest pokazana tak, jak ją zapisano.
replay-setup = przygotowanie gry
replay-undrawn = Odtąd obecne zasady nie potrafią narysować stołu. Gra jest pokazana tak, jak ją zapisano.
replay-unfinished = Gra nie jest skończona.
viewer-all = wszystko odkryte
viewer-spectator = widz
replay-step-turn = co turę
replay-step-move = co ruch
replay-step-event = co zdarzenie

## Citadels

citadels-group-gather = Zasoby
citadels-group-build = Budowa
citadels-group-ability = Postać
citadels-group-district = Dzielnice
citadels-group-action = Akcje
terminal-citadels-legend-types = Rodzaje: { $types }. Liczba to koszt.
terminal-citadels-legend = ▶ teraz decyduje, ♛ korona, ✓ ukończone miasto. Postacie: † zabita, $ okradziona, × odrzucona odkryta, ▾ odrzucona zakryta (znasz ją), ·2 ujawniona przez miejsce 2. W nawiasach: wiesz to tylko ty.
terminal-citadels-legend-more = ☽ zaczarowana, § nakaz, ! szantaż, * podpisany lub z kwiatem (wiesz to), + chroniona przez Rasputina. Za dzielnicą: + upiększona.
