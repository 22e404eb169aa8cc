### My games.

nav-games = Moje hry
games-lead = { $count ->
    [one] { $count } hra.
    [few] { $count } hry.
   *[other] { $count } her.
} Server je drží stejně dlouho jako jejich stoly. Najdou se podle klíčů v tomto prohlížeči. Účet nikdo nepotřebuje.
games-lead-none = Tady najdeš své dohrané hry. Poznají se podle klíčů v tomto prohlížeči. Účet nikdo nepotřebuje.
games-filter = Které hry
games-all = Všechny
games-any-edition = Každá edice
games-against = Proti komu
games-anybody = Proti komukoli
games-people = Lidé
games-bots = Jen boti
games-result = Výsledek
games-any-result = Každý výsledek
games-won = Vyhrané
games-lost = Nevyhrané
games-with-mistake = S chybou, která stojí za pohled
games-branches = I hry „co kdyby“
games-branch = co kdyby
games-place = { $place }. místo
games-alone = o samotě
games-mistakes = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
games-spark = Tvoje šance na výhru: na začátku { $from } %, během hry od { $least } % do { $most } %, na konci { $to } %
games-not-reviewed = zatím bez rozboru
games-counting = { $count ->
    [one] Počítá se ještě { $count } starší hra …
    [few] Počítají se ještě { $count } starší hry …
   *[other] Počítá se ještě { $count } starších her …
}
games-none = Zatím žádná dohraná hra.
games-none-fit = Takovému výběru neodpovídá žádná hra.
games-play = Zahrát si
games-shown = Zobrazeno her: { $shown } z { $total }.
games-more = Ukázat dalších { $count } z { $left }
games-figures = Tvoje čísla
games-you-over = { $count ->
    [one] Ty v { $count } hře
    [few] Ty ve { $count } hrách
   *[other] Ty v { $count } hrách
}
games-few = Zahraj si ještě pár her. Pak tu bude co říct.
games-figure-won = výher
games-figure-points = bodů průměrně ve hře { $game }
games-figure-row = výher v řadě nejvíc
games-by-edition = Výhry podle edice
games-by-level = Výhry podle soupeře
games-won-of = { $won } z { $games }
games-share = Výhry: { $won } z { $games }; náhoda by dala { $chance }
games-chance-line = Červená čára ukazuje, kolik by u těchto stolů dala sama náhoda.
games-picks-citadels = Tvoje postavy
games-picks-praga = Tvoje technologie
games-picked = { $count } ×
games-picked-won = výher { $won } z { $games }
games-latest = { $count ->
    [one] Tvoje poslední hra s rozborem
    [few] Tvoje poslední { $count } hry s rozborem
   *[other] Tvých posledních { $count } her s rozborem
}
games-accuracy = Přesnost v posledních hrách: trend vede od { $from } do { $to } procent
games-accuracy-least = { $percent } %
games-accuracy-now = přesnost { $percent } %
games-save = Uložit všechny záznamy
games-saving = Připravují se záznamy …
games-saved = { $count ->
    [one] Uloženo v jednom souboru.
    [few] Uloženo ve { $count } souborech.
   *[other] Uloženo v { $count } souborech.
}
