"""The yardstick never changes."""

import json

import pytest

from tests.bots.frozen import FILE, digest_play, list_frozen_cases

TABLES = list_frozen_cases()
WRITTEN = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_table_is_written_down():
    assert list(WRITTEN) == list(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_h1_plays_what_it_always_played(name):
    assert digest_play(*TABLES[name]) == WRITTEN[name]
