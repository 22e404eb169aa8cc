# Puzzles: positions with one choice that is clearly the best.

puzzle-unknown = “{ $puzzle }” is not a known puzzle.
puzzle-choice-unknown = This puzzle has no choice “{ $choice }”. Its choices: { $known }.
puzzle-game-none = There are no puzzles for “{ $game }”. Choose one of: { $known }.
puzzle-run-other = { $file } is not a run file of puzzles for “{ $game }”. Choose another file.
puzzle-file-none = { $file } is not a file of puzzles. “burgrave puzzles make” writes one.

puzzle-kind-best = Best move
puzzle-kind-who = Who is who
puzzle-kind-finish = Last turn
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-question-best = Which choice wins most often?
puzzle-question-who = Which character does { $name } have?
puzzle-question-finish = This is your last turn. Which choice brings the most points?
puzzle-result-best = Wins in { $count } of { $of } simulated games.
puzzle-result-who = True in { $count } of { $of } sampled states.
puzzle-result-finish = Points: { $points } on average. Nothing brings more in { $count } of { $of } simulated games.
puzzle-hint-best = Another choice wins clearly more often. What happens before your next turn?
puzzle-hint-who = Another character is more likely. Who chose before whom, and who needs gold, cards or a quick build?
puzzle-hint-finish = Another choice brings more points. What still counts at the end?

puzzle-games = games
puzzle-puzzles = puzzles
puzzle-made = { $count ->
    [one] { $count } puzzle: { $kinds }
   *[other] { $count } puzzles: { $kinds }
}
puzzle-written = Written: { $file }
puzzle-not-confirmed = Not confirmed: { $puzzle } ({ $kind })
puzzle-confirmed = { $count } of { $of } puzzles are confirmed with { $samples } samples.
