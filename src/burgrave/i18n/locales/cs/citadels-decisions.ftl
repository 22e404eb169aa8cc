# Decisions: the question for the seat that decides, and what the others read.

citadels-decision-pick =
    { $who ->
        [you] Vyber si postavu.
       *[other] { $seat } si vybírá postavu.
    }
citadels-decision-put-away =
    { $who ->
        [you] Odlož lícem dolů jednu ze zbylých postav.
       *[other] { $seat } odkládá jednu postavu.
    }
citadels-decision-turn =
    { $who ->
        [you] Jsi na tahu. Co uděláš?
       *[other] Na tahu je { $seat }.
    }
citadels-decision-keep =
    { $who ->
        [you] Kterou kartu si necháš?
       *[other] { $seat } si vybírá kartu.
    }
citadels-decision-redraw =
    { $who ->
        [you] Kterou kartu odložíš? Nakonec si vezmeš stejný počet nových.
       *[other] { $seat } si vybírá karty k odložení.
    }
citadels-decision-destroy =
    { $who ->
        [you] Kterou { part-district.acc } { part-destroy.future }?
       *[other] { $seat } vybírá, co { part-destroy.infinitive }.
    }
citadels-decision-graveyard =
    { $who ->
        [you] Zaplatíš { part-one-gold } a vezmeš si { part-destroyed-district } do ruky?
       *[other] { $seat } se rozhoduje, zda si vezme { part-destroyed-district }.
    }
citadels-decision-laboratory =
    { $who ->
        [you] Kterou kartu z ruky odložíš?
       *[other] { $seat } si vybírá kartu k odložení.
    }
citadels-decision-haunted-quarter =
    { $who ->
        [you] Jako kterou barvu počítáš { citadels-card-haunted_quarter.acc }?
       *[other] { $seat } vybírá, jakou barvu má { citadels-card-haunted_quarter }.
    }
citadels-decision-theater =
    { $who ->
        [you] Vyměníš si s někým postavu?
       *[other] { $seat } se rozhoduje o výměně postav.
    }
citadels-decision-theater-card =
    { $who ->
        [you] Kterou ze svých postav odevzdáš?
       *[other] { $seat } vybírá, kterou postavu odevzdá.
    }
citadels-decision-warrants =
    { $who ->
        [you] Kterou postavu označíš glejtem bez pečeti?{ part-left }
       *[other] { $seat } pokládá glejty.
    }
citadels-decision-confiscate =
    { $who ->
        [you] Otočíš glejt a zabavíš budovu?
       *[other] { $seat } se rozhoduje, zda budovu zabaví.
    }
citadels-decision-threats =
    { $who ->
        [you] Kterou postavu ohrozíš šátkem bez růže?
       *[other] { $seat } pokládá šátky.
    }
citadels-decision-threat =
    { $who ->
        [you] Někdo tě vydírá: zaplatíš výpalné, nebo odmítneš?
       *[other] { $seat } se rozhoduje, zda zaplatí výpalné.
    }
citadels-decision-threat-reveal =
    { $who ->
        [you] Otočíš šátek?
       *[other] { $seat } se rozhoduje, zda otočí šátek.
    }
citadels-decision-spy =
    { $who ->
        [you] Kterou barvu hledáš?
       *[other] { $seat } vybírá barvu.
    }
citadels-decision-wizard-card =
    { $who ->
        [you]
            { $who2 ->
                [none] Kterou kartu si vezmeš?
               *[other] Kterou kartu si vezmeš? Ruka: { $seat2 }
            }
       *[other] { $seat } si vybírá kartu.
    }
citadels-decision-wizard-use =
    { $who ->
        [you] Postavíš tu kartu hned, nebo si ji vezmeš do ruky?
       *[other] { $seat } se rozhoduje, co s kartou.
    }
citadels-decision-seer-return =
    { $who ->
        [you]
            { $who2 ->
                [none] Kterou kartu dáš na oplátku?
               *[other] Kterou kartu dostane na oplátku { $seat2 }?{ part-left }
            }
       *[other] { $seat } vybírá karty na oplátku.
    }
citadels-decision-emperor-resource =
    { $who ->
        [you] Vezmeš si { part-one-gold }, nebo náhodnou kartu?
       *[other] { $seat } se rozhoduje, co si vezme.
    }
citadels-decision-emperor-crown =
    { $who ->
        [you] Komu dáš korunu?
       *[other] { $seat } vybírá, kdo dostane korunu.
    }
citadels-decision-lender =
    { $who ->
        [you] Od koho si vezmeš chybějící mince?
       *[other] { $seat } vybírá, kdo dá chybějící mince.
    }
citadels-decision-lend-cards =
    { $who ->
        [you]
            { $who2 ->
                [none] Kterou kartu dáš za mince?
               *[other] Kterou kartu dostane za mince { $seat2 }?{ part-left }
            }
       *[other] { $seat } vybírá karty, které dá za mince.
    }
citadels-decision-scholar =
    { $who ->
        [you] Kterou kartu si necháš? Ostatní se zamíchají do balíčku.
       *[other] { $seat } si vybírá kartu.
    }
citadels-decision-exchange-own =
    { $who ->
        [you] Kterou svou budovu dáš?
       *[other] { $seat } vybírá, kterou budovu dá.
    }
citadels-decision-exchange-other =
    { $who ->
        [you] Kterou budovu si za ni vezmeš?
       *[other] { $seat } vybírá, kterou budovu si vezme.
    }
citadels-decision-seize =
    { $who ->
        [you] Kterou budovu zabereš?
       *[other] { $seat } vybírá, kterou budovu zabere.
    }
citadels-decision-armory-target =
    { $who ->
        [you] Ve kterém městě zbouráš budovu?
       *[other] { $seat } vybírá město.
    }
citadels-decision-armory =
    { $who ->
        [you] Kterou budovu zbouráš?
       *[other] { $seat } vybírá, co zbourat.
    }
citadels-decision-museum =
    { $who ->
        [you] Kterou kartu vložíš pod { citadels-card-museum.acc }?
       *[other] { $seat } vybírá kartu pro { citadels-card-museum.acc }.
    }
citadels-decision-framework =
    { $who ->
        [you] Kterou budovu postavíš místo Lešení?
       *[other] { $seat } vybírá, co postaví.
    }
citadels-decision-sacrifice =
    { $who ->
        [you] Kterou svou budovu obětuješ?
       *[other] { $seat } vybírá, kterou budovu obětuje.
    }
citadels-decision-den =
    { $who ->
        [you] Kterou kartou zaplatíš? Zbytek doplatíš mincemi.
       *[other] { $seat } vybírá karty, kterými zaplatí.
    }
citadels-decision-bell-tower =
    { $who ->
        [you] Kdy hra skončí: jako obvykle, nebo o budovu dříve?
       *[other] { $seat } rozhoduje, kdy hra skončí.
    }
citadels-decision-lighthouse =
    { $who ->
        [you] Prohlédneš si balíček?
       *[other] { $seat } se rozhoduje, zda si prohlédne balíček.
    }
citadels-decision-lighthouse-card =
    { $who ->
        [you] Kterou kartu si vezmeš z balíčku?
       *[other] { $seat } si prohlíží balíček.
    }
# Also asked of those who can only pass, so that silence betrays nobody.
citadels-decision-hospital =
    { $who ->
        [you] Vyvolaná postava je zneškodněná: přihlásíš se a dobereš si zdroje?
       *[other] { $seat } se může přihlásit.
    }
citadels-decision-rasputin =
    { $who ->
        [you] Zahraješ { citadels-card-rasputin.acc }?
       *[other] { $seat } se rozhoduje, zda zahraje { citadels-card-rasputin.acc }.
    }
citadels-decision-acrobat =
    { $who ->
        [you] Zahraješ { citadels-card-acrobat.acc } a převezmeš korunu?
       *[other] { $seat } se rozhoduje, zda zahraje { citadels-card-acrobat.acc }.
    }
citadels-decision-replace-old =
    { $who ->
        [you] Kterou svou budovu přestavíš?
       *[other] { $seat } vybírá budovu k přestavbě.
    }
citadels-decision-replace-new =
    { $who ->
        [you] Kterou budovu dáš na její místo?
       *[other] { $seat } vybírá novou budovu.
    }
citadels-decision-fortune-target =
    { $who ->
        [you] Komu se podíváš do ruky?
       *[other] { $seat } vybírá, komu se podívá do ruky.
    }
citadels-decision-fortune-card =
    { $who ->
        [you]
            { $who2 ->
                [none] Kterou kartu si vezmeš?
               *[other] Kterou kartu si vezmeš? Ruka: { $seat2 }
            }
       *[other] { $seat } si vybírá kartu.
    }
citadels-decision-wagon =
    { $who ->
        [you] Kterou kartu si necháš? Nemusíš žádnou.
       *[other] { $seat } si vybírá kartu.
    }
citadels-decision-wagon-collect =
    { $who ->
        [you] Vezmeš si mince z Pokladního vozu? Kartu pak odložíš.
       *[other] { $seat } se rozhoduje, zda si vezme mince z Pokladního vozu.
    }
citadels-decision-copy =
    { $who ->
        [you] Kterou z obou budov myslíš?
       *[other] { $seat } vybírá mezi dvěma stejnými budovami.
    }
