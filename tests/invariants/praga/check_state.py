"""What holds of a whole table of Praga at every moment."""

from collections import Counter

from burgrave.core.events import Event
from burgrave.praga.catalogue import (
    ACTION_TILES,
    BLUE,
    BRIDGE_TILES,
    EGG,
    FIRST_GOLD,
    GOLD,
    GOLD_WINDOW,
    LEVELS,
    PER_LEVEL,
    RED,
    SILVER,
    STONE,
    TECHNOLOGY_COUNT,
    TOKENS,
    VP,
    bit,
)
from burgrave.praga.display import SLOTS, stack_of
from burgrave.praga.era import tiles_of
from burgrave.praga.rules import NO_SOLO, PARLER, PARLER_TOKENS
from burgrave.praga.state import ACTION_HEXES, CUBE, OFF_WHEEL, PIECE, STACKS, PragaPlayer, PragaState
from burgrave.praga.steps import BRIDGE_PICK, BRIDGE_PLACE, KEEP_TECHNOLOGY

CUBES = 5  # of a colour, besides the markers of tracks and projects
WINDOWS_KEPT = 2


def check_tiles(s: PragaState) -> None:
    """Every tile of the present era is in exactly one place, those of the first era nowhere twice."""
    laid = [entry & PIECE for entry in s.plots if entry]
    for p in s.players:
        laid += p.upgrades
        laid += [entry & PIECE for entry in p.hexes[ACTION_HEXES:] if entry]
        for at, entry in enumerate(p.hexes[:ACTION_HEXES]):
            on_hex = [tile for tile in p.upgrades if s.rules.upgrade_action[tile] == at]
            assert entry & PIECE == (on_hex[-1] if on_hex else 0)
        assert p.walls == sum(1 for entry in p.hexes[ACTION_HEXES:] if entry)
    assert max(Counter(laid).values(), default=1) == 1
    for stack in range(STACKS):
        row, special = divmod(stack, 2)
        shown = s.display[row * SLOTS + 3 : row * SLOTS + 4] if special else s.display[row * SLOTS :][:3]
        found = [entry & PIECE for entry in s.stacks[stack]] + [tile for tile in shown if tile]
        expected = set(tiles_of(s, stack, s.era)) - set(laid)
        assert sorted(found) == sorted(expected)
        assert stack_of(row, 3 if special else 0) == stack


def check_technologies(s: PragaState) -> None:
    found = [entry & PIECE for stack in s.technologies for entry in stack]
    if s.current_step() == KEEP_TECHNOLOGY:
        found += [entry & PIECE for entry in s.drawn]
    for mask in [int(s.used_technologies)] + [int(p.technologies) for p in s.players]:
        found += [number for number in range(1, TECHNOLOGY_COUNT + 1) if mask & bit(number)]
    assert sorted(found) == list(range(1, LEVELS * PER_LEVEL + 1))
    for p in s.players:
        assert p.working & ~p.technologies == 0


def check_bridge(s: PragaState) -> None:
    found = [entry & PIECE for stack in (s.silver_stack, s.bridge_gold, s.cathedral_gold) for entry in stack]
    found += [tile for tile in s.bridge if tile and tile < FIRST_GOLD]
    found += [tile for tile in range(1, FIRST_GOLD) if s.silver_gone & bit(tile)]
    owned = [tile for p in s.players for tile in range(1, BRIDGE_TILES + 1) if p.gold_tiles & bit(tile)]
    assert all(tile in owned for tile in s.bridge if tile >= FIRST_GOLD)
    found += owned
    if s.current_step() == BRIDGE_PICK and s.current_argument() < 8:
        found += [entry & PIECE for entry in s.drawn]
    if s.current_step() == BRIDGE_PLACE and s.current_argument() // 8 < FIRST_GOLD:
        found.append(s.current_argument() // 8)
    assert sorted(found) == list(range(1, BRIDGE_TILES + 1))


def check_tokens_and_seals(s: PragaState) -> None:
    tokens = PARLER_TOKENS if s.rules.solo == PARLER else TOKENS
    found = [token for token in range(1, tokens + 1) if s.river & bit(token)]
    found += [token for p in s.players for token in (int(p.mine_token), int(p.quarry_token)) if token]
    assert len(found) == len(set(found)) == tokens - s.bot_tokens
    taken = [int(p.seals) for p in s.players] + [int(s.bot_seals)]
    combined = 0
    for mask in taken:
        combined |= mask
    assert combined == sum(taken)


def check_crane(s: PragaState) -> None:
    """Tiles stand on different positions and never on the blocked sector, which rests on 1 to 11."""
    positions = [int(position) for position in s.positions[1 : ACTION_TILES + 1]]
    on_wheel = [position for position in positions if position != OFF_WHEEL]
    assert len(on_wheel) == len(set(on_wheel)) == ACTION_TILES - (1 if s.taken else 0)
    assert s.block not in on_wheel
    assert 1 <= s.block <= 11
    assert (s.taken == 0) or s.positions[s.taken] == OFF_WHEEL


def check_player(s: PragaState, seat: int, p: PragaPlayer) -> None:
    rules = s.rules
    assert 0 <= p.gold <= rules.limit
    assert 0 <= p.stone <= rules.limit
    assert min(p.silver, p.gold_windows, p.eggs, p.red, p.blue, p.cubes, p.seal_rights) >= 0
    assert rules.start_mines <= p.mines <= rules.most_mines
    assert rules.start_quarry <= p.quarry <= rules.most_quarry
    assert 0 <= p.technology <= rules.most_technology
    assert 0 <= p.university <= rules.most_university
    assert 1 <= p.hunger_row <= 6
    assert 0 <= p.hunger_column <= 4
    assert 1 <= p.cathedral_row <= 6
    assert 0 <= p.cathedral_column <= 4
    assert p.vp == rules.start_vp + sum(p.earned)
    on_plots = sum(1 for entry in s.plots if entry >> CUBE == seat + 1)
    seals = int(p.seals).bit_count()
    cubes = int(p.wealth).bit_count() + p.cubes + on_plots
    assert CUBES - seals <= cubes <= CUBES


def check_state(s: PragaState) -> None:
    check_tiles(s)
    check_technologies(s)
    check_bridge(s)
    check_tokens_and_seals(s)
    check_crane(s)
    for seat, p in enumerate(s.players):
        check_player(s, seat, p)


def count_holdings(s: PragaState) -> list[dict[int, int]]:
    """What each seat has, by the code of the bonus."""
    return [
        {
            GOLD: int(p.gold),
            STONE: int(p.stone),
            VP: int(p.vp),
            SILVER: int(p.silver),
            GOLD_WINDOW: int(p.gold_windows),
            EGG: int(p.eggs),
            RED: int(p.red),
            BLUE: int(p.blue),
        }
        for p in s.players
    ]


def follow(held: list[dict[int, int]], events: list[Event], limit: int) -> list[dict[int, int]]:
    """What the seats have after these events."""
    for event in events:
        if event.name in ("gained", "paid"):
            seat, code, amount = event.args[:3]
            if code in held[seat]:
                held[seat][code] += amount if event.name == "gained" else -amount
                if code in (GOLD, STONE):
                    held[seat][code] = min(held[seat][code], limit)
    return held


def is_solo(s: PragaState) -> bool:
    return s.rules.solo != NO_SOLO
