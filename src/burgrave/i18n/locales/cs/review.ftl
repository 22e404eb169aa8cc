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
review-not-over = Hru lze rozebrat až po jejím konci.
review-differs = Tuto hru nelze rozebrat: současná pravidla se liší u tahu { $number }.
review-off = Tento server rozbory nedělá.
review-entry-unknown = Tah { $entry } není rozhodnutím této hry.

review-round = { $number }. kolo
review-moment-title = Zlom ve hře: { $name }
review-moment-swing = { $name }: z { $before } na { $after } procent.
review-moment-better = Lepší bylo: { $best }.
review-moment-hard = { $name }: nalezena jediná dobrá volba, šance na výhru { $share } procent.
review-sentence-swing = Největší zlom přišel v { $round }. kole: { $name }, z { $before } na { $after } procent.
review-sentence-solo = { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
