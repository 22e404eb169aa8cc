"""What h2 weighs, in one table. The numbers are set by hand; `tools/tune_h2.py` looks for better ones.

Worths are hundredths of a gold, as those of h1.
"""

from typing import Final

from burgrave.citadels.catalogue import CHARACTER_COUNT

# Who is dangerous: about 1 for a player who leads a little.
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
PICK_INCOME: Final = 13  # for each gold of income, beyond that
PICK_KILL: Final = 14  # for the best victim of the Assassin
PICK_ROB: Final = 15  # for the best victim of the Thief
PICK_FINISH: Final = 16  # my city could be completed
PICK_BUILDS: Final = 17  # for each district beyond the first that can be paid and built
PICK_DENY: Final = 18  # for what it is worth to later pickers, times the danger they are
PICK_KILLED: Final = 19  # for the chance to be killed
PICK_KILLED_WORTH: Final = 20  # the same, for what the character is worth
PICK_ROBBED: Final = 21  # for each gold, for the chance to be robbed
AIM: Final = 22  # how surely others name what is worth most
# Cards and gold.
KEEP_COST: Final = 23  # for each gold it costs
KEEP_RACE: Final = 24  # the same, when a city is nearly complete
KEEP_FAR: Final = 25  # for each gold that is missing
KEEP_TYPE: Final = 26  # the city lacks its type
KEEP_UNIQUE: Final = 27
KEEP_TWIN: Final = 28  # the hand has the same already
BUILD_COST: Final = 29
BUILD_RACE: Final = 30
BUILD_TYPE: Final = 31
BUILD_UNIQUE: Final = 32
BUILD_PAYS: Final = 33  # it pays the character who builds it
BUILD_TEMPO: Final = 34  # for standing at all; what is worth less than nothing then is not built
BUILD_SAVE: Final = 35  # for each gold that the dearest card in hand costs more
GOLD_DEAREST: Final = 36  # gold is gathered up to so much of what is to be built
GOLD_MORE: Final = 37  # and so much more if there are several
GOLD_HAND: Final = 38  # but cards if there are fewer to be built
SWAP_LEAST: Final = 39  # how many cards more the Magician wants
# Rank 8.
FALL_POINTS: Final = 40  # for a district's worth, times the danger of its owner
FALL_SIZE: Final = 41  # for the owner's delay, times the danger
FALL_GOLD: Final = 42  # for each gold it costs
HOLD_BACK: Final = 43  # so many points behind, a city is not completed
FEW: Final = 44  # how much more danger means the fewer play; with four it does not matter
ROLE: Final = 45  # the characters follow by their numbers: what they are worth beyond all that

TABLE: Final[dict[int, float]] = {
    THREAT: 0.4,
    THREAT_LEAD: 0.05,
    THREAT_END: 0.4,
    THREAT_LEAST: 0.05,
    DOUBT: 25.0,
    KILL_TURN: 150.0,
    KILL_WORTH: 0.7,
    KILL_FINISH: 500.0,
    KILL_MAGICIAN: 30.0,
    KILL_RANK_8: 100.0,
    ROB_GAIN: 100.0,
    ROB_THREAT: 20.0,
    PICK_WORTH: 1.0,
    PICK_INCOME: 0.0,
    PICK_KILL: 0.5,
    PICK_ROB: 0.9,
    PICK_FINISH: 200.0,
    PICK_BUILDS: 40.0,
    PICK_DENY: 0.1,
    PICK_KILLED: 150.0,
    PICK_KILLED_WORTH: 0.6,
    PICK_ROBBED: 60.0,
    AIM: 2.0,
    KEEP_COST: 10.0,
    KEEP_RACE: -20.0,
    KEEP_FAR: 0.0,
    KEEP_TYPE: 0.0,
    KEEP_UNIQUE: 0.0,
    KEEP_TWIN: 150.0,
    BUILD_COST: 10.0,
    BUILD_RACE: -20.0,
    BUILD_TYPE: 0.0,
    BUILD_UNIQUE: 0.0,
    BUILD_PAYS: 30.0,
    BUILD_TEMPO: 1000.0,
    BUILD_SAVE: 0.0,
    GOLD_DEAREST: 1.0,
    GOLD_MORE: 2.0,
    GOLD_HAND: 1.0,
    SWAP_LEAST: 2.0,
    FALL_POINTS: 0.6,
    FALL_SIZE: 100.0,
    FALL_GOLD: 100.0,
    HOLD_BACK: 12.0,
    FEW: 1.0,
}
WEIGHTS: Final[list[float]] = [TABLE.get(number, 0.0) for number in range(ROLE + CHARACTER_COUNT + 1)]
