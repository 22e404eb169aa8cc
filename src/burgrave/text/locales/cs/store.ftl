# Kde server uchovává stoly a co na tom může být špatně.

store-taken = Složku { $folder } už používá jiný server. Nejdřív ho ukonči, nebo zvol jinou složku pomocí --data.
store-read-only = Do { $place } nelze zapisovat. Povol to, nebo zvol jinou složku pomocí --data.
store-full = Disk s { $place } je plný. Uvolni na něm místo; nic z uloženého se neztratilo.
store-damaged = { $place } je poškozený soubor, nebo to není úložiště Burgrave. Nahraď ho zálohou příkazem „burgrave import“.
store-trouble = { $place } nelze použít: { $why }.
store-newer = { $place } zapsal novější Burgrave (úložiště { $found }; tento zná { $known }). Nainstaluj novější verzi.
store-closed = Server se právě vypíná, nic dalšího se neuloží.
store-none = V { $folder } nejsou žádné stoly. Zadej složku serveru pomocí --data.

## Zálohy

cli-export = Zapiš všechny stoly serveru do souboru.
cli-import = Načti stoly z takového souboru na server, který neběží.
cli-argument-backup = soubor se stoly serveru
backup-exported =
    { $tables ->
        [one] Do { $file } byl zapsán { $tables } stůl.
        [few] Do { $file } byly zapsány { $tables } stoly.
       *[other] Do { $file } bylo zapsáno { $tables } stolů.
    }
backup-imported =
    { $tables ->
        [0] Nic nového nepřibylo.
        [one] Přibyl { $tables } stůl.
        [few] Přibyly { $tables } stoly.
       *[other] Přibylo { $tables } stolů.
    }
backup-there = Tyto už tu byly a zůstávají, jak jsou: { $tables }.
backup-exists = Soubor { $file } už existuje. Zvol jiný, nebo ho nejdřív odstraň.
backup-not-one = Tohle není záloha Burgrave: řádek { $line } to neříká.
backup-newer = Zálohu zapsal novější Burgrave (formát { $found }; tento zná { $known }). Nainstaluj novější verzi.
backup-truncated = Záloha končí předčasně po řádku { $line }. Nic nepřibylo.
backup-after-end = Řádek { $line } stojí až za koncem zálohy. Nic nepřibylo.
backup-misplaced = Řádek { $line } tam nepatří. Nic nepřibylo.
backup-row = Řádek { $line } není zapsán tak, jak to dělá záloha ({ $field }). Nic nepřibylo.
backup-table = Stůl { $table } na řádku { $line } nelze použít. Nic nepřibylo. { $problem }
backup-unclean = Jméno nebo zpráva obsahuje znaky, které nejsou vidět.
backup-no-game = Jeho průběh není hra.
