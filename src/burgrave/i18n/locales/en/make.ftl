# `make play` on a fresh machine. Read before anything is installed: one line each, arguments only as { $name }.

make-browser = Burgrave opens in your browser, you against bots or with friends; what it needs is installed in this folder first. In the terminal instead: make play ARGS=--terminal. Other languages: make play ARGS=--lang=cs (or bg, pl).
make-play = A game of { $game } starts in this terminal, you against bots; what it needs is installed in this folder first. Other languages: make play ARGS=--lang=cs (or bg, pl).
make-python = Python { $needed } or newer is needed; { $python } is { $found }. Name a newer one: make play PYTHON=python3.12
make-no-venv = Python’s module venv is missing. Install it (on Debian and Ubuntu: apt install python3-venv) and run “make play” again.
make-environment = [1/{ $steps }] Making the environment .venv (some seconds)
make-packages = [2/{ $steps }] Installing what the game needs (half a minute or so)
make-packages-failed = Installing failed; what pip said is in { $log }. Is there a network? Then run “make play” again.
make-seconds = { $seconds } s
make-client = [3/4] Building the browser client, once (half a minute or so)
make-client-failed = Building the browser client failed; what was said is in { $log }. In the terminal it works without it: make play ARGS=--terminal
make-compiling = [{ $steps }/{ $steps }] The engine is compiled in the background for your next game (some minutes, log in { $log }); this game starts at once without it.
make-no-compiler = [{ $steps }/{ $steps }] There is no C compiler here: the engine runs interpreted, slower but with the same rules.
make-no-terminal = Setup is complete. This is not a terminal, so no game was started. In a terminal, run: make play. Through a pipe: { $command }
