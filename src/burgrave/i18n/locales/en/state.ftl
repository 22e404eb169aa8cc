# The state of any game in words.

state-labeled = { $label }: { $value }.
state-nothing = nothing
state-unknown = unknown
state-yes = yes
state-no = no
