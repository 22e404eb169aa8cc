# Analizy zakończonych gier: szanse na wygraną, oceny i powody.

review-state-none = Nikt jeszcze nie poprosił o analizę tej gry.
review-state-queued = { $ahead ->
    [0] Analiza wkrótce się zacznie.
    [one] Najpierw analizowana jest { $ahead } inna gra.
    [few] Najpierw analizowane są { $ahead } inne gry.
   *[many] Najpierw analizowanych jest { $ahead } innych gier.
}
review-state-thinking = Przeanalizowane decyzje: { $done } z { $total }.
review-state-ready = Analiza jest gotowa.
review-state-off = Ten serwer nie robi analiz.
review-state-differs = Tę grę rozegrano według innych zasad, więc nie można jej przeanalizować.
review-state-unfinished = Tę grę zakończono bez wyniku, więc nie można jej przeanalizować.
review-state-forced = Nie było wyboru.
review-state-small = Ta decyzja nie jest oceniana: niewiele od niej zależy.
review-not-over = Grę można analizować po jej zakończeniu.
review-differs = Tej gry nie można przeanalizować: obecne zasady różnią się przy ruchu { $number }.
review-off = Ten serwer nie robi analiz.
review-entry-unknown = Ruch { $entry } nie jest decyzją w tej grze.

review-round = { $game ->
    [praga] Tura { $number }
   *[other] Runda { $number }
}
review-moment-title = Punkt zwrotny: { $name }
review-moment-swing = { $name }: z { $before } na { $after } procent.
review-moment-lost = { $name }: { $after } zamiast { $before } procent.
review-moment-better = Lepiej: { $best }.
review-moment-hard = { $name }: znaleziony jedyny dobry wybór, szansa na wygraną { $share } procent.
review-sentence-swing = Największy zwrot nastąpił w rundzie { $round }: { $name }, z { $before } na { $after } procent.
review-sentence-solo = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}

## Powody: do czego prowadziły oba wybory w tych samych symulowanych grach, lepszy jest pierwszy

review-why-completes-first = Miasto ukończone jako pierwsze: w { $best } z { $of } symulowanych gier, inaczej w { $chosen }.
review-why-rival-completes-first = { $name } kończy miasto wcześniej: w { $best } z { $of } symulowanych gier, inaczej w { $chosen }.
review-why-builds = Zbudowano w { $best } z { $of } symulowanych gier, inaczej w { $chosen }: { $piece }.
review-why-builds-more = Dzielnice zbudowane do końca następnej rundy: średnio { $best }, inaczej { $chosen }.
review-why-loses-district = Utrata dzielnicy: w { $best } z { $of } symulowanych gier, inaczej w { $chosen }.
review-why-is-killed = Własna postać zabita: w { $best } z { $of } symulowanych gier, inaczej w { $chosen }.
review-why-is-robbed = Własne monety skradzione: w { $best } z { $of } symulowanych gier, inaczej w { $chosen }.
review-why-gold-left = Pozostałe złoto: średnio { $best }, inaczej { $chosen }.
review-why-stone-left = Pozostały kamień: średnio { $best }, inaczej { $chosen }.
review-why-points-by = Punkty do tego czasu: średnio { $best }, inaczej { $chosen }.
review-why-leads-plaza = Przewaga na placu w { $best } z { $of } symulowanych gier, inaczej w { $chosen }: { $piece }.
review-why-row-reached = Zdobyte rzędy: średnio { $best }, inaczej { $chosen }.
review-why-token-times = Wzięte żetony produkcji: średnio { $best }, inaczej { $chosen }.
review-why-walls-at-end = Zbudowane mury: średnio { $best }, inaczej { $chosen }.
review-why-buildings-at-end = Zbudowane budynki: średnio { $best }, inaczej { $chosen }.

## Printed

review-grade-best = Najlepsze
review-grade-good = Dobre
review-grade-doubtful = Wątpliwe
review-grade-mistake = Błędy
review-points = Punkty
review-accuracy = Dokładność
review-chart = Szanse wszystkich graczy na wygraną, ruch po ruchu
review-progress = Analiza: { $done } z { $total }
review-seat-line = { $name }: dokładność { $accuracy } procent (najlepsze { $best }, dobre { $good }, wątpliwe { $doubtful }, błędy { $mistake })
review-moment-line = Ruch { $entry }: { $title } — { $text }
