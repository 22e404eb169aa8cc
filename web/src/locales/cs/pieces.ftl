### Stránka, kde se zadávají vytištěné díly z krabice, a díly u stolu.

nav-pieces = Tvoje krabice
pieces-lede = Většina hodnot na těchto dílech je naše rekonstrukce: pravidla ukazují jen některé. Pokud hru máš, porovnej každý díl se svým. Oprav, co se liší, a potvrď, co sedí.
pieces-enter-own = Zadat díly z vlastní krabice
pieces-no-game = Tato hra nemá díly, které by se zadávaly.
pieces-loading = Načítám díly …
pieces-away = Server je nedostupný. Nic se nezměnilo.
pieces-again = Zkusit znovu
pieces-unchecked = Server je nedostupný, takže díly nejsou zkontrolované. Zůstávají v tomto prohlížeči.

## Sections and progress

pieces-sections = Oddíly
pieces-section-wrong = něco tu nesedí
pieces-progress = potvrzeno { $count } z { $total }
pieces-progress-label = Potvrzené díly
pieces-find = Najít díl
pieces-find-how = hradby, 3 kameny, zlaté okno
pieces-found =
    { $count ->
        [one] { $count } díl
        [few] { $count } díly
       *[other] { $count } dílů
    }
pieces-none = Žádný díl tohle všechno nemá.
pieces-choose = Vyber díl a prohlédni si ho.
pieces-next = Další nepotvrzený
pieces-all-done = Vše je potvrzeno
pieces-skip = Přeskočit
pieces-undo = Zpět
pieces-redo = Znovu

## One piece

pieces-how = Klikni na kresbě na to, co se liší, nebo použij šipky a Enter. Na otočení nezáleží.
pieces-confirm = Sedí, potvrdit
pieces-unconfirm = Přece jen nepotvrzovat
pieces-reset = Vrátit vestavěné hodnoty
pieces-source = Odkud hodnoty jsou
pieces-fixed = Tyto hodnoty patří k pravidlům. Lze je jen potvrdit.
pieces-yes = ano
pieces-no = ne
pieces-nothing = nic
pieces-less = méně: { $what }
pieces-more = více: { $what }
pieces-add = Přidat
pieces-add-one = Přidat: { $what }
pieces-one-of = Jedno z
pieces-or = nebo
pieces-make-choice = Odměna na výběr
pieces-another-choice = Další možnost
pieces-remove-choice = Odebrat možnost { $number }
pieces-era = Epocha
pieces-cost = Cena
pieces-reward = Odměna
pieces-action = Akce
pieces-university = Kroky na univerzitě
pieces-edge = Hrana { $place }
pieces-edge-of = hrana: { $symbol }
pieces-red-corner = Červený roh { $place }
pieces-blue-corner = Modrý roh { $place }
pieces-no-cube = bez prostoru pro kostičku
pieces-effect = Účinek
pieces-amounts = Počty
pieces-amount = Počet
pieces-steps = Kroky
pieces-points = Body
pieces-count = Počet
pieces-upper = Horní odměna
pieces-lower = Dolní odměna
pieces-colour = Barva
pieces-colour-yellow = žlutá
pieces-colour-grey = šedá
pieces-colour-brown = hnědá
pieces-at-once = Ihned
pieces-at-end = Na konci
pieces-counts = Počítá
pieces-counts-university = pozici na univerzitě
pieces-counts-mines = pozici zlatých dolů
pieces-counts-quarry = pozici kamenolomů
pieces-counts-per_upgrade = každé vylepšení
pieces-counts-per_wall = každou hradbu
pieces-counts-rows_sum = každý vystoupaný řádek
pieces-seal-flat = body
pieces-seal-gold = body za každý zlaťák
pieces-seal-stone = body za každý kámen
pieces-seal-pair = body za každý zlaťák s kamenem

## Kinds of pieces and other parts

pieces-kind-upgrade = Vylepšení
pieces-kind-wall = Hradba
pieces-kind-building = Budova
pieces-kind-technologies = Technologie
pieces-kind-production_tokens = Produkční žeton
pieces-kind-plazas = Destička náměstí
pieces-kind-kings_road-spaces = Královská cesta
pieces-kind-kings_road-alternative_tiles = Destička Královské cesty
pieces-kind-bridge-places = Místo na mostě
pieces-kind-bridge-tiles = Dílek mostu
pieces-kind-seals = Pečeť
pieces-part-wheel-positions = Zóny rámu
pieces-part-wheel-sectors = Bonusy kola
pieces-part-wheel-start = Začátek čtvercového pole
pieces-part-wheel-frame = Počítadlo kol a epocha II
pieces-part-wheel-recommended = Doporučené pořadí akčních žetonů
pieces-part-action_tiles = Akční žetony
pieces-part-board = Mapa města
pieces-part-kings_road-colours = Barvy Královské cesty
pieces-part-projects-level_cost = Ceny úrovní
pieces-part-projects-column = Sloupce
pieces-part-projects-row_vp = Body za řádky
pieces-part-projects-rows = Počet řádků a úrovní
pieces-part-projects-hunger_wall = Hladová zeď
pieces-part-projects-cathedral = Katedrála
pieces-part-egg_scoring = Body za vejce
pieces-part-wall_scoring = Body za hradby
pieces-part-display = Vyložené destičky
pieces-part-player_board-start = S čím hráč začíná
pieces-part-player_board-mines = Stupnice zlatých dolů
pieces-part-player_board-quarry = Stupnice kamenolomů
pieces-part-player_board-technology = Stupnice technologií
pieces-part-player_board-university = Stupnice univerzity
pieces-part-player_board-wealth = Bonusy za bohatství
pieces-part-action_board = Akční deska

## Symbols

pieces-symbol-gold = zlaťáky
pieces-symbol-stone = kameny
pieces-symbol-vp = body
pieces-symbol-tech = kroky technologií
pieces-symbol-university = kroky na univerzitě
pieces-symbol-mine = kroky zlatých dolů
pieces-symbol-quarry = kroky kamenolomů
pieces-symbol-silver = stříbrná okna
pieces-symbol-goldwin = zlatá okna
pieces-symbol-egg = vejce
pieces-symbol-red = červené žetony
pieces-symbol-blue = modré žetony
pieces-symbol-hunger = do strany na Hladové zdi
pieces-symbol-cathedral = do strany na katedrále
pieces-symbol-sideways_choice = do strany na jednom z projektů
pieces-symbol-special_or_vp = speciální destička, nebo body
pieces-symbol-cube = volné kostičky
pieces-symbol-token = produkční žeton
pieces-symbol-seal = pečeť

## Boards

pieces-nth = { $number }.
pieces-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
pieces-side = Strana { $side }
pieces-zone = Zóna
pieces-zone-red = červená
pieces-zone-green = zelená
pieces-zone-blue = modrá
pieces-position = Pozice { $number }
pieces-sector = Pole { $number }
pieces-bonus = Bonus
pieces-block-start = Pozice čtvercového pole na začátku
pieces-block-counts = Kde se počítá
pieces-drop = Počítadlo se posune na pozici
pieces-era-position = Epocha II začíná na pozici
pieces-counter-start = Pole počítadla kol na začátku
pieces-era-change = Epocha II začíná ({ $players })
pieces-change-pos = Pozice čtvercového pole
pieces-change-while_frame_space = Pole počítadla kol
pieces-change-from = Z pole
pieces-change-to = Na pole
pieces-half-outer = Levá akce na { $tile }
pieces-half-inner = Pravá akce na { $tile }
pieces-pairing = Které strany jsou jeden žeton
pieces-enter = Cena za vstup
pieces-egg-effect = Za vejce
pieces-road-gain = odměna
pieces-road-may_pay = zaplatit a získat
pieces-road-vp_per_era1_upgrade = body za vylepšení epochy I
pieces-road-vp_per_window = body za okna
pieces-road-while_here_upgrade = odměna za vylepšení
pieces-road-while_here_wall = odměna za hradby
pieces-road-while_here_building_without = odměna za budovy bez symbolu
pieces-start = Na začátku
pieces-limit = Nejvíc zlaťáků nebo kamenů
pieces-cell = Pole { $number }
pieces-ends = Konce stupnice
pieces-first = První číslo
pieces-last = Poslední číslo
pieces-overflow = Body za každý krok navíc
pieces-worth = Body za každý krok technologií
pieces-from = Od
pieces-wealth-gold6 = Hodně zlaťáků
pieces-wealth-stone6 = Hodně kamenů
pieces-wealth-nine = Co nejvíc
pieces-project-hunger_wall = Hladová zeď
pieces-project-cathedral = Katedrála
pieces-project-cell = { $set }: řádek { $row }, sloupec { $column }
pieces-column = Sloupec { $column }
pieces-level-price = Cena řádku { $row }
pieces-climb = Cena jednoho řádku nahoru
pieces-hex = { $type }, řada { $row }, sloupec { $column }
pieces-hex-kind = Co je zde
pieces-hex-plot = parcela
pieces-hex-plaza = náměstí
pieces-hex-road = cesta
pieces-hex-green = zeleň
pieces-hex-walled = opevněná čtvrť
pieces-hex-embankment = nábřeží
pieces-plaza = Náměstí
pieces-surcharge = Zlaťáky navíc
pieces-least-players = Má destičku od tohoto počtu hráčů
pieces-prefilled =
    { $count ->
        [one] Zastavěno od začátku ({ $count } hráč)
        [few] Zastavěno od začátku ({ $count } hráči)
       *[other] Zastavěno od začátku ({ $count } hráčů)
    }
pieces-loop = Cesta Parléřovy figurky
pieces-shields = Pole Královské cesty
pieces-shield-row = { $space }: řada
pieces-shield-column = { $space }: sloupec

## The check

pieces-fits = Všechny díly k sobě pasují.
pieces-wrong =
    { $count ->
        [one] Jedna věc nesedí:
        [few] { $count } věci nesedí:
       *[other] { $count } věcí nesedí:
    }
pieces-show = Ukázat
pieces-show-all = Ukázat vše ({ $count })
pieces-show-less = Ukázat méně
pieces-exchange = Vyměnit jejich hodnoty

## Files

pieces-use = Hrát s nimi u mých stolů
pieces-use-about = Tvoje díly se přiloží, když založíš stůl.
pieces-use-off = Tento server to nedovoluje.
pieces-download = Stáhnout
pieces-open = Otevřít soubor
pieces-compare = Porovnat a sloučit
pieces-refused = Soubor nelze použít. Nic se nezměnilo.
pieces-large = { $name } je větší než { $most } kB.
pieces-compared = Tvoje díly a { $name }
pieces-mine = Moje
pieces-theirs = Jejich
pieces-built-in = Vestavěné
pieces-what = Co
pieces-differ =
    { $count ->
        [one] Jeden díl se liší.
        [few] { $count } díly se liší.
       *[other] { $count } dílů se liší.
    }
pieces-agreed =
    { $count ->
        [one] Jeden potvrzují oba soubory.
        [few] { $count } potvrzují oba soubory.
       *[other] { $count } potvrzují oba soubory.
    }
pieces-to-choose =
    { $count ->
        [one] Zbývá rozhodnout jeden.
        [few] Zbývá rozhodnout { $count }.
       *[other] Zbývá rozhodnout { $count }.
    }
pieces-take = Vzít
pieces-take-mine = moje
pieces-take-theirs = jejich
pieces-take-both = oba
pieces-merge = Použít sloučené díly
pieces-merge-not = Nechat moje beze změny

## New tables and the lobby

pieces-which = Díly
pieces-mine-built-in = vestavěné
pieces-mine-own = z mé krabice
pieces-table = Díly: { $name }
pieces-table-unnamed = Vlastní díly hráče
pieces-table-state = potvrzeno { $confirmed } z { $total }, od vestavěných se liší { $changed }
pieces-table-differences = Ukázat rozdíly
pieces-table-download = Stáhnout tyto díly
pieces-only-confirmed = Všechny hodnoty jsou vestavěné.
pieces-origin-of = Hodnoty: { $origin }
