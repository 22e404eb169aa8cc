# Why a move is refused. $tile, $technology, $seal and the like are what the move names, "none" if that is not
# given; $number is how much of it is needed, $have how much of it the reader has, "none" if that is not given.

praga-reason-not-now = To teď nejde.
praga-reason-tile-already-taken = Akční žeton už v tomto tahu máš.
praga-reason-take-tile-first = Nejdřív si vezmi akční žeton.
praga-reason-too-little-gold =
    { $number ->
        [0] Nemáš dost zlaťáků.
       *[other]
            { $have ->
                [none] Stojí to { praga-amount-gold }: tolik nemáš.
               *[other] Stojí to { praga-amount-gold }, máš { $have }.
            }
    }
praga-reason-too-little-stone =
    { $number ->
        [0] Nemáš dost kamenů.
       *[other]
            { $have ->
                [none] Stojí to { praga-amount-stone }: tolik nemáš.
               *[other] Stojí to { praga-amount-stone }, máš { $have }.
            }
    }
praga-reason-too-few-eggs =
    { $number ->
        [0] Nemáš dost vajec.
       *[other]
            { $have ->
                [none] Stojí to { praga-amount-egg }: tolik nemáš.
               *[other] Stojí to { praga-amount-egg }, máš { $have }.
            }
    }
praga-reason-too-few-silver-windows =
    { $number ->
        [0] Nemáš dost stříbrných oken.
       *[other]
            { $have ->
                [none] Stojí to { praga-amount-silver }: tolik nemáš.
               *[other] Stojí to { praga-amount-silver }, máš { $have }.
            }
    }
praga-reason-too-few-gold-windows =
    { $number ->
        [0] Nemáš dost zlatých oken.
       *[other]
            { $have ->
                [none] Stojí to { praga-amount-goldwin }: tolik nemáš.
               *[other] Stojí to { praga-amount-goldwin }, máš { $have }.
            }
    }
praga-reason-not-on-tile = Tuto akci tvůj akční žeton nenabízí.
praga-reason-main-action-done = Akci ze svého akčního žetonu už máš za sebou.
praga-reason-main-action-first = Nejdřív proveď jednu z akcí na svém akčním žetonu.
praga-reason-already-bought = Akci navíc si smíš koupit jen jednou za tah.
praga-reason-no-extra-action = Nemáš akci navíc. Nejdřív si ji kup za okna.
praga-reason-no-wheel-bonus = Teď žádný bonus akčního kola nemáš.
praga-reason-not-owned =
    { $technology ->
        [none] To nemáš.
       *[other] Nemáš { $technology_acc }.
    }
praga-reason-already-refreshed = Nabídku smíš vyměnit jen jednou za tah.
praga-reason-row-too-short = V této řadě je na výměnu málo destiček.
praga-reason-top-row = Tvůj ukazatel už je v nejvyšším řádku.
praga-reason-no-sideways-credit = Žádný posun do strany tam získaný nemáš.
praga-reason-no-claim =
    { $tile ->
        [none] Takový bonus v tomto tahu nemáš.
       *[other] V tomto tahu ti žádný bonus nedává { $tile }.
    }
praga-reason-no-seal-right = Pečeť smíš obsadit, až dojdeš na konec stupnice zlatých dolů nebo kamenolomů.
praga-reason-seal-taken =
    { $seal ->
        [none] Tato pečeť už je obsazená.
       *[other] Už je obsazená: { $seal }.
    }
praga-reason-no-road-effect = Takový efekt Královské cesty v tomto tahu nemáš.
praga-reason-settle-claim-first = Nejdřív si vyber bonus vylepšené akce.
praga-reason-no-tile-possible = V nabídce není destička, kterou si můžeš vzít.
praga-reason-not-in-row =
    { $tile ->
        [none] Ta destička v nabídce není.
       *[other] V nabídce chybí { $tile }.
    }
praga-reason-special-tile = Speciální destičku smíš vzít jen s příslušným bonusem akčního kola a jen akcí z akčního žetonu.
praga-reason-no-free-plot = Není volná parcela, na které ji můžeš zaplatit.
praga-reason-not-a-plot = Tam se stavět nedá.
praga-reason-plot-taken = Tam už stojí budova.
praga-reason-slot-taken = Tam už stojí hradby.
praga-reason-end-of-road = Tvoje figurka už je na konci Královské cesty.
praga-reason-end-of-track = Tvůj ukazatel už je na konci této stupnice.
praga-reason-token-gone =
    { $token ->
        [none] Ten produkční žeton na řece není.
       *[other] Na řece chybí { $token }.
    }
praga-reason-not-drawn = To mezi nabízenými není.
praga-reason-place-taken = Na tomto místě mostu už dílek leží.
praga-reason-no-plaza-tile = Tam žádná destička náměstí neleží.
praga-reason-no-effect =
    { $technology ->
        [none] Teď by to nic nepřineslo.
       *[other] Teď by nic nepřinesla { $technology }.
    }
praga-reason-not-on-wheel = Ten akční žeton na akčním kole není.
praga-reason-not-at-pawn = Tato parcela neleží u náměstí, na kterém stojí Parléřova figurka.
praga-reason-no-corner-match = Dokud to jde, musí navazovat modrý roh.
praga-reason-settle-road-first = Nejdřív vyřeš efekt Královské cesty.
praga-reason-no-action-possible = Ani jedna z jeho akcí není možná a jiný žeton nějakou nabízí.
