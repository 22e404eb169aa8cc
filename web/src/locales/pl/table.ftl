### Stół gry Cytadela: kilka słów, które należą do przeglądarki.

table-home = Moje stoły
table-round = Runda { $round }
table-deck = Talia
table-log = Przebieg
table-know = Co wiem
table-chat = Czat
table-side = Przebieg, wiedza i czat
table-unread = nieprzeczytane
table-list = Listy
table-rules = Zasady i karty
table-sound = Dźwięk
table-theme = Motyw
table-night = Ciemny motyw
table-language = Język
table-menu = Menu
table-motion = Animacje
table-confirm = Potwierdzaj koniec tury
table-keys = Skróty klawiszowe
table-own-pieces = Własne dane elementów:
table-keys-help = D decyzja · 1–9 wybór · U cofnij, Shift+U całą turę · E koniec · L przebieg · K co wiem · C czat · Esc zamyka · Shift+strzałki układają rękę
table-pause = Wstrzymaj
table-resume = Wznów
table-paused = Wstrzymano
table-hand-over = Niech bot gra za mnie
table-take-over = Oddaj mi moje miejsce
table-close-game = Zakończ bez wyniku
table-close = Zamknij
table-clock = Zegar
table-characters = Postacie według rang
table-on-turn = gra
table-aside = Odłożone
table-nobody = nikt
table-protected = Chroniona
table-cities = Miasta
table-city-of = { $name }: { $size }/{ $goal }
table-you = Ty
table-bot = bot
table-away = nie ma przy stole
table-cards = Karty
table-choose = Wybierz
table-under = { $count } pod spodem
table-early = wcześniejszy koniec
table-price = za { $gold }
table-my-city = Twoje miasto
table-my-hand = Twoja ręka
table-points-now = na razie { $points } pkt
table-sort = Sortuj według rodzaju i kosztu
table-your-turn = Twoja tura
table-what-now = Co robisz?
table-asked = Twoja decyzja
table-waiting = Czekamy
table-gather = Pobierz zasoby
table-gathered = Zasoby pobrane
table-built = Wybudowano { $built } z { $limit }
table-end-sure = Masz jeszcze ruchy. Zakończyć turę?
table-undo = Cofnij
table-why-not = Dlaczego nie?
table-hint = Podpowiedź
table-hint-says = Podpowiedź bota
table-hint-share = szansa na wygraną
table-hint-points = oczekiwany wynik
table-hint-then = potem
table-goes-to = Dalej: { $name }
table-find = Znajdź kartę
table-always = Zawsze tak odpowiadaj
table-standing = Zawsze: { $answer }
table-standing-remove = Pytaj ponownie
table-back = Wróć
table-point = kliknij cel albo wybierz go z listy
table-aim = { $word } …
table-seconds = zostało { $seconds } s
table-skip = Pomiń
table-skip-link = Do decyzji
table-notify = Powiadom mnie o mojej turze
table-offline = Utracono połączenie. Łączymy ponownie…
table-offline-more = Gra jest zapisana.
table-filter = Pokaż
table-filter-all = Wszystko
table-filter-since = Od mojej tury
table-filter-tome = Dotyczy mnie
table-earlier = Wcześniej …
table-nothing = Jeszcze nic.
table-draft-saw = Postacie widziane podczas wyboru
table-kept = twoja
table-put-away = odłożona
table-at-least = co najmniej { $sure } z tych { $seen }
table-rulings = Rozstrzygnięcia
table-say = Napisz wiadomość
table-send = Wyślij
table-chat-none = Nie ma jeszcze wiadomości.
table-chat-off = Ten stół nie ma czatu.
table-happened = Przebieg
table-table = Stół
table-end = Koniec gry
table-first = Pierwsze ukończone miasto
table-rematch = Rewanż
table-to-rematch = Do rewanżu
table-record = Pobierz zapis
table-verify = Sprawdź tasowanie
table-verify-how = Zanim ktokolwiek usiadł, serwer ogłosił odcisk swojego sekretu. Sekret i losowe liczby wszystkich graczy razem dają ziarno każdego tasowania, więc nikt nie mógł na nie wpłynąć.
table-commitment = Odcisk
table-commitment-same = ten sam, który ogłoszono na początku
table-secret = Sekret
table-seed = Ziarno
table-set-kill = Zabij
table-set-rob = Okradnij
table-set-bewitch = Zaczaruj
table-set-destroy = Zburz
table-set-seize = Zabierz
table-set-exchange = Wymień
table-set-spy = Podejrzyj
table-set-look = Zajrzyj do ręki
table-set-ask = Zażądaj monety
table-set-sign = Podpisany nakaz na
table-set-flower = Chusta z kwiatem dla
table-set-crown = Przekaż koronę
table-set-swap = Wymień rękę z
table-set-choose = Wybierz
table-tag-build = Wybuduj
table-tag-play = Zagraj
table-tag-discard = Odrzuć
table-tag-give = Oddaj
table-tag-put = Połóż
table-tag-use = Użyj
table-tag-keep = Zatrzymaj
table-tag-take = Weź
table-tag-give-up = Poświęć
table-tag-choose = Wybierz
table-choices =
    { $count ->
        [one] { $count } możliwość.
        [few] { $count } możliwości.
       *[other] { $count } możliwości.
    }
table-deck-known =
    { $count } w talii, { $known ->
        [0] żadnej nie znasz
       *[other] znasz { $known }
    }
table-change-gold =
    { $count ->
        [one] moneta
        [few] monety
       *[other] monet
    }
table-change-cards =
    { $count ->
        [one] karta
        [few] karty
       *[other] kart
    }
table-change-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
