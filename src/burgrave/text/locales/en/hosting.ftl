# What a server says to whoever runs it.

hosting-here = Burgrave is ready. Open { $address } on this machine.
hosting-network = In your network: { $address }
hosting-outside = From outside: { $address }
hosting-alone = Only this machine can open it. To let others in your network come, start it with { $option }.
hosting-firewall = If a phone cannot open it: is it in the same network, and does the firewall of this machine let it through?
hosting-stored = Tables are kept in { $folder } ({ $engine }).
