# The kinds of cards, and the numbers on them.

citadels-kind-character = Character
citadels-kind-district = District
citadels-kind-action = Action card
citadels-number-rank = Rank
citadels-number-cost = Cost
citadels-number-points = Points
citadels-number-copies = Copies
