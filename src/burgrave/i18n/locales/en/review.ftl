# Reviews of ended games: win chances, grades and reasons.

review-state-none = Nobody has asked for a review of this game yet.
review-state-queued = { $ahead ->
    [0] The review begins soon.
    [one] { $ahead } other game is reviewed first.
   *[other] { $ahead } other games are reviewed first.
}
review-state-thinking = { $done } of { $total } decisions are reviewed.
review-state-ready = The review is complete.
review-state-off = This server makes no reviews.
review-state-differs = This game was played with other rules, so it cannot be reviewed.
review-state-unfinished = This game was ended without a result, so it cannot be reviewed.
review-state-forced = There was nothing to choose.
review-state-small = This decision is not graded: little depends on it.
review-not-over = A game can be reviewed after its end.
review-differs = This game cannot be reviewed: the current rules differ at move { $number }.
review-off = This server makes no reviews.
review-entry-unknown = Move { $entry } is not a decision of this game.

review-round = { $game ->
    [praga] Turn { $number }
   *[other] Round { $number }
}
review-moment-title = A turning point for { $name }
review-moment-swing = { $name }: from { $before } to { $after } per cent.
review-moment-lost = { $name }: { $after } instead of { $before } per cent.
review-moment-better = Better: { $best }.
review-moment-hard = { $name } found the only good choice, with a win chance of { $share } per cent.
review-sentence-swing = The biggest turn was in round { $round }: { $name } went from { $before } to { $after } per cent.
review-sentence-solo = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Reasons: what the two choices led to in the same simulated games, with the better one first

review-why-completes-first = Completes the city first in { $best } of { $of } simulated games, otherwise in { $chosen }.
review-why-rival-completes-first = { $name } completes a city first in { $best } of { $of } simulated games, otherwise in { $chosen }.
review-why-builds = Built in { $best } of { $of } simulated games, otherwise in { $chosen }: { $piece }.
review-why-builds-more = Districts built by the end of the next round: { $best } on average, otherwise { $chosen }.
review-why-loses-district = A district is lost in { $best } of { $of } simulated games, otherwise in { $chosen }.
review-why-is-killed = Own character killed in { $best } of { $of } simulated games, otherwise in { $chosen }.
review-why-is-robbed = Own gold stolen in { $best } of { $of } simulated games, otherwise in { $chosen }.
review-why-gold-left = Gold left: { $best } on average, otherwise { $chosen }.
review-why-stone-left = Stone left: { $best } on average, otherwise { $chosen }.
review-why-points-by = Points by then: { $best } on average, otherwise { $chosen }.
review-why-leads-plaza = Leads in { $best } of { $of } simulated games, otherwise in { $chosen }: { $piece }.
review-why-row-reached = Rows climbed: { $best } on average, otherwise { $chosen }.
review-why-token-times = Production tokens taken: { $best } on average, otherwise { $chosen }.
review-why-walls-at-end = Walls built: { $best } on average, otherwise { $chosen }.
review-why-buildings-at-end = Buildings built: { $best } on average, otherwise { $chosen }.

## Printed

review-grade-best = Best
review-grade-good = Good
review-grade-doubtful = Doubtful
review-grade-mistake = Mistakes
review-points = Points
review-accuracy = Accuracy
review-chart = Win chances of all seats, move by move
review-progress = Reviewing: { $done } of { $total }
review-seat-line = { $name }: accuracy { $accuracy } per cent (best { $best }, good { $good }, doubtful { $doubtful }, mistakes { $mistake })
review-moment-line = Move { $entry }: { $title } — { $text }
