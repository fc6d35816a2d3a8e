"""Tumult Royale in the terminal, by typing, and against a clock."""

import json
import time
from pathlib import Path

import pytest

import regalia
from regalia.games.tumult.rules.figures import STANDARD
from tests.typed import Run, random_numbers


@pytest.mark.parametrize("taxes", ["turns", "budget"])
@pytest.mark.parametrize(("language", "won"), [("en", "win"), ("de", "gewinn")])
def test_a_whole_game_can_be_played_by_typing_numbers(
    run: Run, tmp_path: Path, taxes: str, language: str, won: str
) -> None:
    file = tmp_path / "game.json"
    command = f"play tumult --players 3 --seed 4 --option taxes={taxes} --lang {language} --save {file}"
    done = run(command, *random_numbers(3))
    assert (done.code, done.err) == (0, "")
    assert regalia.replay(json.loads(file.read_text())).over
    assert won in done.out
    assert all(len(line) <= 80 or str(file) in line for line in done.out.splitlines())


@pytest.mark.parametrize("taxes", ["turns", "budget", "hourglass"])
def test_several_people_can_share_a_keyboard(run: Run, tmp_path: Path, taxes: str) -> None:
    file = tmp_path / "game.json"
    command = f"play tumult --players 2 --bots 0 --seed 4 --option taxes={taxes} --save {file}"
    assert run(command, *random_numbers(5, 9000)).code == 0
    assert regalia.replay(json.loads(file.read_text())).over


def test_bots_do_not_wait_for_the_hourglass(run: Run) -> None:
    begun = time.monotonic()
    done = run("play tumult --players 4 --bots 4 --seed 1 --option seconds=60")
    assert "turns the hourglass" in done.out
    assert "wins with" in done.out
    assert time.monotonic() - begun < 30


def rush(run: Run, *typed: str, seconds: int = 10) -> str:
    """The first rush of a game in which the only person is ready, or turns the hourglass."""
    out = run(f"play tumult --players 2 --seed 3 --option seconds={seconds}", "1", "1", *typed).out
    return " ".join(out.split())


def test_in_the_rush_tiles_are_lifted_by_number_and_kept_or_put_back(run: Run) -> None:
    out = rush(run, "15", "k", "1", "r", "done")
    assert "10 seconds left; tile number, k keep, r put back, done: 15" in out
    assert "In your hand: " in out
    assert "Left for the people" in out
    assert "You keep tile 15." in out
    assert "You put tile 1 back. You rob no more." in out


def test_several_movements_can_be_typed_at_once(run: Run) -> None:
    assert "You keep tile 15." in rush(run, "15 k 1 r done")


def test_when_the_sand_is_out_a_tile_in_hand_goes_back(run: Run) -> None:
    out = rush(run, *["", "", "", "15"], *[""] * 40, seconds=10)
    assert "The sand has run out" in out
    assert "You put tile 15 back." in out


def test_when_the_sand_is_out_a_tile_in_hand_can_still_be_kept(run: Run) -> None:
    out = rush(run, "15", *[""] * 14, "k")
    assert "5 seconds left" in out
    assert "You keep tile 15." in out
    assert "The sand has run out" in out


def test_in_the_rush_there_is_help_too(run: Run) -> None:
    out = rush(run, "help", "nonsense")
    assert "You are of noble blood" in out
    assert "Type the number of a tile to lift it" in out


def test_a_movement_against_the_rules_is_refused_with_the_reason(run: Run) -> None:
    assert "You have no tile in your hand." in rush(run, "k")


def test_an_owner_of_the_box_can_give_the_figures_in_a_file(run: Run, tmp_path: Path) -> None:
    file, save = tmp_path / "box.json", tmp_path / "game.json"
    price = {"bread": 1, "marble": 2, "tools": 3}
    file.write_text(json.dumps({**STANDARD, "village_price": price}))
    assert run(f"play tumult --bots 3 --seed 1 --option components={file} --save {save}").code == 0
    assert json.loads(save.read_text())["options"]["components"]["village_price"] == price


@pytest.mark.parametrize("content", ["{", "[]", '{"village_price": 1}', json.dumps({**STANDARD, "village_price": 99})])
def test_a_file_without_sound_figures_is_refused(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "box.json"
    file.write_text(content)
    done = run(f"play tumult --option components={file}")
    assert done.code == 2
    assert f"{file} holds no figures for this game" in done.err.replace("\n", " ")


def test_a_file_of_figures_that_is_not_there_is_a_problem(run: Run) -> None:
    assert run("play tumult --option components=nowhere.json").code == 2
