"""The calendar of the crane: which turn belongs to a state of the wheel, the platform and the era."""

from burgrave.praga.rules import ERA_AT_BLOCK, PragaRules

POSITIONS = 12
ROUNDS = 16


class CalendarDay:
    """One turn of all seats, including the solo opponent, counted from 1."""

    def __init__(self, number: int, block: int, platform: int, era: int) -> None:
        self.number = number
        self.block = block
        self.platform = platform
        self.era = era


def calendar(rules: PragaRules) -> list[CalendarDay]:
    block, platform, era = int(rules.start_block), int(rules.start_platform), 1
    days: list[CalendarDay] = []
    for number in range(1, ROUNDS * int(rules.set_up_as) + 1):
        days.append(CalendarDay(number, block, platform, era))
        block = block % (POSITIONS - 1) + 1  # it never stops at position 0
        dropped = block == rules.drop_at
        platform -= int(dropped)
        if platform == rules.era_platform:
            at_block = rules.era_kind == ERA_AT_BLOCK
            if block == rules.era_block if at_block else dropped:
                era = 2
    return days
