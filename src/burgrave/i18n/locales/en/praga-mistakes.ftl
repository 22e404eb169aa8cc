# Errors in positions of Praga. Pieces, rows and places have their ids here, as they are typed; the place in the
# file is put before the sentence.

position-piece-twice = “{ $piece }” is already in another place: every piece exists once.
position-no-piece-left = There are not enough pieces left for this.
position-stack-size = A stack of { $size } is not possible: the number of named tiles is { $named }.
position-nothing-taken = “{ $field }” needs an action tile that has been taken: say with “taken” which one.
position-claim = For the action “{ $action }” the options have to be the upgrades on its hex, from the top one down.
position-plaza-unused = The plaza “{ $plaza }” has no tile with this number of players.
position-plaza-colour = The tile “{ $tile }” does not belong on the plaza “{ $plaza }”: its colour has to be “{ $colour }”.
position-not-a-plot = “{ $place }” is not a plot. Write row and column of one, for example “5 3”.
position-cube-space = The building “{ $tile }” has no space for a cube.
position-bridge-owner = The bridge tile “{ $tile }”: exactly one figure stands on a gold one, none on a silver one.
position-evaluated = The plaza “{ $plaza }” is evaluated exactly when all its plots are built up.
position-evaluated-cubes = The plaza “{ $plaza }” is evaluated, so there are no cubes left around it.
position-no-opponent = Only the solo game against Parler has an opponent to describe: choose “solo: parler”.
position-not-owned = Seat { $seat } does not have “{ $piece }”.
position-other-hex = “{ $piece }” belongs on the action “{ $hex }”.
position-cubes = The number of cubes of seat { $seat } there would be { $count }, but only { $most } are left for it.
position-taken-on-wheel = The action tile “{ $tile }” is taken, so it is not on the action crane.
position-crane = The action tiles cannot stand like this: every tile has a position of its own, the blocked sector another one (1 to 11), and a tile in sector S stands S positions after it.
position-other-era = “{ $tile }” is not a tile of era { $era }.
position-row-full = There are too many tiles for the row “{ $row }”: it has three normal ones and one special one.
position-rarity = “{ $tile }” does not belong there: normal and special tiles lie apart.
position-slot-empty = The row “{ $row }” has an empty place, so the stack that would fill it has to be empty.
