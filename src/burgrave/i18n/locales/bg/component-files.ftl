# The command `burgrave components`.

cli-components = Провери, сравни или слей файлове с отпечатаните плочки на Praga.
cli-more-components = Стойностите се въвеждат в браузъра, на страницата „Твоята кутия“.
cli-commands-components = Работа с файлове
cli-components-status = Преброй потвърдените части във всеки раздел или изброй всички грешки във файла.
cli-components-diff = Изброй частите, които се различават в два файла.
cli-more-diff = Плочка, завъртяна иначе или с друг номер, е същата плочка.
cli-components-merge = Слей два файла в един.
cli-more-merge = Част, която двата файла потвърждават с еднакви стойности, е потвърдена два пъти. Част, която само единият потвърждава, се взема от него. Слетият файл може да замени единия от двата.
cli-argument-components-file = файл с частите на Praga
cli-argument-components-mine = първият файл; - за вградените стойности
cli-argument-components-theirs = вторият файл; - за вградените стойности
cli-option-components-out = файлът, който се записва
cli-option-components-take = какво да се вземе, когато и двата са потвърдени и се различават

components-file-exists = Вече има файл „{ $file }“. Избери ново име или името на един от двата файла.
components-all = общо
components-changed =
    { $count ->
        [0] Всички стойности са като във вградения файл.
        [one] { $count } част се различава от вградения файл.
       *[other] { $count } части се различават от вградения файл.
    }
components-differences =
    { $count ->
        [0] Файловете имат едни и същи стойности.
        [one] Различава се { $count } част.
       *[other] Различават се { $count } части.
    }
components-conflicts =
    { $count ->
        [one] { $count } част е потвърдена и в двата файла и се различава.
       *[other] { $count } части са потвърдени и в двата файла и се различават.
    } Нищо не е записано. Избери { $mine } или { $theirs }, или разгледай частите в браузъра.
components-merged = Записан е { $file }: взети от втория файл: { $theirs }; потвърдени два пъти: { $agreed }.
