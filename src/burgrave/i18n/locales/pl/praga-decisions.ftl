# Decisions: the question for the seat that decides, and what the others read.

praga-decision-turn =
    { $who ->
        [you] Twoja tura. Co robisz?
       *[other] Teraz gra { $seat }.
    }
praga-decision-discard-windows =
    { $who ->
        [you] Możesz zatrzymać 2 okna. Które odrzucasz?
       *[other] { $seat } odrzuca okna.
    }
praga-decision-choose-tile =
    { $who ->
        [you] Który kafel bierzesz?
       *[other] { $seat } wybiera kafel.
    }
praga-decision-choose-slot =
    { $who ->
        [you] Gdzie budujesz mur?
       *[other] { $seat } wybiera miejsce na mur.
    }
praga-decision-choose-plot =
    { $who ->
        [you] Na której parceli budujesz?
       *[other] { $seat } wybiera parcelę.
    }
praga-decision-choose-rotation =
    { $who ->
        [you] Jak obracasz kafel?
       *[other] { $seat } obraca kafel.
    }
praga-decision-refresh-first =
    { $who ->
        [you] Który kafel usuwasz jako pierwszy?
       *[other] { $seat } wybiera kafle do usunięcia.
    }
praga-decision-refresh-second =
    { $who ->
        [you] Który kafel usuwasz jako drugi?
       *[other] { $seat } wybiera drugi kafel do usunięcia.
    }
praga-decision-production-token =
    { $who ->
        [you] Który żeton produkcji bierzesz?
       *[other] { $seat } wybiera żeton produkcji.
    }
praga-decision-technology =
    { $who ->
        [you] Którą technologię zatrzymujesz?
       *[other] { $seat } wybiera technologię.
    }
praga-decision-plaza-reward =
    { $who ->
        [you] Którą nagrodę placu bierzesz?
       *[other] { $seat } wybiera nagrodę placu.
    }
praga-decision-sideways-project =
    { $who ->
        [you] Gdzie przesuwasz się w bok?
       *[other] { $seat } wybiera, gdzie przesunąć się w bok.
    }
praga-decision-arrow-up =
    { $who ->
        [you] Przechodzisz po strzałce w górę?
       *[other] { $seat } decyduje, czy przejść po strzałce w górę.
    }
praga-decision-cathedral-tile =
    { $who ->
        [you] Który złoty kafel bierzesz z katedry?
       *[other] { $seat } wybiera złoty kafel z katedry.
    }
praga-decision-bridge-pick =
    { $who ->
        [you] Który kafel mostu bierzesz?
       *[other] { $seat } wybiera kafel mostu.
    }
praga-decision-bridge-place =
    { $who ->
        [you] Na którym miejscu mostu kładziesz kafel?
       *[other] { $seat } wybiera miejsce na moście.
    }
praga-decision-project-row =
    { $who ->
        [you] Gdzie wchodzisz o rząd wyżej?
       *[other] { $seat } wybiera, gdzie wejść o rząd wyżej.
    }
praga-decision-plaza-tile =
    { $who ->
        [you] Z którego placu bierzesz obie nagrody?
       *[other] { $seat } wybiera plac.
    }
praga-decision-track-step =
    { $who ->
        [you] Na którym torze robisz krok?
       *[other] { $seat } wybiera tor.
    }
praga-decision-production-track =
    { $who ->
        [you] Co produkujesz?
       *[other] { $seat } wybiera, co wyprodukować.
    }
praga-decision-choose-bundle =
    { $who ->
        [you] Którą nagrodę Drogi Królewskiej bierzesz?
       *[other] { $seat } wybiera nagrodę Drogi Królewskiej.
    }
praga-decision-technology-action =
    { $who ->
        [you] Którą akcję wykonujesz dzięki technologii?
       *[other] { $seat } wybiera akcję technologii.
    }
praga-decision-pawn =
    { $who ->
        [you] Na którym placu zaczyna pionek Parlera?
       *[other] { $seat } wybiera plac dla pionka Parlera.
    }
praga-decision-bot-plot =
    { $who ->
        [you] Na której parceli buduje Parler?
       *[other] { $seat } wybiera parcelę dla Parlera.
    }
praga-decision-bot-rotation =
    { $who ->
        [you] Jak obrócony jest budynek Parlera?
       *[other] { $seat } obraca budynek Parlera.
    }
