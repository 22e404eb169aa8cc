# The options of Citadels on the command line.

cli-citadels-edition = vydání hry
cli-citadels-players = počet hráčů: v klasickém vydání 2 až 7, v ostatních 2 až 8
cli-citadels-preset = jedna ze sedmi připravených sad postav a budov; jejich názvy doplní tvůj shell
cli-citadels-characters = postavy, od každého čísla jedna, oddělené čárkami
cli-citadels-districts = čtrnáct fialových budov, oddělených čárkami
cli-citadels-random-cast = postavy a budovy určí los
cli-citadels-nine = hrát s devíti postavami
cli-citadels-action-cards = zamíchat do balíčku akční karty (De Luxe)
cli-citadels-duplicates = zda smí být ve městě stejná stavba dvakrát
cli-citadels-first-crown = místo, které má jako první korunu, počítáno od 1
