# The commands `burgrave simulate` and `burgrave bench`.

## Mistakes

bot-unknown = Nie ma bota „{ $bot }” do gry { $game }. Wybierz jednego z: { $known }.
bot-option-form = „{ $text }” nie jest opcją bota { $bot }; napisz nazwa=wartość, na przykład { $example }.
bot-option-none = Bot { $bot } nie ma żadnych opcji, więc nie ma też „{ $option }”.
bot-option-unknown = Bot { $bot } nie ma opcji „{ $option }”. Wybierz jedną z: { $known }.
bot-option-whole = „{ $option }” bota { $bot } nie może być „{ $value }”. Podaj liczbę całkowitą od { $low } do { $high }.
bot-option-number = „{ $option }” bota { $bot } nie może być „{ $value }”. Podaj liczbę od { $low } do { $high }.
bot-option-word = „{ $option }” bota { $bot } nie może być „{ $value }”. Wybierz jedną z możliwości: { $known }.
bot-class = Nie można wczytać bota { $bot }: { $why }.
bot-no-class = { $bot } nie jest botem; podaj podklasę { $class }.
bot-command = Nie można uruchomić programu bota „{ $command }”: { $why }.
bot-command-slow = Program bota „{ $command }” nie odpowiedział przez { $seconds } s.
bot-command-answer = Program bota „{ $command }” odpowiedział „{ $answer }”; oczekiwano { $expected } z dozwolonym ruchem.
number-whole =
    „{ $option }” nie może mieć wartości „{ $value }”. Podaj liczbę całkowitą{ $low ->
        [none] {""}
       *[other] {" "}nie mniejszą niż { $low }
    }.
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

## simulate

simulate-progress = Trwa gra
simulate-stopped = Przerwano: policzono { $games } z { $asked } gier.
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

## bench

bench-compiled = Silnik skompilowany, gra losowa, najlepszy z 5
bench-interpreted = Silnik interpretowany, gra losowa, najlepszy z 5
bench-table = stół
bench-python = decyzje z Pythona
bench-inside = decyzje wewnątrz
bench-games = gry wewnątrz
bench-clone = kopia µs
bench-imagine = wyobrażenie µs
bench-calibration = stała pętla
bench-other-games = Inne silniki grają w inne gry: stosunki porównują silniki, nie gry. Powyżej 1 nasz jest szybszy.
bench-beside = Inne silniki obok { $name }, najlepszy z 5
bench-best = Nasz wobec najlepszego z innych silników
bench-peer = silnik
bench-decisions = decyzje
bench-ratio = nasz
bench-python-best = z Pythona
bench-inside-social = wewnątrz, dedukcja społeczna
bench-inside-best = wewnątrz
bench-clone-best = kopia
bench-skipped = Nie zmierzono: { $peer } ({ $why })
