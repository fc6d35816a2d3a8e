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
    records = np.frombuffer(bytes.fromhex(job["record"]), played.layout.dtype).copy()
    out = np.zeros(len(played.actions), np.int32)
    digest = hashlib.sha256()
    for seat, code in job["moves"]:
        count = played.entries.legal_at(records, 0, seat, out)
        digest.update(out[:count].tobytes())
        digest.update(bytes([played.entries.refuse_at(records, 0, seat, 0)]))
        hidden = records.copy()
        played.entries.hide_at(hidden, 0, seat)
        digest.update(hidden.tobytes())
        digest.update(str(played.entries.greedy_at(hidden, 0, seat, out)).encode())
        played.entries.act_at(records, 0, seat, code)
        digest.update(records.tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print(json.dumps([follow(job) for job in json.load(sys.stdin)]))
