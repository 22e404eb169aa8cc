# Gdzie serwer przechowuje stoły i co może być z tym nie tak.

store-taken = Inny serwer używa folderu { $folder }. Najpierw go zatrzymaj albo wskaż inny folder opcją --data-dir.
store-read-only = W { $place } nie można zapisywać. Zezwól na to albo wskaż inny folder opcją --data-dir.
store-full = Dysk z { $place } jest pełny. Zrób na nim miejsce; nic z zapisanych danych nie przepadło.
store-damaged = { $place } jest uszkodzony albo nie jest bazą danych Burgrave. Przenieś go do innego folderu razem ze wszystkimi plikami, których nazwy zaczynają się od jego nazwy. Potem wczytaj kopię zapasową poleceniem „burgrave import”.
store-empty = { $place } jest pusty: to, co w nim zapisano, przepadło. Usuń go. Potem przywróć na jego miejsce kopię, wczytaj kopię zapasową poleceniem „burgrave import” lub zacznij od nowa.
store-left-over = Brakuje { $place } albo jest pusty, ale zostały te pliki starej bazy danych: { $files }. Przenieś je do innego folderu, pusty plik też. Potem przywróć kopię, wczytaj kopię zapasową poleceniem „burgrave import” lub zacznij od nowa.
store-link-broken = { $place } to dowiązanie do { $target }, który nie istnieje. Przywróć ten plik albo podłącz jego dysk. Aby zacząć od nowa, usuń dowiązanie.
store-trouble = Nie można użyć { $place }: { $why }.
store-newer = { $place } zapisał nowszy Burgrave (magazyn { $found }; ten zna { $known }). Zainstaluj nowszą wersję.
store-closed = Serwer właśnie się zamyka, nic więcej nie zostanie zapisane.
store-none = W { $folder } nie ma stołów. Wskaż folder serwera opcją --data-dir.
store-node-taken = Inny serwer o nazwie { $node } używa bazy danych { $place }. Nadaj każdemu serwerowi własną nazwę opcją --node.
store-raced = W tej samej chwili ktoś inny zmienił stół. Spróbuj ponownie.
store-away = Baza danych nie odpowiada. Nic z potwierdzonych rzeczy nie przepadło. Spróbuj ponownie za chwilę.
store-in-doubt = Baza danych nie odpowiada. Połącz się ponownie, aby zobaczyć, czy twoje żądanie zostało wykonane.
store-unreachable = Baza danych { $place } jest nieosiągalna: { $why }. Sprawdź, czy działa i czy adres w --store jest poprawny.
store-standby = W bazie danych { $place } nie można zapisywać. Podaj w --store adres serwera głównego.
store-address = Nie można odczytać adresu w --store: { $why }.
store-scheme = --store wymaga adresu, który zaczyna się od postgresql://, a nie od „{ $url }”.
stored-table-damaged = Zapisane dane stołu { $table } są uszkodzone ({ $field }). Operator serwera może go przywrócić z kopii zapasowej.

## Kopie zapasowe

cli-export = Zapisz wszystkie stoły serwera do pliku kopii zapasowej.
cli-import = Dodaj stoły z pliku kopii zapasowej do serwera. Najpierw zatrzymaj serwer.
cli-argument-backup = plik kopii zapasowej ze stołami serwera
cli-option-skip-bad = pomiń stoły, których nie można użyć, wymień je i dodaj pozostałe; kod wyjścia to wtedy 1
cli-option-import-bot = własny bot, który gra przy stołach z pliku; można podać kilka razy
backup-exported =
    { $tables ->
        [one] Do { $file } zapisano { $tables } stół.
        [few] Do { $file } zapisano { $tables } stoły.
       *[other] Do { $file } zapisano { $tables } stołów.
    }
backup-imported =
    { $tables ->
        [0] Nie ma nic nowego.
        [one] Dodano { $tables } stół.
        [few] Dodano { $tables } stoły.
       *[other] Dodano { $tables } stołów.
    }
backup-there = Już tu są i nie zmieniły się: { $tables }.
backup-exists = Plik { $file } już istnieje. Wskaż inny albo najpierw go usuń.
backup-not-one = To nie jest kopia zapasowa Burgrave: wiersz { $line } jest niepoprawny. Niczego nie dodano.
backup-newer = Kopię zapisał nowszy Burgrave (format { $found }; ten zna { $known }). Zainstaluj nowszą wersję.
backup-truncated = Kopia urywa się po wierszu { $line }. Niczego nie dodano; opcja --skip-bad doda stoły sprzed tego miejsca.
backup-after-end = Wiersz { $line } stoi za końcem kopii. Niczego nie dodano.
backup-misplaced = Wiersz { $line } jest nie na swoim miejscu. Niczego nie dodano.
backup-counts = Kopia nie jest pełna: w wierszu { $line } podaje, że stołów jest { $tables }, a wpisów { $entries }. Niczego nie dodano.
backup-row = Wiersz { $line } jest niepoprawny ({ $field }).
backup-out-of-order = Wiersz { $line } nie następuje po poprzednim.
backup-cut-off = Kopia urywa się w nim po wierszu { $line }.
backup-table = Stołu { $table } z wiersza { $line } nie można użyć. { $problem } Niczego nie dodano; opcja --skip-bad doda pozostałe stoły.
backup-skipped = Pominięto: stół { $table } z wiersza { $line }. { $problem }
backup-unlinked = Rewanżu tych stołów nie dodano razem z nimi, więc już do niego nie prowadzą: { $tables }.
backup-unclean = Imię albo wiadomość zawiera znaki, których nie widać.
backup-no-game = Jego przebieg nie jest poprawną grą.
backup-impossible = Żaden serwer nie zapisuje takiego stołu ({ $field }).
backup-twice = Przed nim jest już inny stół o tym samym identyfikatorze.
backup-link-taken = Link do jego miejsca otwiera miejsce przy innym stole.
