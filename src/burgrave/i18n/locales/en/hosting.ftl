# What a server says to its operator.

hosting-here = Burgrave is ready. Open { $address } on this computer.
hosting-network = In your network: { $address }
hosting-outside = From outside: { $address }
hosting-alone = Only this computer can open it. To let others on your network join, start it with { $option }.
hosting-firewall = If a phone cannot open it, check that it is on the same network and that the firewall of this computer lets it through.
hosting-stored = Tables are kept in { $folder } ({ $engine }).
hosting-record = The game record: { $address }
hosting-keep =
    { $days ->
        [one] Finished and unstarted tables are deleted after { $days } day without visitors.
       *[other] Finished and unstarted tables are deleted after { $days } days without visitors.
    }
cli-option-delete-after = delete finished and unstarted tables after this many days [never]
server-port = Port { $port } on { $host } is not available: { $why }. Choose another with { $option }.
server-host = This computer has no address “{ $host }” ({ $why }). Give --host 127.0.0.1 for this computer alone, or --host 0.0.0.0 for your network.
cli-option-metrics-port = port for Prometheus metrics, open to this computer only [none]
cli-option-offer-bot = offer this bot at tables, in addition to the levels; may be given several times
cli-option-connections = maximum number of open connections [5000]
cli-option-per-address = maximum number of connections from one address [256]; 0 for no limit
