# What the table server says: what cannot be done, and what has changed at a table.

server-spectator = Divák

## Messages and requests

server-message-json = Tohle není zpráva: není to JSON.
server-message-type = Zpráva tohoto typu neexistuje.
server-message-missing = Ve zprávě chybí „{ $field }“.
server-message-extra = Zpráva obsahuje neznámé pole: „{ $field }“.
server-message-field = „{ $field }“ nemůže mít takovou hodnotu.
server-message-long = Zpráva je příliš dlouhá: nejvýše { $most } bajtů.
server-message-fast = Moc najednou. Chvíli počkej a zkus to znovu.
server-sit-first = Nejdřív řekni, kde sedíš: první zpráva je „sit“.
server-seated-already = Už tu sedíš. Pro jiné místo otevři další spojení.
server-page-unknown = Na této adrese nic není.
server-no-client = Část pro prohlížeč tu není sestavená. Nainstaluj Burgrave příkazem „pip install .“, nebo hraj v terminálu příkazem „burgrave play“.
server-not-possible = O tohle tu požádat nelze.
server-trouble = Na serveru se něco pokazilo. Nic se nezměnilo, zkus to prosím znovu.
server-host-foreign = Tak se tento server nejmenuje. Otevři ho jeho vlastní adresou.
server-origin-foreign = Jiná stránka s tímto serverem mluvit nesmí.

## Tables and seats

server-table-unknown = Takový stůl neexistuje: byl odstraněn, nebo odkaz není celý.
server-table-full = U tohoto stolu není volné místo.
server-table-crowded = K tomuto stolu je připojeno příliš mnoho zařízení.
server-tables-full = Na serveru už je { $most } stolů. Zkus to později.
server-server-full = K serveru je připojeno příliš mnoho zařízení. Zkus to později.
server-one-host = Právě jedno místo musí být tvoje.
server-seat-taken = Tam už někdo sedí.
server-seat-of-bot = Toto místo nepatří člověku.
server-link-void = Tento odkaz už žádné místo neotevře. Požádej hostitele o nový.
server-no-spectators = Tento stůl nepouští diváky.
server-not-host = To může jen hostitel.
server-not-seated = To může jen ten, kdo u stolu sedí.
server-level-unknown = Úroveň „{ $level }“ neexistuje. Vyber z těchto: { $known }.
server-started = Hra už začala.
server-not-started = Hra ještě nezačala.
server-not-over = Hra ještě neskončila.
server-record-private = Záznam uvidí jen ti, kdo u stolu seděli.
server-frozen = Tato hra nemůže pokračovat: začala podle jiných pravidel. Prohlédnout si ji lze.
server-name-bot = „{ $name }“ je jméno bota. Vyber si jiné.

## Playing

server-stale = Hra se mezitím posunula. Podívej se na stůl a vyber znovu.
server-paused = Hra je pozastavená.
server-bot-plays = Na tvém místě hraje bot. Nejdřív si místo vezmi zpět.
server-hints-off = U tohoto stolu nejsou povoleny nápovědy.
server-kind-unknown = Rozhodnutí „{ $kind }“ v této hře není, nebo je předem daných odpovědí příliš mnoho.
server-chat-off = Tento stůl nemá chat.
server-chat-empty = V tom nic není.
server-silent = Hostitel ti vypnul chat.

## Good-bye

server-left = Místo u stolu je opuštěno.
server-table-removed = Hostitel tento stůl odstranil.
server-stops = Server se restartuje nebo končí. Hra je uložená a bude pokračovat, až se vrátí.

## What has changed

server-notice-joined = Ke stolu usedá { $seat }.
server-notice-left = Od stolu odchází { $seat }.
server-notice-back = { $seat } je zpět a hraje dál.
server-notice-stands-in = { $seat } tu není; zatím hraje bot.
server-notice-bot-plays = { $seat }: místo teď hraje bot.
server-notice-person-plays = { $seat } hraje zase sám za sebe.
server-notice-paused = { $seat } pozastavuje hru.
server-notice-goes-on = { $seat } nechává hru pokračovat.
server-notice-would-close = { $seat } navrhuje ukončit hru bez výsledku.
server-notice-would-not-close = { $seat } chce přece jen hrát dál.
server-notice-closed = Všichni souhlasí, že hra tu končí.
server-notice-reissued = { $seat } dostává nový odkaz; starý už neplatí.
server-notice-rematch = { $seat } navrhuje odvetu.
