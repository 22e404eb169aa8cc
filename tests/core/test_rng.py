"""Chance: streams that do not disturb each other, fair numbers, and deals that never change."""

from collections import Counter
from hashlib import blake2b
from itertools import pairwise

import pytest

from burgrave.core.error import BurgraveError
from burgrave.core.rng import STREAM_NAMES, BadOutcomeError, FastRng, RecordedRng, Rng, SeededRng, seed_bytes

STREAMS = ["crown", "deck", "draft"]
CROWN, DECK, DRAFT = range(3)


def make_seeded_rng(seed: int | bytes = 7) -> SeededRng:
    return SeededRng(seed_bytes(seed), STREAMS)


def draw_numbers(rng: Rng, stream: int, n: int = 1000, count: int = 20) -> list[int]:
    rng.open_stream(stream)
    return [rng.randbelow(n) for _ in range(count)]


def shuffle_items(rng: Rng, stream: int, count: int) -> list[int]:
    items = list(range(count))
    rng.open_stream(stream)
    rng.shuffle(items)
    return items


# -- streams


def test_a_stream_gives_the_same_whatever_was_drawn_from_others_before():
    rng = make_seeded_rng()
    draw_numbers(rng, CROWN, count=3)
    draw_numbers(rng, DRAFT, n=7, count=100)
    assert draw_numbers(rng, DECK) == draw_numbers(make_seeded_rng(), DECK)


def test_the_order_in_which_streams_are_used_does_not_matter():
    one, two = make_seeded_rng(), make_seeded_rng()
    forward = [draw_numbers(one, stream) for stream in (CROWN, DECK, DRAFT)]
    backward = [draw_numbers(two, stream) for stream in (DRAFT, DECK, CROWN)]
    assert forward == backward[::-1]


def test_streams_counts_and_seeds_all_differ():
    draws = [
        draw_numbers(make_seeded_rng(seed), stream)
        for seed in (1, 2)
        for stream in (CROWN, DECK, DECK + STREAM_NAMES)
    ]
    assert len({tuple(draw) for draw in draws}) == len(draws)


def test_a_new_stream_in_the_table_leaves_the_others_as_they_are():
    longer = SeededRng(seed_bytes(7), [*STREAMS, "wheel"])
    assert draw_numbers(longer, DRAFT) == draw_numbers(make_seeded_rng(), DRAFT)


def test_a_clone_goes_on_where_the_stream_stood_and_alone():
    rng = make_seeded_rng()
    draw_numbers(rng, DECK, count=90)
    clone = rng.clone()
    ahead = [rng.randbelow(1000) for _ in range(50)]
    assert [clone.randbelow(1000) for _ in range(50)] == ahead


# -- fairness: chi-square with this many degrees of freedom stays below the bound in all but one of a million


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def chi_square_limit(kinds: int) -> float:
    """The Wilson-Hilferty estimate of the 1 - 1e-6 quantile."""
    freedom = kinds - 1
    return freedom * float((1 - 2 / (9 * freedom) + 4.753 * (2 / (9 * freedom)) ** 0.5) ** 3)


@pytest.mark.parametrize("n", [2, 3, 7, 65, 255, 256, 257])
@pytest.mark.parametrize("source", ["seeded", "fast"])
def test_every_number_below_n_is_equally_likely(source, n):
    rng: Rng = make_seeded_rng() if source == "seeded" else FastRng(7)
    rng.open_stream(DECK)
    counts = Counter(rng.randbelow(n) for _ in range(n * 200))
    assert set(counts) <= set(range(n))
    assert chi_square(counts, n) < chi_square_limit(n)


@pytest.mark.parametrize("source", ["seeded", "fast"])
def test_every_order_of_a_shuffle_is_equally_likely(source):
    orders: Counter[int] = Counter()
    fast = FastRng(11)
    for count in range(5000):
        rng: Rng = make_seeded_rng() if source == "seeded" else fast
        a, b, c, _ = shuffle_items(rng, DECK + STREAM_NAMES * count, 4)
        orders[a * 6 + (b - (b > a)) * 2 + (c - (c > a) - (c > b))] += 1
    assert chi_square(orders, 24) < chi_square_limit(24)


def test_neighbouring_streams_are_not_alike():
    """The first draw of stream after stream: each number equally often, with no echo of the stream before."""
    firsts = [
        draw_numbers(make_seeded_rng(), DECK + STREAM_NAMES * count, n=16, count=1)[0]
        for count in range(4000)
    ]
    pairs = Counter(a * 16 + b for a, b in pairwise(firsts))
    assert chi_square(pairs, 256) < chi_square_limit(256)


# -- deals never change between releases

SEED_0 = "106c5b00cd995db1d484adfeca9b3da7237dc2b200843be6880a9fcc1ce250c0"
SEED_7 = "9a82b4b5615e512caa4f6de609295ea7a4194e7fa03a33a7ed12cc1ff55ecf8d"
SEED_MINUS_1 = "a23bb50b179a7d532c5a394e3fd96bea3505bc075e1bced463ea00b0d7ca4539"
CROWN_BELOW_7 = [4, 5, 5, 0, 3, 2, 3, 4, 5, 4, 2, 1]
DECK_BELOW_256 = [215, 95, 134, 182, 90, 150, 7, 230, 123, 66, 154, 206]
DECK_BELOW_1000 = [846, 862, 574, 596, 720, 631, 43, 569]
DRAFT_3_BELOW_65 = [28, 10, 41, 5, 4, 55, 27, 24, 34, 51, 31, 54]
DECK_OF_20 = [11, 16, 19, 13, 1, 6, 5, 2, 17, 4, 14, 3, 9, 7, 18, 10, 12, 8, 0, 15]
SECOND_BLOCK = [152, 108, 30, 14, 229, 30]
FAST_BELOW_100 = [41, 40, 20, 3, 33, 65, 96, 71, 0, 15, 96, 15]


def test_a_seed_chosen_by_hand_always_means_the_same_bytes():
    assert seed_bytes(0).hex() == SEED_0
    assert seed_bytes(7).hex() == SEED_7
    assert seed_bytes(-1).hex() == SEED_MINUS_1


def test_a_seed_of_bytes_has_32_of_them():
    assert seed_bytes(bytes(32)) == bytes(32)
    with pytest.raises(BurgraveError):
        seed_bytes(b"short")


def test_the_streams_of_a_seed_are_known_for_ever():
    assert draw_numbers(make_seeded_rng(), CROWN, n=7, count=12) == CROWN_BELOW_7
    assert draw_numbers(make_seeded_rng(), DECK, n=256, count=12) == DECK_BELOW_256
    assert draw_numbers(make_seeded_rng(), DECK, n=1000, count=8) == DECK_BELOW_1000
    assert (
        draw_numbers(make_seeded_rng(bytes(32)), DRAFT + 3 * STREAM_NAMES, n=65, count=12) == DRAFT_3_BELOW_65
    )
    assert shuffle_items(make_seeded_rng(), DECK, 20) == DECK_OF_20


def test_a_stream_is_blake2b_of_the_seed_its_name_its_count_and_the_block():
    blocks = [blake2b(seed_bytes(7) + f"draft 3 {block}".encode()).digest() for block in (0, 1)]
    assert bytes(draw_numbers(make_seeded_rng(), DRAFT + 3 * STREAM_NAMES, n=256, count=128)) == b"".join(
        blocks
    )


def test_the_second_block_of_a_stream_is_known_for_ever():
    assert draw_numbers(make_seeded_rng(), DECK, n=256, count=70)[64:] == SECOND_BLOCK


def test_the_fast_generator_is_known_for_ever():
    assert draw_numbers(FastRng(1), DECK, n=100, count=12) == FAST_BELOW_100


# -- stated outcomes


def test_stated_outcomes_come_in_order_then_those_of_another_source():
    rng = RecordedRng([[2, 0, 1], [5]], make_seeded_rng())
    assert shuffle_items(rng, DECK, 3) == [2, 0, 1]
    assert rng.pick_index([4, 5, 6]) == 1
    assert shuffle_items(rng, DECK, 20) == DECK_OF_20


@pytest.mark.parametrize("stated", [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 2], []])
def test_an_order_that_cannot_come_from_a_shuffle_is_refused(stated):
    with pytest.raises(BadOutcomeError) as refused:
        shuffle_items(RecordedRng([stated]), DECK, 3)
    assert (refused.value.possible, refused.value.stated) == ([0, 1, 2], stated)


@pytest.mark.parametrize("stated", [[7], [4, 5], []])
def test_a_pick_of_what_is_not_there_is_refused(stated):
    with pytest.raises(BadOutcomeError) as refused:
        RecordedRng([stated]).pick_index([4, 5, 6])
    assert (refused.value.possible, refused.value.stated) == ([4, 5, 6], stated)


def test_a_strict_tape_must_hold_every_outcome():
    rng = RecordedRng([[1]])
    rng.strict = True
    assert rng.pick_index([0, 1]) == 1
    with pytest.raises(BadOutcomeError):
        rng.pick_index([0, 1])
    with pytest.raises(BadOutcomeError):
        rng.shuffle([0, 1])


def test_a_clone_of_stated_chance_reads_on_alone():
    rng = RecordedRng([[1], [0]], make_seeded_rng())
    rng.pick_index([0, 1])
    clone = rng.clone()
    assert [clone.pick_index([0, 1]), rng.pick_index([0, 1])] == [0, 0]
    clone.open_stream(DECK)
    clone.randbelow(1000)
    assert draw_numbers(rng, DECK) == draw_numbers(make_seeded_rng(), DECK)
