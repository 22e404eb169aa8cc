# The commands `burgrave simulate`, `burgrave arena`, `burgrave bots` and `burgrave bench`.

## Mistakes

bot-unknown = There is no bot “{ $bot }” for { $game }. Choose one of: { $known }.
bot-option-form = “{ $text }” is not an option of the bot { $bot }; write name=value, for example { $example }.
bot-option-none = The bot { $bot } has no options, so not “{ $option }” either.
bot-option-unknown = The bot { $bot } has no option “{ $option }”. Choose one of: { $known }.
bot-option-whole = “{ $option }” of the bot { $bot } cannot be “{ $value }”. Give a whole number from { $low } to { $high }.
bot-option-number = “{ $option }” of the bot { $bot } cannot be “{ $value }”. Give a number from { $low } to { $high }.
bot-option-word = “{ $option }” of the bot { $bot } cannot be “{ $value }”. Choose one of: { $known }.
bot-class = The bot { $bot } cannot be loaded: { $why }.
bot-no-class = { $bot } is not a bot; name a subclass of { $class }.
bot-long = The bot “{ $bot }…” has too long a name: at most { $most } characters.
bot-command = The bot’s program “{ $command }” cannot be started: { $why }.
bot-command-slow = The bot’s program “{ $command }” gave no answer for { $seconds } s.
bot-command-answer = The bot’s program “{ $command }” answered “{ $answer }”; expected is { $expected } with a legal move.
extra-missing = The package { $package } is not installed. Install it with: pip install { $extra }
ray-address = “{ $address }” is not the address of a cluster; write HOST:PORT, for example { $example }.
ray-no-answer = Nobody answers at { $address }; start Ray there, or leave “--ray” out.
ray-refused = The cluster at { $address } cannot be used: { $why }.
ray-version = The cluster at { $address } has burgrave { $there }, here it is { $here }; install the same version there.
arena-file-none = { $file } is not the file of a run; name a new file.
arena-file-other = { $file } belongs to another run: “{ $what }” is not the same. Name another file, or repeat the command that began it.
arena-file-damaged = { $file } cannot be read as a run; name a new file.
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
option-form = “{ $text }” is not an option; write name=value, for example players=4.
option-twice = The option { $option } was given twice; give it once.

bench-peers-python = { $python } cannot be run; give the Python interpreter of an environment with other engines, such as the one that “make peers” creates.
bench-peers-broken = { $python } could not measure other engines ({ $why }); “make peers” creates an environment that can.
bench-peers-none = { $python } has none of the other engines installed; “make peers” creates an environment that has.
bench-peers-script = The script { $script } is missing; other engines can be measured only from a checkout of the source.
bench-only-peers = --only chooses among other engines; give --peers with the interpreter that has them.
bench-only-unknown = No engine is called “{ $only }”; the names begin with { $known }.
bench-against-unknown = Git knows no commit “{ $ref }” here; give a branch, a tag or a hash of this repository.
bench-against-broken = { $ref } could not be compiled and measured: { $why }

## simulate

simulate-progress = Playing
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
arena-faults = { $bot } lost decisions to the reference bot: raised an error { $raised }×, took too long { $slow }×, illegal move { $illegal }×.
arena-problem = The first problem: { $problem }
arena-chance = Win shares are for one seat; chance gives { $chance }. Ratings: { $anchor } has 1000.
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
level-about-apprentice = Plays simply and often slips: for the first games.
level-about-builder = Plays soundly and answers at once.
level-about-master = Thinks ahead for a moment; a match for most people.
level-about-burgrave = Thinks ahead thoroughly: the strongest.
level-about-offered = Offered by the host of this server.
bots-level = level
bots-typed = typed as
bots-plays = plays as
bots-thinks = thinks
bots-ms = { $ms } ms
bots-instant = instant
bots-bot = bot
bots-about = how it plays
bots-about-random = Plays any legal move, each as likely as the others.
bots-about-greedy = Takes what looks best now and makes no plans.
bots-about-h1 = Follows simple rules; other bots are measured by it.
bots-about-h2 = Guesses who holds what and holds the leader back; does not search.
bots-about-script = Follows simple rules; other bots are measured by it.
bots-about-s1 = An earlier search that never changes; new searches are measured by it.
bots-about-search = Tries its moves in many simulated games.
bots-options = options
bots-option = option
bots-option-about = what it sets
bots-option-default = default
bots-option-random_moves = percent of decisions that are random
bots-option-ms = milliseconds for one decision
bots-option-playouts = simulated games for one decision, whatever time they take
bots-option-noise = percent of random decisions in simulated games
bots-option-min_playouts = least number of simulated games, even if the time is over

## bench

bench-round = Round { $number } of { $rounds }
bench-compiled = Compiled engine, random play, best of 5
bench-interpreted = Interpreted engine, random play, best of 5
bench-table = table
bench-python = decisions from Python
bench-inside = decisions inside
bench-games = games inside
bench-clone = clone µs
bench-sample = imagine µs
bench-calibration = fixed loop
bench-other-games = The peers play other games: ratios compare engines, not games. Above 1, ours is faster.
bench-beside = Peers beside { $name }, best of 5
bench-best = Ours by the best of the peers
bench-against = How many times as fast as { $ref }, best of 5
bench-peer = peer
bench-decisions = decisions
bench-ratio = ours
bench-python-best = from Python
bench-inside-social = inside, social deduction
bench-inside-best = inside
bench-clone-best = clone
bench-skipped = Not measured: { $peer } ({ $why })
