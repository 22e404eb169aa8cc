# Co server říká tomu, kdo ho spustil.

hosting-here = Burgrave je připraven. Na tomto počítači otevři { $address }.
hosting-network = Ve tvé síti: { $address }
hosting-outside = Zvenku: { $address }
hosting-alone = Otevřít ho lze jen z tohoto počítače. Aby mohli přijít i jiní z tvé sítě, spusť ho s { $option }.
hosting-firewall = Když ho telefon neotevře: je ve stejné síti a pouští ho brána firewall tohoto počítače?
hosting-stored = Stoly se ukládají do { $folder } ({ $engine }).
hosting-keep =
    { $days ->
        [one] Stoly, které skončily nebo nikdy nezačaly, se smažou po { $days } dni, kdy tam nikdo nebyl.
       *[other] Stoly, které skončily nebo nikdy nezačaly, se smažou po { $days } dnech, kdy tam nikdo nebyl.
    }
cli-option-keep = po kolika dnech smazat stoly, které skončily nebo nikdy nezačaly; jinak zůstávají
server-port = Na adrese { $host }, portu { $port }, nelze naslouchat: { $why }. Zvol jiný pomocí --port.
