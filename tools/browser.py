"""The Chromium that the browser tests drive: found, or installed where that may be done, or said to be missing."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL = "chromium-headless-shell"  # the same without windows: what Playwright takes for tests, as it needs a sixth less
MISSING = f"""No Chromium or Chrome: none of {", ".join((SHELL, *NAMES))} is on PATH.
On Debian and Ubuntu: apt-get install chromium (as root). Without one the tests in tests/browser cannot run."""
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
_APT = {"DEBIAN_FRONTEND": "noninteractive"}


def find() -> str | None:
    """The path of a browser of this machine, as people have it."""
    return _first(*NAMES)


def find_for_tests() -> str | None:
    return _first(SHELL, *NAMES)


def _first(*names: str) -> str | None:
    return next((path for path in map(shutil.which, names) if path), None)


def is_needed() -> bool:
    """Whether tests fail where there is no browser: on a person's own machine they are left out."""
    return bool(os.environ.get("CI"))


def install() -> None:
    """Debian's, which only root may install: of older releases the whole of it."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print("Installing Debian's Chromium ...", flush=True)
    _apt("update")
    for package in (SHELL, "chromium"):
        if find_for_tests() is None:
            _apt("install", "--yes", "--no-install-recommends", package)


def _apt(*arguments: str) -> None:
    subprocess.run(["apt-get", "--quiet", *arguments], env=os.environ | _APT, check=False)


def main() -> int:
    if find_for_tests() is None:
        install()
    if find_for_tests() is not None:
        return 0
    print(MISSING, file=sys.stderr)
    return 1 if is_needed() else 0


if __name__ == "__main__":
    sys.exit(main())
