# The options of Citadels on the command line.

cli-citadels-edition = vydání hry
cli-citadels-players = počet hráčů: v klasickém vydání 2 až 7, v ostatních 2 až 8
cli-citadels-preset = postavy a budovy, které se k sobě hodí: { $choices }
cli-citadels-characters = postavy, od každého čísla jedna, oddělené čárkami; vypíše je „burgrave cards“
cli-citadels-districts = čtrnáct fialových budov, oddělených čárkami; vypíše je „burgrave cards“
cli-citadels-random-cast = náhodné postavy a budovy
cli-citadels-nine = hrát s devíti postavami
cli-citadels-ninth = postava s číslem 9 místo té z připravené sady
cli-citadels-instead-of-emperor = kdo hraje místo Císaře ve dvou hráčích
cli-citadels-instead-of-queen = kdo hraje místo Královny nejvýš ve čtyřech hráčích
cli-citadels-action-cards = zamíchat do balíčku akční karty (De Luxe)
cli-citadels-duplicates = zda smí být ve městě stejná stavba dvakrát
cli-citadels-first-crown = místo, které začíná s korunou, počítáno od 1
