# What characters and cards do, in our own words. Where editions differ, $edition decides: classic, deluxe,
# and 2016 for the rest.

## Characters

citadels-text-character-nobody = Nigdy nie jest wywoływany.
citadels-text-character-assassin = Wskaż inną postać: zabijasz ją, a jej gracz traci turę.
citadels-text-character-witch = Pobierz zasoby, po czym musisz wskazać inną postać; twoja tura zostaje wstrzymana. Gdy ta postać zostanie wywołana, jej gracz tylko pobiera zasoby, a ty kontynuujesz turę jako ona.
citadels-text-character-magistrate = Połóż zakryte trzy nakazy przy trzech innych postaciach; jeden jest podpisany. Gdy gracz z podpisanym nakazem po raz pierwszy zapłaci za dzielnicę, możesz odkryć nakaz i wybudować ją za darmo w swoim mieście; budujący odzyskuje monety.
citadels-text-character-thief =
    { $edition ->
        [classic] Wskaż inną postać. Gdy zostanie ujawniona, zabierasz jej graczowi wszystkie monety. Nie można okraść rangi 1 ani zabitej postaci.
       *[other] Wskaż inną postać. Gdy zostanie ujawniona, zabierasz jej graczowi wszystkie monety. Nie można okraść rangi 1 ani zabitej lub zaczarowanej postaci.
    }
citadels-text-character-spy = Wskaż innego gracza i rodzaj dzielnic, po czym obejrzyj karty na jego ręce. Za każdą kartę tego rodzaju zabierasz mu 1 monetę i otrzymujesz 1 kartę.
citadels-text-character-blackmailer = Połóż zakryte dwa znaczniki szantażu przy dwóch innych postaciach; jeden ma kwiat. Szantażowany gracz pobiera zasoby, a potem oddaje ci połowę monet (zaokrąglając w dół) albo odmawia. Po odmowie możesz odkryć znacznik: z kwiatem zabierasz wszystkie monety. Nie wolno szantażować rangi 1 ani zabitej lub zaczarowanej postaci.
citadels-text-character-magician = Zamień się z innym graczem wszystkimi kartami z ręki albo odrzuć dowolną liczbę kart i dobierz tyle samo.
citadels-text-character-wizard = Obejrzyj karty na ręce innego gracza i weź 1 kartę: zatrzymaj ją albo od razu zapłać i wybuduj poza limitem. W tej turze możesz budować dzielnice takie same jak już posiadane.
citadels-text-character-seer = Weź po 1 losowej karcie od każdego innego gracza, a potem oddaj każdemu z nich po 1 karcie z ręki. Możesz wybudować do 2 dzielnic.
citadels-text-character-king = Bierzesz koronę. Otrzymujesz 1 monetę za każdą szlachecką dzielnicę. Zabity Król bierze koronę na koniec rundy.
citadels-text-character-emperor = Musisz zabrać koronę temu, kto ją ma, i dać ją komuś trzeciemu; weź od niego 1 monetę lub 1 losową kartę. Otrzymujesz 1 monetę za każdą szlachecką dzielnicę. Zabity Cesarz przekazuje koronę na koniec rundy i niczego nie bierze.
citadels-text-character-patrician = Bierzesz koronę. Otrzymujesz 1 kartę za każdą szlachecką dzielnicę. Zabity Patrycjusz bierze koronę na koniec rundy.
citadels-text-character-bishop =
    { $edition ->
        [classic] Otrzymujesz 1 monetę za każdą religijną dzielnicę. W tej rundzie Generał nie może burzyć twoich dzielnic.
        [deluxe] Otrzymujesz 1 monetę za każdą religijną dzielnicę. W tej rundzie cudza postać o randze 8 nie może użyć zdolności na twoich dzielnicach.
       *[other] Otrzymujesz 1 monetę za każdą religijną dzielnicę. W tej rundzie postać o randze 8 nie może użyć zdolności na twoich dzielnicach.
    }
citadels-text-character-abbot = Otrzymujesz 1 monetę lub 1 kartę za każdą religijną dzielnicę; podział ogłoś z góry. Raz na turę, jeśli nie należysz do najbogatszych, najbogatszy gracz oddaje ci 1 monetę.
citadels-text-character-cardinal = Otrzymujesz 1 kartę za każdą religijną dzielnicę. Gdy brakuje ci monet na budowę, weź dokładnie tyle od jednego innego gracza i oddaj mu za każdą 1 kartę z ręki.
citadels-text-character-merchant =
    { $edition ->
        [classic] Otrzymujesz 1 monetę za każdą handlową dzielnicę. Na początku tury otrzymujesz 1 dodatkową monetę.
       *[other] Otrzymujesz 1 monetę za każdą handlową dzielnicę. Otrzymujesz 1 dodatkową monetę.
    }
citadels-text-character-alchemist = Na koniec tury odzyskujesz wszystkie monety zapłacone w tej turze za budowę dzielnic.
citadels-text-character-trader = Otrzymujesz 1 monetę za każdą handlową dzielnicę. Handlowe dzielnice nie wliczają się do twojego limitu budowy.
citadels-text-character-architect =
    { $edition ->
        [classic] Na początku tury otrzymujesz 2 dodatkowe karty. Możesz wybudować do 3 dzielnic; tylko ty możesz budować w ukończonym mieście.
       *[other] Otrzymujesz 2 dodatkowe karty. Możesz wybudować do 3 dzielnic.
    }
citadels-text-character-navigator = Otrzymujesz 4 monety albo 4 karty. Nie możesz budować.
citadels-text-character-scholar = Dobierz 7 kart, zatrzymaj 1, a resztę wtasuj do talii. Możesz wybudować do 2 dzielnic.
citadels-text-character-warlord = Otrzymujesz 1 monetę za każdą wojskową dzielnicę. Możesz zburzyć 1 dzielnicę dowolnego gracza za 1 monetę mniej, niż wynosi jej koszt; nie w ukończonym mieście.
citadels-text-character-diplomat = Otrzymujesz 1 monetę za każdą wojskową dzielnicę. Możesz zamienić 1 swoją dzielnicę na 1 dzielnicę innego gracza; jeśli jego jest droższa, oddaj mu różnicę. Nie z jego ukończonego miasta; nikt nie może dostać dzielnicy, którą już ma.
citadels-text-character-marshal = Otrzymujesz 1 monetę za każdą wojskową dzielnicę. Możesz zabrać innemu graczowi 1 dzielnicę o koszcie do 3 i oddać mu jej koszt. Nie z ukończonego miasta i nie taką, którą już masz.
citadels-text-character-queen =
    { $edition ->
        [deluxe] Gdy sąsiad zaczyna turę jako ranga 4, ujawniasz się i otrzymujesz 3 monety. Jeśli ranga 4 została zabita lub zaczarowana, otrzymujesz je na koniec rundy.
       *[other] Otrzymujesz 3 monety, jeśli siedzisz obok gracza, który ujawnił rangę 4. Jeśli ranga 4 została zabita, otrzymujesz je na koniec rundy.
    }
citadels-text-character-artist = Połóż po 1 monecie z puli na 1 lub 2 swoich dzielnicach: ich koszt trwale rośnie o 1. Każdą dzielnicę tylko raz.
citadels-text-character-tax_collector = Kto wybuduje dzielnicę, kładzie 1 monetę z puli, o ile jakąś ma, na twoim żetonie; ty nie płacisz. W swojej turze możesz zabrać z żetonu wszystkie monety.

## Districts without an effect

citadels-text-card-unknown = Nikt nie pokazał tej karty.
citadels-text-card-manor = Bez specjalnego efektu.
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

citadels-text-card-armory = W swojej turze możesz zburzyć Zbrojownię, aby zburzyć 1 inną dzielnicę; nie w ukończonym mieście.
citadels-text-card-basilica = Koniec gry: 1 dodatkowy punkt za każdą twoją dzielnicę o nieparzystym koszcie.
citadels-text-card-capitol = Koniec gry: raz 3 dodatkowe punkty, jeśli masz co najmniej 3 dzielnice jednego rodzaju.
citadels-text-card-dragon_gate =
    { $edition ->
        [classic] Kosztuje 6, jest warta 8 punktów.
        [deluxe] Kosztuje 6, jest warta 8 punktów.
       *[other] Koniec gry: 2 dodatkowe punkty.
    }
citadels-text-card-factory = Za inne unikatowe dzielnice płacisz o 1 monetę mniej.
citadels-text-card-framework = Możesz wybudować dzielnicę, burząc Rusztowanie, zamiast płacić.
citadels-text-card-gold_mine = Gdy pobierasz monety jako zasoby, otrzymujesz o 1 więcej.
citadels-text-card-great_wall = Postać o randze 8 płaci o 1 monetę więcej, aby użyć zdolności na dzielnicy w twoim mieście.
citadels-text-card-haunted_quarter =
    { $edition ->
        [classic] Koniec gry: liczy się jako jeden wybrany przez ciebie rodzaj, chyba że budujesz ją w ostatniej rundzie.
       *[other] Koniec gry: liczy się jako jeden wybrany przez ciebie rodzaj.
    }
citadels-text-card-imperial_treasury = Koniec gry: 1 dodatkowy punkt za każdą monetę w twojej puli.
citadels-text-card-ivory_tower = Koniec gry: 5 dodatkowych punktów, jeśli to twoja jedyna unikatowa dzielnica.
citadels-text-card-keep =
    { $edition ->
        [classic] Generał nie może go zburzyć.
       *[other] Postać o randze 8 nie może użyć na nim zdolności.
    }
citadels-text-card-laboratory =
    { $edition ->
        [classic] Raz na rundę, w swojej turze, odrzuć 1 kartę z ręki i weź 1 monetę.
       *[other] Raz na turę odrzuć 1 kartę z ręki i weź 2 monety.
    }
citadels-text-card-library =
    { $edition ->
        [classic] Gdy dobierasz karty jako zasoby, zatrzymaj 2 z nich.
       *[other] Gdy dobierasz karty jako zasoby, zatrzymaj wszystkie.
    }
citadels-text-card-map_room = Koniec gry: 1 dodatkowy punkt za każdą kartę na ręce.
citadels-text-card-monument = Nie możesz go wybudować, mając w mieście 5 lub więcej dzielnic. Do ukończenia miasta liczy się jako 2 dzielnice.
citadels-text-card-museum = Raz na turę połóż 1 kartę z ręki zakrytą pod Muzeum. Koniec gry: 1 dodatkowy punkt za każdą kartę pod nim.
citadels-text-card-necropolis = Możesz ją wybudować, burząc 1 swoją dzielnicę, zamiast płacić.
citadels-text-card-observatory = Gdy dobierasz karty jako zasoby, dobierz 3 zamiast 2.
citadels-text-card-park = Jeśli na koniec tury nie masz kart na ręce, otrzymujesz 2 karty.
citadels-text-card-poor_house = Jeśli na koniec tury nie masz monet w puli, otrzymujesz 1 monetę.
citadels-text-card-quarry = Możesz budować dzielnice takie same jak już posiadane.
citadels-text-card-school_of_magic =
    { $edition ->
        [deluxe] Gdy twoja postać otrzymuje coś za dzielnice jakiegoś rodzaju, Szkoła liczy się jako ten rodzaj. Opat otrzymuje za nią 1 monetę i 1 kartę.
       *[other] Gdy twoja postać otrzymuje coś za dzielnice jakiegoś rodzaju, Szkoła liczy się jako ten rodzaj.
    }
citadels-text-card-secret_vault = Nie można go wybudować. Koniec gry: 3 punkty, jeśli masz go na ręce.
citadels-text-card-smithy =
    { $edition ->
        [classic] Raz na rundę, w swojej turze, zapłać 2 monety i weź 3 karty.
       *[other] Raz na turę zapłać 2 monety i weź 3 karty.
    }
citadels-text-card-stables = Ich budowa nie wlicza się do limitu budowy.
citadels-text-card-statue = Koniec gry: 5 dodatkowych punktów, jeśli masz koronę.
citadels-text-card-theater = Po wyborze wszystkich postaci możesz w ciemno zamienić się kartą postaci z innym graczem.
citadels-text-card-thieves_den = Koszt możesz w całości lub częściowo zapłacić kartami z ręki: 1 karta za 1 monetę.
citadels-text-card-wishing_well = Koniec gry: 1 dodatkowy punkt za każdą unikatową dzielnicę w twoim mieście, wliczając tę.
citadels-text-card-bell_tower = Budując ją, zdecyduj: gra kończy się jak zwykle albo o jedną dzielnicę wcześniej. Po jej zburzeniu wraca zwykły koniec.
citadels-text-card-graveyard = Gdy cudzy Generał zburzy dzielnicę, możesz zapłacić 1 monetę i wziąć ją na rękę.
citadels-text-card-hospital = Nawet jeśli twoja postać jest zabita, możesz przy jej wywołaniu pobrać zasoby, nic więcej.
citadels-text-card-lighthouse = Budując ją, możesz przejrzeć całą talię i wziąć 1 kartę na rękę; potem potasuj talię.
citadels-text-card-throne_room = Za każdym razem, gdy korona przechodzi od gracza do gracza, otrzymujesz 1 monetę.
citadels-text-card-university = Kosztuje 6, jest wart 8 punktów.

## Action cards

citadels-text-card-acrobat = Gdy po wywołaniu rangi 4 nikt się nie ujawnia albo ranga 4 jest zaczarowana: bierzesz koronę.
citadels-text-card-director = W tej turze możesz wybudować o 2 dzielnice więcej.
citadels-text-card-cash_wagon = Wyłóż go przed sobą. Każdy rywal może raz w swojej turze położyć na nim 1 monetę, dobrać 3 karty i zatrzymać najwyżej 1. Zaraz potem możesz zabrać wszystkie jego monety i odrzucić kartę.
citadels-text-card-living_cannonball = Zastąp 1 swoją dzielnicę droższą z ręki i dopłać różnicę; nie wlicza się to do limitu.
citadels-text-card-rasputin = Gdy nadchodzi twoja kolej, a działa na ciebie Zabójczyni, Wiedźma, Sędzia, Złodziej lub Szantażystka: w tej turze nikt z nich na ciebie nie działa.
citadels-text-card-fortune_teller = Obejrzyj karty na ręce rywala i weź 1 kartę.
citadels-text-card-big_top = Wyłóż go jak dzielnicę, poza limitem: pomaga ukończyć miasto, ale nie ma kosztu, rodzaju ani punktów. Ranga 8 na niego nie działa. Najwyżej jeden na turę.
