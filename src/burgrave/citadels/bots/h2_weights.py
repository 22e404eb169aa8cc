"""What h2 weighs, in one table. `tools/tune_h2.py` has found the numbers; people may change them, too.

Worths are hundredths of a gold, as those of h1.
"""

from typing import Final

from burgrave.citadels.catalogue import CHARACTER_COUNT

# Who is dangerous: about 1 for a player who stands as well as this one.
THREAT: Final = 0
THREAT_LEAD: Final = 1  # for each step he stands better
THREAT_END: Final = 2  # he is about to complete his city
THREAT_LEAST: Final = 3
DOUBT: Final = 4  # how little others pick by worth
# Naming: what a victim loses, times the danger he is.
KILL_TURN: Final = 5
KILL_WORTH: Final = 6  # for what the character is worth to him
KILL_FINISH: Final = 7  # he could complete his city
KILL_MAGICIAN: Final = 8  # for each card that he would gain by my hand
KILL_RANK_8: Final = 9  # if my city is the best
ROB_GAIN: Final = 10  # for each gold
ROB_THREAT: Final = 11  # for each gold, times the danger
# The draft.
PICK_WORTH: Final = 12  # for what the character is worth to h1
PICK_KILL: Final = 13  # for the best victim of the Assassin
PICK_ROB: Final = 14  # for the best victim of the Thief
PICK_FINISH: Final = 15  # my city could be completed
PICK_DENY: Final = 16  # for what it is worth to later pickers, times the danger they are
PICK_KILLED: Final = 17  # for the chance to be killed
PICK_KILLED_WORTH: Final = 18  # the same, for what the character is worth
PICK_ROBBED: Final = 19  # for each gold, for the chance to be robbed
AIM: Final = 20  # how surely others name what is worth most
PICK_BUILDS: Final = 21  # for each district beyond the first that can be paid and built
# Cards and gold.
KEEP_COST: Final = 22
KEEP_TWIN: Final = 23  # the hand has the same already
KEEP_RACE: Final = 24  # for each gold it costs, when a city is nearly complete
BUILD_COST: Final = 25
BUILD_RACE: Final = 26
BUILD_TEMPO: Final = 27  # for standing at all
BUILD_SAVE: Final = 28  # for each gold that the dearest card in hand costs more
GOLD_DEAREST: Final = 29  # gold is gathered up to so much of what is to be built
GOLD_MORE: Final = 30  # and so much more if there are several
GOLD_HAND: Final = 31  # but cards if there are fewer to be built
SWAP_LEAST: Final = 32  # how many cards more the Magician wants
# Rank 8.
FALL_POINTS: Final = 33  # for a district's worth, times the danger of its owner
FALL_SIZE: Final = 34  # for the owner's delay, times the danger
FALL_GOLD: Final = 35  # for each gold it costs
HOLD_BACK: Final = 36  # points behind with which a city is not completed
ROLE: Final = 37  # the first of the characters, who follow by number

WEIGHTS: Final[list[float]] = [
    0.5,
    0.05,
    0.5,
    0.05,
    25.0,
    150.0,
    0.7,
    500.0,
    30.0,
    100.0,
    100.0,
    20.0,
    1.0,
    0.5,
    0.9,
    200.0,
    0.1,
    150.0,
    0.6,
    60.0,
    2.0,
    40.0,
    0.0,
    150.0,
    -20.0,
    0.0,
    -20.0,
    1000.0,
    0.0,
    1.0,
    2.0,
    1.0,
    2.0,
    0.6,
    100.0,
    100.0,
    12.0,
] + [0.0] * (CHARACTER_COUNT + 1)
