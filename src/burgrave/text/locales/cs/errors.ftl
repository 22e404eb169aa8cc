# What a person gave that cannot be used: what was wrong, and what would be right.

language-unknown = V jazyce „{ $language }“ texty nejsou. Vyber jeden z těchto: { $known }.
game-unknown = Hra „{ $id }“ tu není. Vyber jednu z těchto: { $known }.

## Options

option-unknown = Volba „{ $option }“ neexistuje. Vyber jednu z těchto: { $known }.
option-choice = „{ $option }“ nemůže být „{ $value }“. Vyber jedno z těchto: { $choices }.
option-range = „{ $option }“ nemůže být „{ $value }“. Zadej celé číslo od { $low } do { $high }.

## Moves

move-unknown-text = Akce „{ $text }“ neexistuje. Nemá to být „{ $near }“?
move-unknown-number = Akce číslo { $move } neexistuje. Čísla jdou od 0 do { $last }.
# $label is the move in words, $why the reason as a sentence.
move-refused = { $label }: teď to nejde. { $why }
move-game-over = Hra skončila: hrát už nelze.
move-not-your-decision = Teď se rozhoduje hráč { $acting }, ne hráč { $seat }.
name-unknown = Ve slovníku „{ $vocabulary }“ není „{ $id }“.
imagine-needs-a-view = Domýšlet lze jen pohled: nejdřív si vyžádej pohled některého místa.
