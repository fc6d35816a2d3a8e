"""Playing in the terminal: people at one keyboard, and bots in the other seats."""

import random
from collections.abc import Sequence
from enum import Enum
from itertools import takewhile
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from regalia.errors import IllegalAction, quoted
from regalia.match import Match
from regalia.table import Table
from regalia.telling import Action, Event, telling
from regalia.telling import choices as offers
from regalia.terminal.answers import QUESTIONS, Answers
from regalia.terminal.art import State, art
from regalia.terminal.display import Display
from regalia.terminal.ending import ended
from regalia.terminal.keeping import Keeper
from regalia.terminal.keyboard import commands
from regalia.terminal.keys import keys
from regalia.terminal.menus import Choice, Menu, Shortcut, choices, listed, read, shortened
from regalia.terminal.opponents import is_slow
from regalia.terminal.problem import Problem
from regalia.terminal.rush import Rush, Time
from regalia.terminal.scene import Scene
from regalia.terminal.story import Story
from regalia.terminal.thinking import thinking
from regalia.views import News
from regalia.words import Words

_MOST_EVENTS = 200  # of the story, kept for the screen


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
        self._keeper = keeper
        game = self._match.game.name
        self._art, self._keys, self._telling = art(game), keys(game), telling(game)
        own_keys = self._keys.KEYS[words.language]
        self._known = {*own_keys.values()}
        self._story = Story(self._match.game, table.company(None), words)
        self._commands = commands(words, "undo", "list", "save", "quit", "rematch", *QUESTIONS)
        self._chance = random.Random(self._match.to_bytes())  # who is asked first where several may act
        self._reader: int | None = None  # who looks at the screen
        self._rest = ""  # of a line, for what can be done next
        self._heard: dict[int | None, list[Event]] = {seat: [] for seat in [*table.people, None]}
        self._rush = Rush(display, table, time, words, self._state, self._listen)
        self._time = time
        self._answers = Answers(display, table, words, self._state, self._story, own_keys)

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
            self._say("welcome")
        self._listen(self._match.news())
        while not self._match.over:
            if self._is_timed:
                self._go_on_by_clock()
            else:
                self._go_on()
        self._save()

    @property
    def _is_timed(self) -> bool:
        """Whether a clock runs; it stands still for several people, who cannot share a keyboard in a hurry."""
        return self._match.clock is not None and len(self._table.people) < 2

    def _go_on(self) -> None:
        """Whoever may act does, where several may by lot. The clock waits."""
        self._rush.stop_asking()
        seat = self._chance.choice(self._match.actors) if self._match.actors else None
        if seat is None:
            self._listen(self._table.tick())
        elif self._table.players[seat].is_person:
            self._take_turn(seat)
        else:
            self._let_bot_act(seat)

    def _go_on_by_clock(self) -> None:
        """The person and the clock; where nobody can do anything any more, time is skipped."""
        person, due = self._person, self._table.due
        assert due is not None, "a glass runs out"
        if person is not None and person in self._match.actors:
            self._rush.go_on(person, lambda line: self._obey_in_rush(person, line))
            return
        self._time.skip_to(due.at)
        if due.seat is None:
            self._rush.stop_asking()
        self._listen(self._table.move())

    def _obey_in_rush(self, seat: int, line: str) -> None:
        """A line that is no movement."""
        if line.partition(" ")[0].casefold() in self._commands:
            self._command(seat, Menu([]), line)
        else:
            self._say("rush-how")

    def _take_turn(self, seat: int) -> None:
        """Ask a player, or do what can only be done."""
        menu = self._menu(seat)
        if self._is_forced(menu.choices):
            self._act(seat, menu.choices[0].actions)
            return
        self._save()
        self._hand_over(seat)
        if self._rest:
            line, self._rest = self._rest, ""
        else:
            self._display.show(self._scene(seat, menu))
            line = self._ask(seat)
        while (again := self._obey(seat, menu, line)) is not None:
            if self._display.is_screen:
                self._display.show(self._scene(seat, again))
            elif again is not menu:
                self._display.tell(self._listed(again))
            menu, line = again, self._ask(seat)

    def _is_forced(self, offered: Sequence[Choice]) -> bool:
        """Whether only one thing can be done, and nobody need be asked."""
        return len(offered) == 1 and offered[0].name not in self._keys.ASKED

    def _choices(self, match: Match, seat: int) -> list[Choice]:
        offered = offers(match.game, match.hidden(seat), seat)
        return choices(offered, self._words, self._table.company(seat), self._keys)

    def _menu(self, seat: int) -> Menu:
        """What can be done, shortcuts first where there is a choice at all."""
        found = self._choices(self._match, seat)
        company = self._table.company(seat)
        shortcuts = [Shortcut(*shortcut) for shortcut in self._art.shortcuts(self._state(seat))]
        return Menu([*shortened(shortcuts, self._words, company, self._keys), *found] if len(found) > 1 else found)

    def _scene(self, seat: int, menu: Menu) -> Scene:
        hint = self._words.say(self._table.expected(seat), self._table.company(seat))
        return Scene(self._title, self._tables(seat), self._told(seat), hint=hint, menu=self._listed(menu))

    @property
    def _title(self) -> str:
        return self._words(f"{self._match.game.name}-title")

    def _tables(self, reader: int | None) -> Sequence[RenderableType]:
        return self._art.tables(self._state(reader), reader, self._story.names_for(reader), self._words)

    def _listed(self, menu: Menu) -> list[RenderableType]:
        return [*listed(menu, self._words("back"))]

    def _ask(self, seat: int) -> str:
        name, people = self._table.players[seat].name, len(self._table.people)
        return self._display.ask(self._words("prompt", name=name, people=people))

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

    def _state(self, seat: int | None) -> State:
        shown: State = self._match.view(seat)["state"]
        return {**shown, **self._telling.derived(self._match.hidden(seat))}

    def _obey(self, seat: int, menu: Menu, line: str) -> Menu | None:
        """Do what was typed; what is to be listed then, or None if the position has changed."""
        typed = read(line, menu, self._known)
        if typed is None:
            return self._command(seat, menu, line)
        if not typed.choices:
            return Menu(menu.choices, typed.opened)
        actions = [action for choice in typed.choices for action in choice.actions]
        if not self._act(seat, actions):
            return menu
        self._rest = typed.rest
        return None

    def _command(self, seat: int, menu: Menu, line: str) -> Menu | None:
        word, _, rest = line.partition(" ")
        command = "list" if line in ("", "0") else self._commands.get(word.casefold())
        if command in QUESTIONS and (not rest or command == "why"):
            self._answers.answer(command, rest.strip().casefold(), seat, menu.choices)
        elif command == "save":
            self._save_as(rest.strip())
        elif line.casefold() in self._known:
            self._answers.answer("why", line.casefold(), seat, menu.choices)
        elif command is None or rest:
            self._say("not-understood", line=quoted(line), most=len(menu.entries))
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
                self._listen(self._table.act(seat, dict(action)))
            except IllegalAction as error:
                if not self._display.is_screen:
                    self._display.tell(self._told(seat))
                self._display.say(Text(self._words.say(error.sentence, self._table.company(seat)), "bold"))
                return done > 0
            self._save()
        return True

    def _undo(self, seat: int) -> bool:
        """Take the last step back that was chosen, and those after it that were not."""
        steps = self._steps_back(seat)
        if not steps:
            self._say("no-undo")
            return False
        self._listen(self._table.undo(seat, steps))
        self._save()
        return True

    def _steps_back(self, seat: int) -> int:
        """How many actions lead back to a choice; 0 if it cannot be reached."""
        trial, steps = self._match.copy(), 0
        while trial.can_undo(seat):
            trial.undo(seat)
            steps += 1
            if not self._is_forced(self._choices(trial, seat)):
                return steps
        return 0

    def _let_bot_act(self, seat: int) -> None:
        player = self._table.players[seat]
        if is_slow(player) and len(self._table.people) < 2:
            self._keep_up(seat)
        with thinking(self._display.console, self._words("thinking", name=player.name) if is_slow(player) else ""):
            news = self._table.let_act(seat)
        self._listen(news)

    def _keep_up(self, seat: int) -> None:
        """Before a slow bot's turn, whoever waits for it reads what happened until then."""
        if self._match.log and self._match.log[-1].get("seat") == seat:
            return
        self._save()
        reader = self._person
        if self._display.is_screen:
            self._display.show(Scene(self._title, self._tables(reader), self._told(reader)))
            return
        events = self._heard[reader]
        begun = [*takewhile(lambda event: event.get("seat") == seat, reversed(events))]  # told with its turn
        self._heard[reader] = events[: len(events) - len(begun)]
        self._display.tell(self._told(reader))
        self._heard[reader].extend(reversed(begun))

    def _listen(self, news: News) -> None:
        """Everybody hears of the last entry what he may know; None is a spectator."""
        for reader, events in self._heard.items():
            events.extend(news.told(reader))

    def _told(self, reader: int | None) -> list[RenderableType]:
        """The story for a reader: on a screen the last of it, in a text what is not told yet."""
        if self._display.is_screen:
            return [*self._story.tell(self._heard[reader][-_MOST_EVENTS:], reader)]
        told = [*self._story.tell(self._heard[reader], reader)]
        for heard in (reader, None):  # all look at one text: a spectator has read it too
            self._heard[heard].clear()
        return told

    def _await_leave(self) -> End:
        """Show how it ended; whether people want to play again."""
        if not self._display.is_screen:
            self._display.tell([*self._told(self._person), *self._ended])
        if not self._table.people:
            return End.OVER
        while True:
            if self._display.is_screen:
                tables = self._tables(self._person)
                self._display.show(Scene(self._title, tables, self._told(self._person), menu=self._ended))
            command = self._commands.get(self._display.ask(self._words("over-prompt")).casefold())
            if command == "rematch":
                return End.REMATCH
            if command in (None, "quit"):
                return End.OVER
            self._answers.answer(command, "", self._table.people[0], [])

    @property
    def _ended(self) -> list[RenderableType]:
        return [*ended(self._match, self._table.company(self._person), self._words)]

    def _save(self) -> None:
        """Keep the file up to date; if that fails, the game goes on and the player knows."""
        try:
            self._keeper.save()
        except Problem as problem:
            self._say(problem.message, **problem.arguments)

    def _save_as(self, name: str) -> None:
        if not name:
            self._say("save-how", game=self._match.game.name)
            return
        try:
            self._keeper.begin(Path(name))
        except Problem as problem:
            self._say(problem.message, **problem.arguments)
        else:
            self._say("saved", **self._keeper.about())

    def _say_goodbye(self) -> None:
        """What stays on the terminal: how it ended, or where it goes on."""
        self._save()
        console = self._display.console
        if self._match.over:
            if self._display.is_screen:
                self._display.tell(self._ended)
        else:
            console.print()
            console.print(self._words("goodbye"))
        if self._keeper.is_written:  # on one line however long, so that the command in it can be copied
            message = "saved-over" if self._match.over else "saved"
            console.print(Text(self._words(message, **self._keeper.about())), soft_wrap=True)

    def _say(self, message: str, **arguments: object) -> None:
        self._display.say(Text(self._words(message, **arguments)))
