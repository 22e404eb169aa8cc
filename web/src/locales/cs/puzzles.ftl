### Hádanky
nav-puzzles = Hádanky
puzzle-kinds = Druhy hádanek
puzzle-all = Všechny
puzzle-question = Hádanka
puzzle-right = To je nejlepší volba.
puzzle-wrong = To není nejlepší.
puzzle-why = Proč
puzzle-next = Další hádanka
puzzle-skip = Jiná hádanka
puzzle-all-seen = Všechny hádanky tohoto druhu už znáš.
puzzle-again = Začít znovu
puzzle-lead = Situace z her botů, každá s jednou zřetelně nejlepší volbou. Zkus ji najít, počty řeknou proč.
