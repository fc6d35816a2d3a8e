"""What Tumult Royale says: of events, choices, refusals, what is expected and how it ended."""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest

import regalia
from regalia import Match
from regalia.game import load_game
from regalia.games.tumult.rules.events import EVENTS
from regalia.games.tumult.rules.reasons import REASONS
from regalia.schema import Array
from regalia.sentences import Sentence, from_json
from regalia.telling import Choice, choices, telling
from regalia.words import LANGUAGES, Company, words
from tests.games.language import record_of
from tests.games.tumult.table import LAST, action, crowned_by, play, player, read, table
from tests.games.tumult.test_tumult_crown import at_space
from tests.games.tumult.test_tumult_refusals import REFUSALS, erecting, paying, placing, revealing, robbing, waiting

TUMULT = load_game("tumult")
TELLING = telling("tumult")
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
TITLES = ["feminine", "masculine", "feminine", "masculine"]
READ_BY_ADA = Company(NAMES, TITLES, reader=0)
READ_BY_OTHERS = Company(NAMES, TITLES)
Said = tuple[str, str]


def said(sentence: Sentence, company: Company = READ_BY_OTHERS) -> Said:
    """In English and in German."""
    english, german = (words("tumult", language).say(sentence, company) for language in LANGUAGES)
    return english, german


def in_both_persons(sentence: Sentence) -> tuple[Said, Said]:
    """To Ada and to others: in English, then in German."""
    to_ada, to_others = (said(sentence, company) for company in (READ_BY_ADA, READ_BY_OTHERS))
    return (to_ada[0], to_others[0]), (to_ada[1], to_others[1])


FIELD = {"slot": 1, "field": 3}
LEFT = {"bread": 3, "marble": 0, "tools": 1}
# what happened, to Ada of herself and to others: in English, then in German
EVENTS_SAID: dict[str, tuple[Mapping[str, Any], Said, Said]] = {
    "rank": ({"rank": 1}, ("you are queen", "Ada is queen"), ("du bist Königin", "Ada ist Königin")),
    "first_statue": (
        FIELD,
        ("you place the first statue on B4", "Ada places the first statue on B4"),
        ("du stellst die erste Statue auf B4", "Ada stellt die erste Statue auf B4"),
    ),
    "round": ({"number": 3}, ("Round 3",) * 2, ("Runde 3",) * 2),
    "demanded": (
        {"bread": 4, "marble": 4, "tools": 4},
        ("The people need 4 of each good",) * 2,
        ("Das Volk braucht von jeder Ware 4",) * 2,
    ),
    "laid_out": (
        {"places": 15, "aside": 6},
        ("15 tiles lie in the middle, 6 are out of this round",) * 2,
        ("15 Plättchen liegen in der Mitte, 6 sind in dieser Runde aus dem Spiel",) * 2,
    ),
    "said_ready": ({}, ("you are ready", "Ada is ready"), ("du bist bereit", "Ada ist bereit")),
    "started": (
        {},
        ("you turn the hourglass", "Ada turns the hourglass"),
        ("du drehst die Sanduhr um", "Ada dreht die Sanduhr um"),
    ),
    "lifted": (
        {"place": 3},
        ("you lift tile 4", "Ada lifts tile 4"),
        ("du hebst Plättchen 4 auf", "Ada hebt Plättchen 4 auf"),
    ),
    "saw": (
        {"place": 3, "good": "tools", "value": 1},
        ("you see 1 tool on tile 4", "Ada sees 1 tool on tile 4"),
        ("du siehst 1 Werkzeug auf Plättchen 4", "Ada sieht 1 Werkzeug auf Plättchen 4"),
    ),
    "kept": (
        {"place": 3},
        ("you keep tile 4", "Ada keeps tile 4"),
        ("du behältst Plättchen 4", "Ada behält Plättchen 4"),
    ),
    "returned": (
        {"place": 3},
        ("you put tile 4 back", "Ada puts tile 4 back"),
        ("du legst Plättchen 4 zurück", "Ada legt Plättchen 4 zurück"),
    ),
    "finished": (
        {"cause": "budget"},
        ("you have no hand movement left", "Ada has no hand movement left"),
        ("du hast keinen Handgriff mehr", "Ada hat keinen Handgriff mehr"),
    ),
    "sand_out": ({}, ("The sand has run out",) * 2, ("Der Sand ist durchgelaufen",) * 2),
    "practice_over": (
        {},
        ("The trial run is over; now it counts",) * 2,
        ("Der Probelauf ist vorbei; jetzt gilt es",) * 2,
    ),
    "left_over": (
        LEFT,
        ("Left for the people: 3 bread, 0 marble, 1 tool",) * 2,
        ("Dem Volk bleiben: 3 Brot, 0 Marmor, 1 Werkzeug",) * 2,
    ),
    "robbed": (
        LEFT,
        ("you have robbed 3 bread, 0 marble, 1 tool", "Ada has robbed 3 bread, 0 marble, 1 tool"),
        ("du hast 3 Brot, 0 Marmor, 1 Werkzeug geraubt", "Ada hat 3 Brot, 0 Marmor, 1 Werkzeug geraubt"),
    ),
    "tumult": (
        {"good": "tools", "count": 7, "tiles": 1},
        (
            "Tumult over tools: you are greediest (counting 7); 1 tile goes back",
            "Tumult over tools: Ada is greediest (counting 7); 1 tile goes back",
        ),
        (
            "Tumult um Werkzeug: Du bist am gierigsten (mit 7); 1 Plättchen geht zurück",
            "Tumult um Werkzeug: Ada ist am gierigsten (mit 7); 1 Plättchen geht zurück",
        ),
    ),
    "calm": ({"good": "marble"}, ("No tumult over marble",) * 2, ("Kein Tumult um Marmor",) * 2),
    "wants": (
        {**FIELD, "terrain": "forest", "factor": 2},
        ("you choose a forest, B4, for twice the price", "Ada chooses a forest, B4, for twice the price"),
        ("du wählst B4 (Wald) zum doppelten Preis", "Ada wählt B4 (Wald) zum doppelten Preis"),
    ),
    "laid": (
        {"good": "bread", "value": 2},
        ("you lay 2 bread", "Ada lays 2 bread"),
        ("du legst 2 Brot", "Ada legt 2 Brot"),
    ),
    "placed": (
        {**FIELD, "terrain": "village", "statues": 2, "supporters": 1},
        ("you place 2 statues on a village, B4", "Ada places 2 statues on a village, B4"),
        ("du stellst 2 Statuen auf B4 (Dorf)", "Ada stellt 2 Statuen auf B4 (Dorf)"),
    ),
    "passed": ({}, ("you pass", "Ada passes"), ("du passt", "Ada passt")),
    "consoled": (
        {"supporters": 2},
        ("you could place nothing", "Ada could place nothing"),
        ("du konntest nichts aufstellen", "Ada konnte nichts aufstellen"),
    ),
    "gained": (
        {"supporters": 1},
        ("you gain 1 supporter", "Ada gains 1 supporter"),
        ("du bekommst 1 Gefolgsmann", "Ada bekommt 1 Gefolgsmann"),
    ),
    "lost": (
        {"supporters": 5},
        ("you lose 5 supporters", "Ada loses 5 supporters"),
        ("du verlierst 5 Gefolgsleute", "Ada verliert 5 Gefolgsleute"),
    ),
    "shortage": (
        {},
        ("Supporters run short: everybody gives 5 back",) * 2,
        ("Die Gefolgsleute werden knapp: Alle geben 5 zurück",) * 2,
    ),
    "relief": (
        {},
        ("Supporters are lacking: everybody takes 5",) * 2,
        ("Es fehlt an Gefolgsleuten: Alle nehmen 5",) * 2,
    ),
    "crowned": (
        {"space": 6, "statues": 2},
        (
            "you are crowned, with 2 statues on space 6 of the chronicle",
            "Ada is crowned, with 2 statues on space 6 of the chronicle",
        ),
        (
            "du wirst gekrönt, mit 2 Statuen auf Feld 6 der Chronik",
            "Ada wird gekrönt, mit 2 Statuen auf Feld 6 der Chronik",
        ),
    ),
    "revealed": (
        {"slot": 2, "region": 7},
        ("Region C is turned up, closed until the next round",) * 2,
        ("Gebiet C ist aufgedeckt, aber bis zur nächsten Runde gesperrt",) * 2,
    ),
    "mercy": (
        {},
        ("you have the people's mercy", "Ada has the people's mercy"),
        ("du hast die Gnade des Volkes", "Ada hat die Gnade des Volkes"),
    ),
    "won": (
        {"statues": 21},
        ("You win with 21 statues placed", "Ada wins with 21 statues placed"),
        ("Du gewinnst mit 21 aufgestellten Statuen", "Ada gewinnt mit 21 aufgestellten Statuen"),
    ),
    "undone": (
        {},
        ("you take the last step back", "Ada takes the last step back"),
        ("du nimmst den letzten Schritt zurück", "Ada nimmt den letzten Schritt zurück"),
    ),
}


def happened(kind: str) -> Sentence:
    event = next(event for event in EVENTS.events.values() if event.name == kind)
    seat = {"seat": 0} if "seat" in event.arguments else {}
    return TELLING.event({"type": kind, **seat, **EVENTS_SAID[kind][0]})


@pytest.mark.parametrize("kind", EVENTS_SAID)
def test_an_event_is_told_in_both_persons_and_languages(kind: str) -> None:
    assert in_both_persons(happened(kind)) == EVENTS_SAID[kind][1:]


def test_every_event_that_a_reader_can_see_is_told() -> None:
    assert EVENTS_SAID.keys() == {event.name for event in EVENTS.events.values()}


def test_sentences_survive_their_way_to_a_client_and_back() -> None:
    for kind in EVENTS_SAID:
        assert from_json(happened(kind).to_json()) == happened(kind)


def test_T22_a_demand_for_each_good_is_told_good_by_good() -> None:
    event = {"type": "demanded", "bread": 2, "marble": 5, "tools": 2}
    assert said(TELLING.event(event)) == (
        "The people need 2 bread, 5 marble, 2 tools",
        "Das Volk braucht 2 Brot, 5 Marmor, 2 Werkzeug",
    )


@pytest.mark.parametrize(
    ("rank", "feminine", "masculine"),
    [
        (1, ("queen", "Königin"), ("king", "König")),
        (2, ("duchess", "Herzogin"), ("duke", "Herzog")),
        (3, ("princess", "Fürstin"), ("prince", "Fürst")),
        (4, ("countess", "Gräfin"), ("earl", "Graf")),
    ],
)
def test_T1_titles_are_those_that_the_players_chose(rank: int, feminine: Said, masculine: Said) -> None:
    for seat, title in enumerate((feminine, masculine)):
        told = said(TELLING.event({"type": "rank", "seat": seat, "rank": rank}))
        assert tuple(sentence.split()[-1] for sentence in told) == title


def test_T6_a_rush_is_told_seat_by_seat_and_each_tile_once() -> None:
    rush = [("lifted", 1, 3), ("lifted", 0, 4), ("saw", 0, 4), ("kept", 1, 3), ("returned", 0, 4), ("lifted", 1, 5)]
    told = TELLING.condensed([{"type": kind, "seat": seat, "place": place} for kind, seat, place in rush])
    assert [(event["type"], event["seat"], event["place"]) for event in told] == [
        ("saw", 0, 4),
        ("returned", 0, 4),
        ("kept", 1, 3),
        ("lifted", 1, 5),
    ]


def test_T11_a_payment_that_is_finished_is_told_as_the_statue_alone() -> None:
    steps = [{"type": kind, "seat": 0} for kind in ("wants", "laid", "laid", "placed", "gained")]
    assert [event["type"] for event in TELLING.condensed(steps)] == ["placed", "gained"]
    assert [*TELLING.condensed(steps[:3])] == steps[:3]


def offer(match: Match, sentence: str, seat: int = 0) -> Choice:
    asked = read(match, sentence)
    return next(choice for choice in choices(TUMULT, match.hidden(seat), seat) if choice.action == asked)


MIDDLE = "t1 m2 b1 b1 b2 b2 b2 b3 b3 m1 m1 m2 m2 m3 m3"
CHOICES: list[tuple[Callable[[], Match], int, str, str, str]] = [
    (erecting, 1, "erect b2", "place your first statue on A5", "deine erste Statue auf A5 stellen"),
    (waiting, 1, "ready", "say that you are ready", "sagen, dass du bereit bist"),
    (lambda: waiting("1: ready"), 0, "start", "turn the hourglass", "die Sanduhr umdrehen"),
    (robbing, 0, "lift 3", "lift tile 4", "Plättchen 4 aufheben"),
    (
        lambda: robbing("0: lift 0; 0: return", middle=MIDDLE),
        0,
        "lift 0",
        "lift tile 1 (1 tool)",
        "Plättchen 1 aufheben (1 Werkzeug)",
    ),
    (
        lambda: robbing("0: lift 1", middle=MIDDLE),
        0,
        "keep",
        "keep the tile in your hand (2 marble)",
        "das Plättchen in deiner Hand behalten (2 Marmor)",
    ),
    (
        lambda: robbing("0: lift 1", middle=MIDDLE),
        0,
        "return",
        "put the tile in your hand back (2 marble)",
        "das Plättchen in deiner Hand zurücklegen (2 Marmor)",
    ),
    (robbing, 0, "done", "rob no more in this round", "in dieser Runde nicht mehr plündern"),
    (
        placing,
        0,
        "place a2",
        "place a statue on a pasture, A4, for 1 bread and 1 marble",
        "eine Statue auf A4 (Wiese) stellen, für 1 Brot und 1 Marmor",
    ),
    (
        lambda: placing("b2 m2 t2"),
        0,
        "place c2",
        "place a statue on a forest, A6, for 2 bread, 2 marble and 2 tools",
        "eine Statue auf A6 (Wald) stellen, für 2 Brot, 2 Marmor und 2 Werkzeug",
    ),
    (
        lambda: placing("b3 m3", own="c1"),
        0,
        "place d1",
        "place 2 statues on a village, B1, for 2 bread and 2 marble",
        "2 Statuen auf B1 (Dorf) stellen, für 2 Brot und 2 Marmor",
    ),
    (lambda: paying("a2"), 0, "pay b1", "lay 1 bread, still missing: 1 marble", "1 Brot legen, noch offen: 1 Marmor"),
    (
        lambda: paying("a2", "b2", castle="b2 m3"),
        0,
        "pay m3",
        "lay 3 marble (3 supporters)",
        "3 Marmor legen (3 Gefolgsleute)",
    ),
    (placing, 0, "pass", "place nothing now", "jetzt nichts aufstellen"),
    (revealing, 0, "reveal 2", "turn up region C", "Gebiet C aufdecken"),
]


@pytest.mark.parametrize(
    ("make", "seat", "sentence", "english", "german"), CHOICES, ids=[f"{row[2]}: {row[3]}" for row in CHOICES]
)
def test_a_choice_says_what_comes_of_it(
    make: Callable[[], Match], seat: int, sentence: str, english: str, german: str
) -> None:
    assert said(offer(make(), sentence, seat).sentence) == (english, german)


def labels(match: Match, kind: str) -> list[Said]:
    found = [choice.sentence for choice in choices(TUMULT, match.hidden(0), 0) if choice.action["type"] == kind]
    return [said(Sentence(f"{message}.label", arguments)) for message, arguments in found]


def test_the_label_of_a_lift_is_the_number_of_the_tile() -> None:
    match = robbing("1: lift 0; 1: keep; 0: lift 2; 0: return", middle=MIDDLE)
    assert labels(match, "lift")[:2] == [("tile 2", "Nr. 2"), ("tile 3 (1 bread)", "Nr. 3 (1 Brot)")]


def test_the_label_of_a_field_has_its_price_good_by_good() -> None:
    assert ("A2 forest 1/1/1", "A2 Wald 1/1/1") in labels(placing("b2 m2 t2"), "place")
    assert ("A6 forest 2/2/2", "A6 Wald 2/2/2") in labels(placing("b2 m2 t2"), "place")


@cache
def whole_games() -> list[tuple[Array, int, list[Choice]]]:
    """Every position of some random games, with a seat to act and its choices."""
    found = []
    for seed, taxes in enumerate(("turns", "budget", "hourglass")):
        chance, match = random.Random(seed), regalia.new("tumult", 2 + seed, seed, {"taxes": taxes})
        while not match.over:
            seat = chance.choice(match.actors)
            found.append((record_of(match), seat, choices(TUMULT, match.hidden(seat), seat)))
            match.play(seat, chance.choice(found[-1][2]).action)
    return found


def offered(kind: str) -> Iterator[tuple[Array, int, Choice]]:
    for record, seat, found in whole_games():
        yield from ((record, seat, choice) for choice in found if choice.action["type"] == kind)


def played_on(before: Array, seat: int, choice: Choice) -> list[dict[str, Any]]:
    """What an action told."""
    after = before.copy()
    TUMULT.entry_points.act_at(after, 0, seat, TUMULT.actions.read(choice.action))
    return TUMULT.events_of(after)


FACTS = {
    "start": {"seconds"},
    "lift": {"tile"},
    "keep": {"place", "tile"},
    "return": {"place", "tile"},
    "place": {"terrain", "statues", "factor", "price", "affordable"},
    "pay": {"missing", "supporters"},
    "reveal": {"regions_left"},
}


def test_every_legal_action_comes_with_its_facts() -> None:
    for kind in TUMULT.actions.actions:
        names = [choice.facts.keys() for _, _, choice in offered(kind.name)]
        assert names
        assert all(found == FACTS.get(kind.name, set()) for found in names), kind.name


def test_T6_what_is_known_of_a_tile_is_what_a_lift_shows() -> None:
    known = 0
    for before, seat, choice in offered("lift"):
        if choice.facts["tile"] is not None:
            known += 1
            [saw] = [event for event in played_on(before, seat, choice) if event["type"] == "saw"]
            assert choice.facts["tile"] == {"good": saw["good"], "value": saw["value"]}
    assert known > 20


def test_T10_a_field_is_what_its_facts_promise() -> None:
    for before, seat, choice in offered("place"):
        [wants] = played_on(before, seat, choice)
        facts = choice.facts
        assert (wants["terrain"], wants["factor"]) == (facts["terrain"], facts["factor"])
        assert facts["affordable"]
        assert any(facts["price"])


def test_T11_a_payment_is_done_when_nothing_is_missing_and_gains_what_its_facts_say() -> None:
    finished = 0
    for before, seat, choice in offered("pay"):
        placed = [event for event in played_on(before, seat, choice) if event["type"] == "placed"]
        assert bool(placed) == (not any(choice.facts["missing"]))
        if placed:
            finished += 1
            assert placed[0]["supporters"] == choice.facts["supporters"]
    assert finished > 20


HINTS: dict[str, tuple[Callable[[], Match], Said, Said]] = {
    "first statue": (
        lambda: erecting("erect b2"),
        ("Place your first statue on a pasture.", "Ada places the first statue."),
        ("Stelle deine erste Statue auf eine Wiese.", "Ada stellt die erste Statue auf."),
    ),
    "ready": (
        lambda: table(phase="ready", ranks=[1, 0]),
        ("Taxes are about to be collected: say when you are ready.", "Ada is to say ready."),
        ("Gleich werden Steuern eingetrieben: Sag, wenn du bereit bist.", "Ada soll sich bereit melden."),
    ),
    "start": (
        lambda: waiting("1: ready"),
        ("All others are ready: turn the hourglass.", "Ada turns the hourglass."),
        ("Alle anderen sind bereit: Dreh die Sanduhr um.", "Ada dreht die Sanduhr um."),
    ),
    "hourglass": (
        robbing,
        ("Rob: lift a tile, keep it or put it back, before the sand is out.", "Ada collects taxes."),
        (
            "Plündere: Hebe ein Plättchen auf, behalte es oder leg es zurück, bevor der Sand durch ist.",
            "Ada treibt Steuern ein.",
        ),
    ),
    "turns": (
        lambda: robbing("lift 0; return", taxes="turns", moves=[11, 0, 0, 0]),
        (
            "Lift a tile and keep it or put it back, or withdraw for this round. You have 1 lift left.",
            "Ada lifts a tile or withdraws.",
        ),
        (
            "Hebe ein Plättchen auf und behalte es oder leg es zurück, oder zieh dich für diese Runde zurück. "
            "Du darfst noch einmal aufheben.",
            "Ada hebt ein Plättchen auf oder zieht sich zurück.",
        ),
    ),
    "budget": (
        lambda: robbing("0: lift 0; 0: return", taxes="budget"),
        ("Lift tiles and keep them or put them back; you have 24 hand movements left.", "Ada collects taxes."),
        (
            "Hebe Plättchen auf und behalte sie oder leg sie zurück; du hast noch 24 Handgriffe.",
            "Ada treibt Steuern ein.",
        ),
    ),
    "a tile in hand": (
        lambda: robbing("0: lift 3"),
        ("Keep tile 4, which is in your hand, or put it back.", "Ada looks at tile 4."),
        ("Behalte Plättchen 4 aus deiner Hand oder leg es zurück.", "Ada sieht Plättchen 4 an."),
    ),
    "a tile in hand late": (
        lambda: robbing("0: lift 3; clock: sand"),
        ("The sand is out: keep tile 4, which is in your hand, or put it back.", "Ada looks at tile 4."),
        ("Der Sand ist durch: Behalte Plättchen 4 aus deiner Hand oder leg es zurück.", "Ada sieht Plättchen 4 an."),
    ),
    "placing": (
        placing,
        ("Place a statue on a field, or pass.", "Ada places a statue or passes."),
        ("Stelle eine Statue auf ein Feld, oder passe.", "Ada stellt eine Statue auf oder passt."),
    ),
    "paying": (
        lambda: paying("a2", "b1"),
        (
            "Lay tiles; still missing: 1 marble. What goes beyond the price wins supporters.",
            "Ada pays for a field.",
        ),
        (
            "Lege Plättchen; noch offen: 1 Marmor. Was über den Preis geht, bringt Gefolgsleute.",
            "Ada zahlt für ein Feld.",
        ),
    ),
    "revealing": (
        lambda: revealing(players=4),
        ("Turn up 2 regions; they open with the next round.", "Ada turns up regions."),
        ("Decke 2 Gebiete auf; sie öffnen sich mit der nächsten Runde.", "Ada deckt Gebiete auf."),
    ),
}


@pytest.mark.parametrize("name", HINTS)
def test_what_is_expected_is_said_in_both_persons(name: str) -> None:
    make, english, german = HINTS[name]
    match = make()
    assert 0 in match.actors
    assert in_both_persons(TELLING.expected(match.hidden(0), 0)) == (english, german)


# reason: the refusal that it is taken from, and how it is said
REASONS_SAID: dict[str, tuple[str, str, str]] = {
    "game-over": ("over", "The game is over.", "Das Spiel ist zu Ende."),
    "not-your-turn": (
        "T9 the king places first",
        "It is not your turn: Ada is to act.",
        "Du bist nicht an der Reihe: Ada ist dran.",
    ),
    "others-not-ready": (
        "T6 one of two is not ready",
        "You turn the hourglass as soon as all are ready: Ben is not.",
        "Du drehst die Sanduhr um, sobald alle bereit sind: Ben ist es noch nicht.",
    ),
    "ready-already": (
        "T6 ready twice",
        "You have said ready already; Ada turns the hourglass when everybody has.",
        "Du hast schon gesagt, dass du bereit bist; Ada dreht die Sanduhr um, wenn es alle sind.",
    ),
    "sand-out": (
        "T6 a lift after the sand",
        "The sand is out and your hand is empty.",
        "Der Sand ist durch, und deine Hand ist leer.",
    ),
    "done": (
        "T6 done is final",
        "You have said that you rob no more in this round.",
        "Du hast gesagt, dass du in dieser Runde nicht mehr plünderst.",
    ),
    "no-movement-left": (
        "T7 the budget is spent",
        "Your 2 hand movements of this round are used up.",
        "Deine 2 Handgriffe in dieser Runde sind verbraucht.",
    ),
    "no-lift-left": (
        "T7 twelve lifts",
        "You have lifted 12 tiles in this round, and that is all.",
        "Du hast in dieser Runde 12 Plättchen aufgehoben, und mehr geht nicht.",
    ),
    "nothing-to-lift": (
        "T7 the last tiles are in other hands",
        "The last tiles are in other hands (Ada and Cleo): wait whether one is put back.",
        "Die letzten Plättchen sind in anderen Händen (Ada und Cleo): Warte, ob eines zurückgelegt wird.",
    ),
    "first-statues": (
        "T3 a tile",
        "Now everybody places a first statue, and nothing else.",
        "Jetzt stellen alle ihre erste Statue auf, sonst nichts.",
    ),
    "king-turns-it": (
        "T6 a subject turns the hourglass",
        "Only Queen Ada turns the hourglass.",
        "Nur Königin Ada dreht die Sanduhr um.",
    ),
    "king-is-not-asked": (
        "T6 the king says ready",
        "You reign and need not say ready: turn the hourglass.",
        "Du regierst und musst dich nicht bereit melden: Dreh die Sanduhr um.",
    ),
    "not-started": (
        "T6 a tile too early",
        "The hourglass has not been turned yet.",
        "Die Sanduhr ist noch nicht umgedreht.",
    ),
    "taxes-first": ("T6 a pass amid the taxes", "Now taxes are collected.", "Jetzt werden Steuern eingetrieben."),
    "hand-full": (
        "T6 a second tile",
        "Keep tile 4, which is in your hand, or put it back first.",
        "Behalte erst Plättchen 4 aus deiner Hand oder leg es zurück.",
    ),
    "hand-empty": ("T6 nothing to keep", "You have no tile in your hand.", "Du hast kein Plättchen in der Hand."),
    "placing-now": ("T9 done amid the placing", "Now statues are placed.", "Jetzt werden Statuen aufgestellt."),
    "no-field-chosen": (
        "T11 a payment for nothing",
        "Choose a field before you pay.",
        "Wähle ein Feld, bevor du zahlst.",
    ),
    "finish-payment": (
        "T11 a pass amid a payment",
        "Finish paying for A4 first.",
        "Bezahle erst A4 zu Ende.",
    ),
    "revealing-now": ("T14 a pass amid the reveal", "Now regions are turned up.", "Jetzt werden Gebiete aufgedeckt."),
    "no-such-tile": (
        "T5 the sixteenth of fifteen",
        "There is no tile 16: only 15 lie in the middle.",
        "Es gibt kein Plättchen 16: In der Mitte liegen nur 15.",
    ),
    "no-such-region": (
        "T1 a region beyond it",
        "There are only 4 regions in this game.",
        "In diesem Spiel gibt es nur 4 Gebiete.",
    ),
    "not-in-castle": (
        "T11 a value not owned",
        "You have no tile with 3 bread.",
        "Du hast kein Plättchen mit 3 Brot.",
    ),
    "in-another-hand": (
        "T6 another hand has it",
        "Ben has tile 5 in hand.",
        "Ben hat Plättchen 5 in der Hand.",
    ),
    "tile-kept": ("T6 another has kept it", "Ben has kept tile 5.", "Ben hat Plättchen 5 behalten."),
    "first-face-down": ("T3 a region face down", "Region B lies face down.", "Gebiet B liegt verdeckt."),
    "first-field-taken": (
        "T3 a pasture taken",
        "On A5 stands a statue of Ben already.",
        "Auf A5 steht schon eine Statue von Ben.",
    ),
    "no-pasture": (
        "T3 a forest",
        "The first statue stands on a pasture, and A2 is a forest.",
        "Die erste Statue steht auf einer Wiese, und A2 ist ein Wald.",
    ),
    "region-face-down": (
        "T10 a region face down",
        "Region B lies face down and is closed.",
        "Gebiet B liegt verdeckt und ist gesperrt.",
    ),
    "region-closed": (
        "T10 a region just revealed",
        "Region B was just turned up and is closed until the next round.",
        "Gebiet B ist gerade erst aufgedeckt und bis zur nächsten Runde gesperrt.",
    ),
    "field-taken": (
        "T9 another's field",
        "On D9 stands a statue of Ben already.",
        "Auf D9 steht schon eine Statue von Ben.",
    ),
    "out-of-reach": (
        "T10 a mountain apart",
        "A3 is a mountain and touches none of your fields.",
        "A3 ist ein Gebirge und grenzt an keines deiner Felder.",
    ),
    "too-few-statues": (
        "T18 three statues of one",
        "You cannot place 3 statues on a palace: you have only 1 left.",
        "Ein Feld wie dieses (Schloss) verlangt 3 Statuen: Du hast nur noch 1.",
    ),
    "region-face-up": (
        "T14 a region that lies open",
        "Region A lies face up already.",
        "Gebiet A liegt schon offen.",
    ),
    "not-in-price": (
        "T11 a kind that the price lacks",
        "The price asks for no tools.",
        "Der Preis verlangt diese Ware nicht: Werkzeug.",
    ),
    "covered": (
        "T11 a kind that is reached",
        "The price of 1 bread is reached already.",
        "Der Preis von 1 Brot ist schon erreicht.",
    ),
    "needless-tile": (
        "T11 one and three for two",
        "A tile with 1 bread does not fit: the price of 2 would be reached without the smallest tile, too.",
        "Ein Plättchen mit 1 Brot passt nicht: Der Preis von 2 wäre auch ohne das kleinste Plättchen erreicht.",
    ),
    "goods-missing": (
        "T11 a forest without tools",
        "For A2 (forest) you lack 1 tool.",
        "Für A2 (Wald) fehlt dir noch: 1 Werkzeug.",
    ),
}


def refusal(label: str) -> Sentence:
    _, make, seat, asked, _ = next(row for row in REFUSALS if row[0] == label)
    found = make().why_not(seat, asked)
    assert found is not None
    return found.sentence


@pytest.mark.parametrize("reason", REASONS_SAID)
def test_a_reason_is_said_with_what_is_in_the_way(reason: str) -> None:
    label, english, german = REASONS_SAID[reason]
    found = refusal(label)
    assert found.message == f"reason-{reason}"
    assert said(found) == (english, german)


def test_every_reason_is_said_here() -> None:
    assert REASONS_SAID.keys() == {reason.name for reason in REASONS.reasons.values()}


def test_T11_every_good_that_is_missing_is_named_with_its_number() -> None:
    found = refusal("T10 a far pasture at twice the price")
    assert said(found)[0] == "For B3 (pasture) you lack 1 bread and 1 marble."


def test_what_is_in_the_readers_own_way_is_said_to_him() -> None:
    assert said(refusal("T6 kept oneself"), READ_BY_ADA)[0] == "You have kept tile 5 already."
    assert said(refusal("T9 an own field"), READ_BY_ADA)[0] == "On A1 stands your own statue already."


def last_statue() -> Match:
    return play(table(player(castle="b1 m1", fields="a2", placed=24), realm=LAST), "place b2; pay b1; pay m1")


ENDINGS: dict[str, tuple[Callable[[], Match], list[tuple[Said, Said]]]] = {
    "the last statue": (
        last_statue,
        [
            (
                (
                    "You have placed all 25 statues: that ends the game at once, and you win.",
                    "Ada has placed all 25 statues: that ends the game at once, and Ada wins.",
                ),
                (
                    "Du hast alle 25 Statuen aufgestellt: Damit ist das Spiel sofort zu Ende, und du gewinnst.",
                    "Ada hat alle 25 Statuen aufgestellt: Damit ist das Spiel sofort zu Ende, und Ada gewinnt.",
                ),
            )
        ],
    ),
    "too far apart": (
        lambda: at_space(7, 6),
        [
            (
                (
                    "Space 7 of the chronicle ends the game: most and fewest statues, 10 and 4, are 6 apart, "
                    "more than 5.",
                )
                * 2,
                (
                    "Feld 7 der Chronik beendet das Spiel: Zwischen den meisten und den wenigsten Statuen, 10 und 4, "
                    "liegen 6, mehr als 5.",
                )
                * 2,
            ),
            (
                ("You win with 10 statues placed.", "Ada wins with 10 statues placed."),
                ("Du gewinnst mit 10 aufgestellten Statuen.", "Ada gewinnt mit 10 aufgestellten Statuen."),
            ),
        ],
    ),
    "the last space, by rank": (
        lambda: at_space(10, 0),
        [
            (
                ("Space 10, the last of the chronicle, ends the game.",) * 2,
                ("Feld 10, das letzte der Chronik, beendet das Spiel.",) * 2,
            ),
            (
                (
                    "You have placed as many statues as Ben, 16, and win as queen: the higher rank decides.",
                    "Ada has placed as many statues as Ben, 16, and wins as queen: the higher rank decides.",
                ),
                (
                    "Du hast so viele Statuen aufgestellt wie Ben, nämlich 16, und gewinnst als Königin: "
                    "Der höhere Rang entscheidet.",
                    "Ada hat so viele Statuen aufgestellt wie Ben, nämlich 16, und gewinnt als Königin: "
                    "Der höhere Rang entscheidet.",
                ),
            ),
        ],
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_T17_T18_how_it_ended_and_why_is_said_in_both_persons(name: str) -> None:
    make, expected = ENDINGS[name]
    match = make()
    assert match.over
    assert [in_both_persons(sentence) for sentence in TELLING.ending(match.hidden(None))] == expected


def test_what_derives_from_a_position_is_the_same_for_everybody_who_looks() -> None:
    match = placing("b1 b3 m2", own="a1 d1")
    shown = TELLING.derived(match.hidden(None))
    assert json.loads(json.dumps(shown)) == shown == TELLING.derived(match.hidden(1))
    assert (shown["rank"], shown["statues_placed"], shown["statues_apart"]) == ([1, 2], [3, 2], 1)
    assert shown["castle_goods"] == [[4, 2, 0], [0, 0, 0]]
    assert (shown["grid"], shown["trial"], shown["movements_left"]) == ([2, 2], False, None)


def field_of(match: Match, name: str) -> dict[str, Any]:
    asked, shown = action(f"place {name}"), TELLING.derived(match.hidden(0))["fields"]
    found: dict[str, Any] = shown[asked["slot"] * 9 + asked["field"]]
    return found


def test_T10_every_field_is_shown_with_its_price_or_what_is_in_the_way() -> None:
    match = placing(own="a1", down="2")
    near = {"terrain": "pasture", "statues": 1, "price": [1, 1, 0], "factor": 1, "refused": None}
    assert field_of(match, "a2") == near
    assert field_of(match, "f1") == {**near, "price": [2, 2, 0], "factor": 2, "refused": "goods-missing"}
    assert field_of(match, "a1") == {**near, "price": None, "factor": None, "refused": "field-taken"}
    unknown = {"terrain": None, "statues": None, "price": None, "factor": None, "refused": "region-face-down"}
    assert field_of(match, "b5") == unknown


def test_while_nobody_places_fields_have_a_terrain_and_no_price() -> None:
    fields = TELLING.derived(robbing().hidden(None))["fields"]
    assert len(fields) == 36
    assert {field["refused"] for field in fields} == {field["price"] for field in fields} == {None}
    assert [field["terrain"] for field in fields[:3]] == ["pasture", "forest", "mountain"]


def test_T11_a_payment_under_way_shows_every_way_to_finish_it() -> None:
    match = paying("f1", "b1", castle="b1 b1 b2 m1 m3")
    assert TELLING.derived(match.hidden(None))["payment"] == {
        "slot": 1,
        "field": 2,
        "terrain": "pasture",
        "price": [2, 2, 0],
        "laid": [[1], [], []],
        "ways": {"bread": [[1, 1]], "marble": [[3]], "tools": [[]]},
        "missing": [1, 2, 0],
        "supporters": 0,
    }


@pytest.mark.parametrize(
    ("chronicle", "coming"),
    [
        (0, {"space": 1, "statues": 1, "is_last": False, "ends_beyond": None, "regions": 0}),
        (2, {"space": 3, "statues": 1, "is_last": False, "ends_beyond": None, "regions": 1}),
        (4, {"space": 5, "statues": 1, "is_last": False, "ends_beyond": None, "regions": 2}),
        (6, {"space": 7, "statues": 2, "is_last": False, "ends_beyond": 5, "regions": 0}),
        (9, {"space": 10, "statues": 2, "is_last": True, "ends_beyond": None, "regions": 0}),
    ],
)
def test_T14_T17_what_the_next_space_of_the_chronicle_brings(chronicle: int, coming: dict[str, Any]) -> None:
    down = "2 3" if chronicle < 5 else ""
    shares = {9: (7, 6), 6: (4, 3)}.get(chronicle)
    seats = (player(castle="b1 m1", fields="a1"), player(fields="f1"))
    match = table(*seats, chronicle=chronicle, crowned=shares, down=down)
    assert TELLING.derived(match.hidden(None))["next_space"] == coming


def test_T7_movements_that_are_left_are_counted_in_turns_and_on_a_budget() -> None:
    assert TELLING.derived(robbing(taxes="turns", moves=[2, 1, 0, 0]).hidden(0))["movements_left"] == [10, 11]
    assert TELLING.derived(robbing("0: lift 3", taxes="budget").hidden(0))["movements_left"] == [25, 26]


def test_T7_a_trial_run_is_shown_as_one() -> None:
    assert TELLING.derived(robbing(practice=1, rounds=0).hidden(0))["trial"]


def test_a_region_that_the_king_turns_up_leaves_one_less() -> None:
    match = crowned_by(*[player()] * 4, chronicle=2, down="4 5 6 7")
    assert offer(match, "reveal 4").facts == {"regions_left": 1}
