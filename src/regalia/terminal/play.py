"""Playing in the terminal: people at one keyboard, and bots in the other seats."""

import random
from itertools import takewhile
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from regalia.errors import IllegalAction, quoted
from regalia.table import Table
from regalia.telling import Action, Event, telling
from regalia.telling import choices as offers
from regalia.terminal.art import State, art
from regalia.terminal.choices import Choice, choices, chosen, listed
from regalia.terminal.files import program, write_new_record, write_record
from regalia.terminal.hourglass import Time, timed
from regalia.terminal.keyboard import answer, ask, commands
from regalia.terminal.opponents import Kind
from regalia.terminal.problem import Problem
from regalia.terminal.story import Story
from regalia.terminal.thinking import thinking
from regalia.views import News
from regalia.words import Words

_TYPING = 0.8  # seconds that an answer takes where nobody sits at a terminal


class Play:
    """One match at this terminal, to its end or until somebody leaves."""

    def __init__(self, console: Console, table: Table, time: Time, kind: Kind, words: Words, file: Path | None) -> None:
        self._console = console
        self._table = table
        self._match = table.match
        self._time = time
        self._kind = kind  # of the bots, to say how to go on with the game
        self._words = words
        self._file = file
        self._saved = len(self._match.log)  # entries of the log that the file has
        self._art = art(self._match.game.name)
        self._telling = telling(self._match.game.name)
        self._story = Story(self._match.game, table.company(None), words)
        self._commands = commands(words, "undo", "help", "reference", "board", "save", "quit")
        self._board_shown = False
        self._chance = random.Random(self._match.to_bytes())  # who is asked first where several may act
        self._is_asked = False  # whether somebody was asked what to do and the clock runs,
        self._answered_at = 0.0  # and when an answer comes that nobody types
        self._reader: int | None = None  # who looks at the screen
        self._unheard: dict[int | None, list[Event]] = {seat: [] for seat in [*table.people, None]}

    @property
    def _person(self) -> int | None:
        """The only person at the table, for whom the others play."""
        people = self._table.people
        return people[0] if len(people) == 1 else None

    def run(self) -> int:
        """Play; returns the exit code of the command."""
        try:
            self._play()
        except EOFError:
            self._say_goodbye()
        except KeyboardInterrupt:
            self._say_goodbye()
            return 130
        return 0

    def _play(self) -> None:
        self._console.rule(self._words(f"{self._match.game.name}-title"))
        if self._table.people:
            self._print("welcome")
        self._listen(self._match.news())
        while not self._match.over:
            if self._is_timed:
                self._go_on_by_clock()
            else:
                self._go_on()
        self._save()
        self._tell_end(self._person)
        self._say_where_saved("saved-over")

    @property
    def _is_timed(self) -> bool:
        """Whether a clock runs; it stands still for several people, who cannot share a keyboard in a hurry."""
        return self._match.clock is not None and len(self._table.people) < 2

    def _go_on(self) -> None:
        """Whoever may act does, where several may by lot. The clock waits."""
        self._stop_asking()
        seat = self._chance.choice(self._match.actors) if self._match.actors else None
        if seat is None:
            self._listen(self._table.tick())
        elif self._table.players[seat].is_person:
            self._take_prompt(seat)
        else:
            self._let_bot_act(seat)

    def _go_on_by_clock(self) -> None:
        """Whatever comes first: what somebody types, a bot's movement, or the end of the glass."""
        due = self._table.due
        assert due is not None, "a glass runs out"
        person = self._person
        if person is None or person not in self._match.actors:
            self._time.skip_to(due.at)
        elif self._is_typed_before(person, due.at):
            self._take_line(person)
            return
        if due.seat is None:
            self._stop_asking()
        self._listen(self._table.move())

    def _is_typed_before(self, person: int, moment: float) -> bool:
        """Ask the person what to do; whether an answer came in time."""
        if not self._is_asked:
            self._is_asked = True
            self._answered_at = self._time.now() + _TYPING
            self._console.print(timed(self._art).rush(self._state(person), person, self._words))
            prompt = self._words("rush-prompt", seconds=round(self._table.left or 0))
            self._console.print(Text(prompt, "bold"), end=" ")
        if self._time.is_live:
            return self._time.is_typed_before(moment)
        self._time.skip_to(min(moment, self._answered_at))
        return self._answered_at <= moment

    def _take_line(self, seat: int) -> None:
        """Do what somebody types while the clock runs."""
        line = answer(self._console)
        self._is_asked = False
        meant = [timed(self._art).typed(word, self._words) for word in line.split()]
        actions = [action for action in meant if action is not None]
        if len(actions) == len(meant):
            self._act(seat, actions)
        elif line.split()[0].casefold() in self._commands:
            self._obey(seat, [], line)
        else:
            self._print("rush-how")

    def _stop_asking(self) -> None:
        if self._is_asked:
            self._console.print()
            self._is_asked = False

    def _take_prompt(self, seat: int) -> None:
        """Show a player what happened and what can be done, until something is."""
        self._save()
        self._hand_over(seat)
        self._tell(seat)
        state = self._state(seat)
        company = self._table.company(seat)
        offered = choices(offers(self._match.game, self._match.hidden(seat), seat), self._words, company)
        draw = self._art.glance if self._board_shown else self._art.board
        self._console.print(draw(state, seat, self._story.names_for(seat), self._words))
        self._board_shown = True
        self._console.print(Text(f"\n{self._words.say(self._table.expected(seat), company)}", "italic"))
        self._console.print(*listed(offered), sep="\n")
        prompt = self._words("prompt", name=self._table.players[seat].name, people=len(self._table.people))
        while not self._obey(seat, offered, ask(self._console, prompt)):
            pass

    def _hand_over(self, seat: int) -> None:
        """Where several people share the screen, what only one may know waits until the others look away."""
        if seat == self._reader:
            return
        self._reader = seat
        if len(self._table.people) > 1 and self._match.hidden(seat).tobytes() != self._match.hidden(None).tobytes():
            self._console.clear()
            line = ask(self._console, self._words("hand-over", name=self._table.players[seat].name))
            if self._commands.get(line.casefold()) == "quit":
                raise EOFError

    def _state(self, seat: int | None) -> State:
        shown: State = self._match.view(seat)["state"]
        return {**shown, **self._telling.derived(self._match.hidden(seat))}

    def _obey(self, seat: int, offered: list[Choice], line: str) -> bool:
        """Do what was typed; returns whether the position has changed."""
        taken = chosen(line, offered)
        if taken is not None:
            return self._act(seat, [choice.action for choice in taken])
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if command == "save":
            self._save_as(rest.strip())
        elif command is None or rest:
            given = "empty" if not line else "line"
            self._print("not-understood", given=given, line=quoted(line), most=len(offered))
        elif command == "quit":
            raise EOFError
        elif command == "undo":
            return self._undo(seat)
        else:
            self._explain(command, seat)
        return False

    def _explain(self, command: str, seat: int) -> None:
        if command == "board":
            self._console.print(self._art.board(self._state(seat), seat, self._story.names_for(seat), self._words))
        elif command == "reference":
            self._console.print(self._art.reference(self._words))
        else:
            self._console.print(Text(self._words(f"{self._match.game.name}-help")))
            self._print("help")

    def _act(self, seat: int, actions: list[Action]) -> bool:
        """Play the actions in their order, as far as the rules allow."""
        for done, action in enumerate(actions):
            try:
                self._listen(self._table.act(seat, dict(action)))
            except IllegalAction as error:
                if not self._is_timed:  # in a hurry nobody reads a story
                    self._tell(seat)
                self._console.print(Text(self._words.say(error.sentence, self._table.company(seat))))
                return done > 0
            self._save()
        return True

    def _undo(self, seat: int) -> bool:
        if not self._match.can_undo(seat):
            self._print("no-undo")
            return False
        self._listen(self._table.undo(seat))
        self._save()
        return True

    def _let_bot_act(self, seat: int) -> None:
        if self._is_slow(seat) and len(self._table.people) < 2:
            self._keep_up(seat)
        with thinking(self._console, self._thought(seat)):
            news = self._table.let_act(seat)
        self._listen(news)

    def _is_slow(self, seat: int) -> bool:
        return self._table.players[seat].thinks and self._kind.is_slow

    def _keep_up(self, seat: int) -> None:
        """Before a slow bot's turn, whoever waits for it reads what happened until then."""
        if not self._match.log or self._match.log[-1].get("seat") != seat:
            self._save()
            events = self._unheard[self._person]
            begun = [*takewhile(lambda event: event.get("seat") == seat, reversed(events))]  # told with its turn
            self._unheard[self._person] = events[: len(events) - len(begun)]
            self._tell(self._person)
            self._unheard[self._person].extend(reversed(begun))

    def _thought(self, seat: int) -> str:
        """What is shown while a bot thinks; nothing where it is not noticed."""
        return self._words("thinking", name=self._table.players[seat].name) if self._is_slow(seat) else ""

    def _listen(self, news: News) -> None:
        """Everybody hears of the last entry what he may know; None is a spectator."""
        for reader, events in self._unheard.items():
            events.extend(news.told(reader))

    def _tell(self, reader: int | None) -> None:
        for told in self._story.tell(self._unheard[reader], reader):
            self._console.print(told)
        for heard in (reader, None):  # all look at one screen: a spectator has read it too
            self._unheard[heard].clear()

    def _tell_end(self, reader: int | None) -> None:
        self._tell(reader)
        for part in self._story.score(self._match.result, reader):
            self._console.print(part)

    def _save(self) -> None:
        """Keep the file up to date; if that fails, the game goes on and the player knows."""
        if self._file is not None and len(self._match.log) > self._saved:
            self._saved = len(self._match.log)
            try:
                write_record(self._file, self._match)
            except Problem as problem:
                self._print(problem.message, **problem.arguments)

    def _save_as(self, name: str) -> None:
        if not name:
            self._print("save-how", game=self._match.game.name)
            return
        try:
            write_new_record(Path(name), self._match)
        except Problem as problem:
            self._print(problem.message, **problem.arguments)
        else:
            self._file, self._saved = Path(name), len(self._match.log)
            self._say_where_saved("saved")

    def _say_goodbye(self) -> None:
        self._save()
        self._console.print()
        self._print("goodbye")
        self._say_where_saved("saved")

    def _say_where_saved(self, message: str) -> None:
        if self._file is not None:  # on one line however long, so that the command in it can be copied
            quoted_file = quote(str(self._file))
            bots = self._match.players - len(self._table.people)
            about = {"file": str(self._file), "quoted": quoted_file, "program": program()}
            about["command"] = " ".join([f"--bots {bots}", *self._kind.arguments, f"--resume {quoted_file}"])
            self._console.print(Text(self._words(message, **about)), soft_wrap=True)

    def _print(self, message: str, **arguments: object) -> None:
        self._console.print(Text(self._words(message, **arguments)))
