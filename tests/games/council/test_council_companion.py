"""The companion scores a game as the rules did, from what people can count."""

import pytest

import regalia
from regalia.games.council.telling.companion import Courtier, FinalCount
from regalia.match import Match
from regalia.server.companion import answered
from regalia.telling import telling
from tests.variants import play_out


def counted(match: Match) -> FinalCount:
    """What lies on the table at the end: no map, no cards but their number, and of permits no more than that."""
    position = match.position()
    owned = [[*face_up, *used] for face_up, used in zip(position["permits"], position["used_permits"], strict=True)]
    courtiers = [
        Courtier(
            points=position["points"][seat],
            nobility=position["nobility"][seat],
            permits=len(owned[seat]),
            servants=position["servants"][seat],
            cards=position["hand_sizes"][seat],
        )
        for seat in range(match.players)
    ]
    tiles = {"colours": "metal_rewards", "regions": "region_rewards", "queens": "queens_rewards"}
    owners = {name: [None if seat < 0 else seat for seat in position[field]] for name, field in tiles.items()}
    return FinalCount(courtiers=courtiers, **owners, tied_permits_score=position["permit_tie"] == 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tie", ["all", "none"])
def test_K18_what_was_counted_is_scored_as_it_was_at_the_table(players: int, tie: str) -> None:
    for seed in range(4):
        options = {"turn_limit": 60 * players, "permit_tie": tie}
        match = play_out(regalia.new("council", players=players, seed=seed, options=options), seed=seed, most=10_000)
        assert match.result is not None
        sheet = answered(match.game, counted(match)).model_dump()
        assert {name: sheet[name] for name in ("sources", "points", "places")} == {
            name: match.result[name] for name in ("sources", "points", "places")
        }
        told = [sentence.to_json() for sentence in telling("council").ending(match.hidden(None))]
        assert sheet["sentences"] == told[1:]
