# The state of Praga in words: labels begin with a small letter, because they can also stand in a sentence.
# $who is "you" or "other".

praga-state-turn = ход { $number } от { $turns }
praga-state-counter =
    { $number ->
        [0] брояч на ходовете: пясъчен часовник
       *[other] брояч на ходовете: { $number }
    }
praga-state-taken = взета
praga-state-at = на { $number }: { $told }
praga-state-seal-rights = Печати за заемане: { $number }.
praga-state-has =
    { $who ->
        [you] Имаш
       *[other] { $seat } има
    } { $bundle }.
praga-state-place = ред { $row }, колона { $column }
praga-state-evaluated = оценен
praga-state-free-plot = свободен
praga-state-cube = кубче: { $owner }

## Headings

praga-state-heading-display = Предлагани плочки с всички страни
praga-state-heading-stacks = Купчини и река
praga-state-heading-map = Град
praga-state-heading-projects = Гладната стена и катедралата
praga-state-heading-seals = Печати

## Places

# $town is OT (Old Town) or NT (New Town).
# $side is the side of the plaza on which the plot lies.
praga-state-plot = { $plaza }, парцел { $side }
praga-state-position = позиция { $number }
praga-state-slot = място { $number }
praga-state-wall-slot = място { $number } за стена
praga-state-round = рунд { $number }

## Kinds of pieces

praga-state-piece-technology = технология
praga-state-piece-bridge_tile = плочка на моста
praga-state-piece-seal = печат

## What is on the table

praga-state-used-up = вече платили: { $edges }
praga-state-covers = върху: { $tiles }
praga-state-buildings =
    { $number ->
        [one] { $number } сграда
       *[other] { $number } сгради
    }
praga-state-free-plots =
    { $number ->
        [one] { $number } свободен парцел
       *[other] { $number } свободни парцела
    }
praga-state-taken-by = притежава: { $owner }
praga-state-you-know = знаеш, че там е: { $pieces }
praga-state-used-technologies = използвани и изчистени технологии
praga-state-silver-discarded = изчистени сребърни плочки на моста
praga-state-pointer = следваща плочка, { $row }
praga-state-cards-left = останали карти
praga-state-cards-shuffled = Преди следващата карта се разбъркват и петте.
praga-state-card-played = изиграна след последното разбъркване
praga-state-last-card = последна карта
praga-state-tokens-discarded = изчистени производствени жетони

## Seats

praga-state-working = вече действа
praga-state-used-this-cycle = използвана в този цикъл
praga-state-points-by-source = откъде са точките
praga-state-points-now = точки, ако играта свършеше сега

## The turn

praga-state-seat-in-turn = на ход
praga-state-done = направено
praga-state-done-main_done = основно действие
praga-state-done-bought = купено допълнително действие
praga-state-done-refreshed = обновен ред
praga-state-end-first = за уреждане преди края на хода
praga-state-end-comes = идва в края на хода
praga-state-end-lost = губи се в края на хода
praga-state-claims = подобрения, които още може да се използват, по действие
praga-state-drawn = за избор
praga-state-performing = извършва се
praga-state-performing-main = основно действие
praga-state-performing-extra = допълнително действие
praga-state-performing-technology = действие от технология
praga-state-discount = намаление на цената
praga-state-tile = избрана плочка
praga-state-slot-chosen = избрано място за стена
praga-state-plot-chosen = избран парцел
