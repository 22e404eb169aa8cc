"""Lines break where words allow it, and then have ordinary spaces."""

from burgrave.i18n.spaces import NO_BREAK
from burgrave.i18n.width import wrap_text


def test_a_line_does_not_break_at_a_space_that_holds_words_together():
    assert wrap_text(f"The king takes 2{NO_BREAK}gold now", 16) == ["The king takes", "2 gold now"]


def test_what_is_held_together_is_measured_as_one_word():
    assert wrap_text(f"a v{NO_BREAK}domě b", 8) == ["a v domě", "b"]
    assert wrap_text(f"a v{NO_BREAK}domě b", 7) == ["a", "v domě", "b"]
    assert wrap_text(f"a v{NO_BREAK}domě b", 4) == ["a", "v d…", "b"]
