# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

praga-ruling-dec-1 = Okna, vejce ani bonusové žetony nikdy nedojdou.
praga-ruling-dec-2 = Hladová zeď i katedrála mají vždy jednu celou sadu: základní, A, nebo B.
praga-ruling-dec-3 = Budovy, které stojí od začátku, nikomu nepatří a nic nedávají; počítají se ale ke svému náměstí a jejich modré rohy platí.
praga-ruling-dec-4 = Odměny náměstí si nejdřív bere hráč na tahu, pak ostatní po směru hodinových ručiček, vše ještě v tomto tahu.
praga-ruling-dec-5 = Technologii si vybíráš hned, než hra pokračuje.
praga-ruling-dec-6 = Jen když žádný akční žeton nemá akci, kterou můžeš provést, smíš si vzít kterýkoli a ukončit tah bez ní.
praga-ruling-dec-7 = Na konci tahu automaticky dostaneš vše, co nic nestojí a nedává na výběr; co má cenu a zůstalo nevyužité, propadá.
praga-ruling-dec-8 = S pětibodovým žetonem přinese akční žeton právě 5 bodů; v červené zóně za něj i tak zaplatíš. Čekají-li takové dva, přinese každý 5 bodů.
praga-ruling-dec-9 = Na konci stupnice přinese akce jen zlaťák nebo kámen; další posuny propadají.
praga-ruling-dec-10 = Když zásoba dojde, místo zůstane prázdné. Řadu lze vyměnit, jen když v ní leží dvě běžné destičky, nebo běžná a speciální.
praga-ruling-dec-11 = Hradby vždy přiléhají k tvé akční desce: míst je dvanáct.
praga-ruling-dec-12 = Dva rohové symboly, které se setkají, platí jen jednou; symboly destičky položené navrch jsou zase nové.
praga-ruling-dec-13 = Zakrytá vylepšení se počítají všude, kde se vylepšení počítají.
praga-ruling-dec-14 = Bez volné kostičky stavět smíš, ale vliv nezískáš.
praga-ruling-dec-15 = Při shodě na náměstí se porovnávají vytištěné náklady budov s tvými kostičkami; budova bez kostičky se nepočítá nikomu.
praga-ruling-dec-16 = Kolem náměstí bez destičky se staví jako jinde, ale odměny nedává.
praga-ruling-dec-17 = Posun o řádek výše se platí jen stříbrnými okny; zlatá je nenahradí.
praga-ruling-dec-18 = Platí jen ve tvých tazích, a to od příštího; v tazích ostatních a v závěrečném bodování nedává nic.
praga-ruling-dec-19 = Jednou znamená jednou v každém tvém tahu; v tazích ostatních nedává nic.
praga-ruling-dec-20 = Na pečeť položíš volnou kostičku; když žádnou nemáš, poslouží ukazatel na konci stupnice.
praga-ruling-dec-21 = Máš-li takových pečetí víc, využijí se zlaťáky a kameny, každý jednou, tak, aby přinesly nejvíc bodů.
praga-ruling-dec-22 = Co získáš v závěrečném bodování, se počítá, ale nic dalšího nespustí: žádnou technologii, bonus za bohatství, produkční žeton ani pečeť.
praga-ruling-dec-23 = Skryté jsou jen zásoby ležící lícem dolů a dílky či žetony, ze kterých si někdo vybírá; ostatní vidí všichni.
praga-ruling-dec-24 = Nelze-li akci provést, zbytek technologie platí; tu, která by nedala vůbec nic, použít nelze.
praga-ruling-dec-25 = Bonus vylepšení přichází až po zaplacení, takže jím tutéž akci zaplatit nelze.
praga-ruling-dec-26 = Za víc vajec najednou dostaneš bonus za každé z nich.
