"""The yardstick never changes."""

import json

import pytest

from tests.bots.frozen import FILE, digest_of_play, frozen_tables

TABLES = frozen_tables()
WRITTEN = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_table_is_written_down():
    assert list(WRITTEN) == list(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_h1_plays_what_it_always_played(name):
    assert digest_of_play(*TABLES[name]) == WRITTEN[name]
