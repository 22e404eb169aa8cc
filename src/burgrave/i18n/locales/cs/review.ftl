# Rozbory dohraných partií: šance na výhru, hodnocení a důvody.

review-state-none = O rozbor této hry zatím nikdo nepožádal.
review-state-queued = { $ahead ->
    [0] Rozbor brzy začne.
    [one] Nejdřív se rozebírá { $ahead } jiná hra.
    [few] Nejdřív se rozebírají { $ahead } jiné hry.
   *[other] Nejdřív se rozebírá { $ahead } jiných her.
}
review-state-thinking = Rozebráno rozhodnutí: { $done } z { $total }.
review-state-ready = Rozbor je hotov.
review-state-off = Tento server rozbory nedělá.
review-state-differs = Tato hra se hrála podle jiných pravidel, proto ji nelze rozebrat.
review-state-unfinished = Tato hra skončila bez výsledku, proto ji nelze rozebrat.
review-state-forced = Nebylo z čeho vybírat.
review-state-small = Toto rozhodnutí se nehodnotí: málo na něm záleží.
review-not-over = Hru lze rozebrat až po jejím konci.
review-differs = Tuto hru nelze rozebrat: současná pravidla se liší u tahu { $number }.
review-off = Tento server rozbory nedělá.
review-entry-unknown = Tah { $entry } není rozhodnutím této hry.

review-round = { $game ->
    [praga] { $number }. tah
   *[other] { $number }. kolo
}
review-moment-title = Zlom ve hře: { $name }
review-moment-swing = { $name }: z { $before } na { $after } procent.
review-moment-lost = { $name }: { $after } místo { $before } procent.
review-moment-better = Lepší bylo: { $best }.
review-moment-hard = { $name }: nalezena jediná dobrá volba, šance na výhru { $share } procent.
review-sentence-swing = Největší zlom přišel v { $round }. kole: { $name }, z { $before } na { $after } procent.
review-sentence-solo = { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}

## Důvody: k čemu vedly obě volby ve stejných simulovaných hrách, lepší je první

review-why-completes-first = Město dokončeno jako první: v { $best } z { $of } simulovaných her, jinak v { $chosen }.
review-why-rival-completes-first = { $name } má město dokončené dřív: v { $best } z { $of } simulovaných her, jinak v { $chosen }.
review-why-builds = Postaveno v { $best } z { $of } simulovaných her, jinak v { $chosen }: { $piece }.
review-why-builds-more = Postavené budovy do konce příštího kola: průměrně { $best }, jinak { $chosen }.
review-why-loses-district = Ztráta budovy: v { $best } z { $of } simulovaných her, jinak v { $chosen }.
review-why-is-killed = Vlastní postava zavražděna: v { $best } z { $of } simulovaných her, jinak v { $chosen }.
review-why-is-robbed = Vlastní mince ukradeny: v { $best } z { $of } simulovaných her, jinak v { $chosen }.
review-why-gold-left = Zbývající zlato: průměrně { $best }, jinak { $chosen }.
review-why-stone-left = Zbývající kámen: průměrně { $best }, jinak { $chosen }.
review-why-points-by = Body do té doby: průměrně { $best }, jinak { $chosen }.
review-why-leads-plaza = Vedení na náměstí v { $best } z { $of } simulovaných her, jinak v { $chosen }: { $piece }.
review-why-row-reached = Vystoupané řádky: průměrně { $best }, jinak { $chosen }.
review-why-token-times = Získané produkční žetony: průměrně { $best }, jinak { $chosen }.
review-why-walls-at-end = Postavené hradby: průměrně { $best }, jinak { $chosen }.
review-why-buildings-at-end = Postavené budovy: průměrně { $best }, jinak { $chosen }.

## Printed

review-grade-best = Nejlepší
review-grade-good = Dobré
review-grade-doubtful = Sporné
review-grade-mistake = Chyby
review-points = Body
review-accuracy = Přesnost
review-chart = Šance všech hráčů na výhru, tah po tahu
review-progress = Rozbor: { $done } z { $total }
review-seat-line = { $name }: přesnost { $accuracy } procent (nejlepší { $best }, dobré { $good }, sporné { $doubtful }, chyby { $mistake })
review-moment-line = Tah { $entry }: { $title } — { $text }
