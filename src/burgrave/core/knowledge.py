"""What seats remember of hidden places whose cards have no order (hands, cards under a museum).

A note says: this seat knows that this place holds a card of this kind. If a card leaves the place unseen, the
notes must not show which one it was: the seat keeps all its notes and gains a doubt. With k notes and d
doubts the place holds at least k - d of the noted cards. When d reaches k the notes say nothing and are
dropped. Notes are sorted, so equal knowledge is equal bytes.
"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from burgrave.core.numbers import insert_number, remove_at, remove_range

KINDS: Final = 64  # kinds of cards a note can name
SEATS: Final = 16
DOUBT: Final = 63  # the "kind" of a doubt
NO_NOTES: Final[list[i64]] = []
PLACE: Final = 1024  # note = place * 1024 + seat * 64 + kind: the notes of a place are next to each other


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Knowledge:
    """All notes of all seats. Methods with `row` in their name use packed rows, the others lists."""

    def __init__(self, notes: list[i64]) -> None:
        self.notes = vec[i64]()
        for note in notes:
            self.notes = append(self.notes, note)

    def clone(self) -> "Knowledge":
        other = Knowledge(NO_NOTES)
        other.notes = self.notes[:]
        return other

    def learn(self, seat: i64, place: i64, kind: i64) -> None:
        """Note that the seat has seen a card of this kind in the place, or on its way there."""
        note = place * PLACE + seat * KINDS + kind
        self.notes = insert_number(self.notes, self.beginning(note), note)

    def see(self, seat: i64, place: i64, kinds: list[i64]) -> None:
        """Note that the seat sees everything that is in the place now."""
        self.see_row(seat, place, vec[i64](kinds))

    def see_row(self, seat: i64, place: i64, kinds: vec[i64]) -> None:
        low = place * PLACE + seat * KINDS
        first = self.beginning(low)
        after = self.notes[self.beginning(low + KINDS) :]
        notes = self.notes[:first]
        for kind in kinds:
            notes = append(notes, low + kind)
        self.notes = extend(notes, after)

    def forget_place(self, place: i64) -> None:
        """Drop all notes about the place, because it is empty."""
        self.notes = remove_range(
            self.notes, self.beginning(place * PLACE), self.beginning((place + 1) * PLACE)
        )

    def known_kinds(self, seat: i64, place: i64) -> list[i64]:
        """Return the noted kinds in order, without the doubts."""
        return list(self.known_row(seat, place))

    def known_row(self, seat: i64, place: i64) -> vec[i64]:
        low = place * PLACE + seat * KINDS
        return vec[i64]([n - low for n in self.notes if low <= n < low + DOUBT])

    def doubts(self, seat: i64, place: i64) -> i64:
        doubt = place * PLACE + seat * KINDS + DOUBT
        count: i64 = 0
        for note in self.notes:
            if note == doubt:
                count += 1
        return count

    def keep_only(self, seat: i64) -> None:
        """Keep only the notes of this seat, for its view."""
        self.notes = vec[i64]([n for n in self.notes if n // KINDS % SEATS == seat])

    def leaves(self, place: i64, kind: i64, seers: i64) -> None:
        """Update the notes after a card left the place. Seats in `seers` saw it, others gain a doubt."""
        notes = self.notes
        one: i64 = 1
        seen: i64 = 0
        weakened: i64 = 0
        doubted = False
        i = self.beginning(place * PLACE)
        while i < len(notes):
            note: i64 = notes[i] - place * PLACE
            if note >= PLACE:
                break
            seat = note // KINDS
            if not seers & (one << seat):
                weakened |= one << seat
            elif note - seat * KINDS == kind and not seen & (one << seat):
                seen |= one << seat
                notes = remove_at(notes, i)
                continue
            if note - seat * KINDS == DOUBT:
                doubted = True
            i += 1
        self.notes = notes
        if not weakened and not doubted:
            return
        watcher: i64 = 0
        while weakened:
            if weakened & 1:
                self.learn(watcher, place, DOUBT)
            weakened >>= 1
            watcher += 1
        self.drop_empty(place)

    def beginning(self, note: i64) -> i64:
        """Return the index of the first note that is not smaller than this one."""
        low: i64 = 0
        high: i64 = len(self.notes)
        while low < high:
            middle = (low + high) >> 1
            if self.notes[middle] < note:
                low = middle + 1
            else:
                high = middle
        return low

    def drop_empty(self, place: i64) -> None:
        """Drop the notes of seats that have as many doubts about the place as notes."""
        i = self.beginning(place * PLACE)
        while i < len(self.notes) and self.notes[i] < (place + 1) * PLACE:
            note: i64 = self.notes[i]
            doubt = note - note % KINDS + DOUBT
            count: i64 = 0
            doubts: i64 = 0
            j = i
            while j < len(self.notes) and self.notes[j] <= doubt:
                if self.notes[j] == doubt:
                    doubts += 1
                else:
                    count += 1
                j += 1
            if doubts >= count:
                self.notes = remove_range(self.notes, i, j)
            else:
                i = j

    def exchange(self, one: i64, two: i64, in_one: list[i64], in_two: list[i64]) -> None:
        """Update the notes after seats one and two exchanged the cards in their places, seen by all.

        The place of a seat has the number of the seat. The notes of other seats move with the cards. Each of
        the two seats then knows what the other one holds.
        """
        self.exchange_rows(one, two, vec[i64](in_one), vec[i64](in_two))

    def exchange_rows(self, one: i64, two: i64, in_one: vec[i64], in_two: vec[i64]) -> None:
        if two < one:
            self.exchange_rows(two, one, in_two, in_one)
            return
        notes = self.notes
        first = self.beginning(one * PLACE)
        after_first = self.beginning((one + 1) * PLACE)
        second = self.beginning(two * PLACE)
        after_second = self.beginning((two + 1) * PLACE)
        moved = notes[:first]
        moved = self.hand_over(second, after_second, two, one, in_one, moved)
        moved = extend(moved, notes[after_first:second])
        moved = self.hand_over(first, after_first, one, two, in_two, moved)
        moved = extend(moved, notes[after_second:])
        self.notes = moved

    def hand_over(self, i: i64, end: i64, giver: i64, taker: i64, kinds: vec[i64], out: vec[i64]) -> vec[i64]:
        """Return `out` with the notes from i to end, which move from the place of the giver to the taker's.

        The notes of the two seats are left out. The giver had the cards and knows all of them.
        """
        done = False
        while i < end or not done:
            seat: i64 = SEATS
            if i < end:
                seat = self.notes[i] // KINDS % SEATS
            if seat >= giver and not done:
                for kind in kinds:
                    out = append(out, taker * PLACE + giver * KINDS + kind)
                done = True
            if i < end and seat != giver and seat != taker:
                out = append(out, self.notes[i] + (taker - giver) * PLACE)
            i += 1
        return out
