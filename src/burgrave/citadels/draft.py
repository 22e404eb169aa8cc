"""The selection phase: characters are discarded, then passed around and picked in secret."""

from typing import final

from librt.vecs import append, pop
from mypy_extensions import i64

from burgrave.citadels.catalogue import bit, rank_of
from burgrave.citadels.moves import PICK, PUT_AWAY
from burgrave.citadels.reasons import NOT_IN_CAST, NOT_OFFERED
from burgrave.citadels.state import KIND, CitadelsPlayer, CitadelsState
from burgrave.citadels.steps import (
    CALL,
    DEAL_CHARACTERS,
    DRAFT_STREAM,
    PICK_CHARACTER,
    PUT_AWAY_CHARACTER,
    RANDOM_DISCARD_STREAM,
)
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE, only, others
from burgrave.core.move_collector import MoveCollector
from burgrave.core.rng import STREAM_NAMES


def seat_of_pick(s: CitadelsState, pick: i64) -> i64:
    """Return the seat of this pick. Picks go around the table from the crowned player."""
    return (s.first_picker + pick) % s.rules.players


def all_picks(s: CitadelsState) -> i64:
    return s.rules.players * s.rules.roles_each


def pack(s: CitadelsState) -> i64:
    """Return the ranks that are still passed around."""
    left = s.rules.cast_mask & ~s.faceup & ~bit(s.facedown) & ~bit(s.random_discard)
    for p in s.players:
        left &= ~(p.kept | p.put_away)
    return left


def puts_away(s: CitadelsState, pick: i64) -> bool:
    """Return whether this picker also puts a character away: at the second and third of four picks.

    Only two players do this. The last picker keeps one of two characters, so the other one needs no move.
    """
    return s.rules.players == 2 and 0 < pick < 3


def takes_facedown(s: CitadelsState, pick: i64) -> bool:
    """Return whether this picker also takes up the facedown character.

    It is the last picker, who gets only one character.
    """
    return s.rules.last_takes_facedown and pick == all_picks(s) - 1


@final
class StartRoundStep(Step[CitadelsState]):
    """The characters are shuffled. Some are discarded faceup, one facedown."""

    def run(self, s: CitadelsState, argument: i64) -> None:
        rules = s.rules
        s.round += 1
        s.first_picker = s.crown
        s.faceup = 0
        s.emit(EVERYONE, "round-started", s.round, s.crown)
        stream = DRAFT_STREAM + STREAM_NAMES * s.round
        s.rng.open_stream(stream)
        characters = rules.cast[1:]
        if rules.faceup > 0:
            characters, rank_4 = pop(characters, 3)
            count = rules.faceup
            while count > 0:
                count -= 1
                characters, character = pop(characters, s.pick_row(stream, characters))
                s.faceup |= bit(rank_of(character))
                s.emit(EVERYONE, "discarded-faceup", character)
            characters = append(characters, rank_4)
        character = characters[s.pick_row(stream, characters)]
        s.facedown = rank_of(character)
        s.facedown_seen = 0
        if rules.facedown_is_seen:
            see_facedown(s, s.crown)
        else:
            s.emit(EVERYONE, "discarded-facedown")
        s.block_undo()
        s.push(DEAL_CHARACTERS, 0)


def see_facedown(s: CitadelsState, seat: i64) -> None:
    s.facedown_seen |= bit(seat)
    s.emit(only(seat), "facedown-seen", seat, s.rules.cast[s.facedown])
    s.emit(others(seat), "facedown-seen-hidden", seat)


@final
class DealCharactersStep(Step[CitadelsState]):
    """The remaining characters are passed to the next picker, who sees them."""

    def run(self, s: CitadelsState, pick: i64) -> None:
        if pick == all_picks(s):
            s.push(CALL, 1)
            if s.rules.on_selection:
                selection_is_over(s)
            return
        if s.rules.random_discard and pick == s.rules.players:
            discard_at_random(s)
        seat = seat_of_pick(s, pick)
        p = s.players[seat]
        received = pack(s)
        if takes_facedown(s, pick):
            received |= bit(s.facedown)
            see_facedown(s, seat)
        if p.picks == 0:
            p.received = received
        else:
            p.received_again = received
        s.block_undo()
        if s.event_log is not None:
            passed = [s.rules.cast[rank] for rank in range(1, s.rules.ranks + 1) if received & bit(rank)]
            passer = seat_of_pick(s, max(0, pick - 1))  # the crowned player is the first picker
            s.emit(only(seat), "characters-passed", seat, passer, many=passed)
            s.emit(others(seat), "characters-passed-hidden", seat, passer, len(passed))
        s.push(PICK_CHARACTER, pick)


def discard_at_random(s: CitadelsState) -> None:
    """Discard one random character between the picks of three players. No player sees it."""
    stream = RANDOM_DISCARD_STREAM + STREAM_NAMES * s.round
    s.rng.open_stream(stream)
    left = pack(s)
    characters = [s.rules.cast[rank] for rank in range(1, s.rules.ranks + 1) if left & bit(rank)]
    s.random_discard = rank_of(characters[s.pick_index(stream, characters)])
    s.emit(EVERYONE, "random-discard")


def selection_is_over(s: CitadelsState) -> None:
    """Run the districts that act between the last pick and the first call."""
    seat: i64 = 0
    for p in s.players:
        for card in p.city:
            if s.rules.on_selection & bit(card & KIND):
                s.rules.districts[card & KIND].after_selection(s, seat)
        seat += 1


def in_hand(p: CitadelsPlayer) -> i64:
    """Return the ranks from which the picker may keep one."""
    return (p.received if p.picks == 0 else p.received_again) & ~p.roles


@final
class PickCharacterStep(Step[CitadelsState]):
    """The picker keeps one of the passed characters."""

    kind = "pick"

    def seat(self, s: CitadelsState, pick: i64) -> i64:
        return seat_of_pick(s, pick)

    def offer(self, s: CitadelsState, pick: i64, moves: MoveCollector) -> None:
        offer_characters(s, in_hand(s.players[s.current_seat]), PICK, moves)

    def choose(self, s: CitadelsState, pick: i64, move: i64) -> None:
        seat = s.current_seat
        p = s.players[seat]
        p.roles |= bit(rank_of(move - PICK))
        p.kept = p.roles
        left = in_hand(p)
        p.picks += 1
        s.emit(only(seat), "character-picked", seat, move - PICK)
        s.emit(others(seat), "character-picked-hidden", seat)
        if pick == all_picks(s) - 1:
            emit_left(s, seat, left)
        s.pop()
        s.push(DEAL_CHARACTERS, pick + 1)
        if puts_away(s, pick):
            s.push(PUT_AWAY_CHARACTER, pick)


def emit_left(s: CitadelsState, seat: i64, left: i64) -> None:
    """Emit how many characters the last picker lays down facedown."""
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    if count > 0:
        s.emit(EVERYONE, "characters-left", seat, count)


@final
class PutAwayCharacterStep(Step[CitadelsState]):
    """The picker puts one of the other characters away, facedown."""

    kind = "put-away"

    def seat(self, s: CitadelsState, pick: i64) -> i64:
        return seat_of_pick(s, pick)

    def offer(self, s: CitadelsState, pick: i64, moves: MoveCollector) -> None:
        p = s.players[s.current_seat]
        received = p.received if p.picks == 1 else p.received_again
        offer_characters(s, received & ~p.roles, PUT_AWAY, moves)

    def choose(self, s: CitadelsState, pick: i64, move: i64) -> None:
        seat = s.current_seat
        s.players[seat].put_away |= bit(rank_of(move - PUT_AWAY))
        s.emit(only(seat), "character-put-away", seat, move - PUT_AWAY)
        s.emit(others(seat), "character-put-away-hidden", seat)
        s.pop()


def offer_characters(s: CitadelsState, ranks: i64, family: i64, moves: MoveCollector) -> None:
    cast = s.rules.cast
    rank: i64 = 1
    while rank <= s.rules.ranks:
        if ranks & bit(rank):
            moves.allow(family + cast[rank])
        elif moves.wants_reasons:
            moves.refuse(family + cast[rank], NOT_OFFERED)
        rank += 1
    if moves.wants_reasons:
        refuse_strangers(s, family, moves)


def refuse_strangers(s: CitadelsState, family: i64, moves: MoveCollector) -> None:
    """Refuse the characters that are not in the cast."""
    character: i64 = 1
    while character <= 27:
        if s.rules.ranks < rank_of(character) or s.rules.cast[rank_of(character)] != character:
            moves.refuse(family + character, NOT_IN_CAST)
        character += 1
