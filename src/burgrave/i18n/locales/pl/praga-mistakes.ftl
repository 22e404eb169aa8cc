# Errors in positions of Praga. Pieces, rows and places have their ids here, as they are typed; the place in the
# file is put before the sentence.

position-piece-twice = „{ $piece }” jest już gdzie indziej: każdy element jest tylko raz.
position-no-piece-left = Nie zostało na to dość elementów.
position-stack-size = Stos o wielkości { $size } nie jest możliwy: nazwanych kafli jest { $named }.
position-nothing-taken = „{ $field }” wymaga wziętego kafla akcji: powiedz przez „taken” którego.
position-claim = Dla akcji „{ $action }” do wyboru muszą być ulepszenia z jej pola, począwszy od wierzchniego.
position-plaza-unused = Plac „{ $plaza }” przy tej liczbie graczy nie ma kafla.
position-plaza-colour = Kafel „{ $tile }” nie pasuje do placu „{ $plaza }”: musi mieć kolor „{ $colour }”.
position-not-a-plot = „{ $place }” to nie parcela. Napisz rząd i kolumnę, na przykład „5 3”.
position-cube-space = Budynek „{ $tile }” nie ma miejsca na kostkę.
position-bridge-owner = Kafel mostu „{ $tile }”: na złotym stoi dokładnie jedna figurka, na srebrnym żadna.
position-evaluated = Plac „{ $plaza }” jest rozpatrzony dokładnie wtedy, gdy wszystkie jego parcele są zabudowane.
position-evaluated-cubes = Plac „{ $plaza }” jest rozpatrzony, więc nie ma już przy nim kostek.
position-no-opponent = Przeciwnika do opisania ma tylko gra solo przeciw Parlerowi: wybierz „solo: parler”.
position-not-owned = Miejsce { $seat } nie ma „{ $piece }”.
position-other-hex = „{ $piece }” należy do akcji „{ $hex }”.
position-cubes = Miejsce { $seat } miałoby tam tyle kostek: { $count }, a zostało ich { $most }.
position-taken-on-wheel = Kafel akcji „{ $tile }” jest wzięty, więc nie ma go na żurawiu akcji.
position-crane = Kafle akcji nie mogą tak stać: każdy ma własną pozycję, zablokowany sektor inną (od 1 do 11), a kafel w sektorze S stoi S pozycji za nim.
position-other-era = „{ $tile }” to nie kafel epoki { $era }.
position-row-full = To za dużo kafli na rząd „{ $row }”: ma trzy zwykłe i jeden specjalny.
position-rarity = „{ $tile }” tam nie pasuje: kafle zwykłe i specjalne leżą osobno.
position-slot-empty = Rząd „{ $row }” ma puste miejsce, więc stos, z którego byłoby uzupełnione, musi być pusty.
