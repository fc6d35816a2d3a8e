"""A server that serves the built client."""

from collections.abc import Iterator

import pytest

from tests.server.running import served


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where it answers."""
    with served(tmp_path_factory.mktemp("data")) as server:
        yield server.address
