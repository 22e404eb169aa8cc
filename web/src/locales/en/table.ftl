### The table of Citadels: texts that only the browser uses.

table-home = My tables
table-round = Round { $round }
table-deck = Deck
table-log = Log
table-know = What I know
table-chat = Chat
table-side = Log, knowledge and chat
table-unread = unread
table-list = List mode
table-rules = Rules and cards
table-sound = Sound
table-theme = Theme
table-night = Dark
table-language = Language
table-menu = Menu
table-motion = Animations
table-confirm = Confirm end of turn
table-keys = Single-key shortcuts
table-own-pieces = Custom component data:
table-keys-help = D decision · 1–9 choose · U undo · Shift+U undo the whole turn · E end turn · L log · K what I know · C chat · Esc close · Shift+arrows arrange the hand
table-pause = Pause
table-resume = Resume
table-paused = Paused
table-hand-over = Let a bot play
table-take-over = Take my seat back
table-close-game = End without result
table-close = Close
table-clock = Clock
table-characters = Characters by rank
table-on-turn = playing now
table-aside = Set aside
table-nobody = nobody
table-protected = Protected
table-cities = Cities
table-city-of = { $name }: { $size }/{ $goal }
table-you = You
table-bot = bot
table-away = away
table-cards = Cards
table-choose = Choose
table-under = { $count } underneath
table-early = early end
table-price = for { $gold } gold
table-my-city = Your city
table-my-hand = Your hand
table-points-now =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
table-sort = Sort by type and cost
table-your-turn = Your turn
table-what-now = What do you do?
table-asked = Your decision
table-waiting = Waiting
table-gather = Gather
table-gathered = Gathered
table-built = Built { $built } of { $limit }
table-end-sure = You still have moves. End your turn?
table-undo = Undo
table-why-not = Why not?
table-hint = Hint
table-hint-says = Hint from a bot
table-hint-share = chance to win
table-hint-points = expected result
table-hint-then = then
table-goes-to = Next: { $name }
table-find = Find a card
table-always = Always answer like this
table-standing = Always: { $answer }
table-standing-remove = Ask me again
table-back = Back
table-point = click a target, or choose it from the list
table-aim = { $word } …
table-seconds = { $seconds } s left
table-skip = Skip
table-skip-link = To the decision
table-notify = Notify on my turn
table-offline = Connection lost. Reconnecting …
table-offline-more = Your game is saved.
table-filter = Show
table-filter-all = All
table-filter-since = Since my move
table-filter-tome = Affecting me
table-earlier = Earlier …
table-nothing = Nothing yet.
table-draft-saw = Seen in the draft
table-kept = kept
table-put-away = put away
table-at-least = at least { $sure } of these { $seen }
table-rulings = Rulings
table-say = Write a message
table-send = Send
table-chat-none = No messages yet.
table-chat-off = This table has no chat.
table-happened = Log
table-table = Table
table-end = End of the game
table-first = First to complete a city
table-rematch = Rematch
table-to-rematch = To the rematch
table-record = Download record
table-verify = Check shuffle
table-verify-how = Before anyone sat down, the server published a fingerprint of its secret. The secret and the random numbers of all players together give the seed of every shuffle, so nobody could control it.
table-commitment = Fingerprint
table-commitment-same = as published at the start
table-secret = Secret
table-seed = Seed
table-set-kill = Kill
table-set-rob = Rob
table-set-bewitch = Bewitch
table-set-destroy = Destroy
table-set-seize = Seize
table-set-exchange = Exchange
table-set-spy = Spy on
table-set-look = Look at the hand of
table-set-ask = Ask for gold
table-set-sign = Signed warrant on
table-set-flower = Threat with a flower on
table-set-crown = Give the crown to
table-set-swap = Swap hands with
table-set-choose = Choose
table-tag-build = Build
table-tag-play = Play
table-tag-discard = Discard
table-tag-give = Give
table-tag-put = Put
table-tag-use = Use
table-tag-keep = Keep
table-tag-take = Take
table-tag-give-up = Sacrifice
table-tag-choose = Choose
table-choices =
    { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
table-deck-known = { $count } in the deck, { $known ->
        [0] none known
       *[other] { $known } known
    }
table-change-gold = gold
table-change-cards =
    { $count ->
        [one] card
       *[other] cards
    }
table-change-points =
    { $count ->
        [one] point
       *[other] points
    }
