"""Record one whole game a player count in tests/records, for games that have none yet.

The greedy bot plays, changes its mind now and then, sometimes past a reveal, time is up sometimes, and the table uses
its options. What is
recorded once stays as it is: that is the point of it.
"""

import hashlib
import json
from pathlib import Path

import numpy as np

import regalia
from regalia.game import load_game
from regalia.match import Match

RECORDS = Path(__file__).parent.parent / "tests" / "records"
CHANGES_MIND_EVERY = 7  # entries of the log
CONSENT_EVERY = 11
EVERY_FORTY_FIRST = 41


def main() -> None:
    for name in regalia.GAMES:
        least, most = load_game(name).players
        for players in range(least, most + 1):
            file = RECORDS / f"{name}-{players}.json"
            if not file.exists():
                match = played(name, players)
                digest = hashlib.sha256(match.to_bytes()).hexdigest()
                file.write_text(json.dumps({"bytes": digest, "record": match.record()}, indent=1) + "\n", "utf-8")


def played(name: str, players: int) -> Match:
    match = regalia.new(name, players=players, seed=players, options=options(name, players))
    out = np.zeros(len(match.game.actions), np.int32)
    while not match.over:
        if match.clock is not None and len(match.log) % EVERY_FORTY_FIRST < 2:
            match.tick()
            continue
        seat = match.actors[0]
        code = match.game.entry_points.greedy_at(match.hidden(seat), 0, seat, out)
        match.play(seat, match.game.actions.write(code))
        if len(match.log) % CHANGES_MIND_EVERY == 0 and match.can_undo(seat):
            match.undo(seat)
        elif len(match.log) % CONSENT_EVERY == 0 and not match.over:
            match.undo(seat, consented=True)
    return match


def options(name: str, players: int) -> dict[str, str | int]:
    """With more players, later choices of the options that have words or a few numbers."""
    chosen: dict[str, str | int] = {}
    for option in load_game(name).options.choices:
        if not isinstance(option.numbers, range):
            choices: list[str | int] = [*option.words, *option.numbers]
            chosen[option.name] = choices[players % len(choices)]
    return chosen


if __name__ == "__main__":
    main()
