# The command line: what the commands do, and the table in the terminal.

## Commands

cli-about = Hry Citadela a Praga Caput Regni s přáteli i s boty, v prohlížeči nebo v terminálu.
cli-play = Zahraj si tady, proti botům nebo s přáteli u jedné klávesnice.
cli-replay = Přehraj zaznamenanou hru tah po tahu.
cli-review = Rozeber zaznamenanou hru: šance na výhru, hodnocení a zlomové chvíle.
cli-card = Ukaž, co dělá karta nebo postava.
cli-cards = Vypiš karty a jiné díly hry.
cli-presets = Vypiš připravené sady s jejich postavami a budovami.
cli-check = Proveď scénáře a vysvětli, co nesouhlasí.
cli-simulate = Nech boty odehrát mnoho her a sečti výsledky.
cli-arena = Změř, jak silní jsou boti, i s mírou nejistoty.
cli-bots = Vypiš boty a úrovně hry.
cli-bench = Změř, jak rychle engine hraje.
cli-schema = Vypiš JSON schéma dat o stavu hry.
cli-serve = Spusť server se stoly v prohlížeči: pro sebe, pro přátele, pro klub.
cli-version = Ukaž verzi a to, jestli je engine zkompilovaný.

## Arguments and options

cli-argument-game = citadels nebo praga
cli-argument-preset = název sady v kterémkoli jazyce [všechny sady]
cli-option-review-html = zapiš do tohoto souboru také stránku s grafem šancí na výhru
cli-option-review-quick = méně simulovaných her: rychlejší, ale s většími odchylkami
cli-argument-file = soubor se zaznamenanou hrou
cli-argument-files = soubory se scénáři
cli-argument-card = id nebo název karty či postavy
cli-argument-cards-game = hra, kterou vypsat
cli-option-language = jazyk: en, cs, bg nebo pl [jazyk tvého systému]
cli-option-players = počet hráčů
cli-option-seed = semínko náhody: stejné semínko rozdá stejné karty
cli-option-bots = boti podle míst, oddělení čárkami; krátký seznam se opakuje
cli-option-names = jména lidí oddělená čárkami
cli-option-option = jakákoli další volba hry
cli-option-save = kam zapsat záznam hry
cli-option-resume = pokračovat v uložené hře
cli-option-components = soubor s daty herního materiálu, se kterými se hrálo
cli-option-games = počet her
cli-option-workers = počet procesů [u dlouhých běhů jeden na jádro]
cli-option-trust-bots = dát botům celý stav hry místo jejich pohledu; rychlejší, jen pro boty, kterým věříš
cli-option-json = vypsat výsledky jako JSON
cli-option-deals = počet rozdání; každé je jedna hra pro každé místo
cli-option-time-limit = jak dlouho smí bot přemýšlet o jednom rozhodnutí, pokud se řídí časem
cli-option-stop-early = skončit, jakmile je první bot zřetelně lepší nebo horší než náhoda
cli-option-ray = hrát na clusteru Ray na této adrese, HOSTITEL:PORT
cli-option-run-file = ukládat každé rozdání do tohoto souboru; stejným příkazem se pokračuje
cli-option-report = zapsat zprávu s grafy, jeden soubor HTML
cli-option-seconds = sekundy na jedno měření [1; při --peers celkem asi tři minuty]
cli-option-peers = interpret Pythonu, který má jiné enginy
cli-option-only = jen enginy, jejichž název takto začíná [obvyklé; „all“: všechny]
cli-option-against = jiný commit, který se změří vedle tohoto ve střídavých kolech
cli-option-quiet = ukázat jen scénáře, které neplatí
cli-option-host = adresa, na které server naslouchá; 0.0.0.0 ho zpřístupní tvé síti
cli-option-port = port
cli-option-data-dir = složka s daty [obvyklá složka tvého systému]
cli-option-store = databáze PostgreSQL pro stoly [soubor ve složce s daty]
cli-option-node = jméno tohoto serveru mezi několika nad jednou databází [náhodné]
cli-option-base-url = veřejná adresa serveru
cli-option-show-record = ukaž tento záznam hry krok za krokem na zvláštní stránce
cli-option-open-browser = otevřít prohlížeč
cli-option-open-game = otevřít prohlížeč s novým stolem této hry
cli-option-own-components = vlastní data herního materiálu pro nové stoly, například s opravenými čísly; lze zadat vícekrát
cli-option-no-own-pieces = nedovolit hráčům hrát s díly, které sami zadali
cli-option-allow-host = další jméno tohoto serveru; lze zadat vícekrát
cli-option-openapi = vypsat popis OpenAPI pro autory klientů
cli-option-help = ukázat tuto nápovědu a skončit
cli-filter-edition = vydání
cli-filter-kind = jen tento druh: { $choices }
cli-filter-type = jen tato barva nebo typ: { $choices }
cli-filter-rank = jen postavy s tímto číslem
cli-filter-cost = jen karty s touto cenou
cli-filter-points = jen karty za tolik bodů
cli-filter-copies = jen karty s tímto počtem kusů v krabici
cli-filter-era = jen díly této epochy
cli-filter-level = jen díly této úrovně

## The table

terminal-gold =
    { $edition ->
        [classic] Zlaťáky
       *[other] Mince
    }
terminal-hand = Ruka
terminal-city = Město
terminal-city-empty = zatím nic nestojí
terminal-hand-empty = žádné karty
terminal-deck = Balíček
terminal-discard-pile = Odkládací balíček
terminal-character = Postava
cli-type = Barva
cli-effect = Funkce
terminal-player = Hráč
seat-you = ty
terminal-round-of = { $number }. kolo, { $phase }
terminal-killed = Zneškodněná postava
terminal-robbed = Okradená postava
terminal-faceup = Odloženo lícem nahoru
terminal-facedown = Odloženo lícem dolů
terminal-log = Průběh
terminal-refused = Co teď nejde a proč

## Talking with the player

terminal-choose = Tvoje volba (číslo, ? pro nápovědu)
terminal-choose-again = „{ $given }“ v seznamu není. Napiš číslo od { $low } do { $high }, nebo ? pro nápovědu.
terminal-hand-over = Ke klávesnici teď jde { $seat }.
terminal-press-enter = Až se bude dívat jen { $seat }, stiskni Enter.
terminal-press-enter-next = Pokračuj klávesou Enter.
terminal-undone = Vráceno: { $move }
terminal-saved = Uloženo do souboru { $file }.
terminal-resume-hint = Pokračuj příkazem: { $command }
card-unknown = Karta ani postava „{ $name }“ neexistuje. { $near ->
    [none] Všechny vypíše „burgrave cards“.
   *[other] Nemá to být „{ $near }“?
 }

## The end

game-over = Hra skončila.
game-winner =
    { $number ->
        [one] Vítězí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }
game-you-win = Vítězíš!
game-own-place =
    { $place ->
        [2] Končíš na druhém místě
        [3] Končíš na třetím místě
        [4] Končíš na čtvrtém místě
        [5] Končíš na pátém místě
        [6] Končíš na šestém místě
        [7] Končíš na sedmém místě
       *[other] Končíš na osmém místě
    } z { $seats }, { $points ->
        [0] se stejným počtem bodů jako vítěz
        [one] { $points } bod za vítězem
        [few] { $points } body za vítězem
       *[other] { $points } bodů za vítězem
    }.
game-own-win =
    { $points ->
        [0] Končíš na prvním místě z { $seats }, se stejným počtem bodů jako druhý.
        [one] Končíš na prvním místě z { $seats }, { $points } bod před druhým.
        [few] Končíš na prvním místě z { $seats }, { $points } body před druhým.
       *[other] Končíš na prvním místě z { $seats }, { $points } bodů před druhým.
    }
game-difference-you =
    Rozhodlo hlavně tohle: { $item }. Vítěz tu má o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } víc než ty.
game-difference-own =
    Rozhodlo hlavně tohle: { $item }. Máš tu o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } víc než druhý.
game-difference =
    Rozhodlo hlavně tohle: { $item }. Vítěz tu má o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } víc než druhý.
terminal-total = Celkem
terminal-place = Pořadí
points-count =
    { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodů
    }

cli-puzzles = Vytvoř a zkontroluj hádanky z her botů.
cli-puzzles-make = Vytvoř hádanky z her botů; stejný příkaz pokračuje později.
cli-puzzles-check = Znovu zkontroluj hádanky ze souboru s více vzorky.
cli-option-puzzles-games = kolik her se má odehrát
cli-option-puzzles-run-file = průběžný soubor; stejný příkaz v něm pokračuje
cli-option-puzzles-out = zapiš hádanky do tohoto souboru
cli-option-puzzles-most = kolik hádanek nejvýš zapsat
cli-option-puzzles-samples = vzorků na hádanku
cli-option-puzzles-confirmed = zapiš potvrzené hádanky do tohoto souboru
cli-commands-puzzles = Hádanky
