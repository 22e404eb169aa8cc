# The terminal: help of the commands, the table, replays and cards. Whatever is typed stays as it is.

## Help

cli-usage = Použití:
cli-usage-options = [VOLBY]
cli-usage-command = PŘÍKAZ …
cli-arguments = Argumenty
cli-options = Volby
cli-options-of = Volby hry { $game }
cli-game-options = Každá hra má své vlastní volby: například „{ $command } --help“ ukáže i ty, které má { $game }.
cli-commands-play = Hraní
cli-commands-host = Provoz serveru
cli-commands-look-up = Vyhledání
cli-commands-bots = Boti
cli-commands-develop = Vývoj
cli-examples = Příklady
cli-exit-codes = Návratové kódy: 0 vše v pořádku, 1 kontrola našla neshodu, 2 něco ze zadání nelze použít, 70 vnitřní chyba, 130 přerušeno.

cli-more-play = Pokud neurčíš jinak, sedíš na místě 1; na zbylých místech hrají boti. Je-li vás víc, předáváte si klávesnici a opona skrývá karty před ostatními. Hra se ukládá po každé akci, i když ji něco přeruší. Když výstup není terminál (roura, soubor), hra se vypisuje jako prostý text.
cli-more-replay = Bez místa vidíš to, co viděl divák. Záznam se kontroluje: podle dnešních pravidel, a náhoda podle semínka, pokud ho záznam ukazuje.
cli-more-card = Název může být v kterémkoli ze čtyř jazyků nebo to může být id; nemusí být přesné.
cli-more-check = Zadej soubory, nebo složky, v nichž se provedou všechny soubory .yaml.
cli-more-simulate = Boti se od hry ke hře posouvají o jedno místo, takže místa nikomu nenadržují. Ctrl-C zastaví a ukáže, co se dosud sečetlo.
cli-more-arena = Každé rozdání se hraje tak, že se boti vystřídají na všech místech, takže karty ani místa nikomu nenadržují. Bot, který selže, přemýšlí příliš dlouho nebo zvolí nedovolený tah, přenechá to rozhodnutí referenčnímu botovi a tabulka řekne, kolikrát se to stalo. Ctrl-C přeruší hraní a ukáže, co se zatím ví.
cli-more-bots = Bota nebo úroveň uveď za „--bots“; volby se píšou za dvojtečku.
cli-more-bench = Náhodná hra, čas procesoru, nejlepší z pěti kol. Ostatní enginy hrají jiné hry: poměry srovnávají enginy, ne hry.

cli-completion = Vypiš skript, díky němuž shell doplňuje příkazy a názvy.
cli-rules = Přečti si cíl a průběh hry na jedné stránce.

## Names of values

cli-value-number = ČÍSLO
cli-value-file = SOUBOR
cli-value-files = SOUBOR|SLOŽKA
cli-value-list = A,B,…
cli-value-game = HRA
cli-value-edition = VYDÁNÍ
cli-value-setting = NÁZEV=HODNOTA
cli-value-seconds = SEKUNDY
cli-value-address = HOSTITEL:PORT
cli-value-language = JAZYK
cli-value-folder = SLOŽKA
cli-value-days = DNY
cli-value-name = NÁZEV
cli-value-kind = DRUH
cli-value-type = BARVA
cli-value-word = SLOVO

## Arguments and options

cli-argument-shell = tvůj shell
cli-argument-rules-game = citadels nebo praga; jinak obě
cli-option-seats = místo, na kterém hraje člověk, počítáno od 1; pro více lidí ho zopakuj
cli-option-play-bots = boti na ostatních místech oddělení čárkami; krátký seznam se opakuje; vypíše je „burgrave bots“
cli-option-plain = prostý text místo kresleného stolu, i pro čtečky obrazovky
cli-option-bot-delay = jak dlouho zůstane tah bota, než přijde další, 0 znamená vůbec; Enter nebo mezerník přeskočí zbytek
cli-option-viewer = dívat se očima hráče na tomto místě
cli-option-show-all = ukázat všechno, jako by karty ležely lícem nahoru
cli-option-step = jak velký je jeden krok: turn (tah), move (akce) nebo event (událost)
cli-option-known-seed = semínko, pokud ho znáš a záznam ho neukazuje
cli-option-rulings = přidat naše výklady pravidel pro hru jako celek
cli-option-simulate-seed = semínko všech her: stejné semínko hraje stejné hry

## Mistakes

cli-command-unknown = Příkaz „{ $name }“ neexistuje. { $near ->
    [none] Vyber jeden z těchto: { $known }.
   *[other] Nemá to být „{ $near }“? Všechny příkazy: { $known }.
 }
cli-option-unknown = Volba „{ $option }“ tu není. { $near ->
    [none] Co tu je, vypíše „{ $command } --help“.
   *[other] Nemá to být „{ $near }“? Co tu je, vypíše „{ $command } --help“.
 }
cli-option-of-other-game = „{ $option }“ je volba hry „{ $owner }“, ne hry „{ $game }“; co tu je, vypíše „{ $command } --help“.
cli-option-value-missing = Za „{ $option }“ patří hodnota; jaká, to řekne „{ $command } --help“.
cli-option-without-value = „{ $option }“ nemá žádnou hodnotu; napiš jen samotnou volbu (viz „{ $command } --help“).
cli-argument-missing = Chybí { $name }; co sem patří, to řekne „{ $command } --help“.
cli-argument-extra = Nečekaný argument „{ $argument }“. Viz „{ $command } --help“.
cli-internal-error = Toto je chyba v programu Burgrave: { $problem }. Nahlas ji prosím na { $address } i s příkazem a s tím, co vypíše, když je v prostředí „{ $setting }“.
file-missing = Soubor „{ $file }“ neexistuje. Zadej cestu k některému, který existuje.
file-is-folder = „{ $file }“ je složka. Zadej cestu k souboru.
file-forbidden = „{ $file }“ se nesmí otevřít. Zadej soubor, který smíš číst i zapisovat.
file-error = „{ $file }“ nelze použít ({ $why }). Zadej jiný soubor.
file-exists = „{ $file }“ už existuje. Zvol nové jméno, nebo v té hře pokračuj: --resume.
file-no-place = Hru není kam uložit. Zadej kam: --save SOUBOR.
folder-missing = „{ $file }“ nelze uložit: složka „{ $folder }“ neexistuje. Zadej cestu do složky, která existuje.
cli-game-missing = Kterou hru? Vyber jednu z těchto: { $known }; nebo pokračuj v uložené: --resume SOUBOR.
cli-schema-game = Kterou hru? Vyber jednu z těchto: { $known }; nebo zadej „--show-allapi“ pro popis serveru.
cli-schema-both = „--show-allapi“ popisuje server všech her. Vynech „{ $game }“ nebo „--show-allapi“.
cli-editions-none = { $game }: tato hra nemá vydání. Vynech „--edition“.
cli-resume-game = Uložená hra je { $saved }, ne { $game }. Název hry vynech.
cli-resume-fixed = „{ $option }“ je v uložené hře už dané. Vynech to.
match-seat-unknown = Místo { $seat } neexistuje. Místa jdou od 1 do { $last }.
names-number = Zadaná jména: { $names }. Lidé u stolu: { $people }. Ke každému „--seat“ patří jedno jméno.
name-of-bot = „{ $name }“ je jméno bota. Zvol pro člověka jiné.
name-twice = Jméno „{ $name }“ mají dva lidé. Zvol různá jména.
bots-no-seats = Na všech místech sedí lidé, pro bota žádné nezbývá. Vynech „--bots“.
viewer-both = Vyber buď „--seat“, nebo „--show-all“, ne obojí.

## Playing

terminal-help-number = Číslo provede danou volbu. Napsat můžeš i toto:
terminal-help-rules = h (nebo rules): cíl a průběh hry na jedné stránce
terminal-help-card = h NÁZEV: co znamená karta, postava, destička nebo pojem (h koruna, h vejce)
terminal-help-table = t: celý stav hry slovy
terminal-help-log = l: všechno, co se dosud stalo
terminal-help-hint = a: co by udělal bot, který myslí dopředu
terminal-help-undo = u: vrať svou poslední akci
terminal-help-save = s: ukáže, kde je hra uložená; s SOUBOR: uloží tam kopii
terminal-help-quit = q: skonči; hra se uloží a můžeš pokračovat později
hint-thinking = Bot přemýšlí …
terminal-choices-above = na obrázku
terminal-press-enter-earlier = Enter ukáže, co se stalo předtím.
hint-heading =
    { $tried ->
        [one] Nejlepší tahy podle { $tried } simulované hry:
       *[other] Nejlepší tahy podle { $tried } simulovaných her:
    }
hint-move = { $move }: vyhraje { $share } % z nich
hint-then = { $move }: vyhraje { $share } % z nich. Potom třeba: { $after }
replay-hint = Znovu si ji přehraješ příkazem: { $command }
terminal-plain-fact = { $label }: { $value }.

## Cards

cli-heading-card = Karta
card-editions = { $editions ->
    [none] Tuto kartu nemá žádné vydání, které tu lze hrát.
   *[other] V tomto vydání není. Najdeš ji zde: { $editions }.
 }
cards-none = Nic neodpovídá.
cli-cards-rulings = Výklad pravidel: { $rulings }
cli-progress = { $what }: { $done } z { $total }

## Replays

replay-title =
    { $moves ->
        [one] { $game }, { $moves } akce.
        [few] { $game }, { $moves } akce.
        [many] { $game }, { $moves } akce.
       *[other] { $game }, { $moves } akcí.
    }
replay-place = Akce { $number } z { $moves } · dívá se: { $eyes }
replay-keys = → další · ← zpět · 0 začátek · 9 konec · { $m }: { $pace } · { $e } jiný pohled · { $q } konec
replay-verified = Zkontrolováno: všechno, co dala náhoda, plyne ze semínka.
replay-shuffle = Zkontrolováno: semínko plyne z tajného čísla a z příspěvků hráčů. Stůl musel před hrou ukazovat závazek { $commitment }.
replay-differs = Současná pravidla posuzují akci číslo { $number } ({ $move }) jinak. Hra se ukazuje tak, jak byla zaznamenána.
replay-setup = příprava hry
replay-undrawn = Odtud už současná pravidla stůl nakreslit neumějí. Hra se ukazuje tak, jak byla zaznamenána.
replay-unfinished = Hra ještě neskončila.
viewer-all = všichni najednou (vše odkryto)
viewer-spectator = divák
replay-step-turn = po tazích
replay-step-move = po akcích
replay-step-event = po událostech

## Citadels

citadels-group-gather =
    { $edition ->
        [classic] Příjem
       *[other] Zdroje
    }
citadels-group-build = Stavění
citadels-group-ability = Postava
citadels-group-district =
    { $edition ->
        [classic] Stavby
       *[other] Budovy
    }
citadels-group-action = Akční karty
terminal-citadels-phase-draft = výběr postav
terminal-citadels-phase-turn =
    { $edition ->
        [classic] tahy postav
       *[other] fáze akcí
    }
terminal-citadels-phase-theater = výběr postav
terminal-citadels-phase-call =
    { $edition ->
        [classic] tahy postav
       *[other] fáze akcí
    }
terminal-citadels-phase-end_of_round = konec kola
terminal-citadels-phase-scoring = počítání bodů
terminal-citadels-phase-over = konec
terminal-citadels-legend-types = Barvy: { $types }. Číslo je cena.
terminal-citadels-legend = ▶ teď se rozhoduje, ♛ koruna, ✓ dokončené město. Postavy: † zneškodněná, $ okradená, × odložená lícem nahoru, ▾ odložená lícem dolů (znáš ji), ·2 ukázaná na místě 2. V závorkách: víš to jen ty.
terminal-citadels-legend-more = ☽ očarovaná, § glejt, ! šátek, * ten s pečetí nebo s růží (víš to), + chráněná Rasputinem. Za budovou: + zkrášlená.
terminal-citadels-gold =
    { $who ->
        [you] Máš
       *[other] { $seat } má
    } { $edition ->
        [classic]
            { $gold ->
                [one] { $gold } zlaťák
                [few] { $gold } zlaťáky
                [many] { $gold } zlaťáku
               *[other] { $gold } zlaťáků
            }
       *[other]
            { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
                [many] { $gold } mince
               *[other] { $gold } mincí
            }
    } a v ruce { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
terminal-citadels-city =
    { $who ->
        [you] Tvoje město
       *[other] Město, které staví { $seat },
    } { $built ->
        [0] 
            { $edition ->
                [classic] je prázdné, k dokončení chybí { $completion } staveb.
               *[other] je prázdné, k dokončení chybí { $completion } budov.
            }
       *[other] má { $built } z { $completion }: { $districts }.
    }
terminal-citadels-crowned =
    { $who ->
        [you] Máš korunu.
       *[other] { $seat } má korunu.
    }
terminal-citadels-character =
    { $who ->
        [you] Tvoje postava
       *[other] { $seat }, postava
    }: { $characters }.
terminal-citadels-hand =
    { $who ->
        [you] V ruce máš
       *[other] { $seat } má v ruce
    }: { $cards }.
terminal-citadels-known =
    { $who ->
        [you] Ve své ruce znáš
       *[other] { $seat } má v ruce karty, které znáš
    }: { $cards }.
