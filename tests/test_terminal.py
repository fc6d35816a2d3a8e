"""Playing in the terminal, by typing."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import regalia
from regalia.words import LANGUAGES
from tests.typed import Run, random_numbers, run_alone

COLOUR = re.compile("\x1b\\[[0-9;]*[39][0-7]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_can_be_played_by_typing_numbers(run: Run, tmp_path: Path, players: int, language: str) -> None:
    file = tmp_path / "game.json"
    done = run(f"play --players {players} --seed 3 --lang {language} --save {file}", *random_numbers(players))
    assert (done.code, done.err) == (0, "")
    assert regalia.replay(json.loads(file.read_text())).over
    assert {"en": "wins the game.", "de": "gewinnt das Spiel."}[language] in done.out
    assert all(len(line) <= 80 or str(file) in line for line in done.out.splitlines())


def test_the_first_prompt_shows_the_story_the_board_the_dice_and_the_choices(run: Run) -> None:
    out = run("play --seed 7").out
    for part in (
        "New round: you start",
        "You roll 5-4-3.",
        "Conrad   3 dice  no card yet",
        "Farmer ×2        two of a kind",
        "│●   ●│ │●   ●│ │●    │",
        "Set at least one die aside",
        "   3  set a 3 aside",
        "Your choice:",
    ):
        assert part in out


def test_it_speaks_german(run: Run) -> None:
    out = run("play --seed 7 --lang de", "5", "zurück", "tisch", "karten", "hilfe", "tipp", "warum", "ende").out
    for part in (
        "Du würfelst 5-4-3.",
        "Du legst eine 5 beiseite.",
        "Du nimmst den letzten Schritt zurück.",
        "Bauer ×2",
        "Ein starker Spieler würde das tun",
        "Auf Wiedersehen!",
    ):
        assert part in out


@pytest.mark.parametrize(
    "line", ["foo", "7", "-1", "3.5", "9" * 5000, "٣", "3 foo", "undo 2", "[bold]", "\x1b[31m", "\x00", "ende"]
)
def test_bad_input_gets_one_sentence_and_the_question_again(run: Run, line: str) -> None:
    out = " ".join(run("play --seed 7", line).out.split())
    assert out.count("type what stands before a choice, or h for help.") == 1
    assert out.count("Your choice:") == 2
    assert out.isprintable()


def test_a_die_that_is_not_there_is_answered_with_that(run: Run) -> None:
    assert "No active die shows a 6, so you cannot set one aside." in run("play --seed 7", "6").out


def test_T6_a_tile_that_another_has_is_answered_with_who_has_it(run: Run) -> None:
    out = run("play tumult --names Ada,Ben --players 2 --seed 3 --lang en", "1", "1", "4", "k", "4").out
    assert re.search(r"(Ada|Ben) has kept this tile\.", out)


@pytest.mark.parametrize("line", ["", "list", "?", "0"])
def test_the_choices_are_listed_again_when_asked_for(run: Run, line: str) -> None:
    assert run("play --seed 7", line).out.count("   3  set a 3 aside") == 2


@pytest.mark.parametrize(("line", "part"), [("h", "You want the favour of the King"), ("q", "Goodbye!")])
def test_help_and_leaving_have_a_letter(run: Run, line: str, part: str) -> None:
    out = run("play --seed 7", line, "3").out
    assert part in out
    assert ("You set a 3 aside." in out) == (line == "h")


def test_several_numbers_are_done_one_after_the_other(run: Run) -> None:
    assert "You set 5-4-3 aside." in run("play --seed 7", "3 4 5").out


def test_several_numbers_stop_where_the_rules_do_with_their_reason(run: Run) -> None:
    out = " ".join(run("play --seed 7", "3 3").out.split())
    assert "You set a 3 aside. No active die shows a 3, so you cannot set one aside." in out


def test_a_number_typed_beyond_the_end_of_the_turn_says_so(run: Run) -> None:
    assert "It is not your turn: Beatrix is to act." in run("play --seed 7", "3 4 5", "1 1").out


def test_a_step_can_be_taken_back_until_dice_are_rolled(run: Run) -> None:
    out = run("play --seed 7", "3", "undo", "undo", "3", "r", "undo").out
    assert out.count("You take the last step back.") == 1
    assert out.count("Nothing can be taken back now") == 2


def test_a_step_taken_back_is_told_once_to_everybody(run: Run) -> None:
    out = run("play --players 2 --bots 0 --seed 7", "3", "undo", "3", "4", "k", "1").out
    assert out.count("You take the last step back.") == 1
    assert out.count("takes the last step back") == 1


def test_help_cards_and_board_explain_without_changing_anything(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run(f"play --seed 7 --save {file}", "help", "cards", "board").out
    assert "save FILE" in out
    assert "q, quit" in out
    assert "re-rolls one active die" in out
    assert out.count("On display") == 2
    assert json.loads(file.read_text())["log"] == []


def test_what_is_done_is_in_the_file_at_once_and_the_game_goes_on_from_there(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    left = run(f"play --seed 7 --save {file}", "3", "4")
    assert [entry["action"]["face"] for entry in json.loads(file.read_text())["log"]] == [3, 4]
    assert left.out.endswith(f"regalia play --resume {file}\n")
    resumed = run(f"play --resume {file}", "5")
    assert "On display" in resumed.out
    assert "You set a 5 aside." in resumed.out
    assert len(json.loads(file.read_text())["log"]) == 3
    assert os.listdir(tmp_path) == ["game.json"]


def test_where_the_command_is_not_found_by_name_its_path_is_said(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.terminal.files.shutil.which", lambda name: None)
    monkeypatch.setattr("sys.argv", [f"{Path.cwd()}/.venv/bin/regalia"])
    out = run(f"play --seed 7 --save {tmp_path}/game.json", "3").out
    assert f"go on with it: .venv/bin/regalia play --resume {tmp_path}/game.json" in out


def test_a_game_can_be_saved_while_it_is_played_but_over_no_other_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("precious")
    out = run("play --seed 7", "save", f"save {tmp_path}/old.json", f"save {tmp_path}/a/b", f"save {tmp_path}/new", "3")
    told = " ".join(out.out.split())
    for part in ("Type save and the name of a file", "exists already", "cannot be written", "The game is kept"):
        assert part in told
    assert (tmp_path / "old.json").read_text() == "precious"
    assert len(json.loads((tmp_path / "new").read_text())["log"]) == 1


def test_the_end_of_input_ends_politely(run: Run) -> None:
    done = run("play --seed 7")
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("Goodbye!\n")  # nothing was done, so nothing is kept


# a process that a script starts in the background may be deaf to interrupts, and its children with it
INTERRUPTIBLE = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from regalia.cli import main
sys.exit(main())
"""


def test_an_interrupt_ends_politely_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, "play", "--seed", "7", "--lang", "en", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        assert game.stderr is not None
        game.stdin.write(b"3\n")
        game.stdin.flush()
        assert any(b"You set a 3 aside." in line for line in iter(game.stdout.readline, b""))
        game.send_signal(signal.SIGINT)
        out = game.stdout.read()
        assert (game.wait(), game.stderr.read()) == (130, b"")
    assert b"Goodbye!" in out
    assert len(json.loads(file.read_text())["log"]) == 1


def test_bots_alone_play_without_a_question(run: Run) -> None:
    done = run("play --players 3 --bots 3 --seed 1")
    assert done.code == 0
    assert "your choice" not in done.out.lower()
    assert done.out.splitlines()[-1] == "Nobody beat the 7 fives of Conrad, who keeps the King and wins."


def test_friends_share_the_keyboard(run: Run) -> None:
    out = run("play --players 2 --bots 0 --seed 7", "3 4 5", "1").out
    assert "Player 1, your choice:" in out
    assert "Player 2, your choice:" in out
    assert "takes the Fool" in out


def test_no_colour_where_none_is_wanted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert COLOUR.search(run("play --seed 7", "cards").out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not COLOUR.search(run("play --seed 7", "cards").out)


def test_plain_letters_where_there_are_no_others() -> None:
    done = run_alone("play --seed 7 --lang de", "3", "karten", PYTHONIOENCODING="ascii")
    assert (done.code, done.err) == (0, "")
    assert done.out.isascii()
    for part in ("+-----+", "|o   o|", "Du wuerfelst 5-4-3.", "Jaeger x2"):
        assert part in done.out
    assert "?" not in done.out


def test_a_letter_that_cannot_be_read_is_only_a_wrong_answer() -> None:
    done = run_alone("play --seed 7 --lang en", "\udcff", PYTHONIOENCODING="ascii")
    assert (done.code, done.err) == (0, "")
    assert "I do not understand" in done.out
