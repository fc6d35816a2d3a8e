"""Follow given moves through a game and digest every position and list of legal actions on the way.

Run as a program with REGALIA_PLAIN=1 it does so in plain Python, for comparison with the compiled rules.
"""

import hashlib
import json
import sys
from typing import Any

import numpy as np

from regalia.game import load_game

CLOCK = -1  # a move of nobody's: the glass that runs has run out


def follow(job: dict[str, Any]) -> str:
    game = load_game(job["game"])
    records = game.layout.from_bytes(bytes.fromhex(job["record"]))
    out = np.zeros(len(game.actions), np.int32)
    digest = hashlib.sha256()
    digest.update(game.deal(records[0].players.item(), 5, job["options"], game.edition).tobytes())
    for seat, code in job["moves"]:
        digest.update(bytes([game.entry_points.clock_at(records, 0), game.entry_points.clock_seconds_at(records, 0)]))
        if seat == CLOCK:
            game.entry_points.tick_at(records, 0)
            digest.update(records.tobytes())
            continue
        count = game.entry_points.legal_at(records, 0, seat, out)
        digest.update(out[:count].tobytes())
        digest.update(bytes([game.entry_points.refuse_at(records, 0, seat, 0)]))
        hidden = records.copy()
        game.entry_points.hide_at(hidden, 0, seat)
        digest.update(hidden.tobytes())
        digest.update(str(game.entry_points.greedy_at(hidden, 0, seat, out)).encode())
        hidden[0].random_key = [1, 2, 3, seat]
        game.entry_points.imagine_at(hidden, 0, seat)
        digest.update(hidden.tobytes())
        game.entry_points.act_at(records, 0, seat, code)
        digest.update(records.tobytes())
    places, points = np.zeros(5, np.int32), np.zeros((5, len(game.sources)), np.int32)
    game.entry_points.places_at(records, 0, places)
    game.entry_points.points_at(records, 0, points)
    game.entry_points.change_stream_at(records, 0, 3)
    digest.update(places.tobytes() + points.tobytes() + records.tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print(json.dumps([follow(job) for job in json.load(sys.stdin)]))
