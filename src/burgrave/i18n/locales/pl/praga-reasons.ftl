# Why a move is refused. $tile, $technology, $seal and the like are what the move names, "none" if that is not
# given; $number is how much of it is needed, $have how much of it the reader has, "none" if that is not given.

praga-reason-not-now = Teraz nie można tego zrobić.
praga-reason-tile-already-taken = Kafel akcji w tej turze już masz.
praga-reason-take-tile-first = Najpierw weź kafel akcji.
praga-reason-too-little-gold =
    { $number ->
        [0] Nie masz dość złota.
       *[other]
            { $have ->
                [none] Kosztuje { praga-amount-gold }: tyle nie masz.
               *[other] Kosztuje { praga-amount-gold }, masz { $have }.
            }
    }
praga-reason-too-little-stone =
    { $number ->
        [0] Nie masz dość kamieni.
       *[other]
            { $have ->
                [none] Kosztuje { praga-amount-stone }: tyle nie masz.
               *[other] Kosztuje { praga-amount-stone }, masz { $have }.
            }
    }
praga-reason-too-few-eggs =
    { $number ->
        [0] Nie masz dość jajek.
       *[other]
            { $have ->
                [none] Kosztuje { praga-amount-egg }: tyle nie masz.
               *[other] Kosztuje { praga-amount-egg }, masz { $have }.
            }
    }
praga-reason-too-few-silver-windows =
    { $number ->
        [0] Nie masz dość srebrnych okien.
       *[other]
            { $have ->
                [none] Kosztuje { praga-amount-silver }: tyle nie masz.
               *[other] Kosztuje { praga-amount-silver }, masz { $have }.
            }
    }
praga-reason-too-few-gold-windows =
    { $number ->
        [0] Nie masz dość złotych okien.
       *[other]
            { $have ->
                [none] Kosztuje { praga-amount-goldwin }: tyle nie masz.
               *[other] Kosztuje { praga-amount-goldwin }, masz { $have }.
            }
    }
praga-reason-not-on-tile = Tej akcji nie ma na twoim kaflu akcji.
praga-reason-main-action-done = Akcję swojego kafla masz już za sobą.
praga-reason-main-action-first = Najpierw wykonaj jedną z akcji swojego kafla.
praga-reason-already-bought = Dodatkową akcję możesz kupić tylko raz na turę.
praga-reason-no-extra-action = Nie masz dodatkowej akcji. Najpierw kup ją za okna.
praga-reason-no-wheel-bonus = Nie masz teraz bonusu żurawia akcji.
praga-reason-not-owned =
    { $technology ->
        [none] Nie masz tego.
       *[other] Nie masz { $technology_gen }.
    }
praga-reason-already-refreshed = Ofertę możesz wymienić tylko raz na turę.
praga-reason-row-too-short = W tym rzędzie jest za mało kafli do wymiany.
praga-reason-top-row = Twój znacznik jest już w najwyższym rzędzie.
praga-reason-no-sideways-credit = Nie masz tam żadnego ruchu w bok.
praga-reason-no-claim =
    { $tile ->
        [none] W tej turze nie masz takiego bonusu.
       *[other] W tej turze nie masz bonusu z { $tile_gen }.
    }
praga-reason-no-seal-right = Żeby zająć pieczęć, dojdź do końca toru kopalni złota albo kamieniołomów.
praga-reason-seal-taken =
    { $seal ->
        [none] Ta pieczęć jest już zajęta.
       *[other] Już zajęta: { $seal }.
    }
praga-reason-no-road-effect = W tej turze nie masz takiego efektu Drogi Królewskiej.
praga-reason-settle-claim-first = Najpierw wybierz bonus ulepszonej akcji.
praga-reason-no-tile-possible = W ofercie nie ma kafla, który możesz wziąć.
praga-reason-not-in-row =
    { $tile ->
        [none] Tego kafla nie ma w ofercie.
       *[other] W ofercie nie ma { $tile_gen }.
    }
praga-reason-special-tile = Kafel specjalny możesz wziąć tylko z odpowiednim bonusem żurawia i tylko akcją z kafla akcji.
praga-reason-no-free-plot = Nie ma wolnej parceli, na której możesz za niego zapłacić.
praga-reason-not-a-plot = Tam nie można budować.
praga-reason-plot-taken = Stoi tam już budynek.
praga-reason-slot-taken = Stoi tam już mur.
praga-reason-end-of-road = Twoja figurka jest już na końcu Drogi Królewskiej.
praga-reason-end-of-track = Twój znacznik jest już na końcu tego toru.
praga-reason-token-gone =
    { $token ->
        [none] Tego żetonu produkcji nie ma na rzece.
       *[other] Na rzece nie ma { $token_gen }.
    }
praga-reason-not-drawn = Tego nie masz do wyboru.
praga-reason-place-taken = Na tym miejscu mostu leży już kafel.
praga-reason-no-plaza-tile = Nie ma tam kafla placu.
praga-reason-no-effect =
    { $technology ->
        [none] Teraz nic by to nie dało.
       *[other] Teraz nic by nie dała { $technology }.
    }
praga-reason-not-on-wheel = Tego kafla nie ma na żurawiu akcji.
praga-reason-not-at-pawn = Ta parcela nie leży przy placu, na którym stoi pionek Parlera.
praga-reason-no-corner-match = Dopóki to możliwe, musi pasować niebieski róg.
praga-reason-settle-road-first = Najpierw rozpatrz efekt Drogi Królewskiej.
praga-reason-no-action-possible = Żadna z jego akcji nie jest możliwa, a inny kafel jakąś oferuje.
