### Puzzles
nav-puzzles = Puzzles
puzzle-kinds = Kinds of puzzles
puzzle-all = All
puzzle-question = Puzzle
puzzle-right = That is the best choice.
puzzle-wrong = Not the best.
puzzle-why = Why
puzzle-next = Next puzzle
puzzle-skip = Another puzzle
puzzle-all-seen = You have seen all puzzles of this kind.
puzzle-again = Start again
puzzle-lead = Positions from games of bots, each with one clearly best choice. Try it: counts say why.
