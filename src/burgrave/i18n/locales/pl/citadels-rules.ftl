# The goal and the course of the game on a page, and words that people look up.

citadels-rules-1 = Cel: mieć na koniec gry miasto warte najwięcej punktów.
citadels-rules-2 = Runda ma dwie części. Najpierw każdy potajemnie wybiera postać: karty krążą wokół stołu, a zaczyna ten, kto ma koronę. Kilka postaci odkłada się na bok, więc nikt nie wie na pewno, kto jest kim.
citadels-rules-3 = Potem wywołuje się postacie według rang, od 1 wzwyż. Kto ma wywołaną postać, pokazuje ją i rozgrywa turę. Postać, której nikt nie ma albo którą zabito, milczy.
citadels-rules-4 = W swojej turze najpierw pobierasz zasoby: weź 2 monety albo dobierz 2 karty i zatrzymaj 1. Potem możesz wybudować 1 dzielnicę z ręki, płacąc jej koszt. Monety i karty zostają ci na następne rundy, postać nie.
citadels-rules-5 = Zdolności swojej postaci możesz użyć raz w turze. Niektóre postacie dostają też 1 monetę za każdą dzielnicę swojego rodzaju w twoim mieście: ♔ szlacheckie, ∩ religijne, ● handlowe, ▼ wojskowe. ★ Dzielnice unikatowe mają własne efekty.
citadels-rules-6 = { $edition ->
        [classic] Król zabiera koronę, a z nią pierwszeństwo wyboru w następnej rundzie.
       *[other] O koronie, a z nią o pierwszeństwie wyboru w następnej rundzie, decyduje postać o randze 4: Król i Patrycjusz ją zabierają, a Cesarz daje ją innemu graczowi.
    }
citadels-rules-7 = { $edition ->
        [classic] Gdy w którymś mieście stanie 8 dzielnic, ta runda jest ostatnia. Więcej niż 8 dzielnic może wybudować tylko Architekt.
       *[other] Gdy w którymś mieście stanie 7 dzielnic (8 przy dwóch lub trzech graczach), ta runda jest ostatnia.
    }
citadels-rules-8 = Punkty: koszty wszystkich twoich dzielnic; 3 za wszystkie pięć rodzajów; 4 za miasto ukończone jako pierwsze, 2 za każde inne ukończone; i to, co dodają dzielnice unikatowe.

## Words

citadels-text-term-crown = Kto ją ma, pierwszy wybiera postać i wywołuje rangi. Przechodzi do tego, kto ujawni Króla albo inną postać o randze 4, która ją zabiera.
citadels-text-term-gold = Płacisz nimi za dzielnice i za niektóre zdolności. Jeśli nie dobierasz kart, pobierasz w turze 2 monety.
citadels-text-term-hand = Karty, które możesz wybudować. Nikt inny ich nie widzi.
citadels-text-term-district_deck = Karty, które się dobiera, gdy ktoś pobiera karty.
citadels-text-term-gather_resources = Pierwsza rzecz w turze: weź 2 monety albo dobierz 2 karty i zatrzymaj 1.
citadels-text-term-build = Zapłać koszt karty z ręki i połóż ją w swoim mieście: 1 dzielnicę na turę, chyba że twoja postać może więcej.
citadels-text-term-completed_city = Miasto z tyloma dzielnicami, ilu wymaga gra. Po tej rundzie gra się kończy, a ranga 8 już go nie ruszy.
citadels-text-term-rank = Numer postaci: w tej kolejności wywołuje się postacie.
citadels-text-term-character = Kim jesteś przez jedną rundę. Wybierasz ją potajemnie i ujawniasz, gdy zostanie wywołana.
citadels-text-term-district = Karta w mieście. Jej koszt mówi, ile trzeba zapłacić i ile jest warta na końcu.
citadels-text-term-killed = Zabita postać nie odpowiada na wywołanie i traci turę.
citadels-text-term-robbed = Kto ujawni okradzioną postać, oddaje wszystkie monety Złodziejowi.
citadels-text-term-bewitched = Zaczarowana postać tylko pobiera zasoby; resztę jej tury rozgrywa Wiedźma.
citadels-text-term-warrant = Jeden ze znaczników Sędziego; podpisany zabiera pierwszą dzielnicę, którą wybuduje jego postać.
citadels-text-term-threat = Jeden ze znaczników Szantażystki: zapłać łapówkę albo zaryzykuj, że chusta z kwiatem zabierze ci wszystkie monety.
citadels-text-term-beautified = Dzielnica z monetą Artystki: o 1 punkt więcej, a jej zburzenie kosztuje o 1 więcej.
citadels-text-term-property_tax = Kto wybuduje dzielnicę, kładzie 1 monetę na żetonie Poborcy podatkowego.
citadels-text-term-action_card = Zagrywasz ją w swojej turze z ręki, jedną na turę (De Luxe).
