"""The commands, their complaints, and looking at records."""

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import regalia
from regalia.records import sealed
from regalia.terminal.arguments import COMMANDS
from tests.typed import Run, random_numbers, run_alone


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short record: a die set aside, taken back, set aside again, and a roll."""
    match = regalia.new("court", players=2, seed=7)
    seat = match.actors[0]
    first = match.legal(seat)[0]
    match.play(seat, first)
    match.undo(seat)
    match.play(seat, first)
    match.play(seat, {"type": "roll"})
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()))
    return file


def one_sentence(text: str) -> bool:
    return bool(re.fullmatch(r"[^\n]+\n", text))


def test_without_a_command_it_shows_its_help(run: Run) -> None:
    done = run("")
    assert done.code == 0
    for command in ("play", "replay", "rulings", "compile", "arena"):
        assert f"    {command}" in done.out


def test_it_is_a_module_too_and_knows_its_version() -> None:
    assert run_alone("--version").out == "0.1.0\n"


def test_the_help_of_play_lists_the_options_of_the_games(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("play --help --lang de")
    out = capsys.readouterr().out
    assert "Aufruf:" in out
    assert "fools=players" in out
    assert "einen für jeden Mitspieler" in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    "command",
    [
        "dance", "play chess", "play --players 1", "play --players 6", "play --players two", "play --bots 4",
        "play --bots -1", "play --bots x", "play --seed -1", "play --seed x", f"play --seed {1 << 128}",
        f"play --seed {'9' * 5000}", "play --option fools", "play --option fools=3", "play --option x=1",
        "play --option =", f"play --option dice_limit={'9' * 5000}", "play --lang fr", "play --lang", "play --what",
        "play --save /nowhere/game.json", "play --save /", "play --save /dev/null", "play --resume /nowhere",
        "play --resume x --players 3", "replay", "replay a b", "rulings chess", "compile chess",
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_cannot_be_done_is_one_sentence_and_code_2(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    done = run(command)
    assert (done.code, done.out) == (2, "")
    assert one_sentence(done.err)


@pytest.mark.parametrize(
    ("command", "english", "german"),
    [
        ("dance", "There is no command 'dance'; there is play, ", "Es gibt keinen Befehl 'dance'; es gibt play, "),
        (
            "play --lang fr",
            "There is no language 'fr'; there is en, de.",
            "Es gibt keine Sprache 'fr'; es gibt en, de.",
        ),
        ("play --seed", "--seed needs a value", "--seed braucht einen Wert"),
        ("play court 3", "nothing that '3' could mean here", "Mit '3' ist hier nichts anzufangen"),
        ("serve --what", "nothing that '--what' could mean here", "Mit '--what' ist hier nichts anzufangen"),
        ("replay", "FILE is missing", "Es fehlt DATEI"),
        ("arena --json=1", "--json takes no value, so not '1'.", "--json hat keinen Wert, also auch nicht '1'."),
    ],
)
def test_a_command_line_that_is_not_understood_is_answered_in_the_reader_s_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, english: str, german: str
) -> None:
    assert english in run(command).err
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert german in run(command).err


ENGLISH = re.compile(r"\b(usage|options|arguments|the|and|show|FILE|SECONDS|NAMES|VALUE|FOLDER|ADDRESS|GAME)\b")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_german_help_has_no_english_in_it(run: Run, capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit):
        run(f"{command} --help --lang de".strip())
    out = capsys.readouterr().out
    assert out.startswith("Aufruf: regalia")
    assert ENGLISH.findall(out) == []


def test_help_is_in_plain_letters_where_there_are_no_others() -> None:
    assert "Koenigliche Brettspiele" in run_alone("--help --lang de", PYTHONIOENCODING="ascii").out


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert "Es gibt kein Spiel" in run("--lang de play chess").err


def test_the_language_is_that_of_the_surroundings_unless_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Es gibt kein Spiel" in run("play chess").err
    assert "There is no game" in run("play chess --lang en").err
    monkeypatch.setenv("LC_ALL", "C")
    assert "There is no game" in run("play chess").err


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(f"play --option fools=players --option dice_limit=12 --option turn_limit=9 --save {file}")
    assert json.loads(file.read_text())["options"] == {"fools": "players", "dice_limit": 12, "turn_limit": 9}


def test_compiling_what_is_compiled_says_nothing(run: Run) -> None:
    run("compile")
    assert run("compile court") == (0, "", "")


def test_rulings_are_told_with_their_code_and_tests(run: Run) -> None:
    done = run("rulings court --lang de")
    assert done.code == 0
    assert [line.split()[0] for line in done.out.splitlines() if re.match(r"C\d", line)] == [
        f"C{n}" for n in range(1, 22)
    ]
    assert "rules/turn.py::refuse_roll" in done.out


def test_a_record_is_told_whole_where_nobody_can_answer(run: Run, record: Path) -> None:
    done = run(f"replay {record}")
    assert done.code == 0
    told = " ".join(done.out.split())
    assert "sets a 3 aside, takes the last step back, sets a 3 aside, rolls" in told


def test_a_step_taken_back_is_told_once_in_its_frame(run: Run, record: Path) -> None:
    assert run(f"replay {record}").out.count("takes the last step back") == 1
    frame = stepped(record, "a", "2", "q").partition("After 2 of 4 actions")[2]
    assert frame.count("takes the last step back") == 1
    assert "sets a 3 aside" not in frame


def test_a_whole_game_is_told_to_its_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(f"play --players 2 --seed 1 --save {file}", *random_numbers(1))
    done = run(f"replay {file} --all --lang de")
    assert done.code == 0
    assert "gewinnt." in done.out.splitlines()[-1]


def test_a_record_is_stepped_through_forth_and_back(record: Path) -> None:
    seen = stepped(record, "a", "b", "", "b", "99", "x", "4", "", "q", "never read")
    assert re.findall(r"After (\d) of 4 actions", seen) == ["0", "0", "1", "0", "0", "0", "4", "4"]
    for part in ("You are at the start.", "This is the end of the record.", "a number from 0 to 4"):
        assert part in seen


def test_a_record_is_stepped_through_by_turns_and_from_there_by_actions(record: Path) -> None:
    seen = stepped(record, "", "a", "b", "t", "q")
    assert re.findall(r"After (\d of \d \w+)", seen) == [
        "0 of 1 turns", "1 of 1 turns", "4 of 4 actions", "3 of 4 actions", "0 of 1 turns",
    ]  # fmt: skip


def stepped(record: Path, *typed: str) -> str:
    """What a reader at a terminal sees who types these lines."""
    ours, theirs = pty.openpty()
    os.write(ours, "".join(f"{line}\n" for line in typed).encode())
    command = [sys.executable, "-m", "regalia", "replay", str(record), "--lang", "en"]
    done = subprocess.run(command, stdin=theirs, capture_output=True, text=True, check=False)
    os.close(theirs)
    os.close(ours)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_record_that_begins_with_a_position_can_be_told(run: Run, tmp_path: Path) -> None:
    match = regalia.position("court", {"players": 2, "active": [0, 0, 0, 0, 0, 0, 3]})
    match.play(match.actors[0], {"type": "keep", "face": 6})
    (tmp_path / "record.json").write_text(json.dumps(match.record()))
    assert "sets a 6 aside" in run(f"replay {tmp_path}/record.json").out


def changed(record: Path, **parts: Any) -> str:
    return json.dumps(json.loads(record.read_text()) | parts)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "content",
    [
        b"", b"no JSON", b"\xff\xfe\x00", b"null", b"[]", b"{}", b'{"format": "regalia 1"}', b"[" * 200_000,
        b'{"a":' * 200_000, b"[" * 900 + b"]" * 900, b"1" * 5000, b"NaN",
    ],
    ids=range(12),
)  # fmt: skip
def test_a_file_that_is_no_record_is_refused(run: Run, tmp_path: Path, content: bytes, language: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    done = run(f"replay {file} --lang {language}")
    assert (done.code, done.out) == (2, "")
    assert one_sentence(done.err)
    assert str(file) in done.err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "ist keine Aufzeichnung eines Spiels: ab Zeile 1, Spalte 1 lässt sie sich nicht als JSON lesen."),
        ('{"a":\n 1', "ab Zeile 2, Spalte 3 lässt sie sich nicht als JSON lesen."),
        ("[]", "ist keine Aufzeichnung, die sich spielen lässt: Das ist keine Aufzeichnung einer Partie: []."),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_german(run: Run, tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content)
    assert said in run(f"replay {file} --lang de").err


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (
            {"seed": "0" * 32},
            "Die Aufzeichnung wurde verändert oder ist nicht vollständig: Ihre Prüfsumme passt nicht.",
        ),
        ({"log": [{"seat": 0}]}, "Eintrag 0 des Protokolls ist nicht zu lesen"),
        (
            {"log": [{"seat": 0, "action": {"type": "roll"}}]},
            "Eintrag 0 des Protokolls: Lege mindestens einen Würfel beiseite, bevor du",
        ),
        ({"edition": 99}, "Es gibt keine Ausgabe 99 der Regeln von court."),
        ({"players": 9}, "court ist für 2 bis 5 Spieler, nicht 9."),
    ],
    ids=["seal", "entry", "turn", "edition", "players"],
)
def test_what_is_wrong_with_a_record_is_said_in_german(
    run: Run, record: Path, parts: dict[str, Any], said: str
) -> None:
    broken = json.loads(changed(record, **parts))
    record.write_text(json.dumps(broken if "seed" in parts else sealed(broken)))
    assert said in run(f"replay {record} --lang de").err


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/nowhere/record.json", "/nowhere/record.json lässt sich nicht lesen: so eine Datei gibt es nicht."),
        ("/", "/ lässt sich nicht lesen: das ist ein Ordner."),
        ("a\0b", "so kann keine Datei heißen."),
        ("/dev/zero", "/dev/zero ist zu groß für die Aufzeichnung eines Spiels."),
    ],
)
def test_why_a_file_cannot_be_read_is_said_in_german(run: Run, path: str, said: str) -> None:
    assert said in run(f"replay {path} --lang de").err


@pytest.mark.parametrize(
    "parts", [{"seed": "0" * 32}, {"players": 3}, {"log": []}, {"log": 5}, {"result": {}}], ids=str
)
def test_a_record_that_was_changed_is_refused(run: Run, record: Path, parts: dict[str, Any]) -> None:
    record.write_text(changed(record, **parts))
    done = run(f"replay {record}")
    assert (done.code, done.out) == (2, "")
    assert one_sentence(done.err)


@pytest.mark.parametrize("path", ["/nowhere/record.json", "/", "/dev/zero", "a\0b"])
def test_a_file_that_cannot_be_read_is_refused(run: Run, path: str) -> None:
    done = run(f"replay {path}")
    assert (done.code, done.out) == (2, "")
    assert one_sentence(done.err)
