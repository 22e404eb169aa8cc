# What has to be decided: asked of the one who decides, told to the others.

citadels-decision-pick =
    { $who ->
        [you] Pick your character.
       *[other] { $seat } picks a character.
    }
citadels-decision-put-away =
    { $who ->
        [you] Put one of the other characters away, facedown.
       *[other] { $seat } puts a character away.
    }
citadels-decision-turn =
    { $who ->
        [you] Your turn: what do you do?
       *[other] { $seat } is on turn.
    }
citadels-decision-keep =
    { $who ->
        [you] Which card do you keep?
       *[other] { $seat } chooses a card to keep.
    }
citadels-decision-redraw =
    { $who ->
        [you] Which card do you discard? You draw as many at the end.
       *[other] { $seat } chooses cards to discard.
    }
citadels-decision-destroy =
    { $who ->
        [you] Which district do you destroy?
       *[other] { $seat } chooses a district to destroy.
    }
citadels-decision-graveyard =
    { $who ->
        [you] Do you pay 1 gold and take the destroyed district into your hand?
       *[other] { $seat } decides about the destroyed district.
    }
citadels-decision-laboratory =
    { $who ->
        [you] Which card do you discard for gold?
       *[other] { $seat } chooses a card to discard.
    }
citadels-decision-haunted-quarter =
    { $who ->
        [you] As which type do you count { citadels-card-haunted_quarter.the }?
       *[other] { $seat } chooses a type for { citadels-card-haunted_quarter.the }.
    }
