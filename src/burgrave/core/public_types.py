"""Types of public signatures: wide for type checkers and readers, exact for the compiler.

The compiled engine stores seats and moves in 64 bits (`i64`). A program that uses the package should not
notice: for a type checker they are ordinary numbers. `setup.py` tells the compiler that COMPILING is true.

The compiler would check arguments before the first line of a function, with a message of its own. So it sees
`object` where a function accepts several types and refuses others with a sentence.
"""

from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias, Union

if TYPE_CHECKING:
    from burgrave.core.bot import Bot
    from burgrave.core.rng import FastRng, Rng

COMPILING = False

if not COMPILING:
    Int64: TypeAlias = int
    AnyBot: TypeAlias = "Bot"
    AnyRng: TypeAlias = Union["Rng", Random]
    AnyFastRng: TypeAlias = Union["FastRng", Random]
    BotRng: TypeAlias = Any  # the generator of a bot: a class may demand a FastRng, or accept any
    AnySeed: TypeAlias = int | Random
    MoveOrText: TypeAlias = int | str
else:
    from mypy_extensions import i64

    Int64: TypeAlias = i64  # type: ignore[misc, no-redef, unused-ignore]
    AnyBot: TypeAlias = object  # type: ignore[misc, no-redef, unused-ignore]
    AnyRng: TypeAlias = object  # type: ignore[misc, no-redef, unused-ignore]
    AnyFastRng: TypeAlias = object  # type: ignore[misc, no-redef, unused-ignore]
    BotRng: TypeAlias = object  # type: ignore[misc, no-redef, unused-ignore]
    AnySeed: TypeAlias = object  # type: ignore[misc, no-redef, unused-ignore]
    MoveOrText: TypeAlias = object  # type: ignore[misc, no-redef, unused-ignore]
