### Stůl hry Citadela: několik slov, která patří prohlížeči.

table-home = Moje stoly
table-round = Kolo { $round }
table-deck = Balíček
table-log = Průběh
table-know = Co vím
table-chat = Chat
table-side = Průběh, znalosti a chat
table-unread = nepřečtené
table-list = Seznamy
table-rules = Pravidla a karty
table-sound = Zvuk
table-theme = Motiv
table-night = Tmavý motiv
table-language = Jazyk
table-menu = Nabídka
table-motion = Animace
table-confirm = Potvrzovat konec tahu
table-keys = Klávesové zkratky
table-own-pieces = Vlastní data herního materiálu:
table-keys-help = D rozhodnutí · 1–9 volba · U zpět, Shift+U celý tah · E konec · L průběh · K co vím · C chat · Esc zavře · Shift+šipky řadí karty
table-pause = Pozastavit
table-resume = Pokračovat
table-paused = Pozastaveno
table-hand-over = Ať za mě hraje bot
table-take-over = Vzít si místo zpět
table-close-game = Ukončit hru bez výsledku
table-close = Zavřít
table-clock = Hodiny
table-characters = Postavy podle čísel
table-on-turn = na tahu
table-aside = Stranou
table-nobody = nikdo
table-protected = Chráněná
table-cities = Města
table-city-of = { $name }: { $size }/{ $goal }
table-you = Ty
table-bot = bot
table-away = pryč
table-cards = Karty
table-choose = Vybrat
table-under = { $count } pod ní
table-early = brzký konec
table-price = za { $gold }
table-my-city = Tvé město
table-my-hand = Karty v ruce
table-points-now =
    { $points ->
        [one] zatím { $points } bod
        [few] zatím { $points } body
       *[other] zatím { $points } bodů
    }
table-sort = Seřadit podle barvy a ceny
table-your-turn = Jsi na tahu
table-what-now = Co uděláš?
table-asked = Tvoje rozhodnutí
table-waiting = Čeká se
table-gather = Zdroje
table-gathered = Zdroje máš
table-built = Postaveno { $built } z { $limit }
table-end-sure = Ještě můžeš hrát. Ukončit tah?
table-undo = Vrátit
table-why-not = Proč ne?
table-hint = Rada
table-hint-says = Rada bota
table-hint-share = šance na výhru
table-hint-points = očekávaný výsledek
table-hint-then = pak
table-goes-to = Dál: { $name }
table-find = Najít kartu
table-always = Vždy odpovídat takto
table-standing = Vždy: { $answer }
table-standing-remove = Ptát se znovu
table-back = Zpět
table-point = klepni na cíl, nebo ho vyber ze seznamu
table-aim = { $word } …
table-seconds = zbývá { $seconds } s
table-skip = Přeskočit
table-skip-link = K rozhodnutí
table-notify = Upozornit, až budu na tahu
table-offline = Spojení vypadlo. Připojujeme znovu…
table-offline-more = Hra je uložená.
table-filter = Zobrazit
table-filter-all = Vše
table-filter-since = Od mého tahu
table-filter-tome = Týká se mě
table-earlier = Dřívější …
table-nothing = Zatím nic.
table-draft-saw = Při výběru ti prošly rukama
table-kept = tvoje
table-put-away = odložená
table-at-least = nejméně { $sure } z těchto { $seen }
table-rulings = Výklady
table-say = Napsat zprávu
table-send = Poslat
table-chat-none = Zatím žádné zprávy.
table-chat-off = Tento stůl nemá chat.
table-happened = Průběh
table-table = Stůl
table-end = Konec hry
table-first = První dokončené město
table-rematch = Odveta
table-to-rematch = K odvetě
table-record = Stáhnout záznam
table-verify = Ověřit míchání
table-verify-how = Než kdokoli usedl, server zveřejnil otisk svého tajemství. Tajemství a náhodná čísla všech hráčů dohromady dávají semínko každého míchání, takže je nikdo nemohl ovlivnit.
table-commitment = Otisk
table-commitment-same = stejný, jaký byl zveřejněn na začátku
table-secret = Tajemství
table-seed = Semínko
table-set-kill = Zneškodnit
table-set-rob = Okrást
table-set-bewitch = Očarovat
table-set-destroy = Zbourat
table-set-seize = Zabrat
table-set-exchange = Vyměnit
table-set-spy = Vyzvídat u
table-set-look = Nahlédnout do ruky
table-set-ask = Vyžádat minci
table-set-sign = Glejt s pečetí k
table-set-flower = Šátek s růží pro
table-set-crown = Předat korunu
table-set-swap = Vyměnit karty s
table-set-choose = Vybrat
table-tag-build = Postavit
table-tag-play = Zahrát
table-tag-discard = Odložit
table-tag-give = Dát
table-tag-put = Vložit
table-tag-use = Použít
table-tag-keep = Nechat si
table-tag-take = Vzít
table-tag-give-up = Obětovat
table-tag-choose = Vybrat
table-choices =
    { $count ->
        [one] { $count } možnost.
        [few] { $count } možnosti.
       *[other] { $count } možností.
    }
table-deck-known = { $count } v balíčku, { $known ->
        [0] žádnou neznáš
       *[other] znáš { $known }
    }
table-change-gold =
    { $count ->
        [one] mince
        [few] mince
       *[other] mincí
    }
table-change-cards =
    { $count ->
        [one] karta
        [few] karty
       *[other] karet
    }
table-change-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
