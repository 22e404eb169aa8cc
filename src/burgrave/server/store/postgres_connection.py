"""Connections to PostgreSQL, and its errors as errors with helpful texts."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from orjson import JSONDecodeError
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import Engine, create_engine
from sqlalchemy.exc import DBAPIError

from burgrave.core.error import StoreError

CONNECT_SECONDS: Final = 5
AWAY: Final = "store-away"  # the code of the error if the database does not answer

# A database whose machine has vanished is noticed after some seconds, not after hours.
TIMEOUTS: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class PostgresAddress:
    """The address of a database. Its text never shows the password."""

    def __init__(self, url: str) -> None:
        try:
            parts = conninfo_to_dict(url)
        except psycopg.ProgrammingError as error:
            raise StoreError("store-address", why=str(error).strip()) from None
        self.url = url
        host, port = parts.get("host") or "localhost", parts.get("port")
        where = f"{host}:{port}" if port else str(host)
        self.text = f"{parts.get('dbname') or parts.get('user') or 'postgres'} ({where})"

    def __str__(self) -> str:
        return self.text

    def connect(self, autocommit: bool = True) -> "psycopg.Connection[Any]":
        """Return a connection; raise psycopg.OperationalError if the database does not answer.

        Statements are not prepared: a pooler between server and database may not support that.
        """
        return psycopg.connect(
            self.url,
            autocommit=autocommit,
            prepare_threshold=None,
            application_name="burgrave",
            **TIMEOUTS,
        )

    def make_engine(self, **how: Any) -> Engine:
        return create_engine("postgresql+psycopg://", creator=lambda: self.connect(False), **how)


@contextmanager
def translate_postgres_errors(address: PostgresAddress) -> Iterator[None]:
    """Raise errors of the database as StoreError."""
    try:
        yield
    except DBAPIError as error:
        raise postgres_error(error.orig or error, address) from error
    except psycopg.Error as error:
        raise postgres_error(error, address) from error
    except JSONDecodeError as error:
        raise StoreError("store-damaged", place=str(address)) from error


def is_away(error: BaseException) -> bool:
    """Return whether the database did not answer, so that nobody knows what it has done."""
    if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return False
    state = error.sqlstate or ""
    # Class 08: the connection failed. 57P: the server stops. Without a state the driver has seen the failure.
    return not state or state.startswith(("08", "57P")) or state == "53300"


def postgres_error(error: BaseException, address: PostgresAddress) -> StoreError:
    why = first_line(error)
    if is_away(error):
        return StoreError(AWAY, place=str(address), why=why)
    if isinstance(error, psycopg.errors.DiskFull):
        return StoreError("store-full", place=str(address))
    if isinstance(error, psycopg.errors.ReadOnlySqlTransaction):
        return StoreError("store-standby", place=str(address))
    return StoreError("store-trouble", place=str(address), why=why)


def first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
