# `make play` on a fresh machine. Read before anything is installed: one line each, arguments only as { $name }.

make-browser = Burgrave si nainstaluje do této složky, co potřebuje, a otevře se v prohlížeči. Hra v terminálu: make play ARGS=--terminal. Jiné jazyky: make play ARGS=--lang=en (nebo bg, pl).
make-play = Burgrave si nainstaluje do této složky, co potřebuje, a v tomto terminálu spustí hru { $game } proti botům. Jiné jazyky: make play ARGS=--lang=en (nebo bg, pl).
make-python = Je potřeba Python { $needed } nebo novější; { $python } je { $found }. Zadej novější: make play PYTHON=python3.12
make-no-venv = Pythonu chybí modul venv. Nainstaluj ho (v Debianu a Ubuntu: apt install python3-venv) a spusť „make play“ znovu.
make-environment = [1/{ $steps }] Vytvářím prostředí .venv (několik sekund)
make-packages = [2/{ $steps }] Instaluji balíčky (asi půl minuty)
make-packages-failed = Balíčky se nepodařilo nainstalovat; hlášení pipu jsou v { $log }. Zkontroluj připojení k síti a spusť „make play“ znovu.
make-seconds = { $seconds } s
make-client = [3/4] Sestavuji klienta pro prohlížeč, jen jednou (asi půl minuty)
make-client-failed = Klienta pro prohlížeč se nepodařilo sestavit; podrobnosti jsou v { $log }. V terminálu lze hrát i bez něj: make play ARGS=--terminal
make-compiling = [{ $steps }/{ $steps }] Engine se kompiluje na pozadí pro příští hru (několik minut, záznam v { $log }); tato hra začíná hned bez něj.
make-no-compiler = [{ $steps }/{ $steps }] Překladač C se nenašel. Engine běží interpretovaně: pomaleji, ale podle stejných pravidel.
make-no-terminal = Vše je připraveno. Tohle není terminál, hra se proto nespustila. V terminálu spusť: make play. Rourou: { $command }
