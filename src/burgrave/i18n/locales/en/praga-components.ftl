# The components file: what is wrong in it, in which entry, and what would be right.
# $entry is a path like “walls[3] W1-04: cost.stone”; $found is what stands there, as JSON.

## The file

components-file = The components file “{ $file }” cannot be read: { $problem }.
components-encoding = { $file } is not UTF-8 text. Save it as UTF-8.
components-json = { $file }, line { $line }: this is not JSON ({ $problem }). Compare it with the lines around it.
components-endless = { $file } is nested too deeply or has numbers that are too long. Compare it with the package’s own file.
components-large = { $file } is larger than { $most } kB. Compare it with the package’s own file.
components-twice = { $file }: “{ $entry }”: the field “{ $field }” is written twice. Write it once.
components-version = { $file }: “{ $entry }” is { $found }; this Burgrave reads version { $right } of the format. Use the Burgrave that wrote the file, or start from a new copy.

## Fields and values

components-missing-field = { $file }: “{ $entry }” is missing. The file needs every field of the package’s own file.
components-unknown-field =
    { $file }: “{ $entry }” is not a valid field here. { $near ->
        [none] { $known ->
            [none] Nothing belongs here.
           *[other] Known: { $known }.
        }
       *[other] Did you mean “{ $near }”?
    }
components-type =
    { $file }: “{ $entry }” is { $found }; { $wanted ->
        [integer] a whole number
        [boolean] true or false
        [object] a group of fields in braces
        [array] a list in brackets
        [null] null
       *[string] a text in quotation marks
    } belongs there.
components-should-be = { $file }: “{ $entry }” is { $found }; it should be { $right }.
components-choice = { $file }: “{ $entry }” is { $found }; choose one of: { $known }.
components-range = { $file }: “{ $entry }” is { $found }; it has to be from { $low } to { $high }.
components-form = { $file }: “{ $entry }” is { $found }; it is written like this: { $examples }.
components-length = { $file }: “{ $entry }”: the number of items is { $found }; it should be { $right }.
components-repeated = { $file }: “{ $entry }”: { $found } is there already. Name everything once.
components-empty = { $file }: “{ $entry }” is { $found }; at least one amount has to be there, such as "vp": 1.
components-only-one = { $file }: “{ $entry }”: { $found } cannot be used together. Keep only one of them.
components-rising = { $file }: “{ $entry }”: no number may be lower than the one before it; found: { $found }.
components-rising-steeply = { $file }: “{ $entry }”: every number has to be higher than the one before it; found: { $found }.
components-permutation = { $file }: “{ $entry }” has to name each of these once: { $known }.

## Pieces

components-id-unknown =
    { $file }: “{ $entry }”: no piece has this id. { $near ->
        [none] Take the ids of the package’s own file.
       *[other] Did you mean “{ $near }”?
    }
components-id-twice = { $file }: “{ $entry }”: “{ $id }” is there already. Use every id once.
components-id-missing = { $file }: “{ $entry }”: missing: { $missing }. Use every id once.
components-id-order = { $file }: “{ $entry }” is in the wrong place: “{ $right }” belongs here. Keep the order of the package’s own file.
components-count = { $file }: “{ $entry }”: { $special ->
        [true] special
       *[false] normal
    } { $kind ->
        [walls] walls
        [buildings] buildings
       *[upgrades] upgrades
    } of era { $era }: you now have { $found }; the rulebook says { $right }.
components-exchange = { $file }: “{ $entry }” and “{ $other }” have the era or rarity of each other’s ids. Exchange their values.
components-same-action = { $file }: “{ $entry }” shows “{ $action }” twice; the two actions of a tile are different.
components-action-count = { $file }: “{ $entry }” shows “{ $action }” { $found }×; every action is on exactly two tiles of a side.

## Crane and calendar

components-zones = { $file }: “{ $entry }”: the zones are { $found }; from position 0 on they have to be red, then green, then blue, and all three have to be there.
components-zones-red = { $file }: “{ $entry }”: the number of red positions is { $found }; at most { $most } are allowed, so that a tile can always be taken.
components-zones-blue = { $file }: “{ $entry }”: the number of red and green positions is { $found }; at least { $least } are needed, so that every tile has a place there.
components-calendar-end =
    { $file }: “{ $entry }”: with { $players ->
        [one] one player
       *[other] { $players } players
    } the game would end after turn { $found }; it has to end after turn { $right }. Start of the blocked sector, start of the counter and the position that counts have to fit together.
components-calendar-era =
    { $file }: “{ $entry }”: with { $players ->
        [one] one player
       *[other] { $players } players
    } { $found ->
        [0] era II would never begin
       *[other] era II would begin after turn { $found }
    }; it has to begin after turn { $right }.

## Boards

components-token = { $file }: “{ $entry }” has to show the production token exactly once, at { $right }.
components-ring = { $file }: “{ $entry }” has a distance of { $found } from the centre; it has to be { $right }.
components-hex-twice = { $file }: “{ $entry }” is in the same place as “{ $other }”. Give every hex a place of its own.
components-hex-missing = { $file }: “{ $entry }”: these hexes (row, column) are missing: { $missing }.
components-plot-plazas =
    { $file }: “{ $entry }” touches { $number ->
        [0] no plaza
       *[other] { $number } plazas ({ $found })
    }; a plot touches exactly one.
components-plaza-plots = { $file }: “{ $entry }”: the plaza “{ $plaza }” has no plot. Give it at least one.
components-plazas-in-play = { $file }: “{ $entry }”: number of players { $players }: the number of plazas with a tile is { $found }; it should be { $right }. See “min_players” of the plazas.
components-plaza-tiles = { $file }: “{ $entry }”: the number of tiles that are “{ $colour }” is { $found }; the map needs { $needed }.
components-prefilled = { $file }: “{ $entry }”: number of players { $players }: the number of plots built on from the beginning is { $found }; the stack is enough for { $most }.
components-prefilled-plaza = { $file }: “{ $entry }”: number of players { $players }: all plots of “{ $plaza }” are built on from the beginning. Leave one free.
components-corner-twice = { $file }: “{ $entry }” is the same corner as “{ $other }”. Name every corner once.
components-corner-alone = { $file }: “{ $entry }”: no blue corner can score on this plot. It has to touch another plot or a printed blue corner.

## Projects and bridge

components-gold-tiles = { $file }: “{ $entry }”: the number of gold tiles at the bridge and at the Cathedral together is { $found }; it should be { $right }.
components-arrow-up = { $file }: “{ $entry }” is { $found }; the top row cannot have an arrow up.
components-arrow-sideways = { $file }: “{ $entry }” is { $found }; the last column cannot have an arrow sideways.
