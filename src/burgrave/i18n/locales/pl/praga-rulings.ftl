# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

praga-ruling-dec-1 = Okna, jajka i żetony bonusowe nigdy się nie kończą.
praga-ruling-dec-2 = Mur Głodowy i katedra mają zawsze po jednym całym zestawie: podstawowym, A albo B.
praga-ruling-dec-3 = Budynki, które stoją od początku, do nikogo nie należą i nic nie dają; liczą się jednak przy swoim placu, a ich niebieskie rogi działają.
praga-ruling-dec-4 = Nagrody placu bierze najpierw gracz, którego jest tura, potem pozostali zgodnie z ruchem wskazówek zegara, wszyscy jeszcze w tej turze.
praga-ruling-dec-5 = Technologię wybierasz od razu, zanim gra potoczy się dalej.
praga-ruling-dec-6 = Tylko jeśli żaden kafel akcji nie ma akcji, którą możesz wykonać, wolno ci wziąć dowolny i zakończyć turę bez niej.
praga-ruling-dec-7 = Na koniec tury automatycznie dostajesz wszystko, co nic nie kosztuje i nie zostawia wyboru; co ma cenę i nie zostało użyte, przepada.
praga-ruling-dec-8 = Z żetonem 5 punktów kafel akcji daje dokładnie 5 punktów; w czerwonej strefie i tak płacisz jego cenę. Jeśli czekają dwa takie kafle, każdy daje 5 punktów.
praga-ruling-dec-9 = Na końcu toru akcja daje tylko złoto albo kamień; dalsze kroki przepadają.
praga-ruling-dec-10 = Gdy stos się skończy, miejsce pozostaje puste. Rząd można wymienić tylko wtedy, gdy leżą w nim dwa kafle zwykłe albo zwykły i specjalny.
praga-ruling-dec-11 = Mur zawsze przylega do twojej planszy akcji: miejsc jest dwanaście.
praga-ruling-dec-12 = Dwa symbole, które spotkają się w rogu, działają tylko raz; symbole kafla położonego na wierzchu są znów nowe.
praga-ruling-dec-13 = Zakryte ulepszenia liczą się wszędzie tam, gdzie liczy się ulepszenia.
praga-ruling-dec-14 = Bez wolnej kostki możesz budować, ale nie zyskujesz wpływów.
praga-ruling-dec-15 = Przy remisie na placu porównuje się wydrukowane koszty budynków z twoimi kostkami; budynek bez kostki nie liczy się nikomu.
praga-ruling-dec-16 = Wokół placu bez kafla buduje się jak wszędzie, ale nagród on nie daje.
praga-ruling-dec-17 = Za rząd wyżej płaci się tylko srebrnymi oknami; złote ich nie zastąpią.
praga-ruling-dec-18 = Działa tylko w twoich turach, i to od następnej; w turach innych graczy i w punktacji końcowej nic nie daje.
praga-ruling-dec-19 = Raz znaczy raz w każdej twojej turze; w turach innych graczy nic nie daje.
praga-ruling-dec-20 = Na pieczęci kładziesz wolną kostkę; jeśli żadnej nie masz, służy znacznik z końca toru.
praga-ruling-dec-21 = Jeśli masz kilka takich pieczęci, złoto i kamienie, każde raz, są użyte tak, by dały najwięcej punktów.
praga-ruling-dec-22 = To, co zyskasz w punktacji końcowej, liczy się, ale niczego nie uruchamia: ani technologii, ani bonusu za bogactwo, ani żetonu produkcji, ani pieczęci.
praga-ruling-dec-23 = Ukryte są tylko zakryte stosy i kafle, z których ktoś wybiera; resztę widzą wszyscy.
praga-ruling-dec-24 = Jeśli akcji nie można wykonać, reszta technologii działa; takiej, która nic by nie dała, użyć nie można.
praga-ruling-dec-25 = Bonus ulepszenia przychodzi po zapłacie, więc nie można nim opłacić tej samej akcji.
praga-ruling-dec-26 = Za kilka jajek naraz dostajesz bonus za każde z nich.
