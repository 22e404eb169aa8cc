# Co serwer mówi temu, kto go uruchomił.

hosting-here = Burgrave jest gotowy. Na tym komputerze otwórz { $address }.
hosting-network = W twojej sieci: { $address }
hosting-outside = Z zewnątrz: { $address }
hosting-alone = Otworzysz go tylko na tym komputerze. Żeby mogli dołączyć inni z twojej sieci, uruchom go z { $option }.
hosting-firewall = Jeśli telefon go nie otwiera: czy jest w tej samej sieci i czy przepuszcza go zapora tego komputera?
hosting-stored = Stoły są przechowywane w { $folder } ({ $engine }).
hosting-record = Zapis partii: { $address }
hosting-keep =
    { $days ->
        [one] Zakończone i nierozpoczęte stoły są usuwane po { $days } dniu bez odwiedzin.
       *[other] Zakończone i nierozpoczęte stoły są usuwane po { $days } dniach bez odwiedzin.
    }
cli-option-delete-after = usuwaj zakończone i nierozpoczęte stoły po tylu dniach [nigdy]
server-port = Port { $port } na { $host } nie jest dostępny: { $why }. Wybierz inny opcją { $option }.
server-host = Ten komputer nie ma adresu „{ $host }” ({ $why }). Podaj --host 127.0.0.1 tylko dla tego komputera albo --host 0.0.0.0 dla sieci.
cli-option-metrics-port = port dla metryk Prometheusa, dostępny tylko z tego komputera [brak]
cli-option-offer-bot = bot proponowany przy stołach oprócz poziomów; można podać kilka razy
cli-option-connections = największa liczba otwartych połączeń [5000]
cli-option-per-address = największa liczba połączeń z jednego adresu [256]; 0 bez ograniczeń
