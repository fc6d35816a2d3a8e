"""Council of 4 in the terminal, by typing."""

import json
import random
import re
from pathlib import Path

import pytest

import regalia
from tests.typed import Run


def numbers(seed: int) -> list[str]:
    """What somebody types who reads nothing."""
    chance = random.Random(seed)
    return [str(chance.randint(1, chance.choice([3, 60]))) for _ in range(6000)]


@pytest.mark.parametrize(
    ("language", "players", "limit", "won"),
    [("en", 2, "none", "wins with"), ("de", 4, "60", "gewinnt mit"), ("de", 3, "60", "gewinnt mit")],
)
def test_a_whole_game_can_be_played_by_typing_numbers(
    run: Run, tmp_path: Path, language: str, players: int, limit: str, won: str
) -> None:
    file = tmp_path / "game.json"
    command = f"play council --players {players} --bots 0 --seed 4 --option turn_limit={limit} --lang {language}"
    done = run(f"{command} --save {file}", *numbers(players))
    assert (done.code, done.err) == (0, "")
    assert regalia.replay(json.loads(file.read_text())).over
    assert won in done.out
    assert all(len(line) <= 80 or str(file) in line for line in done.out.splitlines())


def test_a_payment_can_be_taken_back_card_by_card_and_given_up(run: Run) -> None:
    out = run("play council --players 2 --bots 0 --seed 11", "", "p 3", "1", "undo", "undo", "s").out
    assert out.count("You take the last step back.") == 2
    assert "You lay a black card." in out
    assert "You engage a servant." in out


def test_people_at_one_screen_do_not_see_each_others_cards(run: Run) -> None:
    out = run("play council --players 2 --bots 0 --seed 11", "", "e 1", ".", "").out
    assert re.findall(r"keyboard to (Player \d): press Enter when nobody else is looking", out) == [
        "Player 2",
        "Player 1",
    ]
    before, after = out.split("Pass the keyboard to Player 1")
    assert "Your cards: 1 white, 3 black, 1 purple and 2 pink" in before
    assert "Your cards: 1 white, 3 black, 1 purple and 2 pink" not in after
    assert "Your cards:" in after


def test_one_can_leave_before_anything_private_is_shown(run: Run) -> None:
    out = run("play council --players 2 --bots 0 --seed 11", "quit").out
    assert "Your cards:" not in out
    assert out.endswith("Goodbye!\n")


def test_a_game_of_bots_ends_with_the_score_sheet(run: Run) -> None:
    done = run("play council --players 2 --bots 2 --seed 1 --option turn_limit=4")
    assert done.code == 0
    assert "scored" in done.out
    assert re.search(r"(wins with|share the victory).*\.$", done.out.rstrip())


def test_a_replay_ends_with_the_score_sheet(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(f"play council --players 2 --bots 2 --seed 1 --option turn_limit=4 --save {file}")
    assert re.search(r"(gewinnt mit|teilen sich den Sieg).*\.$", run(f"replay {file} --all --lang de").out.rstrip())


def test_the_cards_of_bots_are_never_shown(run: Run) -> None:
    out = " ".join(run("play council --players 3 --seed 2 --option turn_limit=60", *numbers(5)).out.split())
    drawn_by_bots = re.findall(r"(?:Beatrix|Conrad) (?:finds|draws) (\w+ \w+)", out)
    assert set(drawn_by_bots) <= {"a card", "no card"}
    assert len(drawn_by_bots) > 5
    assert not re.search(r"(?:Beatrix|Conrad)[^.]*? draws (an? |\d+ )(white|black|orange|purple|blue|pink|joker)", out)
