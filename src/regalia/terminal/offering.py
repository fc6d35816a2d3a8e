"""What a person can choose from now."""

from collections.abc import Sequence

from regalia.errors import IllegalAction
from regalia.match import Match
from regalia.table import Table
from regalia.telling import choices as offers
from regalia.terminal.art import State, art
from regalia.terminal.keys import keys
from regalia.terminal.menus import Choice, Menu, Shortcut, choices, shortened
from regalia.words import Words


class Offering:
    def __init__(self, table: Table, words: Words) -> None:
        self._table = table
        self._words = words
        game = table.match.game.name
        self._art, self._keys = art(game), keys(game)

    def menu(self, seat: int, state: State) -> Menu:
        """What can be done, shortcuts first where there is a choice at all."""
        found = self.choices(self._table.match, seat)
        shortcuts = [Shortcut(*shortcut) for shortcut in self._art.shortcuts(state)]
        short = shortened(shortcuts, self._words, self._table.company(seat), self._keys)
        return Menu([*short, *found] if len(found) > 1 else found)

    def choices(self, match: Match, seat: int) -> list[Choice]:
        offered = offers(match.game, match.hidden(seat), seat)
        return choices(offered, self._words, self._table.company(seat), self._keys)

    def why_no_piece(self, menu: Menu, seat: int, word: str) -> IllegalAction | None:
        """Why the piece whose number is typed cannot be chosen, where numbers are those of pieces."""
        argument, added, most = self._keys.NUMBERED.get(menu.bare, ("", 0, 0))
        if not (word.isascii() and word.isdigit() and 0 < int(word[:3]) <= most):
            return None
        return self._table.match.why_not(seat, {"type": menu.bare, argument: int(word) - added})

    def is_forced(self, offered: Sequence[Choice]) -> bool:
        """Whether only one thing can be done, and nobody need be asked."""
        return len(offered) == 1 and offered[0].name not in self._keys.ASKED

    def steps_back(self, seat: int) -> int:
        """How many actions lead back to a choice; 0 if it cannot be reached."""
        trial, steps = self._table.match.copy(), 0
        while trial.can_undo(seat):
            trial.undo(seat)
            steps += 1
            if not self.is_forced(self.choices(trial, seat)):
                return steps
        return 0
