# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

citadels-ruling-a01 = Jedenaście fioletowych kart: { citadels-card-haunted_quarter }, { citadels-card-keep } (dwie), { citadels-card-laboratory }, { citadels-card-smithy }, { citadels-card-observatory }, { citadels-card-graveyard }, { citadels-card-library }, { citadels-card-school_of_magic }, { citadels-card-university } i { citadels-card-dragon_gate }.
citadels-ruling-a02 = W mieście mogą stać dwie takie same dzielnice; opcja „{ citadels-option-duplicates }” może tego zabronić.
citadels-ruling-a03 = Przy czterech graczach dwie postacie odrzuca się odkryte.
citadels-ruling-a04 = Gdy talia się skończy, potasowany stos kart odrzuconych staje się nową talią.
citadels-ruling-a05 = Raz na rundę znaczy raz na rundę, nawet dla gracza, który ma w niej dwie tury.
citadels-ruling-a06 = Dodatkową monetę i dodatkowe karty dostajesz automatycznie na początku tury, zanim wybierzesz monety albo karty.
citadels-ruling-a07 = Pobranie zasobów jest obowiązkowe: bez niego nie można zakończyć tury.
citadels-ruling-a08 = { citadels-character-warlord } może zburzyć także dzielnicę we własnym mieście.
citadels-ruling-a09 = Przy równych punktach i równej wartości dzielnic gracze dzielą się zwycięstwem.
citadels-ruling-a10 = Można wskazać tylko inną postać, nigdy tę, którą właśnie grasz.
citadels-ruling-a11 =
    { $edition ->
        [classic] Korona przechodzi automatycznie na początku tury.
       *[other] Korona przechodzi automatycznie na początku tury; szantaż rozpatruje się wcześniej.
    }
citadels-ruling-a12 = Nie możesz zostawić korony tam, gdzie jest; monety ani karty brać nie musisz.
citadels-ruling-a13 =
    { $edition ->
        [deluxe] Bank wypłaca ci monety na oczach wszystkich, gdy sąsiad z rangą 4 zaczyna turę; tak wszyscy dowiadują się, kto jest Królową.
       *[other] Monety bierzesz we własnej turze.
    }
citadels-ruling-a14 = Jeśli ranga 4 jest zaczarowana, liczy się miejsce zaczarowanego gracza, a nie { citadels-character-witch.gen }; monety bierzesz w swojej turze.
citadels-ruling-a15 = Dopłata trafia tam, gdzie reszta ceny: od { citadels-character-warlord.gen } do banku, od { citadels-character-diplomat.gen } i { citadels-character-marshal.gen } do właściciela.
citadels-ruling-a16 =
    { $edition ->
        [classic] { citadels-character-warlord } nie może zburzyć także własnej dzielnicy { citadels-card-keep }.
       *[other] { citadels-character-warlord } nie może zburzyć także własnej dzielnicy { citadels-card-keep }, a { citadels-character-diplomat } nie może jej oddać.
    }
citadels-ruling-a17 =
    { $edition ->
        [deluxe] Ochrona trwa całą rundę, także w turze z inną postacią, i tylko przed innymi graczami.
       *[other] Ochrona trwa całą rundę i działa nawet przed twoją własną postacią o randze 8.
    }
citadels-ruling-a18 = Możesz poświęcić także dzielnicę we własnym ukończonym mieście.
citadels-ruling-a19 = Miasto raz ukończone kończy grę i daje swoje punkty, nawet jeśli potem się zmniejszy; bezpieczne jest tylko, dopóki jest ukończone.
citadels-ruling-a20 = Wcześniejszy jest tylko koniec gry; to, kiedy miasto jest ukończone, się nie zmienia.
citadels-ruling-a21 = Przy randze 1 nie możesz położyć nakazu; przy swojej drugiej postaci możesz, ale tylko dla zmyłki. Skonfiskować możesz tylko dzielnicę, która może stać w twoim mieście.
citadels-ruling-a22 = Liczy się tylko pierwsza opłacona dzielnica: jeśli z niej zrezygnujesz albo nie możesz jej wziąć, okazja przepada.
citadels-ruling-a23 = Rangi 2 nie możesz szantażować: została już wywołana.
citadels-ruling-a24 = Kartę możesz wybudować nawet przed pobraniem zasobów, a zamiast płacić użyć { citadels-card-framework.gen } albo kart za { citadels-card-thieves_den.acc }.
citadels-ruling-a25 = W mieście z pięcioma dzielnicami nie można wybudować { citadels-card-monument.gen }, nawet burząc { citadels-card-framework.acc }.
citadels-ruling-a26 = Pożyczasz dokładnie tyle, ile brakuje po twoich monetach (a za { citadels-card-thieves_den.acc } także kartach), od jednego gracza, który tyle ma, i to raz na turę.
citadels-ruling-a27 = Monetę od najbogatszego bierzesz raz na turę, kiedy chcesz.
citadels-ruling-a28 = Monety nigdy się nie kończą; kart dobierasz tyle, ile zostało.
citadels-ruling-a29 =
    { $edition ->
        [classic] { citadels-card-library } i { citadels-card-observatory } razem: dobierasz 3 karty i zatrzymujesz 2.
       *[other] { citadels-card-library } i { citadels-card-observatory } razem: dobierasz 3 karty i zatrzymujesz wszystkie.
    }
citadels-ruling-a30 = Instrukcja nie pokazuje tych kart. Koszty są jak w innych wydaniach; srebrne monety: { citadels-card-dragon_gate } 2, { citadels-card-university } 2, { citadels-card-secret_vault } 3.
citadels-ruling-a31 = { citadels-card-wishing_well } liczy także samą siebie.
citadels-ruling-a32 = Karta akcji nigdy nie jest budową: bez podatku, bez { citadels-character-magistrate.gen }, poza limitem, i może ją zagrać także { citadels-character-navigator }.
citadels-ruling-a33 = Przeciw Wiedźmie: tura przebiega zwyczajnie, a { citadels-character-witch } nie wznawia swojej.
citadels-ruling-a34 = Nie wlicza się do jednej karty akcji na turę.
citadels-ruling-a35 = Liczy się do wielkości miasta, więc pomaga też chronić miasto ukończone.
citadels-ruling-a36 = Ujawniasz postać i pobierasz zasoby, nic więcej.
citadels-ruling-a37 = Dotyczy tylko burzenia, które wykonuje { citadels-character-warlord }; { citadels-card-graveyard } nie może ocalić samego siebie.
citadels-ruling-a38 = Za dzielnicę, która tylko przechodzi do innego miasta, nie płaci się podatku.
citadels-ruling-a39 = Moneta ze zburzonej upiększonej dzielnicy trafia do banku.
citadels-ruling-a40 = Przy remisie ten, kto w ostatniej rundzie nie ujawnił postaci, liczy się jako ranga 0.
citadels-ruling-a41 = Tylko jedna zamiana na rundę. Kto się zamienia, widzą wszyscy, kart nie widzi nikt inny.
citadels-ruling-a42 = Przy dwóch lub trzech graczach możesz wskazać też własną drugą postać.
citadels-ruling-a43 =
    { $edition ->
        [classic] Koronowany gracz ogląda postać odrzuconą zakrytą; przy siedmiu graczach ogląda ją też ostatni i może ją zatrzymać.
       *[other] Nikt nie ogląda postaci odrzuconej zakrytej poza ostatnim z siedmiu graczy przy ośmiu postaciach (albo z ośmiu przy dziewięciu), który może ją zatrzymać.
    }
citadels-ruling-a44 = Przy trzech graczach nikt nie widzi postaci odrzuconej losowo po pierwszych wyborach.
citadels-ruling-a45 = Gracza, który zaczyna z koroną, wybiera się losowo, chyba że gracze zdecydują inaczej.
citadels-ruling-a46 = Karty pod swoim Muzeum możesz obejrzeć w każdej chwili.
citadels-ruling-a47 = Liczy się obecny koszt, razem z monetą na upiększonej dzielnicy.
citadels-ruling-a48 = Gdy masz { citadels-card-factory.acc }, { citadels-card-thieves_den } kosztuje 5, w monetach lub w kartach.
citadels-ruling-a49 = Nazwa karty pochodzi z niemieckiego wydania, a efekt z czeskiej instrukcji.
citadels-ruling-a50 = „W tej rundzie” oznacza w instrukcji twoją turę.
citadels-ruling-a51 = Przy ośmiu graczach zawsze gra się z dziewięcioma postaciami.
citadels-ruling-a52 = Efekt działa automatycznie; nikt by z niego nie zrezygnował.
citadels-ruling-a53 = Na koniec tury najpierw działa { citadels-card-poor_house }, potem { citadels-card-park }, na końcu { citadels-character-alchemist }.
citadels-ruling-a54 = Dwóch takich samych dzielnic nie można zamienić, nawet gdy ktoś ma { citadels-card-quarry.acc }.
citadels-ruling-a55 = Gdy jeden gracz podejmuje decyzję, pozostali czekają.
citadels-ruling-a56 = Karta akcji to karta z ręki bez rodzaju i służy wszędzie tam, gdzie potrzebna jest karta z ręki.
citadels-ruling-a57 =
    { $edition ->
        [classic] Działa także wtedy, gdy postać właściciela została zabita.
       *[other] Działa także wtedy, gdy postać właściciela została zabita lub zaczarowana.
    }
citadels-ruling-a58 = W pierwszej części tury { citadels-character-witch.gen } można zagrywać karty akcji prócz { citadels-card-big_top.gen } i { citadels-card-living_cannonball.gen }; obie części to jedna tura. Nie można w zaczarowanej turze, dzięki Szpitalowi ani przed rozpatrzeniem szantażu.
citadels-ruling-a59 = Jeśli kart jest za mało, bierzesz tyle, ile zostało. Gdy nie ma żadnej, nie możesz wybrać kart zamiast monet ani zapłacić za dobranie.
citadels-ruling-a60 = Przy dwóch lub trzech graczach możesz dla zmyłki szantażować także własną drugą postać; przy jej wywołaniu znacznik odkłada się zakryty.
citadels-ruling-a61 = Rodzaj wybiera właściciel przy punktacji; jako pierwszy proponowany jest najkorzystniejszy.
citadels-ruling-a62 = Decyduje koszt, razem z monetą na upiększonej dzielnicy, ale bez srebrnych monet.
citadels-ruling-a63 = Najpierw przychodzi moneta za { citadels-card-throne_room.acc }, dopiero potem { citadels-character-emperor } coś bierze.
citadels-ruling-a64 = { citadels-card-acrobat.acc } może zagrać także ten, kto ma koronę, i ją zachowuje. Rozstrzyga się to przed Szpitalem; zabita ranga 4 ujawnia się na koniec rundy, ale korona zostaje.
citadels-ruling-a65 = Gdy upiększona karta wraca na rękę lub do talii, jej moneta trafia do banku; wybudowaną ponownie można znów upiększyć.
citadels-ruling-a66 = { citadels-ruling-a42 }
citadels-ruling-a67 = W mieście z ośmioma dzielnicami może dalej budować tylko { citadels-character-architect }.
