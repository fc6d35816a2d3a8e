"""A server for the tests that do it no harm."""

from collections.abc import Iterator

import pytest

from tests.server.running import IN_HASTE, served


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server answers."""
    with served(tmp_path_factory.mktemp("data"), "let_many_in", messages=IN_HASTE, looks=IN_HASTE) as server:
        yield server.address
