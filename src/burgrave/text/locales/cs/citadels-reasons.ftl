# Why a move is refused. $card, $character, $seat and $type are what the move names, "none" if that is not
# told; $have is the reader's gold, "none" if that is not told.

citadels-reason-not-now = To teď nejde.
citadels-reason-already-gathered =
    { $edition ->
        [classic] Příjem už v tomto tahu máš.
       *[other] Zdroje už v tomto tahu máš dobrané.
    }
citadels-reason-gather-first =
    { $edition ->
        [classic] Nejdřív příjem: vezmi si zlaťáky, nebo karty.
       *[other] Nejdřív si dober zdroje: mince, nebo karty.
    }
citadels-reason-no-card-to-draw = Balíček je prázdný: není co brát.
citadels-reason-not-in-hand =
    { $card ->
        [none] Tu kartu nemáš v ruce.
       *[other] { $card_acc } nemáš v ruce.
    }
citadels-reason-too-expensive =
    { $have ->
        [none] Stojí { $number }: tolik nemáš.
       *[other] Stojí { $number }, máš { $have }.
    }
citadels-reason-limit-reached =
    { $number ->
        [0] V tomto tahu nesmíš stavět.
       *[other] V jednom tahu smíš postavit jen { part-districts }.
    }
citadels-reason-already-in-city =
    { $card ->
        [none] Takovou { part-district.acc } už máš.
       *[other] { $card_acc } už máš.
    }
citadels-reason-ability-used = Tuto schopnost smíš použít jen jednou za tah.
citadels-reason-another-not-yourself = Vyber někoho jiného než sebe.
citadels-reason-rank-one-is-safe = Postavu s číslem 1 okrást nelze.
citadels-reason-killed-is-safe = Zneškodněnou postavu okrást nelze.
citadels-reason-no-such-district =
    { $edition ->
        [classic] Nemáš žádnou stavbu, která ti odvádí daně.
       *[other] Nemáš žádnou budovu, která by ti něco vynášela.
    }
citadels-reason-both-hands-empty = Nikdo z vás nemá v ruce kartu: není co vyměnit.
citadels-reason-city-completed = To město je dokončené: nic v něm nelze { part-destroy.infinitive }.
citadels-reason-character-protects = To město je v tomto kole pod ochranou postavy.
citadels-reason-district-protected =
    { $edition ->
        [classic]
            { $card ->
                [none] Na tuto stavbu schopnost Žoldnéře neplatí.
               *[other] Na { $card_acc } schopnost Žoldnéře neplatí.
            }
       *[other]
            { $card ->
                [none] Na tuto budovu schopnost postavy s číslem 8 neplatí.
               *[other] Na { $card_acc } schopnost postavy s číslem 8 neplatí.
            }
    }
citadels-reason-nothing-to-target = V tom městě nemůžeš nic { part-destroy.infinitive }.
citadels-reason-used-already =
    { $edition ->
        [classic] To smíš použít jen jednou za kolo.
       *[other] To smíš použít jen jednou za tah.
    }
citadels-reason-hand-empty = Nemáš v ruce žádnou kartu.
citadels-reason-not-in-city =
    { $card ->
        [none] Taková { part-district } v tom městě nestojí.
       *[other] { $card } v tom městě nestojí.
    }
citadels-reason-not-offered =
    { $character ->
        [none] Ta postava není mezi nabízenými.
       *[other] { $character } není mezi nabízenými postavami.
    }
citadels-reason-choose-at-least-one = Vyber aspoň jednu kartu.
citadels-reason-not-drawn =
    { $card ->
        [none] Ta karta není mezi těmi, které jsou na výběr.
       *[other] { $card_acc } nemáš na výběr.
    }
citadels-reason-not-in-cast =
    { $character ->
        [none] Ta postava v této hře není.
       *[other] { $character } v této hře není.
    }
citadels-reason-no-such-seat = Tam nikdo nesedí.
citadels-reason-not-your-ability = To tvoje postava neumí.
