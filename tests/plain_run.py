"""Follow given moves through a game and digest every position and list of legal actions on the way.

Run as a program with REGALIA_PLAIN=1 it does so in plain Python, for comparison with the compiled rules.
"""

import hashlib
import json
import sys
from typing import Any

import numpy as np

from regalia.game import game


def follow(job: dict[str, Any]) -> str:
    played = game(job["game"])
    records = played.layout.from_bytes(bytes.fromhex(job["record"]))
    out = np.zeros(len(played.actions), np.int32)
    digest = hashlib.sha256()
    digest.update(played.deal(records[0].players.item(), 5, job["options"], played.edition).tobytes())
    for seat, code in job["moves"]:
        count = played.entries.legal_at(records, 0, seat, out)
        digest.update(out[:count].tobytes())
        digest.update(bytes([played.entries.refuse_at(records, 0, seat, 0)]))
        hidden = records.copy()
        played.entries.hide_at(hidden, 0, seat)
        digest.update(hidden.tobytes())
        digest.update(str(played.entries.greedy_at(hidden, 0, seat, out)).encode())
        hidden[0].random_key = [1, 2, 3, seat]
        played.entries.imagine_at(hidden, 0, seat)
        digest.update(hidden.tobytes())
        played.entries.act_at(records, 0, seat, code)
        digest.update(records.tobytes())
    places, points = np.zeros(5, np.int32), np.zeros((5, len(played.sources)), np.int32)
    played.entries.places_at(records, 0, places)
    played.entries.points_at(records, 0, points)
    played.entries.change_stream_at(records, 0, 3)
    digest.update(places.tobytes() + points.tobytes() + records.tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print(json.dumps([follow(job) for job in json.load(sys.stdin)]))
