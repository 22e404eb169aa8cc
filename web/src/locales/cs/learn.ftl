### Lekce.

nav-learn = Naučit se hrát
learn-lead = Krátké kapitoly se skutečnými kartami a pravidly. Zkoušej, co chceš: stůl řekne, proč něco nejde, a nic se neztratí.
learn-coach = Průvodce
learn-unfold = Ukázat průvodce
learn-undone = Také to jde, ale k úkolu to nevede. Stůl je zase jako předtím.
learn-go-on = Dál
learn-start = Začít
learn-finish = Dokončit kapitolu
learn-show = Ukaž mi to
learn-back = Zpět
learn-count = { $number } z { $count }
learn-done = hotovo
learn-again = znovu
learn-minutes = { $minutes } min
learn-cards = Co už víš
learn-card = Zapamatuj si:
learn-next-chapter = Další kapitola
learn-chapters = Všechny kapitoly
learn-leave = Odejít
home-learn = Naučit se hrát
home-learn-sub = Citadela za dvanáct minut, Praga za půl hodiny
