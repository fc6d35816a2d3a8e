"""The companion scores a game as the rules did, from what people can count."""

import pytest

import regalia
from regalia.games.council.telling.companion import permits, sheet, stock
from regalia.match import Match
from regalia.schema import Array
from regalia.telling import telling
from tests.variants import play_out


def counted(match: Match) -> Array:
    """What lies on the table at the end: no map, no cards but their number, and of permits no more than that."""
    position = match.position()
    owned = [[*face_up, *used] for face_up, used in zip(position["permits"], position["used_permits"], strict=True)]
    fields = (
        "points", "nobility", "servants", "hand_sizes", "metal_rewards", "region_rewards", "queens_rewards",
        "permit_tie",
    )  # fmt: skip
    view = match.game.deal(match.players, 0, {}, match.game.edition)
    match.game.layout.read_into(view[0], {name: position[name] for name in fields})
    match.game.layout.read_into(view[0], {"permits": permits([len(own) for own in owned[: match.players]])})
    return view


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tie", ["all", "none"])
def test_K18_what_was_counted_is_scored_as_it_was_at_the_table(players: int, tie: str) -> None:
    for seed in range(4):
        options = {"turn_limit": 60 * players, "permit_tie": tie}
        match = play_out(regalia.new("council", players=players, seed=seed, options=options), seed=seed, most=10_000)
        assert match.result is not None
        answer = sheet(counted(match))
        assert {name: answer[name] for name in ("sources", "points", "places")} == {
            name: match.result[name] for name in ("sources", "points", "places")
        }
        told = [sentence.to_json() for sentence in telling("council").ending(match.hidden(None))]
        assert answer["sentences"] == told[1:]


def test_who_does_not_play_has_nothing() -> None:
    assert stock([3, 1]) == [3, 1, 0, 0]
    assert [len(own) for own in permits([3, 1])] == [3, 1, 0, 0]
