# Decisions: the question for the seat that decides, and what the others read.

citadels-decision-pick =
    { $who ->
        [you] Wybierz swoją postać.
       *[other] { $seat } wybiera postać.
    }
citadels-decision-put-away =
    { $who ->
        [you] Odrzuć jedną z pozostałych postaci (zakrytą).
       *[other] { $seat } odrzuca postać.
    }
citadels-decision-turn =
    { $who ->
        [you] Twoja tura. Co robisz?
       *[other] Teraz gra { $seat }.
    }
citadels-decision-keep =
    { $who ->
        [you] Którą kartę zatrzymujesz?
       *[other] { $seat } wybiera kartę.
    }
citadels-decision-redraw =
    { $who ->
        [you] Którą kartę odrzucasz? Na koniec dobierasz tyle samo nowych.
       *[other] { $seat } wybiera karty do odrzucenia.
    }
citadels-decision-destroy =
    { $who ->
        [you] Którą dzielnicę burzysz?
       *[other] { $seat } wybiera, co zburzyć.
    }
citadels-decision-graveyard =
    { $who ->
        [you] Płacisz 1 monetę, żeby wziąć zburzoną dzielnicę na rękę?
       *[other] { $seat } decyduje, czy wziąć zburzoną dzielnicę.
    }
citadels-decision-laboratory =
    { $who ->
        [you] Którą kartę z ręki odrzucasz?
       *[other] { $seat } wybiera kartę do odrzucenia.
    }
citadels-decision-haunted-quarter =
    { $who ->
        [you] Jako jaki rodzaj liczysz { citadels-card-haunted_quarter.acc }?
       *[other] { $seat } wybiera rodzaj dla karty { citadels-card-haunted_quarter }.
    }
citadels-decision-theater =
    { $who ->
        [you] Wymieniasz się z kimś postacią?
       *[other] { $seat } decyduje o wymianie postaci.
    }
citadels-decision-theater-card =
    { $who ->
        [you] Którą ze swoich postaci oddajesz?
       *[other] { $seat } wybiera, którą postać oddać.
    }
citadels-decision-warrants =
    { $who ->
        [you] Na którą postać wystawiasz niepodpisany nakaz?{ part-left }
       *[other] { $seat } rozkłada nakazy.
    }
citadels-decision-confiscate =
    { $who ->
        [you] Odkrywasz nakaz i konfiskujesz dzielnicę?
       *[other] { $seat } decyduje, czy skonfiskować dzielnicę.
    }
citadels-decision-threats =
    { $who ->
        [you] Którą postać szantażujesz chustą bez kwiatu?
       *[other] { $seat } rozkłada znaczniki szantażu.
    }
citadels-decision-threat =
    { $who ->
        [you] Ktoś cię szantażuje: dajesz łapówkę czy odmawiasz?
       *[other] { $seat } decyduje, czy dać łapówkę.
    }
citadels-decision-threat-reveal =
    { $who ->
        [you] Odkrywasz znacznik szantażu?
       *[other] { $seat } decyduje, czy odkryć znacznik szantażu.
    }
citadels-decision-spy =
    { $who ->
        [you] Jakiego rodzaju dzielnic szukasz?
       *[other] { $seat } wybiera rodzaj dzielnic.
    }
citadels-decision-wizard-card =
    { $who ->
        [you]
            { $who2 ->
                [none] Którą kartę bierzesz?
               *[other] Którą kartę bierzesz? Ręka: { $seat2 }
            }
       *[other] { $seat } wybiera kartę.
    }
citadels-decision-wizard-use =
    { $who ->
        [you] Budujesz tę kartę od razu czy bierzesz ją na rękę?
       *[other] { $seat } decyduje, co zrobić z kartą.
    }
citadels-decision-seer-return =
    { $who ->
        [you]
            { $who2 ->
                [none] Którą kartę dajesz w zamian?
               *[other] Którą kartę dostanie w zamian { $seat2 }?{ part-left }
            }
       *[other] { $seat } wybiera karty w zamian.
    }
citadels-decision-emperor-resource =
    { $who ->
        [you] Bierzesz 1 monetę czy losową kartę?
       *[other] { $seat } decyduje, co wziąć.
    }
citadels-decision-emperor-crown =
    { $who ->
        [you] Komu dajesz koronę?
       *[other] { $seat } wybiera, kto dostanie koronę.
    }
citadels-decision-lender =
    { $who ->
        [you] Od kogo bierzesz brakujące monety?
       *[other] { $seat } wybiera, kto da brakujące monety.
    }
citadels-decision-lend-cards =
    { $who ->
        [you]
            { $who2 ->
                [none] Którą kartę dajesz za monety?
               *[other] Którą kartę dostanie za monety { $seat2 }?{ part-left }
            }
       *[other] { $seat } wybiera karty, które da za monety.
    }
citadels-decision-scholar =
    { $who ->
        [you] Którą kartę zatrzymujesz? Pozostałe zostaną wtasowane do talii.
       *[other] { $seat } wybiera kartę.
    }
citadels-decision-exchange-own =
    { $who ->
        [you] Którą swoją dzielnicę oddajesz?
       *[other] { $seat } wybiera, którą dzielnicę oddać.
    }
citadels-decision-exchange-other =
    { $who ->
        [you] Którą dzielnicę bierzesz w zamian?
       *[other] { $seat } wybiera, którą dzielnicę wziąć.
    }
citadels-decision-seize =
    { $who ->
        [you] Którą dzielnicę zabierasz?
       *[other] { $seat } wybiera, którą dzielnicę zabrać.
    }
citadels-decision-armory-target =
    { $who ->
        [you] W czyim mieście burzysz dzielnicę?
       *[other] { $seat } wybiera miasto.
    }
citadels-decision-armory =
    { $who ->
        [you] Którą dzielnicę burzysz?
       *[other] { $seat } wybiera, co zburzyć.
    }
citadels-decision-museum =
    { $who ->
        [you] Którą kartę wkładasz pod { citadels-card-museum.acc }?
       *[other] { $seat } wybiera kartę do { citadels-card-museum.gen }.
    }
citadels-decision-framework =
    { $who ->
        [you] Którą dzielnicę budujesz w miejsce { citadels-card-framework.gen }?
       *[other] { $seat } wybiera, co wybudować.
    }
citadels-decision-sacrifice =
    { $who ->
        [you] Którą swoją dzielnicę poświęcasz?
       *[other] { $seat } wybiera, którą dzielnicę poświęcić.
    }
citadels-decision-den =
    { $who ->
        [you] Którą kartą płacisz? Resztę dopłacasz monetami.
       *[other] { $seat } wybiera karty, którymi zapłaci.
    }
citadels-decision-bell-tower =
    { $who ->
        [you] Kiedy kończy się gra: jak zwykle czy o jedną dzielnicę wcześniej?
       *[other] { $seat } decyduje, kiedy gra się skończy.
    }
citadels-decision-lighthouse =
    { $who ->
        [you] Przeglądasz talię?
       *[other] { $seat } decyduje, czy przejrzeć talię.
    }
citadels-decision-lighthouse-card =
    { $who ->
        [you] Którą kartę bierzesz z talii?
       *[other] { $seat } przegląda talię.
    }
# Also asked of those who can only pass, so that silence betrays nobody.
citadels-decision-hospital =
    { $who ->
        [you] Wywołana postać jest zabita: ujawniasz ją i pobierasz zasoby?
       *[other] { $seat } może się ujawnić.
    }
citadels-decision-rasputin =
    { $who ->
        [you] Zagrywasz { citadels-card-rasputin.acc }?
       *[other] { $seat } decyduje, czy zagrać { citadels-card-rasputin.acc }.
    }
citadels-decision-acrobat =
    { $who ->
        [you] Zagrywasz { citadels-card-acrobat.acc } i bierzesz koronę?
       *[other] { $seat } decyduje, czy zagrać { citadels-card-acrobat.acc }.
    }
citadels-decision-replace-old =
    { $who ->
        [you] Którą swoją dzielnicę przebudowujesz?
       *[other] { $seat } wybiera dzielnicę do przebudowy.
    }
citadels-decision-replace-new =
    { $who ->
        [you] Którą dzielnicę kładziesz w jej miejsce?
       *[other] { $seat } wybiera nową dzielnicę.
    }
citadels-decision-fortune-target =
    { $who ->
        [you] Czyje karty oglądasz?
       *[other] { $seat } wybiera, czyją rękę obejrzeć.
    }
citadels-decision-fortune-card =
    { $who ->
        [you]
            { $who2 ->
                [none] Którą kartę bierzesz?
               *[other] Którą kartę bierzesz? Ręka: { $seat2 }
            }
       *[other] { $seat } wybiera kartę.
    }
citadels-decision-wagon =
    { $who ->
        [you] Którą kartę zatrzymujesz? Możesz też nie zatrzymać żadnej.
       *[other] { $seat } wybiera kartę.
    }
citadels-decision-wagon-collect =
    { $who ->
        [you] Bierzesz monety z { citadels-card-cash_wagon.gen }? Karta zostanie wtedy odrzucona.
       *[other] { $seat } decyduje, czy wziąć monety z { citadels-card-cash_wagon.gen }.
    }
citadels-decision-copy =
    { $who ->
        [you] O którą z tych dwóch dzielnic chodzi?
       *[other] { $seat } wybiera jedną z dwóch takich samych dzielnic.
    }
