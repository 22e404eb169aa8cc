# The state of any game in words.

state-labeled = { $label }: { $value }.
state-nothing = nic
state-unknown = nieznane
state-yes = tak
state-no = nie
