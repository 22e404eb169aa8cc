# Scenarios: what is wrong in a file, and where a game differs from what the file says.
# The place (file and line) is put before the sentence.

## A file

scenario-file = Nie można odczytać pliku: { $problem }.
scenario-not-regular = To nie jest zwykły plik. Najpierw zapisz scenariusze w pliku.
scenario-encoding = To nie jest tekst w UTF-8. Zapisz plik jako UTF-8.
scenario-yaml = To nie jest YAML: { $problem }.
scenario-long = Plik jest dłuższy niż { $most } bajtów. Podziel go na kilka plików.
scenario-values = Po rozwinięciu aliasów w pliku jest więcej niż { $most } wartości. Podziel go lub użyj mniej aliasów.
scenario-letters = Ta wartość jest dłuższa niż { $most } znaków. Skróć ją.
scenario-deep = Listy i pola są tu zagnieżdżone na więcej niż { $most } poziomów. Żaden scenariusz tego nie potrzebuje.
scenario-empty-file = W tym pliku nie ma scenariusza. Scenariusz zaczyna się od „scenario:” i swojej nazwy.
scenario-no-files = W „{ $folder }” nie ma scenariuszy. Podaj folder z plikami .yaml albo plik.

## Values

scenario-type =
    { $wanted ->
        [number] Tu powinna być liczba całkowita
        [flag] Tu powinno być „yes” albo „no”
        [mapping] Tu powinny być pola („nazwa: wartość”)
        [list] Tu powinna być lista z co najmniej jedną pozycją
        [seat] Tu powinien być numer miejsca
        [move] Tu powinien być ruch, na przykład „1: take gold”
        [event] Tu powinno być jedno zdarzenie, na przykład „gold-gathered 1 2”
       *[text] Tu powinno być słowo lub tekst
    }, a jest { $found ->
        [mapping] grupa pól
        [list] lista
        [nothing] pusto
       *[other] „{ $found }”
    }.
scenario-range = { $number } jest poza zakresem: podaj liczbę od { $low } do { $high }.
scenario-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
scenario-twice = „{ $field }” stoi tu dwa razy. Napisz to raz; kilka ruchów jednego miejsca to lista.
scenario-missing = Brakuje tu „{ $field }”.
scenario-unknown-word =
    Nie ma { $what ->
        [field] pola
        [move] ruchu
        [reason] powodu
        [step] kroku
        [card] karty
        [character] w tym składzie postaci
        [stream] strumienia losu
        [outcome] wyniku
        [event] zdarzenia
        [kind] rodzaju decyzji
       *[word] słowa
    } „{ $word }”. { $near ->
        [none] { $known ->
            [none] Wszystkie są w dokumentacji.
           *[other] Znane: { $known }.
        }
       *[other] Czy chodzi o „{ $near }”?
    }
scenario-per-seat = Liczba wartości to { $count }, a miejsc { $seats }: podaj po jednej na każde miejsce albo wymień miejsca.

## Steps

scenario-move-form = „{ $found }” nie jest ruchem miejsca. Najpierw napisz miejsce: „1 take gold” albo „1: take gold”.
scenario-step-empty = Ten krok nic nie robi. Krok to miejsce z ruchem albo jedno z: { $known }.
scenario-reason-alone = Powód lub liczba wyjaśnia, czego odmówiono, ale tutaj niczego nie odmówiono.
scenario-refused-options-alone = Odrzucone opcje nie zaczynają gry: pomiń options, position i play.
scenario-event-arguments = Zdarzenie „{ $event }” ma takie dane: { $arguments }. Nie podawaj ich więcej i zachowaj tę kolejność.
scenario-no-positions = Pozycji gry „{ $game }” nie da się zapisać: niech jej scenariusze zaczynają się bez niej.
scenario-skip-target = „{ $text }” to nie jest punkt, do którego można przejść. Podaj miejsce, decyzję ({ $kinds }) albo jedno z: { $known }.

## Where the game differs

mismatch-fact = { $path }: oczekiwane { $expected }, jest { $found }.
mismatch-view = miejsce { $seat } widzi { $path }: oczekiwane { $expected }, jest { $found }.
mismatch-seen = miejsce { $seat } widzi „{ $word }”: nie powinno tego być, a jest w jego widoku.
mismatch-illegal =
    { $reason ->
        [not-your-decision] miejsce { $seat } nie może zagrać „{ $move }”: teraz decyduje miejsce { $number }. Może ono zagrać: { $legal }.
        [game-over] miejsce { $seat } nie może zagrać „{ $move }”: gra jest skończona.
       *[other] miejsce { $seat } nie może zagrać „{ $move }”: odmowa, { $reason }{ $number ->
            [0] {""}
           *[other] {" "}({ $number })
        }. Można zagrać: { $legal }.
    }
mismatch-not-refused =
    miejsce { $seat } może zagrać „{ $move }”: oczekiwana odmowa{ $reason ->
        [any] {""}
       *[other] {" "}({ $reason })
    }, a ruch jest dozwolony.
mismatch-refusal-changed = odmówiono „{ $move }”, ale stan się zmienił.
mismatch-reason = odmowa „{ $move }” ma inny powód: oczekiwany { $expected }, jest { $found }.
mismatch-reason-number = liczba przy powodzie odmowy „{ $move }”: oczekiwana { $expected }, jest { $found }.
mismatch-legal = dozwolone ruchy się różnią. Oczekiwane, a niedozwolone: { $missing }. Dozwolone, a nieoczekiwane: { $more }.
mismatch-not-legal = „{ $move }” nie jest dozwolone, a powinno być. Można zagrać: { $legal }.
mismatch-is-legal = „{ $move }” jest dozwolone, a nie powinno być.
mismatch-never-came = „{ $place }” nigdy nie nastąpiło.
mismatch-chance-unused = podany wynik „{ $outcome }” nie był potrzebny.
mismatch-option-reason = odmowa opcji ma inny powód: oczekiwany { $expected }, jest { $found }.
mismatch-options-accepted = opcje { $options } zostały przyjęte, a powinny być odrzucone.
chance-impossible = „{ $outcome }” nie może się tu trafić ({ $stream }). Możliwe: { $possible }.

## Positions of Citadels

position-too-many-cards =
    { $copies ->
        [0] W talii tej gry nie ma karty „{ $card }”.
        [one] W tej grze jest tylko jedna karta „{ $card }” i leży już gdzie indziej.
        [few] W tej grze są tylko { $copies } karty „{ $card }” i wszystkie leżą już gdzie indziej.
       *[other] W tej grze jest tylko { $copies } kart „{ $card }” i wszystkie leżą już gdzie indziej.
    }
position-no-cards-left = W tej grze brakuje kart na tyle nieznanych.
position-deck-size = Talia wielkości { $size } nie jest możliwa: kart z nazwą jest { $named }, a wolnych najwyżej { $most }.
position-no-discard-pile = To wydanie nie ma stosu kart odrzuconych: odrzucone karty trafiają na spód talii.
position-characters =
    { $most ->
        [one] Miejsce { $seat } przy tej liczbie graczy może mieć jedną postać.
        [few] Miejsce { $seat } przy tej liczbie graczy może mieć najwyżej { $most } postacie.
       *[other] Miejsce { $seat } przy tej liczbie graczy może mieć najwyżej { $most } postaci.
    }
position-held-twice = Postać „{ $character }” ma już miejsce { $seat }: każda postać jest jedna.
position-not-held = Miejsce { $seat } nie ma postaci „{ $character }”, więc nie mogło jej ujawnić.
position-faceup-held = Odkrytej odrzuconej postaci nikt nie ma i nikomu jej nie przekazano.
position-received = Miejsce { $seat } musiało otrzymać to, co zachowało: wymień wszystkie postacie, które mu przekazano.
position-facedown-held = Postać „{ $character }” leży zakryta, więc nikt jej nie ma.
position-faceup = Przy tej liczbie graczy liczba postaci odrzucanych jako odkryte to { $wanted }, a nie { $count }.
position-is-completed = Miejsce { $seat } ma { $size } dzielnic: miasto jest ukończone.
position-not-in-city = Miejsce { $seat } nie ma w mieście „{ $card }”.
position-first-not-completed = Miejsce { $seat } jako pierwsze ukończyło miasto: napisz tam „completed: yes” albo daj mu dzielnice.
position-who-was-first = Miasta ukończyły miejsca: { $seats }. Powiedz przez „first completed”, które było pierwsze.
position-knows-itself = Miejsce { $seat } widzi własną rękę: „knows” dotyczy innych.
position-knows-wrong = Liczba znanych kart na ręce miejsca { $seat } to { $cards }, ale jest ich tam tylko { $there }.
position-thief-of-whom = Postać ma być okradziona, ale nikt nie ma rangi 2: powiedz przez „thief”, które miejsce dostaje monety.
position-phase = „{ $found }” nie jest fazą. Napisz jedno z: { $known }; „call” i „turn” z postacią.
position-turn-without-turn = Dane tury nie należą do fazy „{ $phase }”.
position-turn-of-whom = Nie wiadomo, czyja to tura: podaj postać, która ją rozgrywa.
position-nobody-holds = Postać „{ $character }” nie może rozgrywać tej tury: daj ją miejscu, które ją rozgrywa.
position-witch-has-named = Tura Wiedźmy, która wskazała już postać, jest wstrzymana: pomiń „ability used” albo zapisz w „bewitched”, kogo zaczarowała.
position-drawn-and-gathered = Dobrane karty czekają na wybór, więc pobieranie się nie skończyło: pomiń „gathered”.
position-not-in-draft = „{ $field }” nie należy do wyboru postaci: przychodzi później albo wynika z samego wyboru.
position-draft-impossible = Miejsce { $seat } nie mogło zrobić tego podczas wyboru postaci: { $move }.
position-draft-order = Miejsce { $seat } nie mogło wybierać, dopóki nie wybrało miejsce { $before }: wybiera się po kolei od korony.
position-not-in-cast = „{ $field }” wymaga postaci „{ $character }”, której nie ma w tej grze: podaj ją w opcjach albo pomiń to pole.
position-whose-markers = „{ $field }”: nikt nie ma postaci, która to robi. Powiedz przez „{ $owner }”, które to było miejsce.
position-cannot-be-marked = Na postaci „{ $character }” nie może leżeć taki znacznik.
position-warrants = Są trzy nakazy na trzech postaciach i dokładnie jeden jest podpisany; tutaj jest ich { $count }.
position-threats = Są dwa znaczniki szantażu na dwóch postaciach i dokładnie jeden jest z kwiatem; tutaj jest ich { $count }.
position-detail = „{ $field }” można powiedzieć tylko o karcie „{ $card }”.
position-mode = Ta tura nie może być „{ $mode }”. Napisz: { $known }.
position-mode-gathered = Tura rodzaju „{ $mode }” kończy się pobraniem zasobów: pomiń „gathered”.
position-no-random-discard = Losowo między wyborami odrzucają postać tylko gracze w trzyosobowej grze z dziewięcioma postaciami.
position-swapped = „swapped” podaje dwa miejsca, które wymieniły postać: właściciela teatru, potem drugie. Przy dwóch postaciach powiedz przez „kept”, co oba wybrały.

## burgrave check

check-passed = ok
check-failed = NIE
check-unusable = BŁĄD
check-step = krok { $step }
check-before = przed pierwszym krokiem
check-why = dlaczego: { $why }
check-progress = Plik { $file } z { $files }, dotąd scenariuszy: { $scenarios }
check-summary = zgodne: { $passed }, niezgodne: { $failed }
check-summary-unusable = zgodne: { $passed }, niezgodne: { $failed }, nie do użycia: { $unusable }
