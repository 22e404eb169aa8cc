# `make play` on a fresh machine. Read before anything is installed: one line each, arguments only as { $name }.

make-browser = Burgrave zainstaluje w tym folderze to, czego potrzebuje, i otworzy się w przeglądarce. Gra w terminalu: make play ARGS=--terminal. Inne języki: make play ARGS=--lang=en (albo cs, bg).
make-play = Burgrave zainstaluje w tym folderze to, czego potrzebuje, i zacznie w tym terminalu grę { $game } przeciw botom. Inne języki: make play ARGS=--lang=en (albo cs, bg).
make-python = Potrzebny jest Python { $needed } lub nowszy; { $python } to { $found }. Podaj nowszy: make play PYTHON=python3.12
make-no-venv = Brakuje modułu venv Pythona. Zainstaluj go (w Debianie i Ubuntu: apt install python3-venv) i uruchom „make play” jeszcze raz.
make-environment = [1/{ $steps }] Tworzę środowisko .venv (kilka sekund)
make-packages = [2/{ $steps }] Instaluję pakiety (około pół minuty)
make-packages-failed = Nie udało się zainstalować pakietów; komunikaty pip są w { $log }. Sprawdź połączenie z siecią i uruchom „make play” jeszcze raz.
make-seconds = { $seconds } s
make-client = [3/4] Buduję klienta przeglądarkowego, tylko raz (około pół minuty)
make-client-failed = Nie udało się zbudować klienta przeglądarkowego; szczegóły są w { $log }. W terminalu można grać i bez niego: make play ARGS=--terminal
make-compiling = [{ $steps }/{ $steps }] Silnik kompiluje się w tle na następną grę (kilka minut, dziennik w { $log }); ta gra zaczyna się od razu bez niego.
make-no-compiler = [{ $steps }/{ $steps }] Nie znaleziono kompilatora C. Silnik działa interpretowany: wolniej, ale według tych samych zasad.
make-no-terminal = Wszystko gotowe. To nie jest terminal, więc gra się nie zaczęła. W terminalu uruchom: make play. Przez potok: { $command }
