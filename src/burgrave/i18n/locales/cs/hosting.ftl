# Co server říká tomu, kdo ho spustil.

hosting-here = Burgrave je připraven. Na tomto počítači otevři { $address }.
hosting-network = Ve tvé síti: { $address }
hosting-outside = Zvenku: { $address }
hosting-alone = Otevřít ho lze jen z tohoto počítače. Aby se mohli připojit i jiní z tvé sítě, spusť ho s { $option }.
hosting-firewall = Když ho telefon neotevře: je ve stejné síti a pouští ho brána firewall tohoto počítače?
hosting-stored = Stoly se ukládají do { $folder } ({ $engine }).
hosting-record = Záznam hry: { $address }
hosting-keep =
    { $days ->
        [one] Dohrané a nezačaté stoly se smažou po { $days } dni bez návštěv.
       *[other] Dohrané a nezačaté stoly se smažou po { $days } dnech bez návštěv.
    }
cli-option-delete-after = smazat dohrané a nezačaté stoly po tolika dnech [nikdy]
server-port = Port { $port } na { $host } není k dispozici: { $why }. Zvol jiný pomocí { $option }.
server-host = Tento počítač nemá adresu „{ $host }“ ({ $why }). Zadej --host 127.0.0.1 jen pro tento počítač, nebo --host 0.0.0.0 pro celou síť.
cli-option-metrics-port = port pro metriky Promethea, přístupný jen z tohoto počítače [žádný]
cli-option-offer-bot = nabídnout u stolů kromě úrovní i tohoto bota; lze zadat vícekrát
cli-option-connections = nejvyšší počet otevřených spojení [5000]
cli-option-per-address = nejvyšší počet spojení z jedné adresy [256]; 0 bez omezení
