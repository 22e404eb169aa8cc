"""The selection phase: characters are discarded, then passed round and picked in secret."""

from typing import final

from librt.vecs import append, pop
from mypy_extensions import i64

from burgrave.citadels.catalogue import bit, rank_of
from burgrave.citadels.moves import PICK, PUT_AWAY
from burgrave.citadels.reasons import NOT_IN_CAST, NOT_OFFERED
from burgrave.citadels.state import KIND, Player, Table
from burgrave.citadels.steps import (
    CALL,
    DEAL_CHARACTERS,
    DRAFT_STREAM,
    PICK_CHARACTER,
    PUT_AWAY_CHARACTER,
    RANDOM_DISCARD_STREAM,
)
from burgrave.core.agenda import Step
from burgrave.core.chance import NAMES
from burgrave.core.event import EVERYONE, only, others
from burgrave.core.offer import Offer


def seat_of_pick(s: Table, pick: i64) -> i64:
    """Picks go round from the crowned player."""
    return (s.first_picker + pick) % s.rules.players


def all_picks(s: Table) -> i64:
    return s.rules.players * s.rules.roles_each


def pack(s: Table) -> i64:
    """The ranks still being passed round."""
    left = s.rules.cast_mask & ~s.faceup & ~bit(s.facedown) & ~bit(s.random_discard)
    for p in s.players:
        left &= ~(p.kept | p.put_away)
    return left


def puts_away(s: Table, pick: i64) -> bool:
    """With two players a picker also puts a character away, from the second pick on.

    The last picker keeps one of two, which puts the other away by itself.
    """
    return s.rules.players == 2 and 0 < pick < 3


def takes_facedown(s: Table, pick: i64) -> bool:
    """Whether this picker, who is passed a single character, takes the facedown one up as well."""
    return s.rules.last_takes_facedown and pick == all_picks(s) - 1


@final
class StartRound(Step[Table]):
    """The crowned player shuffles the characters; some are discarded faceup, one facedown."""

    def run(self, s: Table, argument: i64) -> None:
        rules = s.rules
        s.round += 1
        s.first_picker = s.crown
        s.faceup = 0
        s.tell(EVERYONE, "round-started", s.round, s.crown)
        stream = DRAFT_STREAM + NAMES * s.round
        s.chance.open(stream)
        characters = rules.cast[1:]
        if rules.faceup > 0:
            characters, rank_4 = pop(characters, 3)
            count = rules.faceup
            while count > 0:
                count -= 1
                characters, character = pop(characters, s.pick_row(stream, characters))
                s.faceup |= bit(rank_of(character))
                s.tell(EVERYONE, "discarded-faceup", character)
            characters = append(characters, rank_4)
        character = characters[s.pick_row(stream, characters)]
        s.facedown = rank_of(character)
        s.facedown_seen = 0
        if rules.facedown_is_seen:
            see_facedown(s, s.crown)
        else:
            s.tell(EVERYONE, "discarded-facedown")
        s.shows()
        s.push(DEAL_CHARACTERS, 0)


def see_facedown(s: Table, seat: i64) -> None:
    s.facedown_seen |= bit(seat)
    s.tell(only(seat), "facedown-seen", seat, s.rules.cast[s.facedown])
    s.tell(others(seat), "facedown-seen-hidden", seat)


@final
class DealCharacters(Step[Table]):
    """The characters left are passed to the next picker, who sees them."""

    def run(self, s: Table, pick: i64) -> None:
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
        s.shows()
        if s.journal is not None:
            passed = [s.rules.cast[rank] for rank in range(1, s.rules.ranks + 1) if received & bit(rank)]
            passer = seat_of_pick(s, max(0, pick - 1))  # the crowned player takes them up first
            s.tell(only(seat), "characters-passed", seat, passer, many=passed)
            s.tell(others(seat), "characters-passed-hidden", seat, passer, len(passed))
        s.push(PICK_CHARACTER, pick)


def discard_at_random(s: Table) -> None:
    """Three players discard one character between their picks, and nobody sees it."""
    stream = RANDOM_DISCARD_STREAM + NAMES * s.round
    s.chance.open(stream)
    left = pack(s)
    characters = [s.rules.cast[rank] for rank in range(1, s.rules.ranks + 1) if left & bit(rank)]
    s.random_discard = rank_of(characters[s.pick(stream, characters)])
    s.tell(EVERYONE, "random-discard")


def selection_is_over(s: Table) -> None:
    """Districts that act between the last pick and the first call."""
    seat: i64 = 0
    for p in s.players:
        for card in p.city:
            if s.rules.on_selection & bit(card & KIND):
                s.rules.districts[card & KIND].after_selection(s, seat)
        seat += 1


def in_hand(p: Player) -> i64:
    """The ranks the picker holds and may keep."""
    return (p.received if p.picks == 0 else p.received_again) & ~p.roles


@final
class PickCharacter(Step[Table]):
    """Keep one of the characters passed to you."""

    kind = "pick"

    def seat(self, s: Table, pick: i64) -> i64:
        return seat_of_pick(s, pick)

    def offer(self, s: Table, pick: i64, o: Offer) -> None:
        offer_characters(s, in_hand(s.players[s.acting]), PICK, o)

    def choose(self, s: Table, pick: i64, move: i64) -> None:
        seat = s.acting
        p = s.players[seat]
        p.roles |= bit(rank_of(move - PICK))
        p.kept = p.roles
        left = in_hand(p)
        p.picks += 1
        s.tell(only(seat), "character-picked", seat, move - PICK)
        s.tell(others(seat), "character-picked-hidden", seat)
        if pick == all_picks(s) - 1:
            tell_left(s, seat, left)
        s.pop()
        s.push(DEAL_CHARACTERS, pick + 1)
        if puts_away(s, pick):
            s.push(PUT_AWAY_CHARACTER, pick)


def tell_left(s: Table, seat: i64, left: i64) -> None:
    """The last picker lays down, facedown, the ranks that are left."""
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    if count > 0:
        s.tell(EVERYONE, "characters-left", seat, count)


@final
class PutAwayCharacter(Step[Table]):
    """Put one of the others away, facedown."""

    kind = "put-away"

    def seat(self, s: Table, pick: i64) -> i64:
        return seat_of_pick(s, pick)

    def offer(self, s: Table, pick: i64, o: Offer) -> None:
        p = s.players[s.acting]
        received = p.received if p.picks == 1 else p.received_again
        offer_characters(s, received & ~p.roles, PUT_AWAY, o)

    def choose(self, s: Table, pick: i64, move: i64) -> None:
        seat = s.acting
        s.players[seat].put_away |= bit(rank_of(move - PUT_AWAY))
        s.tell(only(seat), "character-put-away", seat, move - PUT_AWAY)
        s.tell(others(seat), "character-put-away-hidden", seat)
        s.pop()


def offer_characters(s: Table, ranks: i64, family: i64, o: Offer) -> None:
    cast = s.rules.cast
    rank: i64 = 1
    while rank <= s.rules.ranks:
        if ranks & bit(rank):
            o.allow(family + cast[rank])
        elif o.curious:
            o.refuse(family + cast[rank], NOT_OFFERED)
        rank += 1
    if o.curious:
        refuse_strangers(s, family, o)


def refuse_strangers(s: Table, family: i64, o: Offer) -> None:
    """Characters that are not in the cast at all."""
    character: i64 = 1
    while character <= 27:
        if s.rules.ranks < rank_of(character) or s.rules.cast[rank_of(character)] != character:
            o.refuse(family + character, NOT_IN_CAST)
        character += 1
