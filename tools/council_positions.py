"""Record moments of Council of 4 as a reader is sent them: see `tools/positions.py`."""

from collections.abc import Callable

from tools.positions import READER, Fields, write_moments

SEED, RARE_SEED = 14, 29
MANY_TURNS = 36


def _is_mine(fields: Fields, step: str = "actions") -> bool:
    return bool(fields["seat"] == READER and fields["step"] == step and fields["phase"] == "play")


# moments of a game, by the fields that the reader sees
MOMENTS: dict[str, Callable[[Fields], bool]] = {
    "start": _is_mine,
    "turn": lambda fields: (
        _is_mine(fields) and fields["turn"] > MANY_TURNS and not fields["acted"] and bool(fields["permits"][READER])
    ),
    "pay": lambda fields: _is_mine(fields, "pay_for_permit") and fields["turn"] > MANY_TURNS // 2,
    "queen": lambda fields: _is_mine(fields, "pay_for_queen"),
    "token": lambda fields: _is_mine(fields, "repeat_token"),
    "permit": lambda fields: _is_mine(fields, "free_permit"),
    "others": lambda fields: fields["seat"] != READER and fields["turn"] > MANY_TURNS and bool(fields["acted"]),
    "over": lambda fields: fields["phase"] == "over",
}

# moments that only another game has
RARE: dict[str, Callable[[Fields], bool]] = {"reuse": lambda fields: _is_mine(fields, "repeat_permit")}


if __name__ == "__main__":
    write_moments("council", MOMENTS, SEED)
    write_moments("council", RARE, RARE_SEED)
