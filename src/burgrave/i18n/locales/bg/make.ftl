# `make play` on a fresh machine. Read before anything is installed: one line each, arguments only as { $name }.

make-browser = Burgrave инсталира нужното в тази папка и се отваря в браузъра ти. За игра в терминала: „make play ARGS=--terminal“. Други езици: „make play ARGS=--lang=en“ (или „cs“, „pl“).
make-play = Burgrave инсталира нужното в тази папка и започва в този терминал игра на „{ $game }“ срещу ботове. Други езици: „make play ARGS=--lang=en“ (или „cs“, „pl“).
make-python = Нужен е Python { $needed } или по-нов; { $python } е { $found }. Дай по-нов: „make play PYTHON=python3.12“
make-no-venv = На Python му липсва модулът „venv“. Инсталирай го (в Debian и Ubuntu: „apt install python3-venv“) и пусни „make play“ отново.
make-environment = [1/{ $steps }] Създавам средата „.venv“ (няколко секунди)
make-packages = [2/{ $steps }] Инсталирам пакетите (около половин минута)
make-packages-failed = Пакетите не се инсталираха; съобщенията на pip са в { $log }. Провери връзката с мрежата и пусни „make play“ отново.
make-seconds = { $seconds } с
make-client = [3/4] Изграждам клиента за браузъра, само веднъж (около половин минута)
make-client-failed = Клиентът за браузъра не се изгради; подробности има в { $log }. В терминала можеш да играеш и без него: „make play ARGS=--terminal“
make-compiling = [{ $steps }/{ $steps }] Двигателят се компилира на заден план за следващата игра (няколко минути, дневник в { $log }); тази игра започва веднага без него.
make-no-compiler = [{ $steps }/{ $steps }] Няма компилатор за C. Двигателят работи интерпретиран: по-бавно, но по същите правила.
make-no-terminal = Всичко е готово. Това не е терминал, затова игра не започна. В терминал пусни: „make play“. През канал: { $command }
