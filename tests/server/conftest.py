"""One server for all tests of a file that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.server.server import Server, quick_settings, run_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with run_server(quick_settings(tmp_path_factory.mktemp("tables"))) as served:
        yield served
