### My games.

nav-games = My games
games-lead = { $count ->
    [one] { $count } game.
   *[other] { $count } games.
} This server keeps them as long as their tables. The keys in this browser find them. Nobody needs an account.
games-lead-none = Your games are here when they have ended. The keys in this browser find them. Nobody needs an account.
games-filter = Which games
games-all = All
games-any-edition = Any edition
games-against = Against
games-anybody = Against anyone
games-people = People
games-bots = Only bots
games-result = Result
games-any-result = Any result
games-won = Won
games-lost = Not won
games-with-mistake = With a mistake to look at
games-branches = Also what-if games
games-branch = what if
games-place = Place { $place }
games-alone = alone
games-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
games-spark = Your win chance: { $from } % at the start, between { $least } % and { $most } %, { $to } % at the end
games-not-reviewed = not reviewed yet
games-counting = { $count ->
    [one] { $count } older game is still being counted …
   *[other] { $count } older games are still being counted …
}
games-none = No finished games yet.
games-none-fit = No game fits this choice.
games-play = Play a game
games-shown = { $shown } of { $total } games are shown.
games-more = Show the next { $count } of { $left }
games-figures = Your figures
games-you-over = { $count ->
    [one] You, in { $count } game
   *[other] You, over { $count } games
}
games-few = Play a few more games. Then there is something to say here.
games-figure-won = won
games-figure-points = points in { $game }
games-figure-row = in a row, the longest
games-by-edition = Won, by edition
games-by-level = Won, by opponent
games-won-of = { $won } of { $games }
games-share = { $won } of { $games } won; chance alone would give { $chance }
games-chance-line = The red line is what chance alone would give at these tables.
games-picks-citadels = Your characters
games-picks-praga = Your technologies
games-picked = { $count } ×
games-picked-won = { $won } of { $games } won
games-latest = { $count ->
    [one] Your last reviewed game
   *[other] Your last { $count } reviewed games
}
games-accuracy = Accuracy of your latest games: the trend goes from { $from } to { $to } per cent
games-accuracy-least = { $percent } %
games-accuracy-now = accuracy { $percent } %
games-save = Save all records
games-saving = Preparing the records …
games-saved = { $count ->
    [one] Saved in one file.
   *[other] Saved in { $count } files.
}
