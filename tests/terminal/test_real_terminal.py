"""Whole games in a real terminal of 80 by 24, by a script that reads only the screen."""

import re
from pathlib import Path

import pytest
from rich.console import Console

import regalia
from regalia.game import load_game
from regalia.terminal.compiling import compile_game
from regalia.terminal.files import read_record
from tests.soak import soaked
from tests.terminal.reading import marks
from tests.terminal.tmux import Reader, RealTerminal

SIGHTS = {
    "en": ("Your choice:", "Space keeps it", "The game is over. r: play again"),
    "de": ("Deine Wahl:", "Leertaste: behalten", "Das Spiel ist aus. r: noch einmal"),
}


@pytest.mark.parametrize("language", SIGHTS)
@pytest.mark.parametrize("game", regalia.GAMES)
def test_a_whole_game_is_played_by_a_script_that_reads_only_the_screen(
    tmp_path: Path, game: str, language: str
) -> None:
    compile_game(Console(quiet=True), load_game(game), language)  # however long that takes: screens are waited for
    for seed in range(1, soaked(50, quick=1) + 1):
        data = tmp_path / str(seed)
        command = f"play {game} --players 2 --seed {seed} --lang {language}"
        with RealTerminal(command, data) as terminal:
            Reader(terminal, *SIGHTS[language], seed).play()
            terminal.press("C-u", "Enter")  # a key may have come too late for the sand
            terminal.wait_for("ENDED 0")
        (file,) = (data / "regalia" / "games").iterdir()
        assert read_record(file)[1].over


def test_the_start_menu_begins_a_game_keeps_it_and_goes_on_with_it(tmp_path: Path) -> None:
    with RealTerminal("", tmp_path) as terminal:
        terminal.wait_for("q to leave [1]:")
        terminal.answer("q to leave [1]:", "1")
        for prompt, line in (("[3]:", "2"), ("[Player 1]:", "Ada"), ("[2]:", "easy")):
            terminal.wait_for(prompt)
            terminal.answer(prompt, line)
        screen = terminal.wait_for("Your choice:")
        terminal.answer("Your choice:", marks(screen)[0])
        terminal.wait(lambda screen: screen.endswith("Your choice:"))
        terminal.answer("Your choice:", "q")
        terminal.wait_for("The game is kept in")
    with RealTerminal("", tmp_path) as terminal:
        assert "go on: To Court the King" in terminal.wait_for("q to leave [1]:")
        terminal.press("Enter")
        terminal.wait_for("Your choice:")


def test_a_window_that_changes_its_size_is_drawn_anew_while_nobody_types(tmp_path: Path) -> None:
    with RealTerminal("play court --players 2 --seed 7 --lang en", tmp_path, 100, 40) as terminal:
        assert "On display" in terminal.wait_for("Your choice:")
        terminal.resize(60, 20)
        small = terminal.wait(lambda screen: screen.startswith("─" * 15) and screen.endswith("Your choice:"))
        assert "On display" not in small
        terminal.resize(100, 40)
        terminal.wait(lambda screen: "On display" in screen and screen.endswith("Your choice:"))
        terminal.answer("Your choice:", "3")
        terminal.wait_for("You set a 3 aside.")


def test_the_hand_of_whoever_had_the_keyboard_is_not_in_the_scrollback(tmp_path: Path) -> None:
    with RealTerminal("play council --names Ada,Ben --players 2 --seed 11 --lang en", tmp_path) as terminal:
        first = terminal.wait_for("nobody else is looking")
        assert "Your cards" not in first
        terminal.press("Enter")
        terminal.wait_for("Your cards")
        terminal.answer("your choice:", "e 1")
        terminal.wait_for("end the turn")
        terminal.answer("your choice:", ".")
        terminal.wait_for("nobody else is looking")
        assert "Your cards" not in terminal.scrollback


@pytest.mark.parametrize(("language", "left"), [("en", r"(\d+) seconds? left"), ("de", r"[Nn]och (\d+) Sekunden?")])
def test_the_sand_runs_on_the_screen_while_nobody_types(tmp_path: Path, language: str, left: str) -> None:
    def seconds(screen: str) -> int:
        found = re.search(left, screen)
        return int(found[1]) if found else -1

    command = f"play tumult --players 2 --seed 3 --option seconds=10 --lang {language}"
    with RealTerminal(command, tmp_path) as terminal:
        for _ in range(2):  # the first statue; then to be ready, or to turn the hourglass
            terminal.wait(lambda screen: screen.endswith(SIGHTS[language][0]))
            terminal.answer(SIGHTS[language][0], "1")
        first = terminal.wait(lambda screen: seconds(screen) > 0)
        later = terminal.wait(lambda screen: 0 <= seconds(screen) < seconds(first))
        assert 0 < later.count("█") < first.count("█")
        terminal.wait(lambda screen: seconds(screen) < 0)
