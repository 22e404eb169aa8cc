# The state of any game in words.

state-labeled = { $label }: { $value }.
state-nothing = nic
state-unknown = neznámé
state-yes = ano
state-no = ne
