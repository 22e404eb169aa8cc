# The commands `burgrave simulate`, `burgrave arena`, `burgrave bots` and `burgrave bench`.

## Mistakes

bot-unknown = Pro hru { $game } není bot „{ $bot }“. Vyber jednoho z těchto: { $known }.
bot-option-form = „{ $text }“ není volba bota { $bot }; napiš název=hodnota, například { $example }.
bot-option-none = Bot { $bot } nemá žádné volby. Vynech „{ $option }“.
bot-option-unknown = Bot { $bot } nemá volbu „{ $option }“. Vyber jednu z těchto: { $known }.
bot-option-whole = „{ $option }“ bota { $bot } nemůže být „{ $value }“. Zadej celé číslo od { $low } do { $high }.
bot-option-number = „{ $option }“ bota { $bot } nemůže být „{ $value }“. Zadej číslo od { $low } do { $high }.
bot-option-word = „{ $option }“ bota { $bot } nemůže být „{ $value }“. Vyber jednu z těchto možností: { $known }.
bot-class = Bota { $bot } nelze načíst: { $why }.
bot-no-class = { $bot } není bot; uveď podtřídu burgrave.Bot.
bot-long = Bot „{ $bot }…“ má příliš dlouhé jméno: nejvýš { $most } znaků.
bot-not-text = „{ $type }“ není jméno bota. Zadej text, například h1 nebo search:ms=200.
bot-not-bot = „{ $type }“ není bot. Zadej jméno, nebo podtřídu burgrave.Bot.
bot-not-object = „{ $type }“ není objekt Bot. Vytvoř ho pomocí burgrave.make_bot(game, name).
bot-other-game = Bot { $bot } nehraje { $game }. Hraje: { $games }.
bot-no-decision = V tomhle pohledu není o čem rozhodovat. Dej botovi state.view(state.current_seat), dokud hra neskončila.
arena-bot-names = Aréna bere boty podle jména, ne „{ $type }“. Dej třídu do modulu a zadej ji jako module.Class.
process-ended = Nový proces skončil, než mohl začít pracovat. Ve skriptu to volej až pod „{ $guard }“, protože každý nový proces skript importuje.
bot-command = Program bota „{ $command }“ nelze spustit: { $why }.
bot-command-slow = Program bota „{ $command }“ neodpověděl ani za { $seconds } s.
bot-command-answer = Program bota „{ $command }“ odpověděl „{ $answer }“; čeká se { $expected } s dovoleným tahem.
extra-missing = Balíček { $package } není nainstalovaný. Nainstaluj ho příkazem: pip install { $extra }
ray-address = „{ $address }“ není adresa clusteru; napiš HOSTITEL:PORT, například { $example }.
ray-no-answer = Na adrese { $address } neodpovídá žádný cluster. Spusť tam Ray, nebo vynech „--ray“.
ray-refused = Cluster na adrese { $address } nelze použít: { $why }.
ray-version = Cluster na adrese { $address } má burgrave { $there }, tady je { $here }; nainstaluj tam stejnou verzi.
arena-file-none = { $file } není soubor s během arény; uveď nový soubor.
arena-file-other = { $file } patří k jinému běhu: „{ $what }“ se liší. Uveď jiný soubor, nebo zopakuj příkaz, kterým vznikl.
arena-file-damaged = { $file } nelze přečíst jako běh arény; uveď nový soubor.
number-whole =
    „{ $option }“ nemůže být „{ $value }“. Zadej celé číslo{ $low ->
        [none] {""}
       *[other] , alespoň { $low }
    }.
number-large = „{ $option }“ nemůže být „{ $value }“. Zadej číslo nejvýše { $high }.
number-seconds = „{ $option }“ nemůže být „{ $value }“. Zadej počet sekund větší než 0.
number-pause = „{ $option }“ nemůže být „{ $value }“. Zadej počet sekund, 0 znamená žádnou.
bots-number =
    { $bots ->
        [one] Je uveden { $bots } bot
        [few] Jsou uvedeni { $bots } boti
        [many] Je uvedeno { $bots } bota
       *[other] Je uvedeno { $bots } botů
    }, míst je { $players }. Uveď aspoň jednoho a nejvýš { $players }; krátký seznam se opakuje.
option-form = „{ $text }“ není volba; piš název=hodnota, například players=4.
option-twice = Volba { $option } je zadaná dvakrát; zadej ji jednou.
bench-peers-python = { $python } nelze spustit; zadej interpret Pythonu z prostředí s jinými enginy, například z toho, které vytvoří „make peers“.
bench-peers-broken = { $python } nedokázal změřit jiné enginy ({ $why }); „make peers“ vytvoří prostředí, které to umí.
bench-peers-none = { $python } nemá žádný z jiných enginů; „make peers“ vytvoří prostředí, které je má.
bench-peers-script = Skript { $script } chybí; jiné enginy lze měřit jen ze zdrojových souborů projektu.
bench-only-peers = --only vybírá z jiných enginů; přidej --peers s interpretem, který je má.
bench-only-unknown = Žádný engine se nejmenuje „{ $only }“; názvy začínají takto: { $known }.
bench-against-unknown = Git tu nezná commit „{ $ref }“; zadej větev, značku nebo hash z tohoto repozitáře.
bench-against-broken = { $ref } se nepodařilo zkompilovat a změřit: { $why }

## simulate

simulate-progress = Hraje se
simulate-forfeits = { $bot } prohrál kontumačně: nedovolený tah { $illegal }×, chyba { $raised }×. První problém: { $problem }
simulate-objects = Objekty botů hrají jen v tomto procesu. Použij workers=1, nebo boty zadej jménem: { $bots }.
simulate-stopped = Přerušeno. Započítané hry: { $games } z { $asked }.
simulate-title = { $game } – { $options }; semínko { $seed }
simulate-bot = bot × místa
simulate-seat = místo
simulate-turn-order = pořadí tahů
simulate-wins = výhry
simulate-interval = 95% interval
simulate-chance = náhoda
simulate-points = body
simulate-spread = 10 · 50 · 90 %
simulate-measure = { $label }: { $mean } ({ $low } až { $high })
simulate-measure-rounds = Kola
simulate-measure-turns = Tahy
simulate-measure-decisions = Rozhodnutí za hru
simulate-ties =
    { $ties ->
        [0] Žádná výhra nebyla sdílená
        [one] { $ties } výhra byla sdílená
        [few] { $ties } výhry byly sdílené
        [many] { $ties } výhry bylo sdíleno
       *[other] { $ties } výher bylo sdílených
    }
simulate-time =
    Počet her: { $games }, čas: { $seconds } s, { $workers ->
        [one] { $workers } proces
        [few] { $workers } procesy
        [many] { $workers } procesu
       *[other] { $workers } procesů
    }: { $pace } her/s

## arena

arena-progress = Hraje se
arena-stopped = Přerušeno. Započítaná rozdání: { $deals } z { $asked }.
arena-decided = Rozhodnuto (rozdání: { $deals } z { $asked }): první bot vyhrává častěji nebo méně často, než odpovídá rovnému podílu.
arena-rating = hodnocení
arena-thinking = rozhodnutí
arena-failed = chyby
arena-ahead-of = skončí před
arena-pair = dvojice
arena-difference = rozdíl
arena-entry = účastník
arena-run = Podíl výher podle počtu rozdání
arena-deals = rozdání
arena-cross = Kdo skončí před kým
arena-paired = Rozdíly podílů výher, rozdání po rozdání
arena-page = Síla botů
arena-report = Zapsáno: { $file }
arena-faults = { $bot } přenechal rozhodnutí referenčnímu botovi: chyba programu { $raised }×, příliš dlouhé přemýšlení { $slow }×, nedovolený tah { $illegal }×.
arena-problem = První potíž: { $problem }
arena-chance = Podíly výher platí pro jedno místo; náhoda dává { $chance }. Hodnocení: { $anchor } má 1000.
arena-time =
    Rozdání: { $deals }, hry: { $games }, čas: { $seconds } s, { $workers ->
        [one] { $workers } proces
        [few] { $workers } procesy
        [many] { $workers } procesu
       *[other] { $workers } procesů
    }.
arena-method = Každé rozdání se hraje ze všech míst; intervaly jsou 95%, z opakovaného náhodného výběru rozdání.

## bots

level-apprentice = Učeň
level-builder = Stavitel
level-master = Mistr
level-burgrave = Purkrabí
level-about-apprentice = Hraje jednoduše a často chybuje: pro první partie.
level-about-builder = Hraje rozumně a odpovídá hned.
level-about-master = Chvilku přemýšlí dopředu; pro většinu lidí vyrovnaný soupeř.
level-about-burgrave = Důkladně přemýšlí dopředu, ze všech úrovní nejdéle.
level-about-offered = Nabízí ho provozovatel tohoto serveru.
bots-level = úroveň
bots-typed = píše se
bots-plays = hraje jako
bots-thinks = přemýšlí
bots-ms = { $ms } ms
bots-instant = okamžitě
bots-bot = bot
bots-about = jak hraje
bots-about-random = Hraje náhodnou dovolenou akci.
bots-about-greedy = Bere, co je nejlepší právě teď, a nic neplánuje.
bots-about-h1 = Hraje podle jednoduchých zásad; ostatní boti se s ním srovnávají.
bots-about-h2 = Odhaduje, kdo co má, a brzdí vedoucího; nezkouší tahy dopředu.
bots-about-script = Hraje podle jednoduchých zásad; ostatní boti se s ním srovnávají.
bots-about-s1 = Dřívější hledající bot, který se nemění; noví se s ním srovnávají.
bots-about-search = Zkouší své akce v mnoha simulovaných hrách.
bots-options = volby
bots-option = volba
bots-option-about = co nastavuje
bots-option-default = výchozí
bots-option-random_moves = procento náhodných rozhodnutí
bots-option-ms = milisekundy na jedno rozhodnutí
bots-option-playouts = simulované hry na jedno rozhodnutí, bez časového limitu
bots-option-noise = procento náhodných rozhodnutí v simulovaných hrách
bots-option-min_playouts = nejmenší počet simulovaných her, i po uplynutí času

## bench

bench-round = { $number }. kolo z { $rounds }
bench-compiled = Zkompilovaný engine, náhodná hra, nejlepší z 5
bench-interpreted = Interpretovaný engine, náhodná hra, nejlepší z 5
bench-table = stůl
bench-python = rozhodnutí z Pythonu
bench-inside = rozhodnutí uvnitř
bench-games = hry uvnitř
bench-clone = kopie µs
bench-sample = vzorek µs
bench-calibration = pevná smyčka
bench-other-games = Jiné enginy hrají jiné hry: poměry srovnávají enginy, ne hry. Nad 1 je náš rychlejší.
bench-beside = Jiné enginy vedle { $name }, nejlepší z 5
bench-best = Náš proti nejlepšímu z jiných enginů
bench-against = Kolikrát rychlejší než { $ref }, nejlepší z 5
bench-peer = engine
bench-decisions = rozhodnutí
bench-ratio = náš
bench-python-best = z Pythonu
bench-inside-social = uvnitř, sociální dedukce
bench-inside-best = uvnitř
bench-clone-best = kopie
bench-skipped = Neměřeno: { $peer } ({ $why })
