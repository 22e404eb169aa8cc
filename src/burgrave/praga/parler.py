"""Parler, the advanced opponent of the solo game: five cards, a pawn on the plazas, two tracks. [20]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import copy_with, drop_last, number_range
from burgrave.core.rng import STREAM_NAMES
from burgrave.praga.catalogue import (
    BUILDINGS,
    MINES,
    QUARRY,
    SEALS,
    TOKENS,
    UPGRADES,
    WALLS,
    bit,
)
from burgrave.praga.connections import blue_tokens
from burgrave.praga.display import SLOTS, fill, place_in_row, put_under, slot_of
from burgrave.praga.hexes import NO_HEX, SIDES
from burgrave.praga.moves import PLAZA, PLOT, ROTATION
from burgrave.praga.plazas import is_full, leave_full_plaza, next_plaza, offer_plaza_tiles
from burgrave.praga.reasons import NO_CORNER_MATCH, NOT_A_PLOT, NOT_AT_PAWN, PLOT_TAKEN
from burgrave.praga.rules import FLAT, MAP_HEXES, PER_GOLD, PER_STONE
from burgrave.praga.state import CUBE, ROTATED, PragaState
from burgrave.praga.steps import BOT_PLOT, BOT_ROTATION, CARD_STREAM, EVALUATE_PLAZA, TOKEN_STREAM

CARDS: Final = 5
YOU: Final = 0  # the seat of the solo player
BOT: Final = 1  # its cubes are stored like those of a second seat


@final
class PawnStep(Step[PragaState]):
    """Choose where the opponent's pawn starts."""

    kind = "pawn"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return YOU

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        offer_plaza_tiles(s, moves)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        s.pawn = move - PLAZA
        s.emit(EVERYONE, "pawn-moved", s.pawn)


def draw_card(s: PragaState) -> None:
    if len(s.cards) == 0:
        s.cards = number_range(1, CARDS + 1)
        s.shuffle_row(CARD_STREAM + STREAM_NAMES * s.shuffles, s.cards)
        s.shuffles += 1
        s.cards_seen = 0
    s.card = s.cards[len(s.cards) - 1]
    s.cards = drop_last(s.cards, 1)
    s.cards_seen |= bit(s.card)
    s.block_undo()
    s.emit(EVERYONE, "parler-card", s.card)
    if s.card == 1 or s.card == 4:
        start_building(s)
    elif s.card == 2:
        remove(s, WALLS)
        step(s, QUARRY)
    elif s.card == 5:
        remove(s, UPGRADES)
        step(s, MINES)
    else:
        follow_you(s)


def follow_you(s: PragaState) -> None:
    """Advance on the track on which the player is further, or on both if equal.

    A full track gives its step to the other.
    """
    p = s.players[YOU]
    rules = s.rules
    if p.mines == p.quarry:
        step(s, MINES)
        step(s, QUARRY)
    elif p.mines > p.quarry:
        step(s, MINES if s.bot_mines < rules.most_mines else QUARRY)
    else:
        step(s, QUARRY if s.bot_quarry < rules.most_quarry else MINES)


def step(s: PragaState, track: i64) -> None:
    """Advance on a track, unless it is full."""
    rules = s.rules
    if track == MINES:
        if s.bot_mines == rules.most_mines:
            return
        s.bot_mines += 1
        s.emit(EVERYONE, "parler-stepped", MINES, s.bot_mines)
        if s.bot_mines == rules.mine_token_at:
            discard_token(s)
        if s.bot_mines == rules.mine_seal_at:
            take_seal(s, PER_GOLD)
    else:
        if s.bot_quarry == rules.most_quarry:
            return
        s.bot_quarry += 1
        s.emit(EVERYONE, "parler-stepped", QUARRY, s.bot_quarry)
        if s.bot_quarry == rules.quarry_token_at:
            discard_token(s)
        if s.bot_quarry == rules.quarry_seal_at:
            take_seal(s, PER_STONE)


def discard_token(s: PragaState) -> None:
    """Discard a random token from the river."""
    tokens = [token for token in range(1, TOKENS + 1) if s.river & bit(token)]
    if not tokens:
        return
    stream = TOKEN_STREAM + STREAM_NAMES * s.bot_tokens
    s.bot_tokens += 1
    s.rng.open_stream(stream)
    token = tokens[s.pick_index(stream, tokens)]
    s.river ^= bit(token)
    s.emit(EVERYONE, "parler-token", token)


def take_seal(s: PragaState, kind: i64) -> None:
    """Take the seal for this resource, or if it is taken, the seal with fixed points that costs nothing."""
    taken = s.players[YOU].seals | s.bot_seals
    for wanted in (kind, FLAT):
        seal: i64 = 1
        while seal <= SEALS:
            price = s.rules.seal_price[seal]
            free = price.silver + price.gold_windows + price.gold + price.stone == 0
            if s.rules.seal_kind[seal] == wanted and (free or wanted != FLAT) and not taken & bit(seal):
                s.bot_seals |= bit(seal)
                s.emit(EVERYONE, "parler-seal", seal)
                return
            seal += 1


def remove(s: PragaState, row: i64) -> None:
    """Put the tile at the row's pointer under its stack and move the pointer."""
    at = row * SLOTS + s.pointers[row] - 1
    tile = s.display[at]
    if tile != 0:
        s.emit(EVERYONE, "parler-removed", tile, row, place_in_row(at))
        put_under(s, at)
        fill(s, at)
    move_pointer(s, row)


def move_pointer(s: PragaState, row: i64) -> None:
    """Move the pointer of a row by one slot; the first slot follows the last."""
    s.pointers = copy_with(s.pointers, row, s.pointers[row] % SLOTS + 1)
    s.emit(EVERYONE, "pointer-moved", row, s.pointers[row])


def start_building(s: PragaState) -> None:
    tile = s.display[BUILDINGS * SLOTS + s.pointers[BUILDINGS] - 1]
    move_pointer(s, BUILDINGS)
    if tile != 0 and not is_full(s, s.pawn):
        s.tile = tile
        s.then(BOT_PLOT)


def matches(s: PragaState, plot: i64, rotation: i64) -> bool:
    return blue_tokens(s, plot, s.tile | rotation << ROTATED) > 0


def plot_matches(s: PragaState, plot: i64) -> bool:
    rotation: i64 = 0
    while rotation < SIDES:
        if matches(s, plot, rotation):
            return True
        rotation += 1
    return False


@final
class BotPlotStep(Step[PragaState]):
    """Choose the plot of the opponent's building: one where a blue corner matches, if there is any."""

    kind = "bot-plot"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return YOU

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        rules = s.rules
        must_match = False
        for plot in rules.plots_around[s.pawn]:
            if s.plots[plot] == 0 and plot_matches(s, plot):
                must_match = True
        for plot in rules.plots_around[s.pawn]:
            move = PLOT + rules.plot_hexes[plot]
            if s.plots[plot] != 0:
                moves.refuse(move, PLOT_TAKEN)
            elif must_match and not plot_matches(s, plot):
                moves.refuse(move, NO_CORNER_MATCH)
            else:
                moves.allow(move)
        if moves.wants_reasons:
            at: i64 = 0
            while at < MAP_HEXES:
                moves.refuse(PLOT + at, NOT_A_PLOT if rules.plot_of_hex[at] == NO_HEX else NOT_AT_PAWN)
                at += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        s.place = s.rules.plot_of_hex[move - PLOT]
        s.then(BOT_ROTATION)


@final
class BotRotationStep(Step[PragaState]):
    """Choose the rotation; then the building is laid and the pawn moves."""

    kind = "bot-rotation"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return YOU

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        must_match = plot_matches(s, s.place)
        rotation: i64 = 0
        while rotation < SIDES:
            if must_match and not matches(s, s.place, rotation):
                moves.refuse(ROTATION + rotation, NO_CORNER_MATCH)
            else:
                moves.allow(ROTATION + rotation)
            rotation += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        rules = s.rules
        tile, plot, rotation = s.tile, s.place, move - ROTATION
        s.tile = 0
        s.place = 0
        building = tile | rotation << ROTATED
        if rules.cube_space[tile]:
            building |= (BOT + 1) << CUBE
        s.plots = copy_with(s.plots, plot, building)
        emit_built(s, tile, plot, rotation)
        fill(s, slot_of(s, tile))
        plazas: i64 = rules.cost_gold[tile]
        plazas += rules.cost_stone[tile]
        while plazas > 0:
            s.pawn = next_plaza(s, s.pawn)
            plazas -= 1
        leave_full_plaza(s)
        s.emit(EVERYONE, "pawn-moved", s.pawn)
        if is_full(s, rules.plaza_of[plot]):
            s.then(EVALUATE_PLAZA, rules.plaza_of[plot])


def emit_built(s: PragaState, tile: i64, plot: i64, rotation: i64) -> None:
    cube: i64 = 1 if s.rules.cube_space[tile] else 0
    place = place_in_row(slot_of(s, tile))
    s.emit(EVERYONE, "parler-built", tile, s.rules.plot_hexes[plot], rotation, place, cube)
