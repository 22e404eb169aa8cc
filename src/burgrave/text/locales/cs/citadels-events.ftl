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
citadels-event-called = Vyvolává se { $character }.
citadels-event-call-unanswered = { $character }: nikdo se nehlásí.
citadels-event-revealed =
    { $who ->
        [you] Ukazuješ { $character_acc } a jsi na tahu.
       *[other] { $seat } ukazuje { $character_acc } a je na tahu.
    }
citadels-event-crown-taken =
    { $who ->
        [you] Přebíráš korunu, kterou dosud drží { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } přebírá tvou korunu.
               *[other] { $seat } přebírá korunu, kterou dosud drží { $seat2 }.
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
               *[other] Dostáváš za své budovy { part-gold }.
            }
       *[other]
            { $edition ->
                [classic] { $seat } vybírá na daních { part-gold }.
               *[other] { $seat } dostává za své budovy { part-gold }.
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
        [you] Počítáš { citadels-card-haunted_quarter.acc } jako { $type_acc }.
       *[other] { $seat } počítá { citadels-card-haunted_quarter.acc } jako { $type_acc }.
    }
citadels-event-game-ended = Hra končí.
