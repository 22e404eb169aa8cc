# The command line: what the commands do, and the table in the terminal.

## Commands

cli-about = Stůl pro hry Citadela a Praga Caput Regni.
cli-play = Zahraj si tady, proti botům nebo s přáteli u jedné klávesnice.
cli-replay = Přehraj zaznamenanou hru tah po tahu.
cli-card = Ukaž, co dělá karta nebo postava.
cli-cards = Vypiš karty a jiné díly hry.
cli-check = Proveď scénáře a vysvětli, co nesouhlasí.
cli-simulate = Nech boty odehrát mnoho her a sečti výsledky.
cli-bench = Změř, jak rychle engine hraje.
cli-version = Ukaž verzi a řekni, zda je engine zkompilovaný.

## Arguments and options

cli-argument-game = hra, která se hraje
cli-argument-file = soubor se zaznamenanou hrou
cli-argument-files = soubory se scénáři
cli-argument-card = id nebo jméno karty či postavy
cli-argument-cards-game = hra; jinak ta, která je první
cli-option-language = jazyk: en, cs, bg nebo pl (jinak jazyk tvého systému)
cli-option-players = počet hráčů
cli-option-seed = semínko náhody: stejné semínko rozdá stejné karty
cli-option-bots = kteří boti hrají, místo po místě; krátký seznam se opakuje
cli-option-humans = kolik lidí hraje u této klávesnice
cli-option-names = jména lidí oddělená čárkami
cli-option-option = jakákoli další volba hry
cli-option-save = kam zapsat záznam hry
cli-option-resume = pokračovat v uložené hře
cli-option-components = soubor s daty herního materiálu, se kterými se hrálo
cli-option-games = počet her
cli-option-workers = počet procesů; jinak jeden na jádro, pokud se to vyplatí
cli-option-fast = dát každému botovi celý stůl, i takovému, který by mohl nakukovat
cli-option-seat = číma očima se dívat; bez toho je vidět všechno
cli-option-json = vypsat výsledky jako JSON
cli-option-seconds = kolik sekund měřit
cli-option-peers = interpret Pythonu, který má jiné enginy
cli-option-only = jen enginy, jejichž názvy takto začínají
cli-option-quiet = vynechat scénáře, které platí
cli-option-color = používat barvy: auto, always nebo never
cli-option-help = ukázat tuto nápovědu a skončit
cli-filter-edition = edice
cli-filter-kind = jen tento druh: { $choices }
cli-filter-type = jen tato barva nebo typ: { $choices }
cli-filter-number = jen s tímto číslem

## The table

cli-gold =
    { $edition ->
        [classic] Zlaťáky
       *[other] Mince
    }
cli-hand = Ruka
cli-city = Město
cli-city-empty = zatím nic nestojí
cli-hand-empty = žádné karty
cli-crown = Koruna
cli-deck = Balíček
cli-discard-pile = Odkládací balíček
cli-character = Postava
cli-type = Barva
cli-effect = Funkce
cli-player = Hráč
cli-you = ty
cli-round = { $number }. kolo
cli-round-of = { $number }. kolo, { $phase }
cli-phase-selection = výběr postav
cli-phase-turns =
    { $edition ->
        [classic] tahy postav
       *[other] fáze akcí
    }
cli-turn-of =
    { $who ->
        [you] Jsi na tahu
       *[other] Na tahu: { $seat }
    }
cli-called = Na řadě
cli-killed = Zneškodněná postava
cli-robbed = Okradená postava
cli-faceup = Odloženo lícem nahoru
cli-facedown = Odloženo lícem dolů
cli-log = Co se stalo
cli-moves = Co můžeš udělat
cli-refused = Co udělat nemůžeš a proč
cli-price = stojí { $number }
cli-cards-count =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } karty
       *[other] { $number } karet
    }
cli-districts-count =
    { $edition ->
        [classic]
            { $number ->
                [one] { $number } stavba
                [few] { $number } stavby
                [many] { $number } stavby
               *[other] { $number } staveb
            }
       *[other]
            { $number ->
                [one] { $number } budova
                [few] { $number } budovy
                [many] { $number } budovy
               *[other] { $number } budov
            }
    }

## Talking with the player

cli-choose = Tvoje volba (číslo, ? pro nápovědu)
cli-choose-again = „{ $given }“ v seznamu není. Napiš číslo od { $low } do { $high }, nebo ? pro nápovědu.
cli-hand-over = Ke klávesnici teď jde { $seat }.
cli-press-enter = Až se bude dívat jen { $seat }, stiskni Enter.
cli-press-enter-next = Pokračuj klávesou Enter.
cli-thinking = { $seat } přemýšlí…
cli-help-number = číslo akce: proveď ji
cli-help-why = why: ukaž, co teď nejde a proč
cli-help-card = card JMÉNO: ukaž, co karta dělá
cli-help-log = log: ukaž, co se dosud stalo
cli-help-undo = undo: vrať svou poslední akci
cli-help-save = save: zapiš hru do souboru
cli-help-help = ?: ukaž tuto nápovědu
cli-help-quit = quit: skonči; hra se uloží
cli-undone = Vráceno zpět: { $move }
cli-undo-impossible = Není co vrátit: tvoje poslední akce odhalila něco nového, nebo se mezitím rozhodl někdo jiný.
cli-saved = Uloženo do souboru { $file }.
cli-resume-hint = Pokračuj příkazem: { $command }
cli-goodbye = Na shledanou!
cli-unknown-card = Karta ani postava „{ $name }“ neexistuje. Nemá to být „{ $near }“?

## The end

cli-game-over = Hra skončila.
cli-winner =
    { $number ->
        [one] Vítězí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }
cli-you-win = Vítězíš!
cli-points = Body
cli-points-breakdown = Jak se body sčítají
cli-total = Celkem
cli-place = Pořadí
cli-points-count =
    { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodů
    }
