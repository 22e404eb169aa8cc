# What a person gave that cannot be used: what was wrong, and what would be right.

language-unknown = Nie ma tekstów w języku „{ $language }”. Wybierz jeden z: { $known }.
game-unknown = Nie ma gry „{ $id }”. Wybierz jedną z: { $known }.

## Options

option-unknown = Nie ma opcji „{ $option }”. Wybierz jedną z: { $known }.
option-choice = „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z: { $choices }.
option-range = „{ $option }” nie może mieć wartości „{ $value }”. Podaj liczbę całkowitą od { $low } do { $high }.
# Characters, districts and presets are told by their ids, as they are typed.
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
option-not-in-edition = Wydanie „{ $edition }” nie zna opcji „{ $option }”. Pomiń ją albo wybierz inne wydanie.
option-elsewhere = „{ $option }” nie można tu wybrać: „{ $by }” musi być jednym z: { $needed }.

## Component data

components-none = Gra „{ $game }” nie ma danych elementów. Pomiń plik.
components-unknown = Dane elementów o skrócie { $digest } nie są tu znane. Podaj plik, w którym są: --components PLIK.

## Moves

move-unknown-text = Nie ma ruchu „{ $text }”. Czy chodzi o „{ $near }”?
move-unknown-number = Nie ma ruchu numer { $move }. Numery są od 0 do { $last }.
# $label is the move in words, $why the reason as a sentence.
move-refused = { $label }: teraz nie można. { $why }
move-game-over = Gra jest skończona: nie ma już ruchów.
move-not-your-decision = Teraz decyduje { $acting }, a nie { $seat }.
name-unknown = W słowniku „{ $vocabulary }” nie ma „{ $id }”.
imagine-needs-a-view = Wyobrazić sobie można tylko widok: najpierw poproś o widok któregoś miejsca.
schema-pydantic = Schemat tworzy biblioteka pydantic, której tu nie zainstalowano. Zainstaluj ją: „pip install pydantic”.
seat-unknown = Nie ma miejsca { $seat }: miejsca liczy się od 0 do { $last }.
state-damaged = Te bajty nie są stanem tego stołu: są uszkodzone albo należą do innych ustawień.
options-foreign = Te ustawienia nie są dla { $game }: utwórz je jej własną funkcją `options`.
seed-unusable = „{ $seed }” to nie ziarno: podaj liczbę całkowitą o najwyżej { $bits } bitach albo { $bytes } bajty.
beliefs-seats = Przypuszczenia mają wiersz dla każdego z { $seats } miejsc, a nie { $found }.
beliefs-row = „{ $found }” to nie wiersz przypuszczeń: podaj listę, w której liczb jest { $width }.
beliefs-weight = „{ $found }” to nie waga: podaj liczbę od 0 w górę.
