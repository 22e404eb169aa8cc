"""Lines break where words allow it, and then have ordinary spaces."""

from burgrave.text.spaces import NO_BREAK
from burgrave.text.width import wrapped


def test_a_line_does_not_break_at_a_space_that_holds_words_together():
    assert wrapped(f"The king takes 2{NO_BREAK}gold now", 16) == ["The king takes", "2 gold now"]


def test_what_is_held_together_is_measured_as_one_word():
    assert wrapped(f"a v{NO_BREAK}domě b", 8) == ["a v domě", "b"]
    assert wrapped(f"a v{NO_BREAK}domě b", 7) == ["a", "v domě", "b"]
    assert wrapped(f"a v{NO_BREAK}domě b", 4) == ["a", "v d…", "b"]
