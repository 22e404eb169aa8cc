# `make play` on a fresh machine. Read before anything is installed: one line each, arguments only as { $name }.

make-play = V tomto terminálu začne hra { $game }, ty proti botům; co potřebuje, se předtím nainstaluje do této složky. Jiné jazyky: make play ARGS=--lang=en (nebo cs, bg, pl).
make-python = Je potřeba Python { $needed } nebo novější; { $python } je { $found }. Zadej novější: make play PYTHON=python3.12
make-no-venv = Pythonu chybí modul venv. Nainstaluj ho (v Debianu a Ubuntu: apt install python3-venv) a spusť „make play“ znovu.
make-environment = [1/3] Vytvářím prostředí .venv (několik sekund)
make-packages = [2/3] Instaluji, co hra potřebuje (asi půl minuty)
make-packages-failed = Instalace se nezdařila; hlášení pipu jsou v { $log }. Jde síť? Potom spusť „make play“ znovu.
make-seconds = { $seconds } s
make-compiling = [3/3] Engine se kompiluje na pozadí pro příští hru (několik minut, záznam v { $log }); tato hra začíná hned bez něj.
make-no-compiler = [3/3] Není tu překladač C: engine běží interpretovaně, pomaleji, ale podle týchž pravidel.
make-no-terminal = Vše je připraveno. Tohle není terminál, hra se proto nespouští; v terminálu: make play. Rourou: { $command }
