# The state of Citadels in words. $who is "you" or "other".

citadels-state-cast = Postacie
citadels-state-unique = Dzielnice unikatowe
citadels-state-ending = ostatnia runda
citadels-state-tax = Zebrany podatek: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
        [many] { $gold } monet
       *[other] { $gold } monety
    }
citadels-state-beautified = upiększona
citadels-state-under =
    { $cards ->
        [one] { $cards } karta pod nią
        [few] { $cards } karty pod nią
        [many] { $cards } kart pod nią
       *[other] { $cards } karty pod nią
    }
citadels-state-early = gra kończy się o jedną dzielnicę wcześniej
citadels-state-hand =
    { $who ->
        [you] Na ręce masz
       *[other] { $seat } ma na ręce
    }: { $cards }.
citadels-state-known =
    { $who ->
        [you] Na swojej ręce znasz
       *[other] { $seat } ma na ręce karty, które znasz
    }: { $cards }.
citadels-state-gold =
    { $who ->
        [you] Masz
       *[other] { $seat } ma
    } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
        [many] { $gold } monet
       *[other] { $gold } monety
    } i { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } na ręce.
citadels-state-crowned =
    { $who ->
        [you] Masz koronę.
       *[other] { $seat } ma koronę.
    }
citadels-state-phase-draft = faza wyboru
citadels-state-phase-turn = faza tur graczy
citadels-state-phase-theater = faza wyboru, { citadels-card-theater }
citadels-state-phase-call = faza tur graczy, przy wywołaniu
citadels-state-phase-end_of_round = koniec rundy
citadels-state-phase-scoring = punktacja
citadels-state-phase-over = koniec

## Headings and labels

citadels-state-heading-in-play = W grze
citadels-state-heading-characters = Postacie w tej rundzie
citadels-state-heading-known = Co wiesz tylko ty
citadels-state-heading-known-to-all = Karty, które widzieli wszyscy
citadels-state-first-pick = Pierwszy wybór
citadels-state-called = Wywołane postacie
citadels-state-unanswered = nikt
citadels-state-reshuffles = Ile razy przetasowano talię
citadels-state-first-completed = Pierwsze ukończone miasto
citadels-state-faceup = Odrzucone odkryte
citadels-state-facedown = Odrzucona zakryta
citadels-state-facedown-seen = Odrzuconą zakrytą postać zna
citadels-state-random-discard = Odrzucona losowo
citadels-state-pack = Pozostają do wyboru lub zostały
citadels-state-swapped = Zamienione postacie
citadels-state-killed = Zabita postać
citadels-state-robbed = Okradziona postać
citadels-state-bewitched = Zaczarowana postać
citadels-state-warrants = Nakazy
citadels-state-threats = Znaczniki szantażu
citadels-state-protected = Pod ochroną Rasputina
citadels-state-face-signed = podpisany
citadels-state-face-shown = podpisany, pokazany wszystkim
citadels-state-face-blank = niepodpisany
citadels-state-face-flowered = z kwiatem
citadels-state-face-plain = bez kwiatu
citadels-state-face-settled = zdjęty
citadels-state-witch-played = { citadels-character-witch } zagrała kartę akcji jeszcze przed turą, którą kontynuuje.
citadels-state-witch-builds = O ile dzielnic karta akcji podnosi jej limit
citadels-state-acrobat-played = W tej rundzie zagrano kartę { citadels-card-acrobat }.
citadels-state-known-deck = Karty w talii, które znasz, licząc od góry
citadels-state-known-pile = Odrzucone karty, które znasz
# $number is the number of cards or characters that the reader does not know.
citadels-state-unknown =
    { $number ->
        [one] { $number } nieznana
        [few] { $number } nieznane
        [many] { $number } nieznanych
       *[other] { $number } nieznanej
    }
citadels-state-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
citadels-state-gold-amount =
    { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
        [many] { $gold } monet
       *[other] { $gold } monety
    }
citadels-state-number-of = { $number } z { $limit }

## The turn

citadels-state-mode-witch_first = { citadels-character-witch } tylko pobiera zasoby i zaczarowuje postać.
citadels-state-mode-bewitched = Zaczarowana postać tylko pobiera zasoby.
citadels-state-mode-witch_resumed = { citadels-character-witch } kontynuuje turę zaczarowanej postaci.
citadels-state-mode-hospital = { citadels-card-hospital }: zabita postać tylko pobiera zasoby.
citadels-state-restricted = Można tylko pobrać zasoby.
citadels-state-gathering =
    { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
        [many] { $gold } monet
       *[other] { $gold } monety
    } albo { $draws ->
        [one] { $draws } karta
        [few] { $draws } karty
        [many] { $draws } kart
       *[other] { $draws } karty
    }, z tego na rękę { $keeps }
citadels-state-done = Wykonano w tej turze
citadels-state-done-gathered = pobranie zasobów
citadels-state-done-income_taken = dochód z dzielnic
citadels-state-done-ability_used = zdolność
citadels-state-done-bonus_taken = dodatkowe monety lub karty
citadels-state-done-crown_passed = przekazanie korony
citadels-state-done-begged = prośba o monetę od najbogatszego gracza
citadels-state-done-borrowed = pożyczka monet
citadels-state-done-first_paid = zapłata za dzielnicę
citadels-state-done-threat_settled = rozstrzygnięty szantaż
citadels-state-done-action_card_played = karta akcji
citadels-state-built = Wybudowane dzielnice z limitu
citadels-state-extra-builds = Dodatkowe dzielnice dzięki karcie akcji
citadels-state-spent = Monety zapłacone za dzielnice
citadels-state-income = Dzielnice, które przynoszą dochód
citadels-state-coins-placed = Upiększone dzielnice
citadels-state-wagons-used = Użyte karty { citadels-card-cash_wagon }
citadels-state-laid-out = Działająca karta akcji
citadels-state-drawn = Karty do wyboru
citadels-state-destroyed = Opuszcza swoje miasto
citadels-state-building = Zapłacona, jeszcze niewybudowana
citadels-state-paid = Zapłacona cena
citadels-state-chosen = Wybrana karta
citadels-state-owed = Ile kart lub monet trzeba jeszcze dać
citadels-state-marked = Postacie, które dostają znaczniki

## Seats

citadels-state-character-revealed = ujawniona
citadels-state-character-played = tura rozpoczęta
citadels-state-held-before = Postać, której już nie ma
citadels-state-received = Postacie przy pierwszym wyborze
citadels-state-received-again = Postacie przy drugim wyborze
citadels-state-kept = Wybrane postacie
citadels-state-gave-away = Postacie, które ci zabrano
citadels-state-put-away = Postacie odrzucone zakryte
citadels-state-city =
    { $who ->
        [you] Twoje miasto
       *[other] Miasto, które buduje { $seat },
    } { $districts ->
        [none] jest puste, do ukończenia potrzeba { $completion } dzielnic.
       *[other] ma { $built } z { $completion }: { $districts }.
    }
citadels-state-completed = To miasto zostało ukończone.
# $type is a type of districts.
citadels-state-counts-as = liczy się jako { $type }
citadels-state-wagon =
    { $who ->
        [you] Masz
       *[other] { $seat } ma
    } wyłożony Wóz kasowy, na którym { $gold ->
        [one] leży { $gold } moneta
        [few] leżą { $gold } monety
        [many] leży { $gold } monet
       *[other] leży { $gold } monety
    }{ $used ->
        [yes] , użyty w tej turze.
       *[no] .
    }
citadels-state-museum = Karty pod Muzeum, które znasz
citadels-state-built-this-round = Wybudowane w tej rundzie
citadels-state-used = Dzielnice, których na razie nie można użyć ponownie
citadels-state-points = Punkty, gdyby gra skończyła się teraz
# $place is a player whose hand it is, or the Museum. $number of the $cards may have left.
citadels-state-note =
    Widziane karty, { $place }: { $cards }.{ $number ->
        [0] {""}
        [one] { " " }Być może { $number } z nich już odeszła.
        [few] { " " }Być może aż { $number } z nich już odeszły.
        [many] { " " }Być może aż { $number } z nich już odeszło.
       *[other] { " " }Być może aż { $number } z nich już odeszło.
    }
