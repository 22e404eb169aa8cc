# What happened. $who is "you" or "other"; $who2, for a second seat, also "same".
# People stand in the nominative only and verbs in the present: names are not declined, gender is not known.

citadels-event-crown-given =
    { $who ->
        [you] Začínáš s korunou.
       *[other] { $seat } začíná s korunou.
    }
citadels-event-hand-dealt =
    { $who ->
        [you] Tvoje první karty: { $cards }.
       *[other] { $seat } dostává karty: { $cards }.
    }
citadels-event-hand-dealt-hidden =
    { $who ->
        [you] Dostáváš { part-cards }.
       *[other] { $seat } dostává { part-cards }.
    }
citadels-event-round-started =
    { $who ->
        [you] Začíná { $number }. kolo. Korunu máš ty.
       *[other] Začíná { $number }. kolo. Korunu má { $seat }.
    }
citadels-event-discarded-faceup = Lícem nahoru se odkládá { $character }.
citadels-event-discarded-facedown = Jedna postava se odkládá lícem dolů.
citadels-event-facedown-seen =
    { $who ->
        [you] Vidíš postavu odloženou lícem dolů: { $character }.
       *[other] { $seat } vidí postavu odloženou lícem dolů: { $character }.
    }
citadels-event-facedown-seen-hidden =
    { $who ->
        [you] Díváš se na postavu odloženou lícem dolů.
       *[other] { $seat } se dívá na postavu odloženou lícem dolů.
    }
citadels-event-characters-passed =
    { $who ->
        [you] Postavy na výběr: { $characters }.
       *[other] { $seat } má na výběr: { $characters }.
    }
citadels-event-characters-passed-hidden =
    { $who ->
        [you]
            { $number ->
                [one] Máš na výběr { $number } postavu.
                [few] Máš na výběr { $number } postavy.
                [many] Máš na výběr { $number } postavy.
               *[other] Máš na výběr { $number } postav.
            }
       *[other]
            { $number ->
                [one] { $seat } má na výběr { $number } postavu.
                [few] { $seat } má na výběr { $number } postavy.
                [many] { $seat } má na výběr { $number } postavy.
               *[other] { $seat } má na výběr { $number } postav.
            }
    }
citadels-event-character-picked =
    { $who ->
        [you] Vybíráš si { $character_acc }.
       *[other] { $seat } si vybírá { $character_acc }.
    }
citadels-event-character-picked-hidden =
    { $who ->
        [you] Vybíráš si postavu.
       *[other] { $seat } si vybírá postavu.
    }
citadels-event-character-put-away =
    { $who ->
        [you] Odkládáš { $character_acc } lícem dolů.
       *[other] { $seat } odkládá { $character_acc } lícem dolů.
    }
citadels-event-character-put-away-hidden =
    { $who ->
        [you] Odkládáš jednu postavu lícem dolů.
       *[other] { $seat } odkládá jednu postavu lícem dolů.
    }
citadels-event-called = Na řadě je { $character }.
citadels-event-call-unanswered = { $character }: nikdo se nehlásí.
citadels-event-revealed =
    { $who ->
        [you] Ukazuješ { $character_acc } a jsi na tahu.
       *[other] { $seat } ukazuje { $character_acc } a je na tahu.
    }
citadels-event-crown-taken =
    { $who ->
        [you] { $seat2 } ztrácí korunu, teď ji máš ty.
       *[other]
            { $who2 ->
                [you] Ztrácíš korunu, teď ji má { $seat }.
               *[other] { $seat2 } ztrácí korunu, teď ji má { $seat }.
            }
    }
citadels-event-crown-kept =
    { $who ->
        [you] Necháváš si korunu.
       *[other] { $seat } si nechává korunu.
    }
citadels-event-gold-gathered =
    { $who ->
        [you] Bereš si { part-gold }.
       *[other] { $seat } si bere { part-gold }.
    }
citadels-event-cards-drawn =
    { $who ->
        [you] { part-draw.you } si { part-cards }: { $cards }.
       *[other] { $seat } si { part-draw } { part-cards }: { $cards }.
    }
citadels-event-cards-drawn-hidden =
    { $who ->
        [you] { part-draw.you } si { part-cards }.
       *[other] { $seat } si { part-draw } { part-cards }.
    }
citadels-event-card-kept =
    { $who ->
        [you] Necháváš si { $card_acc }.
       *[other] { $seat } si nechává { $card_acc }.
    }
citadels-event-card-kept-hidden =
    { $who ->
        [you] Necháváš si jednu kartu.
       *[other] { $seat } si nechává jednu kartu.
    }
citadels-event-cards-returned =
    { $who ->
        [you] Odkládáš { part-cards }: { $cards }.
       *[other] { $seat } odkládá { part-cards }: { $cards }.
    }
citadels-event-cards-returned-hidden =
    { $who ->
        [you] Odkládáš { part-cards }.
       *[other] { $seat } odkládá { part-cards }.
    }
citadels-event-cards-gained =
    { $who ->
        [you] { part-gain.you } { part-cards }: { $cards }.
       *[other] { $seat } { part-gain } { part-cards }: { $cards }.
    }
citadels-event-cards-gained-hidden =
    { $who ->
        [you] { part-gain.you } { part-cards }.
       *[other] { $seat } { part-gain } { part-cards }.
    }
citadels-event-gold-gained =
    { $who ->
        [you] { part-gain.you } { part-gold }.
       *[other] { $seat } { part-gain } { part-gold }.
    }
citadels-event-income-taken =
    { $who ->
        [you]
            { $edition ->
                [classic] Vybíráš na daních { part-gold }.
               *[other]
                    { $number ->
                        [0] Za své budovy si nebereš žádné mince.
                       *[other] Dostáváš za své budovy { part-gold }.
                    }
            }
       *[other]
            { $edition ->
                [classic] { $seat } vybírá na daních { part-gold }.
               *[other]
                    { $number ->
                        [0] { $seat } si za své budovy nebere žádné mince.
                       *[other] { $seat } dostává za své budovy { part-gold }.
                    }
            }
    }
citadels-event-district-built =
    { $who ->
        [you]
            { $number ->
                [0] Stavíš zdarma { $card_acc }.
               *[other] Stavíš { $card_acc } za { part-gold }.
            }
       *[other]
            { $number ->
                [0] { $seat } staví zdarma { $card_acc }.
               *[other] { $seat } staví { $card_acc } za { part-gold }.
            }
    }
citadels-event-city-completed =
    { $who ->
        [you] Dokončuješ své město. Po tomto kole hra končí.
       *[other] { $seat } dokončuje své město. Po tomto kole hra končí.
    }
citadels-event-killed =
    { $who ->
        [you] Zneškodňuješ { $character_acc }.
       *[other] { $seat } zneškodňuje { $character_acc }.
    }
citadels-event-thief-named =
    { $who ->
        [you] Chystáš se okrást { $character_acc }.
       *[other] { $seat } se chystá okrást { $character_acc }.
    }
citadels-event-robbed =
    { $who ->
        [you]
            { $who2 ->
                [same] Okrádáš vlastní postavu: nic se nemění.
               *[other]
                    { $number ->
                        [0] Kradeš, ale { $seat2 } nemá co odevzdat.
                       *[other] Kradeš: { $seat2 } ti odevzdává { part-gold }.
                    }
            }
       *[other]
            { $who2 ->
                [same] { $seat } okrádá vlastní postavu: nic se nemění.
                [you]
                    { $number ->
                        [0] { $seat } tě okrádá, ale nemáš co odevzdat.
                       *[other] { $seat } tě okrádá: odevzdáváš { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } krade, ale { $seat2 } nemá co odevzdat.
                       *[other] { $seat } krade: { $seat2 } odevzdává { part-gold }.
                    }
            }
    }
citadels-event-hands-swapped =
    { $who ->
        [you] Ty a { $seat2 } si vyměňujete karty v ruce.
       *[other]
            { $who2 ->
                [you] { $seat } si s tebou vyměňuje karty v ruce.
               *[other] { $seat } a { $seat2 } si vyměňují karty v ruce.
            }
    }
citadels-event-hand-received =
    { $who ->
        [you]
            { $number ->
                [0] Teď nemáš v ruce žádnou kartu.
               *[other] Teď máš v ruce: { $cards }.
            }
       *[other]
            { $number ->
                [0] { $seat } teď nemá v ruce žádnou kartu.
               *[other] { $seat } má teď v ruce: { $cards }.
            }
    }
citadels-event-card-discarded =
    { $who ->
        [you] Odkládáš { $card_acc }.
       *[other] { $seat } odkládá { $card_acc }.
    }
citadels-event-card-discarded-hidden =
    { $who ->
        [you] Odkládáš kartu.
       *[other] { $seat } odkládá kartu.
    }
citadels-event-district-used =
    { $who ->
        [you] Používáš { $card_acc }.
       *[other] { $seat } používá { $card_acc }.
    }
citadels-event-district-destroyed =
    { $who ->
        [you]
            { $who2 ->
                [same]
                    { $number ->
                        [0] { part-destroy.you } zdarma vlastní { $card_acc }.
                       *[other] { part-destroy.you } za { part-gold } vlastní { $card_acc }.
                    }
               *[other]
                    { $number ->
                        [0] { part-destroy.you } zdarma: { $seat2 } přichází o { $card_acc }.
                       *[other] { part-destroy.you } za { part-gold }: { $seat2 } přichází o { $card_acc }.
                    }
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } { part-destroy } zdarma: přicházíš o { $card_acc }.
                       *[other] { $seat } { part-destroy } za { part-gold }: přicházíš o { $card_acc }.
                    }
                [same]
                    { $number ->
                        [0] { $seat } { part-destroy } zdarma vlastní { $card_acc }.
                       *[other] { $seat } { part-destroy } za { part-gold } vlastní { $card_acc }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } { part-destroy } zdarma: { $seat2 } přichází o { $card_acc }.
                       *[other] { $seat } { part-destroy } za { part-gold }: { $seat2 } přichází o { $card_acc }.
                    }
            }
    }
citadels-event-district-recovered =
    { $who ->
        [you] Platíš { part-one-gold } a bereš si { $card_acc } do ruky.
       *[other] { $seat } platí { part-one-gold } a bere si { $card_acc } do ruky.
    }
citadels-event-deck-reshuffled = Odložené karty se míchají: nový balíček má { part-cards }.
citadels-event-turn-ended =
    { $who ->
        [you] Končíš svůj tah.
       *[other] { $seat } končí svůj tah.
    }
citadels-event-round-ended = { $number }. kolo končí.
citadels-event-killed-shown =
    { $who ->
        [you] Ukazuješ { $character_acc }: tato postava byla zneškodněna.
       *[other] { $seat } ukazuje { $character_acc }: tato postava byla zneškodněna.
    }
citadels-event-quarter-counted =
    { $who ->
        [you] Počítáš { citadels-card-haunted_quarter.acc } jako { $type_acc } barvu.
       *[other] { $seat } počítá { citadels-card-haunted_quarter.acc } jako { $type_acc } barvu.
    }
citadels-event-game-ended = Hra končí.
citadels-event-random-discard = Další náhodná postava se odkládá lícem dolů.
citadels-event-characters-swapped =
    { $who ->
        [you] Ty a { $seat2 } si naslepo vyměňujete postavy.
       *[other]
            { $who2 ->
                [you] { $seat } si s tebou naslepo vyměňuje postavu.
               *[other] { $seat } a { $seat2 } si naslepo vyměňují postavy.
            }
    }
citadels-event-character-swapped =
    { $who ->
        [you] Odevzdáváš { $character_acc } a dostáváš { $character2_acc }.
       *[other] { $seat } odevzdává { $character_acc } a dostává { $character2_acc }.
    }
citadels-event-bewitched =
    { $who ->
        [you] Očarováváš { $character_acc }. Tvůj tah se přerušuje.
       *[other] { $seat } očarovává { $character_acc }.
    }
citadels-event-witch-resumes =
    { $who ->
        [you] Pokračuješ v tahu jako { $character }.
       *[other] { $seat } pokračuje v tahu jako { $character }.
    }
citadels-event-warrants-placed =
    { $who ->
        [you] Pokládáš glejty. Mají je { $character }, { $character2 } a { $character3 }.
       *[other] { $seat } pokládá glejty. Mají je { $character }, { $character2 } a { $character3 }.
    }
citadels-event-warrant-signed =
    { $who ->
        [you] Tvůj glejt s pečetí má { $character }.
       *[other] { $seat }: glejt s pečetí má { $character }.
    }
citadels-event-confiscated =
    { $who ->
        [you]
            { $number ->
                [0] Zabavuješ { $card_acc }: { $seat2 } o budovu přichází.
               *[other] Zabavuješ { $card_acc }: { $seat2 } dostává zpět { part-gold }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } ti zabavuje { $card_acc }.
                       *[other] { $seat } ti zabavuje { $card_acc }: dostáváš zpět { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } zabavuje { $card_acc }: { $seat2 } o budovu přichází.
                       *[other] { $seat } zabavuje { $card_acc }: { $seat2 } dostává zpět { part-gold }.
                    }
            }
    }
citadels-event-not-confiscated =
    { $who ->
        [you] Nic nezabavuješ.
       *[other] { $seat } nic nezabavuje.
    }
citadels-event-threats-placed =
    { $who ->
        [you] Ohrožuješ { $character_acc } a { $character2_acc }.
       *[other] { $seat } ohrožuje { $character_acc } a { $character2_acc }.
    }
citadels-event-threat-flowered =
    { $who ->
        [you] Tvůj šátek s růží má { $character }.
       *[other] { $seat }: šátek s růží má { $character }.
    }
citadels-event-bribed =
    { $who ->
        [you]
            { $number ->
                [0] Platíš výpalné 0 mincí: { $seat2 } nic nedostává.
               *[other] Platíš výpalné: { $seat2 } dostává { part-gold }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } platí výpalné 0 mincí: nic nedostáváš.
                       *[other] { $seat } platí výpalné: dostáváš { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } platí výpalné 0 mincí: { $seat2 } nic nedostává.
                       *[other] { $seat } platí výpalné: { $seat2 } dostává { part-gold }.
                    }
            }
    }
citadels-event-threat-refused =
    { $who ->
        [you] Odmítáš zaplatit: { $seat2 } výpalné nedostává.
       *[other]
            { $who2 ->
                [you] { $seat } ti odmítá zaplatit výpalné.
               *[other] { $seat } odmítá zaplatit: { $seat2 } výpalné nedostává.
            }
    }
citadels-event-threat-removed = { $character }: šátek se odklízí.
citadels-event-threat-shown =
    { $who ->
        [you]
            { $number ->
                [0] Otáčíš šátek, který má { $character }: je bez růže.
               *[other]
                    { $number2 ->
                        [0] Otáčíš šátek, který má { $character }: je s růží, ale není co vzít.
                       *[other] Otáčíš šátek, který má { $character }: je s růží. Bereš si { part-gold2 }.
                    }
            }
       *[other]
            { $number ->
                [0] { $seat } otáčí šátek, který má { $character }: je bez růže.
               *[other]
                    { $number2 ->
                        [0] { $seat } otáčí šátek, který má { $character }: je s růží, ale není co vzít.
                       *[other] { $seat } otáčí šátek, který má { $character }: je s růží. { $seat } si bere { part-gold2 }.
                    }
            }
    }
citadels-event-hand-seen =
    { $who ->
        [you]
            { $number ->
                [0] Vidíš, že { $seat2 } nemá v ruce žádnou kartu.
               *[other] Vidíš, co má { $seat2 } v ruce: { $cards }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } vidí, že nemáš v ruce žádnou kartu.
                       *[other] { $seat } vidí, co máš v ruce: { $cards }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } vidí, že { $seat2 } nemá v ruce žádnou kartu.
                       *[other] { $seat } vidí, co má { $seat2 } v ruce: { $cards }.
                    }
            }
    }
citadels-event-hand-seen-hidden =
    { $who ->
        [you] Díváš se, co má { $seat2 } v ruce.
       *[other]
            { $who2 ->
                [you] { $seat } se ti dívá do ruky.
               *[other] { $seat } se dívá, co má { $seat2 } v ruce.
            }
    }
citadels-event-spied =
    { $who ->
        [you]
            { $number ->
                [0] Hledáš { $type_acc } barvu: { $seat2 } nic neplatí.
               *[other] Hledáš { $type_acc } barvu: { $seat2 } ti dává { part-gold }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } hledá { $type_acc } barvu: nic neplatíš.
                       *[other] { $seat } hledá { $type_acc } barvu: dáváš { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } hledá { $type_acc } barvu: { $seat2 } nic neplatí.
                       *[other] { $seat } hledá { $type_acc } barvu: { $seat2 } dává { part-gold }.
                    }
            }
    }
citadels-event-card-taken =
    { $who ->
        [you] { $seat2 } ti odevzdává { $card_acc }.
       *[other]
            { $who2 ->
                [you] { $seat } ti bere { $card_acc }.
               *[other] { $seat2 } odevzdává a { $seat } dostává { $card_acc }.
            }
    }
citadels-event-card-taken-hidden =
    { $who ->
        [you] { $seat2 } ti odevzdává kartu.
       *[other]
            { $who2 ->
                [you] { $seat } ti bere kartu.
               *[other] { $seat2 } odevzdává kartu, dostává ji { $seat }.
            }
    }
citadels-event-card-given =
    { $who ->
        [you] { $seat2 } od tebe dostává { $card_acc }.
       *[other]
            { $who2 ->
                [you] { $seat } ti dává { $card_acc }.
               *[other] { $seat } dává a { $seat2 } dostává { $card_acc }.
            }
    }
citadels-event-card-given-hidden =
    { $who ->
        [you] { $seat2 } od tebe dostává kartu.
       *[other]
            { $who2 ->
                [you] { $seat } ti dává kartu.
               *[other] { $seat } dává kartu, dostává ji { $seat2 }.
            }
    }
citadels-event-gold-taken =
    { $who ->
        [you] { $seat2 } ti dává { part-gold }.
       *[other]
            { $who2 ->
                [you] { $seat } si od tebe bere { part-gold }.
               *[other] { $seat2 } dává a { $seat } dostává { part-gold }.
            }
    }
citadels-event-bonus-taken =
    { $who ->
        [you] Za svou postavu si bereš { part-gold }.
       *[other] { $seat } si za svou postavu bere { part-gold }.
    }
citadels-event-queen-paid =
    { $who ->
        [you] Jako Královna dostáváš { part-gold }: soused s postavou číslo 4 začíná tah.
       *[other] { $seat } dostává jako Královna { part-gold }: soused s postavou číslo 4 začíná tah.
    }
citadels-event-refunded =
    { $who ->
        [you] Dostáváš zpět { part-gold } za stavbu.
       *[other] { $seat } dostává zpět { part-gold } za stavbu.
    }
citadels-event-district-exchanged =
    { $who ->
        [you] Vyměňuješ budovu: dáváš { $card_acc }, { $seat2 } dává { $card2_acc }.
       *[other]
            { $who2 ->
                [you] { $seat } si s tebou vyměňuje budovu: dáváš { $card2_acc }, dostáváš { $card_acc }.
               *[other] { $seat } vyměňuje budovu: dává { $card_acc }, { $seat2 } dává { $card2_acc }.
            }
    }
citadels-event-gold-paid =
    { $who ->
        [you] { $seat2 } od tebe dostává { part-gold }.
       *[other]
            { $who2 ->
                [you] { $seat } ti platí { part-gold }.
               *[other] { $seat } platí a { $seat2 } dostává { part-gold }.
            }
    }
citadels-event-district-seized =
    { $who ->
        [you] Zabíráš { $card_acc } za { part-gold }: { $seat2 } o budovu přichází.
       *[other]
            { $who2 ->
                [you] { $seat } ti zabírá { $card_acc } za { part-gold }.
               *[other] { $seat } zabírá { $card_acc } za { part-gold }: { $seat2 } o budovu přichází.
            }
    }
citadels-event-beautified =
    { $who ->
        [you] Zkrášluješ { $card_acc } za { part-one-gold }.
       *[other] { $seat } zkrášluje { $card_acc } za { part-one-gold }.
    }
citadels-event-tax-paid =
    { $who ->
        [you] Platíš { part-one-gold } daně.
       *[other] { $seat } platí { part-one-gold } daně.
    }
citadels-event-tax-collected =
    { $who ->
        [you] Vybíráš na daních { part-gold }.
       *[other] { $seat } vybírá na daních { part-gold }.
    }
citadels-event-district-sacrificed =
    { $who ->
        [you] Obětuješ { $card_acc }.
       *[other] { $seat } obětuje { $card_acc }.
    }
citadels-event-card-put-under =
    { $who ->
        [you] Vkládáš { $card_acc } pod { citadels-card-museum.acc }.
       *[other] { $seat } vkládá { $card_acc } pod { citadels-card-museum.acc }.
    }
citadels-event-card-put-under-hidden =
    { $who ->
        [you] Vkládáš kartu pod { citadels-card-museum.acc }.
       *[other] { $seat } vkládá kartu pod { citadels-card-museum.acc }.
    }
citadels-event-tower-declared =
    { $who ->
        [you]
            { $number ->
                [0] Vyhlašuješ, že hra skončí jako obvykle.
               *[other] Vyhlašuješ, že hra skončí o budovu dříve.
            }
       *[other]
            { $number ->
                [0] { $seat } vyhlašuje, že hra skončí jako obvykle.
               *[other] { $seat } vyhlašuje, že hra skončí o budovu dříve.
            }
    }
citadels-event-deck-seen =
    { $who ->
        [you] Prohlížíš si balíček: { $cards }.
       *[other] { $seat } si prohlíží balíček: { $cards }.
    }
citadels-event-deck-seen-hidden =
    { $who ->
        [you] Prohlížíš si balíček.
       *[other] { $seat } si prohlíží balíček.
    }
citadels-event-deck-shuffled = Balíček se míchá.
citadels-event-came-forward =
    { $who ->
        [you] Zneškodněná postava ({ $character }): smíš si jen dobrat zdroje.
       *[other] Zneškodněná postava ({ $character }): { $seat } si smí jen dobrat zdroje.
    }
citadels-event-action-played =
    { $who ->
        [you] Hraješ kartu { $card }.
       *[other] { $seat } hraje kartu { $card }.
    }
citadels-event-protected =
    { $who ->
        [you] Jako { $character } máš v tomto tahu ochranu.
       *[other] { $seat } má jako { $character } v tomto tahu ochranu.
    }
citadels-event-district-replaced =
    { $who ->
        [you] Přestavuješ { $card_acc } na { $card2_acc } za { part-gold }.
       *[other] { $seat } přestavuje { $card_acc } na { $card2_acc } za { part-gold }.
    }
citadels-event-wagon-used =
    { $who ->
        [you] Pokládáš { part-one-gold } na Pokladní vůz, který má { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } pokládá { part-one-gold } na tvůj Pokladní vůz.
               *[other] { $seat } pokládá { part-one-gold } na Pokladní vůz, který má { $seat2 }.
            }
    }
citadels-event-wagon-collected =
    { $who ->
        [you] Bereš si z Pokladního vozu { part-gold } a kartu odkládáš.
       *[other] { $seat } si bere z Pokladního vozu { part-gold } a kartu odkládá.
    }
citadels-event-wagon-discarded =
    { $who ->
        [you] Vracíš z Pokladního vozu do banku { part-gold } a kartu odkládáš.
       *[other] { $seat } vrací z Pokladního vozu do banku { part-gold } a kartu odkládá.
    }
citadels-event-museum-moved =
    { $who ->
        [you]
            { $number ->
                [0] Pod svým Muzeem nemáš žádnou kartu.
               *[other] Pod svým Muzeem máš: { $cards }.
            }
       *[other]
            { $number ->
                [0] { $seat } nemá pod Muzeem žádnou kartu.
               *[other] { $seat } má pod Muzeem: { $cards }.
            }
    }
citadels-event-museum-moved-hidden =
    { $who ->
        [you] Pod svým Muzeem získáváš { part-cards }.
       *[other] { $seat } získává pod Muzeem { part-cards }.
    }
citadels-event-museum-emptied =
    { $who ->
        [you] Odkládáš { part-cards } zpod Muzea.
       *[other] { $seat } odkládá { part-cards } zpod Muzea.
    }
citadels-event-characters-left =
    { $who ->
        [you]
            { $number ->
                [one] Odkládáš { $number } zbylou postavu lícem dolů.
                [few] Odkládáš { $number } zbylé postavy lícem dolů.
                [many] Odkládáš { $number } zbylé postavy lícem dolů.
               *[other] Odkládáš { $number } zbylých postav lícem dolů.
            }
       *[other]
            { $number ->
                [one] { $seat } odkládá { $number } zbylou postavu lícem dolů.
                [few] { $seat } odkládá { $number } zbylé postavy lícem dolů.
                [many] { $seat } odkládá { $number } zbylé postavy lícem dolů.
               *[other] { $seat } odkládá { $number } zbylých postav lícem dolů.
            }
    }
citadels-event-district-declared =
    { $who ->
        [you] Ohlašuješ { $card_acc }.
       *[other] { $seat } ohlašuje { $card_acc }.
    }
citadels-event-action-returned = Odložená karta: { $card }.
