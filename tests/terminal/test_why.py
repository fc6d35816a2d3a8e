"""`why`: everything that cannot be done, a kind of action, or the one that is meant."""

import pytest

from regalia.game import load_game
from regalia.words import LANGUAGES, words
from tests.typed import Run


def answers(run: Run, command: str, *asked: str) -> list[str]:
    """What is answered to each question, on one line."""
    prompt = "Deine Wahl:" if "--lang de" in command else "Your choice:"
    parts = run(command, *asked).out.split(prompt)[1:]
    return [" ".join(part.removeprefix(f" {line}").split()) for part, line in zip(parts, asked, strict=False)]


COUNCIL = "play council --seed 7"


def test_why_alone_names_what_is_not_offered_with_its_key_and_its_reason(run: Run) -> None:
    (said,) = answers(run, COUNCIL, "why")
    for part in (
        "m place a merchant with a permit: You have no permit yet.",
        "a another main action: That costs 3 servants; you have 2.",
        "l lay a card, . pay: No payment is under way",
    ):
        assert part in said
    assert "elect a councillor:" not in said


@pytest.mark.parametrize("asked", ["why a", "a"])
def test_a_key_that_does_nothing_now_is_answered_with_its_reason(run: Run, asked: str) -> None:
    assert answers(run, COUNCIL, asked) == ["That costs 3 servants; you have 2."]


def test_the_reason_is_of_the_permit_that_is_asked_for(run: Run) -> None:
    assert answers(run, COUNCIL, "why m b", "why m ABE arkon", "why m ark") == [
        "You do not have the permit B.",
        "You do not have the permit ABE.",
        "You do not have the permit A. (for example)",
    ]


def test_of_what_can_be_done_that_is_said_with_what_of_it_cannot(run: Run) -> None:
    assert answers(run, COUNCIL, "why p", "why e", "why e blue") == [
        "You can do that now: acquire a permit.",
        "You can do that now: elect a councillor. There is no blue councillor in reserve. (for example)",
        "There is no blue councillor in reserve.",
    ]


def test_what_is_not_found_is_said_and_so_is_how_to_ask(run: Run) -> None:
    unknown, no_key = answers(run, COUNCIL, "why p moon", "why moon")
    assert unknown == "Nothing of this kind is called moon, or it can be done: acquire a permit."
    assert no_key.startswith("Type why alone, why and a key (e p m v s n d a . l t f r)")


def test_a_key_of_two_kinds_says_of_which_each_reason_is(run: Run) -> None:
    assert answers(run, "play court --seed 7 --lang de", "warum w") == [
        "erneut würfeln: Lege mindestens einen Würfel beiseite, bevor du wieder würfelst. "
        "neu würfeln, was in der Hand ist: Keine Karte ist im Einsatz, mit der es so weitergehen könnte."
    ]


@pytest.mark.parametrize(
    ("command", "asked", "said"),
    [
        (COUNCIL, "why m", "You have no permit yet."),
        (f"{COUNCIL} --lang de", "warum e", "Du hast noch keine Lizenz."),
        ("play court --seed 7", "why b", "You have no card for that yet."),
        ("play court --seed 7 --lang de", "warum d", "Du hast dafür noch keine Karte."),
    ],
)
def test_where_all_is_refused_for_one_reason_no_piece_is_named_that_nobody_asked_about(
    run: Run, command: str, asked: str, said: str
) -> None:
    assert answers(run, command, asked) == [said]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["court", "council", "tumult"])
def test_every_kind_of_action_has_a_name(game: str, language: str) -> None:
    for action in load_game(game).actions.actions:
        assert words(game, language)(f"kind-{action.name}")
