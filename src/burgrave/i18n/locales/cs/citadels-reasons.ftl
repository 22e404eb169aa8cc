# Why a move is refused. $card, $character, $seat and $type are what the move names, "none" if that is not
# given; $have is the reader's gold, "none" if that is not given.

citadels-reason-not-now = To teď nejde.
citadels-reason-not-now-acrobat = Hraje se, když je vyvoláno číslo 4 a nikdo se nepřihlásí.
citadels-reason-not-now-rasputin = Hraje se, když je vyvolána tvoje postava a někdo na ni použil schopnost.
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
    { $edition ->
        [classic]
            { $card ->
                [none] Tu kartu nemáš v ruce.
               *[other] { $card_acc } nemáš v ruce.
            }
       *[other]
            { $card ->
                [none] Ta karta v ruce není.
               *[other] V ruce chybí { $card }.
            }
    }
citadels-reason-too-expensive =
    { $have ->
        [none] Stojí { $number }: tolik nemáš.
       *[other] Stojí { $number }, máš { $have }.
    }
citadels-reason-limit-reached =
    { $number ->
        [0] V tomto tahu už stavět nesmíš.
       *[other] V jednom tahu smíš postavit jen { part-districts }.
    }
citadels-reason-already-in-city =
    { $card ->
        [none] Takovou { part-district.acc } už máš.
       *[other] { $card_acc } už máš.
    }
citadels-reason-ability-used = Tuto schopnost smíš použít jen jednou za tah.
citadels-reason-another-not-yourself =
    { $card ->
        [none] Vyber někoho jiného než sebe.
       *[other] Vyber jinou budovu.
    }
citadels-reason-rank-one-is-safe =
    { $edition ->
        [classic] Postavu s číslem 1 okrást nelze.
       *[other] Na postavu s číslem 1 tvoje schopnost neplatí.
    }
citadels-reason-killed-is-safe =
    { $edition ->
        [classic] Zneškodněnou postavu okrást nelze.
       *[other] Na zneškodněnou postavu tvoje schopnost neplatí.
    }
citadels-reason-no-such-district =
    { $edition ->
        [classic] Nemáš žádnou stavbu, která ti odvádí daně.
       *[other] Nemáš žádnou budovu, která by ti něco vynášela.
    }
citadels-reason-both-hands-empty = Nikdo z vás nemá v ruce kartu: není co vyměnit.
citadels-reason-city-completed =
    { $edition ->
        [classic] To město je dokončené: nic v něm nelze { part-destroy.infinitive }.
       *[other] To město je dokončené: budovy v něm jsou v bezpečí.
    }
citadels-reason-character-protects = To město v tomto kole chrání { citadels-character-bishop }.
citadels-reason-district-protected =
    { $edition ->
        [classic]
            { $card ->
                [none] Na tuto stavbu schopnost { citadels-character-warlord.acc } neplatí.
               *[other] Na { $card_acc } schopnost { citadels-character-warlord.acc } neplatí.
            }
       *[other]
            { $card ->
                [none] Na tuto budovu schopnost postavy s číslem 8 neplatí.
               *[other] Na { $card_acc } schopnost postavy s číslem 8 neplatí.
            }
    }
citadels-reason-nothing-to-target =
    { $edition ->
        [classic] V tom městě nemůžeš nic { part-destroy.infinitive }.
       *[other] Nemáš si co vybrat.
    }
citadels-reason-nothing-to-target-living_cannonball = Nemáš čím nahradit budovu: nová musí být dražší a rozdíl zaplatíš.
citadels-reason-used-already =
    { $edition ->
        [classic] To smíš použít jen jednou za kolo.
       *[other] To smíš použít jen jednou za tah.
    }
citadels-reason-hand-empty =
    { $edition ->
        [classic] Nemáš v ruce žádnou kartu.
       *[other] V ruce není žádná karta.
    }
citadels-reason-not-in-city =
    { $card ->
        [none] Taková { part-district } v tom městě nestojí.
       *[other] { $card } v tom městě nestojí.
    }
citadels-reason-not-offered =
    { $card ->
        [none]
            { $character ->
                [none] Ta postava není mezi nabízenými.
               *[other] { $character } není mezi nabízenými postavami.
            }
       *[other] V balíčku chybí { $card }.
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
citadels-reason-bewitched-is-safe = Na očarovanou postavu tvoje schopnost neplatí.
citadels-reason-already-marked = K jedné postavě smíš položit jen jeden žeton.
citadels-reason-settle-threat-first = Nejdřív vyřeš vydírání: dober si zdroje a pak zaplať výpalné, nebo odmítni.
citadels-reason-name-first = Nejdřív urči postavu.
citadels-reason-pass-crown-first = Nejdřív předej korunu.
citadels-reason-not-to-yourself = Sobě korunu dát nesmíš.
citadels-reason-has-the-crown =
    { $seat ->
        [none] Ten hráč už korunu má.
       *[other] { $seat } už korunu má.
    }
citadels-reason-nothing-to-take = Není co vzít.
citadels-reason-not-richest =
    { $seat ->
        [none] Ten hráč nepatří k nejbohatším.
       *[other] { $seat } nepatří k nejbohatším.
    }
citadels-reason-among-the-richest = K nejbohatším patříš i ty.
citadels-reason-too-dear-to-seize = Zabrat smíš jen budovu s náklady nejvýš 3.
citadels-reason-too-many-districts =
    { $card ->
        [none] To lze postavit jen ve městě s nejvýš 4 budovami.
       *[other] { $card_acc } lze postavit jen ve městě s nejvýš 4 budovami.
    }
citadels-reason-cannot-be-built =
    { $card ->
        [none] To postavit nelze.
       *[other] { $card_acc } postavit nelze.
    }
citadels-reason-not-in-play = To na stole není.
citadels-reason-cannot-give =
    { $card ->
        [none] Nemáš za to náhradu.
       *[other] Za { $card_acc } nemáš náhradu.
    }
citadels-reason-no-lender =
    { $seat ->
        [none] Potřebuješ { part-gold }: tolik ten hráč nemá.
       *[other] Potřebuješ { part-gold }: tolik { $seat } nemá.
    }
citadels-reason-second-copy-there =
    { $card ->
        [none] V cílovém městě už taková budova stojí.
       *[other] { $card } už v cílovém městě stojí.
    }
citadels-reason-warrant-blank = Tento glejt nemá pečeť.
citadels-reason-cannot-confiscate = Ve tvém městě tato budova stát nemůže.
citadels-reason-one-action-card = Za tah smíš zahrát jen jednu akční kartu.
citadels-reason-not-holding-it = Ta postava není tvoje.
citadels-reason-own-wagon = Tvůj Pokladní vůz smějí použít jen soupeři.
citadels-reason-not-higher = Nová budova musí být dražší než stará.
citadels-reason-already-beautified = Každou budovu lze zkrášlit jen jednou.
citadels-reason-no-gold = Žádné mince tu nejsou.
citadels-reason-action-card = To je akční karta, ne budova.
citadels-reason-no-district-to-give = Nemáš žádnou budovu, která by se hodila.
citadels-reason-not-killed = Zneškodněná postava není tvoje.
citadels-reason-too-many-cards =
    { $number ->
        [0] To je moc karet.
       *[other] To je moc karet: nejvýš { $number }.
    }
citadels-reason-restricted-turn = V tomto tahu si smíš jen dobrat zdroje.
citadels-reason-cannot-build-at-all = Tvoje postava nesmí stavět.
citadels-reason-not-beside-rank-four = Nesedíš vedle hráče, který ukázal postavu s číslem 4.
citadels-reason-paid-with-rank-four = Mince dostáváš, když začne tah soused s postavou číslo 4, ne ve svém tahu.
citadels-reason-city-is-full = Tvoje město je dokončené: dál v něm smí stavět jen { citadels-character-architect }.
