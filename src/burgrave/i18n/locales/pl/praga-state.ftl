# The state of Praga in words: labels begin with a small letter, because they can also stand in a sentence.
# $who is "you" or "other".

praga-state-turn = tura { $number } z { $turns }
praga-state-counter =
    { $number ->
        [0] licznik tur: klepsydra
       *[other] licznik tur: { $number }
    }
praga-state-taken = zabrany
praga-state-at = na { $number }: { $told }
praga-state-seal-rights = Pieczęcie do zajęcia: { $number }.
praga-state-has =
    { $who ->
        [you] Masz
       *[other] { $seat } ma
    } { $bundle }.
praga-state-place = rząd { $row }, kolumna { $column }
praga-state-evaluated = rozpatrzony
praga-state-free-plot = wolna
praga-state-cube = kostka: { $owner }

## Headings

praga-state-heading-display = Oferta ze wszystkimi krawędziami
praga-state-heading-stacks = Stosy i rzeka
praga-state-heading-map = Miasto
praga-state-heading-projects = Mur Głodowy i katedra
praga-state-heading-seals = Pieczęcie

## Places

# $town is OT (Old Town) or NT (New Town).
# $side is the side of the plaza on which the plot lies.
praga-state-plot = { $plaza }, parcela { $side }
praga-state-position = pozycja { $number }
praga-state-slot = miejsce { $number }
praga-state-wall-slot = miejsce { $number } na mur
praga-state-round = runda { $number }

## Kinds of pieces

praga-state-piece-technology = technologia
praga-state-piece-bridge_tile = kafel mostu
praga-state-piece-seal = pieczęć

## What is on the table

praga-state-used-up = już wypłacone: { $edges }
praga-state-covers = przykrywa: { $tiles }
praga-state-buildings =
    { $number ->
        [one] { $number } budynek
        [few] { $number } budynki
        [many] { $number } budynków
       *[other] { $number } budynku
    }
praga-state-free-plots =
    { $number ->
        [one] { $number } wolna parcela
        [few] { $number } wolne parcele
        [many] { $number } wolnych parceli
       *[other] { $number } wolnej parceli
    }
praga-state-taken-by = właściciel: { $owner }
praga-state-you-know = wiesz, że jest tam: { $pieces }
praga-state-used-technologies = użyte i odrzucone technologie
praga-state-silver-discarded = odrzucone srebrne kafle mostu
praga-state-pointer = następny kafel, { $row }
praga-state-cards-left = pozostałe karty
praga-state-cards-shuffled = Przed następną kartą tasuje się wszystkie pięć.
praga-state-card-played = zagrana od ostatniego tasowania
praga-state-last-card = ostatnia karta
praga-state-tokens-discarded = odrzucone żetony produkcji

## Seats

praga-state-working = już działa
praga-state-used-this-cycle = użyta w tym cyklu
praga-state-points-by-source = skąd są punkty
praga-state-points-now = punkty, gdyby gra skończyła się teraz

## The turn

praga-state-seat-in-turn = w turze
praga-state-done = wykonano
praga-state-done-main_done = akcja główna
praga-state-done-bought = kupiona dodatkowa akcja
praga-state-done-refreshed = wymiana oferty
praga-state-end-first = do rozstrzygnięcia przed końcem tury
praga-state-end-comes = przyjdzie na koniec tury
praga-state-end-lost = przepada na koniec tury
praga-state-claims = ulepszenia, których można jeszcze użyć, według akcji
praga-state-drawn = do wyboru
praga-state-performing = właśnie wykonywana
praga-state-performing-main = akcja główna
praga-state-performing-extra = dodatkowa akcja
praga-state-performing-technology = akcja z technologii
praga-state-discount = obniżka ceny
praga-state-tile = wybrany kafel
praga-state-slot-chosen = wybrane miejsce na mur
praga-state-plot-chosen = wybrana parcela
