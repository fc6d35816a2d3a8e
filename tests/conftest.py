"""What every test can ask for."""

import io

import pytest

from regalia.cli import main
from tests.typed import Outcome, Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`regalia ...` in this process, at 80 columns, in English and without colour unless told."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run_here(command: str, *typed: str) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(command.split(" ") if command else [])
        return Outcome(code, *capsys.readouterr())

    return run_here
