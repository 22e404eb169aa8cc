# The commands `burgrave simulate`, `burgrave arena`, `burgrave bots` and `burgrave bench`.

## Mistakes

bot-unknown = Nie ma bota „{ $bot }” do gry { $game }. Wybierz jednego z: { $known }.
bot-option-form = „{ $text }” nie jest opcją bota { $bot }; napisz nazwa=wartość, na przykład { $example }.
bot-option-none = Bot { $bot } nie ma żadnych opcji. Usuń „{ $option }”.
bot-option-unknown = Bot { $bot } nie ma opcji „{ $option }”. Wybierz jedną z: { $known }.
bot-option-whole = „{ $option }” bota { $bot } nie może być „{ $value }”. Podaj liczbę całkowitą od { $low } do { $high }.
bot-option-number = „{ $option }” bota { $bot } nie może być „{ $value }”. Podaj liczbę od { $low } do { $high }.
bot-option-word = „{ $option }” bota { $bot } nie może być „{ $value }”. Wybierz jedną z możliwości: { $known }.
bot-class = Nie można wczytać bota { $bot }: { $why }.
bot-no-class = { $bot } nie jest botem; podaj podklasę burgrave.Bot.
bot-long = Nazwa bota „{ $bot }…” jest za długa: najwyżej { $most } znaków.
bot-not-text = „{ $type }” nie jest nazwą bota. Podaj tekst, na przykład h1 albo search:ms=200.
bot-not-bot = „{ $type }” nie jest botem. Podaj nazwę albo podklasę burgrave.Bot.
bot-not-object = „{ $type }” nie jest obiektem Bot. Utwórz go przez burgrave.make_bot(game, name).
bot-other-game = Bot { $bot } nie gra w { $game }. Gra w: { $games }.
bot-no-decision = W tym widoku nie ma o czym decydować. Daj botowi state.view(state.current_seat), zanim gra się skończy.
arena-bot-names = Arena przyjmuje boty po nazwie, a nie „{ $type }”. Umieść klasę w module i podaj ją jako module.Class.
process-ended = Nowy proces zakończył się, zanim zaczął pracować. W skrypcie wywołaj to pod „{ $guard }”, bo każdy nowy proces importuje skrypt.
bot-command = Nie można uruchomić programu bota „{ $command }”: { $why }.
bot-command-slow = Program bota „{ $command }” nie odpowiedział przez { $seconds } s.
bot-command-answer = Program bota „{ $command }” odpowiedział „{ $answer }”; oczekiwano { $expected } z dozwolonym ruchem.
extra-missing = Pakiet { $package } nie jest zainstalowany. Zainstaluj go poleceniem: pip install { $extra }
ray-address = „{ $address }” nie jest adresem klastra; napisz HOST:PORT, na przykład { $example }.
ray-no-answer = Pod adresem { $address } nie odpowiada żaden klaster. Uruchom tam Ray albo pomiń „--ray”.
ray-refused = Nie można użyć klastra pod adresem { $address }: { $why }.
ray-version = Klaster pod adresem { $address } ma burgrave { $there }, a tutaj jest { $here }; zainstaluj tam tę samą wersję.
arena-file-none = { $file } nie jest plikiem przebiegu; podaj nowy plik.
arena-file-other = { $file } należy do innego przebiegu: „{ $what }” się różni. Podaj inny plik albo powtórz polecenie, które go zaczęło.
arena-file-damaged = Nie można odczytać { $file } jako przebiegu; podaj nowy plik.
number-whole =
    „{ $option }” nie może mieć wartości „{ $value }”. Podaj liczbę całkowitą{ $low ->
        [none] {""}
       *[other] {" "}nie mniejszą niż { $low }
    }.
number-large = „{ $option }” nie może mieć wartości „{ $value }”. Podaj liczbę nie większą niż { $high }.
number-seconds = „{ $option }” nie może mieć wartości „{ $value }”. Podaj liczbę sekund większą od 0.
number-pause = „{ $option }” nie może mieć wartości „{ $value }”. Podaj liczbę sekund, 0 oznacza brak przerwy.
bots-number =
    { $bots ->
        [one] Podano { $bots } bota
        [few] Podano { $bots } boty
        [many] Podano { $bots } botów
       *[other] Podano { $bots } bota
    }, a miejsc jest { $players }. Podaj co najmniej jednego i najwyżej { $players }; krótka lista się powtarza.
option-form = „{ $text }” nie jest opcją; napisz nazwa=wartość, na przykład players=4.
option-twice = Opcję { $option } podano dwa razy; podaj ją raz.
bench-peers-python = Nie można uruchomić { $python }; podaj interpreter Pythona ze środowiska z innymi silnikami, na przykład z tego, które tworzy „make peers”.
bench-peers-broken = { $python }: nie udało się zmierzyć innych silników ({ $why }); „make peers” tworzy środowisko, które to potrafi.
bench-peers-none = { $python } nie ma żadnego z innych silników; „make peers” tworzy środowisko, które je ma.
bench-peers-script = Brakuje skryptu { $script }; inne silniki można mierzyć tylko ze źródeł projektu.
bench-only-peers = --only wybiera spośród innych silników; dodaj --peers z interpreterem, który je ma.
bench-only-unknown = Żaden silnik nie nazywa się „{ $only }”; nazwy zaczynają się tak: { $known }.
bench-against-unknown = Git nie zna tu commita „{ $ref }”; podaj gałąź, znacznik albo hash z tego repozytorium.
bench-against-broken = Nie udało się skompilować i zmierzyć { $ref }: { $why }

## simulate

simulate-progress = Trwa gra
simulate-forfeits = { $bot } przegrywa walkowerem: niedozwolony ruch { $illegal }×, błąd { $raised }×. Pierwszy problem: { $problem }
simulate-objects = Obiekty botów grają tylko w tym procesie. Użyj workers=1 albo podaj boty po nazwie: { $bots }.
simulate-stopped = Przerwano. Policzone gry: { $games } z { $asked }.
simulate-title = { $game } – { $options }; ziarno { $seed }
simulate-bot = bot × miejsca
simulate-seat = miejsce
simulate-turn-order = kolejność tur
simulate-wins = wygrane
simulate-interval = przedział 95%
simulate-chance = przypadek
simulate-points = punkty
simulate-spread = 10 · 50 · 90 %
simulate-measure = { $label }: { $mean } (od { $low } do { $high })
simulate-measure-rounds = Rundy
simulate-measure-turns = Tury
simulate-measure-decisions = Decyzje na grę
simulate-ties =
    { $ties ->
        [0] Żadna wygrana nie została podzielona
        [one] Podzielono { $ties } wygraną
        [few] Podzielono { $ties } wygrane
        [many] Podzielono { $ties } wygranych
       *[other] Podzielono { $ties } wygranej
    }
simulate-time =
    Liczba gier: { $games }, czas: { $seconds } s, { $workers ->
        [one] { $workers } proces
        [few] { $workers } procesy
        [many] { $workers } procesów
       *[other] { $workers } procesu
    }: { $pace } gier/s

## arena

arena-progress = Trwa gra
arena-stopped = Przerwano. Policzone rozdania: { $deals } z { $asked }.
arena-decided = Rozstrzygnięto (rozdania: { $deals } z { $asked }): pierwszy bot wygrywa częściej lub rzadziej, niż wynikałoby z równego udziału.
arena-rating = ranking
arena-thinking = decyzja
arena-failed = błędy
arena-ahead-of = kończy przed
arena-pair = para
arena-difference = różnica
arena-entry = uczestnik
arena-run = Udział wygranych według liczby rozdań
arena-deals = rozdania
arena-cross = Kto kończy przed kim
arena-paired = Różnice udziałów wygranych, rozdanie po rozdaniu
arena-page = Siła botów
arena-report = Zapisano: { $file }
arena-faults = { $bot } oddał decyzje botowi wzorcowemu: błąd programu { $raised }×, zbyt długie myślenie { $slow }×, niedozwolony ruch { $illegal }×.
arena-problem = Pierwszy problem: { $problem }
arena-chance = Udziały wygranych dotyczą jednego miejsca; przypadek daje { $chance }. Ranking: { $anchor } ma 1000.
arena-time =
    Rozdania: { $deals }, gry: { $games }, czas: { $seconds } s, { $workers ->
        [one] { $workers } proces
        [few] { $workers } procesy
        [many] { $workers } procesów
       *[other] { $workers } procesu
    }.
arena-method = Każde rozdanie jest grane z każdego miejsca; przedziały są 95-procentowe, z wielokrotnego losowania rozdań.

## bots

level-apprentice = Uczeń
level-builder = Budowniczy
level-master = Mistrz
level-burgrave = Burgrabia
level-about-apprentice = Gra prosto i często się myli: na pierwsze partie.
level-about-builder = Gra rozsądnie i odpowiada od razu.
level-about-master = Przez chwilę myśli naprzód; dla większości ludzi równy przeciwnik.
level-about-burgrave = Gruntownie myśli naprzód, najdłużej ze wszystkich poziomów.
level-about-offered = Udostępnia go operator tego serwera.
bots-level = poziom
bots-typed = pisze się
bots-plays = gra jak
bots-thinks = myśli
bots-ms = { $ms } ms
bots-instant = natychmiast
bots-bot = bot
bots-about = jak gra
bots-about-random = Wybiera losowo jeden z dozwolonych ruchów.
bots-about-greedy = Bierze to, co teraz najlepsze, i niczego nie planuje.
bots-about-h1 = Gra według prostych zasad; inne boty są z nim porównywane.
bots-about-h2 = Zgaduje, kto co ma, i hamuje prowadzącego; nie liczy naprzód.
bots-about-script = Gra według prostych zasad; inne boty są z nim porównywane.
bots-about-s1 = Wcześniejszy bot przeszukujący, który się nie zmienia; nowe są z nim porównywane.
bots-about-search = Sprawdza swoje ruchy w wielu symulowanych grach.
bots-options = opcje
bots-option = opcja
bots-option-about = co ustawia
bots-option-default = domyślnie
bots-option-random_moves = procent losowych decyzji
bots-option-ms = milisekundy na jedną decyzję
bots-option-playouts = symulowane gry na jedną decyzję, bez limitu czasu
bots-option-noise = procent losowych decyzji w symulowanych grach
bots-option-min_playouts = najmniejsza liczba symulowanych gier, nawet po upływie czasu

## bench

bench-round = Runda { $number } z { $rounds }
bench-compiled = Silnik skompilowany, gra losowa, najlepszy z 5
bench-interpreted = Silnik interpretowany, gra losowa, najlepszy z 5
bench-table = stół
bench-python = decyzje z Pythona
bench-inside = decyzje wewnątrz
bench-games = gry wewnątrz
bench-clone = kopia µs
bench-sample = próbka µs
bench-calibration = stała pętla
bench-other-games = Inne silniki grają w inne gry: stosunki porównują silniki, nie gry. Powyżej 1 nasz jest szybszy.
bench-beside = Inne silniki obok { $name }, najlepszy z 5
bench-best = Nasz w porównaniu z najlepszym z innych silników
bench-against = Ile razy szybciej niż { $ref }, najlepszy z 5
bench-peer = silnik
bench-decisions = decyzje
bench-ratio = nasz
bench-python-best = z Pythona
bench-inside-social = wewnątrz, dedukcja społeczna
bench-inside-best = wewnątrz
bench-clone-best = kopia
bench-skipped = Nie zmierzono: { $peer } ({ $why })
