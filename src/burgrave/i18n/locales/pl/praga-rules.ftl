# The goal and the course of the game on a page, and words that people look up.

praga-rules-1 = Cel: najwięcej punktów za budowę Pragi, miasta króla Karola IV. Każdy ma 16 tur.
praga-rules-2 = W turze bierzesz jeden kafel akcji z żurawia i wykonujesz jedną z jego dwóch akcji. Kafel w czerwonej strefie kosztuje złoto, w niebieskiej daje punkty, a jego sektor daje bonus. Na koniec tury żuraw się obraca, a kafel wraca na początek, gdzie jest drogi.
praga-rules-3 = Kopalnie złota i kamieniołomy: albo 1 złoto (kamień) i o jedną kopalnię (kamieniołom) więcej, albo tyle złota (kamieni), ile masz kopalń (kamieniołomów), ze wszystkimi bonusami toru.
praga-rules-4 = Ulepszenie: połóż za darmo kafel na jednej ze swoich akcji; odtąd przynosi coś przy każdym jej wykonaniu i przesuwa cię na uniwersytecie. Mur: opłać kafel i połóż go wokół planszy akcji; stykające się krawędzie i czerwone rogi dają bonusy i czerwone żetony. Budynek: opłać kafel i połóż go w mieście; stykające się niebieskie rogi dają niebieskie żetony.
praga-rules-5 = Kostka na budynku to wpływy na jego placu. Gdy wszystkie parcele placu są zabudowane, kto ma najwięcej wpływów, dostaje obie nagrody, a inni z wpływami jedną z nich.
praga-rules-6 = Droga Królewska: idziesz o pole dalej; jajka ulepszają jej efekty i opłacają wejście na Most Karola.
praga-rules-7 = Za 2 srebrne okna wchodzisz o rząd wyżej na Murze Głodowym albo na katedrze, za 2 złote albo za 1 złote i 1 srebrne kupujesz raz na turę dodatkową akcję; zatrzymać możesz tylko 2 okna. Mury i budynki z symbolem przesuwają cię tam w bok.
praga-rules-8 = Gra kończy się, gdy licznik tur dojdzie do klepsydry. Wtedy punktuje się: dolne nagrody nieukończonych placów, na których masz wpływy, technologie według uniwersytetu, rzędy obu projektów, niebieskie żetony według kolumny na Murze Głodowym, czerwone według kolumny na katedrze, mury (za 3 mury 4 punkty, za 4 lub 5 murów 10, za 6 i więcej 18), złote kafle mostu, pieczęcie i jajka.
praga-rules-9 = Większość wartości na kaflach Pragi to nasza własna rekonstrukcja, bo instrukcja pokazuje tylko niektóre z nich; aby grać z wydrukowanymi, uruchom Burgrave z opcją „--components PLIK” (zob. „docs/praga-data.md”).

## Words

praga-text-term-crane = Koło z kaflami akcji. W turze bierzesz jeden kafel; miejsce mówi, ile kosztuje lub daje, a sektor, jaki przynosi bonus.
praga-text-term-action_tile = Pokazuje dwie akcje, z których wykonujesz jedną.
praga-text-term-red_zone = Tu kafel kosztuje złoto.
praga-text-term-blue_zone = Tu kafel daje punkty.
praga-text-term-five_points = Leży na kaflu, którego nikt nie wziął na czas: kto go weźmie, dostaje 5 punktów.
praga-text-term-gold = Płacisz nim za kafle, za kafle w czerwonej strefie i za parcele. Możesz mieć 9.
praga-text-term-stone = Płacisz nimi za mury i budynki. Możesz mieć 9.
praga-text-term-points = Wygrywa ten, kto ma ich najwięcej.
praga-text-term-egg = Ulepsza efekty Drogi Królewskiej i opłaca wejście na pola IV i V; pozostałe punktują: 2 dają 3 punkty, 3 dają 6, 4 i więcej dają 10.
praga-text-term-window = Na koniec tury zatrzymujesz najwyżej 2 okna, srebrne i złote razem.
praga-text-term-silver_window = Za 2 wchodzisz o rząd wyżej na Murze Głodowym albo na katedrze.
praga-text-term-gold_window = Za 2, albo za 1 z jednym srebrnym, kupujesz raz na turę dodatkową akcję.
praga-text-term-red_token = Wart tyle punktów, ile wskazuje twoja kolumna na katedrze. Dają je stykające się czerwone rogi.
praga-text-term-blue_token = Wart tyle punktów, ile wskazuje twoja kolumna na Murze Głodowym. Dają je stykające się niebieskie rogi.
praga-text-term-cube = Leży na budynku jako wpływ albo na pieczęci. Jest ich tylko kilka.
praga-text-term-action_mines = Weź 1 złoto i o jedną kopalnię więcej albo wyprodukuj: tyle złota, ile masz kopalń, z bonusami toru.
praga-text-term-action_quarry = Weź 1 kamień i o jeden kamieniołom więcej albo wyprodukuj: tyle kamieni, ile masz kamieniołomów, z bonusami toru.
praga-text-term-action_upgrade = Połóż ulepszenie za darmo na akcji, którą pokazuje. Przynosi coś przy każdym jej wykonaniu. Na uniwersytecie idziesz o 1 wyżej, w II epoce o 2.
praga-text-term-action_wall = Opłać mur, weź jego nagrodę i połóż go wokół planszy akcji. Stykające się krawędzie i rogi dają więcej; symbol Muru Głodowego przesuwa cię na nim w bok.
praga-text-term-action_building = Opłać budynek i parcelę, weź nagrodę i połóż go w mieście. Stykające się niebieskie rogi dają żetony; symbol katedry przesuwa cię na niej w bok.
praga-text-term-action_road = Idź o pole dalej Drogą Królewską i użyj jego efektu; z jajkiem także drugiego.
praga-text-term-extra_action = Dowolna z sześciu akcji, raz na turę za 2 złote okna albo za 1 złote i 1 srebrne.
praga-text-term-special_tile = Czwarty kafel w rzędzie: tylko z akcją główną i tylko gdy pozwala na to sektor kafla akcji.
praga-text-term-refresh = Raz na turę: zapłać 1 złoto albo 1 kamień i wymień 2 kafle jednego rzędu.
praga-text-term-plaza = Gdy wszystkie parcele wokół są zabudowane, kto ma najwięcej wpływów, dostaje obie nagrody, inni z wpływami jedną z nich. Nieukończony plac daje na końcu dolną nagrodę.
praga-text-term-influence = Twoje kostki na budynkach wokół placu.
praga-text-term-plot = Miejsce na budynek. Może kosztować więcej albo na Starym Mieście dawać punkty.
praga-text-term-technology = Kroki 2, 3, 5 i 6 dają kafle: dobierz trzy, zatrzymaj jeden. Na końcu każdy krok punktuje według uniwersytetu.
praga-text-term-university = Mówi, ile punktów wart jest na końcu każdy krok technologii: od 0 do 3.
praga-text-term-hunger_wall = Rzędy zdobywasz srebrnymi oknami, w bok przesuwają cię mury. Rzędy punktują, a kolumna mówi, ile warte są niebieskie żetony.
praga-text-term-cathedral = Rzędy zdobywasz srebrnymi oknami, w bok przesuwają cię budynki. Rzędy punktują, a kolumna mówi, ile warte są czerwone żetony.
praga-text-term-kings_road = Pięć pól. Wejście na IV i V kosztuje po jajku i prowadzi na Most Karola.
praga-text-term-bridge = Pięć miejsc na kafle. Pole IV drogi daje srebrny kafel, pole V złoty, który punktuje na końcu.
praga-text-term-seal = Dostajesz ją na końcu toru kopalń albo kamieniołomów; punktuje na końcu.
praga-text-term-production_token = Bierzesz go z rzeki przy 5 kopalniach albo 4 kamieniołomach: bonus przy każdej produkcji.
praga-text-term-wealth_bonus = Każdy raz: za 6 złota, za 6 kamieni, za 9 jednego z nich.
praga-text-term-era = W połowie gry cała oferta zmienia się na kafle II epoki.
praga-text-term-mines = { praga-text-term-action_mines }
praga-text-term-quarry = { praga-text-term-action_quarry }
praga-text-term-upgrade = { praga-text-term-action_upgrade }
praga-text-term-wall = { praga-text-term-action_wall }
praga-text-term-building = { praga-text-term-action_building }
praga-text-term-green_zone = Wzięcie stąd kafla nic nie kosztuje i nie daje punktów.
praga-text-term-blocked_sector = W tym sektorze nie leży żaden kafel akcji. Po każdej turze żuraw się obraca, a użyty kafel wraca na początek czerwonej strefy.
praga-text-term-wheel_bonus = Bonus sektora, w którym leży wzięty kafel. Możesz go użyć w dowolnej chwili swojej tury.
praga-text-term-turn_counter = Licznik przesuwa się, gdy żuraw obróci się dość daleko. Przy klepsydrze gra się kończy.

## Playing alone

praga-text-term-solo = Ponad 140 punktów to dobry wynik przeciw prostemu przeciwnikowi.
praga-text-term-opponent = Po każdej twojej turze bierze najstarszy kafel akcji i nic więcej nie robi.
praga-text-term-parler = Po każdej twojej turze jedna z pięciu kart mówi, co robi Parler i który kafel akcji bierze. Nie zdobywa punktów, ale zabiera kafle i rywalizuje z tobą o place.
praga-text-term-pawn = Parler buduje przy placu, na którym stoi jego pionek. Potem pionek idzie zgodnie z ruchem wskazówek zegara: o jeden plac za każde złoto i każdy kamień w koszcie budynku.
praga-text-term-pointer = Kafel w rzędzie, który Parler następnym razem zbuduje albo usunie. Potem kolej na kafel po prawej.
praga-text-term-parler_card_1 = Parler buduje oznaczony budynek i bierze najstarszy kafel akcji.
praga-text-term-parler_card_2 = Parler usuwa oznaczony mur, przesuwa się o 1 na torze kamieniołomów i bierze najstarszy kafel akcji.
praga-text-term-parler_card_3 = Parler przesuwa się o 1 na tym torze, na którym jesteś dalej: kopalń albo kamieniołomów (na obu, jeśli równo), i bierze najstarszy kafel akcji.
praga-text-term-parler_card_4 = Parler buduje oznaczony budynek i bierze drugi najstarszy kafel akcji.
praga-text-term-parler_card_5 = Parler usuwa oznaczone ulepszenie, przesuwa się o 1 na torze kopalń i bierze trzeci najstarszy kafel akcji.
