"""What To Court the King says: of events, choices, refusals, what is expected and how it ended."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any

from regalia.games.court.rules.abilities import NOBLEMAN_PIPS, NOBLEWOMAN_PIPS
from regalia.games.court.rules.actions import ACTIONS
from regalia.games.court.rules.cards import BRINGS_FACE, CARD_IN_USE
from regalia.games.court.rules.record import Card, Phase, Step
from regalia.games.court.telling.prospects import derived as derived
from regalia.games.court.telling.prospects import derived_for_all as derived_for_all
from regalia.games.court.telling.prospects import derived_for_one as derived_for_one
from regalia.games.court.telling.retelling import condensed as condensed
from regalia.games.court.telling.retelling import stands_apart as stands_apart
from regalia.games.court.telling.shapes import Facts
from regalia.schema import Array, Json
from regalia.sentences import Argument, Seat, Sentence, sentence

_ABOUT_A_CARD = ("not-your-card", "used", "already-yours", "none-left", "brings-no-die")
_ABOUT_A_FACE = (
    "no-die-to-keep", "in-hand", "no-active-die", "no-second-die", "same-face", "fixed-sum", "nothing-changes",
)  # fmt: skip
_SETS = ("claimed", "skipped", "beat", "fell_short")  # as in "seven twos"
_RAISES = {"noblewoman": NOBLEWOMAN_PIPS, "nobleman": NOBLEMAN_PIPS}


def ask_ahead(_: Array) -> None:
    """All that is ever asked is asked of a new game too."""


def die(face: int) -> Sentence:
    return Sentence("die", {"face": face})


def dice(faces: Iterable[int]) -> list[Argument]:
    """Dice from the highest down."""
    return [die(face) for face in sorted(faces, reverse=True)]


def card(name: str) -> Sentence:
    return Sentence(f"card-{name}")


def faces(counts: Sequence[int]) -> list[int]:
    """Dice counted by face, from 1 on, one by one."""
    return [face for face, count in enumerate(counts, 1) for _ in range(count)]


def event(event: Mapping[str, Json]) -> Sentence:
    """What happened."""
    kind = event["type"]
    said = {name: _argument(kind, name, value) for name, value in event.items() if name != "type"}
    return Sentence(f"event-{kind}", said)


def _argument(kind: str, name: str, value: Any) -> Argument:
    if name == "seat":
        return Seat(value)
    if name == "card":
        return card(value)
    if isinstance(value, list):
        return dice(value if kind.startswith("transmuted") else faces(value))
    is_set = kind.removeprefix("result_") in _SETS
    return value if is_set or name == "pips" else die(value)


def figures(view: Array, seat: int, codes: Sequence[int]) -> list[Hashable]:
    """The dice, or the phase, that what an action does depends on."""
    return [_SEEN[_KINDS[code]](view) if _KINDS[code] in _SEEN else None for code in codes]


def _pile(view: Array, name: str) -> tuple[int, ...]:
    return tuple(faces(view[name][0].tolist()[1:]))


_KINDS: list[str] = [ACTIONS.write(code)["type"] for code in range(len(ACTIONS))]  # by code
_SEEN: Mapping[str, Callable[[Array], Hashable]] = {
    "roll": lambda view: len(_pile(view, "active")),
    "throw": lambda view: _pile(view, "chosen"),
    "transmute": lambda view: (_pile(view, "chosen"), _pile(view, "made")),
    "finish": lambda view: Phase(view["phase"][0]).name.lower(),
}


def facts(code: int, figures: Any) -> Facts:
    """What an action would leave on the dice."""
    action = ACTIONS.write(code)
    kind = action["type"]
    if kind == "roll":
        return {"count": figures}
    if kind == "bring":
        return {"face": int(BRINGS_FACE[Card[action["card"].upper()]])}
    if kind == "throw":
        return {"dice": [*figures]}
    if kind == "serving_maid":
        return {"to": action["face"] + action["pips"]}
    if kind in _RAISES:
        return {"to": action["face"] + _RAISES[kind]}
    if kind == "philosopher":
        return _pips_moved(action["giver"], action["receiver"], action["pips"])
    if kind == "transmute":
        return _transmuted(action["face"], *figures)
    return {"phase": figures} if kind == "finish" else {}


def _pips_moved(giver: int, receiver: int, pips: int) -> Facts:
    return {"dice": [giver, receiver], "to": [giver - pips, receiver + pips]}


def _transmuted(face: int, chosen: Sequence[int], made: Sequence[int]) -> Facts:
    """With the last face but one the last is settled, because the sum stays."""
    is_settled = len(chosen) - len(made) == 2
    rest = [sum(chosen) - sum(made) - face] if is_settled else []
    return {"dice": [*chosen], "to": [*made, face, *rest], "step": "last" if is_settled else "first"}


def choice(action: Mapping[str, Json], facts: Mapping[str, Json]) -> Sentence:
    """A legal action, as an offer."""
    offered = {name: _offered(name, value) for name, value in {**action, **facts}.items() if name != "type"}
    if action["type"] == "take":
        offered["ability"] = Sentence(f"card-{action['card']}.ability")
    return Sentence(f"action-{action['type']}", offered)


def _offered(name: str, value: Any) -> Argument:
    if name == "card":
        return card(value)
    if isinstance(value, list):
        return dice(value)
    return die(value) if name in ("face", "to", "giver", "receiver") else value


def expected(view: Array, seat: int) -> Sentence:
    """What the player whose turn it is has to do."""
    return sentence(f"hint-{_task(view)}", seat=Seat(seat))


def _task(view: Array) -> str:
    step = Step(view["step"][0])
    if step != Step.DICE:
        return step.name.lower()
    is_final = view["phase"].item() == Phase.FINAL
    if not view["active"][0].any():
        return "final" if is_final else "take"
    task = "set-aside" if view["must_set_aside"][0] else "go-on"
    return f"final-{task}" if is_final else task


def explained(view: Array, seat: int, action: Mapping[str, Json], reason: str) -> dict[str, Argument]:
    """The facts behind a refusal."""
    s, used = view[0], _card_of(action)
    if reason == "finish-card":
        return {"card": card(CARD_IN_USE[Step(s.step)].name.lower())}
    if reason == "dice-active":
        return {"count": int(s.active.sum())}
    if reason in ("dice-limit", "charlatan-limit"):
        return {"limit": int(s.dice_limit)}
    if reason == "sum-stays":
        return {"face": die(action["face"]), "sum": sum(_pile(view, "chosen"))}
    if reason == "king-takes-seven":
        return {"size": int(s.set_aside.max())}
    if reason == "king-claimed":
        return {"seat": Seat(int(s.king))}
    if reason == "not-paid":
        return {"card": card(used), "cost": Sentence(f"card-{used}.cost")}
    if reason in _ABOUT_A_CARD:
        return {"card": card(used)}
    return _about_dice(view, action, reason)


def _card_of(action: Mapping[str, Json]) -> str:
    """The card that an action names or uses."""
    name: str = action.get("card", action["type"])
    return name


def _about_dice(view: Array, action: Mapping[str, Json], reason: str) -> dict[str, Argument]:
    if reason == "exchanged":
        return {"giver": die(action["giver"]), "receiver": die(action["receiver"])}
    if reason in ("above-six", "below-one"):
        return _too_far(action, reason)
    if reason == "not-set-aside":
        return {"face": die(action["to"])}
    if reason in _ABOUT_A_FACE:
        wanted = [action[name] for name in ("face", "giver", "receiver") if name in action]
        missing = [face for face in wanted if view["active"][0, face] == 0]
        return {"face": die([*missing, *wanted][0])}
    return {}


def _too_far(action: Mapping[str, Json], reason: str) -> dict[str, Argument]:
    pips = action["pips"] if "pips" in action else _RAISES[action["type"]]
    face = action["face"] if "face" in action else action["giver" if reason == "below-one" else "receiver"]
    return {"face": die(face), "pips": pips}


def ending(view: Array) -> list[Sentence]:
    """Who has the King in the end, and with which result."""
    s = view[0]
    if s.winner < 0:
        return [sentence("ending-drawn", turns=int(s.turn))]
    about: dict[str, Argument] = {"seat": Seat(int(s.king)), "size": int(s.bar_size), "face": int(s.bar_face)}
    if s.king != s.queen:
        return [Sentence("ending-final-round", about)]
    has_rolled_last = s.turns_left == 0  # C18: if nobody has beaten the claim, the last turn is never taken
    return [Sentence("ending-won-back" if has_rolled_last else "ending-claim", about)]
