"""A real PostgreSQL for tests: one server for all tests of a process, and a database for each test."""

import atexit
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count

from tools.postgresql import Postgres, find_programs, install

NUMBERS = count()


def require_postgres() -> None:
    """Install PostgreSQL if it is missing."""
    assert find_programs() is not None or install(), "PostgreSQL cannot be installed"


@cache
def shared_postgres() -> Postgres:
    """The server for all tests that do not stop it."""
    require_postgres()
    server = Postgres()
    atexit.register(server.remove)
    return server


@contextmanager
def fresh_database() -> Iterator[str]:
    """The address of an empty database."""
    server, name = shared_postgres(), f"test{next(NUMBERS)}"
    url = server.make_database(name)
    try:
        yield url
    finally:
        server.drop_database(name)
