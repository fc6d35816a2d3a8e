"""What Tumult Royale says of what happened."""

from collections.abc import Mapping
from typing import Any

import pytest

from regalia.games.tumult.rules.events import EVENTS
from regalia.sentences import Sentence, from_json
from tests.games.tumult.saying import TELLING, Said, in_both_persons, said

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
            "du wirst gekrönt und stellst 2 Statuen auf Feld 6 der Chronik",
            "Ada wird gekrönt und stellt 2 Statuen auf Feld 6 der Chronik",
        ),
    ),
    "revealed": (
        {"slot": 2, "region": 7},
        ("Region C is turned up, closed until the next round",) * 2,
        ("Gebiet C ist aufgedeckt, aber bis zur nächsten Runde gesperrt",) * 2,
    ),
    "mercy": (
        {},
        ("you have the people’s mercy", "Ada has the people’s mercy"),
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
