# The terminal: help of the commands, the table, replays and cards. Whatever is typed stays as it is.

## Help

terminal-usage = Użycie:
terminal-usage-options = [OPCJE]
terminal-usage-command = POLECENIE …
terminal-arguments = Argumenty
terminal-options = Opcje
terminal-options-of = Opcje gry { $game }
terminal-game-options = Każda gra ma też własne opcje: na przykład „{ $command } --help” pokazuje również opcje gry { $game }.
terminal-commands-play = Granie
terminal-commands-host = Prowadzenie serwera
terminal-commands-look-up = Sprawdzanie
terminal-commands-bots = Boty
terminal-commands-develop = Programowanie
terminal-examples = Przykłady
terminal-exit-codes = Kody wyjścia: 0 wszystko w porządku, 1 sprawdzenie wykryło niezgodność, 2 czegoś z podanych rzeczy nie da się użyć, 70 błąd wewnętrzny, 130 przerwano.

terminal-more-play = Jeśli nie powiesz inaczej, siedzisz na miejscu 1; na pozostałych grają boty. Gdy gra kilka osób, podajecie sobie klawiaturę, a kurtyna zasłania karty przed innymi. Gra zapisuje się po każdym ruchu, także gdy coś ją przerwie. Gdy wyjście nie jest terminalem (potok, plik), gra wypisywana jest zwykłym tekstem.
terminal-more-replay = Bez miejsca widzisz to, co widział widz. Zapis jest sprawdzany: według dzisiejszych zasad, a losowość według ziarna, jeśli zapis je podaje.
terminal-more-card = Nazwa może być w każdym z czterech języków albo być identyfikatorem; nie musi być dokładna.
terminal-more-check = Podaj pliki albo foldery, w których sprawdzone zostaną wszystkie pliki .yaml.
terminal-more-simulate = Z gry na grę boty przesuwają się o jedno miejsce, więc miejsca nikogo nie faworyzują. Ctrl-C zatrzymuje i pokazuje, co dotąd policzono.
terminal-more-arena = Każde rozdanie jest grane tak, że boty przechodzą przez wszystkie miejsca, więc ani karty, ani miejsca nikogo nie faworyzują. Bot, który zawiedzie, myśli za długo albo poda niedozwolony ruch, oddaje tę decyzję botowi wzorcowemu, a tabela mówi, ile razy. Ctrl-C przerywa i pokazuje, co już wiadomo.
terminal-more-bots = Bota lub poziom podaj po „--bots”; opcje zapisz po dwukropku.
terminal-more-bench = Losowa gra, czas procesora, najlepszy z pięciu pomiarów. Inne silniki grają w inne gry: stosunki porównują silniki, nie gry.

terminal-completion = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia i nazwy.
terminal-rules = Przeczytaj cel i przebieg gry na jednej stronie.

## Names of values

terminal-value-number = LICZBA
terminal-value-file = PLIK
terminal-value-files = PLIK|FOLDER
terminal-value-list = A,B,…
terminal-value-game = GRA
terminal-value-edition = WYDANIE
terminal-value-setting = NAZWA=WARTOŚĆ
terminal-value-seconds = SEKUNDY
terminal-value-address = HOST:PORT
terminal-value-language = JĘZYK
terminal-value-folder = KATALOG
terminal-value-days = DNI
terminal-value-name = NAZWA
terminal-value-kind = KATEGORIA
terminal-value-type = RODZAJ
terminal-value-word = SŁOWO

## Arguments and options

terminal-argument-shell = twoja powłoka
terminal-argument-rules-game = citadels albo praga; inaczej obie
terminal-option-seats = miejsce, na którym gra człowiek, liczone od 1; dla kilku osób powtórz
terminal-option-bots = boty na pozostałych miejscach, oddzielone przecinkami; krótka lista się powtarza; wypisuje je „burgrave bots”
terminal-option-plain = zwykły tekst zamiast rysowanego stołu, także dla czytników ekranu
terminal-option-pause = jak długo widać ruch bota przed następnym, 0 oznacza wcale; Enter lub spacja pomija resztę
terminal-option-eyes = patrz oczami gracza na tym miejscu
terminal-option-open = pokaż wszystko, jakby karty leżały odkryte
terminal-option-by = jak duży jest jeden krok: turn (tura), move (ruch) lub event (zdarzenie)
terminal-option-known-seed = ziarno, jeśli je znasz, a zapis go nie podaje
terminal-option-rulings = dodaj nasze rozstrzygnięcia dotyczące całej gry
terminal-option-simulate-seed = ziarno wszystkich gier: to samo ziarno rozgrywa te same gry

## Mistakes

terminal-command-unknown = Nie ma polecenia „{ $name }”. { $near ->
    [none] Wybierz jedno z tych: { $known }.
   *[other] Czy chodzi o „{ $near }”? Wszystkie polecenia: { $known }.
 }
terminal-option-unknown = Nie ma tu opcji „{ $option }”. { $near ->
    [none] Co tu jest, pokaże „{ $command } --help”.
   *[other] Czy chodzi o „{ $near }”? Co tu jest, pokaże „{ $command } --help”.
 }
terminal-option-elsewhere = „{ $option }” to opcja gry „{ $owner }”, a nie gry „{ $game }”; co tu jest, pokaże „{ $command } --help”.
terminal-option-bare = Po „{ $option }” potrzebna jest wartość; jaka, powie „{ $command } --help”.
terminal-option-flag = „{ $option }” nie ma wartości; podaj samą opcję. Zobacz „{ $command } --help”.
terminal-argument-missing = Brakuje: { $name }; co tu należy podać, powie „{ $command } --help”.
terminal-argument-extra = Nieoczekiwany argument „{ $argument }”. Zobacz „{ $command } --help”.
terminal-internal-error = To błąd w programie Burgrave: { $problem }. Zgłoś go na { $address } wraz z poleceniem i tym, co ono wypisuje, gdy w środowisku jest „{ $setting }”.
terminal-file-missing = Nie ma pliku „{ $file }”. Podaj ścieżkę pliku, który istnieje.
terminal-file-folder = „{ $file }” to folder. Podaj ścieżkę pliku.
terminal-file-forbidden = Pliku „{ $file }” nie wolno otworzyć. Podaj plik, który wolno ci czytać i zapisywać.
terminal-file-trouble = Pliku „{ $file }” nie da się użyć ({ $why }). Podaj inny plik.
terminal-file-exists = „{ $file }” już istnieje. Wybierz nową nazwę albo kontynuuj tę grę: --resume.
terminal-file-nowhere = Nie ma gdzie zapisać gry. Podaj miejsce: --save PLIK.
terminal-folder-missing = Nie da się zapisać „{ $file }”: nie ma folderu „{ $folder }”. Podaj ścieżkę w folderze, który istnieje.
terminal-game-missing = W którą grę? Wybierz jedną z tych: { $known }; albo kontynuuj zapisaną: --resume PLIK.
terminal-schema-game = Której gry? Wybierz jedną z tych: { $known }; albo podaj „--openapi”, aby dostać opis serwera.
terminal-schema-both = „--openapi” opisuje serwer wszystkich gier. Pomiń „{ $game }” albo „--openapi”.
terminal-editions-none = { $game }: ta gra nie ma wydań. Pomiń „--edition”.
terminal-resume-game = Zapisana gra to { $saved }, nie { $game }. Pomiń nazwę gry.
terminal-resume-fixed = „{ $option }” jest w zapisanej grze już ustalone. Pomiń to.
terminal-seat-unknown = Nie ma miejsca { $seat }. Miejsca mają numery od 1 do { $last }.
terminal-names-number = Podane imiona: { $names }. Osoby przy stole: { $people }. Do każdego „--seat” należy jedno imię.
terminal-name-bot = „{ $name }” to imię bota. Wybierz dla człowieka inne.
terminal-name-twice = Dwie osoby mają imię „{ $name }”. Wybierz różne imiona.
terminal-bots-none = Na wszystkich miejscach siedzą ludzie, dla bota żadne nie zostaje. Pomiń „--bots”.
terminal-eyes-both = Wybierz „--seat” albo „--open”, nie oba naraz.

## Playing

terminal-help-number = Numer wykonuje dany wybór. Możesz też wpisać:
terminal-help-rules = h (albo rules): cel i przebieg gry na jednej stronie
terminal-help-card = h NAZWA: co oznacza karta, postać, kafel lub słowo (h korona, h jajka)
terminal-help-table = t: cała sytuacja na stole słowami
terminal-help-log = l: wszystko, co się dotąd stało
terminal-help-advice = a: co zrobiłby bot, który myśli naprzód
terminal-help-undo = u: cofnij swój ostatni ruch
terminal-help-save = s: pokazuje, gdzie gra jest zapisana; s PLIK: zapisuje tam kopię
terminal-help-quit = q: zakończ; gra zostanie zapisana i możesz wrócić do niej później
terminal-advice-thinking = Bot myśli …
terminal-choices-above = na rysunku
terminal-press-enter-earlier = Naciśnij Enter, żeby zobaczyć, co stało się wcześniej.
advice-heading =
    { $tried ->
        [one] Najlepsze ruchy w { $tried } symulowanej grze:
       *[other] Najlepsze ruchy w { $tried } symulowanych grach:
    }
advice-move = { $move }: wygrywa { $share } % z nich
advice-then = { $move }: wygrywa { $share } % z nich. Potem na przykład: { $after }
terminal-replay-hint = Obejrzyj ją ponownie poleceniem: { $command }
terminal-plain-fact = { $label }: { $value }.

## Cards

terminal-heading-card = Karta
terminal-card-elsewhere = { $editions ->
    [none] Nie ma tej karty żadne wydanie, w które można tu grać.
   *[other] Nie ma jej w tym wydaniu. Jest w: { $editions }.
 }
terminal-cards-none = Nic nie pasuje.
terminal-cards-rulings = Orzeczenia: { $rulings }
terminal-progress = { $what }: { $done } z { $total }

## Replays

terminal-replay-title =
    { $moves ->
        [one] { $game }, { $moves } ruch.
        [few] { $game }, { $moves } ruchy.
        [many] { $game }, { $moves } ruchów.
       *[other] { $game }, { $moves } ruchu.
    }
terminal-replay-place = Ruch { $number } z { $moves } · patrzy: { $eyes }
terminal-replay-keys = → dalej · ← wstecz · 0 początek · 9 koniec · { $m }: { $pace } · { $e } inny widok · { $q } koniec
terminal-replay-verified = Sprawdzono: każdy wynik losowania wynika z ziarna.
terminal-replay-shuffle = Sprawdzono: ziarno wynika z sekretu i z wkładów graczy. Przed grą stół musiał pokazywać zobowiązanie { $commitment }.
terminal-replay-differs = Obecne zasady traktują ruch { $number } ({ $move }) inaczej. Gra jest pokazana tak, jak ją zapisano.
terminal-replay-setup = przygotowanie gry
terminal-replay-undrawn = Odtąd obecne zasady nie potrafią narysować stołu. Gra jest pokazana tak, jak ją zapisano.
terminal-replay-unfinished = Gra nie jest skończona.
terminal-eyes-open = wszyscy naraz (wszystko odkryte)
terminal-eyes-spectator = widz
terminal-pace-turn = co turę
terminal-pace-move = co ruch
terminal-pace-event = co zdarzenie

## Citadels

terminal-citadels-gather = Zasoby
terminal-citadels-build = Budowa
terminal-citadels-ability = Postać
terminal-citadels-district = Dzielnice
terminal-citadels-action = Akcje
terminal-citadels-phase-draft = faza wyboru
terminal-citadels-phase-turn = faza tur graczy
terminal-citadels-phase-theater = faza wyboru
terminal-citadels-phase-call = faza tur graczy
terminal-citadels-phase-end_of_round = koniec rundy
terminal-citadels-phase-scoring = punktacja
terminal-citadels-phase-over = koniec
terminal-citadels-legend-types = Rodzaje: { $types }. Liczba to koszt.
terminal-citadels-legend = ▶ teraz decyduje, ♛ korona, ✓ ukończone miasto. Postacie: † zabita, $ okradziona, × odrzucona odkryta, ▾ odrzucona zakryta (znasz ją), ·2 ujawniona przez miejsce 2. W nawiasach: wiesz to tylko ty.
terminal-citadels-legend-more = ☽ zaczarowana, § nakaz, ! szantaż, * podpisany lub z kwiatem (wiesz to), + chroniona przez Rasputina. Za dzielnicą: + upiększona.
terminal-citadels-purse =
    { $who ->
        [you] Masz
       *[other] { $seat } ma
    } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
        [many] { $gold } monet
       *[other] { $gold } monety
    } i { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } na ręce.
terminal-citadels-city =
    { $who ->
        [you] Twoje miasto
       *[other] Miasto, które buduje { $seat },
    } { $built ->
        [0] jest puste, do ukończenia potrzeba { $completion } dzielnic.
       *[other] ma { $built } z { $completion }: { $districts }.
    }
terminal-citadels-crowned =
    { $who ->
        [you] Masz koronę.
       *[other] { $seat } ma koronę.
    }
terminal-citadels-character =
    { $who ->
        [you] Twoja postać
       *[other] { $seat }, postać
    }: { $characters }.
terminal-citadels-hand =
    { $who ->
        [you] Na ręce masz
       *[other] { $seat } ma na ręce
    }: { $cards }.
terminal-citadels-known =
    { $who ->
        [you] Na swojej ręce znasz
       *[other] { $seat } ma na ręce karty, które znasz
    }: { $cards }.
