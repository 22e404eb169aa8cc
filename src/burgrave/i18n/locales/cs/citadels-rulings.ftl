# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

citadels-ruling-a01 = Jedenáct fialových karet: { citadels-card-haunted_quarter }, { citadels-card-keep } (dvakrát), { citadels-card-laboratory }, { citadels-card-smithy }, { citadels-card-observatory }, { citadels-card-graveyard }, { citadels-card-library }, { citadels-card-school_of_magic }, { citadels-card-university } a { citadels-card-dragon_gate }.
citadels-ruling-a02 = Ve městě smí stát táž stavba dvakrát; volbou „{ citadels-option-duplicates }“ se to dá zakázat.
citadels-ruling-a03 = Ve čtyřech hráčích se lícem nahoru odkládají dvě postavy.
citadels-ruling-a04 = Když dojde balíček, zamíchá se odkládací balíček a hraje se z něj.
citadels-ruling-a05 = Jednou za kolo znamená jednou za kolo, i když má hráč v kole dva tahy.
citadels-ruling-a06 = Zlaťák i karty navíc dostaneš automaticky hned na začátku tahu, ještě než si zvolíš příjem.
citadels-ruling-a07 = Příjem je povinný: bez něj tah ukončit nejde.
citadels-ruling-a08 = Žoldnéř smí zbořit i stavbu ve vlastním městě.
citadels-ruling-a09 = Při shodě bodů i hodnoty staveb se hráči o vítězství dělí.
citadels-ruling-a10 = Určit lze jen jinou postavu, nikdy tu, za kterou právě hraješ.
citadels-ruling-a11 =
    { $edition ->
        [classic] Koruna přechází automaticky hned na začátku tahu.
       *[other] Koruna přechází automaticky na začátku tahu; vydírání se vyřeší ještě předtím.
    }
citadels-ruling-a12 = Korunu nesmíš nechat tam, kde je; minci ani kartu si brát nemusíš.
citadels-ruling-a13 =
    { $edition ->
        [deluxe] Bank ti vyplatí mince přede všemi, jakmile soused s číslem 4 začne svůj tah; všichni tak poznají, kdo je Královna.
       *[other] Mince si bereš ve svém vlastním tahu.
    }
citadels-ruling-a14 = Je-li postava s číslem 4 očarovaná, rozhoduje, kde sedí očarovaný hráč, ne { citadels-character-witch }; mince si bereš ve svém tahu.
citadels-ruling-a15 = Příplatek jde tam, kam zbytek ceny: od Žoldnéře do banku, od Diplomatky a Generála majiteli.
citadels-ruling-a16 =
    { $edition ->
        [classic] { citadels-character-warlord } nemůže zbořit ani vlastní { citadels-card-keep.acc }.
       *[other] { citadels-character-warlord } nemůže zbourat ani vlastní { citadels-card-keep.acc } a { citadels-character-diplomat } ji nemůže dát do výměny.
    }
citadels-ruling-a17 =
    { $edition ->
        [classic] Ochrana trvá celé kolo a platí i před tvým vlastním Žoldnéřem.
        [deluxe] Ochrana trvá celé kolo, i během tahu za jinou postavu, a jen před ostatními hráči.
       *[other] Ochrana trvá celé kolo a platí i před tvou vlastní postavou s číslem 8.
    }
citadels-ruling-a18 = Obětovat smíš i budovu ve vlastním dokončeném městě.
citadels-ruling-a19 = Jednou dokončené město ukončí hru a přinese své body, i když z něj později něco zmizí; v bezpečí je jen tehdy, když je právě dokončené.
citadels-ruling-a20 = Dřív přijde jen konec hry; kdy je město dokončené, se nemění.
citadels-ruling-a21 = K číslu 1 glejt položit nesmíš; ke své druhé postavě ano, ale jen na oko. Zabavit můžeš jen budovu, která smí stát ve tvém městě.
citadels-ruling-a22 = Počítá se jen první zaplacená budova: když ji nechceš nebo si ji vzít nemůžeš, šance je pryč.
citadels-ruling-a23 = K číslu 2 šátek položit nesmíš: to už bylo na řadě.
citadels-ruling-a24 = Kartu smíš postavit i před dobráním zdrojů a místo placení použít { citadels-card-framework.acc } nebo za { citadels-card-thieves_den.acc } karty.
citadels-ruling-a25 = Ve městě s pěti budovami { citadels-card-monument.acc } postavit nelze, ani když za něj zbouráš { citadels-card-framework.acc }.
citadels-ruling-a26 = Půjčíš si přesně to, co chybí po tvých mincích (a za { citadels-card-thieves_den.acc } i kartách), od jednoho hráče, který tolik má, a jen jednou za tah.
citadels-ruling-a27 = Minci od nejbohatšího si bereš jednou za tah, kdy chceš.
citadels-ruling-a28 =
    { $edition ->
        [classic] Zlaťáky nikdy nedojdou; karet si bereš, kolik jich zbývá.
       *[other] Mince nikdy nedojdou; karet si bereš, kolik jich zbývá.
    }
citadels-ruling-a29 =
    { $edition ->
        [classic] { citadels-card-library } a { citadels-card-observatory } dohromady: lízneš si 3 karty a 2 si necháš.
       *[other] { citadels-card-library } a { citadels-card-observatory } dohromady: vezmeš si 3 karty a všechny si necháš.
    }
citadels-ruling-a30 = Pravidla tyto karty neukazují. Náklady jsou jako v ostatních vydáních; stříbrné mince: { citadels-card-dragon_gate } 2, { citadels-card-university } 2, { citadels-card-secret_vault } 3.
citadels-ruling-a31 = { citadels-card-wishing_well } počítá i sama sebe.
citadels-ruling-a32 = Akční karta nikdy není stavění: bez daně, bez Soudce, mimo limit budov, a smí ji zahrát i { citadels-character-navigator }.
citadels-ruling-a33 = Proti Ježibabě: tah se odehraje normálně a { citadels-character-witch } ve svém nepokračuje.
citadels-ruling-a34 = Do jedné akční karty za tah se nepočítá.
citadels-ruling-a35 = Počítá se do velikosti města, takže pomáhá i k jeho bezpečí, jakmile je dokončené.
citadels-ruling-a36 = Ukážeš svou postavu a dobereš si zdroje, nic víc.
citadels-ruling-a37 = Platí to jen pro { citadels-character-warlord.acc } a { citadels-card-graveyard } nemůže zachránit sám sebe.
citadels-ruling-a38 = Za budovu, která se jen stěhuje do jiného města, se daň neplatí.
citadels-ruling-a39 = Mince ze zbourané zkrášlené budovy jde do banku.
citadels-ruling-a40 = Při shodě se ten, kdo v posledním kole žádnou postavu neukázal, počítá jako číslo 0.
citadels-ruling-a41 = Jen jedna výměna za kolo. Kdo si mění, vidí všichni, karty nikdo další.
citadels-ruling-a42 = Ve dvou nebo třech hráčích smíš určit i svou vlastní druhou postavu.
citadels-ruling-a43 =
    { $edition ->
        [classic] Hráč s korunou se dívá na postavu odloženou lícem dolů; v sedmi hráčích i ten, kdo vybírá poslední, a smí si ji nechat.
       *[other] Na postavu odloženou lícem dolů se nikdo nedívá; jen poslední ze sedmi hráčů při osmi postavách (nebo z osmi při devíti) si ji vezme a smí si ji nechat.
    }
citadels-ruling-a44 = Ve třech hráčích nikdo nevidí postavu, která se po prvním výběru náhodně odloží.
citadels-ruling-a45 = Kdo začíná s korunou, se určí náhodně, pokud se u stolu nedohodnete jinak.
citadels-ruling-a46 = Na karty pod svým Muzeem se smíš kdykoli podívat.
citadels-ruling-a47 = Počítají se současné náklady i s mincí na zkrášlené budově.
citadels-ruling-a48 = Kdo má { citadels-card-factory.acc }, toho stojí { citadels-card-thieves_den } 5, v mincích nebo v kartách.
citadels-ruling-a49 = Jméno karty je podle německého vydání, účinek podle českých pravidel.
citadels-ruling-a50 = „V tomto kole“ znamená v pravidlech tvůj tah.
citadels-ruling-a51 = V osmi hráčích se hraje vždy s devíti postavami.
citadels-ruling-a52 = Účinek nastává automaticky; nikdo by ho neodmítl.
citadels-ruling-a53 = Na konci tahu přijde nejdřív { citadels-card-poor_house }, pak { citadels-card-park } a nakonec { citadels-character-alchemist }.
citadels-ruling-a54 = Dvě stejné budovy vyměnit nelze, ani když někdo má { citadels-card-quarry.acc }.
citadels-ruling-a55 = Dokud se jeden hráč rozhoduje, ostatní čekají.
citadels-ruling-a56 = Akční karta je karta v ruce bez barvy a poslouží všude, kde je třeba karta z ruky.
citadels-ruling-a57 =
    { $edition ->
        [classic] Působí i tehdy, když je postava majitele zneškodněná.
       *[other] Působí i tehdy, když je postava majitele zneškodněná nebo očarovaná.
    }
citadels-ruling-a58 = V první části tahu Ježibaby se akční karty hrát smějí, jen ne { citadels-card-big_top } a { citadels-card-living_cannonball }; obě části jsou jeden tah. V očarovaném tahu, díky Nemocnici ani před vyřešením vydírání se hrát nesmějí.
citadels-ruling-a59 = Když zbývá málo karet, bereš, co tam je. Když nezbývá žádná, nemůžeš si karty vybrat místo peněz ani za ně zaplatit.
citadels-ruling-a60 = Ve dvou nebo třech hráčích smíš na oko položit šátek i ke své druhé postavě; při jejím vyvolání se odloží neotočený.
citadels-ruling-a61 = Barvu volí majitel při počítání bodů; jako první se nabízí ta nejvýnosnější.
citadels-ruling-a62 = Rozhodují náklady i s mincí na zkrášlené budově, ale bez stříbrných mincí.
citadels-ruling-a63 = Nejdřív přijde mince za { citadels-card-throne_room.acc }, teprve pak si { citadels-character-emperor } něco vezme.
citadels-ruling-a64 = { citadels-card-acrobat.acc } smí zahrát i ten, kdo korunu má, a nechá si ji. Rozhoduje se o ní dřív než o Nemocnici; zneškodněné číslo 4 se na konci kola ukáže, ale koruna zůstane.
citadels-ruling-a65 = Vrátí-li se zkrášlená karta do ruky nebo do balíčku, její mince jde do banku; znovu postavenou ji lze znovu zkrášlit.
citadels-ruling-a66 = { citadels-ruling-a42 }
citadels-ruling-a67 = Do města s osmi stavbami smí dál stavět jen { citadels-character-architect }.
