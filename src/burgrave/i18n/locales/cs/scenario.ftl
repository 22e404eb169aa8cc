# Scenarios: what is wrong in a file, and where a game differs from what the file says.
# The place (file and line) is put before the sentence.

## A file

scenario-file = Soubor nelze přečíst: { $problem }.
scenario-not-regular = Tohle není běžný soubor. Nejdřív scénáře ulož do souboru.
scenario-encoding = Tohle není text v UTF-8. Ulož soubor jako UTF-8.
scenario-yaml = Tohle není YAML: { $problem }.
scenario-long = Soubor je delší než { $most } bajtů. Rozděl ho na několik souborů.
scenario-values = V souboru je po rozepsání aliasů více než { $most } hodnot. Rozděl ho, nebo použij méně aliasů.
scenario-letters = Tato hodnota je delší než { $most } znaků. Zkrať ji.
scenario-deep = Seznamy a pole jsou tu vnořené do hloubky více než { $most } úrovní. Tolik žádný scénář nepotřebuje.
scenario-empty-file = V tomto souboru není scénář. Scénář začíná „scenario:“ a svým názvem.
scenario-no-files = V „{ $folder }“ nejsou žádné scénáře. Zadej složku se soubory .yaml, nebo soubor.

## Values

scenario-type =
    { $wanted ->
        [number] Sem patří celé číslo
        [flag] Sem patří „yes“, nebo „no“
        [mapping] Sem patří pole („název: hodnota“)
        [list] Sem patří seznam s aspoň jednou položkou
        [seat] Sem patří číslo místa
        [move] Sem patří akce, například „1: take gold“
        [event] Sem patří jedna událost, například „gold-gathered 1 2“
       *[text] Sem patří slovo nebo text
    }, ne { $found ->
        [mapping] skupina polí
        [list] seznam
        [nothing] nic
       *[other] „{ $found }“
    }.
scenario-range = { $number } je mimo rozsah: zadej číslo od { $low } do { $high }.
scenario-seat = Místo { $seat } neexistuje: místa mají čísla od 0 do { $last }.
scenario-twice = „{ $field }“ je tu dvakrát. Řekni to jednou; víc akcí jednoho místa je seznam.
scenario-missing = Tady chybí „{ $field }“.
scenario-unknown-word =
    { $what ->
        [field] Pole
        [move] Akce
        [reason] Důvod
        [step] Krok
        [card] Karta
        [character] Postava této sestavy
        [stream] Proud náhody
        [outcome] Výsledek
        [event] Událost
        [kind] Druh rozhodnutí
       *[word] Slovo
    } „{ $word }“ neexistuje. { $near ->
        [none] { $known ->
            [none] Všechny možnosti jsou v dokumentaci.
           *[other] Známé: { $known }.
        }
       *[other] Nemá to být „{ $near }“?
    }
scenario-per-seat = Počet hodnot je { $count }, počet míst { $seats }: zadej po jedné pro každé místo, nebo místa pojmenuj.

## Steps

scenario-move-form = „{ $found }“ není akce žádného místa. Nejdřív napiš místo: „1 take gold“ nebo „1: take gold“.
scenario-step-empty = Tento krok nic nedělá. Krok je místo s akcí, nebo jedno z těchto: { $known }.
scenario-reason-alone = Důvod nebo číslo vysvětluje, co je odmítnuto, ale tady se nic neodmítá.
scenario-refused-options-alone = Odmítnuté volby hru nezačínají: vynech options, position a play.
scenario-event-arguments = Událost „{ $event }“ má tyto údaje: { $arguments }. Nepiš jich víc a drž toto pořadí.
scenario-no-positions = Pozice hry „{ $game }“ zapsat nelze: ať její scénáře začínají bez ní.
scenario-skip-target = „{ $text }“ není místo, kam se dá přeskočit. Uveď místo u stolu, rozhodnutí ({ $kinds }), nebo jedno z těchto: { $known }.

## Where the game differs

mismatch-fact = { $path }: očekáváno { $expected }, nalezeno { $found }.
mismatch-view = místo { $seat } vidí { $path }: očekáváno { $expected }, nalezeno { $found }.
mismatch-seen = místo { $seat } vidí „{ $word }“: to být nemá, a v jeho pohledu to je.
mismatch-illegal =
    { $reason ->
        [not-your-decision] místo { $seat } nemůže hrát „{ $move }“: teď rozhoduje místo { $number }. Může hrát: { $legal }.
        [game-over] místo { $seat } nemůže hrát „{ $move }“: hra skončila.
       *[other] místo { $seat } nemůže hrát „{ $move }“: odmítnuto, { $reason }{ $number ->
            [0] {""}
           *[other] {" "}({ $number })
        }. Lze hrát: { $legal }.
    }
mismatch-not-refused =
    místo { $seat } smí hrát „{ $move }“: očekáváno odmítnutí{ $reason ->
        [any] {""}
       *[other] {" "}({ $reason })
    }, ale jde to.
mismatch-refusal-changed = „{ $move }“ bylo odmítnuto, ale změnilo stav.
mismatch-reason = „{ $move }“ je odmítnuto z jiného důvodu: očekáváno { $expected }, nalezeno { $found }.
mismatch-reason-number = číslo u důvodu, proč je „{ $move }“ odmítnuto: očekáváno { $expected }, nalezeno { $found }.
mismatch-legal = možné akce se liší. Čekané, ale nemožné: { $missing }. Možné, ale nečekané: { $more }.
mismatch-not-legal = „{ $move }“ hrát nelze, ale mělo by to jít. Lze hrát: { $legal }.
mismatch-is-legal = „{ $move }“ hrát lze, ale nemělo by to jít.
mismatch-never-came = „{ $place }“ nikdy nenastalo.
mismatch-chance-unused = uvedený výsledek „{ $outcome }“ nebyl vůbec potřeba.
mismatch-option-reason = volby jsou odmítnuty z jiného důvodu: očekáváno { $expected }, nalezeno { $found }.
mismatch-options-accepted = volby { $options } jsou přijaty, ale mají být odmítnuty.
chance-impossible = „{ $outcome }“ sem nemůže přijít ({ $stream }). Možné: { $possible }.

## Positions of Citadels

position-too-many-cards =
    { $copies ->
        [0] Karta „{ $card }“ v balíčku této hry není.
        [one] Karta „{ $card }“ je v této hře jen jedna a už leží jinde.
        [few] Karty „{ $card }“ jsou v této hře jen { $copies } a všechny už leží jinde.
       *[other] Karet „{ $card }“ je v této hře jen { $copies } a všechny už leží jinde.
    }
position-no-cards-left = Na tolik neznámých karet jich v této hře není dost.
position-deck-size = Balíček o velikosti { $size } není možný: pojmenovaných karet je { $named } a volných nejvýš { $most }.
position-no-discard-pile = Toto vydání nemá odkládací balíček: odložené karty jdou dospod balíčku.
position-characters =
    { $most ->
        [one] Místo { $seat } smí mít při tomto počtu hráčů jednu postavu.
        [few] Místo { $seat } smí mít při tomto počtu hráčů nejvýš { $most } postavy.
       *[other] Místo { $seat } smí mít při tomto počtu hráčů nejvýš { $most } postav.
    }
position-held-twice = Postavu „{ $character }“ už má místo { $seat }: každá postava je jen jednou.
position-not-held = Místo { $seat } nemá postavu „{ $character }“, takže ji nemohlo ukázat.
position-faceup-held = Postavu, která leží lícem nahoru, nikdo nemá a nikomu nebyla předána.
position-received = Místo { $seat } muselo dostat to, co si nechalo: uveď všechny postavy, které mu byly předány.
position-facedown-held = Postava „{ $character }“ leží lícem dolů, takže ji nikdo nemá.
position-faceup = Při tomto počtu hráčů je počet postav odložených lícem nahoru { $wanted }, ne { $count }.
position-is-completed = Místo { $seat } má { $size } budov, takže město je dokončené.
position-not-in-city = Místo { $seat } nemá ve městě „{ $card }“.
position-first-not-completed = Město jako první dokončilo místo { $seat }: napiš tam „completed: yes“, nebo mu dej budovy.
position-who-was-first = Města dokončila tato místa: { $seats }. Řekni pomocí „first completed“, které bylo první.
position-knows-itself = Místo { $seat } vidí vlastní karty: „knows“ je o ostatních.
position-knows-wrong = Počet známých karet v ruce místa { $seat } je { $cards }, ale je jich tam jen { $there }.
position-thief-of-whom = Má být okradena postava, ale číslo 2 nikdo nemá: řekni pomocí „thief“, které místo dostane mince.
position-phase = „{ $found }“ není fáze. Napiš jedno z těchto: { $known }; „call“ a „turn“ s postavou.
position-turn-without-turn = Údaje o tahu nepatří k fázi „{ $phase }“.
position-turn-of-whom = Není jasné, kdo je na tahu: uveď postavu, která je na tahu.
position-nobody-holds = Postava „{ $character }“ nemůže být na tahu: dej ji místu, které je na tahu.
position-witch-has-named = Ježibaba, která už určila postavu, má tah přerušený: vynech „ability used“, nebo v „bewitched“ napiš, koho očarovala.
position-drawn-and-gathered = Vzaté karty čekají na výběr, takže dobírání neskončilo: vynech „gathered“.
position-not-in-draft = „{ $field }“ nepatří k výběru postav: přijde později, nebo to určí sám výběr.
position-draft-impossible = Místo { $seat } tohle při výběru postav nemohlo udělat: { $move }.
position-draft-order = Místo { $seat } nemohlo vybírat, dokud nevybralo místo { $before }: vybírá se dokola od koruny.
position-not-in-cast = K „{ $field }“ je třeba postava „{ $character }“, která v této hře není: uveď ji ve volbách, nebo to vynech.
position-whose-markers = „{ $field }“: postavu, která to dělá, nikdo nemá. Řekni pomocí „{ $owner }“, které místo to bylo.
position-cannot-be-marked = Na postavě „{ $character }“ takový žeton být nemůže.
position-warrants = Glejty jsou tři na třech postavách a právě jeden má pečeť; tady jich je { $count }.
position-threats = Šátky jsou dva na dvou postavách a právě jeden je s růží; tady jich je { $count }.
position-detail = „{ $field }“ lze říct jen o kartě „{ $card }“.
position-mode = Tento tah nemůže být „{ $mode }“. Napiš: { $known }.
position-mode-gathered = Tah druhu „{ $mode }“ končí dobráním: vynech „gathered“.
position-no-random-discard = Náhodně mezi výběry odkládají postavu jen tři hráči s devíti postavami.
position-swapped = „swapped“ uvádí dvě místa, která si vyměnila postavu: majitele divadla, pak druhé. Mají-li po dvou postavách, řekni pomocí „kept“, co obě vybrala.

## burgrave check

check-passed = ok
check-failed = NE
check-unusable = CHYBA
check-step = krok { $step }
check-before = před prvním krokem
check-why = proč: { $why }
check-progress = Soubor { $file } z { $files }, zatím scénářů: { $scenarios }
check-summary = platí: { $passed }, neplatí: { $failed }
check-summary-unusable = platí: { $passed }, neplatí: { $failed }, nepoužitelné: { $unusable }
