# Hádanky: situace s jednou zřetelně nejlepší volbou.

puzzle-unknown = Hádanka „{ $puzzle }“ neexistuje.
puzzle-choice-unknown = V této hádance není volba „{ $choice }“. Možnosti: { $known }.
puzzle-game-none = Pro „{ $game }“ žádné hádanky nejsou. Vyber jedno z: { $known }.
puzzle-run-other = { $file } není průběžný soubor hádanek pro „{ $game }“. Zvol jiný soubor.
puzzle-file-none = { $file } není soubor hádanek. Vytvoří ho „burgrave puzzles make“.

puzzle-kind-best = Nejlepší tah
puzzle-kind-who = Kdo je kdo
puzzle-kind-finish = Poslední tah
puzzle-level-easy = lehká
puzzle-level-medium = střední
puzzle-level-hard = těžká
puzzle-question-best = Která volba vyhrává nejčastěji?
puzzle-question-who = Jakou postavu má { $name }?
puzzle-question-finish = Tohle je tvůj poslední tah. Která volba přinese nejvíc bodů?
puzzle-result-best = Vyhrává v { $count } z { $of } simulovaných her.
puzzle-result-who = Platí v { $count } z { $of } možných situací.
puzzle-result-finish = Body: průměrně { $points }. V { $count } z { $of } simulovaných her nepřinese nic víc.
puzzle-hint-best = Jiná volba vyhrává zřetelně častěji. Co se stane, než budeš znovu na tahu?
puzzle-hint-who = Jiná postava je pravděpodobnější. Kdo vybíral před kým a komu se hodí zlato, karty nebo rychlá stavba?
puzzle-hint-finish = Jiná volba přinese víc bodů. Co se ještě na konci počítá?

puzzle-games = hry
puzzle-puzzles = hádanky
puzzle-made = { $count ->
    [one] { $count } hádanka: { $kinds }
    [few] { $count } hádanky: { $kinds }
   *[other] { $count } hádanek: { $kinds }
}
puzzle-written = Zapsáno: { $file }
puzzle-not-confirmed = Nepotvrzeno: { $puzzle } ({ $kind })
puzzle-confirmed = Potvrzeno { $count } z { $of } hádanek, vzorků na hádanku: { $samples }.
