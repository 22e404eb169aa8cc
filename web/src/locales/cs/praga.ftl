### Stůl hry Praga Caput Regni: několik slov, která patří prohlížeči.

praga-values = Většina hodnot na destičkách Prahy je naše vlastní rekonstrukce, protože pravidla jich ukazují jen část. Pokud hru máš, můžeš zadat, co je na nich opravdu vytištěno.

praga-turn = tah
praga-of = z { $count }
praga-turn-number = Tah { $turn }
praga-turn-of = Tah { $turn } z { $count }
praga-era = Epocha { $era }
praga-free = zdarma
praga-take = Vzít tento žeton
praga-choose-tile = Vyber žeton tady nebo na kole.
praga-choose-place = Vyber místo tady nebo na desce.
praga-stack = { $count } v zásobě
praga-city = Město
praga-old-town = Staré Město
praga-new-town = Nové Město
praga-tracks = Stupnice
praga-technology = Technologie { $level }
praga-bridge-tile = Dílek mostu { $numeral }
praga-upgrade-gives = tvoje vylepšení dává
praga-board-of = Deska: { $name }
praga-back-to-own = Zpět k tvojí
praga-turn-left = Otočit doleva
praga-turn-right = Otočit doprava
praga-turned = Otočeno o { $degrees }°
praga-part-crane = Kolo
praga-part-offer = Nabídka
praga-part-city = Město a cesta
praga-part-board = Tvoje deska
praga-part-tracks = Tvoje stupnice
praga-part-tech = Technologie
praga-part-projects = Projekty
praga-parts = Části stolu
praga-page-crane = Kolo
praga-page-offer = Nabídka
praga-page-city = Město
praga-page-projects = Projekty
praga-page-board = Ty
praga-page-players = Hráči
praga-tab-turn = Tah
praga-tab-log = Průběh
praga-tab-forecast = Předpověď
praga-tab-chat = Chat
praga-step-tile = Žeton
praga-step-action = Akce
praga-step-bonus = Bonus kola
praga-ask-tile = Vezmi žeton z kola
praga-ask-action = Kterou akci?
praga-ask-rest = Ještě něco?
praga-purse = Tvoje zdroje
praga-also = Můžeš taky
praga-use = Použít
praga-other-tile = jiná destička
praga-turn-it = Otočit destičku
praga-turn-it-how = nebo šipkami u destičky
praga-here = Tady: { $where }
praga-in-all = Celkem
praga-build = Postavit tady
praga-lay = Položit sem
praga-key-turn = otočit
praga-key-build = postavit
praga-end-gives = Konec tahu ještě dá
praga-end-loses = Koncem tahu propadne
praga-gives = dá
praga-loses = propadne
praga-end-sure = Ukončit i se ztrátou?
praga-so-far = { $name } zatím
praga-then-come = Potom
praga-last-turn = Tvůj předchozí tah
praga-forecast = Kdyby hra skončila teď
praga-forecast-note = Podle veřejných informací.
praga-so-far-points = Dosud
praga-total = Celkem
praga-others = Ostatní hráči
praga-opens-board = Ukáže desku.
praga-parler = Parléř
praga-opponent = Soupeř
praga-cards-left =
    { $count ->
        [0] 5 karet, zamíchaných
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
praga-oldest = Nejstarší žeton: { $actions }.
praga-complete = Dokončeno.
praga-free-plots =
    { $count ->
        [one] { $count } volná parcela: další budova náměstí dokončí.
        [few] { $count } volné parcely.
       *[other] { $count } volných parcel.
    }
praga-no-plaza-tile = Při tomto počtu hráčů bez destičky. Po dokončení se jen vrátí kostičky.
praga-symbols = Symboly
praga-open-sheet = Zobrazit všechny možnosti
praga-before = Předchozí náměstí
praga-next = Další náměstí
praga-winner = Caput regni
praga-place = { $place }. místo
praga-in-play = Během hry
praga-at-end = Na konci
praga-refresh = Vyměnit řadu
praga-comes-from = Odkud to je
praga-history = Tvoje sólové hry
praga-keys-help = D rozhodnutí · 1–9 volba · ← → otočit destičku · Enter postavit · U zpět · E konec tahu · L průběh · F předpověď · C kolo · O nabídka · M město · P projekty · B deska · Esc o krok zpět
praga-your-cube = tvoje kostička
praga-no-cube = 1 bod za každou budovu u náměstí
praga-amount-cube =
    { $number ->
        [one] { $number } kostička
        [few] { $number } kostičky
       *[other] { $number } kostiček
    }
praga-hex-mines = Doly
praga-hex-quarry = Lomy
praga-hex-upgrade = Vylepšení
praga-hex-wall = Hradby
praga-hex-building = Budova
praga-hex-road = Cesta
praga-watch = Čekáme na ostatní
praga-sideways-hunger = Hladová zeď: do strany
praga-sideways-cathedral = Katedrála: do strany
praga-meanwhile = Od tvého předchozího tahu
praga-action-impossible = Teď není možné nic: { $action }
# $numbers are the numbers of action tiles; a reason follows.
praga-tiles-refused = Nejde vzít ({ $numbers }):
praga-parler-cube = Parléřova kostička
praga-parler-building = Parléřova budova
praga-last-card = Poslední karta: { $card }.
praga-parler-played = zahraná od posledního míchání
praga-parler-corners = Může-li se některý modrý roh potkat s jiným, musí.
praga-wealth-gained = Získáno.
praga-wealth-open = Zatím nezískáno.
# $at is a number of steps, $number the points.
praga-academics-from = od { $at }. posunu univerzity: { praga-amount-vp } za každý posun technologie
praga-wealth-says = Až budeš mít poprvé { $wealth }: { $bundle }.

praga-points-crane = Jeřáb a výroba
praga-points-tiles = Dílky a hrany
praga-points-city = Město a náměstí
praga-points-knowledge = Vědění
praga-points-works = Velké stavby
praga-points-seals = Pečetě a vejce
