# The command `burgrave components`.

cli-components = Sprawdź, porównaj albo połącz pliki z wydrukowanymi elementami Pragi.
cli-more-components = Wartości wpiszesz w przeglądarce, na stronie „Twoje pudełko”.
cli-commands-components = Praca z plikami
cli-components-status = Policz potwierdzone elementy w każdym dziale albo wypisz wszystkie błędy w pliku.
cli-components-diff = Wypisz elementy, które różnią się w dwóch plikach.
cli-more-diff = Kafel inaczej obrócony albo z innym numerem to ten sam kafel.
cli-components-merge = Połącz dwa pliki w jeden.
cli-more-merge = Element, który oba pliki potwierdzają z tymi samymi wartościami, jest potwierdzony dwa razy. Element, który potwierdza tylko jeden plik, jest brany z niego. Połączony plik może zastąpić jeden z obu.
cli-argument-components-file = plik z elementami Pragi
cli-argument-components-mine = pierwszy plik; - oznacza wartości wbudowane
cli-argument-components-theirs = drugi plik; - oznacza wartości wbudowane
cli-option-components-out = plik do zapisania
cli-option-components-take = co wziąć, gdy oba są potwierdzone i się różnią

components-file-exists = Plik „{ $file }” już istnieje. Wybierz nową nazwę albo nazwę jednego z obu plików.
components-all = razem
components-changed =
    { $count ->
        [0] Wszystkie wartości są takie jak w pliku wbudowanym.
        [one] { $count } element różni się od pliku wbudowanego.
        [few] { $count } elementy różnią się od pliku wbudowanego.
       *[other] { $count } elementów różni się od pliku wbudowanego.
    }
components-differences =
    { $count ->
        [0] Pliki mają te same wartości.
        [one] Różni się { $count } element.
        [few] Różnią się { $count } elementy.
       *[other] Różni się { $count } elementów.
    }
components-conflicts =
    { $count ->
        [one] { $count } element jest potwierdzony w obu plikach i różni się.
        [few] { $count } elementy są potwierdzone w obu plikach i różnią się.
       *[other] { $count } elementów jest potwierdzonych w obu plikach i różni się.
    } Nic nie zapisano. Wybierz { $mine } albo { $theirs }, albo obejrzyj elementy w przeglądarce.
components-merged = Zapisano { $file }: wzięto z drugiego pliku: { $theirs }; potwierdzono dwa razy: { $agreed }.
