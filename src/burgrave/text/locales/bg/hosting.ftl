# Какво казва сървърът на този, който го е пуснал.

hosting-here = Burgrave е готов. На този компютър отвори { $address }.
hosting-network = В твоята мрежа: { $address }
hosting-outside = Отвън: { $address }
hosting-alone = Отваря се само на този компютър. За да идват и други от твоята мрежа, пусни го с { $option }.
hosting-firewall = Ако телефонът не го отваря: в същата мрежа ли е и пуска ли го защитната стена на този компютър?
hosting-stored = Масите се пазят в { $folder } ({ $engine }).
