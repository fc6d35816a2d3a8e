"""With each legal action, what it would do or cost: against what then happens."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from regalia.game import load_game
from regalia.games.council.rules.components import COMPONENTS
from regalia.schema import Array
from regalia.telling import Choice, choices, telling
from tests.games.council.table import CARDS, CITIES, action, player, record_of, shown, table
from tests.games.council.test_council_properties import equipped, pick

COUNCIL = load_game("council")
FACTS = {
    "elect": {"coins", "dropped"},
    "acquire": {"permit", "cities", "bonus", "coins", "prices"},
    "place": {"servants", "tokens", "gains", "rewards"},
    "visit": {"servants", "tokens", "gains", "rewards", "coins", "road_coins", "prices"},
    "engage": {"coins"},
    "change": {"servants"},
    "send": {"servants", "dropped"},
    "additional": {"servants"},
    "end": {"main_actions"},
    "lay": {"coins"},
    "repeat": {"gains"},
    "free": {"permit", "cities", "bonus"},
    "decline": set(),
    "reuse": {"permit", "cities", "bonus"},
}
FOR_PERMIT = {"permit", "cities", "bonus", "coins", "cards"}
FOR_QUEEN = {"city", "servants", "tokens", "gains", "rewards", "coins", "road_coins", "cards"}
FOUR = "white black orange purple"
GAINS = ("points", "coins", "servants", "cards", "main_actions")


@cache
def whole_games() -> list[tuple[Array, int, list[Choice]]]:
    """Every position of games of well-equipped players, with the seat to act and its choices."""
    found = []
    for seed in range(60):
        chance = random.Random(seed)
        match = equipped(chance)
        while not match.over and len(match.log) < 120:
            (seat,) = match.actors
            found.append((record_of(match), seat, choices(COUNCIL, match.hidden(seat), seat)))
            match.play(seat, pick([choice.action for choice in found[-1][2]], chance))
    return found


def offered(kind: str) -> Iterator[tuple[Array, int, Choice]]:
    """Every choice of a kind in whole games, with the record and the seat."""
    for record, seat, found in whole_games():
        yield from ((record, seat, choice) for choice in found if choice.action["type"] == kind)


def played_on(before: Array, seat: int, *actions: dict[str, Any]) -> tuple[Array, list[dict[str, Any]]]:
    """The record after some actions, and what the last one told."""
    after = before.copy()
    for each in actions:
        COUNCIL.entry_points.act_at(after, 0, seat, COUNCIL.actions.read(each))
    return after, COUNCIL.events_of(after)


def told(events: list[dict[str, Any]], *kinds: str) -> list[dict[str, Any]]:
    return [event for event in events if event["type"] in kinds]


def spent(before: Array, after: Array, stock: str, seat: int) -> int:
    return int(before[stock][0, seat] - after[stock][0, seat])


def some(kind: str, most: int = 400) -> list[tuple[Array, int, Choice]]:
    """So many of these choices, spread over all games."""
    found = list(offered(kind))
    return random.Random(kind).sample(found, min(most, len(found)))


def test_every_legal_action_comes_with_its_facts() -> None:
    for kind, names in FACTS.items():
        found = [choice.facts.keys() for _, _, choice in offered(kind)]
        assert found, kind
        assert all(facts == names for facts in found), kind
    assert {frozenset(choice.facts) for _, _, choice in offered("confirm")} == {
        frozenset(FOR_PERMIT),
        frozenset(FOR_QUEEN),
    }
    assert {*FACTS, "confirm"} == {kind.name for kind in COUNCIL.actions.actions}


def test_K6_K13_an_election_brings_the_coins_and_drops_the_councillor_that_its_facts_say() -> None:
    for before, seat, choice in some("elect"):
        after, events = played_on(before, seat, choice.action)
        (elected,) = told(events, "elected")
        assert choice.facts["dropped"] == elected["dropped"]
        assert choice.facts["coins"] == elected["coins"] == -spent(before, after, "coins", seat)


def test_K12_quick_actions_cost_what_their_facts_say() -> None:
    for kind in ("engage", "change", "send", "additional"):
        for before, seat, choice in some(kind, 100):
            after, events = played_on(before, seat, choice.action)
            assert spent(before, after, "coins", seat) == choice.facts.get("coins", 0)
            servants = choice.facts.get("servants", 0) - (kind == "engage")
            assert spent(before, after, "servants", seat) == servants
            assert [event["dropped"] for event in told(events, "elected")] == [
                choice.facts[name] for name in choice.facts if name == "dropped"
            ]


def test_K5_at_the_end_of_a_turn_so_many_main_actions_lapse() -> None:
    lapsed = set()
    for before, _, choice in offered("end"):
        lapsed.add(choice.facts["main_actions"])
        assert choice.facts["main_actions"] == before["main_actions"][0]
    assert len(lapsed) > 1


def cheapest(before: Array, seat: int, council: str) -> list[dict[str, Any]]:
    """The actions that pay a council with the fewest coins."""
    hidden = before.copy()
    COUNCIL.entry_points.hide_at(hidden, 0, seat)
    *cards, _ = telling("council").derived(hidden)["payments"][council][0]
    return [{"type": "lay", "card": card} for card in shown(cards).split()] + [{"type": "confirm"}]


def test_K7_a_permit_is_the_one_and_costs_the_coins_that_its_facts_say() -> None:
    for before, seat, choice in some("acquire", 200):
        payment = cheapest(before, seat, choice.action["region"])
        _, events = played_on(before, seat, choice.action, *payment)
        (paid,) = told(events, "paid")
        assert paid["coins"] == choice.facts["coins"] == choice.facts["prices"][len(payment) - 2]
        assert told(events, "acquired")[0]["permit"] == choice.facts["permit"]
        assert [city[0] for city in choice.facts["cities"]] == list(choice.facts["permit"])
        assert_settled(choice.facts["bonus"], told(events, "permit")[0], before)


def assert_settled(printed: dict[str, int], event: dict[str, Any], before: Array) -> None:
    """What was gained is what was promised, but for coins beyond the cap and cards that there are not."""
    for name in GAINS:
        due = printed.get(name, 0)
        assert event[name] <= due
        if name not in ("coins", "cards") or (name == "coins" and before["coin_cap"][0] == 0):
            assert event[name] == due


def assert_placed(facts: Any, before: Array, events: list[dict[str, Any]]) -> None:
    """K10, K11, K16, K17: servants, tokens, and points for tiles and the tenth merchant."""
    (placed,) = told(events, "placed")
    assert placed["servants"] == facts["servants"]
    tokens = told(events, "token")
    cities = [before["tokens"][0, list(CITIES.values()).index(city)] for city in facts["tokens"]]
    assert sorted(event["token"] for event in tokens) == sorted(cities)
    total = Counter[str]()
    for event in tokens:
        total.update({name: event[name] for name in GAINS})
    assert_settled(facts["gains"], {**dict.fromkeys(GAINS, 0), **total}, before)
    steps = sum(COMPONENTS["tokens"][event["token"]].get("nobility", 0) for event in tokens)
    assert facts["gains"].get("nobility", 0) == steps
    rewards = told(events, "metal_reward", "region_reward", "queens_reward", "tenth")
    assert sum(event["points"] for event in rewards) == facts["rewards"]


def test_K10_K11_K16_a_merchant_costs_and_brings_what_the_facts_say() -> None:
    rewarded = 0
    for before, seat, choice in some("place"):
        _, events = played_on(before, seat, choice.action)
        assert_placed(choice.facts, before, events)
        rewarded += choice.facts["rewards"] > 3
    assert rewarded > 5


def test_K9_the_queens_help_costs_and_brings_what_the_facts_say() -> None:
    for before, seat, choice in some("visit"):
        payment = cheapest(before, seat, "queen")
        _, events = played_on(before, seat, choice.action, *payment)
        (paid,) = told(events, "paid")
        prices, roads = choice.facts["prices"], choice.facts["road_coins"]
        assert paid["coins"] == choice.facts["coins"] == prices[len(payment) - 2] + roads
        assert_placed(choice.facts, before, events)


def test_K11_a_merchant_brings_the_tokens_of_all_own_cities_that_it_would_be_linked_with() -> None:
    """On the Juvelar board roads join C-F and F-I; the royal city links and has no token."""
    match = table(player(hand=FOUR, coins=20, cities="CI", servants=1), player(cities="AF"))
    assert offer(match, "visit F").facts["tokens"] == ["castrum", "framek", "indur"]
    assert offer(match, "visit F").facts["gains"] == {"points": 3, "coins": 3, "cards": 1}
    assert offer(match, "visit J").facts["tokens"] == ["indur"]
    assert offer(match, "visit O").facts["gains"] == {"nobility": 1}


def test_K16_K17_a_merchant_brings_the_tiles_that_it_completes_and_the_points_of_the_tenth() -> None:
    """With Merkatim come iron and the mountains, with Graden silver, with Juvelar no tile."""
    match = table(player(hand=FOUR, coins=20, cities="AKLNOBCDH"), player(cities="EI"))
    rewards = [offer(match, f"visit {city}").facts["rewards"] for city in "MGJ"]
    assert rewards == [5 + 25 + 5 + 18 + 3, 12 + 25 + 3, 3]


def test_K7_prices_fall_with_every_card_and_end_where_the_hand_does() -> None:
    match = table(player(hand="white black joker pink", coins=20))
    acquire, visit = (offer(match, sentence).facts for sentence in ("acquire coast 0", "visit F"))
    assert acquire["prices"] == visit["prices"] == [10, 7, 5, None]
    assert (acquire["coins"], visit["coins"], visit["road_coins"]) == (5, 9, 4)


def offer(match: Any, sentence: str) -> Choice:
    found = choices(COUNCIL, match.hidden(0), 0)
    return next(choice for choice in found if choice.action == action(sentence))


def test_K7_a_card_laid_leaves_the_price_that_its_facts_say() -> None:
    for before, seat, choice in some("lay"):
        after, _ = played_on(before, seat, choice.action)
        COUNCIL.entry_points.hide_at(after, 0, seat)
        payment = telling("council").derived(after)["payment"]
        assert payment is not None
        assert payment["coins"] == choice.facts["coins"]


def test_K7_confirming_pays_the_cards_and_coins_and_gets_what_the_facts_say() -> None:
    seen = set()
    for before, seat, choice in offered("confirm"):
        _, events = played_on(before, seat, choice.action)
        (paid,) = told(events, "paid")
        assert paid["coins"] == choice.facts["coins"]
        assert [card for card in paid["cards"] if card] == sorted(choice.facts["cards"], key=CARDS.index)
        if "permit" in choice.facts:
            assert told(events, "acquired")[0]["permit"] == choice.facts["permit"]
        else:
            assert told(events, "placed")[0]["city"] == choice.facts["city"]
            assert_placed(choice.facts, before, events)
        seen.add("permit" in choice.facts)
    assert seen == {True, False}


@pytest.mark.parametrize(("kind", "event"), [("repeat", "token"), ("reuse", "permit"), ("free", "permit")])
def test_K14_a_choice_of_the_track_brings_what_its_facts_say(kind: str, event: str) -> None:
    seen = 0
    for before, seat, choice in offered(kind):
        _, events = played_on(before, seat, choice.action)
        if before["owed"][0] == 2:
            continue  # the tokens come after the second choice
        printed = choice.facts["gains" if kind == "repeat" else "bonus"]
        assert_settled(printed, told(events, event)[-1 if kind == "repeat" else 0], before)
        if kind == "free":
            assert told(events, "took_free")[0]["permit"] == choice.facts["permit"]
        seen += 1
    assert seen > 10


def test_what_a_client_does_to_facts_changes_no_others() -> None:
    match = table(player(hand="white", coins=20))
    for _ in range(2):
        facts = offer(match, "acquire coast 0").facts
        assert (facts["cities"], facts["bonus"]) == (["arkon"], {"points": 4, "coins": 3})
        facts["cities"].append("esti")
        facts["bonus"]["points"] = 100


def test_facts_are_those_of_the_seat_that_may_act() -> None:
    """The other has cards, and Indur."""
    match = table(player(hand="white black", cities="I"), player(hand="white", coins=12, cities="F"), seat=1)
    found = choices(COUNCIL, match.hidden(1), 1)
    visit = next(choice for choice in found if choice.action == action("visit J"))
    assert (visit.facts["coins"], visit.facts["tokens"]) == (10, [])
