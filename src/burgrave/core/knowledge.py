"""What seats remember of hidden places whose cards have no order (hands, cards under a museum).

A note says: this seat knows that this place holds a card of this kind. When a card leaves the
place unseen, which one it was must not show: the seat keeps all its notes and gains a doubt.
With k notes and d doubts the place holds at least k - d of the noted cards; once d reaches k the
notes say nothing and are dropped. Notes are kept in order, so equal knowledge is equal bytes.
"""

from typing import Final, final

from mypy_extensions import i64

KINDS: Final = 64  # kinds of cards a note can name
PLACES: Final = 32
DOUBT: Final = 63  # the "kind" of a doubt
SEAT_SHIFT: Final = 11  # note = seat << 11 | place << 6 | kind
PLACE_SHIFT: Final = 6


@final
class Knowledge:
    """All notes of all seats."""

    def __init__(self, notes: list[int]) -> None:
        self.notes = notes

    def clone(self) -> "Knowledge":
        return Knowledge(self.notes[:])

    def learn(self, seat: i64, place: i64, kind: i64) -> None:
        """The seat has seen that a card of this kind is in (or came to) the place."""
        note: i64 = (seat << SEAT_SHIFT) | (place << PLACE_SHIFT) | kind
        i: i64 = 0
        while i < len(self.notes) and self.notes[i] < note:
            i += 1
        self.notes.insert(i, note)

    def known(self, seat: i64, place: i64) -> list[int]:
        """The noted kinds, in order, without the doubts."""
        low: i64 = (seat << SEAT_SHIFT) | (place << PLACE_SHIFT)
        return [n - low for n in self.notes if low <= n < low + DOUBT]

    def doubts(self, seat: i64, place: i64) -> i64:
        return self.notes.count((seat << SEAT_SHIFT) | (place << PLACE_SHIFT) | DOUBT)

    def keep_only(self, seat: i64) -> None:
        """What a view keeps: the notes of its own seat."""
        self.notes = [n for n in self.notes if n >> SEAT_SHIFT == seat]

    def leaves(self, place: i64, kind: i64, seers: i64) -> None:
        """A card left the place; the seats in `seers` saw which, all others gain a doubt."""
        one: i64 = 1
        seen: i64 = 0
        weakened: i64 = 0
        doubted = False
        i: i64 = 0
        while i < len(self.notes):
            n: i64 = self.notes[i]
            if (n >> PLACE_SHIFT) % PLACES == place:
                if n % KINDS == DOUBT:
                    doubted = True
                watcher = one << (n >> SEAT_SHIFT)
                if not seers & watcher:
                    weakened |= watcher
                elif n % KINDS == kind and not seen & watcher:
                    seen |= watcher
                    del self.notes[i]
                    continue
            i += 1
        if not weakened and not doubted:
            return
        seat: i64 = 0
        while weakened:
            if weakened & 1:
                self.learn(seat, place, DOUBT)
            weakened >>= 1
            seat += 1
        self.drop_empty(place)

    def drop_empty(self, place: i64) -> None:
        """Drop the notes of seats that doubt as many cards of the place as they noted."""
        i: i64 = 0
        while i < len(self.notes):
            note: i64 = self.notes[i]
            low = note - note % KINDS
            count: i64 = 0
            doubts: i64 = 0
            j = i
            while j < len(self.notes) and self.notes[j] <= low + DOUBT:
                if self.notes[j] == low + DOUBT:
                    doubts += 1
                else:
                    count += 1
                j += 1
            if (note >> PLACE_SHIFT) % PLACES == place and doubts >= count:
                del self.notes[i:j]
            else:
                i = j

    def exchange(self, one: i64, two: i64, in_one: list[int], in_two: list[int]) -> None:
        """The seats one and two exchanged what is in the places of the same number, for all to see.

        What others noted goes with the cards; the two themselves now know what each other holds.
        """
        moved: list[int] = []
        for note in self.notes:
            n: i64 = note
            place = (n >> PLACE_SHIFT) % PLACES
            if place == one or place == two:
                seat = n >> SEAT_SHIFT
                if seat == one or seat == two:
                    continue
                n += ((two if place == one else one) - place) << PLACE_SHIFT
            moved.append(n)
        low = (one << SEAT_SHIFT) | (two << PLACE_SHIFT)
        for kind in in_two:
            moved.append(low | kind)
        low = (two << SEAT_SHIFT) | (one << PLACE_SHIFT)
        for kind in in_one:
            moved.append(low | kind)
        moved.sort()
        self.notes = moved
