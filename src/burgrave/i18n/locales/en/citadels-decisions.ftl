# Decisions: the question for the seat that decides, and what the others read.

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
       *[other] It is { $seat }’s turn.
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
        [you] Which type does { citadels-card-haunted_quarter.the } count as?
       *[other] { $seat } chooses a type for { citadels-card-haunted_quarter.the }.
    }
citadels-decision-theater =
    { $who ->
        [you] Do you swap characters with another player?
       *[other] { $seat } decides whether to swap characters.
    }
citadels-decision-theater-card =
    { $who ->
        [you] Which of your characters do you hand over?
       *[other] { $seat } chooses a character to hand over.
    }
citadels-decision-warrants =
    { $who ->
        [you] Which character gets an unsigned warrant?{ part-left }
       *[other] { $seat } places the warrants.
    }
citadels-decision-confiscate =
    { $who ->
        [you] Do you reveal the warrant and confiscate the district?
       *[other] { $seat } decides whether to confiscate the district.
    }
citadels-decision-threats =
    { $who ->
        [you] Which character gets the threat without a flower?
       *[other] { $seat } places the threats.
    }
citadels-decision-threat =
    { $who ->
        [you] You are threatened: do you pay the bribe or refuse?
       *[other] { $seat } decides whether to pay the bribe.
    }
citadels-decision-threat-reveal =
    { $who ->
        [you] Do you reveal the threat?
       *[other] { $seat } decides whether to reveal the threat.
    }
citadels-decision-spy =
    { $who ->
        [you] Which type do you look for?
       *[other] { $seat } chooses a type.
    }
citadels-decision-wizard-card =
    { $who ->
        [you]
            { $who2 ->
                [none] Which card do you take?
               *[other] Which card do you take from { $seat2 }?
            }
       *[other] { $seat } chooses a card to take.
    }
citadels-decision-wizard-use =
    { $who ->
        [you] Do you build the card at once, or take it into your hand?
       *[other] { $seat } decides what to do with the card.
    }
citadels-decision-seer-return =
    { $who ->
        [you]
            { $who2 ->
                [none] Which card do you give in return?
               *[other] Which card does { $seat2 } get in return?{ part-left }
            }
       *[other] { $seat } chooses cards to give in return.
    }
citadels-decision-emperor-resource =
    { $who ->
        [you] Do you take 1 gold or a random card?
       *[other] { $seat } decides what to take.
    }
citadels-decision-emperor-crown =
    { $who ->
        [you] Who gets the crown?
       *[other] { $seat } decides who gets the crown.
    }
citadels-decision-lender =
    { $who ->
        [you] Which player do you take the missing gold from?
       *[other] { $seat } chooses a player to take the missing gold from.
    }
citadels-decision-lend-cards =
    { $who ->
        [you]
            { $who2 ->
                [none] Which card do you give for the gold?
               *[other] Which card does { $seat2 } get for the gold?{ part-left }
            }
       *[other] { $seat } chooses cards to give for the gold.
    }
citadels-decision-scholar =
    { $who ->
        [you] Which card do you keep? The others are shuffled into the deck.
       *[other] { $seat } chooses a card to keep.
    }
citadels-decision-exchange-own =
    { $who ->
        [you] Which of your districts do you give?
       *[other] { $seat } chooses a district to give.
    }
citadels-decision-exchange-other =
    { $who ->
        [you] Which district do you take for it?
       *[other] { $seat } chooses a district to take.
    }
citadels-decision-seize =
    { $who ->
        [you] Which district do you seize?
       *[other] { $seat } chooses a district to seize.
    }
citadels-decision-armory-target =
    { $who ->
        [you] In whose city do you destroy a district?
       *[other] { $seat } chooses a city.
    }
citadels-decision-armory =
    { $who ->
        [you] Which district do you destroy?
       *[other] { $seat } chooses a district to destroy.
    }
citadels-decision-museum =
    { $who ->
        [you] Which card do you put under { citadels-card-museum.the }?
       *[other] { $seat } chooses a card for { citadels-card-museum.the }.
    }
citadels-decision-framework =
    { $who ->
        [you] Which district do you build in place of { citadels-card-framework.the }?
       *[other] { $seat } chooses a district to build.
    }
citadels-decision-sacrifice =
    { $who ->
        [you] Which of your districts do you sacrifice?
       *[other] { $seat } chooses a district to sacrifice.
    }
citadels-decision-den =
    { $who ->
        [you] Which card do you pay with? The rest is paid in gold.
       *[other] { $seat } chooses cards to pay with.
    }
citadels-decision-bell-tower =
    { $who ->
        [you] When does the game end: as usual, or one district earlier?
       *[other] { $seat } decides when the game ends.
    }
citadels-decision-lighthouse =
    { $who ->
        [you] Do you look through the deck?
       *[other] { $seat } decides whether to look through the deck.
    }
citadels-decision-lighthouse-card =
    { $who ->
        [you] Which card do you take from the deck?
       *[other] { $seat } looks through the deck.
    }
# Also asked of those who can only pass, so that silence betrays nobody.
citadels-decision-hospital =
    { $who ->
        [you] A killed character is called: do you come forward and gather?
       *[other] { $seat } may come forward.
    }
citadels-decision-rasputin =
    { $who ->
        [you] Do you play { citadels-card-rasputin.the }?
       *[other] { $seat } decides whether to play { citadels-card-rasputin.the }.
    }
citadels-decision-acrobat =
    { $who ->
        [you] Do you play { citadels-card-acrobat.the } and take the crown?
       *[other] { $seat } decides whether to play { citadels-card-acrobat.the }.
    }
citadels-decision-replace-old =
    { $who ->
        [you] Which of your districts do you replace?
       *[other] { $seat } chooses a district to replace.
    }
citadels-decision-replace-new =
    { $who ->
        [you] Which district do you put in its place?
       *[other] { $seat } chooses the new district.
    }
citadels-decision-fortune-target =
    { $who ->
        [you] Whose hand do you look at?
       *[other] { $seat } chooses whose hand to look at.
    }
citadels-decision-fortune-card =
    { $who ->
        [you]
            { $who2 ->
                [none] Which card do you take?
               *[other] Which card do you take from { $seat2 }?
            }
       *[other] { $seat } chooses a card to take.
    }
citadels-decision-wagon =
    { $who ->
        [you] Which card do you keep? You may keep none.
       *[other] { $seat } chooses a card to keep.
    }
citadels-decision-wagon-collect =
    { $who ->
        [you] Do you take the gold from your Cash Wagon? The wagon is then discarded.
       *[other] { $seat } decides whether to take the gold from the Cash Wagon.
    }
citadels-decision-copy =
    { $who ->
        [you] Which of the two districts do you mean?
       *[other] { $seat } chooses between two districts of one name.
    }
