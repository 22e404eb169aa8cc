# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

citadels-ruling-a01 = Jedenaście fioletowych kart: { citadels-card-haunted_quarter }, { citadels-card-keep } (dwie), { citadels-card-laboratory }, { citadels-card-smithy }, { citadels-card-observatory }, { citadels-card-graveyard }, { citadels-card-library }, { citadels-card-school_of_magic }, { citadels-card-university } i { citadels-card-dragon_gate }.
citadels-ruling-a02 = W mieście mogą stać dwie takie same dzielnice; opcja „duplicates” może tego zabronić.
citadels-ruling-a03 = Przy czterech graczach dwie postacie odrzuca się odkryte.
citadels-ruling-a04 = Gdy talia się skończy, potasowany stos kart odrzuconych staje się nową talią.
citadels-ruling-a05 = Raz na rundę znaczy raz na rundę, nawet dla gracza, który ma w niej dwie tury.
citadels-ruling-a06 = Dodatkowa moneta i dodatkowe karty przychodzą same razem z pobraniem zasobów.
citadels-ruling-a07 = Pobranie zasobów jest obowiązkowe: bez niego nie można zakończyć tury.
citadels-ruling-a08 = { citadels-character-warlord } może zburzyć także dzielnicę we własnym mieście.
citadels-ruling-a09 = Przy równych punktach i równej wartości dzielnic gracze dzielą się zwycięstwem.
citadels-ruling-a10 = Można wskazać tylko inną postać, nigdy tę, którą właśnie grasz.
citadels-ruling-a11 = { citadels-character-king } sam bierze koronę na początku swojej tury.
citadels-ruling-a16 = { citadels-character-warlord } nie może zburzyć także własnej dzielnicy { citadels-card-keep }.
citadels-ruling-a17 = Ochrona trwa całą rundę, także w turze z inną postacią, i tylko przed innymi graczami.
citadels-ruling-a28 = Monety nigdy się nie kończą.
citadels-ruling-a29 = { citadels-card-library } i { citadels-card-observatory } razem: dobierasz 3 karty i zatrzymujesz 2.
citadels-ruling-a37 = Dotyczy tylko burzenia, które wykonuje { citadels-character-warlord }; { citadels-card-graveyard } nie może ocalić samego siebie.
citadels-ruling-a43 = Koronowany gracz ogląda postać odrzuconą zakrytą.
citadels-ruling-a45 = Kto zaczyna z koroną, rozstrzyga los, chyba że gracze zdecydują inaczej.
citadels-ruling-a52 = Efekt działa sam; nikt by z niego nie zrezygnował.
citadels-ruling-a57 = Działa także wtedy, gdy postać właściciela została zabita.
citadels-ruling-a59 = Jeśli kart jest za mało, bierzesz, ile jest; gdy nie ma żadnej, nie można za dobranie zapłacić.
citadels-ruling-a61 = Rodzaj wybiera właściciel przy punktacji; jako pierwszy proponowany jest najkorzystniejszy.
citadels-ruling-a66 = Przy dwóch lub trzech graczach możesz wskazać też własną drugą postać.
