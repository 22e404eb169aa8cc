# What has to be decided: asked of the one who decides, told to the others.

praga-decision-turn =
    { $who ->
        [you] Twoja tura. Co robisz?
       *[other] Teraz gra { $seat }.
    }
praga-decision-discard_windows =
    { $who ->
        [you] Możesz zatrzymać 2 okna. Które odrzucasz?
       *[other] { $seat } odrzuca okna.
    }
praga-decision-choose_tile =
    { $who ->
        [you] Który kafel bierzesz?
       *[other] { $seat } wybiera kafel.
    }
praga-decision-choose_slot =
    { $who ->
        [you] Gdzie przy swojej planszy akcji budujesz mur?
       *[other] { $seat } wybiera miejsce na mur.
    }
praga-decision-choose_plot =
    { $who ->
        [you] Na której parceli budujesz?
       *[other] { $seat } wybiera parcelę.
    }
praga-decision-choose_rotation =
    { $who ->
        [you] Jak obracasz kafel?
       *[other] { $seat } obraca kafel.
    }
praga-decision-refresh_first =
    { $who ->
        [you] Który kafel usuwasz jako pierwszy?
       *[other] { $seat } wybiera kafle do usunięcia.
    }
praga-decision-refresh_second =
    { $who ->
        [you] Który kafel usuwasz jako drugi?
       *[other] { $seat } wybiera drugi kafel do usunięcia.
    }
praga-decision-production_token =
    { $who ->
        [you] Który żeton produkcji bierzesz?
       *[other] { $seat } wybiera żeton produkcji.
    }
praga-decision-technology =
    { $who ->
        [you] Którą technologię zatrzymujesz?
       *[other] { $seat } wybiera technologię.
    }
praga-decision-plaza_reward =
    { $who ->
        [you] Którą nagrodę placu bierzesz?
       *[other] { $seat } wybiera nagrodę placu.
    }
praga-decision-sideways_project =
    { $who ->
        [you] Gdzie przesuwasz się w bok?
       *[other] { $seat } wybiera, gdzie przesunąć się w bok.
    }
praga-decision-arrow_up =
    { $who ->
        [you] Przechodzisz po strzałce w górę?
       *[other] { $seat } decyduje, czy przejść po strzałce w górę.
    }
praga-decision-cathedral_tile =
    { $who ->
        [you] Który złoty kafel bierzesz z katedry?
       *[other] { $seat } wybiera złoty kafel z katedry.
    }
praga-decision-bridge_pick =
    { $who ->
        [you] Który kafel mostu bierzesz?
       *[other] { $seat } wybiera kafel mostu.
    }
praga-decision-bridge_place =
    { $who ->
        [you] Na którym miejscu mostu kładziesz kafel?
       *[other] { $seat } wybiera miejsce na moście.
    }
praga-decision-project_row =
    { $who ->
        [you] Gdzie wchodzisz o rząd wyżej?
       *[other] { $seat } wybiera, gdzie wejść o rząd wyżej.
    }
praga-decision-plaza_tile =
    { $who ->
        [you] Z którego placu bierzesz obie nagrody?
       *[other] { $seat } wybiera plac.
    }
praga-decision-track_step =
    { $who ->
        [you] Na którym torze robisz krok?
       *[other] { $seat } wybiera tor.
    }
praga-decision-production_track =
    { $who ->
        [you] Co produkujesz?
       *[other] { $seat } wybiera, co wyprodukować.
    }
praga-decision-choose_bundle =
    { $who ->
        [you] Którą nagrodę bierzesz?
       *[other] { $seat } wybiera nagrodę.
    }
praga-decision-technology_action =
    { $who ->
        [you] Którą akcję wykonujesz dzięki technologii?
       *[other] { $seat } wybiera akcję technologii.
    }
praga-decision-pawn =
    { $who ->
        [you] Na którym placu zaczyna pionek Parlera?
       *[other] { $seat } wybiera plac dla pionka Parlera.
    }
praga-decision-bot_plot =
    { $who ->
        [you] Na której parceli buduje Parler?
       *[other] { $seat } wybiera parcelę dla Parlera.
    }
praga-decision-bot_rotation =
    { $who ->
        [you] Jak obrócony jest budynek Parlera?
       *[other] { $seat } obraca budynek Parlera.
    }
