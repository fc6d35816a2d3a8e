"""Whole games in a real terminal of 80 by 24, by a script that reads only the screen."""

from pathlib import Path

import pytest

import regalia
from regalia.terminal.files import read_record
from tests.soak import soaked
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
    for seed in range(1, soaked(50, quick=1) + 1):
        data = tmp_path / str(seed)
        command = f"play {game} --players 2 --seed {seed} --lang {language}"
        with RealTerminal(command, data) as terminal:
            Reader(terminal, *SIGHTS[language], seed).play()
            terminal.press("Enter")
            terminal.wait_for("ENDED 0")
        (file,) = (data / "regalia" / "games").iterdir()
        assert read_record(file)[1].over
