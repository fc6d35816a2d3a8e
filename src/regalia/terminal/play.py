"""Playing in the terminal: people at one keyboard, and bots in the other seats."""

import random
from enum import Enum

from rich.console import RenderableType
from rich.text import Text

from regalia.table import Table
from regalia.terminal.display import Display
from regalia.terminal.ending import ended
from regalia.terminal.keeping import Keeper
from regalia.terminal.keyboard import commands
from regalia.terminal.opponents import is_slow
from regalia.terminal.readers import Readers
from regalia.terminal.rush import Rush, Time
from regalia.terminal.saving import Saver
from regalia.terminal.thinking import thinking
from regalia.terminal.turns import Turns
from regalia.words import Words


class End(Enum):
    """How playing came to an end."""

    OVER = 0
    LEFT = 1
    INTERRUPTED = 2
    REMATCH = 3


class Play:
    """One match at this terminal, to its end or until somebody leaves."""

    def __init__(self, display: Display, table: Table, time: Time, words: Words, keeper: Keeper) -> None:
        self._display = display
        self._table = table
        self._match = table.match
        self._words = words
        self._time = time
        self._saver = Saver(keeper, display, words)
        self._readers = Readers(display, table, words)
        self._turns = Turns(display, table, words, self._readers, self._saver)
        self._rush = Rush(display, table, time, words, self._readers.state, self._readers.listen)
        self._again = commands(words, "rematch")
        self._chance = random.Random(self._match.to_bytes())  # who is asked first where several may act

    @property
    def _person(self) -> int | None:
        """The only person at the table, for whom the others play."""
        people = self._table.people
        return people[0] if len(people) == 1 else None

    def run(self) -> End:
        """Play to the end; what is to be remembered of it is left behind when the screen is gone."""
        end = End.OVER
        with self._display.open():
            try:
                self._play()
                end = self._await_leave()
            except EOFError:
                end = End.OVER if self._match.over else End.LEFT
            except KeyboardInterrupt:
                end = End.INTERRUPTED
        if end != End.REMATCH:
            self._say_goodbye()
        return end

    def _play(self) -> None:
        if not self._display.is_screen:
            self._display.console.rule(self._words(f"{self._match.game.name}-title"))
        if self._table.people:
            self._display.say(Text(self._words("welcome")))
        self._readers.listen(self._match.news())
        while not self._match.over:
            if self._is_timed:
                self._go_on_by_clock()
            else:
                self._go_on()
        self._saver.save()

    @property
    def _is_timed(self) -> bool:
        """Whether a clock runs; it stands still for several people, who cannot share a keyboard in a hurry."""
        return self._match.clock is not None and len(self._table.people) < 2

    def _go_on(self) -> None:
        """Whoever may act does, where several may by lot. The clock waits."""
        self._rush.stop_asking()
        seat = self._chance.choice(self._match.actors) if self._match.actors else None
        if seat is None:
            self._readers.listen(self._table.tick())
        elif self._table.players[seat].is_person:
            self._turns.take(seat)
        else:
            self._let_bot_act(seat)

    def _go_on_by_clock(self) -> None:
        """The person and the clock; where nobody can do anything any more, time is skipped."""
        person, due = self._person, self._table.due
        assert due is not None, "a glass runs out"
        if person is not None and person in self._match.actors:
            self._rush.go_on(person, lambda line: self._turns.obey_in_rush(person, line))
            return
        self._time.skip_to(due.at)
        if due.seat is None:
            self._rush.stop_asking()
        self._readers.listen(self._table.move())

    def _let_bot_act(self, seat: int) -> None:
        player = self._table.players[seat]
        if is_slow(player) and len(self._table.people) < 2:
            self._keep_up(seat)
        with thinking(self._display.console, self._words("thinking", name=player.name) if is_slow(player) else ""):
            news = self._table.let_act(seat)
        self._readers.listen(news)

    def _keep_up(self, seat: int) -> None:
        """Before a slow bot's turn, whoever waits for it reads what happened until then."""
        if self._match.log and self._match.log[-1].get("seat") == seat:
            return
        self._saver.save()
        if self._display.is_screen:
            self._readers.show(self._person)
        else:
            self._display.tell(self._readers.told_until(seat, self._person))

    def _await_leave(self) -> End:
        """Show how it ended; whether people want to play again."""
        if not self._display.is_screen:
            self._display.tell([*self._readers.told(self._person), *self._ended])
        if not self._table.people:
            return End.OVER
        while True:
            if self._display.is_screen:
                self._readers.show(self._person, menu=self._ended)
            line = self._display.ask(self._words("over-prompt"))
            if line.casefold() in self._again:
                return End.REMATCH
            if not self._turns.answer_at_the_end(line):
                return End.OVER

    @property
    def _ended(self) -> list[RenderableType]:
        return [*ended(self._match, self._table.company(self._person), self._words)]

    def _say_goodbye(self) -> None:
        """What stays on the terminal: how it ended, or where it goes on."""
        self._saver.save()
        if not self._match.over:
            self._display.console.print()
            self._display.console.print(self._words("goodbye"))
        elif self._display.is_screen:
            self._display.tell(self._ended)
        self._saver.say_where(over=self._match.over)
