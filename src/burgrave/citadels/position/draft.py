"""A draft in progress in a written position: the discards are scripted, the picks are played."""

from burgrave.citadels.catalogue import CHARACTER_IDS, bit
from burgrave.citadels.draft import all_picks, puts_away, seat_of_pick
from burgrave.citadels.moves import PICK, PUT_AWAY
from burgrave.citadels.position.random_ranks import draw
from burgrave.citadels.position.seat import CitadelsSeatReader, read_rank, read_ranks
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import START_ROUND
from burgrave.core.agenda import advance
from burgrave.core.scenario.value import ScenarioValue
from burgrave.core.scripted_rng import ScriptedOutcome, ScriptedRng


class DraftReader:
    """A draft in progress: the discards are scripted, the picks made so far are played."""

    def __init__(
        self,
        s: CitadelsState,
        seats: dict[int, CitadelsSeatReader],
        fields: dict[str, ScenarioValue],
        at: ScenarioValue,
    ) -> None:
        self.s = s
        self.seats = seats
        self.fields = fields
        self.at = at
        self.discarded: list[int] = []  # the scripted ranks of the discards

    def enter(self, rng: ScriptedRng) -> None:
        s = self.s
        stated = {"faceup", "facedown"} & set(self.fields) or any(seat.ranks for seat in self.seats.values())
        if stated:
            self.discarded = self.discards(rng)
            names = [CHARACTER_IDS[s.rules.cast[rank]] for rank in self.discarded]
            self.state(rng, "draft", names)
        if s.rules.random_discard:
            self.state_random_discard(rng)
        s.round -= 1  # starting the round adds one
        s.push(START_ROUND)
        advance(s)
        for pick in range(all_picks(s)):
            if not self.play_pick(pick):
                self.nobody_after(pick)
                return

    def state(self, rng: ScriptedRng, stream: str, names: list[str]) -> None:
        rng.queue.insert(0, ScriptedOutcome(stream, names, self.at.file, self.at.line))

    def state_random_discard(self, rng: ScriptedRng) -> None:
        """Set the character that three players discard between their picks.

        It is the written one, or a random one that no seat has picked.
        """
        s = self.s
        if "random discard" in self.fields:
            rank = read_rank(s.rules, self.fields["random discard"])
        elif any(len(seat.ranks) > 1 for seat in self.seats.values()):
            taken = {rank for seat in self.seats.values() for rank in seat.ranks} | set(self.discarded)
            rank = draw(rng, [rank for rank in range(1, s.rules.ranks + 1) if rank not in taken])
        else:
            return
        self.state(rng, "random-discard", [CHARACTER_IDS[s.rules.cast[rank]]])

    def discards(self, rng: ScriptedRng) -> list[int]:
        """Return the ranks discarded faceup, then the one facedown. Open ones are random."""
        s = self.s
        faceup = [read_rank(s.rules, item) for item in self.items("faceup")]
        facedown = [read_rank(s.rules, item) for item in self.items("facedown")]
        if "faceup" in self.fields and len(faceup) != s.rules.faceup:
            raise self.fields["faceup"].make_error(
                "position-faceup", count=len(faceup), wanted=int(s.rules.faceup)
            )
        held = {rank for seat in self.seats.values() for rank in seat.ranks}
        held |= {read_rank(s.rules, item) for item in self.items("random discard")}
        free = [rank for rank in range(1, s.rules.ranks + 1) if rank not in {*faceup, *facedown, *held}]
        while len(faceup) < s.rules.faceup:
            faceup.append(draw(rng, [rank for rank in free if rank != 4 and rank not in faceup]))
        if not facedown:
            facedown.append(draw(rng, [rank for rank in free if rank not in faceup]))
        return faceup + facedown

    def items(self, name: str) -> list[ScenarioValue]:
        return self.fields[name].items() if name in self.fields else []

    def play_pick(self, pick: int) -> bool:
        """Play a pick of the position. Return whether it was made."""
        s = self.s
        number = int(seat_of_pick(s, pick))
        seat = self.seats.get(number)
        lap = pick // int(s.rules.players)
        if seat is None or len(seat.ranks) <= lap:
            return False
        self.play(PICK + s.rules.cast[seat.ranks[lap]], seat)
        if puts_away(s, pick):
            away = read_ranks(s.rules, seat.fields.get("put away"))
            if not away:
                return False
            rank = next(rank for rank in range(1, s.rules.ranks + 1) if away & bit(rank))
            self.play(PUT_AWAY + s.rules.cast[rank], seat)
        return True

    def play(self, move: int, seat: CitadelsSeatReader) -> None:
        if move not in self.s.legal_moves():
            text = self.s.game.notation.move_texts[move]
            raise seat.written.make_error("position-draft-impossible", seat=seat.seat, move=text)
        self.s.apply(move)

    def nobody_after(self, pick: int) -> None:
        """Raise an error if a later seat has picked already."""
        s = self.s
        for later in range(pick + 1, all_picks(s)):
            number = int(seat_of_pick(s, later))
            seat = self.seats.get(number)
            if seat is not None and len(seat.ranks) > later // int(s.rules.players):
                raise seat.written.make_error("position-draft-order", seat=number, before=int(s.current_seat))
