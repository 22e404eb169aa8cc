# The components file: what is wrong in it, in which entry, and what would be right.
# $entry is a path like “walls[3] W1-04: cost.stone”; $found is what stands there, as JSON.

## The file

components-file = Soubor s herními díly „{ $file }“ nelze přečíst: { $problem }.
components-encoding = { $file } není text v UTF-8. Ulož ho jako UTF-8.
components-json = { $file }, řádek { $line }: tohle není JSON ({ $problem }). Porovnej ho s okolními řádky.
components-endless = V souboru { $file } jsou závorky v závorkách nebo číslice bez konce. Porovnej ho s původním souborem.
components-large = Soubor { $file } má přes { $most } kB, tolik žádný soubor s herními díly nepotřebuje. Porovnej ho s původním souborem.
components-twice = { $file }: „{ $entry }“: pole „{ $field }“ je tu dvakrát. Napiš ho jednou.
components-version = { $file }: „{ $entry }“ je { $found }; tento Burgrave čte formát verze { $right }. Použij Burgrave, který soubor zapsal, nebo začni z nové kopie.

## Fields and values

components-missing-field = { $file }: „{ $entry }“ chybí. Musí tu být všechna pole původního souboru.
components-unknown-field =
    { $file }: „{ $entry }“: takové pole tu není. { $near ->
        [none] { $known ->
            [none] Sem nic nepatří.
           *[other] Známá: { $known }.
        }
       *[other] Nemá to být „{ $near }“?
    }
components-type =
    { $file }: „{ $entry }“ je { $found }; patří sem { $wanted ->
        [integer] celé číslo
        [boolean] true, nebo false
        [object] skupina polí ve složených závorkách
        [array] seznam v hranatých závorkách
        [null] hodnota null
       *[string] text v uvozovkách
    }.
components-should-be = { $file }: „{ $entry }“ je { $found }; má být { $right }.
components-choice = { $file }: „{ $entry }“ je { $found }; vyber jedno z těchto: { $known }.
components-range = { $file }: „{ $entry }“ je { $found }; musí být od { $low } do { $high }.
components-form = { $file }: „{ $entry }“ je { $found }; píše se takto: { $examples }.
components-length = { $file }: „{ $entry }“: počet položek je { $found }, má být { $right }.
components-repeated = { $file }: „{ $entry }“: { $found } už tu je. Všechno uveď jen jednou.
components-empty = { $file }: „{ $entry }“ je { $found }; musí tu být aspoň jedno množství, například "vp": 1.
components-only-one = { $file }: „{ $entry }“: stojí tu pohromadě { $found }; smí tu být jen jedno z nich.
components-rising = { $file }: „{ $entry }“: žádné číslo nesmí být nižší než předchozí; nalezeno: { $found }.
components-rising-steeply = { $file }: „{ $entry }“: každé číslo musí být vyšší než předchozí; nalezeno: { $found }.
components-permutation = { $file }: „{ $entry }“ musí jednou uvést každé z těchto: { $known }.

## Pieces

components-id-unknown =
    { $file }: „{ $entry }“: herní díl s tímto označením není. { $near ->
        [none] Použij označení z původního souboru.
       *[other] Nemá to být „{ $near }“?
    }
components-id-twice = { $file }: „{ $entry }“: „{ $id }“ už tu je. Každé označení je tu jednou.
components-id-missing = { $file }: „{ $entry }“: chybí: { $missing }. Každé označení je tu jednou.
components-id-order = { $file }: „{ $entry }“ není na svém místě: patří sem „{ $right }“. Zachovej pořadí původního souboru.
components-count = { $file }: „{ $entry }“: { $special ->
        [true] zvláštní
       *[false] běžné
    } { $kind ->
        [walls] hradby
        [buildings] budovy
       *[upgrades] vylepšení
    } { $era }. epochy: teď jich máš { $found }; podle pravidel jich má být { $right }.
components-exchange = { $file }: „{ $entry }“ a „{ $other }“ mají navzájem prohozenou epochu nebo vzácnost. Vyměň jejich hodnoty.
components-same-action = { $file }: „{ $entry }“ ukazuje „{ $action }“ dvakrát; dvě akce žetonu jsou různé.
components-action-count = { $file }: „{ $entry }“: akce „{ $action }“ je tu { $found }×; každá akce je právě na dvou žetonech jedné strany.

## Crane and calendar

components-zones = { $file }: „{ $entry }“: zóny jsou { $found }; od pozice 0 musí jít červená, pak zelená, pak modrá („red“, „green“, „blue“) a nesmí chybět žádná.
components-zones-red = { $file }: „{ $entry }“: červených pozic je { $found }; smí jich být nejvýš { $most }, aby šlo vždy vzít nějaký žeton.
components-zones-blue = { $file }: „{ $entry }“: červených a zelených pozic je { $found }; musí jich být aspoň { $least }, aby se tam vešel každý žeton.
components-calendar-end = { $file }: „{ $entry }“: počet hráčů { $players }: hra by skončila po tahu { $found }; musí skončit po tahu { $right }. Musí k sobě pasovat začátek čtvercového pole, začátek počítadla a pozice, na které se počítá.
components-calendar-era =
    { $file }: „{ $entry }“: počet hráčů { $players }: epocha II { $found ->
        [0] by nikdy nezačala
       *[other] by začala po tahu { $found }
    }; musí začít po tahu { $right }.

## Boards

components-token = { $file }: „{ $entry }“ musí ukazovat produkční žeton právě jednou, a to na { $right }.
components-ring = { $file }: „{ $entry }“: vzdálenost od středu je { $found }; musí být { $right }.
components-hex-twice = { $file }: „{ $entry }“ leží tam, kde „{ $other }“. Dej každému šestiúhelníku vlastní místo.
components-hex-missing = { $file }: „{ $entry }“: chybí tyto šestiúhelníky (řada, sloupec): { $missing }.
components-plot-plazas =
    { $file }: „{ $entry }“ { $number ->
        [0] nesousedí se žádným náměstím
       *[other] sousedí s více náměstími ({ $found })
    }; parcela sousedí právě s jedním.
components-plaza-plots = { $file }: „{ $entry }“: náměstí „{ $plaza }“ nemá žádnou parcelu. Dej mu aspoň jednu.
components-plazas-in-play = { $file }: „{ $entry }“: počet hráčů { $players }: náměstí s destičkou je { $found }, má jich být { $right }. Viz „min_players“ u náměstí.
components-plaza-tiles = { $file }: „{ $entry }“: destiček barvy „{ $colour }“ je { $found }, ale náměstí této barvy je na plánu { $needed }.
components-prefilled = { $file }: „{ $entry }“: počet hráčů { $players }: od začátku zastavěných parcel je { $found }; destičky stačí na { $most }.
components-prefilled-plaza = { $file }: „{ $entry }“: počet hráčů { $players }: všechny parcely u „{ $plaza }“ jsou zastavěné od začátku. Nech jednu volnou.
components-corner-twice = { $file }: „{ $entry }“ je stejný roh jako „{ $other }“. Uveď každý roh jednou.
components-corner-alone = { $file }: „{ $entry }“: na této parcele nemůže žádný modrý roh bodovat. Musí sousedit s jinou parcelou nebo s vytištěným modrým rohem.

## Projects and bridge

components-gold-tiles = { $file }: „{ $entry }“: zlatých dílků u mostu a u katedrály je dohromady { $found }; má jich být { $right }.
components-arrow-up = { $file }: „{ $entry }“ je { $found }; v nejvyšším řádku šipka nahoru není.
components-arrow-sideways = { $file }: „{ $entry }“ je { $found }; v posledním sloupci šipka do strany není.
