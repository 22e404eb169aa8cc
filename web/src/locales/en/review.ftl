### Looking back at a game: replay and review.

nav-review = Review
nav-record = Game record
review-so-far = The game so far
review-not-possible = This game cannot be shown
review-back-to-table = Back to the table
review-parts = Parts of the review
review-summary = Summary
review-moves = Step through
review-timeline = Timeline
review-decision = The decision
review-viewer = Whose view
review-open-cards = Open cards
review-open-cards-long = Open cards, as nobody saw them
review-as-you = As you saw it
review-as = As { $name } saw it
review-as-spectator = As a spectator saw it

## Stepping

review-first = To the beginning
review-back = Back
review-next = Forward
review-last = To the end
review-play = Play
review-pause = Pause
review-step-by = Step by
review-by-event = Event
review-by-decision = Decision
review-by-turn = Turn
review-by-round = Round
review-by-era = Era
review-end = The end
review-era = Era { $number }
review-move = move { $at } of { $last }
review-own-decision = your decision { $number } of { $count }
review-decision-of = decision { $number } of { $count }
review-slider = Move { $at } of { $last }, { $round }
review-percent = { $share } %
review-chart = Win chances of all seats
review-areas = Lines or areas
review-strip = Graded decisions: { $name }
review-strip-decision = Move { $entry }: { $grade }, { $loss } % lost
review-table-round = Round

## Grades

review-grade-best = Best
review-grade-good = Good
review-grade-doubtful = Doubtful
review-grade-mistake = Mistake
review-lost = lost { $loss } of { $best } %
review-nothing-lost = nothing lost
review-forced = Nothing to choose
review-your-decision = your decision
review-whose-decision = decision of { $name }
review-closed-choices = Choose the view of { $name } or open cards to see the choices.

## The panel

review-you-knew = What you knew
review-knew = What { $name } knew
review-known-out = Out
review-known-hand = Hand
review-no-cards = no cards
review-known-gold = { $gold } gold
review-known-cities = Cities
review-chances = Win chance of each choice
review-visits = Tried in { $visits } simulated games, standard error { $error } %
review-bot = Bot
review-second = The second-best choice
review-tag-you = you
review-tag-bot = bot
review-why = Why: what the simulated games led to ({ $count })
review-won = { $won } won
review-line = How it may go on
review-play-on = Play on from here
review-bot-line = Bot’s line

## The summary

review-you-won = You won, { $points } to { $second }
review-won-by = { $name } won, { $points } to { $second }
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-play-again = Play again
review-step-through = Step through it
review-how-it-went = How the game went
review-moments = Key moments
review-how-well = How well was it played?
review-is-bot = bot
review-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
review-compared = Compared with a bot that thinks ahead and knows no more than the seat did. Luck is not counted.
review-where-points = Where the points came from

## Records from a file

record-open = Open a game record
record-open-sub = Drop a record file here, or choose one. The server shows it and stores nothing.
record-choose = Choose a file
