# Errors: what is not valid, and what to do instead.

language-unknown = Jazyk „{ $language }“ není podporovaný. Vyber jeden z těchto: { $known }.
game-plugin = Hru „{ $id }“ z jiného balíčku nelze použít: { $why }
game-unknown = Hra „{ $id }“ neexistuje. { $near ->
    [none] Vyber jednu z těchto: { $known }.
   *[other] Nemá to být „{ $near }“? Všechny hry: { $known }.
 }

## Options

option-unknown = Volba „{ $option }“ neexistuje. Vyber jednu z těchto: { $known }.
option-choice = „{ $option }“ nemůže být „{ $value }“. Vyber jedno z těchto: { $choices }.
option-range = „{ $option }“ nemůže být „{ $value }“. Zadej celé číslo od { $low } do { $high }.
address-web = „{ $value }“ není platná adresa pro { $option }. Zadej třeba { $example }.
address-host = „{ $value }“ není platné jméno serveru pro { $option }. Zadej jméno bez „http://“ a portu, například { $example }.
# Characters, districts and presets have their ids here, as they are typed.
option-cast-rank = Postava s číslem { $rank } musí být právě jedna. Zadáno: { $given }.
option-cast-character = „{ $character }“ nelze použít při { $players } hráčích. Vyber jednu z těchto: { $instead }.
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
components-unknown = Data herního materiálu s otiskem { $digest } se nenašla. Zadej soubor, ve kterém jsou: --components SOUBOR.

## Moves

move-unknown-text = Akce „{ $text }“ neexistuje.{ $near ->
    [none] {""}
   *[other] {" "}Nemá to být „{ $near }“?
 }
move-unknown-number = Akce číslo { $move } neexistuje. Čísla jdou od 0 do { $last }.
# $label is the move in words, $why the reason as a sentence.
move-refused = „{ $label }“ teď není možné: { $why }
move-game-over = Hra skončila. Hrát už nelze.
move-not-your-decision = Teď se rozhoduje { $acting }, ne { $seat }.
move-in-view = Tohle je pohled jednoho místa. Hraj na úplném stavu, nebo na stavu, který vrátí sample_state().
move-type = Akce je číslo nebo text, ne „{ $type }“.
move-is-legal = „{ $move }“ je možná akce. Důvod má jen akce, která možná není.
move-legal-moves = Možné akce: { $moves }.
name-unknown = Ve slovníku „{ $vocabulary }“ není „{ $id }“.
sample-needs-view = sample_state() potřebuje pohled. Nejdřív zavolej state.view(seat).
seat-unknown = Místo { $seat } neexistuje. Místa jdou od 0 do { $last }.
state-damaged = Tyto bajty jsou poškozené, nebo patří ke hře s jinými volbami.
state-needs-rng = Tento stav nemá náhodná čísla. Nejdřív nastav state.rng, třeba na burgrave.FastRng(seed).
options-of-other-game = Tyto volby nejsou pro hru { $game }. Vytvoř je její vlastní funkcí `options`.
options-twice = Zadej buď objekt Options, nebo jednotlivé volby, ne obojí: { $options }.
options-not-options = „{ $type }“ není objekt Options. Vytvoř ho pomocí game.options(), nebo zadej volby jménem.
state-pickle = Stav nelze uložit modulem pickle. Použij state.to_bytes() a game.from_bytes(data, options).
options-pickle = Volby nelze uložit modulem pickle. Použij options.to_dict() a game.options(**data).
rng-pickle = Tento generátor nelze uložit modulem pickle. FastRng lze.
rng-unusable = „{ $type }“ není generátor náhodných čísel. Zadej FastRng nebo random.Random.
game-pickle = Hru nelze uložit modulem pickle. Uchovej její id, „{ $id }“, a zavolej burgrave.game(id).
reference-pickle = Přehled dílů nelze uložit modulem pickle. Uchovej id jeho hry, „{ $id }“, a zavolej burgrave.game(id).reference().
seed-unusable = „{ $seed }“ není platné semínko. Zadej celé číslo o nejvýš { $bits } bitech, nebo { $bytes } bajtů.
seed-not-whole = „{ $seed }“ není platné semínko. Zadej celé číslo o nejvýš 256 bitech, nebo random.Random.
beliefs-seats = Domněnky mají mít po jednom řádku na místo: { $seats }, ne { $found }.
beliefs-row = Každý řádek domněnek musí být seznam čísel (celkem { $width }), ne „{ $found }“.
beliefs-weight = „{ $found }“ není platná váha. Zadej číslo 0 nebo větší.
