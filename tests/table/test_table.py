"""The table: who is to act, bots and their time, consent to an undo, what is expected of whom."""

import pytest

import regalia
from regalia.bots import Bot, Budget, SearchMemory
from regalia.bots.greedy import Greedy
from regalia.errors import IllegalAction, MalformedInput
from regalia.game import Game
from regalia.table import Player, Table
from regalia.words import words
from tests.games.court.table import table as court


class Hand:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time


def table(match: regalia.Match, *players: Player, clock: Hand | None = None) -> Table:
    return Table(match, players, now=(clock or Hand()).now, seed=1)


ADA, BOB, CLEO = Player("Ada"), Player("Bob"), Player("Cleo")
GREEDY = Player("Bot", bot="greedy")


def test_there_is_a_player_for_every_seat() -> None:
    with pytest.raises(MalformedInput) as refused:
        table(court(), ADA)
    assert refused.value.reason == "players-at-table"


def test_people_are_waited_for_and_bots_are_due() -> None:
    seated = table(court(active="5"), ADA, GREEDY)
    assert (seated.waiting, seated.due) == ([0], None)
    seated.act(0, {"type": "keep", "face": 5})
    seated.act(0, {"type": "finish"})
    assert seated.waiting == []
    assert seated.due is not None
    assert seated.due.seat == 1


def test_bots_play_a_game_among_themselves_to_its_end() -> None:
    seated = table(regalia.new("court", seed=2), GREEDY, GREEDY)
    while not seated.match.over:
        seated.move()
    assert seated.due is None


def test_the_same_seed_plays_the_same_game() -> None:
    thinker = Player("Thinker", bot="search", budget=Budget(iterations=5))
    logs = []
    for _ in range(2):
        seated = table(regalia.new("court", seed=2), thinker, thinker)
        for _ in range(30):
            seated.move()
        logs.append(list(seated.match.log))
    assert logs[0] == logs[1]


@pytest.mark.parametrize(
    ("game", "most", "given"), [("court", 1.0, 0.5), ("court", 0.1, 0.1), ("tumult", 1.0, 0.2), ("tumult", 0.1, 0.1)]
)
def test_who_decides_once_thinks_no_longer_than_it_may_and_less_in_the_rush(
    game: str, most: float, given: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets = list[Budget]()

    def made(name: str, game: Game, seed: int, budget: Budget, memory: SearchMemory) -> Bot:
        budgets.append(budget)
        return Greedy(game)

    seated = table(regalia.new(game, seed=2), *[Player("Strong", bot="strong")] * 2)
    while game == "tumult" and seated.match.clock is None:
        seated.act(seated.match.actors[0], seated.match.legal(seated.match.actors[0])[0])
    monkeypatch.setattr("regalia.table.table.bot", made)
    seated.thinker(0, SearchMemory(), most)
    assert budgets == [Budget(seconds=given)]


def test_past_a_reveal_every_other_person_has_to_agree() -> None:
    seated = table(court("", "", "", active="5 5 2", aside="1"), ADA, BOB, CLEO)
    seated.act(0, {"type": "roll"})
    with pytest.raises(IllegalAction):
        seated.undo(0)
    assert seated.ask_undo(0) is None
    assert seated.agree(1) is None
    news = seated.agree(2)
    assert news is not None
    assert seated.match.log[-1] == {"seat": 0, "undo": "consented"}
    assert seated.request is None


def test_who_disagrees_ends_the_request() -> None:
    seated = table(court("", "", "", active="5 5 2", aside="1"), ADA, BOB, CLEO)
    seated.act(0, {"type": "roll"})
    seated.ask_undo(0)
    seated.disagree()
    with pytest.raises(IllegalAction) as refused:
        seated.agree(1)
    assert refused.value.reason == "nothing-asked"


def test_whoever_acts_ends_the_request() -> None:
    seated = table(court(active="5 5 2", aside="1"), ADA, BOB)
    seated.act(0, {"type": "roll"})
    seated.ask_undo(0)
    seated.act(0, seated.match.legal(0)[0])
    assert seated.request is None


def test_nobody_agrees_who_was_not_asked() -> None:
    seated = table(court(active="5 5 2", aside="1"), ADA, BOB)
    seated.act(0, {"type": "roll"})
    seated.ask_undo(0)
    with pytest.raises(IllegalAction) as refused:
        seated.agree(0)
    assert refused.value.reason == "not-asked"


def test_bots_agree_to_everything() -> None:
    seated = table(court(active="5 5 2", aside="1"), ADA, GREEDY)
    seated.act(0, {"type": "roll"})
    assert seated.ask_undo(0) is not None


def test_moves_made_as_one_are_taken_back_as_one() -> None:
    seated = table(court(active="5 5 2", aside="1"), ADA, BOB)
    before = seated.match.view(1)["state"]
    for face in (5, 2):
        seated.act(0, {"type": "keep", "face": face})
    news = seated.undo(0, moves=2)
    assert seated.match.view(1)["state"] == before
    assert news.told(1) == [{"type": "undone", "seat": 0}]


def test_moves_made_as_one_are_taken_back_as_one_past_a_reveal() -> None:
    seated = table(court(active="5 5 2", aside="1"), ADA, BOB)
    before = seated.match.view(1)["state"]
    seated.act(0, {"type": "keep", "face": 5})
    seated.act(0, {"type": "roll"})
    seated.ask_undo(0, moves=2)
    seated.agree(1)
    assert seated.match.view(1)["state"] == before


@pytest.mark.parametrize("seat", [0, 1])
def test_the_request_ends_when_somebody_else_plays_on_who_asked_or_was_asked(seat: int) -> None:
    seated = table(court("", "", "", active="5 5 2", aside="1"), ADA, BOB, GREEDY)
    seated.act(0, {"type": "roll"})
    seated.ask_undo(0)
    seated.replace(2, CLEO)
    assert seated.request is not None
    seated.replace(seat, GREEDY)
    assert seated.request is None


def test_a_bot_plays_on_for_whoever_is_replaced() -> None:
    seated = table(court(active="5 5 2", aside="1"), ADA, BOB)
    assert seated.coming == []
    seated.replace(0, GREEDY)
    assert [due.seat for due in seated.coming] == [0]
    seated.move()
    assert [entry["seat"] for entry in seated.match.log] == [0]


def test_what_is_expected_is_said_to_everybody() -> None:
    seated, english = table(court(active="5 5 2"), ADA, BOB), words("court")
    assert english.say(seated.expected(0), seated.company(0)).startswith("Set at least one die aside")
    assert english.say(seated.expected(1), seated.company(1)) == "Ada has to set dice aside."
    assert english.say(seated.expected(None), seated.company(None)) == "Ada has to set dice aside."


def robbing(clock: Hand, *players: Player) -> Table:
    """A table where the hourglass of the taxes runs."""
    seated = table(regalia.new("tumult", players=len(players), seed=1, options={"seconds": 20}), *players, clock=clock)
    while seated.match.clock is None:
        if seated.due is not None and seated.due.seat is not None:
            seated.move()
        else:
            seat = seated.match.actors[0]
            seated.act(seat, seated.match.legal(seat)[0])
    return seated


def test_the_glass_runs_by_the_clock_that_the_table_is_given() -> None:
    clock = Hand()
    seated = robbing(clock, ADA, BOB)
    assert seated.left == 20
    clock.time += 5
    assert seated.left == 15
    assert seated.due == (20, None)


def test_what_people_do_does_not_turn_the_glass_again() -> None:
    clock = Hand()
    seated = robbing(clock, ADA, BOB)
    clock.time += 5
    seated.act(0, {"type": "lift", "place": 0})
    assert seated.left == 15


def test_when_the_glass_is_out_hands_have_their_own() -> None:
    clock = Hand()
    seated = robbing(clock, ADA, BOB)
    seated.act(0, {"type": "lift", "place": 0})
    clock.time = 20
    seated.move()
    assert seated.match.clock is not None
    assert (seated.match.clock.glass, seated.left) == ("hands", 5)


def test_hands_of_bots_have_human_speed_while_a_glass_runs() -> None:
    clock = Hand()
    seated = robbing(clock, ADA, GREEDY)
    moves = 0
    while seated.due is not None and seated.due.seat is not None:
        assert seated.due.at > clock.time
        clock.time = seated.due.at
        seated.move()
        moves += 1
    assert 2 <= moves <= 20 / 0.4


def test_the_taxes_are_one_turn_of_the_story_for_all() -> None:
    seated = robbing(Hand(), ADA, BOB)
    turns = seated.story.since(None, 0).turns
    for seat, place in ((0, 0), (1, 1)):
        seated.act(seat, {"type": "lift", "place": place})
        seated.act(seat, {"type": "keep"})
    assert seated.story.since(None, 0).turns <= turns + 1
