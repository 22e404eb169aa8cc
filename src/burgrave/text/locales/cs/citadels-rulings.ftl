# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

citadels-ruling-a01 = Jedenáct fialových karet: { citadels-card-haunted_quarter }, { citadels-card-keep } (dvakrát), { citadels-card-laboratory }, { citadels-card-smithy }, { citadels-card-observatory }, { citadels-card-graveyard }, { citadels-card-library }, { citadels-card-school_of_magic }, { citadels-card-university } a { citadels-card-dragon_gate }.
citadels-ruling-a02 = Ve městě smí stát táž stavba dvakrát; volbou „duplicates“ se to dá zakázat.
citadels-ruling-a03 = Ve čtyřech hráčích se lícem nahoru odkládají dvě postavy.
citadels-ruling-a04 = Když dojde balíček, zamíchá se odkládací balíček a hraje se z něj.
citadels-ruling-a05 = Jednou za kolo znamená jednou za kolo, i když má hráč v kole dva tahy.
citadels-ruling-a06 = Zlaťák i karty navíc přicházejí samy spolu s příjmem.
citadels-ruling-a07 = Příjem je povinný: bez něj tah ukončit nejde.
citadels-ruling-a08 = Žoldnéř smí zbořit i stavbu ve vlastním městě.
citadels-ruling-a09 = Při shodě bodů i hodnoty staveb se hráči o vítězství dělí.
citadels-ruling-a10 = Určit lze jen jinou postavu, nikdy tu, za kterou právě hraješ.
citadels-ruling-a11 = Král přebírá korunu sám hned na začátku svého tahu.
citadels-ruling-a16 = { citadels-character-warlord } nemůže { part-destroy.infinitive } ani vlastní kartu { citadels-card-keep }.
citadels-ruling-a17 = Ochrana trvá celé kolo, i během tahu za jinou postavu, a jen před ostatními hráči.
citadels-ruling-a28 =
    { $edition ->
        [classic] Zlaťáky nikdy nedojdou.
       *[other] Mince nikdy nedojdou.
    }
citadels-ruling-a29 = { citadels-card-library } a { citadels-card-observatory } dohromady: lízneš si 3 karty a 2 si necháš.
citadels-ruling-a37 = Platí to jen pro { citadels-character-warlord.acc } a { citadels-card-graveyard } nemůže zachránit sám sebe.
citadels-ruling-a43 = Hráč s korunou se dívá na postavu odloženou lícem dolů.
citadels-ruling-a45 = Kdo začíná s korunou, určí los, pokud se u stolu nedohodnete jinak.
citadels-ruling-a52 = Účinek nastává sám; nikdo by ho neodmítl.
citadels-ruling-a57 = Působí i tehdy, když je postava majitele zneškodněná.
citadels-ruling-a59 = Když zbývá málo karet, bereš, co tam je; není-li žádná, nelze za ni ani platit.
citadels-ruling-a61 = Barvu volí majitel při počítání bodů; jako první se nabízí ta nejvýnosnější.
citadels-ruling-a66 = Ve dvou nebo třech hráčích smíš určit i svou vlastní druhou postavu.
