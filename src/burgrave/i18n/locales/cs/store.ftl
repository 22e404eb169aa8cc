# Kde server uchovává stoly a co na tom může být špatně.

store-taken = Složku { $folder } už používá jiný server. Nejdřív ho ukonči, nebo zvol jinou složku pomocí --data-dir.
store-read-only = Do { $place } nelze zapisovat. Povol to, nebo zvol jinou složku pomocí --data-dir.
store-full = Disk s { $place } je plný. Uvolni na něm místo; nic z uloženého se neztratilo.
store-damaged = { $place } je poškozený soubor, nebo to není databáze Burgrave. Přesuň ho do jiné složky se všemi soubory, jejichž jména začínají jeho jménem. Potom načti zálohu příkazem „burgrave import“.
store-empty = { $place } je prázdný: co v něm bylo uloženo, je pryč. Odstraň ho. Potom vrať na jeho místo kopii, načti zálohu příkazem „burgrave import“, nebo začni znovu.
store-left-over = { $place } chybí nebo je prázdný, ale zbyly tyto soubory staré databáze: { $files }. Přesuň je do jiné složky, prázdný soubor také. Potom vrať na místo kopii, načti zálohu příkazem „burgrave import“, nebo začni znovu.
store-link-broken = { $place } je odkaz na { $target }, který neexistuje. Obnov ten soubor nebo připoj jeho disk. Chceš-li začít znovu, odkaz odstraň.
store-trouble = { $place } nelze použít: { $why }.
store-newer = { $place } zapsal novější Burgrave (úložiště { $found }; tento zná { $known }). Nainstaluj novější verzi.
store-closed = Server se právě vypíná, nic dalšího se neuloží.
store-none = V { $folder } nejsou žádné stoly. Zadej složku serveru pomocí --data-dir.
store-node-taken = Databázi { $place } už používá jiný server se jménem { $node }. Dej každému serveru vlastní jméno pomocí --node.
store-raced = Ve stejné chvíli změnil stůl někdo jiný. Zkus to znovu.
store-away = Databáze neodpovídá. Nic potvrzeného se neztratilo. Zkus to za chvíli znovu.
store-in-doubt = Databáze neodpovídá. Připoj se znovu a uvidíš, zda byl tvůj požadavek proveden.
store-unreachable = Databáze { $place } není dostupná: { $why }. Ověř, že běží a že adresa v --store je správná.
store-standby = Do databáze { $place } nelze zapisovat. Zadej v --store adresu hlavního serveru.
store-address = Adresu v --store nelze přečíst: { $why }.
store-scheme = --store očekává adresu, která začíná postgresql://, ne „{ $url }“.
stored-table-damaged = Uložená data stolu { $table } jsou poškozená ({ $field }). Správce serveru ho může obnovit ze zálohy.

## Zálohy

cli-export = Ulož všechny stoly serveru do souboru se zálohou.
cli-import = Přidej stoly ze souboru se zálohou na server. Server nejdřív zastav.
cli-argument-backup = soubor se zálohou stolů serveru
cli-option-skip-bad = vynech stoly, které nelze použít, vypiš je a ostatní přidej; návratový kód je pak 1
cli-option-import-bot = vlastní bot, který hraje u stolů ze souboru; lze zadat vícekrát
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
backup-there = Už tu jsou a nezměnily se: { $tables }.
backup-exists = Soubor { $file } už existuje. Zvol jiný, nebo ho nejdřív odstraň.
backup-not-one = Tohle není záloha Burgrave: řádek { $line } není platný. Nic nepřibylo.
backup-newer = Zálohu zapsal novější Burgrave (formát { $found }; tento zná { $known }). Nainstaluj novější verzi.
backup-truncated = Záloha končí předčasně po řádku { $line }. Nic nepřibylo; volba --skip-bad přidá stoly před tímto místem.
backup-after-end = Řádek { $line } stojí až za koncem zálohy. Nic nepřibylo.
backup-misplaced = Řádek { $line } tam nepatří. Nic nepřibylo.
backup-counts = Záloha není úplná: na řádku { $line } se píše, že stolů je { $tables } a záznamů { $entries }. Nic nepřibylo.
backup-row = Řádek { $line } není platný ({ $field }).
backup-out-of-order = Řádek { $line } nenavazuje na předchozí.
backup-cut-off = Záloha v něm po řádku { $line } předčasně končí.
backup-table = Stůl { $table } na řádku { $line } nelze použít. { $problem } Nic nepřibylo; volba --skip-bad přidá ostatní stoly.
backup-skipped = Vynechán: stůl { $table } na řádku { $line }. { $problem }
backup-unlinked = Odvety těchto stolů se nenačetly, takže na ně tyto stoly už neodkazují: { $tables }.
backup-unclean = Jméno nebo zpráva obsahuje znaky, které nejsou vidět.
backup-no-game = Jeho průběh není platná hra.
backup-impossible = Takový stůl žádný server neukládá ({ $field }).
backup-twice = Před ním už je jiný stůl se stejným označením.
backup-link-taken = Odkaz na jeho místo otevírá místo u jiného stolu.
