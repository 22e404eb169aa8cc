### Stránky kolem stolu.

title = Burgrave
nav-label = Stránky
nav-skip = Přejít na obsah
nav-home = Moje stoly
nav-new = Nový stůl
nav-cards = Pravidla a karty
nav-settings = Nastavení
nav-credits = Autoři a licence
nav-privacy = Co se ukládá
nav-night = Noc
nav-language = Jazyk
foot-credits = Autoři a licence
foot-privacy = Co se ukládá
page-missing = Stránku se nepodařilo načíst. Obnov ji a dostaneš nejnovější verzi.

## Home

home-kicker = Citadela a Praga Caput Regni u vlastního stolu
home-lead = Stav města proti botům, nebo pošli přátelům odkaz: účet nikdo nepotřebuje.
home-play = Hrát hned
home-play-sub = Citadela · ty a tři boti
home-praga = Hrát Pragu
home-praga-sub = Praga Caput Regni · ty a jeden bot
home-mine = Moje stoly
home-none = Zatím žádné stoly. Stačí jedno kliknutí na „Hrát hned“.
home-all = Všech { $count } stolů
home-fewer = Méně
home-join = Připojit se ke stolu
home-watch = Sledovat nebo přisednout
home-watch-none = Právě teď není žádný stůl otevřený.
home-cards-sub = Každá karta a dílek s textem a výklady
join-label = Vlož odkaz nebo napiš kód
join-go = Připojit
join-wrong = Tohle není odkaz na stůl ani kód.
your-turn = Jsi na tahu
table-with-bots = S boty
table-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
table-comes = Prostíráme stůl…
table-shut = Sem se nedostaneš
table-without-seat = Přijít bez místa
status-open = čeká se
status-playing = hraje se
status-paused = pauza
status-over = dohráno
status-closed = zavřeno
status-frozen = zmrazeno

## New table

new-game = Hra
game-players = Hráčů: { $low }–{ $high }.
new-none = žádné
new-place-side = Místo { $place }: strana { $side }
new-cast = Postavy
new-cast-sub = Kdo se může objevit a které speciální budovy jsou v balíčku
new-own = Vlastní sestava
new-own-sub = Jedna od každého čísla a čtrnáct speciálních budov
new-lot = Překvapení
new-lot-sub = Postavy i budovy určí los
new-lot-again = Losovat znovu
new-rank = Číslo { $rank }
new-nobody = Nikdo
new-districts = Speciální budovy: { $count } ze 14
new-usual = jako obvykle
new-seats = Místa
new-options = Možnosti
new-summary = Tvůj stůl
new-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
new-unique = { $count ->
    [one] { $count } speciální budova
    [few] { $count } speciální budovy
   *[other] { $count } speciálních budov
}
new-fits = Nastavení k sobě sedí
new-make = Založit stůl
edition-about-classic = 8 postav, 65 staveb, 2–7 hráčů. Města o osmi stavbách.
edition-about-2016 = 27 postav, 30 speciálních budov, 2–8 hráčů.
edition-about-deluxe = Šest dalších budov a, chceš-li, cirkus: 15 akčních karet.
seat-you = Ty
seat-you-sub = u tohoto zařízení
seat-open = Volné místo
seat-person-sub = kdo má odkaz
seat-bot = Bot
seat-number = Místo { $number }
seat-level = Síla bota na místě { $number }
seat-add = Přidat místo
seat-remove = Odebrat místo { $number }
your-name = Tvé jméno
your-name-none = zvíře na tvém štítu
your-name-sub = Jak tě ostatní vidí u nových stolů
manners-listed = Veřejný stůl
manners-listed-sub = najde ho každý na tomto serveru
manners-spectators = Diváci
manners-spectators-sub = vidí, co je veřejné
manners-chat = Chat
manners-chat-sub = odděleně od záznamu hry
manners-hints = Nápověda
manners-hints-sub = co by udělal bot
manners-clock = Hodiny
manners-clock-sub = na jedno rozhodnutí
manners-stand-in = Náhradník
manners-stand-in-sub = za nepřítomného hraje bot
manners-reaction = Reakce
manners-reaction-sub = jak dlouho se ptáme všech
clock-none = nikdy
clock-seconds = { $count } s
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}

## Lobby

lobby-waiting = Čekáme na hráče
lobby-ready = Všichni jsou tady
lobby-link = Odkaz s pozvánkou
lobby-local = Tento odkaz funguje jen na tomto počítači. Aby mohli přijít jiní, spusť server znovu:
lobby-scan = nebo ať si načtou kód
lobby-qr = Odkaz jako QR kód
lobby-start = Začít hru
lobby-start-sub = Volná místa zaujmou boti
lobby-host-starts = Hru začne hostitel.
lobby-delete = Smazat stůl
lobby-leave = Uvolnit místo
seat-host = hostitel
seat-here = je tu
seat-away = je pryč
seat-link = Vlastní odkaz
seat-new-link = Nový odkaz
seat-free = Uvolnit
join-sit = Přisedni si
join-take = Zaujmout místo
join-full = Všechna místa jsou obsazená
join-watch = Až hra začne, můžeš se dívat.
join-no-watch = U tohoto stolu diváci nejsou.
copy = Kopírovat
close = Zavřít
copied = Zkopírováno
share = Sdílet
server-away = Server neodpovídá. Běží ještě?
wire-away = Není spojení.
wire-away-sub = Zkoušíme to znovu, nic se neztratilo.
wire-closed = Stůl je zavřený.

## Rules and cards

cards-find = Hledat
cards-all = Vše
cards-characters = Postavy
cards-action = Akční karty
cards-rules = Pravidla
cards-edition = Vydání
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cards-none = Taková karta tu není.
cards-rank = Číslo
cards-cost = Cena
cards-points = Body
cards-copies = V balíčku
cards-text = Co dělá
cards-rulings = Výklady
rules-course = Jak se hraje
rules-words = Slovníček pravidel

## Settings

settings-look = Vzhled
settings-theme = Světlo
settings-system = podle systému
settings-day = Den
settings-night = Noc
settings-motion = Pohyb
settings-motion-sub = karty a mince putují
settings-on = ano
settings-off = ne
settings-turn = Když jsi na tahu
settings-sound = Zvuk
settings-sound-sub = dva tiché tóny
settings-notify = Oznámení
settings-notify-sub = když je vpředu jiné okno
settings-notify-blocked = prohlížeč to nedovoluje
settings-confirm = Potvrzovat konec tahu
settings-confirm-sub = stiskni tlačítko dvakrát
settings-reach = Klávesnice a čtečka obrazovky
settings-keys = Písmena a číslice jako klávesy
settings-keys-sub = D rozhodnutí, 1–9 volba, U zpět, E konec tahu, L záznam
settings-list = Seznamy
settings-list-sub = stůl jako číslované seznamy a věty

## Credits

credits-game = Hry
credits-game-text = Autorem hry Citadela je Bruno Faidutti, hry Praga Caput Regni Vladimír Suchý. Burgrave je stůl pro ty, kdo je mají; autoři ani vydavatelé ho nevytvořili ani neschválili. Texty a obrázky jsou naše vlastní.
credits-own = Obrázky
credits-own-text = Všechny busty, výjevy, štíty a město nakreslil Burgrave, se siluetami z ikon uvedených níže.
credits-icons = Ikony
credits-icons-text = Ikony vytvořili níže uvedení autoři; přebarvili jsme je a složili.
credits-built-in = Součásti

## What is stored

privacy-here = V tomto prohlížeči
privacy-here-seats = Klíče k tvým místům, abys své stoly zase našel.
privacy-here-settings = Tvé nastavení, jméno a poslední příprava stolu.
privacy-here-cookies = Žádné cookies, žádný účet, žádné sledování.
privacy-server = Na serveru hostitele
privacy-server-table = Stůl: jména, tahy, chat.
privacy-server-token = Z klíče k tvému místu jen otisk; klíč sám nikdy není v adrese, která se odesílá.
privacy-server-seed = Zamíchání i s tvým dílem, aby je na konci mohl každý ověřit.
privacy-server-delete = Hostitel může stůl smazat se vším, co je o něm uloženo.
privacy-nobody = Jinde
privacy-nobody-text = Tato stránka odjinud nic nenačítá a nikam jinam nic neposílá.
privacy-forget = Zapomenout vše na tomto zařízení
privacy-forget-text = Odstraní z prohlížeče klíče k tvým místům: bez odkazů se k nim už nevrátíš.
privacy-forget-do = Zapomenout
privacy-forgotten = Zapomenuto
