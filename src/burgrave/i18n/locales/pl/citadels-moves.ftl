# What a move does, as a label. $number is its price or what it brings, "none" if that is not given;
# $role is the character or the card whose effect it is, by id, "none" if that is not given.

citadels-move-end-turn = Zakończ turę
citadels-move-take-gold =
    { $number ->
        [none] Pobierz monety
       *[other] Pobierz { part-gold }
    }
citadels-move-take-cards =
    { $number ->
        [none] Dobierz karty
       *[other] Dobierz { part-cards }
    }
citadels-move-take-income =
    { $role ->
        [cardinal] { part-income-in-cards }
        [patrician] { part-income-in-cards }
       *[other]
            { $number ->
                [none] Weź monety za swoje dzielnice
               *[other] Weź { part-gold } za swoje dzielnice
            }
    }
citadels-move-redraw = Odrzuć karty i dobierz tyle samo
citadels-move-done = Gotowe
citadels-move-pass = Spasuj
citadels-move-recover = Weź ją za 1 monetę
citadels-move-keep = Zatrzymaj { $card_acc }
citadels-move-build =
    { $number ->
        [none] Wybuduj { $card_acc }
       *[other] Wybuduj { $card_acc } ({ $number })
    }
citadels-move-discard = Odrzuć { $card_acc }
citadels-move-destroy =
    { $number ->
        [none] Zburz { $card_acc }
       *[other] Zburz { $card_acc } ({ $number })
    }
citadels-move-use = Użyj { $card_gen }
citadels-move-pick = Wybierz { $character_acc }
citadels-move-put-away = Odrzuć { $character_acc }
citadels-move-name =
    { $role ->
        [assassin] Zabij { $character_acc }
        [thief] Okradnij { $character_acc }
        [witch] Zaczaruj { $character_acc }
       *[other] Wskaż { $character_acc }
    }
citadels-move-swap-hand =
    { $who ->
        [you] Wymień się kartami z ręki: ty
       *[other] Wymień się kartami z ręki: { $seat }
    }
citadels-move-target =
    { $who ->
        [you]
            { $role ->
                [armory] Zburz własną dzielnicę
                [warlord] Zburz własną dzielnicę
               *[other] Wybierz siebie
            }
       *[other]
            { $role ->
                [abbot] Zażądaj 1 monety: { $seat }
                [armory] Zburz dzielnicę w mieście: { $seat }
                [cardinal] Weź brakujące monety: { $seat }
                [diplomat] Zamień dzielnicę: { $seat }
                [fortune_teller] Obejrzyj karty: { $seat }
                [marshal] Zabierz dzielnicę z miasta: { $seat }
                [spy] Obejrzyj karty: { $seat }
                [theater] Wymień się postacią: { $seat }
                [warlord] Zburz dzielnicę w mieście: { $seat }
                [wizard] Obejrzyj karty: { $seat }
               *[other] Wybierz: { $seat }
            }
    }
citadels-move-count-as = Licz { citadels-card-haunted_quarter.acc } jako { $type_acc }
citadels-move-take-bonus =
    { $role ->
        [architect] Weź 2 dodatkowe karty
        [merchant] Weź 1 dodatkową monetę
        [queen] Weź 3 monety
       *[other] Weź to, co daje twoja postać
    }
citadels-move-collect-tax =
    { $number ->
        [none] Weź cały podatek
       *[other] Weź { part-gold } podatku
    }
citadels-move-study = Dobierz 7 kart i zatrzymaj 1
citadels-move-divine = Weź od każdego po 1 losowej karcie
citadels-move-navigate-gold = Weź 4 monety
citadels-move-navigate-cards = Weź 4 karty
citadels-move-bribe =
    { $number ->
        [none] Daj łapówkę
       *[other] Daj łapówkę ({ part-gold })
    }
citadels-move-refuse = Odmów zapłaty
citadels-move-reveal = Odkryj chustę
citadels-move-confiscate = Odkryj nakaz i skonfiskuj dzielnicę
citadels-move-demand-gold = Weź 1 monetę
citadels-move-demand-card = Weź losową kartę
citadels-move-collect-wagon =
    { $number ->
        [none] Weź monety z { citadels-card-cash_wagon.gen }
       *[other] Weź { part-gold } z { citadels-card-cash_wagon.gen }
    }
citadels-move-come-forward = Ujawnij zabitą postać i pobierz zasoby
citadels-move-declare-normal = Gra kończy się jak zwykle
citadels-move-declare-early = Gra kończy się o jedną dzielnicę wcześniej
citadels-move-look = Przejrzyj talię
citadels-move-plain-copy = Ta bez monety
citadels-move-beautified-copy = Ta upiększona
citadels-move-give = Oddaj { $card_acc }
citadels-move-take =
    { $number ->
        [none] Weź { $card_acc }
       *[other] Weź { $card_acc } ({ $number })
    }
citadels-move-sacrifice = Poświęć { $card_acc }
citadels-move-beautify = Upiększ { $card_acc }
citadels-move-put =
    { $number ->
        [none] Połóż { $card_acc }
       *[other] Połóż { $card_acc } ({ $number })
    }
citadels-move-play = Zagraj { $card_acc }
citadels-move-sign = Podpisany nakaz na { $character_acc }
citadels-move-warrant = Niepodpisany nakaz na { $character_acc }
citadels-move-flower = Chusta z kwiatem: { $character }
citadels-move-threaten = Chusta bez kwiatu: { $character }
citadels-move-hand-over = Oddaj { $character_acc }
citadels-move-crown =
    { $who ->
        [you] Przekaż koronę: ty
       *[other] Przekaż koronę: { $seat }
    }
citadels-move-spy = Szukaj kart z dzielnicą { $type_acc }

## Cards whose use needs other words

citadels-move-use-armory = Zburz { citadels-card-armory.acc } i inną dzielnicę
citadels-move-use-framework = Wybuduj dzielnicę w miejsce { citadels-card-framework.gen }
citadels-move-use-necropolis = Wybuduj { citadels-card-necropolis.acc } i poświęć dzielnicę
citadels-move-use-thieves_den = Wybuduj { citadels-card-thieves_den.acc } za karty
citadels-move-use-laboratory =
    { citadels-card-laboratory }: odrzuć kartę za { $edition ->
        [classic] 1 monetę
       *[other] 2 monety
    }
citadels-move-use-museum = { citadels-card-museum }: połóż pod nim kartę (1 punkt)
citadels-move-use-smithy = { citadels-card-smithy }: zapłać 2 monety za 3 karty
citadels-move-use-wagon-0 = Użyj pierwszego Wozu kasowego
citadels-move-use-wagon-1 = Użyj drugiego Wozu kasowego
citadels-move-use-wagon-2 = Użyj trzeciego Wozu kasowego

## Income partly in cards: $cards of them; $number is the gold

part-income-in-number-of-cards =
    { $cards ->
        [one] Weź { $cards } kartę
        [few] Weź { $cards } karty
       *[other] Weź { $cards } kart
    }
part-income-in-gold =
    { $number ->
        [none] i resztę w monetach
        [0] za dzielnice
       *[other] i { part-gold } za dzielnice
    }
citadels-move-take-income-cards = { part-income-in-number-of-cards } { part-income-in-gold }

## Verbs alone: on a card that can be chosen, or above choices that differ only in a player or a character.
## $role is the character or card as which the player decides.

citadels-verb-build = Wybuduj
citadels-verb-crown = Przekaż koronę
citadels-verb-destroy = Zburz
citadels-verb-discard = Odrzuć
citadels-verb-flower = Chusta z kwiatem dla
citadels-verb-give = Oddaj
citadels-verb-keep = Zatrzymaj
citadels-verb-name =
    { $role ->
        [assassin] Zabij
        [thief] Okradnij
        [witch] Zaczaruj
       *[other] Wybierz
    }
citadels-verb-play = Zagraj
citadels-verb-put = Połóż
citadels-verb-sacrifice = Poświęć
citadels-verb-sign = Podpisany nakaz na
citadels-verb-swap-hand = Wymień rękę z
citadels-verb-take = Weź
citadels-verb-target =
    { $role ->
        [abbot] Zażądaj monety
        [diplomat] Wymień
        [marshal] Zabierz
        [spy] Podejrzyj
        [warlord] Zburz
        [wizard] Zajrzyj do ręki
       *[other] Wybierz
    }
citadels-verb-use = Użyj

## What to know of a choice before it is made

citadels-note-faceup = Leży odkryta z boku: w tej rundzie nikt jej nie ma
citadels-note-own-character = To twoja postać
citadels-note-own-city = Twoje własne miasto
citadels-note-emperor-pass = Korona i tak przechodzi; nic nie bierzesz
citadels-note-refuse = Jeśli na chuście jest kwiat, możesz stracić wszystkie monety
citadels-note-spy = Za każdą taką kartę bierzesz od tego gracza 1 monetę i dobierasz 1 kartę
citadels-note-lender = { part-gold } za { part-cards }
citadels-note-seize = Płacisz właścicielowi jej koszt
citadels-note-exchange = Jeśli dzielnica drugiego gracza jest droższa, dopłacasz mu różnicę
citadels-note-theater = Dostajesz postać tego gracza i oddajesz mu swoją; nikt inny ich nie widzi
citadels-note-everyone-asked = Pytany jest każdy, kto mógłby zareagować, żeby samo pytanie niczego nie zdradziło
