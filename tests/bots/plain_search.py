"""What the search thinks of some positions, as JSON: in plain Python if run with REGALIA_PLAIN=1."""

import json

from tests.bots.playing import SETTINGS, positions, thinker

ITERATIONS = 12
POSITIONS = 3


def judgements() -> list[list[list[float]]]:
    return [
        [list(judged) for judged in thinker(match, ITERATIONS).analyse(match.hidden(seat), seat)]
        for name, options in SETTINGS
        for match, seat in positions(name, options, POSITIONS)
    ]


if __name__ == "__main__":
    print(json.dumps(judgements()))
