# The goal and the course of the game on a page, and words that people look up.

citadels-rules-1 = Cíl: mít na konci hry město za nejvíc bodů.
citadels-rules-2 = Kolo má dvě části. Nejprve si každý tajně vybere postavu: balíček putuje dokola a začíná ten, kdo má korunu. Některé postavy se odloží stranou, takže nikdo neví jistě, kdo je kdo.
citadels-rules-3 = Potom se postavy vyvolávají podle čísel od jedničky. Kdo vyvolanou postavu má, ukáže ji a je na tahu. Postava, kterou nikdo nemá nebo která byla zneškodněna, mlčí.
citadels-rules-4 = { $edition ->
        [classic] Na tahu si nejprve vezmi 2 zlaťáky, nebo lízni 2 karty a 1 si nech. Potom smíš zaplatit a postavit 1 stavbu z ruky. Zlaťáky a karty ti zůstávají z kola na kolo, postava ne.
       *[other] Na tahu si nejprve vezmi 2 mince, nebo lízni 2 karty a 1 si nech. Potom smíš zaplatit a postavit 1 budovu z ruky. Mince a karty ti zůstávají z kola na kolo, postava ne.
    }
citadels-rules-5 = { $edition ->
        [classic] Schopnost své postavy můžeš v tahu použít jednou. Některé postavy navíc dostanou zlaťák za každou stavbu své barvy v tvém městě: ♔ žlutá, ∩ modrá, ● zelená, ▼ červená. ★ fialové stavby mají vlastní funkce.
       *[other] Schopnost své postavy můžeš v tahu použít jednou. Některé postavy navíc dostanou minci za každou budovu své barvy v tvém městě: ♔ žlutá, ∩ modrá, ● zelená, ▼ červená. ★ fialové budovy mají vlastní funkce.
    }
citadels-rules-6 = { $edition ->
        [classic] Král si bere korunu, a s ní první výběr v příštím kole.
       *[other] O koruně, a s ní o prvním výběru v příštím kole, rozhoduje postava s číslem 4: Král a Patricij si ji berou, Císař ji dá jinému hráči.
    }
citadels-rules-7 = { $edition ->
        [classic] Jakmile má některé město 8 staveb, hraje se poslední kolo. Víc než 8 staveb smí postavit jen Stavitel.
       *[other] Jakmile má některé město 7 budov (ve dvou a třech hráčích 8), hraje se poslední kolo.
    }
citadels-rules-8 = { $edition ->
        [classic] Body: ceny všech tvých staveb; 3 za všech pět barev; 4 za město dokončené jako první, 2 za každé další dokončené; a co přidají fialové stavby.
       *[other] Body: ceny všech tvých budov; 3 za všech pět barev; 4 za město dokončené jako první, 2 za každé další dokončené; a co přidají fialové budovy.
    }

## Words

citadels-text-term-crown = Kdo ji má, vybírá si postavu jako první a vyvolává čísla. Přechází k tomu, kdo ukáže Krále nebo jinou postavu s číslem 4, která si ji bere.
citadels-text-term-gold = Platíš jimi za stavbu a za některé schopnosti. Pokud si nelízneš karty, dostaneš v tahu 2.
citadels-text-term-hand = Karty, které můžeš postavit. Nikdo jiný je nevidí.
citadels-text-term-district_deck = Karty, které se lížou, když si někdo místo peněz bere karty.
citadels-text-term-gather_resources = První věc v tahu: vezmi si peníze, nebo lízni 2 karty a 1 si nech.
citadels-text-term-build = Zaplať cenu karty z ruky a vylož ji do svého města: jednu za tah, pokud tvá postava nesmí stavět víc.
citadels-text-term-completed_city = Město s tolika kartami, kolik hra žádá. Po tomto kole hra končí a číslo 8 už na něj nemůže.
citadels-text-term-rank = Číslo postavy: v tomto pořadí se postavy vyvolávají.
citadels-text-term-character = Kým jsi jedno kolo. Vybíráš si ji tajně a ukážeš ji, až je vyvolána.
citadels-text-term-district = Karta ve městě. Její cena říká, kolik stojí postavit ji a kolik je na konci bodů.
citadels-text-term-killed = Zneškodněná postava se na vyvolání neozve a přijde o tah.
citadels-text-term-robbed = Kdo ukáže okradenou postavu, odevzdá všechny své peníze Zloději.
citadels-text-term-bewitched = Očarovaná postava si jen vezme zdroje; zbytek jejího tahu odehraje Ježibaba.
citadels-text-term-warrant = Jeden ze žetonů Soudce; ten s pečetí připraví svou postavu o první budovu, kterou postaví.
citadels-text-term-threat = Jeden ze žetonů Vyděračky: zaplať výpalné, nebo riskuj, že tě šátek s růží připraví o všechny mince.
citadels-text-term-beautified = Budova s mincí Umělkyně: o bod víc a zbourat ji stojí o minci víc.
citadels-text-term-property_tax = Kdo postaví budovu, položí 1 minci na žeton Výběrčího daní.
citadels-text-term-action_card = Hraješ ji ve svém tahu z ruky, jednu za tah (De Luxe).
