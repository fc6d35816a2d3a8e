"""Long runs: REGALIA_SOAK says which share of them is run, 1 for all (`make soak`)."""

import os

SHARE = float(os.environ.get("REGALIA_SOAK") or 0)


def soaked(full: int, quick: int) -> int:
    """How many of something: `full` in a whole soak, at least `quick`."""
    return max(quick, round(full * SHARE))
