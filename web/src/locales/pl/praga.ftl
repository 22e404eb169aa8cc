### Stół gry Praga Caput Regni: kilka słów, które należą do przeglądarki.

praga-values = Większość wartości na kaflach Pragi to nasza własna rekonstrukcja, bo instrukcja pokazuje tylko niektóre. Jeśli masz grę, możesz wpisać to, co naprawdę wydrukowano.

praga-turn = tura
praga-of = z { $count }
praga-turn-number = Tura { $turn }
praga-turn-of = Tura { $turn } z { $count }
praga-era = Epoka { $era }
praga-free = gratis
praga-take = Weź ten kafel
praga-choose-tile = Wybierz kafel tutaj albo na żurawiu.
praga-choose-place = Wybierz miejsce tutaj albo na planszy.
praga-stack = { $count } w stosie
praga-city = Miasto
praga-old-town = Stare Miasto
praga-new-town = Nowe Miasto
praga-tracks = Tory
praga-technology = Technologia { $level }
praga-bridge-tile = Kafel mostu { $numeral }
praga-upgrade-gives = twoje ulepszenie daje
praga-board-of = Plansza: { $name }
praga-back-to-own = Wróć do swojej
praga-turn-left = Obróć w lewo
praga-turn-right = Obróć w prawo
praga-turned = Obrót o { $degrees }°
praga-part-crane = Żuraw
praga-part-offer = Oferta
praga-part-city = Miasto i droga
praga-part-board = Twoja plansza
praga-part-tracks = Twoje tory
praga-part-tech = Technologie
praga-part-projects = Projekty
praga-parts = Części stołu
praga-page-crane = Żuraw
praga-page-offer = Oferta
praga-page-city = Miasto
praga-page-projects = Projekty
praga-page-board = Ty
praga-page-players = Gracze
praga-tab-turn = Tura
praga-tab-log = Przebieg
praga-tab-forecast = Prognoza
praga-tab-chat = Czat
praga-step-tile = Kafel
praga-step-action = Akcja
praga-step-bonus = Bonus żurawia
praga-ask-tile = Weź kafel z żurawia
praga-ask-action = Która akcja?
praga-ask-rest = Coś jeszcze?
praga-purse = Twoje zasoby
praga-also = Możesz też
praga-use = Użyj
praga-other-tile = inny kafel
praga-turn-it = Obróć kafel
praga-turn-it-how = albo strzałkami przy kaflu
praga-here = Tutaj: { $where }
praga-in-all = Razem
praga-build = Zbuduj tutaj
praga-lay = Połóż tutaj
praga-key-turn = obróć
praga-key-build = zbuduj
praga-end-gives = Koniec tury da jeszcze
praga-end-loses = Z końcem tury przepadnie
praga-gives = da
praga-loses = przepadnie
praga-end-sure = Zakończyć mimo straty?
praga-so-far = { $name } jak dotąd
praga-then-come = Potem
praga-last-turn = Twoja poprzednia tura
praga-forecast = Gdyby gra skończyła się teraz
praga-forecast-note = Na podstawie jawnych informacji.
praga-so-far-points = Dotąd
praga-total = Razem
praga-others = Pozostali gracze
praga-opens-board = Pokazuje planszę.
praga-parler = Parler
praga-opponent = Przeciwnik
praga-cards-left =
    { $count ->
        [0] 5 kart, potasowanych
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[other] zostało { $count } kart
    }
praga-oldest = Najstarszy kafel: { $actions }.
praga-complete = Ukończony.
praga-free-plots =
    { $count ->
        [one] { $count } wolna parcela: następny budynek zamyka plac.
        [few] { $count } wolne parcele.
       *[other] { $count } wolnych parceli.
    }
praga-no-plaza-tile = Bez kafla przy tej liczbie graczy. Po ukończeniu kostki tylko wracają.
praga-symbols = Symbole
praga-open-sheet = Pokaż wszystkie możliwości
praga-before = Poprzedni plac
praga-next = Następny plac
praga-winner = Caput regni
praga-place = { $place }. miejsce
praga-in-play = W trakcie gry
praga-at-end = Na końcu
praga-refresh = Wymień kafle w rzędzie
praga-comes-from = Skąd to jest
praga-history = Twoje gry solo
praga-keys-help = D decyzja · 1–9 wybór · ← → obróć kafel · Enter zbuduj · U cofnij · E koniec tury · L przebieg · F prognoza · C żuraw · O oferta · M miasto · P projekty · B plansza · Esc wstecz
praga-your-cube = twoja kostka
praga-no-cube = 1 punkt za każdy budynek przy placu
praga-amount-cube =
    { $number ->
        [one] { $number } kostka
        [few] { $number } kostki
       *[other] { $number } kostek
    }
praga-hex-mines = Kopalnie
praga-hex-quarry = Kamieniołomy
praga-hex-upgrade = Ulepszenie
praga-hex-wall = Mur
praga-hex-building = Budynek
praga-hex-road = Droga
praga-watch = Czekamy na pozostałych
praga-sideways-hunger = Mur Głodowy: w bok
praga-sideways-cathedral = Katedra: w bok
praga-meanwhile = Od twojej poprzedniej tury
praga-action-impossible = Teraz nic nie jest możliwe: { $action }
# $numbers are the numbers of action tiles; a reason follows.
praga-tiles-refused = Nie można wziąć ({ $numbers }):
praga-parler-cube = kostka Parlera
praga-parler-building = Budynek Parlera
praga-last-card = Ostatnia karta: { $card }.
praga-parler-played = zagrana od ostatniego tasowania
praga-parler-corners = Jeśli niebieski róg może się zetknąć z innym, musi.
praga-wealth-gained = Zdobyto.
praga-wealth-open = Jeszcze nie zdobyto.
# $at is a number of steps, $number the points.
praga-academics-from = od { $at }. kroku uniwersytetu: { praga-amount-vp } za każdy krok technologii
praga-wealth-says = Gdy pierwszy raz masz { $wealth }: { $bundle }.

praga-points-crane = Żuraw i produkcja
praga-points-tiles = Kafle i krawędzie
praga-points-city = Miasto i place
praga-points-knowledge = Wiedza
praga-points-works = Wielkie budowle
praga-points-seals = Pieczęcie i jajka
