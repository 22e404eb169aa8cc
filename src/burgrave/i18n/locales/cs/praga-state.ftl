# The state of Praga in words: labels begin with a small letter, because they can also stand in a sentence.
# $who is "you" or "other".

praga-state-turn = tah { $number } z { $turns }
praga-state-counter =
    { $number ->
        [0] počítadlo kol na přesýpacích hodinách
       *[other] počítadlo kol na { $number }
    }
praga-state-taken = vzatý
praga-state-at = na { $number }: { $told }
praga-state-seal-rights = Pečetě k obsazení: { $number }.
praga-state-has =
    { $who ->
        [you] Máš
       *[other] { $seat } má
    } { $bundle }.
praga-state-place = řádek { $row }, sloupec { $column }
praga-state-evaluated = vyhodnoceno
praga-state-free-plot = volná
praga-state-cube = kostička: { $owner }

## Headings

praga-state-heading-display = Nabídka se všemi stranami
praga-state-heading-stacks = Zásoby a řeka
praga-state-heading-map = Město
praga-state-heading-projects = Hladová zeď a katedrála
praga-state-heading-seals = Pečetě

## Places

# $town is OT (Old Town) or NT (New Town).
# $side is the side of the plaza on which the plot lies.
praga-state-plot = { $plaza }, parcela { $side }
praga-state-position = pozice { $number }
praga-state-slot = místo { $number }
praga-state-wall-slot = místo { $number } pro hradby
praga-state-round = { $number }. kolo

## Kinds of pieces

praga-state-piece-technology = technologie
praga-state-piece-bridge_tile = dílek mostu
praga-state-piece-seal = pečeť

## What is on the table

praga-state-used-up = již vyplaceno: { $edges }
praga-state-covers = překrývá: { $tiles }
praga-state-buildings =
    { $number ->
        [one] { $number } budova
        [few] { $number } budovy
        [many] { $number } budovy
       *[other] { $number } budov
    }
praga-state-free-plots =
    { $number ->
        [one] { $number } volná parcela
        [few] { $number } volné parcely
        [many] { $number } volné parcely
       *[other] { $number } volných parcel
    }
praga-state-taken-by = majitel: { $owner }
praga-state-you-know = víš, že tam je: { $pieces }
praga-state-used-technologies = použité a odložené technologie
praga-state-silver-discarded = odložené stříbrné dílky mostu
praga-state-pointer = další destička, { $row }
praga-state-cards-left = zbývající karty
praga-state-cards-shuffled = Před další kartou se zamíchá všech pět.
praga-state-card-played = zahraná od posledního míchání
praga-state-last-card = poslední karta
praga-state-tokens-discarded = odložené produkční žetony

## Seats

praga-state-working = už působí
praga-state-used-this-cycle = v tomto cyklu použitá
praga-state-points-by-source = z čeho jsou body
praga-state-points-now = body, kdyby hra skončila teď

## The turn

praga-state-seat-in-turn = na tahu
praga-state-done = hotovo
praga-state-done-main_done = hlavní akce
praga-state-done-bought = koupená akce navíc
praga-state-done-refreshed = výměna nabídky
praga-state-end-first = vyřídit před koncem tahu
praga-state-end-comes = přijde na konci tahu
praga-state-end-lost = na konci tahu propadne
praga-state-claims = vylepšení, která lze ještě použít, podle akce
praga-state-drawn = na výběr
praga-state-performing = právě se provádí
praga-state-performing-main = hlavní akce
praga-state-performing-extra = akce navíc
praga-state-performing-technology = akce z technologie
praga-state-discount = sleva
praga-state-tile = vybraná destička
praga-state-slot-chosen = vybrané místo pro hradby
praga-state-plot-chosen = vybraná parcela
