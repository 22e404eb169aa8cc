# The terminal: help of the commands, the table, replays and cards. Words that people type are not translated.

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
cli-commands-look-up = Vyhledávání
cli-commands-bots = Boti
cli-commands-develop = Vývoj
cli-examples = Příklady
cli-exit-codes = Návratové kódy: 0 úspěch, 1 kontrola našla neshodu, 2 neplatné zadání, 70 vnitřní chyba, 130 přerušeno.

cli-more-play = Pokud neurčíš jinak, hraješ na místě 1; na ostatních hrají boti. Víc lidí se střídá u klávesnice a karty každého jsou ostatním skryté. Hra se ukládá po každé akci, i když ji něco přeruší. Když výstup není terminál (roura, soubor), hra se vypisuje jako prostý text.
cli-more-replay = Bez místa vidíš to, co viděl divák. Záznam se kontroluje podle současných pravidel a náhodné výsledky podle semínka, pokud ho záznam ukazuje.
cli-more-card = Název může být v kterémkoli ze čtyř jazyků nebo to může být id; nemusí být přesné.
cli-more-check = Zadej soubory, nebo složky, v nichž se provedou všechny soubory .yaml.
cli-more-simulate = Boti se po každé hře posunou o jedno místo, takže místa nikomu nenadržují. Ctrl-C zastaví a ukáže dosavadní výsledky.
cli-more-arena = V každém rozdání se boti vystřídají na všech místech, takže karty ani místa nikomu nenadržují. Když bot selže, přemýšlí příliš dlouho nebo zvolí nedovolený tah, rozhodne za něj referenční bot; tabulka řekne, kolikrát. Nedovolený tah nebo chyba navíc znamená kontumační prohru. Ctrl-C zastaví a ukáže dosavadní výsledky.
cli-more-bots = Bota nebo úroveň uveď za „--bots“; volby se píšou za dvojtečku.
cli-more-bench = Náhodná hra, čas procesoru, nejlepší z pěti kol. Ostatní enginy hrají jiné hry: poměry srovnávají enginy, ne hry.

cli-completion = Vypiš skript, díky němuž shell doplňuje příkazy a názvy.
cli-rules = Ukaž pravidla hry na jedné stránce.

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
cli-argument-rules-game = citadels nebo praga [obě]
cli-option-seats = místo, na kterém hraje člověk, počítáno od 1; pro více lidí ho zopakuj
cli-option-play-bots = boti na ostatních místech oddělení čárkami; krátký seznam se opakuje; vypíše je „burgrave bots“
cli-option-plain = prostý text místo kresleného stolu, i pro čtečky obrazovky
cli-option-bot-delay = kolik sekund je vidět akce bota, 0 bez přestávky; Enter nebo mezerník přeskočí zbytek
cli-option-viewer = ukázat hru tak, jak ji vidí toto místo
cli-option-show-all = ukázat všechno, i skryté karty
cli-option-step = jak velký je jeden krok: turn (tah), move (akce) nebo event (událost)
cli-option-known-seed = semínko, pokud ho znáš a záznam ho neukazuje
cli-option-rulings = přidat naše výklady pravidel pro hru jako celek
cli-option-simulate-seed = semínko všech her: stejné semínko hraje stejné hry

## Mistakes

cli-command-unknown = Příkaz „{ $name }“ neexistuje. { $near ->
    [none] Vyber jeden z těchto: { $known }.
   *[other] Nemá to být „{ $near }“? Všechny příkazy: { $known }.
 }
cli-option-unknown = Volba „{ $option }“ tu neplatí. { $near ->
    [none] Všechny volby vypíše „{ $command } --help“.
   *[other] Nemá to být „{ $near }“? Všechny volby vypíše „{ $command } --help“.
 }
cli-option-of-other-game = „{ $option }“ je volba hry „{ $owner }“, ne hry „{ $game }“. Všechny volby vypíše „{ $command } --help“.
cli-option-value-missing = Za „{ $option }“ patří hodnota. Viz „{ $command } --help“.
cli-option-without-value = „{ $option }“ nemá žádnou hodnotu. Napiš jen samotnou volbu (viz „{ $command } --help“).
cli-argument-missing = Chybí { $name }. Viz „{ $command } --help“.
cli-argument-extra = Nečekaný argument „{ $argument }“. Viz „{ $command } --help“.
cli-internal-error = Toto je chyba v programu Burgrave: { $problem }. Nahlas ji prosím na { $address } i s příkazem a s tím, co vypíše, když je v prostředí „{ $setting }“.
file-missing = Soubor „{ $file }“ neexistuje. Zadej cestu k existujícímu souboru.
file-is-folder = „{ $file }“ je složka. Zadej cestu k souboru.
file-forbidden = K souboru „{ $file }“ nemáš přístup. Zadej soubor, který smíš číst i zapisovat.
file-error = „{ $file }“ nelze použít ({ $why }). Zadej jiný soubor.
file-exists = „{ $file }“ už existuje. Zvol nové jméno, nebo v té hře pokračuj: --resume.
file-no-place = Hru není kam uložit. Zadej kam: --save SOUBOR.
folder-missing = „{ $file }“ nelze uložit: složka „{ $folder }“ neexistuje. Zadej cestu v existující složce.
cli-game-missing = Kterou hru? Vyber jednu z těchto: { $known }; nebo pokračuj v uložené: --resume SOUBOR.
cli-schema-game = Kterou hru? Vyber jednu z těchto: { $known }; nebo zadej „--openapi“ pro popis serveru.
cli-schema-both = „--openapi“ popisuje server všech her. Vynech „{ $game }“ nebo „--openapi“.
cli-editions-none = { $game }: tato hra nemá vydání. Vynech „--edition“.
cli-card-closest = Žádná karta se nejmenuje „{ $typed }“. Nejpodobnější je:
cli-seat-twice = Každé místo zadej jednou. Toto je zadané dvakrát: { $number }.
cli-presets-none = { $game }: tato hra nemá připravené sady. Všechny vypíše „{ $command }“.
cli-cards-game = Kterou hru? Vyber jednu z těchto: { $known }.
cli-resume-game = Uložená hra je { $saved }, ne { $game }. Název hry vynech.
cli-resume-fixed = „{ $option }“ v uložené hře nelze změnit. Vynech to.
match-seat-unknown = Místo { $seat } neexistuje. Místa jdou od 1 do { $last }.
names-number = Zadaná jména: { $names }. Lidé u stolu: { $people }. Ke každému „--seat“ patří jedno jméno.
name-of-bot = „{ $name }“ je jméno bota. Zvol pro člověka jiné.
name-twice = Jméno „{ $name }“ mají dva lidé. Zvol různá jména.
bots-no-seats = Na všech místech sedí lidé, pro bota žádné nezbývá. Vynech „--bots“.
viewer-both = Vyber buď „--seat“, nebo „--show-all“, ne obojí.

## Playing

terminal-help-number = Číslo provede danou volbu. Napsat můžeš i toto:
terminal-help-rules = h (nebo rules): pravidla hry na jedné stránce
terminal-help-card = h NÁZEV: co znamená karta, postava, destička nebo pojem (h koruna, h vejce)
terminal-help-table = t: celý stav hry slovy
terminal-help-log = l: dosavadní průběh hry
terminal-help-hint = a: rada bota, který myslí dopředu
terminal-help-undo = u: vrať svou poslední akci
terminal-help-save = s: ukáže, kde je hra uložená; s SOUBOR: uloží tam kopii
terminal-help-quit = q: skonči; hra se uloží a můžeš pokračovat později
hint-thinking = Bot přemýšlí …
terminal-choices-above = na obrázku
terminal-press-enter-earlier = Enter ukáže, co se stalo předtím.
hint-heading =
    { $tried ->
        [one] Nejlepší akce podle { $tried } simulované hry:
       *[other] Nejlepší akce podle { $tried } simulovaných her:
    }
hint-move = { $move }: vyhraje { $share } % z nich
hint-then = { $move }: vyhraje { $share } % z nich. Potom třeba: { $after }
replay-hint = Znovu si ji přehraješ příkazem: { $command }

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
replay-place = Akce { $number } z { $moves } · pohled: { $eyes }
replay-keys = → další · ← zpět · 0 začátek · 9 konec · { $m }: { $pace } · { $e } jiný pohled · { $q } konec
replay-verified = Zkontrolováno: všechny náhodné výsledky plynou ze semínka.
replay-shuffle = Zkontrolováno: semínko plyne z tajemství serveru a z náhodných čísel hráčů. Otisk, který stůl ukazoval před hrou, musí být { $commitment }.
replay-differs = Současná pravidla posuzují akci číslo { $number } ({ $move }) jinak. Hra se ukazuje tak, jak byla zaznamenána.
replay-setup = příprava hry
replay-undrawn = Odtud už současná pravidla stůl nakreslit neumějí. Hra se ukazuje tak, jak byla zaznamenána.
replay-unfinished = Hra ještě neskončila.
viewer-all = vše odkryto
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
terminal-citadels-legend-types = Barvy: { $types }. Číslo je cena.
terminal-citadels-legend = ▶ teď se rozhoduje, ♛ koruna, ✓ dokončené město. Postavy: † zneškodněná, $ okradená, × odložená lícem nahoru, ▾ odložená lícem dolů (znáš ji), ·2 ukázaná na místě 2. V závorkách: víš to jen ty.
terminal-citadels-legend-more = ☽ očarovaná, § glejt, ! šátek, * ten s pečetí nebo s růží (víš to), + chráněná Rasputinem. Za budovou: + zkrášlená.
