### Strony wokół stołu.

title = Burgrave
nav-label = Strony
nav-skip = Przejdź do treści
nav-home = Moje stoły
nav-new = Nowy stół
nav-cards = Zasady i karty
nav-settings = Ustawienia
nav-credits = Autorzy i licencje
nav-privacy = Prywatność
theme-toggle = Ciemny motyw
nav-language = Język
foot-credits = Autorzy i licencje
foot-privacy = Prywatność
load-away = Serwer nie odpowiada. Strona wczyta się, gdy tylko znów będzie dostępny.
load-upgraded = Na serwerze jest nowsza wersja Burgrave. Odśwież stronę, by z niej korzystać.
load-broken = Nie udało się wczytać tej części strony.
load-again = Spróbuj ponownie
load-reload = Odśwież
page-broken = Tej strony nie można pokazać z powodu błędu. Twoje gry są zapisane.

## Home

home-kicker = Cytadela i Praga Caput Regni przy twoim stole
home-lead = Buduj miasta w grze z botami albo wyślij znajomym link. Nikt nie potrzebuje konta.
home-play = Graj teraz
home-play-sub = Cytadela · ty i trzy boty
home-praga = Zagraj w Pragę
home-praga-sub = Praga Caput Regni · ty i jeden bot
home-mine = Moje stoły
home-none = Nie ma jeszcze stołów. Naciśnij „Graj teraz”, żeby zacząć.
home-all = Wszystkie stoły ({ $count })
home-fewer = Pokaż mniej
home-join = Dołącz do stołu
home-watch = Oglądaj lub dosiądź się
home-watch-none = Teraz nie ma publicznych stołów.
home-cards-sub = Każda karta i każdy kafel z tekstem i rozstrzygnięciami
join-label = Wklej link albo wpisz kod
join-go = Dołącz
join-wrong = To nie jest ani link do stołu, ani kod.
your-turn = Twoja tura
table-with-bots = Z botami
table-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
table-comes = Rozkładamy grę…
table-shut = Nie możesz otworzyć tego stołu
table-without-seat = Tylko oglądaj
status-open = czeka
status-playing = w grze
status-paused = przerwa
status-over = zakończona
status-closed = zamknięta
status-frozen = zamrożona

## New table

new-game = Gra
game-players = { $low }–{ $high } graczy.
new-none = brak
new-place-side = Miejsce { $place }: strona { $side }
new-usual = domyślnie
new-seats = Miejsca
new-options = Opcje
new-summary = Twój stół
new-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
new-fits = Wszystkie ustawienia są poprawne
new-make = Utwórz stół
seat-you = Ty
seat-you-sub = na tym urządzeniu
seat-open = Wolne miejsce
seat-person-sub = do zajęcia przez link
seat-bot = Bot
seat-number = Miejsce { $number }
seat-level = Poziom bota na miejscu { $number }
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce { $number }
your-name = Twoje imię
your-name-none = zwierzę na twojej tarczy
your-name-sub = Jak widzą cię inni przy nowych stołach
table-setting-listed = Publiczny stół
table-setting-listed-sub = każdy na tym serwerze może go znaleźć
table-setting-spectators = Widzowie
table-setting-spectators-sub = widzą to, co jawne
table-setting-chat = Czat
table-setting-chat-sub = oddzielnie od przebiegu gry
table-setting-hints = Podpowiedzi
table-setting-hints-sub = co zrobiłby bot
table-setting-clock = Zegar
table-setting-clock-sub = na jedną decyzję
table-setting-takeover = Nieobecni gracze
table-setting-takeover-sub = bot zastąpi ich za
table-setting-reaction = Czas na reakcję
table-setting-reaction-sub = dla wszystkich, którzy mogą zareagować
clock-none = bez limitu
clock-never = nigdy
clock-seconds = { $count } s
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}

## Lobby

lobby-waiting = Czekamy na graczy
lobby-ready = Wszyscy już są
lobby-link = Link z zaproszeniem
lobby-local = Ten link działa tylko na tym komputerze. Żeby inni mogli dołączyć, uruchom serwer ponownie tak:
lobby-scan = albo zeskanuj ten kod
lobby-qr = Link jako kod QR
lobby-start = Zacznij grę
lobby-start-sub = Wolne miejsca zajmą boty
lobby-host-starts = Grę zaczyna gospodarz.
lobby-delete = Usuń stół
lobby-leave = Oddaj moje miejsce
seat-host = gospodarz
seat-here = już jest
seat-away = nie jest przy stole
seat-link = Link do tego miejsca
seat-new-link = Nowy link
seat-free = Zwolnij
join-sit = Usiądź
join-take = Zajmij miejsce
join-full = Wszystkie miejsca są zajęte
join-watch = Możesz oglądać, gdy gra się zacznie.
join-no-watch = Przy tym stole nie ma widzów.
copy = Kopiuj
close = Zamknij
copied = Skopiowano
share = Udostępnij
server-away = Serwer nie odpowiada. Sprawdź, czy nadal działa.
connection-away = Utracono połączenie. Łączymy ponownie…
connection-away-sub = Gra jest zapisana.
connection-closed = Stół jest zamknięty.

## Rules and cards

cards-find = Szukaj
cards-all = Wszystkie
cards-characters = Postacie
cards-action = Karty akcji
cards-rules = Zasady
cards-edition = Wydanie
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
cards-none = Nic nie pasuje.
cards-rank = Ranga
cards-cost = Koszt
cards-points = Punkty
cards-copies = W talii
cards-text = Efekt
cards-rulings = Rozstrzygnięcia
rules-course = Jak grać
rules-words = Słowniczek

## Settings

settings-look = Wygląd
settings-theme = Motyw
settings-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
settings-motion = Animacje
settings-motion-sub = karty i monety wędrują
settings-on = Tak
settings-off = Nie
settings-turn = Gdy jest twoja tura
settings-sound = Dźwięk
settings-sound-sub = dwa ciche tony
settings-notify = Powiadomienie
settings-notify-sub = gdy okno jest w tle
settings-notify-blocked = przeglądarka na to nie pozwala
settings-confirm = Potwierdzaj koniec tury
settings-confirm-sub = naciśnij przycisk dwa razy
settings-reach = Ułatwienia dostępu
settings-keys = Skróty klawiszowe
settings-keys-sub = D decyzja, 1–9 wybór, U cofnij, E koniec tury, L przebieg
settings-list = Listy
settings-list-sub = stół jako numerowane listy i zdania

## Credits

credits-game = Gry
credits-game-text = Cytadela to gra Bruna Faiduttiego, Praga Caput Regni to gra Vladimíra Suchego. Burgrave jest dla tych, którzy mają te gry; autorzy ani wydawcy tych gier go nie stworzyli ani nie zatwierdzili. Wszystkie teksty i obrazki są nasze własne.
credits-own = Obrazki
credits-own-text = Wszystkie portrety, sceny, tarcze i miasto rysuje Burgrave. Sylwetki pochodzą z ikon poniżej.
credits-icons = Ikony
credits-icons-text = Ikony stworzyli autorzy wymienieni poniżej; przebarwiliśmy je i złożyliśmy.
credits-built-in = Użyte oprogramowanie

## What is stored

privacy-here = W tej przeglądarce
privacy-here-seats = Klucze do twoich miejsc, żeby można było wrócić do stołów.
privacy-here-settings = Twoje ustawienia, imię i ostatnio przygotowany stół.
privacy-here-cookies = Bez ciasteczek, bez konta, bez śledzenia.
privacy-server = Na serwerze gospodarza
privacy-server-table = Stół: imiona, ruchy, czat.
privacy-server-token = Tylko skrót klucza do twojego miejsca. Sam klucz nigdy nie jest wysyłany w adresie.
privacy-server-seed = Losowe liczby tasowania, także twoje, żeby na końcu każdy mógł je sprawdzić.
privacy-server-delete = Gospodarz może usunąć stół ze wszystkimi jego danymi.
privacy-nobody = Inne strony
privacy-nobody-text = Ta strona niczego nie wczytuje z innych stron i niczego im nie wysyła.
privacy-forget = Zapomnij wszystko na tym urządzeniu
privacy-forget-text = Usuwa z przeglądarki klucze do twoich miejsc. Bez linków do miejsc nie da się wrócić do stołów.
privacy-forget-do = Zapomnij
privacy-forgotten = Zapomniano
table-your-turn = Twoja tura
table-waiting = Czekamy
