# What actions, projects and places do, in our own words.

praga-text-action-mines = Buď získej 1 zlaťák a 1 posun na stupnici zlatých dolů, nebo vyprodukuj zlato: tolik zlaťáků, kolik máš dolů, a produkční bonusy, které už máš za sebou.
praga-text-action-quarry = Buď získej 1 kámen a 1 posun na stupnici kamenolomů, nebo vyprodukuj kámen: tolik kamenů, kolik máš kamenolomů, a produkční bonusy, které už máš za sebou.
praga-text-action-upgrade = Vezmi si zdarma destičku vylepšení a polož ji libovolně natočenou na její akci. Posune tě na stupnici univerzity, v epoše I o 1 a v epoše II o 2. Akce ti od této chvíle dává i bonus destičky.
praga-text-action-wall = Vezmi si destičku hradeb, zaplať ji, získej odměnu a přilož ji libovolně natočenou ke své akční desce. Se symbolem Hladové zdi se tam posuneš do strany.
praga-text-action-building = Vezmi si destičku budovy, zaplať ji a polož na volnou parcelu. Získej odměnu; parcela na Starém Městě stojí další zlaťáky a přináší body. Se symbolem katedrály se tam posuneš do strany.
praga-text-action-road = Posuň figurku na další pole Královské cesty a využij jeho efekty. Pole IV a V stojí po 1 vejci.

praga-text-project-hunger_wall = Řádek výše stojí 2 stříbrná okna, nová úroveň ještě zlaťáky a kameny. Do strany se postupuje doleva. Na konci se boduje řádek a sloupec určuje hodnotu modrých žetonů.
praga-text-project-cathedral = Řádek výše stojí 2 stříbrná okna, nová úroveň ještě zlaťáky a kameny. Do strany se postupuje doprava. V nejvyšším řádku si smíš vzít zlatý dílek. Na konci se boduje řádek a sloupec určuje hodnotu červených žetonů.

praga-text-track-mines = Udává, kolik zlaťáků vyprodukuješ. Cestou je místo pro produkční žeton, na konci smíš obsadit pečeť.
praga-text-track-quarry = Udává, kolik kamenů vyprodukuješ. Cestou je místo pro produkční žeton, na konci smíš obsadit pečeť.

praga-text-bonus-gold = Zlaťáků můžeš mít nejvýš 9.
praga-text-bonus-stone = Kamenů můžeš mít nejvýš 9.
praga-text-bonus-vp = Vyhrává ten, kdo má nejvíc bodů.
praga-text-bonus-tech = Posuny na stupnici technologií přinášejí technologie úrovní I až IV; posun za její konec přináší body.
praga-text-bonus-university = Čím dál jsi na stupnici univerzity, tím víc bodů má na konci každý posun na stupnici technologií; posun za její konec přináší body.
praga-text-bonus-mine = Posun na stupnici zlatých dolů bez zlaťáku.
praga-text-bonus-quarry = Posun na stupnici kamenolomů bez kamene.
praga-text-bonus-silver = Za dvě stříbrná okna se posuneš o řádek výše. Na konci tahu si smíš nechat 2 okna.
praga-text-bonus-goldwin = Za dvě zlatá okna, nebo za zlaté a stříbrné, si koupíš akci navíc. Na konci tahu si smíš nechat 2 okna.
praga-text-bonus-egg = Vejci se platí efekty Královské cesty a vstup na Karlův most; zbylá se na konci bodují.
praga-text-bonus-red = Na konci se boduje podle tvého sloupce na katedrále.
praga-text-bonus-blue = Na konci se boduje podle tvého sloupce na Hladové zdi.
praga-text-bonus-hunger = Na Hladové zdi se posuneš o sloupec doleva. Vynechat smíš jen posun z dílku mostu.
praga-text-bonus-cathedral = Na katedrále se posuneš o sloupec doprava. Vynechat smíš jen posun z dílku mostu.
praga-text-bonus-sideways_choice = Posuneš se o sloupec do strany na Hladové zdi, nebo na katedrále, jak si vybereš.
praga-text-bonus-special_or_vp = Akcí z akčního žetonu si smíš vzít speciální destičku; jinak získáš body.
praga-text-bonus-buy_egg = Za tuto cenu si smíš kdykoli ve svém tahu koupit 1 vejce.
praga-text-bonus-choose = Získáš právě jednu z odměn.

praga-text-refresh = Jednou za tah, za 1 zlaťák nebo 1 kámen: dvě destičky z jedné řady, z toho nejvýš jednu speciální, vrať dospod zásoby a nahraď novými.
praga-text-connection = Kde se na hraně setkají dva symboly, získáš oba; kde se setkají červené nebo modré rohy, získáš žeton za každý roh, ke kterému se připojíš.
praga-text-plaza = Když je kolem náměstí zastavěná poslední parcela, získá hráč s nejvíce kostičkami obě odměny a každý další, kdo tam má kostičku, si vybere jednu.
praga-text-extra_action = Jednou za tah, za 2 zlatá okna nebo za zlaté a stříbrné: proveď libovolnou akci.
