"""Component files of people, for their own tables: kept in the store, and in memory while a table needs them.

Nobody else can choose such a file. Its digest is not among the options.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from burgrave.core.components import digest_of
from burgrave.core.error import RequestError
from burgrave.core.game import Game
from burgrave.match.component_files import (
    OwnPiecesData,
    forget_own_file,
    has_files,
    own_digest,
    own_pieces,
    register_own_file,
)
from burgrave.server.rate_limits import OWN_FILES, KeyedBuckets
from burgrave.server.settings import ServerSettings
from burgrave.server.store import SetComponents, Store, now_ms

AnyGame = Game[Any]

FILE_NAME: Final = "my.json"  # in error messages, where a request names no file
OTHER_FILE_NAME: Final = "theirs.json"
DAY: Final = 24 * 60 * 60 * 1000  # milliseconds


class OwnComponents:
    """The component files of the tables in memory, with the number of tables that use each."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.uses: Counter[str] = Counter()
        self.limits = KeyedBuckets(OWN_FILES)  # of new files, by network

    async def take(self, game: AnyGame, text: str, network: str) -> OwnPiecesData | None:
        """Check and register the file that came with a new table. The caller holds its digest.

        Return None for the values of the built-in file. `network` is empty if it is not known.
        """
        if not self.settings.own_components:
            raise RequestError("server-own-components-off")
        if not has_files(game):
            raise RequestError("components-none", game=game.id)
        raw = text.encode()
        with self.hold_during(game, digest_of(raw)):
            found = await asyncio.to_thread(own_pieces, game, raw, FILE_NAME)
            if found is not None:
                await self.check_room(found["digest"], network)
                self.hold(found["digest"])
        return found

    async def check_room(self, digest: str, network: str) -> None:
        """Raise RequestError if the store has too many files, and this one is not among them.

        Files of tables that nobody has used for a day do not count, like the tables themselves. One network
        may bring only some new files a day: otherwise it could use all the room.
        """
        if await asyncio.to_thread(self.store.read_components, digest) is not None:
            return
        since = now_ms() - DAY
        full = await asyncio.to_thread(self.store.count_components, since) >= self.settings.max_components
        if full or (network and self.limits.take(network)):
            raise RequestError("server-own-components-full", most=self.settings.max_components)

    async def load(self, game: AnyGame, options: Mapping[str, Any]) -> None:
        """Register the file of a stored table, which the caller holds.

        If the file is missing, the table says so when it is opened.
        """
        digest = own_digest(game, options)
        if not digest or digest in game.reference().registered_components():
            return
        text = await asyncio.to_thread(self.store.read_components, digest)
        if text is not None:
            await asyncio.to_thread(register_own_file, game, text.encode(), FILE_NAME)

    async def list_changes(self, table: str, own: Mapping[str, Any] | None) -> list[SetComponents]:
        """Return the change that gives another table the same file, if there is one."""
        text = await asyncio.to_thread(self.store.read_components, own["digest"]) if own else None
        return [] if own is None or text is None else [SetComponents(table, own["digest"], text)]

    def hold(self, digest: str) -> None:
        """Keep a file in memory until `release`."""
        if digest:
            self.uses[digest] += 1

    def release(self, game: AnyGame, digest: str) -> None:
        """Forget a file that no table in memory uses any more."""
        if not digest:
            return
        self.uses[digest] -= 1
        if self.uses[digest] <= 0:
            del self.uses[digest]
            if has_files(game):
                forget_own_file(game, digest)

    @contextmanager
    def hold_during(self, game: AnyGame, digest: str) -> Iterator[None]:
        """Keep a file in memory meanwhile."""
        self.hold(digest)
        try:
            yield
        finally:
            self.release(game, digest)
