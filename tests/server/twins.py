"""The same table in several worlds, which differ only in what one reader cannot know: what is he sent in each?"""

import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import zip_longest

from regalia.match import Match
from regalia.server.store import Head
from regalia.server.tables import Hall, LiveTable, Plan
from regalia.server.wire.messages import Act, Answer, AskUndo, Move, Undo, WhyNot
from regalia.server.wire.outgoing import text
from tests.server.hosting import ADA, BEN, EVE, HandClock
from tests.server.running import Json
from tests.worlds import imagined

PEOPLE = [ADA, BEN, EVE]
IMAGINED = 2  # worlds, beside the true one
MOST_STEPS = 40
MOST_SAND = 4.0  # seconds that run in a step


def masked(sent: str, head: Head) -> str:
    """All that may differ between tables where the same happens is the table's id and its code. Time is the same."""
    return sent.replace(head.id, "TABLE").replace(head.code, "CODE")


def worlds_of(match: Match, viewer: int | None) -> list[Json]:
    """Where a match stands, as positions: as it is, and as it may be for all that a reader knows."""
    layout = match.game.layout
    others = [layout.write(imagined(match, viewer, key), secrets=True) for key in range(IMAGINED)]
    return [match.position(), *others]


@dataclass(eq=False)
class World:
    """A table in one world: what the reader was shown there, and what was answered to him."""

    hall: Hall
    live: LiveTable
    viewer: int | None
    shown: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)

    def send(self, sent: str) -> None:
        self.shown.append(masked(sent, self.live.head))

    @property
    def match(self) -> Match:
        assert self.live.course.table is not None
        return self.live.course.table.match

    @property
    def guest(self) -> str | None:
        return None if self.viewer is None else PEOPLE[self.viewer].id

    @property
    def seen(self) -> bytes:
        return self.match.hidden(self.viewer).tobytes()

    @property
    def revealed(self) -> int:
        revealed: int = self.match.position()["revealed"]
        return revealed

    async def look_again(self) -> None:
        """The reader comes back, once as one who knows nothing, once as one who has missed nothing; and looks back."""
        for seen in (None, self.live.course.number):
            self.live.leave(self)
            await self.live.join(self, self.guest, seen)
        self.send(await self.hall.past(self.live.head.id, self.guest, self.live.course.number + 1))

    async def perform(self, seat: int | None, move: Move) -> None:
        """Somebody asks for something. Only the reader is sent the answer that he gets."""
        answer = await self.live.perform(None if seat is None else PEOPLE[seat].id, move)
        if seat == self.viewer:
            self.answers.append(text(answer))

    def ask_why(self, actions: list[Json]) -> None:
        self.answers += [text(self.live.why_not(self.guest, WhyNot(id="why", action=action))) for action in actions]

    def forget(self) -> list[str]:
        """All that was sent since the last time."""
        sent = self.shown + self.answers
        self.shown, self.answers = [], []
        return sent


@asynccontextmanager
async def in_all_worlds(hall: Hall, match: Match, viewer: int | None) -> AsyncIterator[list[World]]:
    """Tables that begin where a match stands, in worlds that are the same for one reader, who reads all of them."""
    async with AsyncExitStack() as stack:
        worlds = list[World]()
        for position in worlds_of(match, viewer):
            head = await hall.create(plan_of(match), PEOPLE[0], position)
            live = await stack.enter_async_context(hall.table(head.id))
            for guest in PEOPLE[1 : match.players]:
                await live.sit(guest, None, "feminine", None)
            for guest in PEOPLE[: match.players]:
                await live.ready(guest, True)
            worlds.append(World(hall, live, viewer))
            await worlds[-1].look_again()
        yield worlds
        for world in worlds:
            world.live.leave(world)


def plan_of(match: Match) -> Plan:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (match.players - 1)]
    return Plan.model_validate({"game": match.game.name, "seats": seats})


@dataclass
class Script:
    """What people do, by chance: the same in all worlds."""

    worlds: list[World]
    clock: HandClock
    chance: random.Random
    said: int = 0

    async def step(self) -> None:
        """One thing that somebody does. The reader, if he has a seat, tries whatever might tell him something."""
        ways = [self._come_back, self._go_on, self._go_on]
        if self.worlds[0].match.clock is not None:
            ways += [self._let_sand_run]
        if self.worlds[0].viewer is not None:
            ways += [self._ask_why, self._try_anything, self._look_ahead]
        await self.chance.choice(ways)()

    async def _come_back(self) -> None:
        for world in self.worlds:
            await world.look_again()

    async def _let_sand_run(self) -> None:
        await self.clock.forward(self.chance.uniform(0, MOST_SAND), *(world.live for world in self.worlds))

    async def _ask_why(self) -> None:
        questions = [self._any_action() for _ in range(10)]
        for world in self.worlds:
            world.ask_why(questions)

    async def _try_anything(self) -> None:
        await self._perform(self.worlds[0].viewer, Act(**self._head(), actions=[self._any_action()]))

    async def _look_ahead(self) -> None:
        """Some actions at once, of which the later ones may be legal in the true world only."""
        true, actions = self.worlds[0].match.copy(), list[Json]()
        seat = self.worlds[0].viewer
        while seat in true.actors and len(actions) < 4:
            actions.append(self.chance.choice(true.legal(seat)))
            true.play(seat, actions[-1])
        if actions:
            await self._perform(seat, Act(**self._head(), actions=actions))

    async def _go_on(self) -> None:
        """Something that may be done in every world, or an answer to whoever asks for an undo."""
        table = self.worlds[0].live.course.table
        assert table is not None
        people = range(table.match.players)
        undoing = [seat for seat in people if all(world.match.can_undo(seat) for world in self.worlds)]
        actions = [(seat, action) for seat in table.match.actors for action in self._legal_everywhere(seat)]
        if table.request is not None:
            seat = self.chance.choice(sorted(table.request.asked - table.request.agreed))
            await self._perform(seat, Answer(**self._head(), agrees=self.chance.random() < 0.7))
        elif undoing and self.chance.random() < 0.3:
            await self._perform(self.chance.choice(undoing), Undo(**self._head()))
        elif self.chance.random() < 0.15:
            await self._perform(self.chance.choice(people), AskUndo(**self._head()))
        elif actions:
            seat, action = self.chance.choice(actions)
            await self._perform(seat, Act(**self._head(), actions=[action]))

    async def _perform(self, seat: int | None, move: Move) -> None:
        for world in self.worlds:
            await world.perform(seat, move)

    def _head(self) -> Json:
        self.said += 1
        return {"id": str(self.said), "seen": self.worlds[0].live.course.number}

    def _any_action(self) -> Json:
        """Any action of the game, whether legal or not."""
        actions = self.worlds[0].match.game.actions
        action: Json = actions.write(self.chance.randrange(len(actions)))
        return action

    def _legal_everywhere(self, seat: int) -> list[Json]:
        everywhere = [{json.dumps(action): action for action in world.match.legal(seat)} for world in self.worlds]
        return [action for key, action in everywhere[0].items() if all(key in legal for legal in everywhere)]


@dataclass
class Compared:
    """How many messages were compared, and those that differed, as they were in each world."""

    messages: int = 0
    differing: list[tuple[str, ...]] = field(default_factory=list)

    def add(self, worlds: list[World]) -> None:
        """Compare, byte for byte, what was sent since the last time."""
        together = list(zip_longest(*(world.forget() for world in worlds), fillvalue=""))
        self.messages += len(together)
        self.differing += [messages for messages in together if len(set(messages)) > 1]


async def compare(hall: Hall, clock: HandClock, match: Match, viewer: int | None, chance: random.Random) -> Compared:
    """Let the same happen in all worlds until something comes to light for the reader that is not the same in all.

    What he is shown then may differ, but not the answer to his last message. As long as nothing comes to light to
    anybody, nothing may differ.
    """
    compared = Compared()
    async with in_all_worlds(hall, match, viewer) as worlds:
        script = Script(worlds, clock, chance)
        for _ in range(MOST_STEPS):
            compared.add(worlds)
            revealed = [world.revealed for world in worlds]
            await script.step()
            came_to_light = [world.revealed for world in worlds] != revealed
            if came_to_light and len({world.seen for world in worlds}) > 1:
                for world in worlds:
                    world.shown.clear()
                break
        compared.add(worlds)
    return compared
