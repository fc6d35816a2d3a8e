"""A script of `web/package.json` by our own Node: `python -m tools.client check`."""

import sys

from tools.build_client import install_packages, npm, run


def main(script: str) -> int:
    install_packages()
    return run(npm(), "run", "--silent", script, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
