# `make play` on a fresh machine. Read before anything is installed: one line each, arguments only as { $name }.

make-browser = Burgrave се отваря в браузъра ти, срещу ботове или с приятели; нужното първо се инсталира в тази папка. В терминала: „make play ARGS=--terminal“. Други езици: „make play ARGS=--lang=en“ (или „cs“, „pl“).
make-play = В този терминал започва игра на „{ $game }“, ти срещу ботове; нужното първо се инсталира в тази папка. Други езици: „make play ARGS=--lang=en“ (или „cs“, „pl“).
make-python = Нужен е Python { $needed } или по-нов; { $python } е { $found }. Дай по-нов: „make play PYTHON=python3.12“
make-no-venv = На Python му липсва модулът „venv“. Инсталирай го (в Debian и Ubuntu: „apt install python3-venv“) и пусни „make play“ отново.
make-environment = [1/{ $steps }] Създавам средата „.venv“ (няколко секунди)
make-packages = [2/{ $steps }] Инсталирам нужното за играта (около половин минута)
make-packages-failed = Инсталирането не успя; съобщенията на pip са в { $log }. Има ли мрежа? После пусни „make play“ отново.
make-seconds = { $seconds } с
make-client = [3/4] Изграждам клиента за браузъра, само веднъж (около половин минута)
make-client-failed = Клиентът за браузъра не се изгради; подробности има в { $log }. В терминала става и без него: „make play ARGS=--terminal“
make-compiling = [{ $steps }/{ $steps }] Двигателят се компилира на заден план за следващата игра (няколко минути, дневник в { $log }); тази игра започва веднага без него.
make-no-compiler = [{ $steps }/{ $steps }] Тук няма компилатор за C: двигателят работи интерпретиран, по-бавно, но по същите правила.
make-no-terminal = Всичко е готово. Това не е терминал, затова игра не започна. В терминал пусни: „make play“. През канал: { $command }
