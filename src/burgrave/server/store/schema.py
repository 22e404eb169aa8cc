"""The present tables of the database. `migrations` creates them."""

from typing import Any, Final

import orjson
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)


class Json(TypeDecorator[Any]):
    """Data as JSON text. A JSON column of SQLite would convert a text that is a number."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return orjson.dumps(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return orjson.loads(value)


metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("head", Json, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("body", Json, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Random, the same for all rows of one call: after a broken connection it shows which call has won.
    Column("write_id", BigInteger, nullable=False, server_default="0"),
)

# The number of rows of each log. It is apart from `tables`, because it changes with every call.
row_counts: Final = Table(
    "row_counts",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("rows", Integer, nullable=False),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("adviser", String(64), nullable=False),
    Column("body", Json, nullable=False),
)

component_files: Final = Table(
    "component_files",
    metadata,
    Column("digest", String(32), primary_key=True),
    Column("data", Text, nullable=False),
)

component_uses: Final = Table(
    "component_uses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("digest", String(32), nullable=False),
)

version: Final = Table("version", metadata, Column("number", Integer, primary_key=True))
