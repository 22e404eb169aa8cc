# The goal and the course of the game on a page, and words that people look up.

praga-rules-1 = Cíl: získat nejvíc bodů za stavbu Prahy Karla IV. Každý má 16 tahů.
praga-rules-2 = V tahu si vezmi jeden akční žeton z akčního kola a proveď jednu z jeho dvou akcí. Žeton v červené zóně stojí zlaťáky, v modré přináší body a jeho pole dává bonus. Na konci tahu se kolo pootočí a žeton se vrátí na začátek, kde je drahý.
praga-rules-3 = Zlaté doly a kamenolomy: buď 1 zlaťák (kámen) a o jeden důl (lom) víc, nebo tolik zlaťáků (kamenů), kolik máš dolů (lomů), i se všemi bonusy stupnice.
praga-rules-4 = Vylepšení: polož destičku zdarma na jednu ze svých akcí; od té chvíle vynáší při každém jejím provedení a posune tě na univerzitě. Hradby: zaplať destičku a polož ji kolem své akční desky; hrany a červené rohy, které se setkají, přinášejí bonusy a červené žetony. Budova: zaplať destičku a polož ji do města; modré rohy, které se setkají, přinášejí modré žetony.
praga-rules-5 = Kostička na budově je vliv na náměstí. Když jsou všechny parcely náměstí zastavěné, kdo má největší vliv, získá obě odměny, ostatní s vlivem jednu z nich.
praga-rules-6 = Královská cesta: postup o pole dál; vejce zlepšují její efekty a platí cestu na Karlův most.
praga-rules-7 = Za 2 stříbrná okna postoupíš o řádek na Hladové zdi nebo na katedrále, za 2 zlatá okna nebo za 1 zlaté a 1 stříbrné si jednou za tah koupíš akci navíc; nechat si můžeš jen 2 okna. Hradby a budovy se symbolem tě tam posunou do strany.
praga-rules-8 = Hra končí, když počítadlo kol dojde k přesýpacím hodinám. Potom se boduje: dolní odměny nevyhodnocených náměstí, kde máš vliv, technologie podle univerzity, řádky obou projektů, modré žetony podle sloupce na Hladové zdi, červené podle sloupce na katedrále, hradby (za 3 destičky 4 body, za 4 nebo 5 destiček 10, za 6 a více 18), zlaté dílky mostu, pečetě a vejce.
praga-rules-9 = Většina hodnot na destičkách hry Praga je naše vlastní rekonstrukce, protože pravidla ukazují jen některé z nich; chceš-li hrát s tištěnými, spusť Burgrave s volbou „--components SOUBOR“ (viz „docs/praga-data.md“).

## Words

praga-text-term-crane = Kolo s akčními žetony. V tahu si vezmeš jeden; místo, kde stojí, říká, co stojí nebo přináší, a jeho pole, jaký dává bonus.
praga-text-term-action_tile = Ukazuje dvě akce, z nichž jednu provedeš.
praga-text-term-red_zone = Žeton tu stojí zlaťáky.
praga-text-term-blue_zone = Žeton tu přináší body.
praga-text-term-five_points = Leží na žetonu, který si nikdo včas nevzal: kdo si ho vezme, získá 5 bodů.
praga-text-term-gold = Platíš jimi destičky, žetony v červené zóně a parcely. Mít jich můžeš 9.
praga-text-term-stone = Platíš jimi hradby a budovy. Mít jich můžeš 9.
praga-text-term-points = Kdo jich má nejvíc, vítězí.
praga-text-term-egg = Zlepšuje efekty Královské cesty a platí vstup na pole IV a V; zbylá se bodují: 2 za 3 body, 3 za 6, 4 a více za 10.
praga-text-term-window = Na konci tahu si necháš nejvýš 2 okna, stříbrná a zlatá dohromady.
praga-text-term-silver_window = Za 2 postoupíš o řádek na Hladové zdi nebo na katedrále.
praga-text-term-gold_window = Za 2, nebo za 1 s jedním stříbrným, si jednou za tah koupíš akci navíc.
praga-text-term-red_token = Má tolik bodů, kolik říká tvůj sloupec na katedrále. Dostáváš je za červené rohy, které se setkají.
praga-text-term-blue_token = Má tolik bodů, kolik říká tvůj sloupec na Hladové zdi. Dostáváš je za modré rohy, které se setkají.
praga-text-term-cube = Leží na budově jako vliv, nebo na pečeti. Je jich jen pár.
praga-text-term-action_mines = Vezmi si 1 zlaťák a o jeden důl víc, nebo produkuj: tolik zlaťáků, kolik máš dolů, i s bonusy stupnice.
praga-text-term-action_quarry = Vezmi si 1 kámen a o jeden lom víc, nebo produkuj: tolik kamenů, kolik máš lomů, i s bonusy stupnice.
praga-text-term-action_upgrade = Polož vylepšení zdarma na akci, kterou ukazuje. Vynáší při každém jejím provedení. Na univerzitě postoupíš o 1, ve II. epoše o 2.
praga-text-term-action_wall = Zaplať hradby, získej jejich odměnu a polož je kolem své akční desky. Hrany a rohy, které se setkají, přinesou další; symbol Hladové zdi tě na ní posune do strany.
praga-text-term-action_building = Zaplať budovu i parcelu, získej odměnu a polož ji do města. Modré rohy, které se setkají, přinesou žetony; symbol katedrály tě na ní posune do strany.
praga-text-term-action_road = Postup o pole Královské cesty a využij jeho efekt; s vejcem i ten druhý.
praga-text-term-extra_action = Kterákoli ze šesti akcí, jednou za tah za 2 zlatá okna nebo za 1 zlaté a 1 stříbrné.
praga-text-term-special_tile = Čtvrtá destička v řadě: jen s hlavní akcí, a jen když to pole akčního žetonu dovolí.
praga-text-term-refresh = Jednou za tah: zaplať 1 zlaťák nebo 1 kámen a vyměň 2 destičky jedné řady.
praga-text-term-plaza = Když jsou všechny parcely kolem zastavěné, kdo má největší vliv, získá obě odměny, ostatní s vlivem jednu z nich. Nevyhodnocené náměstí dá na konci dolní odměnu.
praga-text-term-influence = Tvoje kostičky na budovách kolem náměstí.
praga-text-term-plot = Místo pro budovu. Může stát něco navíc, nebo na Starém Městě přinést body.
praga-text-term-technology = Na políčkách 2, 3, 5 a 6 získáš žeton technologie: vezmi si tři, jeden si nech. Na konci se každý posun boduje podle univerzity.
praga-text-term-university = Říká, kolik bodů má na konci každý krok technologie: 0 až 3.
praga-text-term-hunger_wall = Po řádcích stoupáš za stříbrná okna, do strany tě posouvají hradby. Řádky se bodují a sloupec určuje cenu modrých žetonů.
praga-text-term-cathedral = Po řádcích stoupáš za stříbrná okna, do strany tě posouvají budovy. Řádky se bodují a sloupec určuje cenu červených žetonů.
praga-text-term-kings_road = Pět polí. Vstup na IV a V stojí po vejci a vede na Karlův most.
praga-text-term-bridge = Pět míst pro dílky. Pole IV cesty přináší stříbrný dílek, pole V zlatý, který se boduje na konci.
praga-text-term-seal = Získáš ji na konci stupnice dolů nebo lomů; boduje se na konci.
praga-text-term-production_token = Bereš si ho z řeky při 5 dolech nebo 4 lomech: bonus při každé produkci.
praga-text-term-wealth_bonus = Každý jednou: za 6 zlaťáků, za 6 kamenů, za 9 čehokoli z toho.
praga-text-term-era = V polovině hry se celá nabídka vymění za destičky II. epochy.
praga-text-term-mines = { praga-text-term-action_mines }
praga-text-term-quarry = { praga-text-term-action_quarry }
praga-text-term-upgrade = { praga-text-term-action_upgrade }
praga-text-term-wall = { praga-text-term-action_wall }
praga-text-term-building = { praga-text-term-action_building }
praga-text-term-green_zone = Vzít si žeton odtud nic nestojí a nedává žádné body.
praga-text-term-blocked_sector = V této výseči neleží žádný žeton. Po každém tahu se kolo otočí a použitý žeton se vrátí na začátek červené zóny.
praga-text-term-wheel_bonus = Bonus výseče, ve které leží žeton, který si vezmeš. Použít ho můžeš kdykoli ve svém tahu.
praga-text-term-turn_counter = Počítadlo se posune pokaždé, když se kolo otočí dost daleko. U přesýpacích hodin hra končí.

## Playing alone

praga-text-term-solo = Víc než 140 bodů je proti jednoduchému soupeři dobrý výsledek.
praga-text-term-opponent = Po každém tvém tahu si vezme nejstarší akční žeton a nic jiného nedělá.
praga-text-term-parler = Po každém tvém tahu určí jedna z jeho pěti karet, co Parléř udělá a který akční žeton si vezme. Nemá žádné body, ale bere ti destičky a soupeří s tebou o náměstí.
praga-text-term-pawn = Parléř staví u náměstí, na kterém stojí jeho figurka. Potom figurka postoupí ve směru hodinových ručiček: o jedno náměstí za každý zlaťák a každý kámen v ceně budovy.
praga-text-term-pointer = Destička v řadě, kterou Parléř příště postaví nebo odstraní. Pak přijde na řadu ta vpravo od ní.
praga-text-term-parler_card_1 = Parléř postaví označenou budovu a vezme si nejstarší akční žeton.
praga-text-term-parler_card_2 = Parléř odstraní označené hradby, postoupí o 1 na stupnici lomů a vezme si nejstarší akční žeton.
praga-text-term-parler_card_3 = Parléř postoupí o 1 na té stupnici, na které jsi dál, dolů nebo lomů (při rovnosti na obou), a vezme si nejstarší akční žeton.
praga-text-term-parler_card_4 = Parléř postaví označenou budovu a vezme si druhý nejstarší akční žeton.
praga-text-term-parler_card_5 = Parléř odstraní označené vylepšení, postoupí o 1 na stupnici dolů a vezme si třetí nejstarší akční žeton.
