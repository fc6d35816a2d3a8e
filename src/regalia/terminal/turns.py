"""A person's turn at the keyboard: what is listed, typed and done."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from regalia.errors import IllegalAction, quoted
from regalia.table import Table
from regalia.telling import Action
from regalia.terminal.answers import LOOKS, QUESTIONS, Answers
from regalia.terminal.display import Display
from regalia.terminal.keyboard import commands
from regalia.terminal.keys import keys
from regalia.terminal.menus import Menu, listed, read
from regalia.terminal.offering import Offering
from regalia.terminal.readers import Readers
from regalia.terminal.saving import Saver
from regalia.words import Words


class Turns:
    """The turns of all people at this keyboard, and the commands that they can give besides."""

    def __init__(self, display: Display, table: Table, words: Words, readers: Readers, saver: Saver) -> None:
        self._display = display
        self._table = table
        self._match = table.match
        self._words = words
        self._readers = readers
        self._saver = saver
        own_keys = keys(self._match.game.name).KEYS[words.language]
        self._known = {*own_keys.values()}
        self._offering = Offering(table, words)
        self._answers = Answers(display, table, words, readers.state, readers.story, own_keys)
        self._commands = commands(words, "undo", "list", "save", "quit", *QUESTIONS)
        self._reader: int | None = None  # who looks at the screen
        self._rest = ""  # of a line, for what can be done next

    def take(self, seat: int) -> None:
        """Ask a player, or do what can only be done."""
        menu = self._offering.menu(seat, self._readers.state(seat))
        if self._offering.is_forced(menu.choices):
            self._act(seat, menu.choices[0].actions)
            return
        self._saver.save()
        self._hand_over(seat)
        if self._rest:
            line, self._rest = self._rest, ""
        else:
            self._show(seat, menu)
            line = self._ask(seat)
        while (again := self._obey(seat, menu, line)) is not None:
            if self._display.is_screen:
                self._show(seat, again)
            elif again is not menu:
                self._display.tell(self._listed(again))
            menu, line = again, self._ask(seat)

    def _hand_over(self, seat: int) -> None:
        """Where several people share the screen, what only one may know waits until the others look away."""
        if seat == self._reader:
            return
        self._reader, self._rest = seat, ""
        if len(self._table.people) > 1 and self._match.hidden(seat).tobytes() != self._match.hidden(None).tobytes():
            self._display.console.clear()
            line = self._display.ask(self._words("hand-over", name=self._table.players[seat].name))
            if self._commands.get(line.casefold()) == "quit":
                raise EOFError

    def _show(self, seat: int, menu: Menu) -> None:
        hint = self._words.say(self._table.expected(seat), self._table.company(seat))
        self._readers.show(seat, hint, self._listed(menu))

    def _listed(self, menu: Menu) -> list[RenderableType]:
        return [*listed(menu, self._words("back"))]

    def _ask(self, seat: int) -> str:
        name, people = self._table.players[seat].name, len(self._table.people)
        return self._display.ask(self._words("prompt", name=name, people=people))

    def _obey(self, seat: int, menu: Menu, line: str) -> Menu | None:
        """Do what was typed; what is to be listed then, or None if the position has changed."""
        typed = read(line, menu, self._known)
        if typed is None:
            return self._command(seat, menu, line)
        if not typed.choices:
            return Menu(menu.choices, typed.opened)
        self._readers.has_read(seat)
        actions = [action for choice in typed.choices for action in choice.actions]
        if not self._act(seat, actions):
            return menu
        self._rest = typed.rest
        return None

    def obey_in_rush(self, seat: int, line: str) -> None:
        """A line that is no movement."""
        if line.partition(" ")[0].casefold() in self._commands:
            self._command(seat, Menu([]), line)
        else:
            self._say("rush-how")

    def answer_at_the_end(self, line: str) -> bool:
        """Answer a question about a match that is over; False if the line leaves it."""
        command = self._commands.get(line.casefold())
        if command == "quit" or not line:
            return False
        if command in LOOKS:
            self._answers.answer(command, "", self._table.people[0], [])
        else:
            self._say("over-how")
        return True

    def _command(self, seat: int, menu: Menu, line: str) -> Menu | None:
        word, _, rest = line.partition(" ")
        command = "list" if line in ("", "0") else self._commands.get(word.casefold())
        if command in QUESTIONS and (not rest or command == "why"):
            self._answers.answer(command, rest.strip().casefold(), seat, menu.choices)
        elif command == "save":
            self._saver.save_as(rest.strip(), self._match.game.name)
        elif line.casefold() in self._known:
            self._answers.answer("why", line.casefold(), seat, menu.choices)
        elif (refused := self._offering.why_no_piece(menu, seat, line)) is not None:
            self._display.say(Text(self._words.say(refused.sentence, self._table.company(seat))))
        elif command is None or rest:
            self._say("not-understood", line=quoted(line))
        elif command == "quit":
            raise EOFError
        elif command == "undo":
            return None if self._undo(seat) else menu
        else:
            return Menu(menu.choices)
        return menu

    def _act(self, seat: int, actions: Sequence[Action]) -> bool:
        """Play the actions in their order, as far as the rules allow; whether anything was done."""
        for done, action in enumerate(actions):
            try:
                self._readers.listen(self._table.act(seat, dict(action)))
            except IllegalAction as error:
                if not self._display.is_screen:
                    self._display.tell(self._readers.told(seat))
                self._display.say(Text(self._words.say(error.sentence, self._table.company(seat)), "bold"))
                return done > 0
            self._saver.save()
        return True

    def _undo(self, seat: int) -> bool:
        """Take the last step back that was chosen, and those after it that were not."""
        steps = self._offering.steps_back(seat)
        if not steps:
            self._say("no-undo")
            return False
        self._readers.listen(self._table.undo(seat, steps))
        self._saver.save()
        return True

    def _say(self, message: str, **arguments: object) -> None:
        self._display.say(Text(self._words(message, **arguments)))
