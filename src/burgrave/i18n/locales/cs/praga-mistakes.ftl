# Errors in positions of Praga. Pieces, rows and places have their ids here, as they are typed; the place in the
# file is put before the sentence.

position-piece-twice = „{ $piece }“ už je jinde: každý díl je jen jednou.
position-no-piece-left = Na tohle už nezbývá dost dílů.
position-stack-size = Zásoba o velikosti { $size } není možná: pojmenovaných destiček je { $named }.
position-nothing-taken = K „{ $field }“ je třeba vzatý akční žeton: řekni pomocí „taken“ který.
position-claim = U akce „{ $action }“ musí být na výběr vylepšení z jejího pole, počínaje horním.
position-plaza-unused = Náměstí „{ $plaza }“ při tomto počtu hráčů destičku nemá.
position-plaza-colour = Destička „{ $tile }“ na náměstí „{ $plaza }“ nepatří: musí mít barvu „{ $colour }“.
position-not-a-plot = „{ $place }“ není parcela. Napiš řadu a sloupec, například „5 3“.
position-cube-space = Budova „{ $tile }“ nemá prostor pro kostičku.
position-bridge-owner = Dílek mostu „{ $tile }“: na zlatém stojí právě jedna figurka, na stříbrném žádná.
position-evaluated = Náměstí „{ $plaza }“ je vyhodnocené právě tehdy, když jsou všechny jeho parcely zastavěné.
position-evaluated-cubes = Náměstí „{ $plaza }“ je vyhodnocené, takže kolem něj žádné kostičky nejsou.
position-no-opponent = Soupeře k popsání má jen sólová hra proti Parléřovi: zvol „solo: parler“.
position-not-owned = Místo { $seat } nemá „{ $piece }“.
position-other-hex = „{ $piece }“ patří na akci „{ $hex }“.
position-cubes = Místo { $seat } by tam mělo tolik kostiček: { $count }, ale zbývá jich { $most }.
position-taken-on-wheel = Akční žeton „{ $tile }“ je vzatý, takže na akčním kole není.
position-crane = Akční žetony takhle stát nemohou: každý má vlastní pozici, čtvercové pole jinou (1 až 11) a žeton v poli kola S stojí S pozic za ním.
position-other-era = „{ $tile }“ není destička epochy { $era }.
position-row-full = Na řadu „{ $row }“ je to příliš mnoho destiček: má tři běžné a jednu speciální.
position-rarity = „{ $tile }“ tam nepatří: běžné a speciální destičky leží zvlášť.
position-slot-empty = Řada „{ $row }“ má prázdné místo, takže zásoba, ze které by se doplnilo, musí být prázdná.
