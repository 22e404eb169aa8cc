### My games.

nav-games = Moje gry
games-lead = { $count ->
    [one] { $count } gra.
    [few] { $count } gry.
   *[other] { $count } gier.
} Serwer przechowuje je tak długo jak ich stoły. Odnajdują je klucze w tej przeglądarce. Nikt nie potrzebuje konta.
games-lead-none = Tu znajdziesz swoje zakończone gry. Odnajdują je klucze w tej przeglądarce. Nikt nie potrzebuje konta.
games-filter = Które gry
games-all = Wszystkie
games-any-edition = Każde wydanie
games-against = Przeciw komu
games-anybody = Przeciw komukolwiek
games-people = Ludzie
games-bots = Same boty
games-result = Wynik
games-any-result = Każdy wynik
games-won = Wygrane
games-lost = Niewygrane
games-with-mistake = Z błędem wartym obejrzenia
games-branches = Także gry „co by było, gdyby”
games-branch = co by było, gdyby
games-place = { $place }. miejsce
games-alone = w pojedynkę
games-mistakes = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[other] { $count } błędów
}
games-spark = Twoja szansa na wygraną: na początku { $from } %, w trakcie od { $least } % do { $most } %, na końcu { $to } %
games-not-reviewed = jeszcze bez analizy
games-counting = { $count ->
    [one] Trwa liczenie jeszcze { $count } starszej gry …
    [few] Trwa liczenie jeszcze { $count } starszych gier …
   *[other] Trwa liczenie jeszcze { $count } starszych gier …
}
games-none = Nie ma jeszcze zakończonych gier.
games-none-fit = Żadna gra nie pasuje do wyboru.
games-play = Zagraj
games-shown = Pokazano gier: { $shown } z { $total }.
games-more = Pokaż następne { $count } z { $left }
games-figures = Twoje liczby
games-you-over = { $count ->
    [one] Ty w { $count } grze
    [few] Ty w { $count } grach
   *[other] Ty w { $count } grach
}
games-few = Zagraj jeszcze kilka gier. Wtedy będzie tu co pokazać.
games-figure-won = wygranych
games-figure-points = punktów średnio w grze { $game }
games-figure-row = wygranych z rzędu, najwięcej
games-by-edition = Wygrane według wydania
games-by-level = Wygrane według przeciwnika
games-won-of = { $won } z { $games }
games-share = Wygrane: { $won } z { $games }; przypadek dałby { $chance }
games-chance-line = Czerwona kreska pokazuje, ile przy tych stołach dałby sam przypadek.
games-picks-citadels = Twoje postacie
games-picks-praga = Twoje technologie
games-picked = { $count } ×
games-picked-won = wygranych { $won } z { $games }
games-latest = { $count ->
    [one] Twoja ostatnia gra z analizą
    [few] Twoje ostatnie { $count } gry z analizą
   *[other] Twoich ostatnich { $count } gier z analizą
}
games-accuracy = Dokładność w ostatnich grach: trend prowadzi od { $from } do { $to } procent
games-accuracy-least = { $percent } %
games-accuracy-now = dokładność { $percent } %
games-save = Zapisz wszystkie zapisy gier
games-saving = Trwa przygotowanie zapisów …
games-saved = { $count ->
    [one] Zapisano w jednym pliku.
    [few] Zapisano w { $count } plikach.
   *[other] Zapisano w { $count } plikach.
}
