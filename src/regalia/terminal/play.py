"""Playing in the terminal: people at one keyboard, and bots in the other seats."""

import random
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from regalia.errors import IllegalAction, quoted
from regalia.match import Match
from regalia.schema import Json
from regalia.telling import Action, telling
from regalia.telling import choices as offers
from regalia.terminal.art import State, art
from regalia.terminal.choices import Choice, choices, chosen, listed
from regalia.terminal.files import write_new_record, write_record
from regalia.terminal.hourglass import Hourglass, timed
from regalia.terminal.keyboard import answer, ask, commands, is_live, is_typed
from regalia.terminal.opponents import Opponents
from regalia.terminal.problem import Problem
from regalia.terminal.story import Story
from regalia.terminal.thinking import thinking
from regalia.words import Words


def seat_names(players: int, humans: int, words: Words) -> list[str]:
    """People have the lowest seats, bots the others."""
    people = [words("name-person", number=number) for number in range(1, humans + 1)]
    bots = [words("name-bot", number=number) for number in range(1, players - humans + 1)]
    return [*people, *bots]


class Play:
    """One match at this terminal, to its end or until somebody leaves."""

    def __init__(self, console: Console, match: Match, opponents: Opponents, words: Words, file: Path | None) -> None:
        humans = match.players - len(opponents.seats)
        self._console = console
        self._match = match
        self._opponents = opponents
        self._humans = humans
        self._words = words
        self._file = file
        self._saved = len(match.log)  # entries of the log that the file has
        self._art = art(match.game.name)
        self._telling = telling(match.game.name)
        self._names = seat_names(match.players, humans, words)
        titles = ["feminine" if seat % 2 else "masculine" for seat in range(match.players)]
        self._story = Story(match.game, self._names, titles, words)
        self._commands = commands(words, "undo", "help", "reference", "board", "save", "quit")
        self._board_shown = False
        self._chance = random.Random(match.to_bytes())  # who moves first where several may
        self._hourglass = Hourglass(is_typed if is_live() else None, self._chance)
        self._is_asked = False  # whether somebody was asked what to do and the clock runs
        self._reader: int | None = None  # who looks at the screen
        self._unheard: dict[int | None, list[dict[str, Json]]] = {seat: [] for seat in [*range(humans), None]}

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
        if self._humans:
            self._print("welcome")
        self._listen()
        while not self._match.over:
            seat = self._next_actor()
            if seat is None:
                self._let_clock_act()
            elif seat < self._humans:
                (self._take_line if self._is_timed else self._take_prompt)(seat)
            else:
                self._let_bot_act(seat)
        self._save()
        self._tell_end(0 if self._humans == 1 else None)
        self._say_where_saved("saved-over")

    @property
    def _is_timed(self) -> bool:
        """Whether a clock runs; it stands still for several people, who cannot share a keyboard in a hurry."""
        return self._match.clock is not None and self._humans < 2

    def _next_actor(self) -> int | None:
        """Whose move it is: where several may act, by the clock or else by chance; None: the time is up."""
        actors, clock = self._match.actors, self._match.clock
        if clock is not None and self._is_timed:
            return self._next_by_clock(actors, clock.seconds)
        self._stop_clock()
        return self._chance.choice(actors) if actors else None

    def _next_by_clock(self, actors: Sequence[int], seconds: int) -> int | None:
        human = 0 if self._humans else None
        state = self._state(human)
        if not self._hourglass.is_running:
            self._hourglass.turn(seconds)
        if human is not None and human in actors and not self._is_asked:
            self._is_asked = True
            self._console.print(timed(self._art).rush(state, human, self._words))
            prompt = self._words("rush-prompt", seconds=round(self._hourglass.left))
            self._console.print(Text(prompt, "bold"), end=" ")
        return self._hourglass.next(actors, human)

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

    def _let_clock_act(self) -> None:
        self._stop_clock()
        self._match.tick()
        self._listen()

    def _stop_clock(self) -> None:
        self._hourglass.stop()
        if self._is_asked:
            self._console.print()
            self._is_asked = False

    def _take_prompt(self, seat: int) -> None:
        """Show a player what happened and what can be done, until something is."""
        self._save()
        self._hand_over(seat)
        self._tell(seat)
        state = self._state(seat)
        view, company = self._match.hidden(seat), self._story.company(seat)
        offered = choices(offers(self._match.game, view, seat), self._words, company)
        draw = self._art.glance if self._board_shown else self._art.board
        self._console.print(draw(state, seat, self._story.names_for(seat), self._words))
        self._board_shown = True
        hint = self._words.say(self._telling.expected(view, seat), company)
        self._console.print(Text(f"\n{hint}", "italic"))
        self._console.print(*listed(offered), sep="\n")
        prompt = self._words("prompt", name=self._names[seat], people=self._humans)
        while not self._obey(seat, offered, ask(self._console, prompt)):
            pass

    def _hand_over(self, seat: int) -> None:
        """Where several people share the screen, what only one may know waits until the others look away."""
        if seat == self._reader:
            return
        self._reader = seat
        if self._humans > 1 and self._match.hidden(seat).tobytes() != self._match.hidden(None).tobytes():
            self._console.clear()
            line = ask(self._console, self._words("hand-over", name=self._names[seat]))
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
                self._match.play(seat, dict(action))
            except IllegalAction as error:
                if not self._is_timed:  # in a hurry nobody reads a story
                    self._tell(seat)
                self._console.print(Text(self._words.say(error.sentence, self._story.company(seat))))
                return done > 0
            self._listen()
            self._save()
        return True

    def _undo(self, seat: int) -> bool:
        if not self._match.can_undo(seat):
            self._print("no-undo")
            return False
        self._match.undo(seat)
        self._listen()
        self._save()
        return True

    def _let_bot_act(self, seat: int) -> None:
        """The bot sees what its seat may know, and no more."""
        is_rushed = self._is_timed
        if self._opponents.kind.is_slow and not is_rushed and self._humans < 2:
            self._keep_up(seat)
        with thinking(self._console, self._thought(seat)):
            code = self._opponents.choose(self._match.hidden(seat), seat, is_rushed=is_rushed)
        self._match.play(seat, self._match.game.actions.write(code))
        self._listen()

    def _keep_up(self, seat: int) -> None:
        """Before a slow bot's turn, whoever waits for it reads what happened until then."""
        if not self._match.log or self._match.log[-1].get("seat") != seat:
            self._save()
            reader = 0 if self._humans else None
            events = self._unheard[reader]
            begun = [*takewhile(lambda told: told.get("seat") == seat, reversed(events))]  # told with its turn
            self._unheard[reader] = events[: len(events) - len(begun)]
            self._tell(reader)
            self._unheard[reader].extend(reversed(begun))

    def _thought(self, seat: int) -> str:
        """What is shown while a bot thinks; nothing where it is not noticed, or a question waits for its answer."""
        if not self._opponents.kind.is_slow or self._is_asked:
            return ""
        return self._words("thinking", name=self._names[seat])

    def _listen(self) -> None:
        """Everybody hears of the last action what he may know; None is a spectator."""
        for reader, events in self._unheard.items():
            events.extend(self._match.view(reader)["events"])

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
            bots = [f"--bots {len(self._opponents.seats)}", *self._opponents.kind.arguments]
            about = {"file": str(self._file), "quoted": quoted_file}
            about["command"] = " ".join([*bots, f"--resume {quoted_file}"])
            self._console.print(Text(self._words(message, **about)), soft_wrap=True)

    def _print(self, message: str, **arguments: object) -> None:
        self._console.print(Text(self._words(message, **arguments)))
