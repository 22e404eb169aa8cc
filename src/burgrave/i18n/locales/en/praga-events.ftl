# What happened. $who is "you" or "other". An event that ends in -hidden is for seats that may not know more.

praga-event-first-player =
    { $who ->
        [you] You are the first player.
       *[other] { $seat } is the first player.
    }
praga-event-turn-started =
    { $who ->
        [you] Your turn { $number } begins.
       *[other] Turn { $number } of { $seat } begins.
    }
praga-event-turn-ended =
    { $who ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
praga-event-game-ended = The game is over.

## Actions

praga-event-tile-taken =
    { $who ->
        [you] You take the { $action_tile }.
       *[other] { $seat } takes the { $action_tile }.
    }
praga-event-gained =
    { $who ->
        [you] You gain { praga-amount } ({ $source }).
       *[other] { $seat } gains { praga-amount } ({ $source }).
    }
praga-event-paid =
    { $who ->
        [you] You pay { praga-amount }.
       *[other] { $seat } pays { praga-amount }.
    }
praga-event-action-performed =
    { $who ->
        [you] You perform an action: { $action }.
       *[other] { $seat } performs an action: { $action }.
    }
praga-event-action-bought =
    { $who ->
        [you] You buy an extra action.
       *[other] { $seat } buys an extra action.
    }
praga-event-wealth =
    { $who ->
        [you] You have { $wealth } for the first time.
       *[other] { $seat } has { $wealth } for the first time.
    }

## Tiles

# $rotation says how often the tile is turned by 60 degrees.
praga-event-upgrade-laid =
    { $who ->
        [you] You lay the { $tile }{ part-praga-turned }.
       *[other] { $seat } lays the { $tile }{ part-praga-turned }.
    }
praga-event-wall-built =
    { $who ->
        [you] You build the { $tile } on the wall slot { $slot }{ part-praga-turned }.
       *[other] { $seat } builds the { $tile } on the wall slot { $slot }{ part-praga-turned }.
    }
praga-event-building-built =
    { $who ->
        [you] You build the { $tile } on the { $plot }{ part-praga-turned }.
       *[other] { $seat } builds the { $tile } on the { $plot }{ part-praga-turned }.
    }
praga-event-building-standing = From the start, the { $tile } stands on the { $plot }.
praga-event-tile-revealed = New on offer: { $tile }.
praga-event-tile-returned = Back under its stack: { $tile }.
praga-event-row-refreshed =
    { $who ->
        [you] You refresh the { $row }.
       *[other] { $seat } refreshes the { $row }.
    }

## Plazas

praga-event-cube-placed =
    { $who ->
        [you] You put a cube on the { $plot }.
       *[other] { $seat } puts a cube on the { $plot }.
    }
praga-event-cube-returned =
    { $who ->
        [you] You take back your cube from the { $plot }.
       *[other] { $seat } takes back a cube from the { $plot }.
    }
praga-event-plaza-laid = Laid on { $plaza }: { $plaza_tile }.
praga-event-plaza-evaluated = The last plot is built up: { $plaza } is evaluated.
praga-event-plaza-led =
    { $who ->
        [you] You have the most influence on { $plaza } and gain both rewards.
       *[other] { $seat } has the most influence on { $plaza } and gains both rewards.
    }

## Tracks, seals, technologies

praga-event-token-taken =
    { $who ->
        [you] You take the { $token } for your { $track }.
       *[other] { $seat } takes the { $token } for the { $track }.
    }
praga-event-seal-right =
    { $who ->
        [you] You may claim a seal.
       *[other] { $seat } may claim a seal.
    }
praga-event-seal-claimed =
    { $who ->
        [you] You claim the { $seal }.
       *[other] { $seat } claims the { $seal }.
    }
praga-event-technologies-drawn =
    { $who ->
        [you] You draw { part-praga-technologies }.
       *[other] { $seat } draws { part-praga-technologies }.
    }
praga-event-technologies-drawn-hidden =
    { $who ->
        [you] You draw { part-praga-technologies }.
       *[other] { $seat } draws { part-praga-technologies }.
    }
praga-event-technology-kept =
    { $who ->
        [you] You keep { $technology }.
       *[other] { $seat } keeps { $technology }.
    }
praga-event-technology-used =
    { $who ->
        [you] You use { $technology }.
       *[other] { $seat } uses { $technology }.
    }

## Hunger Wall, Cathedral, King's Road and bridge

praga-event-climbed =
    { $who ->
        [you] You climb to row { $number } of the { $project }.
       *[other] { $seat } climbs to row { $number } of the { $project }.
    }
praga-event-moved-sideways =
    { $who ->
        [you] You move sideways to column { $number } of the { $project }.
       *[other] { $seat } moves sideways to column { $number } of the { $project }.
    }
praga-event-figure-moved =
    { $who ->
        [you] You move on to { $space } of the King’s Road.
       *[other] { $seat } moves on to { $space } of the King’s Road.
    }
praga-event-bridge-seen =
    { $who ->
        [you] You look at { part-praga-bridge-tiles } at the bridge: { $bridge_tiles }.
       *[other] { $seat } looks at { part-praga-bridge-tiles } at the bridge: { $bridge_tiles }.
    }
praga-event-bridge-seen-hidden =
    { $who ->
        [you] You look at { part-praga-bridge-tiles } at the bridge.
       *[other] { $seat } looks at { part-praga-bridge-tiles } at the bridge.
    }
praga-event-bridge-laid =
    { $who ->
        [you] You lay the { $bridge_tile } on place { $number } of the Charles Bridge.
       *[other] { $seat } lays the { $bridge_tile } on place { $number } of the Charles Bridge.
    }
praga-event-bridge-kept =
    { $who ->
        [you] You keep the { $bridge_tile }: the bridge is complete.
       *[other] { $seat } keeps the { $bridge_tile }: the bridge is complete.
    }
praga-event-bridge-discarded =
    { $who ->
        [you] You discard the { $bridge_tile }: the bridge is complete.
       *[other] { $seat } discards the { $bridge_tile }: the bridge is complete.
    }
praga-event-cathedral-seen =
    { $who ->
        [you] You look at { part-praga-bridge-tiles } at the Cathedral: { $bridge_tiles }.
       *[other] { $seat } looks at { part-praga-bridge-tiles } at the Cathedral: { $bridge_tiles }.
    }
praga-event-cathedral-seen-hidden =
    { $who ->
        [you] You look at { part-praga-bridge-tiles } at the Cathedral.
       *[other] { $seat } looks at { part-praga-bridge-tiles } at the Cathedral.
    }
praga-event-cathedral-kept =
    { $who ->
        [you] You take the { $bridge_tile } from the Cathedral.
       *[other] { $seat } takes the { $bridge_tile } from the Cathedral.
    }

## The action crane

praga-event-wheel-turned = The action crane turns.
praga-event-tile-lifted = Moved out of the blue zone, with the 5-point token: { $action_tile }.
praga-event-platform-moved =
    { $number ->
        [0] The turn counter reaches the hourglass.
       *[other] The turn counter moves to { $number }.
    }
praga-event-era-changed = Era II begins: new tiles are on offer.

## Playing alone

praga-event-opponent-took = Taken from the crane without being used: { $action_tile }.
praga-event-parler-card =
    Parler plays card { $number }. { $number ->
        [1] { praga-text-term-parler_card_1 }
        [2] { praga-text-term-parler_card_2 }
        [3] { praga-text-term-parler_card_3 }
        [4] { praga-text-term-parler_card_4 }
       *[other] { praga-text-term-parler_card_5 }
    }
praga-event-parler-built = Parler builds the { $tile } on the { $plot }{ part-praga-turned }.
praga-event-parler-removed = Parler removes the { $tile }.
praga-event-parler-stepped = Parler’s { $track } advance to { $number }.
praga-event-parler-token = Parler removes the { $token } from the river.
praga-event-parler-seal = Parler claims the { $seal }.
praga-event-pawn-moved = Parler’s pawn moves to { $plaza }.
praga-event-pointer-moved = Parler’s pointer for the { $row } moves to tile { $number } of the row.
praga-event-parler-cube-returned = Parler takes back a cube from the { $plot }.

## Where gains come from

praga-event-upgrade-used =
    { $who ->
        [you] You take the bonus of the { $tile }.
       *[other] { $seat } takes the bonus of the { $tile }.
    }
praga-event-technology-worked =
    { $who ->
        [you] You benefit from { $technology }.
       *[other] { $seat } benefits from { $technology }.
    }
praga-event-plaza-rewarded =
    { $who ->
        [you] You take { $reward } of { $plaza }.
       *[other] { $seat } takes { $reward } of { $plaza }.
    }
praga-event-edge-met =
    { $who ->
        [you] Edges match on your action board: { $hex } and { $hex2 }.
       *[other] Edges match on the action board of { $seat }: { $hex } and { $hex2 }.
    }
praga-event-road-effect-used =
    { $who ->
        [you] You use the effect of { $space } of the King’s Road.
       *[other] { $seat } uses the effect of { $space } of the King’s Road.
    }
praga-event-bridge-picked =
    { $who ->
        [you] You choose the { $bridge_tile }.
       *[other] { $seat } chooses the { $bridge_tile }.
    }
praga-event-cathedral-declined =
    { $who ->
        [you] You take no tile from the Cathedral.
       *[other] { $seat } takes no tile from the Cathedral.
    }
praga-event-sideways-chosen =
    { $who ->
        [you] You choose the { $project } for a move sideways.
       *[other] { $seat } chooses the { $project } for a move sideways.
    }
