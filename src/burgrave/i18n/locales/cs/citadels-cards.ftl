# What characters and cards do, in our own words. Where editions differ, $edition decides: classic, deluxe,
# and 2016 for the rest.

## Characters

citadels-text-character-nobody = Nikdy se nevyvolává.
citadels-text-character-assassin = Urči jinou postavu: zneškodníš ji a přijde o svůj tah.
citadels-text-character-witch = Dober si zdroje a pak musíš určit jinou postavu; tvůj tah se přeruší. Až na ni přijde řada, její hráč si jen dobere zdroje a ty pokračuješ v tahu jako tato postava.
citadels-text-character-magistrate = Polož lícem dolů tři glejty ke třem jiným postavám; jeden má pečeť. Jakmile hráč za postavu s pečetí poprvé zaplatí za budovu, můžeš glejt otočit a postavit si tu budovu zdarma ve svém městě; peníze se mu vrátí.
citadels-text-character-thief =
    { $edition ->
        [classic] Urči jinou postavu. Až na ni přijde řada, dostaneš všechny zlaťáky jejího hráče. Nelze okrást číslo 1 ani zneškodněnou postavu.
       *[other] Urči jinou postavu. Až na ni přijde řada, dostaneš všechny mince jejího hráče. Nelze okrást číslo 1 ani zneškodněnou či očarovanou postavu.
    }
citadels-text-character-spy = Vyber soupeře a barvu a podívej se mu do ruky. Za každou kartu té barvy si od něj vezmi 1 minci a z balíčku 1 kartu.
citadels-text-character-blackmailer = Polož lícem dolů dva šátky ke dvěma jiným postavám; jeden má růži. Ohrožený hráč si dobere zdroje a pak ti dá polovinu mincí (zaokrouhleno dolů), nebo odmítne. Po odmítnutí můžeš šátek otočit: s růží dostaneš všechny mince. Nelze ohrozit číslo 1 ani zneškodněnou či očarovanou postavu.
citadels-text-character-magician = Buď si s jiným hráčem vyměň všechny karty v ruce, nebo odlož libovolný počet karet a vezmi si stejný počet nových.
citadels-text-character-wizard = Podívej se soupeři do ruky a vezmi si 1 kartu: nech si ji, nebo ji hned zaplať a postav nad rámec limitu. V tomto tahu smíš stavět i stejné budovy, jaké už máš.
citadels-text-character-seer = Každému soupeři vezmi 1 náhodnou kartu a pak každému z nich dej 1 kartu z ruky. Můžeš postavit až 2 budovy.
citadels-text-character-king =
    { $edition ->
        [classic] Převezmeš korunu. Za každou žlutou stavbu získáš 1 zlaťák. Zneškodněný Král dostane korunu až na konci kola.
       *[other] Převezmeš korunu. Za každou žlutou budovu dostaneš 1 minci. Zneškodněný Král dostane korunu až na konci kola.
    }
citadels-text-character-emperor = Musíš vzít korunu jejímu držiteli a dát ji někomu třetímu; od nového držitele si vezmi 1 minci nebo 1 náhodnou kartu. Za každou žlutou budovu dostaneš 1 minci. Zneškodněný Císař předá korunu na konci kola a nevezme si nic.
citadels-text-character-patrician = Převezmeš korunu. Za každou žlutou budovu dostaneš 1 kartu. Zneškodněný Patricij dostane korunu až na konci kola.
citadels-text-character-bishop =
    { $edition ->
        [classic] Za každou modrou stavbu získáš 1 zlaťák. Žoldnéř ti v tomto kole nesmí zbořit žádnou stavbu.
        [deluxe] Za každou modrou budovu dostaneš 1 minci. Cizí postava s číslem 8 nesmí v tomto kole použít schopnost na tvoje budovy.
       *[other] Za každou modrou budovu dostaneš 1 minci. Postava s číslem 8 nesmí v tomto kole použít schopnost na tvoje budovy.
    }
citadels-text-character-abbot = Za každou modrou budovu dostaneš 1 minci nebo 1 kartu; poměr řekni předem. Jednou za tah, pokud nepatříš k nejbohatším, ti nejbohatší hráč dá 1 minci.
citadels-text-character-cardinal = Za každou modrou budovu dostaneš 1 kartu. Nemáš-li na stavbu dost mincí, vezmi si přesně to, co chybí, od jednoho soupeře a za každou minci mu dej 1 kartu z ruky.
citadels-text-character-merchant =
    { $edition ->
        [classic] Za každou zelenou stavbu získáš 1 zlaťák. Na začátku tahu získáš 1 zlaťák navíc.
       *[other] Za každou zelenou budovu dostaneš 1 minci. Dostaneš 1 minci navíc.
    }
citadels-text-character-alchemist = Na konci tahu se ti vrátí všechny mince, kterými v tomto tahu zaplatíš stavbu budov.
citadels-text-character-trader = Za každou zelenou budovu dostaneš 1 minci. Zelené budovy se nepočítají do limitu budov.
citadels-text-character-architect =
    { $edition ->
        [classic] Na začátku tahu si vezmeš 2 karty navíc. Můžeš postavit až 3 stavby; jen ty smíš stavět v dokončeném městě.
       *[other] Dostaneš 2 karty navíc. Můžeš postavit až 3 budovy.
    }
citadels-text-character-navigator = Dostaneš 4 mince nebo 4 karty. Nesmíš stavět.
citadels-text-character-scholar = Vezmi si 7 karet, jednu si nech a ostatní zamíchej do balíčku. Můžeš postavit až 2 budovy.
citadels-text-character-warlord =
    { $edition ->
        [classic] Za každou červenou stavbu získáš 1 zlaťák. Můžeš komukoli zbořit 1 stavbu za cenu o 1 zlaťák nižší; ne v dokončeném městě.
       *[other] Za každou červenou budovu dostaneš 1 minci. Můžeš komukoli zbourat 1 budovu za cenu o 1 minci nižší; ne v dokončeném městě.
    }
citadels-text-character-diplomat = Za každou červenou budovu dostaneš 1 minci. Můžeš vyměnit 1 svou budovu za 1 budovu soupeře; je-li jeho dražší, doplať mu rozdíl. Ne z jeho dokončeného města; nikdo nesmí dostat budovu, kterou už má.
citadels-text-character-marshal = Za každou červenou budovu dostaneš 1 minci. Můžeš soupeři vzít 1 budovu s náklady nejvýš 3 a zaplatit mu je. Ne z dokončeného města a ne budovu, kterou už máš.
citadels-text-character-queen =
    { $edition ->
        [deluxe] Jakmile soused začne tah za postavu s číslem 4, ukážeš se a dostaneš 3 mince. Byla-li ta postava zneškodněna nebo očarována, dostaneš je na konci kola.
       *[other] Sedíš-li vedle hráče, který ukázal postavu s číslem 4, dostaneš 3 mince. Byla-li zneškodněna, dostaneš je na konci kola.
    }
citadels-text-character-artist = Polož po 1 minci ze zásoby na 1 nebo 2 své budovy: jejich náklady trvale vzrostou o 1. Každou budovu jen jednou.
citadels-text-character-tax_collector = Kdo postaví budovu, položí na tvůj žeton 1 minci ze zásoby, pokud mu nějaká zbývá; ty daň neplatíš. Ve svém tahu si můžeš všechny mince z žetonu vzít.

## Districts without an effect

citadels-text-card-unknown = Tuto kartu nikdo neukázal.
citadels-text-card-manor = Bez zvláštní funkce.
citadels-text-card-castle = { citadels-text-card-manor }
citadels-text-card-palace = { citadels-text-card-manor }
citadels-text-card-temple = { citadels-text-card-manor }
citadels-text-card-church = { citadels-text-card-manor }
citadels-text-card-monastery = { citadels-text-card-manor }
citadels-text-card-cathedral = { citadels-text-card-manor }
citadels-text-card-watchtower = { citadels-text-card-manor }
citadels-text-card-prison = { citadels-text-card-manor }
citadels-text-card-barracks = { citadels-text-card-manor }
citadels-text-card-fortress = { citadels-text-card-manor }
citadels-text-card-tavern = { citadels-text-card-manor }
citadels-text-card-market = { citadels-text-card-manor }
citadels-text-card-trading_post = { citadels-text-card-manor }
citadels-text-card-docks = { citadels-text-card-manor }
citadels-text-card-harbor = { citadels-text-card-manor }
citadels-text-card-town_hall = { citadels-text-card-manor }

## Unique districts

citadels-text-card-armory = Ve svém tahu můžeš Zbrojnici zbourat a zbourat tím 1 jinou budovu; ne v dokončeném městě.
citadels-text-card-basilica = Na konci hry: 1 bod navíc za každou svou budovu s lichými náklady.
citadels-text-card-capitol = Na konci hry: jednou 3 body navíc, máš-li aspoň 3 budovy jedné barvy.
citadels-text-card-dragon_gate =
    { $edition ->
        [classic] Stojí 6 a má hodnotu 8 bodů.
        [deluxe] Stojí 6 a má hodnotu 8 bodů.
       *[other] Na konci hry: 2 body navíc.
    }
citadels-text-card-factory = Za ostatní fialové budovy platíš o 1 minci méně.
citadels-text-card-framework = Budovu můžeš postavit tak, že místo placení zbouráš Lešení.
citadels-text-card-gold_mine = Když si při dobrání zdrojů bereš mince, vezmi si o 1 víc.
citadels-text-card-great_wall = Postava s číslem 8 platí za použití schopnosti na budovu ve tvém městě o 1 minci víc.
citadels-text-card-haunted_quarter =
    { $edition ->
        [classic] Na konci hry se počítá jako jedna barva podle tvé volby; ne když ho postavíš v posledním kole.
       *[other] Na konci hry se počítá jako jedna barva podle tvé volby.
    }
citadels-text-card-imperial_treasury = Na konci hry: 1 bod navíc za každou minci v zásobě.
citadels-text-card-ivory_tower = Na konci hry: 5 bodů navíc, je-li to tvoje jediná fialová budova.
citadels-text-card-keep =
    { $edition ->
        [classic] Žoldnéř ji nemůže zbořit.
       *[other] Postava s číslem 8 na ni nemůže použít schopnost.
    }
citadels-text-card-laboratory =
    { $edition ->
        [classic] Jednou za kolo ve svém tahu odlož 1 kartu z ruky a získej 1 zlaťák.
       *[other] Jednou za tah odlož 1 kartu z ruky a vezmi si 2 mince.
    }
citadels-text-card-library =
    { $edition ->
        [classic] Když si jako příjem lízneš karty, nech si z nich 2.
       *[other] Když si při dobrání zdrojů bereš karty, nech si všechny.
    }
citadels-text-card-map_room = Na konci hry: 1 bod navíc za každou kartu v ruce.
citadels-text-card-monument = Nelze postavit, máš-li ve městě 5 nebo více budov. Pro dokončení města se počítá jako 2 budovy.
citadels-text-card-museum = Jednou za tah vlož 1 kartu z ruky lícem dolů pod Muzeum. Na konci hry: 1 bod navíc za každou kartu pod ním.
citadels-text-card-necropolis = Můžeš ho postavit tak, že místo placení zbouráš 1 svou budovu.
citadels-text-card-observatory =
    { $edition ->
        [classic] Když si jako příjem lízneš karty, vezmi si 3 místo 2.
       *[other] Když si při dobrání zdrojů bereš karty, vezmi si 3 místo 2.
    }
citadels-text-card-park = Nemáš-li na konci tahu v ruce žádnou kartu, dostaneš 2 karty.
citadels-text-card-poor_house = Nemáš-li na konci tahu v zásobě žádnou minci, dostaneš 1 minci.
citadels-text-card-quarry = Smíš stavět i stejné budovy, jaké už máš.
citadels-text-card-school_of_magic =
    { $edition ->
        [classic] Když tvoje postava vybírá daně ze staveb určité barvy, počítá se Čarodějná škola jako stavba té barvy.
        [deluxe] Když tvoje postava dostává něco za budovy určité barvy, počítá se Čarodějná škola jako budova té barvy. Mnich za ni dostane 1 minci i 1 kartu.
       *[other] Když tvoje postava dostává něco za budovy určité barvy, počítá se Čarodějná škola jako budova té barvy.
    }
citadels-text-card-secret_vault = Nelze postavit. Na konci hry: 3 body, máš-li ji v ruce.
citadels-text-card-smithy =
    { $edition ->
        [classic] Jednou za kolo ve svém tahu zaplať 2 zlaťáky a vezmi si 3 karty.
       *[other] Jednou za tah zaplať 2 mince a vezmi si 3 karty.
    }
citadels-text-card-stables = Jejich stavba se nepočítá do limitu budov.
citadels-text-card-statue = Na konci hry: 5 bodů navíc, máš-li korunu.
citadels-text-card-theater = Po výběru všech postav si můžeš se soupeřem naslepo vyměnit kartu postavy.
citadels-text-card-thieves_den = Celou cenu nebo její část můžeš zaplatit kartami z ruky: 1 karta za 1 minci.
citadels-text-card-wishing_well = Na konci hry: 1 bod navíc za každou fialovou budovu ve tvém městě včetně této.
citadels-text-card-bell_tower = Když ji postavíš, rozhodni: hra skončí jako obvykle, nebo už o budovu dříve. Po zbourání platí zase obvyklý konec.
citadels-text-card-graveyard =
    { $edition ->
        [classic] Když cizí Žoldnéř zboří stavbu, můžeš zaplatit 1 zlaťák a vzít si ji do ruky.
       *[other] Když cizí Žoldněř zbourá budovu, můžeš zaplatit 1 minci a vzít si ji do ruky.
    }
citadels-text-card-hospital = I když je tvoje postava zneškodněna, můžeš si při jejím vyvolání dobrat zdroje, nic jiného.
citadels-text-card-lighthouse = Když ho postavíš, můžeš prohlédnout celý balíček a vzít si 1 kartu do ruky; pak balíček zamíchej.
citadels-text-card-throne_room = Kdykoli koruna přejde od jednoho hráče k jinému, dostaneš 1 minci.
citadels-text-card-university = Stojí 6 a má hodnotu 8 bodů.

## Action cards

citadels-text-card-acrobat = Když se na vyvolání čísla 4 nikdo nehlásí nebo je číslo 4 očarované: převezmeš korunu.
citadels-text-card-director = V tomto tahu můžeš postavit o 2 budovy víc.
citadels-text-card-cash_wagon = Vylož ho před sebe. Každý soupeř na něj může jednou za svůj tah položit 1 minci, vzít si 3 karty a nechat si nejvýš 1. Hned potom si můžeš všechny jeho mince vzít a kartu odložit.
citadels-text-card-living_cannonball = Nahraď 1 svou budovu dražší budovou z ruky a doplať rozdíl; nepočítá se to do limitu.
citadels-text-card-rasputin = Když jsi na řadě a působí na tebe Mordýřka, Ježibaba, Soudce, Zloděj nebo Vyděračka: v tomto tahu na tebe nepůsobí nikdo z nich.
citadels-text-card-fortune_teller = Podívej se soupeři do ruky a vezmi si 1 kartu.
citadels-text-card-big_top = Vylož ho jako budovu, do limitu se nepočítá: pomáhá dokončit město, ale nemá náklady, barvu ani body. Číslo 8 na něj nemůže. Nejvýš jedno za tah.
