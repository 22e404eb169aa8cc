# What a server says to its operator.

hosting-here = Burgrave is ready. Open { $address } on this computer.
hosting-network = In your network: { $address }
hosting-outside = From outside: { $address }
hosting-alone = Only this computer can open it. To let others on your network join, start it with { $option }.
hosting-firewall = If a phone cannot open it: is it in the same network, and does the firewall of this computer let it through?
hosting-stored = Tables are kept in { $folder } ({ $engine }).
hosting-keep =
    { $days ->
        [one] Finished and unstarted tables are deleted after { $days } day without visitors.
       *[other] Finished and unstarted tables are deleted after { $days } days without visitors.
    }
cli-option-delete-after = delete finished and unstarted tables after this many days [never]
server-port = Port { $port } on { $host } is not available: { $why }. Choose another with { $option }.
server-host = This computer has no address “{ $host }” ({ $why }). Give --host 127.0.0.1 for this computer alone, or --host 0.0.0.0 for your network.
cli-option-metrics-port = port on which this machine alone can read numbers for Prometheus; else they are nowhere
cli-option-offer-bot = a bot to offer at tables beside the levels; may be given several times
cli-option-connections = most sockets open at a time [5000]
cli-option-per-address = most connections from one address [256]; 0 for no limit
