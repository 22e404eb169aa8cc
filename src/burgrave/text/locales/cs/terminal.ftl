# The terminal: help of the commands, the table, replays and cards. Whatever is typed stays as it is.

## Help

terminal-usage = Použití:
terminal-usage-options = [VOLBY]
terminal-usage-command = PŘÍKAZ …
terminal-arguments = Argumenty
terminal-options = Volby
terminal-options-of = Volby hry { $game }
terminal-game-options = Každá hra má své vlastní volby: například „{ $command } --help“ ukáže i ty, které má { $game }.
terminal-commands-play = Hraní
terminal-commands-host = Provoz serveru
terminal-commands-look-up = Vyhledání
terminal-commands-bots = Boti
terminal-commands-develop = Vývoj
terminal-examples = Příklady
terminal-exit-codes = Návratové kódy: 0 vše v pořádku, 1 kontrola našla neshodu, 2 něco ze zadání nelze použít, 70 vnitřní chyba, 130 přerušeno.

terminal-more-play = Pokud neurčíš jinak, sedíš na místě 1; na zbylých místech hrají boti. Je-li vás víc, předáváte si klávesnici a opona skrývá karty před ostatními. Hra se ukládá po každé akci, i když ji něco přeruší. Když výstup není terminál (roura, soubor), hra se vypisuje jako prostý text.
terminal-more-replay = Bez místa vidíš to, co viděl divák. Záznam se kontroluje: podle dnešních pravidel, a náhoda podle semínka, pokud ho záznam ukazuje.
terminal-more-card = Název může být v kterémkoli ze čtyř jazyků nebo to může být id; nemusí být přesné.
terminal-more-check = Zadej soubory, nebo složky, v nichž se provedou všechny soubory .yaml.
terminal-more-simulate = Boti se od hry ke hře posouvají o jedno místo, takže místa nikomu nenadržují. Ctrl-C zastaví a ukáže, co se dosud sečetlo.
terminal-more-arena = Každé rozdání se hraje tak, že se boti vystřídají na všech místech, takže karty ani místa nikomu nenadržují. Bot, který selže, přemýšlí příliš dlouho nebo zvolí nedovolený tah, přenechá to rozhodnutí referenčnímu botovi a tabulka řekne, kolikrát se to stalo. Ctrl-C přeruší hraní a ukáže, co se zatím ví.
terminal-more-bots = Bota nebo úroveň uveď za „--bots“; volby se píšou za dvojtečku.
terminal-more-bench = Náhodná hra, čas procesoru, nejlepší z pěti kol. Ostatní enginy hrají jiné hry: poměry srovnávají enginy, ne hry.

terminal-completion = Vypiš skript, díky němuž shell doplňuje příkazy a názvy.
terminal-rules = Přečti si cíl a průběh hry na jedné stránce.

## Names of values

terminal-value-number = ČÍSLO
terminal-value-file = SOUBOR
terminal-value-files = SOUBOR|SLOŽKA
terminal-value-list = A,B,…
terminal-value-game = HRA
terminal-value-edition = VYDÁNÍ
terminal-value-setting = NÁZEV=HODNOTA
terminal-value-seconds = SEKUNDY
terminal-value-address = HOSTITEL:PORT
terminal-value-language = JAZYK
terminal-value-folder = SLOŽKA
terminal-value-days = DNY
terminal-value-name = NÁZEV
terminal-value-kind = DRUH
terminal-value-type = BARVA
terminal-value-word = SLOVO

## Arguments and options

terminal-argument-shell = tvůj shell
terminal-argument-rules-game = citadels nebo praga; jinak obě
terminal-option-seats = místo, na kterém hraje člověk, počítáno od 1; pro více lidí ho zopakuj
terminal-option-bots = boti na ostatních místech oddělení čárkami; krátký seznam se opakuje; vypíše je „burgrave bots“
terminal-option-plain = prostý text místo kresleného stolu, i pro čtečky obrazovky
terminal-option-pause = jak dlouho zůstane tah bota, než přijde další, 0 znamená vůbec; Enter nebo mezerník přeskočí zbytek
terminal-option-eyes = dívat se očima hráče na tomto místě
terminal-option-open = ukázat všechno, jako by karty ležely lícem nahoru
terminal-option-by = jak velký je jeden krok: turn (tah), move (akce) nebo event (událost)
terminal-option-known-seed = semínko, pokud ho znáš a záznam ho neukazuje
terminal-option-rulings = přidat naše výklady pravidel pro hru jako celek
terminal-option-simulate-seed = semínko všech her: stejné semínko hraje stejné hry

## Mistakes

terminal-command-unknown = Příkaz „{ $name }“ neexistuje. { $near ->
    [none] Vyber jeden z těchto: { $known }.
   *[other] Nemá to být „{ $near }“? Všechny příkazy: { $known }.
 }
terminal-option-unknown = Volba „{ $option }“ tu není. { $near ->
    [none] Co tu je, vypíše „{ $command } --help“.
   *[other] Nemá to být „{ $near }“? Co tu je, vypíše „{ $command } --help“.
 }
terminal-option-elsewhere = „{ $option }“ je volba hry „{ $owner }“, ne hry „{ $game }“; co tu je, vypíše „{ $command } --help“.
terminal-option-bare = Za „{ $option }“ patří hodnota; jaká, to řekne „{ $command } --help“.
terminal-option-flag = „{ $option }“ nemá žádnou hodnotu; napiš jen samotnou volbu (viz „{ $command } --help“).
terminal-argument-missing = Chybí { $name }; co sem patří, to řekne „{ $command } --help“.
terminal-argument-extra = Nečekaný argument „{ $argument }“. Viz „{ $command } --help“.
terminal-internal-error = Toto je chyba v programu Burgrave: { $problem }. Nahlas ji prosím na { $address } i s příkazem a s tím, co vypíše, když je v prostředí „{ $setting }“.
terminal-file-missing = Soubor „{ $file }“ neexistuje. Zadej cestu k některému, který existuje.
terminal-file-folder = „{ $file }“ je složka. Zadej cestu k souboru.
terminal-file-forbidden = „{ $file }“ se nesmí otevřít. Zadej soubor, který smíš číst i zapisovat.
terminal-file-trouble = „{ $file }“ nelze použít ({ $why }). Zadej jiný soubor.
terminal-file-exists = „{ $file }“ už existuje. Zvol nové jméno, nebo v té hře pokračuj: --resume.
terminal-file-nowhere = Hru není kam uložit. Zadej kam: --save SOUBOR.
terminal-folder-missing = „{ $file }“ nelze uložit: složka „{ $folder }“ neexistuje. Zadej cestu do složky, která existuje.
terminal-game-missing = Kterou hru? Vyber jednu z těchto: { $known }; nebo pokračuj v uložené: --resume SOUBOR.
terminal-schema-game = Kterou hru? Vyber jednu z těchto: { $known }; nebo zadej „--openapi“ pro popis serveru.
terminal-schema-both = „--openapi“ popisuje server všech her. Vynech „{ $game }“ nebo „--openapi“.
terminal-editions-none = { $game }: tato hra nemá vydání. Vynech „--edition“.
terminal-resume-game = Uložená hra je { $saved }, ne { $game }. Název hry vynech.
terminal-resume-fixed = „{ $option }“ je v uložené hře už dané. Vynech to.
terminal-seat-unknown = Místo { $seat } neexistuje. Místa jdou od 1 do { $last }.
terminal-names-number = Zadaná jména: { $names }. Lidé u stolu: { $people }. Ke každému „--seat“ patří jedno jméno.
terminal-name-bot = „{ $name }“ je jméno bota. Zvol pro člověka jiné.
terminal-name-twice = Jméno „{ $name }“ mají dva lidé. Zvol různá jména.
terminal-bots-none = Na všech místech sedí lidé, pro bota žádné nezbývá. Vynech „--bots“.
terminal-eyes-both = Vyber buď „--seat“, nebo „--open“, ne obojí.

## Playing

terminal-help-number = Číslo provede danou volbu. Napsat můžeš i toto:
terminal-help-rules = h (nebo rules): cíl a průběh hry na jedné stránce
terminal-help-card = h NÁZEV: co znamená karta, postava, destička nebo pojem (h koruna, h vejce)
terminal-help-table = t: celý stav hry slovy
terminal-help-log = l: všechno, co se dosud stalo
terminal-help-advice = a: co by udělal bot, který myslí dopředu
terminal-help-undo = u: vrať svou poslední akci
terminal-help-save = s: ukáže, kde je hra uložená; s SOUBOR: uloží tam kopii
terminal-help-quit = q: skonči; hra se uloží a můžeš pokračovat později
terminal-advice-thinking = Bot přemýšlí …
terminal-choices-above = na obrázku
terminal-press-enter-earlier = Enter ukáže, co se stalo předtím.
advice-heading =
    { $tried ->
        [one] Nejlepší tahy podle { $tried } simulované hry:
       *[other] Nejlepší tahy podle { $tried } simulovaných her:
    }
advice-move = { $move }: vyhraje { $share } % z nich
advice-then = { $move }: vyhraje { $share } % z nich. Potom třeba: { $after }
terminal-replay-hint = Znovu si ji přehraješ příkazem: { $command }
terminal-plain-fact = { $label }: { $value }.

## Cards

terminal-heading-card = Karta
terminal-card-elsewhere = { $editions ->
    [none] Tuto kartu nemá žádné vydání, které tu lze hrát.
   *[other] V tomto vydání není. Najdeš ji zde: { $editions }.
 }
terminal-cards-none = Nic neodpovídá.
terminal-cards-rulings = Výklad pravidel: { $rulings }
terminal-progress = { $what }: { $done } z { $total }

## Replays

terminal-replay-title =
    { $moves ->
        [one] { $game }, { $moves } akce.
        [few] { $game }, { $moves } akce.
        [many] { $game }, { $moves } akce.
       *[other] { $game }, { $moves } akcí.
    }
terminal-replay-place = Akce { $number } z { $moves } · dívá se: { $eyes }
terminal-replay-keys = → další · ← zpět · 0 začátek · 9 konec · { $m }: { $pace } · { $e } jiný pohled · { $q } konec
terminal-replay-verified = Zkontrolováno: všechno, co dala náhoda, plyne ze semínka.
terminal-replay-shuffle = Zkontrolováno: semínko plyne z tajného čísla a z příspěvků hráčů. Stůl musel před hrou ukazovat závazek { $commitment }.
terminal-replay-differs = Současná pravidla posuzují akci číslo { $number } ({ $move }) jinak. Hra se ukazuje tak, jak byla zaznamenána.
terminal-replay-setup = příprava hry
terminal-replay-undrawn = Odtud už současná pravidla stůl nakreslit neumějí. Hra se ukazuje tak, jak byla zaznamenána.
terminal-replay-unfinished = Hra ještě neskončila.
terminal-eyes-open = všichni najednou (vše odkryto)
terminal-eyes-spectator = divák
terminal-pace-turn = po tazích
terminal-pace-move = po akcích
terminal-pace-event = po událostech

## Citadels

terminal-citadels-gather =
    { $edition ->
        [classic] Příjem
       *[other] Zdroje
    }
terminal-citadels-build = Stavění
terminal-citadels-ability = Postava
terminal-citadels-district =
    { $edition ->
        [classic] Stavby
       *[other] Budovy
    }
terminal-citadels-action = Akční karty
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
terminal-citadels-purse =
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
