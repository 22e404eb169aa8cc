"""The search by which others are measured never changes."""

import json

import pytest

from tests.bots.frozen_search import FILE, TABLES, digest_search

WRITTEN = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_table_is_written_down():
    assert list(WRITTEN) == list(TABLES)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_s1_plays_what_it_always_played(name):
    assert digest_search(*TABLES[name]) == WRITTEN[name]
