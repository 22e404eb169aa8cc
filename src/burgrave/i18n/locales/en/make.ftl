# `make play` on a fresh machine. Read before anything is installed: one line each, arguments only as { $name }.

make-browser = Burgrave installs what it needs in this folder, then opens in your browser. To play in the terminal instead: make play ARGS=--terminal. Other languages: make play ARGS=--lang=cs (or bg, pl).
make-play = Burgrave installs what it needs in this folder, then starts a game of { $game } against bots in this terminal. Other languages: make play ARGS=--lang=cs (or bg, pl).
make-python = Burgrave needs Python { $needed } or newer, but { $python } is { $found }. Choose a newer one: make play PYTHON=python3.12
make-no-venv = Python’s module venv is missing. Install it (on Debian and Ubuntu: apt install python3-venv) and run “make play” again.
make-environment = [1/{ $steps }] Creating the environment .venv (a few seconds)
make-packages = [2/{ $steps }] Installing packages (about half a minute)
make-packages-failed = The packages could not be installed; see { $log } for pip’s messages. Check your network connection and run “make play” again.
make-seconds = { $seconds } s
make-client = [3/4] Building the browser client, only once (about half a minute)
make-client-failed = The browser client could not be built; see { $log }. You can play in the terminal without it: make play ARGS=--terminal
make-compiling = [{ $steps }/{ $steps }] Compiling the engine in the background for your next game (a few minutes, log in { $log }). This game starts now without it.
make-no-compiler = [{ $steps }/{ $steps }] No C compiler was found. The engine runs interpreted: slower, but with the same rules.
make-no-terminal = Setup is complete. This is not a terminal, so no game was started. In a terminal, run: make play. Through a pipe: { $command }
