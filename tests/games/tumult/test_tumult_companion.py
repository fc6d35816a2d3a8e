"""The companion judges taxes as the rules did, from what people can count."""

import regalia
from regalia.games.tumult.telling.companion import Castle, Robber, Robbery
from regalia.match import Match
from regalia.server.companion import answered
from regalia.telling import telling
from tests.games.tumult.table import player, record_of, table
from tests.variants import random_moves


def counted(match: Match) -> Robbery:
    """What somebody counts when the tiles were turned up: no tile lies anywhere, and no round was played."""
    position, told = match.position(), telling("tumult").derived(match.hidden(None))["tumults"]
    robbers = [
        Robber(robbed=[good["seats"][seat]["goods"] for good in told], mercy=seat in position["mercy"])
        for seat in range(match.players)
    ]
    left = [good["left"] for good in told]
    return Robbery(robbers=robbers, ranks=position["ranks"][: match.players], demand=position["demand"], left=left)


def test_T8_what_was_counted_is_judged_as_it_was_at_the_table() -> None:
    seen = tumults = 0
    for seed in range(12):
        match = regalia.new("tumult", players=2 + seed % 3, seed=seed, options={"taxes": "budget"})
        for _ in random_moves(match, seed, 600):
            if match.position()["phase"] != "placing":
                continue
            told = telling("tumult").derived(match.hidden(None))["tumults"]
            verdicts = answered(match.game, counted(match)).verdicts
            assert [verdict.greediest for verdict in verdicts] == [good["greediest"] for good in told]
            for verdict, good in zip(verdicts, told, strict=True):
                assert verdict.counted == [seat["counted"] for seat in good["seats"]]
            seen += 1
            tumults += sum(good["greediest"] is not None for good in told)
    assert seen > 100
    assert tumults > 50


def test_T11_the_ways_to_pay_are_those_of_the_table() -> None:
    match = table(player(castle="b1 b1 b2 m1 m3 t2", fields="a1"), player(fields="f6"))
    fields = answered(match.game, Castle(bread=[1, 1, 2], marble=[1, 3], tools=[2])).fields
    (forest,) = (field for field in fields if (field.terrain, field.factor) == ("forest", 1))
    match.play(0, {"type": "place", "slot": 0, "field": 1})
    ways = telling("tumult").derived(record_of(match))["payment"]["ways"]
    told = {good: sorted(way.tiles for way in found) for good, found in forest.ways.items()}
    assert told == {good: sorted(found) for good, found in ways.items()}
