# `make play` on a fresh machine. Read before anything is installed: one line each, arguments only as { $name }.

make-browser = Burgrave otworzy się w przeglądarce, przeciw botom albo ze znajomymi; co potrzebne, najpierw zainstaluje się w tym folderze. W terminalu: make play ARGS=--terminal. Inne języki: make play ARGS=--lang=en (albo cs, bg).
make-play = W tym terminalu zacznie się gra { $game }, ty przeciw botom; to, czego potrzebuje, najpierw instaluje się w tym folderze. Inne języki: make play ARGS=--lang=en (albo cs, bg).
make-python = Potrzebny jest Python { $needed } lub nowszy; { $python } to { $found }. Podaj nowszy: make play PYTHON=python3.12
make-no-venv = Brakuje modułu venv Pythona. Zainstaluj go (w Debianie i Ubuntu: apt install python3-venv) i uruchom „make play” jeszcze raz.
make-environment = [1/{ $steps }] Tworzę środowisko .venv (kilka sekund)
make-packages = [2/{ $steps }] Instaluję to, czego potrzebuje gra (około pół minuty)
make-packages-failed = Instalacja się nie powiodła; komunikaty pip są w { $log }. Czy działa sieć? Potem uruchom „make play” jeszcze raz.
make-seconds = { $seconds } s
make-client = [3/4] Buduję klienta przeglądarkowego, tylko raz (około pół minuty)
make-client-failed = Nie udało się zbudować klienta przeglądarkowego; szczegóły są w { $log }. W terminalu działa i bez niego: make play ARGS=--terminal
make-compiling = [{ $steps }/{ $steps }] Silnik kompiluje się w tle na następną grę (kilka minut, dziennik w { $log }); ta gra zaczyna się od razu bez niego.
make-no-compiler = [{ $steps }/{ $steps }] Nie ma tu kompilatora C: silnik działa interpretowany, wolniej, ale według tych samych zasad.
make-no-terminal = Wszystko gotowe. To nie jest terminal, więc gra się nie zaczęła. W terminalu uruchom: make play. Przez potok: { $command }
