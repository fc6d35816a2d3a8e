"""A match with its players, its clock and its story."""

import random
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Final, NamedTuple

from regalia.bots import MOST_SECONDS, Bot, SearchMemory, bot
from regalia.errors import IllegalAction, MalformedInput
from regalia.match import SEED_BITS, Match, Step
from regalia.schema import Array, Json
from regalia.sentences import Argument, Seat, Sentence, sentence
from regalia.table.consent import Request
from regalia.table.glass import Hourglass
from regalia.table.players import Player
from regalia.table.story import Story
from regalia.telling import telling
from regalia.views import News
from regalia.words import Company

_MOVEMENT = 0.8  # seconds that a hand needs for a movement while a glass runs
_SPREAD = (0.6, 1.4)  # how much slower or faster it may be
_RUSHED = 0.2  # seconds to think at most while a glass runs: less than a movement takes


class Due(NamedTuple):
    """What happens next by itself: a bot's move, or with no seat the end of the glass."""

    at: float
    seat: int | None


class Table:
    """Drives a match. Time comes from outside: `now` is a clock that only goes forward."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        *,
        now: Callable[[], float],
        seed: int,
        memory: SearchMemory | None = None,
    ) -> None:
        if len(players) != match.players:
            raise MalformedInput("malformed-players", "players-at-table", players=match.players, given=len(players))
        self.match: Final = match
        self.players = tuple(players)
        self.story: Final = Story(match.game)
        self.request: Request | None = None  # to take a move back, until it is granted or somebody acts
        self._now = now
        self._chance = random.Random(seed)
        self._memory = SearchMemory() if memory is None else memory
        self._bots: dict[tuple[int, bool], Bot] = {}
        self._glass: Hourglass | None = None
        self._runs = True  # whether sand does, where there is any
        self._due: dict[int, float] = {}  # when each bot moves next
        self.story.add(0, None, self._follower, match.news().events())
        self._set_times()

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    @property
    def waiting(self) -> list[int]:
        """The people who may act now."""
        return [seat for seat in self.match.actors if self.players[seat].is_person]

    @property
    def left(self) -> float | None:
        """Seconds of sand left; None while there is no glass."""
        return None if self._glass is None else self._glass.clock.seconds - self._glass.ran(self._now())

    @property
    def stands(self) -> bool:
        """Whether there is a glass and its sand does not run: then nobody moves a hand."""
        return self._glass is not None and not self._runs

    def sand(self, moment: float) -> float | None:
        """Seconds of sand that have run at a moment; None while there is no glass."""
        return None if self._glass is None else self._glass.ran(moment)

    def is_out(self, moment: float) -> bool:
        """Whether the sand has run out at a moment."""
        return self._deadline is not None and moment >= self._deadline

    def let_run(self, runs: bool) -> None:
        """Sand runs from now on, or stands."""
        if runs == self._runs:
            return
        self._runs = runs
        if self._glass is not None:
            self._due = {}  # a hand that was on its way begins anew
            (self._glass.run_on if runs else self._glass.stand)(self._now())
            self._set_times()

    def lay_sand(self, ran: float) -> None:
        """So many seconds of sand that stands have run."""
        if self._glass is not None:
            self._glass.lay(ran)

    @property
    def due(self) -> Due | None:
        """What happens next by itself, and when; None if only people can go on."""
        return min(self.coming, key=lambda due: due.at, default=None)

    @property
    def coming(self) -> list[Due]:
        """All that will happen by itself if nobody acts before."""
        if self.stands:
            return []
        bots = [Due(at, seat) for seat, at in self._due.items()]
        return bots if self._deadline is None else [*bots, Due(self._deadline, None)]

    @property
    def _deadline(self) -> float | None:
        return None if self._glass is None else self._glass.deadline

    def act(self, seat: int, action: Json) -> News:
        """A player acts."""
        return self.complete(self.match.prepare(seat, action))

    def complete(self, step: Step) -> News:
        """A player takes a step that was prepared."""
        seat = step.move.seat
        mover = self._mover(seat)
        news = self.match.complete(step)
        self._due.pop(seat, None)
        return self._happened(mover, news)

    def move(self) -> News:
        """Let happen what is due next: the end of the glass, or a bot's move."""
        due = self.due
        assert due is not None, "nothing happens by itself"
        return self.tick() if due.seat is None else self.let_act(due.seat)

    def tick(self) -> News:
        """The glass has run out."""
        return self._happened(None, self.match.tick())

    def let_act(self, seat: int) -> News:
        """Let a bot act now. While a glass runs the time that it thinks is part of its next movement."""
        begun = self._now()
        news = self.act(seat, self.match.game.actions.write(self.thought(seat)))
        if seat in self._due:
            self._due[seat] -= self._now() - begun
        return news

    def thought(self, seat: int) -> int:
        """The code of the action that a bot chooses, from what its seat may know and nothing else."""
        return self._bot(seat, is_rushed=self._glass is not None).choose(self.match.hidden(seat), seat)

    def thinker(self, seat: int, memory: SearchMemory, most: float) -> Bot:
        """A bot that decides once for a seat, within so many seconds, wherever it is asked.

        What it needs to search is lent to it.
        """
        return self._made(self.players[seat], self._glass is not None, memory, most)

    def replace(self, seat: int, player: Player) -> None:
        """Somebody else plays on in a seat. What was asked of him, or by him, is asked no more."""
        if self.request is not None and seat in {self.request.seat, *self.request.asked}:
            self.request = None
        self.lend(seat, player)

    def lend(self, seat: int, player: Player) -> None:
        """Somebody plays in a seat for whom it belongs to: what is asked of him, or by him, he is asked still."""
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self._bots = {key: made for key, made in self._bots.items() if key[0] != seat}
        self._set_times()

    def wake(self) -> None:
        """Make the bots, which may have to be compiled first, before the first of them is to move."""
        for seat, player in enumerate(self.players):
            if not player.is_person:
                self._bot(seat, is_rushed=False)

    def _bot(self, seat: int, *, is_rushed: bool) -> Bot:
        if (seat, is_rushed) not in self._bots:
            self._bots[seat, is_rushed] = self._made(self.players[seat], is_rushed, self._memory)
        return self._bots[seat, is_rushed]

    def _made(self, player: Player, is_rushed: bool, memory: SearchMemory, most: float = MOST_SECONDS) -> Bot:
        assert player.bot is not None, "a person decides for himself"
        budget = player.budget.at_most(min(most, _RUSHED) if is_rushed else most)
        return bot(player.bot, self.match.game, self._chance.getrandbits(SEED_BITS), budget, memory)

    def undo(self, seat: int, moves: int = 1) -> News:
        """A player takes back what brought nothing to light."""
        return self._taken_back(seat, moves, consented=False)

    def ask_undo(self, seat: int, moves: int = 1, asked: Iterable[int] | None = None) -> News | None:
        """A player asks to take the last move back, or the last moves if they were made as one.

        Those who are asked have to agree: all other people, if nobody else is named. Where there are none, that is done
        at once.
        """
        people = self.people if asked is None else asked
        self.request = Request.of(seat, len(self.match.log), people, moves, self._now())
        return self._granted()

    def agree(self, seat: int) -> News | None:
        """A player agrees to the undo that somebody asked for; with the last of them it is done."""
        if self.request is None:
            raise IllegalAction("nothing-asked", "nothing-asked")
        self.request.agree(seat)
        return self._granted()

    def disagree(self) -> None:
        """Somebody does not agree, or did not answer in time."""
        self.request = None

    def _granted(self) -> News | None:
        request = self.request
        if request is None or not request.is_granted:
            return None
        return self._taken_back(request.seat, request.moves, consented=True)

    def _taken_back(self, seat: int, moves: int, *, consented: bool) -> News:
        taken_back = [self._take_back(seat, consented) for _ in range(moves)]
        self.request = None
        self._set_times()
        return reduce(News.and_then, taken_back)

    def _take_back(self, seat: int, consented: bool) -> News:
        news = self.match.undo(seat, consented=consented)
        self.story.take_back(news.number)
        return news

    def _happened(self, mover: int | None, news: News) -> News:
        self.request = None
        self.story.add(news.number, mover, self._follower, news.events())
        self._set_times()
        return news

    def _mover(self, seat: int) -> int | None:
        """Whose turn of the story a move belongs to: where several act at once it is nobody's."""
        is_alone = len(self.match.actors) == 1 and self.match.clock is None
        return seat if is_alone else None

    @property
    def _follower(self) -> int | None:
        """Who acts next, if it is one seat alone."""
        actors = self.match.actors
        return actors[0] if len(actors) == 1 and self.match.clock is None else None

    def _set_times(self) -> None:
        """When the glass that runs is out, and when each bot that may act moves."""
        clock, now = self.match.clock, self._now()
        if clock is None:
            self._glass = None
        elif self._glass is None or clock != self._glass.clock:
            self._glass = Hourglass(clock, now if self._runs else None)
        movers = {seat for seat in self.match.actors if not self.players[seat].is_person}
        moved = {} if clock is None else self._due
        self._due = {seat: moved.get(seat, now + self._pause()) for seat in movers}

    def _pause(self) -> float:
        """How long a hand needs while a glass runs. Else bots answer at once, where several may by lot."""
        if self.match.clock is None:
            return self._chance.random() / 1e6
        return _MOVEMENT * self._chance.uniform(*_SPREAD)

    def expected(self, reader: int | None, view: Array | None = None) -> Sentence:
        """What is expected of whom. A player who may act is told of himself, from his view if it is at hand already.

        Everybody else is told what spectators are told.
        """
        actors = self.match.actors
        if not actors:
            return sentence("expected-nobody", over=str(self.match.over).lower())
        if reader not in actors and len(actors) > 1:
            waiting: list[Argument] = [Seat(actor) for actor in actors]
            return sentence("expected-several", seats=waiting)
        seat, known = (reader, reader) if reader in actors else (actors[0], None)
        assert seat is not None, "spectators never act"
        return telling(self.match.game.name).expected(self.match.hidden(known) if view is None else view, seat)

    def company(self, reader: int | None) -> Company:
        """Who is at the table, for putting sentences into words."""
        return Company([player.name for player in self.players], [player.title for player in self.players], reader)
