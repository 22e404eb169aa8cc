# What decides among equal points. $seats are names with the number that decides, the better one first.

citadels-tie-classic = Rovnost bodů; rozhodují body za samotné stavby: { $seats }.
citadels-tie-2016 = Rovnost bodů; rozhoduje nejvyšší číslo postavy odhalené v posledním kole: { $seats }.
citadels-tie-deluxe = Rovnost bodů; rozhoduje nejvyšší číslo postavy z posledního kola: { $seats }.
