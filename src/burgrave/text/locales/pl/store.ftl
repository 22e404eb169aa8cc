# Gdzie serwer przechowuje stoły i co może być z tym nie tak.

store-taken = Inny serwer używa folderu { $folder }. Najpierw go zakończ albo wskaż inny folder opcją --data.
store-read-only = W { $place } nie można zapisywać. Zezwól na to albo wskaż inny folder opcją --data.
store-full = Dysk z { $place } jest pełny. Zrób na nim miejsce; nic z zapisanych danych nie przepadło.
store-damaged = { $place } jest uszkodzony albo nie jest magazynem Burgrave. Zastąp go kopią zapasową poleceniem „burgrave import”.
store-trouble = Nie można użyć { $place }: { $why }.
store-newer = { $place } zapisał nowszy Burgrave (magazyn { $found }; ten zna { $known }). Zainstaluj nowszą wersję.
store-closed = Serwer właśnie się zamyka, nic więcej nie zostanie zapisane.
store-none = W { $folder } nie ma stołów. Wskaż folder serwera opcją --data.

## Kopie zapasowe

cli-export = Zapisz wszystkie stoły serwera do pliku.
cli-import = Wczytaj stoły z takiego pliku na serwer, który nie działa.
cli-argument-backup = plik ze stołami serwera
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
backup-there = Te już tu były i zostają bez zmian: { $tables }.
backup-exists = Plik { $file } już istnieje. Wskaż inny albo najpierw go usuń.
backup-not-one = To nie jest kopia zapasowa Burgrave: wiersz { $line } tego nie mówi.
backup-newer = Kopię zapisał nowszy Burgrave (format { $found }; ten zna { $known }). Zainstaluj nowszą wersję.
backup-truncated = Kopia urywa się po wierszu { $line }. Niczego nie dodano.
backup-after-end = Wiersz { $line } stoi za końcem kopii. Niczego nie dodano.
backup-misplaced = Wiersz { $line } jest nie na swoim miejscu. Niczego nie dodano.
backup-row = Wiersz { $line } nie jest zapisany tak, jak zapisuje kopia ({ $field }). Niczego nie dodano.
backup-table = Stołu { $table } z wiersza { $line } nie można użyć. Niczego nie dodano. { $problem }
backup-unclean = Imię albo wiadomość zawiera znaki, których nie widać.
backup-no-game = Jego przebieg nie jest grą.
