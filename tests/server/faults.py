"""What can be wrong with a server: the tests' own program spoils it in one of these ways, to see that it is noticed."""

from collections.abc import Callable
from pathlib import Path

FAULTS: dict[str, Callable[[Path], None]] = {}
