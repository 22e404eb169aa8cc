# What the table server says: what cannot be done, and what has changed at a table.

server-spectator = Widz

## Messages and requests

server-message-json = Wiadomość nie jest poprawnym JSON-em.
server-message-type = Nie ma wiadomości takiego typu.
server-message-missing = W wiadomości brakuje „{ $field }”.
server-message-extra = Nieznane pole: „{ $field }”.
server-message-field = „{ $field }” nie może mieć takiej wartości.
server-message-long = Wiadomość jest za długa: najwyżej { $most } bajtów.
server-message-fast = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
server-slow-reader = Twoje urządzenie nie nadążało. Zaraz wczyta wszystko od nowa.
server-hello-first = Pierwszą wiadomością musi być „hello”.
server-reload = Ta strona pochodzi ze starszej wersji Burgrave. Odśwież ją.
server-seated-already = Już tu siedzisz. Dla innego miejsca otwórz kolejne połączenie.
server-page-unknown = Pod tym adresem nic nie ma.
server-no-client = Części dla przeglądarki jeszcze tu nie zbudowano. Zainstaluj Burgrave poleceniem „pip install .[server]” albo graj w terminalu poleceniem „burgrave play”.
server-not-possible = To żądanie nie jest tu obsługiwane.
server-trouble = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj ponownie.
server-host-foreign = Nieznana nazwa serwera. Otwórz serwer pod jego własnym adresem.
server-origin-foreign = Żądania z innych stron nie są dozwolone.

## Tables and seats

server-table-unknown = Nie ma takiego stołu: został usunięty albo link jest niepełny.
server-table-full = Przy tym stole nie ma wolnego miejsca.
server-table-crowded = Z tym stołem połączono zbyt wiele urządzeń.
server-tables-full = Na serwerze nie ma miejsca na kolejny stół (najwyżej: { $most }). Spróbuj później.
server-tables-share = Twoja sieć osiągnęła limit otwartych i rozgrywanych stołów ({ $most }). Najpierw zakończ lub usuń jeden z nich.
server-server-full = Z serwerem połączono zbyt wiele urządzeń. Spróbuj później.
server-one-host = Wybierz dla siebie dokładnie jedno miejsce.
server-seat-taken = Ktoś już tam siedzi.
server-seat-of-bot = To miejsce nie należy do człowieka.
server-link-void = Ten link nie otwiera już miejsca. Poproś gospodarza o nowy.
server-no-spectators = Ten stół nie wpuszcza widzów.
server-not-host = Może to zrobić tylko gospodarz.
server-own-link = Nie możesz odnowić linku do własnego miejsca.
server-not-seated = Może to zrobić tylko ktoś, kto siedzi przy stole.
server-level-unknown = Nie ma poziomu „{ $level }”. Wybierz jeden z: { $known }.
server-started = Gra już się zaczęła.
server-not-started = Gra jeszcze się nie zaczęła.
server-not-over = Gra jeszcze się nie skończyła.
server-record-text = Ten plik nie jest tekstem.
server-record-long = Ten zapis jest za długi, żeby go tu obejrzeć. Użyj zamiast tego „{ $command }”.
server-record-broken = Tego zapisu nie da się pokazać. Zawiera coś, czego nie ma w jego grze.
server-record-unknown = Tego zapisu nie ma już w pamięci. Otwórz jego plik ponownie.
server-branch-frozen = Grać dalej można tylko z zakończonej gry, którą obecne zasady potrafią odtworzyć.
server-branch-end = Grać dalej można z pozycji do ruchu { $last }.
server-rematch-left = Rewanż już jest, ale twoje miejsce przy tamtym stole zostało zwolnione.
server-record-private = Zapis zobaczą tylko ci, którzy siedzieli przy stole.
server-own-components-off = Na tym serwerze nie gra się własnymi elementami. Wybierz wbudowane elementy albo zapytaj opiekuna serwera.
server-own-components-full = Na serwerze nie ma miejsca na kolejny plik z elementami (najwyżej: { $most }). Spróbuj później albo zagraj wbudowanymi elementami.
server-frozen = Ta gra nie może trwać dalej: zaczęto ją według innych zasad. Można ją obejrzeć.
server-name-bot = „{ $name }” to imię bota. Wybierz inne.

## Playing

server-stale = Gra poszła tymczasem dalej. Wybierz jeszcze raz.
server-paused = Gra jest wstrzymana.
server-bot-plays = Na twoim miejscu gra bot. Najpierw odbierz mu miejsce.
server-hints-off = Przy tym stole nie ma podpowiedzi.
server-kind-unknown = W tej grze nie ma decyzji „{ $kind }”.
server-auto-answers-full = Masz za dużo automatycznych odpowiedzi. Najpierw usuń jedną z nich.
server-chat-off = Ten stół nie ma czatu.
server-chat-empty = Wiadomość jest pusta.
server-chat-full = Czat tego stołu jest pełny: ma { $most } wiadomości.
server-undo-limit = Nie można już cofać: ta gra ma { $most } ruchów i cofnięć.
server-muted = Gospodarz wyłączył ci czat.

## Good-bye

server-left = Miejsce przy stole zostało opuszczone.
server-table-removed = Gospodarz usunął ten stół.
server-stops = Serwer uruchamia się ponownie albo kończy pracę. Gra jest zapisana i potoczy się dalej, gdy wróci.
server-node-name = --node przyjmuje najwyżej 32 małe litery łacińskie, cyfry i łączniki, a nie „{ $name }”.

## What has changed

server-notice-joined = Do stołu siada { $seat }.
server-notice-left = Od stołu odchodzi { $seat }.
server-notice-back = { $seat } wraca i gra dalej.
server-notice-takeover = { $seat } nie jest przy stole; na razie gra bot.
server-notice-bot-plays = { $seat }: na tym miejscu gra teraz bot.
server-notice-person-plays = { $seat } znów gra.
server-notice-paused = { $seat } wstrzymuje grę.
server-notice-resumed = { $seat } wznawia grę.
server-notice-would-close = { $seat } proponuje zakończyć grę bez wyniku.
server-notice-would-not-close = { $seat } chce grać dalej.
server-notice-closed = Wszyscy zgadzają się zakończyć grę w tym miejscu.
server-notice-new-link = { $seat } dostaje nowy link; stary już nie działa.
server-notice-rematch = { $seat } proponuje rewanż.
server-notice-store-away = Baza danych nie odpowiada. Nic z potwierdzonych rzeczy nie przepadło, a gra potoczy się dalej, gdy baza wróci.
server-notice-store-back = Baza danych znowu odpowiada. Gra toczy się dalej.
