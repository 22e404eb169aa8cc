### The table of Praga: texts that only the browser uses.

praga-values = Most values on Praga’s tiles are our own reconstruction, because the rulebook shows only some of them. If you own the game, you can enter what is really printed.

praga-turn = turn
praga-of = of { $count }
praga-turn-number = Turn { $turn }
praga-turn-of = Turn { $turn } of { $count }
praga-era = Era { $era }
praga-free = free
praga-take = Take this tile
praga-choose-tile = Choose a tile, here or on the crane.
praga-choose-place = Choose a place, here or on the board.
praga-stack = { $count } in the stack
praga-city = The city
praga-old-town = Old Town
praga-new-town = New Town
praga-tracks = Tracks
praga-technology = Technology { $level }
praga-bridge-tile = Bridge tile { $numeral }
praga-upgrade-gives = your upgrade gives
praga-board-of = Board of { $name }
praga-back-to-own = Back to yours
praga-turn-left = Turn counterclockwise
praga-turn-right = Turn clockwise
praga-turned = Turned { $degrees }°
praga-part-crane = Crane
praga-part-offer = On offer
praga-part-city = City and road
praga-part-board = Your board
praga-part-tracks = Your tracks
praga-part-tech = Technologies
praga-part-projects = Projects
praga-parts = Parts of the table
praga-page-crane = Crane
praga-page-offer = Offer
praga-page-city = City
praga-page-projects = Projects
praga-page-board = You
praga-page-players = Players
praga-tab-turn = Turn
praga-tab-log = Log
praga-tab-forecast = Forecast
praga-tab-chat = Chat
praga-step-tile = Tile
praga-step-action = Action
praga-step-bonus = Crane bonus
praga-ask-tile = Take a tile from the crane
praga-ask-action = Which action?
praga-ask-rest = Anything else?
praga-purse = Your resources
praga-also = You can also
praga-use = Use
praga-other-tile = another tile
praga-turn-it = Turn tile
praga-turn-it-how = or use the arrows beside the tile
praga-here = Here: { $where }
praga-in-all = In total
praga-build = Build here
praga-lay = Lay here
praga-key-turn = turn
praga-key-build = build
praga-end-gives = Ending now still gives
praga-end-loses = Ending now loses
praga-gives = gives
praga-loses = loses
praga-end-sure = End turn and lose it?
praga-so-far = { $name } so far
praga-then-come = Then
praga-last-turn = Your previous turn
praga-forecast = If the game ended now
praga-forecast-note = Based on public information.
praga-so-far-points = So far
praga-total = Total
praga-others = Other players
praga-opens-board = Opens the board.
praga-parler = Parler
praga-opponent = Opponent
praga-cards-left =
    { $count ->
        [0] 5 cards, shuffled
        [one] { $count } card left
       *[other] { $count } cards left
    }
praga-oldest = The oldest tile: { $actions }.
praga-complete = Complete.
praga-free-plots =
    { $count ->
        [one] { $count } free plot: the next building completes it.
       *[other] { $count } free plots.
    }
praga-no-plaza-tile = No tile with this number of players. Completing it only returns the cubes.
praga-symbols = Symbols
praga-open-sheet = Show all choices
praga-before = Previous plaza
praga-next = Next plaza
praga-winner = Caput regni
praga-place = Place { $place }
praga-in-play = In play
praga-at-end = At the end
praga-refresh = Refresh row
praga-comes-from = Where it comes from
praga-history = Your solo games
praga-keys-help = D decision · 1–9 choose · ← → turn a tile · Enter build · U undo · E end turn · L log · F forecast · C crane · O offer · M city · P projects · B board · Esc back
praga-your-cube = your cube
praga-no-cube = 1 point for each building there
praga-amount-cube =
    { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
praga-hex-mines = Mines
praga-hex-quarry = Quarries
praga-hex-upgrade = Upgrade
praga-hex-wall = Wall
praga-hex-building = Building
praga-hex-road = Road
praga-watch = Waiting for the others
praga-sideways-hunger = Hunger Wall: sideways
praga-sideways-cathedral = Cathedral: sideways
praga-meanwhile = Since your previous turn
praga-action-impossible = Nothing is possible now: { $action }
# $numbers are the numbers of action tiles; a reason follows.
praga-tiles-refused = Not available ({ $numbers }):
praga-parler-cube = Parler’s cube
praga-parler-building = Parler’s building
praga-last-card = Last card: { $card }.
praga-parler-played = played since the last shuffle
praga-parler-corners = If a blue corner can meet another one, it has to.
praga-wealth-gained = Gained.
praga-wealth-open = Not gained yet.
# $at is a number of steps, $number the points.
praga-academics-from = from { $at } university steps on: { praga-amount-vp } for each technology step
praga-wealth-says = The first time you have { $wealth }: { $bundle }.

praga-points-crane = Crane and production
praga-points-tiles = Tiles and edges
praga-points-city = City and plazas
praga-points-knowledge = Knowledge
praga-points-works = Great works
praga-points-seals = Seals and eggs
