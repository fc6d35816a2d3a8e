"""Compiled code is found again on disk, and is never stale."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regalia.fingerprint import fingerprint

CALLED = """
from regalia.kernel import rule
{constants}

@rule
def called(x):
    return x + {added}
"""

CALLER = """
import numpy as np
import called
from called import called as add
from regalia.kernel import rule
from regalia.compiler import PLAIN

FACTOR = np.array({factor})

@rule
def caller(x):
    return add(x) * FACTOR[0] + called.OFFSET

result = caller(1)
print(result, 0 if PLAIN else sum(caller.stats.cache_hits.values()))
"""


def run(folder: Path, *, added: int = 1, factor: str = "[10]", offset: int = 0, plain: str = "") -> tuple[int, int]:
    """The caller's result in a fresh process, and whether its machine code came from the cache."""
    (folder / "called.py").write_text(CALLED.format(added=added, constants=f"OFFSET = {offset}"))
    (folder / "caller.py").write_text(CALLER.format(factor=factor))
    environment = {
        **os.environ,
        "REGALIA_PLAIN": plain,
        "NUMBA_CACHE_DIR": str(folder / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "caller.py"], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    result, hits = done.stdout.split()
    return int(result), int(hits)


def test_unchanged_rules_come_from_the_cache(tmp_path: Path) -> None:
    assert run(tmp_path) == (20, 0)
    assert run(tmp_path) == (20, 1)


def test_a_change_in_a_called_rule_of_another_file_is_never_missed(tmp_path: Path) -> None:
    assert run(tmp_path) == (20, 0)
    assert run(tmp_path, added=2) == (30, 0)
    assert run(tmp_path, added=1) == (20, 1), "and the old code is still there when the change is taken back"


def test_a_change_of_frozen_data_is_never_missed(tmp_path: Path) -> None:
    assert run(tmp_path) == (20, 0)
    assert run(tmp_path, factor="[100]") == (200, 0)
    assert run(tmp_path, offset=7) == (27, 0)


def fingerprint_with(setting: str) -> str:
    """The fingerprint of a rule whose surroundings are these, in a namespace of its own."""
    space: dict[str, Any] = {"np": np, "SimpleNamespace": SimpleNamespace, "ModuleType": ModuleType}
    exec(textwrap.dedent(setting), space)
    return fingerprint(space["rule"])


SURROUNDINGS = {
    "a NumPy scalar": "X = np.int32({0})\ndef rule(): return X",
    "a tuple of arrays": "X = (np.arange(2000) + {0}, 1)\ndef rule(): return X",
    "a closed-over variable": "def outer(x):\n def inner(): return x\n return inner\nrule = outer({0})",
    "the first of two closures of one function": """
        def outer(x):
            def inner(): return x
            return inner
        one, other = outer({0}), outer(0)
        def rule(): return one() + other()""",
    "what is read of a closed-over module": """
        m = ModuleType('m'); m.X = {0}
        def outer(m):
            def inner(): return m.X
            return inner
        rule = outer(m)""",
    "a global of a nested function": "X = {0}\ndef rule():\n def inner(): return X\n return inner()",
    "a module within a module": "m = ModuleType('m'); m.n = ModuleType('n'); m.n.X = {0}\ndef rule(): return m.n.X",
    "a default argument": "def rule(x={0}): return x",
    "a constant in the code": "def rule(): return {0}",
}


@pytest.mark.parametrize("setting", SURROUNDINGS.values(), ids=SURROUNDINGS)
def test_whatever_a_rule_depends_on_is_in_its_fingerprint(setting: str) -> None:
    assert fingerprint_with(setting.format(1)) == fingerprint_with(setting.format(1))
    assert fingerprint_with(setting.format(1)) != fingerprint_with(setting.format(2))


def test_what_cannot_be_told_apart_is_no_part_of_a_rule() -> None:
    with pytest.raises(TypeError, match="cannot depend on"):
        fingerprint_with("X = SimpleNamespace(a=1)\ndef rule(): return X")


def test_where_nothing_can_be_written_rules_compile_all_the_same(tmp_path: Path) -> None:
    script = "from regalia.kernel import bit; print(bit(3))"
    (tmp_path / "file").write_text("")
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "file" / "no-folder")}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "8\n"), done.stderr


def test_a_damaged_file_in_the_cache_is_compiled_anew(tmp_path: Path) -> None:
    assert run(tmp_path) == (20, 0)
    for file in (tmp_path / "cache").rglob("*.rule"):
        file.write_bytes(file.read_bytes()[:-100])
    assert run(tmp_path) == (20, 0)
    assert run(tmp_path) == (20, 1)


def test_the_same_rules_run_as_plain_python(tmp_path: Path) -> None:
    assert run(tmp_path, plain="1") == (20, 0)
    assert not (tmp_path / "cache").exists()


def test_plain_runs_do_not_need_numba() -> None:
    script = "import sys; sys.modules['numba'] = None; import regalia; print(regalia.new('court', seed=1).actors)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "REGALIA_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() in ("(0,)", "(1,)")


def test_importing_regalia_compiles_nothing_and_loads_no_game(tmp_path: Path) -> None:
    script = "import sys, regalia; print([name for name in sys.modules if name.startswith('regalia.games')])"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"
    assert list(tmp_path.rglob("*.rule")) == []


@pytest.mark.parametrize("signature", ["np.int32(3)", "np.int64(3)", "3", "Card.FARMER"])
def test_one_version_of_a_rule_serves_every_integer(signature: str) -> None:
    script = (
        "import numpy as np; from regalia.kernel import bit; from regalia.games.court.rules.record import Card;"
        f"bit(0); bit({signature}); print(len(bit.signatures))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"
