"""The rulebook's two worked examples, played through."""

from tests.games.court.table import active, aside, cards, finish, play, rolled, table, told

ANNA, BOB, CARL, DORIS = range(4)


def test_C19_the_final_round_of_anna_bob_carl_and_doris() -> None:
    match = table(
        "charlatan " * 4,  # Anna: seven dice
        "charlatan " * 4,  # Bob: seven, and the Queen's
        "charlatan " * 5,  # Carl and Doris: eight
        "charlatan " * 5,
        seat=BOB, start=ANNA, active="2 " * 7,
    )  # fmt: skip
    finish(match, "take king")
    assert cards(match, BOB)[:2] == ["queen", "king"]
    assert match.actors == (CARL,)
    finish(match)
    assert match.actors == (DORIS,)
    finish(match)

    assert (match.position()["phase"], match.actors) == ("final", (DORIS,))
    match = finish(rolled(match, "1 1 1 1 1 1 1 1"))
    assert {"type": "beat", "seat": DORIS, "size": 8, "face": 1} in told(match)
    assert {"type": "skipped", "seat": ANNA, "size": 8, "face": 1} in told(match)
    assert match.position()["king"] == DORIS

    assert match.actors == (CARL,)
    match = finish(rolled(match, "3 3 3 3 3 3 3 3"))
    assert match.position()["king"] == CARL

    assert match.actors == (BOB,)
    match = finish(play(rolled(match, "4 4 4 4 4 4 4"), "queen 4"))
    assert match.result is not None
    assert match.result["winners"] == [BOB]


def test_C20_suzanne_gets_the_hunter_with_laborer_guard_and_astronomer() -> None:
    match = rolled(finish(table("", "laborer guard astronomer")), "6 5 2")
    play(match, "keep 2; bring laborer; roll")
    match = rolled(match, "5 3 3")
    play(match, "bring guard; keep 2; roll")
    match = rolled(match, "6 5 4")
    play(match, "astronomer 5 2; keep 2; roll")
    match = rolled(match, "3 2")
    play(match, "keep 2; roll")
    match = rolled(match, "4")
    play(match, "keep 4")
    assert (active(match), aside(match)) == ("", "2 2 2 2 4")
    assert "hunter" in cards(play(match, "take hunter"), 1)
