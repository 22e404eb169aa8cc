# `make play` on a fresh machine. Read before anything is installed: one line each, arguments only as { $name }.

make-browser = Burgrave se otevře v prohlížeči, proti botům nebo s přáteli; co potřebuje, se nejdřív nainstaluje do této složky. V terminálu: make play ARGS=--terminal. Jiné jazyky: make play ARGS=--lang=en (nebo bg, pl).
make-play = V tomto terminálu začne hra { $game }, ty proti botům; co potřebuje, se předtím nainstaluje do této složky. Jiné jazyky: make play ARGS=--lang=en (nebo bg, pl).
make-python = Je potřeba Python { $needed } nebo novější; { $python } je { $found }. Zadej novější: make play PYTHON=python3.12
make-no-venv = Pythonu chybí modul venv. Nainstaluj ho (v Debianu a Ubuntu: apt install python3-venv) a spusť „make play“ znovu.
make-environment = [1/{ $steps }] Vytvářím prostředí .venv (několik sekund)
make-packages = [2/{ $steps }] Instaluji, co hra potřebuje (asi půl minuty)
make-packages-failed = Instalace se nezdařila; hlášení pipu jsou v { $log }. Jde síť? Potom spusť „make play“ znovu.
make-seconds = { $seconds } s
make-client = [3/4] Sestavuji klienta pro prohlížeč, jen jednou (asi půl minuty)
make-client-failed = Klienta pro prohlížeč se nepodařilo sestavit; co se stalo, je v { $log }. V terminálu to jde i bez něj: make play ARGS=--terminal
make-compiling = [{ $steps }/{ $steps }] Engine se kompiluje na pozadí pro příští hru (několik minut, záznam v { $log }); tato hra začíná hned bez něj.
make-no-compiler = [{ $steps }/{ $steps }] Není tu překladač C: engine běží interpretovaně, pomaleji, ale podle týchž pravidel.
make-no-terminal = Vše je připraveno. Tohle není terminál, hra se proto nespustila. V terminálu spusť: make play. Rourou: { $command }
