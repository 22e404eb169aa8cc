"""The weights of h2. The numbers are set by hand; `tools/tune_h2.py` searches for better ones.

Worths are hundredths of a gold, as in h1.
"""

from typing import Final

from burgrave.citadels.catalogue import CHARACTER_COUNT

# Danger of another player: about 1 for a player who leads a little.
THREAT: Final = 0
THREAT_LEAD: Final = 1  # for each point by which its position is better
THREAT_END: Final = 2  # the player is about to complete a city
THREAT_LEAST: Final = 3
DOUBT: Final = 4  # how much noise the picks of others have
# Naming: the loss of a victim, times its danger.
KILL_TURN: Final = 5
KILL_WORTH: Final = 6  # for the worth of the character to the victim
KILL_FINISH: Final = 7  # the victim could complete the city
KILL_MAGICIAN: Final = 8  # for each card that the victim would gain with my hand
KILL_RANK_8: Final = 9  # if my city is the best
ROB_GAIN: Final = 10  # for each gold
ROB_THREAT: Final = 11  # for each gold, times the danger
# The draft.
PICK_WORTH: Final = 12  # for the worth of the character by h1
PICK_INCOME: Final = 13  # for each gold of income, in addition
PICK_KILL: Final = 14  # for the best victim of the Assassin
PICK_ROB: Final = 15  # for the best victim of the Thief
PICK_FINISH: Final = 16  # my city could be completed
PICK_BUILDS: Final = 17  # for each district after the first that can be paid for and built
PICK_DENY: Final = 18  # for the worth to later pickers, times their danger
PICK_KILLED: Final = 19  # for the probability of being killed
PICK_KILLED_WORTH: Final = 20  # the same, for the worth of the character
PICK_ROBBED: Final = 21  # for each gold, for the probability of being robbed
AIM: Final = 22  # how strongly others prefer to name what is worth most
# Cards and gold.
KEEP_COST: Final = 23  # for each gold it costs
KEEP_RACE: Final = 24  # the same, if a city is nearly complete
KEEP_FAR: Final = 25  # for each missing gold
KEEP_TYPE: Final = 26  # the city has no district of its type
KEEP_UNIQUE: Final = 27
KEEP_TWIN: Final = 28  # the hand already has the same card
BUILD_COST: Final = 29
BUILD_RACE: Final = 30
BUILD_TYPE: Final = 31
BUILD_UNIQUE: Final = 32
BUILD_PAYS: Final = 33  # it pays income to the character who builds it
BUILD_TEMPO: Final = 34  # for a district at all; it is not built if the sum is negative
BUILD_SAVE: Final = 35  # for each gold that the most expensive card in hand costs more
GOLD_DEAREST: Final = 36  # gold is gathered up to this part of the cost of the builds
GOLD_MORE: Final = 37  # and this much more if there are several
GOLD_HAND: Final = 38  # cards are gathered if fewer are worth building
SWAP_LEAST: Final = 39  # how many more cards the Magician wants
# Rank 8.
FALL_POINTS: Final = 40  # for the worth of a district, times the danger of its owner
FALL_SIZE: Final = 41  # for the owner's delay, times the danger
FALL_GOLD: Final = 42  # for each gold it costs
HOLD_BACK: Final = 43  # with a larger deficit in points, a city is not completed
FEW: Final = 44  # how much danger grows with fewer players; with four it does not matter
ROLE: Final = 45  # first of the weights by character number: an additional worth

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
