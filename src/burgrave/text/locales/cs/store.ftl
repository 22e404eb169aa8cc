# Kde server uchovává stoly a co na tom může být špatně.

store-taken = Složku { $folder } už používá jiný server. Nejdřív ho ukonči, nebo zvol jinou složku pomocí --data.
store-read-only = Do { $place } nelze zapisovat. Povol to, nebo zvol jinou složku pomocí --data.
store-full = Disk s { $place } je plný. Uvolni na něm místo; nic z uloženého se neztratilo.
store-damaged = { $place } je poškozený soubor, nebo to není úložiště Burgrave. Nahraď ho zálohou příkazem „burgrave import“.
store-trouble = { $place } nelze použít: { $why }.
store-newer = { $place } zapsal novější Burgrave (úložiště { $found }; tento zná { $known }). Nainstaluj novější verzi.
store-closed = Server se právě vypíná, nic dalšího se neuloží.
