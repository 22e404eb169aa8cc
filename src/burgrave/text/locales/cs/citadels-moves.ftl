# What a move does, as a label. $number is its price or what it brings, "none" if that is not told;
# $role is the character who plays it, by id, "none" if that is not told.

citadels-move-end-turn = Ukonči tah
citadels-move-take-gold =
    { $number ->
        [none]
            { $edition ->
                [classic] Vezmi si zlaťáky
               *[other] Vezmi si mince
            }
       *[other] Vezmi si { part-gold }
    }
citadels-move-take-cards =
    { $number ->
        [none] { part-draw.imperative } si karty
       *[other] { part-draw.imperative } si { part-cards }
    }
citadels-move-take-income =
    { $number ->
        [none]
            { $edition ->
                [classic] Vyber daně
               *[other] Vezmi si mince za své budovy
            }
       *[other]
            { $edition ->
                [classic] Vyber na daních { part-gold }
               *[other] Vezmi si { part-gold } za své budovy
            }
    }
citadels-move-redraw = Odlož karty a vezmi si stejný počet nových
citadels-move-done = Hotovo
citadels-move-pass = Nechci
citadels-move-recover = Zaplať { part-one-gold } a vezmi si { part-destroyed-district } do ruky
citadels-move-keep = Nech si { $card_acc }
citadels-move-build =
    { $number ->
        [none] Postav { $card_acc }
       *[other] Postav { $card_acc } ({ $number })
    }
citadels-move-discard = Odlož { $card_acc }
citadels-move-destroy =
    { $number ->
        [none] { part-destroy.imperative } { $card_acc }
       *[other] { part-destroy.imperative } { $card_acc } ({ $number })
    }
citadels-move-use = Použij { $card_acc }
citadels-move-pick = Vyber si { $character_acc }
citadels-move-put-away = Odlož { $character_acc }
citadels-move-name =
    { $role ->
        [assassin] Zneškodni { $character_acc }
        [thief] Okraď { $character_acc }
       *[other] Urči { $character_acc }
    }
citadels-move-swap-hand =
    { $who ->
        [you] Vyměň si karty v ruce: ty
       *[other] Vyměň si karty v ruce: { $seat }
    }
citadels-move-target =
    { $who ->
        [you]
            { $role ->
                [warlord] { part-destroy.imperative } vlastní { part-district.acc }
               *[other] Vyber sebe
            }
       *[other]
            { $role ->
                [warlord] { part-destroy.imperative } { part-district.acc } ve městě: { $seat }
               *[other] Vyber: { $seat }
            }
    }
citadels-move-count-as = Počítej { citadels-card-haunted_quarter.acc } jako { $type_acc }
