# The options of Citadels on the command line.

cli-citadels-edition = wydanie gry
cli-citadels-players = liczba graczy: od 2 do 7 w wydaniu klasycznym, od 2 do 8 w pozostałych
cli-citadels-preset = postacie i dzielnice, które do siebie pasują: { $choices }
cli-citadels-characters = postacie, po jednej z każdej rangi, oddzielone przecinkami; wypisuje je „burgrave cards”
cli-citadels-districts = czternaście dzielnic unikatowych, oddzielonych przecinkami; wypisuje je „burgrave cards”
cli-citadels-random-cast = losowe postacie i dzielnice
cli-citadels-nine = gra z dziewięcioma postaciami
cli-citadels-ninth = postać o randze 9 zamiast tej z gotowego zestawu
cli-citadels-instead-of-emperor = kto gra zamiast Cesarza przy dwóch graczach
cli-citadels-instead-of-queen = kto gra zamiast Królowej przy najwyżej czterech graczach
cli-citadels-action-cards = wtasuj karty akcji do talii (De Luxe)
cli-citadels-duplicates = czy w mieście może być dwa razy ta sama dzielnica
cli-citadels-first-crown = miejsce, które zaczyna z koroną, liczone od 1
