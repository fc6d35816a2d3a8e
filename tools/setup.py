"""Make `.venv`, put into it what a make target needs, build the client and compile the rules; nothing twice.

Only the standard library: this runs before anything is installed. `python3 tools/setup.py run` installs what
playing needs, `... dev` what developing needs as well.
"""

import hashlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
IS_INSIDE = Path(sys.prefix) == VENV  # a shell where .venv is active: it has no pip, the Python it was made by has
OUTER_PYTHON = str(Path(sys.base_prefix) / "bin" / "python3") if IS_INSIDE else sys.executable
LEAST_PYTHON = (3, 11)


def main(kind: str) -> None:
    if sys.version_info < LEAST_PYTHON:
        sys.exit(f"Regalia needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    lock = ROOT / "locks" / f"{kind}.txt"
    once(f"installed-{kind}", [lock, ROOT / "pyproject.toml"], lambda: install(lock))
    subprocess.run([PYTHON, ROOT / "tools" / "build_client.py"], check=True)  # knows itself whether it has to
    sources = sorted(file for file in (ROOT / "src").rglob("*") if file.suffix in (".py", ".json"))
    once("compiled", sources, lambda: subprocess.run([PYTHON, "-m", "regalia", "compile"], check=True))


def once(name: str, files: list[Path], work: Callable[[], object]) -> None:
    """Do a piece of work unless it was done for these very files."""
    stamp = VENV / name
    digest = hashlib.sha256(sys.version.encode() + b"".join(file.read_bytes() for file in files)).hexdigest()
    if not stamp.exists() or stamp.read_text() != digest:
        work()
        stamp.write_text(digest)


def install(lock: Path) -> None:
    make_venv()
    print(f"Installing what Regalia needs ({lock.name}) ...", flush=True)
    pip("install", "--require-hashes", "--requirement", str(lock))
    pip("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def make_venv() -> None:
    """A bare environment: pip works on it from outside, so ensurepip may be missing (as on Debian)."""
    if PYTHON.exists():
        version = [str(PYTHON), "-c", "import sys; print(sys.version, end='')"]
        if subprocess.run(version, capture_output=True, text=True, check=False).stdout == sys.version:
            return
    print("Making .venv ...", flush=True)
    subprocess.run([OUTER_PYTHON, "-m", "venv", "--clear", "--without-pip", VENV], check=True)


def pip(*arguments: str) -> None:
    command = [OUTER_PYTHON, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check", "--quiet"]
    subprocess.run([*command, *arguments], check=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except subprocess.CalledProcessError as error:  # it has said itself what was wrong
        sys.exit(error.returncode)
    except KeyboardInterrupt:
        sys.exit(130)
