# What actions, projects and places do, in our own words.

praga-text-action-mines = Albo zyskaj 1 złoto i zrób 1 krok na torze kopalni złota, albo wyprodukuj złoto: tyle, ile masz kopalni, oraz minięte bonusy produkcji.
praga-text-action-quarry = Albo zyskaj 1 kamień i zrób 1 krok na torze kamieniołomów, albo wyprodukuj kamienie: tyle, ile masz kamieniołomów, oraz minięte bonusy produkcji.
praga-text-action-upgrade = Weź za darmo kafel ulepszenia i połóż go, dowolnie obrócony, na jego akcji. Przesuwa cię na torze uniwersytetu, w epoce I o 1 krok, w epoce II o 2. Odtąd akcja daje ci także bonus kafla.
praga-text-action-wall = Weź kafel muru, zapłać za niego, zyskaj nagrodę i połóż go, dowolnie obrócony, przy swojej planszy akcji. Z symbolem Muru Głodowego przesuwasz się tam w bok.
praga-text-action-building = Weź kafel budynku, zapłać za niego i połóż go na wolnej parceli. Zyskaj nagrodę; parcela na Starym Mieście kosztuje dodatkowe złoto i daje punkty. Z symbolem katedry przesuwasz się tam w bok.
praga-text-action-road = Przesuń figurkę na następne pole Drogi Królewskiej i wykorzystaj jego efekty. Pola IV i V kosztują po 1 jajku.

praga-text-project-hunger_wall = Rząd wyżej kosztuje 2 srebrne okna, nowy poziom także złoto i kamienie. Ruch w bok prowadzi w lewo. Na koniec punktuje rząd, a kolumna określa wartość niebieskich żetonów.
praga-text-project-cathedral = Rząd wyżej kosztuje 2 srebrne okna, nowy poziom także złoto i kamienie. Ruch w bok prowadzi w prawo. W najwyższym rzędzie możesz wziąć złoty kafel mostu. Na koniec punktuje rząd, a kolumna określa wartość czerwonych żetonów.

praga-text-track-mines = Określa, ile złota produkujesz. Po drodze jest miejsce na żeton produkcji, na końcu możesz zająć pieczęć.
praga-text-track-quarry = Określa, ile kamieni produkujesz. Po drodze jest miejsce na żeton produkcji, na końcu możesz zająć pieczęć.

praga-text-bonus-gold = Możesz mieć najwyżej 9 złota.
praga-text-bonus-stone = Możesz mieć najwyżej 9 kamieni.
praga-text-bonus-vp = Wygrywa ten, kto ma najwięcej punktów.
praga-text-bonus-tech = Kroki na torze technologii przynoszą technologie poziomów od I do IV; krok za koniec toru daje punkty.
praga-text-bonus-university = Im dalej jesteś na torze uniwersytetu, tym więcej punktów daje na koniec każdy krok na torze technologii; krok za koniec toru daje punkty.
praga-text-bonus-mine = Krok na torze kopalni złota, bez złota.
praga-text-bonus-quarry = Krok na torze kamieniołomów, bez kamienia.
praga-text-bonus-silver = Za dwa srebrne okna wchodzisz o rząd wyżej. Na koniec tury możesz zatrzymać 2 okna.
praga-text-bonus-goldwin = Za dwa złote okna albo za złote i srebrne kupujesz dodatkową akcję. Na koniec tury możesz zatrzymać 2 okna.
praga-text-bonus-egg = Jajkami płaci się za efekty Drogi Królewskiej i za wejście na Most Karola; pozostałe punktują na koniec.
praga-text-bonus-red = Na koniec punktuje według twojej kolumny na katedrze.
praga-text-bonus-blue = Na koniec punktuje według twojej kolumny na Murze Głodowym.
praga-text-bonus-hunger = Na Murze Głodowym przechodzisz o kolumnę w lewo. Pominąć możesz tylko ruch z kafla mostu.
praga-text-bonus-cathedral = Na katedrze przechodzisz o kolumnę w prawo. Pominąć możesz tylko ruch z kafla mostu.
praga-text-bonus-sideways_choice = Przechodzisz o kolumnę w bok na Murze Głodowym albo na katedrze, jak wolisz.
praga-text-bonus-special_or_vp = Akcją kafla akcji możesz wziąć kafel specjalny; w przeciwnym razie zyskujesz punkty.
praga-text-bonus-buy_egg = Za tę cenę możesz w dowolnej chwili swojej tury kupić 1 jajko.
praga-text-bonus-choose = Zyskujesz dokładnie jedną z nagród.

praga-text-refresh = Raz na turę, za 1 złoto albo 1 kamień: odłóż na spód stosów dwa kafle jednego rzędu, w tym najwyżej jeden specjalny, i zastąp je nowymi.
praga-text-connection = Gdzie na krawędzi spotykają się dwa symbole, zyskujesz oba; gdzie spotykają się czerwone lub niebieskie rogi, zyskujesz żeton za każdy dołączony róg.
praga-text-plaza = Gdy przy placu zostanie zabudowana ostatnia parcela, gracz z największą liczbą kostek zyskuje obie nagrody, a każdy inny, kto ma tam kostkę, wybiera jedną.
praga-text-extra_action = Raz na turę, za 2 złote okna albo za złote i srebrne: wykonaj dowolną akcję.
