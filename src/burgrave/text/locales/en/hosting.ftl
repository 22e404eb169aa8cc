# What a server says to whoever runs it.

hosting-here = Burgrave is ready. Open { $address } on this machine.
hosting-network = In your network: { $address }
hosting-outside = From outside: { $address }
hosting-alone = Only this machine can open it. To let others in your network come, start it with { $option }.
hosting-firewall = If a phone cannot open it: is it in the same network, and does the firewall of this machine let it through?
hosting-stored = Tables are kept in { $folder } ({ $engine }).
hosting-keep =
    { $days ->
        [one] Tables that are over or never began are removed after { $days } day without anybody there.
       *[other] Tables that are over or never began are removed after { $days } days without anybody there.
    }
cli-option-keep = after how many days to remove tables that are over or never began; else they stay
server-port = Nothing can listen at { $host }, port { $port }: { $why }. Name another one with --port.
