# Co serwer mówi temu, kto go uruchomił.

hosting-here = Burgrave jest gotowy. Na tym komputerze otwórz { $address }.
hosting-network = W twojej sieci: { $address }
hosting-outside = Z zewnątrz: { $address }
hosting-alone = Otworzy go tylko ten komputer. Żeby mogli przyjść inni z twojej sieci, uruchom go z { $option }.
hosting-firewall = Jeśli telefon go nie otwiera: czy jest w tej samej sieci i czy przepuszcza go zapora tego komputera?
hosting-stored = Stoły są przechowywane w { $folder } ({ $engine }).
hosting-keep =
    { $days ->
        [one] Stoły, które się skończyły albo nigdy nie zaczęły, są usuwane po { $days } dniu bez nikogo.
       *[other] Stoły, które się skończyły albo nigdy nie zaczęły, są usuwane po { $days } dniach bez nikogo.
    }
cli-option-keep = po ilu dniach usuwać stoły, które się skończyły albo nigdy nie zaczęły; inaczej zostają
server-port = Na porcie { $port } adresu { $host } nie można nasłuchiwać: { $why }. Wskaż inny opcją --port.
