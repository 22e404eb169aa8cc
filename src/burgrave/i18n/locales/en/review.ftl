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
review-not-over = A game can be reviewed after its end.
review-differs = This game cannot be reviewed: the current rules differ at move { $number }.
review-off = This server makes no reviews.
review-entry-unknown = Move { $entry } is not a decision of this game.

review-round = Round { $number }
review-moment-title = A turning point for { $name }
review-moment-swing = { $name }: from { $before } to { $after } per cent.
review-moment-better = Better: { $best }.
review-moment-hard = { $name } found the only good choice, with a win chance of { $share } per cent.
review-sentence-swing = The biggest turn was in round { $round }: { $name } went from { $before } to { $after } per cent.
review-sentence-solo = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
