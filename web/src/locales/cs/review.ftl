### Ohlédnutí za hrou: záznam a rozbor.

nav-review = Rozbor hry
nav-record = Záznam hry
review-so-far = Dosavadní průběh hry
review-not-possible = Tuto hru nelze zobrazit
review-back-to-table = Zpět ke stolu
review-parts = Části rozboru
review-summary = Přehled
review-moves = Krok za krokem
review-timeline = Průběh hry
review-decision = Rozhodnutí
review-viewer = Čí pohled
review-open-cards = Odkryté karty
review-open-cards-long = Odkryté karty, jak je neviděl nikdo
review-as-you = Tvůj pohled
review-as = Pohled hráče { $name }
review-as-spectator = Pohled diváka

## Stepping

review-first = Na začátek
review-back = Zpět
review-next = Vpřed
review-last = Na konec
review-play = Přehrát
review-pause = Pozastavit
review-step-by = Krok po
review-by-event = Událost
review-by-decision = Rozhodnutí
review-by-turn = Tah
review-by-round = Kolo
review-by-era = Věk
review-end = Konec hry
review-era = { $number }. věk
review-move = krok { $at } z { $last }
review-own-decision = tvé rozhodnutí { $number } z { $count }
review-decision-of = rozhodnutí { $number } z { $count }
review-slider = Krok { $at } z { $last }, { $round }
review-percent = { $share } %
review-chart = Šance všech hráčů na výhru
review-areas = Čáry, nebo plochy
review-strip = Hodnocená rozhodnutí: { $name }
review-strip-decision = Krok { $entry }: { $grade }, ztráta { $loss } %
review-table-round = Kolo

## Grades

review-grade-best = Nejlepší
review-grade-good = Dobré
review-grade-doubtful = Sporné
review-grade-mistake = Chyba
review-lost = ztráta { $loss } z { $best } %
review-nothing-lost = nic neztraceno
review-forced = Nebylo z čeho vybírat
review-your-decision = tvé rozhodnutí
review-whose-decision = rozhoduje { $name }
review-closed-choices = Možnosti uvidíš z pohledu hráče { $name } nebo s odkrytými kartami.

## The panel

review-you-knew = Co bylo známo tobě
review-knew = Co bylo známo hráči { $name }
review-known-out = Vyřazeno
review-known-hand = Ruka
review-no-cards = žádné karty
review-known-gold = zlato: { $gold }
review-known-cities = Města
review-chances = Šance na výhru podle volby
review-visits = Počet simulovaných her: { $visits }, směrodatná chyba { $error } %
review-bot = Bot
review-second = Druhá nejlepší volba
review-tag-you = ty
review-tag-bot = bot
review-why = Proč: jak dopadly simulované hry ({ $count })
review-won = výher: { $won }
review-line = Jak to může jít dál
review-play-on = Hrát odtud dál
review-bot-line = Jak by hrál bot

## The summary

review-you-won = Vyhráváš { $points } : { $second }
review-won-by = Vítězí { $name }, { $points } : { $second }
review-points = Body: { $points }
review-play-again = Hrát znovu
review-step-through = Projít krok za krokem
review-how-it-went = Jak se hra vyvíjela
review-moments = Klíčové okamžiky
review-how-well = Jak dobře se hrálo?
review-is-bot = bot
review-decisions = rozhodnutí: { $count }
review-compared = Srovnání s botem, který přemýšlí dopředu a ví jen to, co věděl hráč. Štěstí se nepočítá.
review-where-points = Odkud jsou body

## Records from a file

record-open = Otevřít záznam hry
record-open-sub = Přetáhni sem soubor se záznamem, nebo ho vyber. Server ho ukáže a nic neuloží.
record-choose = Vybrat soubor
