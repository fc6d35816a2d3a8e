"""How a game ended: by what, with which scores, and who won (K17 to K19)."""

from collections.abc import Iterator

import numpy as np

from regalia.games.council.rules.contract import places
from regalia.games.council.rules.scoring import SOURCES
from regalia.games.council.telling.aids import scores
from regalia.schema import Array
from regalia.sentences import Argument, Seat, Sentence, sentence


def ending(view: Array) -> list[Sentence]:
    """What ended the game; the score of each seat by its sources, the best first; who won, and by what."""
    return [_end(view), *scoring(view)]


def scoring(view: Array) -> list[Sentence]:
    """K18: the score of each seat by its sources, the best first; who won, and by what."""
    placed = np.zeros(view["players"][0], np.int32)
    places(view[0], placed)
    order = np.argsort(placed, kind="stable").tolist()
    score = scores(view)["score"]
    totals = np.sum([score[source] for source in SOURCES], axis=0).tolist()
    winners = [seat for seat in order if placed[seat] == 1]
    equals = [seat for seat in order if totals[seat] == totals[winners[0]]]
    scored = [_scored(seat, totals[seat], {source: score[source][seat] for source in SOURCES}) for seat in order]
    return [*scored, _won(view, winners, equals, totals[winners[0]])]


def _end(view: Array) -> Sentence:
    """K17, K19: after the last turns the first to have placed ten merchants would be next."""
    turn, limit, seat, players = (int(view[name][0]) for name in ("turn", "turn_limit", "seat", "players"))
    if turn == limit:
        return sentence("ending-turn-limit", turns=turn)
    return sentence("ending-tenth", seat=Seat((seat + 1) % players))


def _scored(seat: int, points: int, sources: dict[str, int]) -> Sentence:
    """Sources that brought nothing are left out."""
    return sentence("ending-score", seat=Seat(seat), points=points, sources=list(_sources(sources)))


def _sources(sources: dict[str, int]) -> Iterator[Argument]:
    for source, points in sources.items():
        if points:
            yield sentence(f"source-{source}", points=points)


def _won(view: Array, winners: list[int], equals: list[int], points: int) -> Sentence:
    """K18: most points; among equals servants and cards together."""
    beaten = [seat for seat in equals if seat not in winners]
    left = [int(view["servants"][0, seat] + view["hand_sizes"][0, seat]) for seat in (winners[0], *beaten)]
    if len(winners) > 1:
        return sentence("ending-shared", seats=[Seat(seat) for seat in winners], points=points, left=left[0])
    if not beaten:
        return sentence("ending-won", seat=Seat(winners[0]), points=points)
    others: list[Argument] = [Seat(seat) for seat in beaten]
    return sentence("ending-tie", seat=Seat(winners[0]), points=points, others=others, left=left[0], less=max(left[1:]))
