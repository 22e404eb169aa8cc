# What a person gave that cannot be used: what was wrong, and what would be right.

language-unknown = V jazyce „{ $language }“ texty nejsou. Vyber jeden z těchto: { $known }.
game-unknown = Hra „{ $id }“ tu není. { $near ->
    [none] Vyber jednu z těchto: { $known }.
   *[other] Nemá to být „{ $near }“? Všechny hry: { $known }.
 }

## Options

option-unknown = Volba „{ $option }“ neexistuje. Vyber jednu z těchto: { $known }.
option-choice = „{ $option }“ nemůže být „{ $value }“. Vyber jedno z těchto: { $choices }.
option-range = „{ $option }“ nemůže být „{ $value }“. Zadej celé číslo od { $low } do { $high }.
address-web = „{ $value }“ není platná adresa pro { $option }. Zadej třeba { $example }.
# Characters, districts and presets are told by their ids, as they are typed.
option-cast-rank = Postava s číslem { $rank } musí být právě jedna. Zadáno: { $given }.
option-cast-character = „{ $character }“ nelze použít při { $players } hráčích. Vyber jedno z těchto: { $instead }.
option-cast-size = Při { $players } hráčích hraje { $needed } postav, ne { $given }.
option-districts-count = Různých fialových budov má být { $needed }, ne { $given }.
option-districts-unknown =
    { $near ->
        [none] Fialová budova „{ $district }“ neexistuje.
       *[other] Fialová budova „{ $district }“ neexistuje. Nemá to být „{ $near }“?
    }
option-preset-unknown = Sada karet „{ $value }“ neexistuje. Vyber jednu z těchto: { $choices }.
option-action-cards = Vydání „{ $edition }“ akční karty nemá. Vyber „deluxe“.
option-not-in-edition = Vydání „{ $edition }“ volbu „{ $option }“ nemá. Vynech ji, nebo vyber jiné vydání.
option-not-applicable = „{ $option }“ platí jen tehdy, když „{ $by }“ je jedno z: { $needed }.

## Component data

components-none = Hra „{ $game }“ data herního materiálu nepoužívá. Soubor vynech.
components-unknown = Data herního materiálu s otiskem { $digest } tu nejsou známa. Zadej soubor, ve kterém jsou: --components SOUBOR.

## Moves

move-unknown-text = Akce „{ $text }“ neexistuje.{ $near ->
    [none] {""}
   *[other] {" "}Nemá to být „{ $near }“?
 }
move-unknown-number = Akce číslo { $move } neexistuje. Čísla jdou od 0 do { $last }.
# $label is the move in words, $why the reason as a sentence.
move-refused = „{ $label }“ teď není možné: { $why }
move-game-over = Hra skončila: hrát už nelze.
move-not-your-decision = Teď se rozhoduje { $acting }, ne { $seat }.
name-unknown = Ve slovníku „{ $vocabulary }“ není „{ $id }“.
sample-needs-view = imagine() potřebuje pohled. Nejdřív zavolej state.view(seat).
seat-unknown = Místo { $seat } tu není: místa se počítají od 0 do { $last }.
state-damaged = Tyto bajty jsou poškozené, nebo patří ke hře s jinými volbami.
options-of-other-game = Tohle nastavení není pro { $game }: vytvoř ho její vlastní funkcí `options`.
seed-unusable = „{ $seed }“ není platné semínko. Zadej celé číslo o nejvýš { $bits } bitech, nebo { $bytes } bajtů.
beliefs-seats = Domněnky mají mít po jednom řádku na místo: { $seats }, ne { $found }.
beliefs-row = Každý řádek domněnek musí být seznam čísel (celkem { $width }), ne „{ $found }“.
beliefs-weight = „{ $found }“ není platná váha. Zadej číslo 0 nebo větší.
