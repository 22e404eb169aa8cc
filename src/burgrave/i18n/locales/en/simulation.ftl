# The commands `burgrave simulate`, `burgrave arena`, `burgrave bots` and `burgrave bench`.

## Mistakes

bot-unknown = “{ $bot }” is not a bot for { $game }. Choose one of: { $known }.
bot-option-form = “{ $text }” is not a valid option of the bot { $bot }. Write name=value, for example { $example }.
bot-option-none = The bot { $bot } has no options. Remove “{ $option }”.
bot-option-unknown = The bot { $bot } has no option “{ $option }”. Choose one of: { $known }.
bot-option-whole = “{ $option }” of the bot { $bot } cannot be “{ $value }”. Give a whole number from { $low } to { $high }.
bot-option-number = “{ $option }” of the bot { $bot } cannot be “{ $value }”. Give a number from { $low } to { $high }.
bot-option-word = “{ $option }” of the bot { $bot } cannot be “{ $value }”. Choose one of: { $known }.
bot-class = The bot { $bot } cannot be loaded: { $why }.
bot-no-class = { $bot } is not a bot. Name a subclass of burgrave.Bot.
bot-long = The name of the bot “{ $bot }…” is too long. Use at most { $most } characters.
bot-not-text = “{ $type }” is not the name of a bot. Give a text, for example h1 or search:ms=200.
bot-not-bot = “{ $type }” is not a bot. Give a name, or a subclass of burgrave.Bot.
bot-not-object = “{ $type }” is not a Bot object. Make one with burgrave.make_bot(game, name).
bot-other-game = The bot { $bot } does not play { $game }. It plays: { $games }.
bot-no-decision = This view has nothing to decide. Give the bot state.view(state.current_seat), before the game is over.
arena-bot-names = An arena takes bots by name, not “{ $type }”. Put the class in a module and name it: module.Class.
process-ended = A new process ended before it could work. In a script, call this below “{ $guard }”, because every new process imports the script.
bot-command = The bot’s program “{ $command }” cannot be started: { $why }.
bot-command-slow = The bot’s program “{ $command }” did not answer within { $seconds } s.
bot-command-answer = The bot’s program “{ $command }” answered “{ $answer }”. Expected: { $expected } with a legal move.
extra-missing = The package { $package } is not installed. Install it with: pip install { $extra }
ray-address = “{ $address }” is not a valid cluster address. Write HOST:PORT, for example { $example }.
ray-no-answer = No cluster answers at { $address }. Start Ray there, or remove “--ray”.
ray-refused = The cluster at { $address } cannot be used: { $why }.
ray-version = The cluster at { $address } has burgrave { $there }, but this computer has { $here }. Install the same version there.
arena-file-none = { $file } is not a run file. Choose a new file.
arena-file-other = { $file } belongs to another run: “{ $what }” is different. Choose another file, or repeat the command that started it.
arena-file-damaged = The run file { $file } cannot be read. Choose a new file.
number-whole = “{ $option }” cannot be “{ $value }”. Give a whole number{ $low ->
    [none] {""}
   *[other] {" "}of at least { $low }
 }.
number-large = “{ $option }” cannot be “{ $value }”. Give a number of at most { $high }.
number-seconds = “{ $option }” cannot be “{ $value }”. Give a number of seconds above 0.
number-pause = “{ $option }” cannot be “{ $value }”. Give a number of seconds, 0 for none.
bots-number =
    { $bots ->
        [one] One bot was named; the number of seats is { $players }. Name at least one bot and at most one per seat; a short list repeats.
       *[other] { $bots } bots were named; the number of seats is { $players }. Name at least one bot and at most one per seat; a short list repeats.
    }
option-form = “{ $text }” is not a valid option. Write name=value, for example players=4.
option-twice = The option { $option } was given twice. Give it once.

bench-peers-python = { $python } cannot be run. Give the Python interpreter of an environment with other engines, for example the one that “make peers” creates.
bench-peers-broken = { $python } could not measure other engines ({ $why }). “make peers” creates an environment that can.
bench-peers-none = { $python } has none of the other engines installed. “make peers” creates an environment that has them.
bench-peers-script = The script { $script } is missing. Other engines can be measured only from a checkout of the source.
bench-only-peers = --only chooses among other engines. Add --peers with the interpreter that has them.
bench-only-unknown = No engine is called “{ $only }”. The names begin with: { $known }.
bench-against-unknown = Git does not know the commit “{ $ref }” here. Give a branch, a tag or a hash of this repository.
bench-against-broken = { $ref } could not be compiled and measured: { $why }

## simulate

simulate-progress = Playing
simulate-forfeits = { $bot } lost games by forfeit: illegal move { $illegal }×, error { $raised }×. First problem: { $problem }
simulate-objects = Bot objects play in this process only. Use workers=1, or name the bots: { $bots }.
simulate-stopped = Stopped. Games counted: { $games } of { $asked }.
simulate-title = { $game } – { $options }; seed { $seed }
simulate-bot = bot × seats
simulate-seat = seat
simulate-turn-order = turn order
simulate-wins = wins
simulate-interval = 95 % interval
simulate-chance = chance
simulate-points = points
simulate-spread = 10 · 50 · 90 %
simulate-measure = { $label }: { $mean } ({ $low } to { $high })
simulate-measure-rounds = Rounds
simulate-measure-turns = Turns
simulate-measure-decisions = Decisions per game
simulate-ties = { $ties ->
    [0] No win was shared
    [one] One win was shared
   *[other] { $ties } wins were shared
 }
simulate-time =
    Games: { $games }, in { $seconds } s with { $workers ->
        [one] one worker
       *[other] { $workers } workers
    }: { $pace } games/s

## arena

arena-progress = Playing
arena-stopped = Stopped. Deals counted: { $deals } of { $asked }.
arena-decided = Decided after { $deals } of { $asked } deals: the first bot wins more or less than an even share.
arena-rating = rating
arena-thinking = decision
arena-failed = faults
arena-ahead-of = finishes ahead of
arena-pair = pair
arena-difference = difference
arena-entry = entry
arena-run = Win share by number of deals
arena-deals = deals
arena-cross = Who finishes ahead of whom
arena-paired = Differences of win shares, deal by deal
arena-page = Strength of bots
arena-report = Written: { $file }
arena-faults = { $bot } lost decisions to the baseline bot: errors { $raised }×, too slow { $slow }×, illegal moves { $illegal }×.
arena-problem = The first problem: { $problem }
arena-chance = Win shares are for one seat; pure chance gives { $chance }. Ratings: { $anchor } has 1000.
arena-time = Deals: { $deals }, games: { $games }, in { $seconds } s with { $workers ->
    [one] one worker
   *[other] { $workers } workers
 }.
arena-method = Every deal is played from every seat; intervals are 95 %, computed by resampling the deals.

## bots

level-apprentice = Apprentice
level-builder = Builder
level-master = Master
level-burgrave = Burgrave
level-about-apprentice = Plays simply and often makes mistakes: for your first games.
level-about-builder = Plays sensibly and answers at once.
level-about-master = Thinks ahead briefly: an even opponent for most people.
level-about-burgrave = Thinks ahead thoroughly, the longest of all levels.
level-about-offered = Offered by the operator of this server.
bots-level = level
bots-typed = typed as
bots-plays = plays as
bots-thinks = thinks
bots-ms = { $ms } ms
bots-instant = instant
bots-bot = bot
bots-about = how it plays
bots-about-random = Plays a random legal move.
bots-about-greedy = Chooses what looks best now and does not plan.
bots-about-h1 = Follows simple rules; other bots are compared with it.
bots-about-h2 = Guesses what others hold and slows the leader down; does not search.
bots-about-script = Follows simple rules; other bots are compared with it.
bots-about-s1 = An earlier search bot that never changes; new ones are compared with it.
bots-about-search = Tries its moves in many simulated games.
bots-options = options
bots-option = option
bots-option-about = what it sets
bots-option-default = default
bots-option-random_moves = percent of decisions that are random
bots-option-ms = milliseconds per decision
bots-option-playouts = simulated games per decision, without a time limit
bots-option-noise = percent of random decisions in simulated games
bots-option-min_playouts = minimum number of simulated games, even after the time limit

## bench

bench-round = Round { $number } of { $rounds }
bench-compiled = Compiled engine, random play, best of 5
bench-interpreted = Interpreted engine, random play, best of 5
bench-table = table
bench-python = decisions from Python
bench-inside = decisions inside
bench-games = games inside
bench-clone = clone µs
bench-sample = sample µs
bench-calibration = fixed loop
bench-other-games = The peers play other games: ratios compare engines, not games. Above 1, ours is faster.
bench-beside = Peers compared with { $name }, best of 5
bench-best = Ours compared with the best peer
bench-against = Speed compared with { $ref }, best of 5
bench-peer = peer
bench-decisions = decisions
bench-ratio = ours
bench-python-best = from Python
bench-inside-social = inside, social deduction
bench-inside-best = inside
bench-clone-best = clone
bench-skipped = Not measured: { $peer } ({ $why })
