# Errors: what is not valid, and what to do instead.

language-unknown = Język „{ $language }” nie jest obsługiwany. Wybierz jeden z: { $known }.
game-plugin = Gry „{ $id }” z innego pakietu nie można użyć: { $why }
game-unknown = Nie ma gry „{ $id }”. { $near ->
    [none] Wybierz jedną z: { $known }.
   *[other] Czy chodzi o „{ $near }”? Wszystkie gry: { $known }.
 }

## Options

option-unknown = Nie ma opcji „{ $option }”. Wybierz jedną z: { $known }.
option-choice = „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z: { $choices }.
option-range = „{ $option }” nie może mieć wartości „{ $value }”. Podaj liczbę całkowitą od { $low } do { $high }.
address-web = „{ $value }” nie jest poprawnym adresem dla { $option }. Podaj na przykład { $example }.
address-host = „{ $value }” nie jest poprawną nazwą serwera dla { $option }. Podaj nazwę bez „http://” i portu, na przykład { $example }.
# Characters, districts and presets have their ids here, as they are typed.
option-cast-rank = Postać o randze { $rank } musi być dokładnie jedna. Podane: { $given }.
option-cast-character = „{ $character }” nie może grać przy { $players } graczach. Wybierz jedną z: { $instead }.
option-cast-size = Przy { $players } graczach gra { $needed } postaci, a nie { $given }.
option-districts-count = Różnych unikatowych dzielnic ma być { $needed }, a nie { $given }.
option-districts-unknown =
    { $near ->
        [none] Nie ma unikatowej dzielnicy „{ $district }”.
       *[other] Nie ma unikatowej dzielnicy „{ $district }”. Czy chodzi o „{ $near }”?
    }
option-preset-unknown = Nie ma zestawu „{ $value }”. Wybierz jeden z: { $choices }.
option-action-cards = Wydanie „{ $edition }” nie ma kart akcji. Wybierz „deluxe”.
option-not-in-edition = Wydanie „{ $edition }” nie ma opcji „{ $option }”. Usuń ją albo wybierz inne wydanie.
option-not-applicable = „{ $option }” działa tylko wtedy, gdy „{ $by }” to jedno z: { $needed }.

## Component data

components-none = Gra „{ $game }” nie używa danych elementów. Pomiń plik.
components-unknown = Nie znaleziono danych elementów o skrócie { $digest }. Podaj plik, w którym są: --components PLIK.

## Moves

move-unknown-text = Nie ma ruchu „{ $text }”.{ $near ->
    [none] {""}
   *[other] {" "}Czy chodzi o „{ $near }”?
 }
move-unknown-number = Nie ma ruchu numer { $move }. Numery są od 0 do { $last }.
# $label is the move in words, $why the reason as a sentence.
move-refused = „{ $label }” nie jest teraz możliwe: { $why }
move-game-over = Gra jest skończona. Nie ma już ruchów.
move-not-your-decision = Teraz decyduje { $acting }, a nie { $seat }.
move-in-view = To jest widok jednego miejsca. Graj na pełnym stanie albo na stanie, który zwraca sample_state().
move-type = Ruch to liczba albo tekst, a nie „{ $type }”.
move-is-legal = „{ $move }” to możliwy ruch. Powód ma tylko ruch, który nie jest możliwy.
move-legal-moves = Możliwe ruchy: { $moves }.
name-unknown = W słowniku „{ $vocabulary }” nie ma „{ $id }”.
sample-needs-view = sample_state() potrzebuje widoku. Najpierw wywołaj state.view(seat).
seat-unknown = Nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
state-damaged = Te bajty są uszkodzone albo należą do gry z innymi opcjami.
state-needs-rng = Ten stan nie ma liczb losowych. Najpierw ustaw state.rng, na przykład na burgrave.FastRng(seed).
options-of-other-game = Te opcje nie są dla gry { $game }. Utwórz je jej własną funkcją `options`.
options-twice = Podaj albo obiekt Options, albo pojedyncze opcje, nie jedno i drugie: { $options }.
options-not-options = „{ $type }” nie jest obiektem Options. Utwórz go przez game.options() albo podaj opcje po nazwie.
state-pickle = Stanu nie można zapisać modułem pickle. Użyj state.to_bytes() i game.from_bytes(data, options).
options-pickle = Opcji nie można zapisać modułem pickle. Użyj options.to_dict() i game.options(**data).
rng-pickle = Tego generatora nie można zapisać modułem pickle. FastRng można.
rng-unusable = „{ $type }” nie jest generatorem liczb losowych. Podaj FastRng albo random.Random.
game-pickle = Gry nie można zapisać modułem pickle. Zachowaj jej id, „{ $id }”, i wywołaj burgrave.game(id).
reference-pickle = Danych o elementach nie można zapisać modułem pickle. Zachowaj id ich gry, „{ $id }”, i wywołaj burgrave.game(id).reference().
seed-unusable = „{ $seed }” nie jest poprawnym ziarnem. Podaj liczbę całkowitą o najwyżej { $bits } bitach albo { $bytes } bajty.
seed-not-whole = „{ $seed }” nie jest poprawnym ziarnem. Podaj liczbę całkowitą o najwyżej 256 bitach albo random.Random.
beliefs-seats = Przypuszczenia mają mieć po jednym wierszu na miejsce: { $seats }, a nie { $found }.
beliefs-row = Każdy wiersz przypuszczeń musi być listą liczb (razem { $width }), a nie „{ $found }”.
beliefs-weight = „{ $found }” nie jest poprawną wagą. Podaj liczbę nie mniejszą niż 0.
