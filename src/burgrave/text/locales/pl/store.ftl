# Gdzie serwer przechowuje stoły i co może być z tym nie tak.

store-taken = Inny serwer używa folderu { $folder }. Najpierw go zakończ albo wskaż inny folder opcją --data.
store-read-only = W { $place } nie można zapisywać. Zezwól na to albo wskaż inny folder opcją --data.
store-full = Dysk z { $place } jest pełny. Zrób na nim miejsce; nic z zapisanych danych nie przepadło.
store-damaged = { $place } jest uszkodzony albo nie jest magazynem Burgrave. Zastąp go kopią zapasową poleceniem „burgrave import”.
store-trouble = Nie można użyć { $place }: { $why }.
store-newer = { $place } zapisał nowszy Burgrave (magazyn { $found }; ten zna { $known }). Zainstaluj nowszą wersję.
store-closed = Serwer właśnie się zamyka, nic więcej nie zostanie zapisane.
