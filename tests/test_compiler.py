"""Compiled code is found again on disk, and is never stale."""

import os
import stat
import subprocess
import sys
import textwrap
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
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
{before}
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


def run(
    folder: Path, *, added: int = 1, factor: str = "[10]", offset: int = 0, plain: str = "", before: str = ""
) -> tuple[int, int]:
    """The caller's result in a fresh process, and whether its machine code came from the cache."""
    (folder / "called.py").write_text(CALLED.format(added=added, constants=f"OFFSET = {offset}"))
    result, hits = output(folder, CALLER.format(factor=factor, before=before), REGALIA_PLAIN=plain).split()
    return int(result), int(hits)


def output(folder: Path, script: str, **environment: str) -> str:
    """What a script prints, in a process of its own with a cache of its own."""
    (folder / "caller.py").write_text(script)
    own = {"NUMBA_CACHE_DIR": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "caller.py"],
        cwd=folder,
        env={**os.environ, **own, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def cached(folder: Path) -> list[Path]:
    """The files in the cache: one of the called rule, one of the caller."""
    files = sorted((folder / "cache").rglob("*.rule"))
    assert len(files) == 2
    return files


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
    space: dict[str, Any] = {"np": np, "namedtuple": namedtuple, "ModuleType": ModuleType}
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
    "a default argument that is an array": "def rule(x=np.eye(2000)[900 * {0}]): return x",
    "a default of a keyword": "def rule(*, x={0}): return x",
    "the fields of a named tuple": "X = namedtuple('X', 'a b' if {0} == 1 else 'b a')(1, 2)\ndef rule(): return X.a",
    "the fields of a class": "X = namedtuple('X', 'a b' if {0} == 1 else 'b a')\ndef rule(): return X(1, 2).a",
    "a constant in the code": "def rule(): return {0}",
}


@pytest.mark.parametrize("setting", SURROUNDINGS.values(), ids=SURROUNDINGS)
def test_whatever_a_rule_depends_on_is_in_its_fingerprint(setting: str) -> None:
    assert fingerprint_with(setting.format(1)) == fingerprint_with(setting.format(1))
    assert fingerprint_with(setting.format(1)) != fingerprint_with(setting.format(2))


def test_what_cannot_be_told_apart_is_no_part_of_a_rule() -> None:
    with pytest.raises(TypeError, match="cannot depend on"):
        fingerprint_with("X = [1]\ndef rule(): return X")


def test_where_nothing_can_be_written_rules_compile_all_the_same(tmp_path: Path) -> None:
    script = "from regalia.kernel import bit; print(bit(3))"
    (tmp_path / "file").write_text("")
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "file" / "no-folder")}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "8\n"), done.stderr


def test_a_damaged_file_in_the_cache_is_compiled_anew(tmp_path: Path) -> None:
    assert run(tmp_path) == (20, 0)
    for file in cached(tmp_path):
        file.write_bytes(file.read_bytes()[:-100])
    assert run(tmp_path) == (20, 0)
    assert run(tmp_path) == (20, 1)


def test_files_of_the_cache_whose_contents_were_exchanged_are_compiled_anew(tmp_path: Path) -> None:
    assert run(tmp_path) == (20, 0)
    one, other = cached(tmp_path)
    content = one.read_bytes()
    one.write_bytes(other.read_bytes())
    other.write_bytes(content)
    assert run(tmp_path) == (20, 0)
    assert run(tmp_path) == (20, 1)


def test_files_of_the_cache_that_cannot_be_read_or_replaced_are_done_without(tmp_path: Path) -> None:
    assert run(tmp_path) == (20, 0)
    for file in cached(tmp_path):
        file.unlink()
        file.mkdir()
    assert run(tmp_path) == (20, 0)


OUT_OF_ORDER = {
    "the disk is full": "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))",
    "nothing can be made": """
import os
def refuse(*_, **__): raise OSError(30, "Read-only file system")
os.replace = os.mkdir = refuse
""",
}


@pytest.mark.parametrize("before", OUT_OF_ORDER.values(), ids=OUT_OF_ORDER)
def test_where_the_cache_is_out_of_order_rules_compile_and_nothing_is_left_behind(tmp_path: Path, before: str) -> None:
    assert run(tmp_path) == (20, 0)
    assert run(tmp_path, added=2, before=before) == (30, 0)
    assert sorted(file for file in (tmp_path / "cache").rglob("*") if file.is_file()) == cached(tmp_path)


def open_to_others(*paths: Path) -> None:
    for path in paths:
        path.chmod(path.stat().st_mode | 0o020)


def make_link(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))
    path.symlink_to(path.with_name("elsewhere"))


EXPOSED: dict[str, tuple[Callable[[Path], object], str]] = {
    "others may write to the folder": (open_to_others, ""),
    "others may write to the files": (lambda folder: open_to_others(*folder.iterdir()), ""),
    "the folder is somebody else's": (lambda folder: None, "import os; os.geteuid = lambda: 12345"),
    "the folder is a link": (make_link, ""),
}

FORGED = """
import hashlib, os, pickle, sys
class Trap:
    def __reduce__(self): return os.system, ("echo trapped",)
for name in sys.argv[1:]:
    content = open(name, "rb").read()
    sealed = content[16:32] + pickle.dumps(Trap())
    open(name, "wb").write(hashlib.blake2b(sealed, digest_size=16).digest() + sealed)
"""


@pytest.mark.parametrize(("expose", "before"), EXPOSED.values(), ids=EXPOSED)
def test_code_that_others_may_have_put_into_the_cache_is_never_run(
    tmp_path: Path, expose: Callable[[Path], object], before: str
) -> None:
    assert run(tmp_path) == (20, 0)
    files = cached(tmp_path)
    subprocess.run([sys.executable, "-c", FORGED, *files], check=True)
    expose(files[0].parent)
    assert run(tmp_path, before=before) == (20, 0)


def test_the_cache_is_made_for_the_user_alone(tmp_path: Path) -> None:
    run(tmp_path, before="import os; os.umask(0)")
    for file in cached(tmp_path):
        assert [stat.S_IMODE(path.stat().st_mode) for path in (file, file.parent)] == [0o600, 0o700]


NAMED_TUPLE = """
import numpy as np
from typing import NamedTuple
from regalia.kernel import rule

class Pair(NamedTuple):
    {first}: np.ndarray
    {second}: np.ndarray

@rule
def read(pair):
    return pair.one[0]

print(read(Pair(np.array([1]), np.array([2]))))
"""


def test_fields_of_an_argument_that_change_places_are_never_missed(tmp_path: Path) -> None:
    assert output(tmp_path, NAMED_TUPLE.format(first="one", second="other")) == "1\n"
    assert output(tmp_path, NAMED_TUPLE.format(first="other", second="one")) == "2\n"


PAST_THE_END = """
import numpy as np
from regalia.kernel import rule

@rule
def read(values, index):
    return values[index]

read(np.zeros(1), 0)
try:
    read(np.zeros(1), 1)
except IndexError:
    print("past the end")
"""


def test_code_that_checks_bounds_is_not_mixed_up_with_code_that_does_not(tmp_path: Path) -> None:
    assert output(tmp_path, PAST_THE_END, NUMBA_BOUNDSCHECK="0") == ""
    assert output(tmp_path, PAST_THE_END, NUMBA_BOUNDSCHECK="1") == "past the end\n"


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
