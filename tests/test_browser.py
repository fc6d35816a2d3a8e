"""How `make test` comes by a browser."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools import browser

ROOT = Path(__file__).parent.parent


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is all of PATH: there is no browser, and nothing to install one by."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def put(folder: Path, name: str, script: str = "") -> None:
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize("name", ["chromium", "google-chrome"])
def test_a_browser_is_found_under_any_of_its_names(bare: Path, name: str) -> None:
    assert browser.find() is None
    put(bare, name)
    assert browser.find() == browser.find_for_tests() == str(bare / name)
    assert browser.main() == 0


def test_tests_take_the_browser_without_windows_where_there_is_one_and_nobody_else_does(bare: Path) -> None:
    put(bare, "chromium")
    put(bare, browser.SHELL)
    assert browser.find_for_tests() == str(bare / browser.SHELL)
    assert browser.find() == str(bare / "chromium")


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_what_is_missing_is_said_and_fails_only_in_ci(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, code: int
) -> None:
    monkeypatch.setenv("CI", ci)
    assert browser.main() == code
    assert "apt-get install chromium" in capsys.readouterr().err


@pytest.mark.parametrize("package", ["chromium", browser.SHELL])
def test_what_debian_has_is_installed_by_root_alone(bare: Path, monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    """Older releases have no browser without windows."""
    put(bare, "apt-get", f'[ "$5" = {package} ] && echo > {bare}/{package} && /bin/chmod +x {bare}/{package}')
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    browser.install()
    assert browser.find_for_tests() is None
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert browser.main() == 0
    assert browser.find_for_tests() == str(bare / package)


def test_browser_tests_are_collected_only_when_they_are_asked_for() -> None:
    """Sync Playwright leaves an event loop running: tests that start one of their own would fail after it."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider"]
    listed = subprocess.run([*command, "tests"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "tests/server/" in listed
    assert "tests/browser/" not in listed
    named = subprocess.run([*command, "tests/browser"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "tests/browser/" in named
