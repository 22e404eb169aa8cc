# What the table server says: what cannot be done, and what has changed at a table.

server-spectator = Divák

## Messages and requests

server-message-json = Zpráva není platný JSON.
server-message-type = Zpráva tohoto typu neexistuje.
server-message-missing = Ve zprávě chybí „{ $field }“.
server-message-extra = Neznámé pole: „{ $field }“.
server-message-field = „{ $field }“ nemůže mít takovou hodnotu.
server-message-long = Zpráva je příliš dlouhá: nejvýše { $most } bajtů.
server-message-fast = Moc najednou. Chvíli počkej a zkus to znovu.
server-slow-reader = Tvé zařízení nestíhalo. Za chvíli se všechno načte znovu.
server-hello-first = První zpráva musí být „hello“.
server-reload = Tato stránka je ze starší verze Burgrave. Načti ji prosím znovu.
server-seated-already = Už tu sedíš. Pro jiné místo otevři další spojení.
server-page-unknown = Na této adrese nic není.
server-no-client = Část pro prohlížeč tu není sestavená. Nainstaluj Burgrave příkazem „pip install .[server]“, nebo hraj v terminálu příkazem „burgrave play“.
server-not-possible = Tento požadavek tu není podporován.
server-trouble = Na serveru se něco pokazilo. Nic se nezměnilo, zkus to prosím znovu.
server-host-foreign = Neznámé jméno serveru. Otevři server jeho vlastní adresou.
server-origin-foreign = Požadavky z jiných webů nejsou povoleny.

## Tables and seats

server-table-unknown = Takový stůl neexistuje: byl odstraněn, nebo odkaz není celý.
server-table-full = U tohoto stolu není volné místo.
server-table-crowded = K tomuto stolu je připojeno příliš mnoho zařízení.
server-tables-full = Na serveru není místo pro další stůl (nejvýš: { $most }). Zkus to později.
server-tables-share = Tvá síť už dosáhla limitu otevřených a rozehraných stolů ({ $most }). Nejdřív některý ukonči nebo smaž.
server-server-full = K serveru je připojeno příliš mnoho zařízení. Zkus to později.
server-one-host = Vyber pro sebe právě jedno místo.
server-seat-taken = Tam už někdo sedí.
server-seat-of-bot = Toto místo nepatří člověku.
server-link-void = Tento odkaz už žádné místo neotevře. Požádej hostitele o nový.
server-no-spectators = Tento stůl nepouští diváky.
server-not-host = To může jen hostitel.
server-own-link = Odkaz na své vlastní místo obnovit nemůžeš.
server-not-seated = To může jen ten, kdo u stolu sedí.
server-level-unknown = Úroveň „{ $level }“ neexistuje. Vyber z těchto: { $known }.
server-started = Hra už začala.
server-not-started = Hra ještě nezačala.
server-not-over = Hra ještě neskončila.
server-record-text = Tento soubor není text.
server-record-long = Tento záznam je na prohlížení tady příliš dlouhý. Použij místo toho „{ $command }“.
server-record-broken = Tento záznam nelze ukázat. Obsahuje něco, co v jeho hře neexistuje.
server-record-unknown = Tento záznam už není v paměti. Otevři jeho soubor znovu.
server-branch-frozen = Pokračovat lze jen z dohrané hry, kterou současná pravidla umějí přehrát.
server-branch-end = Pokračovat lze z pozic do tahu { $last }.
server-rematch-left = Odveta už existuje, ale tvoje místo u ní bylo uvolněno.
server-record-private = Záznam uvidí jen ti, kdo u stolu seděli.
server-own-components-off = Na tomto serveru se nehraje s vlastními díly. Vyber vestavěné díly, nebo se zeptej správce serveru.
server-own-components-full = Na serveru není místo pro další soubor s díly (nejvýš: { $most }). Zkus to později, nebo hraj s vestavěnými díly.
server-frozen = Tato hra nemůže pokračovat: začala podle jiných pravidel. Prohlédnout si ji lze.
server-name-bot = „{ $name }“ je jméno bota. Vyber si jiné.

## Playing

server-stale = Hra se mezitím posunula. Vyber prosím znovu.
server-paused = Hra je pozastavená.
server-bot-plays = Na tvém místě hraje bot. Nejdřív si místo vezmi zpět.
server-hints-off = U tohoto stolu nejsou povoleny rady.
server-kind-unknown = Rozhodnutí „{ $kind }“ v této hře není.
server-auto-answers-full = Máš příliš mnoho automatických odpovědí. Nejdřív některou zruš.
server-chat-off = Tento stůl nemá chat.
server-chat-empty = Zpráva je prázdná.
server-chat-full = Chat tohoto stolu je plný: má { $most } zpráv.
server-undo-limit = Vracet už nelze: tato hra má { $most } akcí a vrácení.
server-muted = Hostitel ti vypnul chat.

## Good-bye

server-left = Místo u stolu je opuštěno.
server-table-removed = Hostitel tento stůl odstranil.
server-stops = Server se restartuje nebo končí. Hra je uložená a bude pokračovat, až se vrátí.
server-node-name = --node očekává nejvýš 32 malých písmen bez diakritiky, číslic a spojovníků, ne „{ $name }“.

## What has changed

server-notice-joined = Ke stolu usedá { $seat }.
server-notice-left = Od stolu odchází { $seat }.
server-notice-back = { $seat } je zpět a hraje dál.
server-notice-takeover = { $seat } tu není; zatím hraje bot.
server-notice-bot-plays = { $seat }: místo teď hraje bot.
server-notice-person-plays = { $seat }: zase hraje člověk.
server-notice-paused = { $seat } pozastavuje hru.
server-notice-resumed = { $seat } obnovuje pozastavenou hru.
server-notice-would-close = { $seat } navrhuje ukončit hru bez výsledku.
server-notice-would-not-close = { $seat } chce hrát dál.
server-notice-closed = Všichni souhlasí, že hra tu končí.
server-notice-new-link = { $seat } dostává nový odkaz; starý už neplatí.
server-notice-rematch = { $seat } navrhuje odvetu.
server-notice-store-away = Databáze neodpovídá. Nic potvrzeného se neztratilo a hra bude pokračovat, až se databáze vrátí.
server-notice-store-back = Databáze zase odpovídá. Hra pokračuje.
