# Decisions: the question for the seat that decides, and what the others read.

praga-decision-turn =
    { $who ->
        [you] Your turn: what do you do?
       *[other] It is { $seat }’s turn.
    }
praga-decision-discard-windows =
    { $who ->
        [you] You may keep 2 windows: which one do you discard?
       *[other] { $seat } discards windows.
    }
praga-decision-choose-tile =
    { $who ->
        [you] Which tile do you take?
       *[other] { $seat } chooses a tile.
    }
praga-decision-choose-slot =
    { $who ->
        [you] Where do you build the wall?
       *[other] { $seat } chooses a place for the wall.
    }
praga-decision-choose-plot =
    { $who ->
        [you] On which plot do you build?
       *[other] { $seat } chooses a plot.
    }
praga-decision-choose-rotation =
    { $who ->
        [you] How do you turn the tile?
       *[other] { $seat } turns the tile.
    }
praga-decision-refresh-first =
    { $who ->
        [you] Which tile do you remove first?
       *[other] { $seat } chooses tiles to remove.
    }
praga-decision-refresh-second =
    { $who ->
        [you] Which tile do you remove as well?
       *[other] { $seat } chooses the second tile to remove.
    }
praga-decision-production-token =
    { $who ->
        [you] Which production token do you take?
       *[other] { $seat } chooses a production token.
    }
praga-decision-technology =
    { $who ->
        [you] Which technology do you keep?
       *[other] { $seat } chooses a technology.
    }
praga-decision-plaza-reward =
    { $who ->
        [you] Which reward of the plaza do you take?
       *[other] { $seat } chooses a reward of the plaza.
    }
praga-decision-sideways-project =
    { $who ->
        [you] On which project do you move sideways?
       *[other] { $seat } chooses a project to move sideways on.
    }
praga-decision-arrow-up =
    { $who ->
        [you] Do you follow the arrow up?
       *[other] { $seat } decides whether to follow the arrow up.
    }
praga-decision-cathedral-tile =
    { $who ->
        [you] Which gold tile of the Cathedral do you take?
       *[other] { $seat } chooses a gold tile of the Cathedral.
    }
praga-decision-bridge-pick =
    { $who ->
        [you] Which bridge tile do you take?
       *[other] { $seat } chooses a bridge tile.
    }
praga-decision-bridge-place =
    { $who ->
        [you] On which place of the bridge do you lay the tile?
       *[other] { $seat } chooses a place on the bridge.
    }
praga-decision-project-row =
    { $who ->
        [you] On which project do you climb a row?
       *[other] { $seat } chooses a project to climb.
    }
praga-decision-plaza-tile =
    { $who ->
        [you] Which plaza do you take both rewards from?
       *[other] { $seat } chooses a plaza.
    }
praga-decision-track-step =
    { $who ->
        [you] On which track do you advance?
       *[other] { $seat } chooses a track to advance on.
    }
praga-decision-production-track =
    { $who ->
        [you] What do you produce?
       *[other] { $seat } chooses what to produce.
    }
praga-decision-choose-bundle =
    { $who ->
        [you] Which reward of the King’s Road do you take?
       *[other] { $seat } chooses a reward of the King’s Road.
    }
praga-decision-technology-action =
    { $who ->
        [you] Which action do you perform with the technology?
       *[other] { $seat } chooses the action of a technology.
    }
praga-decision-pawn =
    { $who ->
        [you] On which plaza does Parler’s pawn start?
       *[other] { $seat } chooses a plaza for Parler’s pawn.
    }
praga-decision-bot-plot =
    { $who ->
        [you] On which plot does Parler build?
       *[other] { $seat } chooses a plot for Parler.
    }
praga-decision-bot-rotation =
    { $who ->
        [you] How is Parler’s building turned?
       *[other] { $seat } turns Parler’s building.
    }
