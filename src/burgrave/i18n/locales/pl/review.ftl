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
review-not-over = Grę można analizować po jej zakończeniu.
review-differs = Tej gry nie można przeanalizować: obecne zasady różnią się przy ruchu { $number }.
review-off = Ten serwer nie robi analiz.
review-entry-unknown = Ruch { $entry } nie jest decyzją w tej grze.

review-round = Runda { $number }
review-moment-title = Punkt zwrotny: { $name }
review-moment-swing = { $name }: z { $before } na { $after } procent.
review-moment-better = Lepiej: { $best }.
review-moment-hard = { $name }: znaleziony jedyny dobry wybór, szansa na wygraną { $share } procent.
review-sentence-swing = Największy zwrot nastąpił w rundzie { $round }: { $name }, z { $before } na { $after } procent.
review-sentence-solo = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
