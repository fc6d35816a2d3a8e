"""The store knows no game, no table and nobody who asks it."""

from pathlib import Path

import pytest

from tests.test_imports import SOURCE, imported, module_of

MAY_IMPORT = ("regalia.schema", "regalia.server.store")


@pytest.mark.parametrize("file", sorted((SOURCE / "server" / "store").rglob("*.py")), ids=module_of)
def test_the_store_imports_nothing_but_itself_and_the_name_for_json(file: Path) -> None:
    for module in imported(file):
        assert module.startswith(MAY_IMPORT), f"{module_of(file)} imports {module}"
