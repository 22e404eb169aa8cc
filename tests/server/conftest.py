"""One server for all tests of a file that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.server.tables import Server, quick, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(quick(tmp_path_factory.mktemp("tables"))) as served:
        yield served
