# The state of any game in words.

state-labeled = { $label }: { $value }.
state-nothing = нищо
state-unknown = неизвестно
state-yes = да
state-no = не
