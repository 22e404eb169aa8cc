### Strona, na której wpisuje się wydrukowane elementy z pudełka, i elementy przy stole.

nav-pieces = Twoje pudełko
pieces-lede = Większość wartości na tych elementach to nasza rekonstrukcja: instrukcja pokazuje tylko niektóre. Jeśli masz grę, porównaj każdy element ze swoim. Popraw, co się różni, i potwierdź, co się zgadza.
pieces-enter-own = Wpisz elementy ze swojego pudełka
pieces-no-game = Ta gra nie ma elementów do wpisania.
pieces-loading = Wczytuję elementy …
pieces-away = Serwer jest niedostępny. Nic się nie zmieniło.
pieces-again = Spróbuj ponownie
pieces-unchecked = Serwer jest niedostępny, więc elementy nie są sprawdzone. Pozostają w tej przeglądarce.

## Sections and progress

pieces-sections = Działy
pieces-section-wrong = coś tu nie pasuje
pieces-progress = potwierdzono { $count } z { $total }
pieces-progress-label = Potwierdzone elementy
pieces-find = Znajdź element
pieces-find-how = mury, 3 kamienie, złote okno
pieces-found =
    { $count ->
        [one] { $count } element
        [few] { $count } elementy
       *[many] { $count } elementów
    }
pieces-none = Żaden element nie ma tego wszystkiego.
pieces-choose = Wybierz element, aby go obejrzeć.
pieces-next = Następny niepotwierdzony
pieces-all-done = Wszystko potwierdzone
pieces-skip = Pomiń
pieces-undo = Cofnij
pieces-redo = Ponów

## One piece

pieces-how = Kliknij na rysunku to, co się różni, albo użyj strzałek i Enter. Obrót nie ma znaczenia.
pieces-confirm = Zgadza się
pieces-unconfirm = Jednak niepotwierdzony
pieces-reset = Przywróć wbudowane wartości
pieces-source = Skąd są wartości
pieces-fixed = Te wartości należą do zasad. Można je tylko potwierdzić.
pieces-yes = tak
pieces-no = nie
pieces-nothing = nic
pieces-less = mniej: { $what }
pieces-more = więcej: { $what }
pieces-add = Dodaj
pieces-add-one = Dodaj: { $what }
pieces-one-of = Jedno z
pieces-or = albo
pieces-make-choice = Nagroda do wyboru
pieces-another-choice = Kolejna możliwość
pieces-remove-choice = Usuń możliwość { $number }
pieces-era = Epoka
pieces-cost = Koszt
pieces-reward = Nagroda
pieces-action = Akcja
pieces-university = Kroki na uniwersytecie
pieces-edge = Krawędź { $place }
pieces-edge-of = krawędź: { $symbol }
pieces-red-corner = Czerwony róg { $place }
pieces-blue-corner = Niebieski róg { $place }
pieces-no-cube = bez miejsca na kostkę
pieces-effect = Efekt
pieces-amounts = Ilości
pieces-amount = Ilość
pieces-steps = Kroki
pieces-points = Punkty
pieces-count = Liczba
pieces-upper = Górna nagroda
pieces-lower = Dolna nagroda
pieces-colour = Kolor
pieces-colour-yellow = żółty
pieces-colour-grey = szary
pieces-colour-brown = brązowy
pieces-at-once = Od razu
pieces-at-end = Na końcu
pieces-counts = Liczy
pieces-counts-university = pozycję na uniwersytecie
pieces-counts-mines = pozycję kopalni złota
pieces-counts-quarry = pozycję kamieniołomów
pieces-counts-per_upgrade = każde ulepszenie
pieces-counts-per_wall = każdy mur
pieces-counts-rows_sum = każdy pokonany rząd
pieces-seal-flat = punkty
pieces-seal-gold = punkty za każde złoto
pieces-seal-stone = punkty za każdy kamień
pieces-seal-pair = punkty za każde złoto z kamieniem

## Kinds of pieces and other parts

pieces-kind-upgrade = Ulepszenie
pieces-kind-wall = Mur
pieces-kind-building = Budynek
pieces-kind-technologies = Technologia
pieces-kind-production_tokens = Żeton produkcji
pieces-kind-plazas = Kafel placu
pieces-kind-kings_road-spaces = Droga Królewska
pieces-kind-kings_road-alternative_tiles = Kafel Drogi Królewskiej
pieces-kind-bridge-places = Miejsce na moście
pieces-kind-bridge-tiles = Kafel mostu
pieces-kind-seals = Pieczęć
pieces-part-wheel-positions = Strefy ramy
pieces-part-wheel-sectors = Bonusy żurawia
pieces-part-wheel-start = Początek zablokowanego sektora
pieces-part-wheel-frame = Licznik tur i epoka II
pieces-part-wheel-recommended = Zalecana kolejność kafli akcji
pieces-part-action_tiles = Kafle akcji
pieces-part-board = Mapa miasta
pieces-part-kings_road-colours = Kolory Drogi Królewskiej
pieces-part-projects-level_cost = Koszty poziomów
pieces-part-projects-column = Kolumny
pieces-part-projects-row_vp = Punkty rzędów
pieces-part-projects-rows = Liczba rzędów i poziomów
pieces-part-projects-hunger_wall = Mur Głodowy
pieces-part-projects-cathedral = Katedra
pieces-part-egg_scoring = Punkty za jajka
pieces-part-wall_scoring = Punkty za mury
pieces-part-display = Wyłożone kafle
pieces-part-player_board-start = Z czym gracz zaczyna
pieces-part-player_board-mines = Tor kopalni złota
pieces-part-player_board-quarry = Tor kamieniołomów
pieces-part-player_board-technology = Tor technologii
pieces-part-player_board-university = Tor uniwersytetu
pieces-part-player_board-wealth = Bonusy za bogactwo
pieces-part-action_board = Plansza akcji

## Symbols

pieces-symbol-gold = złoto
pieces-symbol-stone = kamień
pieces-symbol-vp = punkty
pieces-symbol-tech = kroki technologii
pieces-symbol-university = kroki na uniwersytecie
pieces-symbol-mine = kroki kopalni złota
pieces-symbol-quarry = kroki kamieniołomów
pieces-symbol-silver = srebrne okna
pieces-symbol-goldwin = złote okna
pieces-symbol-egg = jajka
pieces-symbol-red = czerwone żetony
pieces-symbol-blue = niebieskie żetony
pieces-symbol-hunger = w bok na Murze Głodowym
pieces-symbol-cathedral = w bok na katedrze
pieces-symbol-sideways_choice = w bok na jednym z projektów
pieces-symbol-special_or_vp = kafel specjalny albo punkty
pieces-symbol-cube = wolne kostki
pieces-symbol-token = żeton produkcji
pieces-symbol-seal = pieczęć

## Boards

pieces-nth = { $number }.
pieces-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
pieces-side = Strona { $side }
pieces-zone = Strefa
pieces-zone-red = czerwona
pieces-zone-green = zielona
pieces-zone-blue = niebieska
pieces-position = Pozycja { $number }
pieces-sector = Sektor { $number }
pieces-bonus = Bonus
pieces-block-start = Pozycja zablokowanego sektora na początku
pieces-block-counts = Gdzie się liczy
pieces-drop = Licznik rusza się na pozycji
pieces-era-position = Epoka II zaczyna się na pozycji
pieces-counter-start = Pole licznika tur na początku
pieces-era-change = Epoka II zaczyna się ({ $players })
pieces-change-pos = Pozycja zablokowanego sektora
pieces-change-while_frame_space = Pole licznika tur
pieces-change-from = Z pola
pieces-change-to = Na pole
pieces-half-outer = Lewa akcja na { $tile }
pieces-half-inner = Prawa akcja na { $tile }
pieces-pairing = Które strony to jeden kafel
pieces-enter = Koszt wejścia
pieces-egg-effect = Za jajko
pieces-road-gain = nagroda
pieces-road-may_pay = zapłać i zyskaj
pieces-road-vp_per_era1_upgrade = punkty za ulepszenia epoki I
pieces-road-vp_per_window = punkty za okna
pieces-road-while_here_upgrade = nagroda za ulepszenia
pieces-road-while_here_wall = nagroda za mury
pieces-road-while_here_building_without = nagroda za budynki bez symbolu
pieces-start = Na początku
pieces-limit = Najwięcej złota lub kamieni
pieces-cell = Pole { $number }
pieces-ends = Końce toru
pieces-first = Pierwsza liczba
pieces-last = Ostatnia liczba
pieces-overflow = Punkty za każdy krok dalej
pieces-worth = Punkty za każdy krok technologii
pieces-from = Od
pieces-wealth-gold6 = Dużo złota
pieces-wealth-stone6 = Dużo kamieni
pieces-wealth-nine = Ile się da
pieces-project-hunger_wall = Mur Głodowy
pieces-project-cathedral = Katedra
pieces-project-cell = { $set }: rząd { $row }, kolumna { $column }
pieces-column = Kolumna { $column }
pieces-level-price = Koszt rzędu { $row }
pieces-climb = Koszt jednego rzędu w górę
pieces-hex = { $type }, rząd { $row }, kolumna { $column }
pieces-hex-kind = Co tu jest
pieces-hex-plot = parcela
pieces-hex-plaza = plac
pieces-hex-road = droga
pieces-hex-green = zieleń
pieces-hex-walled = dzielnica za murem
pieces-hex-embankment = nabrzeże
pieces-plaza = Plac
pieces-surcharge = Dodatkowe złoto
pieces-least-players = Ma kafel od tej liczby graczy
pieces-prefilled =
    { $count ->
        [one] Zabudowana od początku ({ $count } gracz)
        [few] Zabudowana od początku ({ $count } graczy)
       *[many] Zabudowana od początku ({ $count } graczy)
    }
pieces-loop = Droga pionka Parlera
pieces-shields = Pola Drogi Królewskiej
pieces-shield-row = { $space }: rząd
pieces-shield-column = { $space }: kolumna

## The check

pieces-fits = Wszystkie elementy do siebie pasują.
pieces-wrong =
    { $count ->
        [one] Jedna rzecz nie pasuje:
        [few] { $count } rzeczy nie pasują:
       *[many] { $count } rzeczy nie pasuje:
    }
pieces-show = Pokaż
pieces-show-all = Pokaż wszystkie ({ $count })
pieces-show-less = Pokaż mniej
pieces-exchange = Zamień ich wartości

## Files

pieces-use = Używaj przy moich stołach
pieces-use-about = Twoje elementy trafią do stołu, który utworzysz.
pieces-use-off = Ten serwer na to nie pozwala.
pieces-download = Pobierz
pieces-open = Otwórz plik
pieces-compare = Porównaj i połącz
pieces-refused = Nie można użyć tego pliku. Nic się nie zmieniło.
pieces-large = { $name } ma ponad { $most } kB.
pieces-compared = Twoje elementy i { $name }
pieces-mine = Moje
pieces-theirs = Ich
pieces-built-in = Wbudowane
pieces-what = Co
pieces-differ =
    { $count ->
        [one] Jeden element się różni.
        [few] { $count } elementy się różnią.
       *[many] { $count } elementów się różni.
    }
pieces-agreed =
    { $count ->
        [one] Jeden potwierdzają oba pliki.
        [few] { $count } potwierdzają oba pliki.
       *[many] { $count } potwierdzają oba pliki.
    }
pieces-to-choose =
    { $count ->
        [one] Wybierz jeszcze jeden.
        [few] Wybierz jeszcze { $count }.
       *[many] Wybierz jeszcze { $count }.
    }
pieces-take = Weź
pieces-take-mine = mój
pieces-take-theirs = ich
pieces-take-both = oba
pieces-merge = Użyj połączonych elementów
pieces-merge-not = Zostaw moje bez zmian

## New tables and the lobby

pieces-which = Elementy
pieces-mine-built-in = wbudowane
pieces-mine-own = z mojego pudełka
pieces-table = Elementy: { $name }
pieces-table-unnamed = Własne elementy gracza
pieces-table-state = potwierdzono { $confirmed } z { $total }, różnych od wbudowanych: { $changed }
pieces-table-differences = Pokaż różnice
pieces-table-download = Pobierz te elementy
pieces-only-confirmed = Wszystkie wartości są wbudowane.
pieces-origin-of = Wartości: { $origin }
