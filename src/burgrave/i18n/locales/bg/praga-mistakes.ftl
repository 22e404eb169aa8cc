# Errors in positions of Praga. Pieces, rows and places have their ids here, as they are typed; the place in the
# file is put before the sentence.

position-piece-twice = „{ $piece }“ вече е другаде: всеки компонент е само веднъж.
position-no-piece-left = Не остават достатъчно компоненти за това.
position-stack-size = Купчина с големина { $size } не е възможна: назованите плочки са { $named }.
position-nothing-taken = За „{ $field }“ трябва взета плочка за действие: посочи коя чрез „taken“.
position-claim = За действието „{ $action }“ изборът трябва да е от подобренията на полето му, като се започне от най-горното.
position-plaza-unused = При този брой играчи площад „{ $plaza }“ няма плочка.
position-plaza-colour = Плочката „{ $tile }“ не е за площад „{ $plaza }“: цветът ѝ трябва да е „{ $colour }“.
position-not-a-plot = „{ $place }“ не е парцел. Напиши ред и колона, например „5 3“.
position-cube-space = Сградата „{ $tile }“ няма място за кубче.
position-bridge-owner = Плочката на моста „{ $tile }“: на златна стои точно една фигурка, на сребърна никоя.
position-evaluated = Площад „{ $plaza }“ е оценен точно когато всичките му парцели са застроени.
position-evaluated-cubes = Площад „{ $plaza }“ е оценен, затова около него няма кубчета.
position-no-opponent = Противник за описване има само соло играта срещу Парлер: избери „solo: parler“.
position-not-owned = Място { $seat } няма „{ $piece }“.
position-other-hex = „{ $piece }“ е за действието „{ $hex }“.
position-cubes = Място { $seat } би имало там толкова кубчета: { $count }, а му остават { $most }.
position-taken-on-wheel = Плочката за действие „{ $tile }“ е взета, затова не е на крана на действията.
position-crane = Плочките за действие не могат да стоят така: всяка има своя позиция, блокираният сектор друга (от 1 до 11), а плочка в сектор S стои S позиции след него.
position-other-era = „{ $tile }“ не е плочка от епоха { $era }.
position-row-full = Плочките са твърде много за редицата „{ $row }“: тя има три обикновени и една специална.
position-rarity = „{ $tile }“ не е за там: обикновените и специалните плочки лежат отделно.
position-slot-empty = Редицата „{ $row }“ има празно място, затова купчината, от която то би се попълнило, трябва да е празна.
