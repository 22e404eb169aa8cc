### Stránky kolem stolu.

title = Burgrave
nav-label = Stránky
nav-skip = Přejít na obsah
nav-home = Moje stoly
nav-new = Nový stůl
nav-cards = Pravidla a karty
nav-settings = Nastavení
nav-credits = Autoři a licence
nav-privacy = Soukromí
theme-toggle = Tmavý motiv
nav-language = Jazyk
foot-credits = Autoři a licence
foot-privacy = Soukromí
load-away = Server neodpovídá. Stránka se načte, jakmile bude zase dostupný.
load-upgraded = Na serveru je novější verze Burgrave. Načti stránku znovu, ať ji můžeš používat.
load-broken = Tuto část stránky se nepodařilo načíst.
load-again = Zkusit znovu
load-reload = Načíst znovu
page-broken = Tuto stránku nelze kvůli chybě zobrazit. Tvé hry jsou uložené.

## Home

home-kicker = Citadela a Praga Caput Regni u vlastního stolu
home-lead = Stav města proti botům, nebo pošli přátelům odkaz. Účet nikdo nepotřebuje.
home-play = Hrát hned
home-play-sub = Citadela · ty a tři boti
home-praga = Hrát Pragu
home-praga-sub = Praga Caput Regni · ty a jeden bot
home-mine = Moje stoly
home-none = Zatím žádné stoly. Založ si první tlačítkem „Hrát hned“.
home-all = Všechny stoly ({ $count })
home-fewer = Zobrazit méně
home-join = Připojit se ke stolu
home-watch = Sledovat nebo přisednout
home-watch-none = Právě teď tu není žádný veřejný stůl.
home-cards-sub = Každá karta i každá destička s textem a výklady
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
table-comes = Chystáme stůl…
table-shut = Tento stůl nemůžeš otevřít
table-without-seat = Jen se dívat
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
new-usual = výchozí
new-seats = Místa
new-options = Možnosti
new-summary = Tvůj stůl
new-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
new-fits = Nastavení je v pořádku
new-make = Založit stůl
seat-you = Ty
seat-you-sub = na tomto zařízení
seat-open = Volné místo
seat-person-sub = obsadí se přes odkaz
seat-bot = Bot
seat-number = Místo { $number }
seat-level = Úroveň bota na místě { $number }
seat-add = Přidat místo
seat-remove = Odebrat místo { $number }
your-name = Tvé jméno
your-name-none = zvíře na tvém štítu
your-name-sub = Jak tě ostatní vidí u nových stolů
table-setting-listed = Veřejný stůl
table-setting-listed-sub = najde ho každý na tomto serveru
table-setting-spectators = Diváci
table-setting-spectators-sub = vidí, co je veřejné
table-setting-chat = Chat
table-setting-chat-sub = odděleně od průběhu hry
table-setting-hints = Rady
table-setting-hints-sub = co by udělal bot
table-setting-clock = Hodiny
table-setting-clock-sub = na jedno rozhodnutí
table-setting-takeover = Nepřítomní hráči
table-setting-takeover-sub = bot je zastoupí za
table-setting-reaction = Čas na reakci
table-setting-reaction-sub = pro všechny, kdo mohou reagovat
clock-none = bez omezení
clock-never = nikdy
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
lobby-local = Tento odkaz funguje jen na tomto počítači. Aby se mohli připojit i ostatní, spusť server znovu takto:
lobby-scan = nebo načti tento kód
lobby-qr = Odkaz jako QR kód
lobby-start = Začít hru
lobby-start-sub = Volná místa zaujmou boti
lobby-host-starts = Hru začne hostitel.
lobby-delete = Smazat stůl
lobby-leave = Uvolnit místo
seat-host = hostitel
seat-here = je tu
seat-away = je pryč
seat-link = Odkaz na toto místo
seat-new-link = Nový odkaz
seat-free = Uvolnit
join-sit = Přisednout
join-take = Zaujmout místo
join-full = Všechna místa jsou obsazená
join-watch = Až hra začne, můžeš se dívat.
join-no-watch = U tohoto stolu diváci nejsou.
copy = Kopírovat
close = Zavřít
copied = Zkopírováno
share = Sdílet
server-away = Server neodpovídá. Zkontroluj, jestli ještě běží.
connection-away = Spojení vypadlo. Obnovujeme ho…
connection-away-sub = Hra je uložená.
connection-closed = Stůl je zavřený.

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
cards-none = Nic neodpovídá.
cards-rank = Číslo
cards-cost = Cena
cards-points = Body
cards-copies = V balíčku
cards-text = Funkce
cards-rulings = Výklady
rules-course = Jak se hraje
rules-words = Slovníček

## Settings

settings-look = Vzhled
settings-theme = Motiv
settings-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
settings-motion = Animace
settings-motion-sub = karty a mince putují
settings-on = Ano
settings-off = Ne
settings-turn = Když jsi na tahu
settings-sound = Zvuk
settings-sound-sub = dva tiché tóny
settings-notify = Oznámení
settings-notify-sub = když je okno na pozadí
settings-notify-blocked = prohlížeč to nedovoluje
settings-confirm = Potvrzovat konec tahu
settings-confirm-sub = stiskni tlačítko dvakrát
settings-reach = Přístupnost
settings-keys = Klávesové zkratky
settings-keys-sub = D rozhodnutí, 1–9 volba, U zpět, E konec tahu, L průběh
settings-list = Seznamy
settings-list-sub = stůl jako číslované seznamy a věty

## Credits

credits-game = Hry
credits-game-text = Autorem hry Citadela je Bruno Faidutti, autorem hry Praga Caput Regni je Vladimír Suchý. Burgrave je pro ty, kdo tyto hry mají; autoři ani vydavatelé ho nevytvořili ani neschválili. Všechny texty a obrázky jsou naše vlastní.
credits-own = Obrázky
credits-own-text = Všechny portréty, výjevy, štíty a město kreslí Burgrave. Siluety pocházejí z ikon uvedených níže.
credits-icons = Ikony
credits-icons-text = Ikony vytvořili níže uvedení autoři; přebarvili jsme je a složili.
credits-built-in = Použitý software

## What is stored

privacy-here = V tomto prohlížeči
privacy-here-seats = Klíče k tvým místům, aby se ke stolům dalo vrátit.
privacy-here-settings = Tvé nastavení, jméno a poslední příprava stolu.
privacy-here-cookies = Žádné cookies, žádný účet, žádné sledování.
privacy-server = Na serveru hostitele
privacy-server-table = Stůl: jména, tahy, chat.
privacy-server-token = Jen otisk klíče k tvému místu. Samotný klíč se nikdy neposílá v adrese.
privacy-server-seed = Náhodná čísla pro míchání, i ta tvoje, aby je na konci mohl každý ověřit.
privacy-server-delete = Hostitel může stůl smazat i se všemi jeho daty.
privacy-nobody = Jiné weby
privacy-nobody-text = Tato stránka nic nenačítá z jiných webů a nic jim neposílá.
privacy-forget = Zapomenout vše na tomto zařízení
privacy-forget-text = Odstraní z prohlížeče klíče k tvým místům. Bez odkazů na místa se ke stolům nevrátíš.
privacy-forget-do = Zapomenout
privacy-forgotten = Zapomenuto
table-your-turn = Jsi na tahu
table-waiting = Čeká se
