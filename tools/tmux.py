"""The tmux in which whole games are played: found, or installed where that may be done, or said to be missing."""

import os
import shutil
import subprocess
import sys

MISSING = """No tmux is on PATH, and without it no game can be played in a real terminal.
On Debian and Ubuntu: apt-get install tmux (as root)."""
_APT = {"DEBIAN_FRONTEND": "noninteractive"}


def install() -> None:
    """Debian's, which only root may install."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print("Installing Debian's tmux ...", flush=True)
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", "tmux"]):
        subprocess.run(["apt-get", "--quiet", *arguments], env=os.environ | _APT, check=False)


def found() -> str | None:
    """The path of tmux, installed now if it was not there."""
    if shutil.which("tmux") is None:
        install()
    return shutil.which("tmux")


def main() -> int:
    if found() is not None:
        return 0
    print(MISSING, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
