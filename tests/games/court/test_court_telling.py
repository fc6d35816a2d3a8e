"""What To Court the King says: of events, choices, refusals, what is expected and how it ended."""

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from regalia import Match
from regalia.game import load_game
from regalia.games.court.rules.events import EVENTS
from regalia.games.court.rules.reasons import REASONS
from regalia.schema import Array
from regalia.sentences import Seat, Sentence, from_json
from regalia.telling import Choice, choices, telling
from regalia.words import LANGUAGES, Company, Part, words
from tests.games.court.table import action, finish, play, rolled, table
from tests.games.court.test_court_properties import equipped, pick
from tests.games.court.test_court_refusals import OWNER, REFUSALS, holder
from tests.games.language import record_of

COURT = load_game("court")
TELLING = telling("court")
NAMES = ["Ada", "Ben", "Cleo"]
READ_BY_ADA = Company(NAMES, reader=0)
READ_BY_OTHERS = Company(NAMES)
FINAL: dict[str, Any] = {"phase": "final", "bar": "7 2"}


def said(sentence: Sentence, company: Company = READ_BY_OTHERS) -> tuple[str, str]:
    """In English and in German."""
    english, german = (words("court", language).say(sentence, company) for language in LANGUAGES)
    return english, german


def parts(sentence: Sentence, kind: str) -> list[str]:
    return [part.text for part in words("court").parts(sentence, READ_BY_OTHERS) if part.kind == kind]


# what happened, to Ada of herself and to others: in English, then in German
EVENTS_SAID: dict[str, tuple[Mapping[str, Any], tuple[str, str], tuple[str, str]]] = {
    "round": (
        {},
        ("New round: you start", "New round: Ada starts"),
        ("Neue Runde: Du beginnst", "Neue Runde: Ada beginnt"),
    ),
    "rolled": (
        {"dice": [1, 0, 0, 0, 2, 0]},
        ("you roll 5-5-1", "Ada rolls 5-5-1"),
        ("du würfelst 5-5-1", "Ada würfelt 5-5-1"),
    ),
    "kept": (
        {"face": 5},
        ("you set a 5 aside", "Ada sets a 5 aside"),
        ("du legst eine 5 beiseite", "Ada legt eine 5 beiseite"),
    ),
    "kept_several": (
        {"dice": [0, 0, 1, 0, 2, 0]},
        ("you set 5-5-3 aside", "Ada sets 5-5-3 aside"),
        ("du legst 5-5-3 beiseite", "Ada legt 5-5-3 beiseite"),
    ),
    "brought": (
        {"card": "hunter", "face": 3},
        ("you bring in a 3 (Hunter)", "Ada brings in a 3 (Hunter)"),
        ("du bringst eine 3 ins Spiel (Jäger)", "Ada bringt eine 3 ins Spiel (Jäger)"),
    ),
    "rerolled": (
        {"dice": [0, 1, 0, 0, 0, 1]},
        ("you re-roll and get 6-2", "Ada re-rolls and gets 6-2"),
        ("du würfelst neu und bekommst 6-2", "Ada würfelt neu und bekommt 6-2"),
    ),
    "changed": (
        {"card": "magician", "face": 1, "to": 6},
        ("you turn a 1 into a 6 (Magician)", "Ada turns a 1 into a 6 (Magician)"),
        ("du machst aus einer 1 eine 6 (Zauberer)", "Ada macht aus einer 1 eine 6 (Zauberer)"),
    ),
    "moved": (
        {"giver": 5, "receiver": 2, "pips": 1},
        ("you move 1 pip from a 5 to a 2 (Philosopher)", "Ada moves 1 pip from a 5 to a 2 (Philosopher)"),
        (
            "du schiebst 1 Auge von einer 5 auf eine 2 (Philosoph)",
            "Ada schiebt 1 Auge von einer 5 auf eine 2 (Philosoph)",
        ),
    ),
    "chose": (
        {"card": "merchant", "face": 4},
        ("you choose a 4 (Merchant)", "Ada chooses a 4 (Merchant)"),
        ("du wählst eine 4 (Händler)", "Ada wählt eine 4 (Händler)"),
    ),
    "transmuted": (
        {"dice": [1, 2, 6], "to": [2, 3, 4]},
        ("you turn 6-2-1 into 4-3-2 (Alchemist)", "Ada turns 6-2-1 into 4-3-2 (Alchemist)"),
        ("du verwandelst 6-2-1 in 4-3-2 (Alchemist)", "Ada verwandelt 6-2-1 in 4-3-2 (Alchemist)"),
    ),
    "transmuted_two": (
        {"dice": [1, 6], "to": [3, 4]},
        ("you turn 6-1 into 4-3 (Alchemist)", "Ada turns 6-1 into 4-3 (Alchemist)"),
        ("du verwandelst 6-1 in 4-3 (Alchemist)", "Ada verwandelt 6-1 in 4-3 (Alchemist)"),
    ),
    "result": (
        {"dice": [0, 0, 0, 3, 0, 0]},
        ("you end with 4-4-4", "Ada ends with 4-4-4"),
        ("du beendest den Zug mit 4-4-4", "Ada beendet den Zug mit 4-4-4"),
    ),
    "took": (
        {"card": "farmer"},
        ("you take the Farmer", "Ada takes the Farmer"),
        ("du nimmst den Bauern", "Ada nimmt den Bauern"),
    ),
    "flipped": (
        {},
        ("you turn your Fool over: it is a Charlatan now", "Ada turns a Fool over into a Charlatan"),
        ("du drehst deinen Hofnarren um: Er ist nun ein Scharlatan", "Ada macht aus einem Hofnarren einen Scharlatan"),
    ),
    "declined": (
        {},
        ("you take no card", "Ada takes no card"),
        ("du nimmst keine Karte", "Ada nimmt keine Karte"),
    ),
    "claimed": (
        {"size": 7, "face": 2},
        ("you claim the King and the Queen with 7 twos", "Ada claims the King and the Queen with 7 twos"),
        ("du holst dir mit 7 Zweien König und Königin", "Ada holt sich mit 7 Zweien König und Königin"),
    ),
    "final": (
        {},
        ("The final round: you begin", "The final round: Ada begins"),
        ("Die Schlussrunde: Du beginnst", "Die Schlussrunde: Ada beginnt"),
    ),
    "skipped": (
        {"size": 8, "face": 6},
        (
            "you have too few dice against 8 sixes and are skipped",
            "Ada has too few dice against 8 sixes and is skipped",
        ),
        (
            "du hast zu wenige Würfel gegen 8 Sechsen und setzt aus",
            "Ada hat zu wenige Würfel gegen 8 Sechsen und setzt aus",
        ),
    ),
    "beat": (
        {"size": 8, "face": 1},
        ("you win the King with 8 ones", "Ada wins the King with 8 ones"),
        ("du gewinnst mit 8 Einsen den König", "Ada gewinnt mit 8 Einsen den König"),
    ),
    "fell_short": (
        {"size": 1, "face": 6},
        ("you fall short with 1 six", "Ada falls short with 1 six"),
        ("du scheiterst mit 1 Sechs", "Ada scheitert mit 1 Sechs"),
    ),
    "won": (
        {},
        ("You hold the King at the end and win the game!", "Ada holds the King at the end and wins the game."),
        ("Du hast am Ende den König und gewinnst das Spiel!", "Ada hat am Ende den König und gewinnt das Spiel."),
    ),
    "drawn": (
        {},
        ("The last turn has been played: the game is a draw.",) * 2,
        ("Der letzte Zug ist gespielt: Das Spiel endet unentschieden.",) * 2,
    ),
    "undone": (
        {},
        ("you take the last step back", "Ada takes the last step back"),
        ("du nimmst den letzten Schritt zurück", "Ada nimmt den letzten Schritt zurück"),
    ),
}


def happened(kind: str) -> Sentence:
    seat = {} if kind == "drawn" else {"seat": 0}
    return TELLING.event({"type": kind, **seat, **EVENTS_SAID[kind][0]})


@pytest.mark.parametrize("kind", EVENTS_SAID)
def test_an_event_is_told_in_both_persons_and_languages(kind: str) -> None:
    _, english, german = EVENTS_SAID[kind]
    told = [said(happened(kind), company) for company in (READ_BY_ADA, READ_BY_OTHERS)]
    assert tuple(zip(*told, strict=True)) == (english, german)


def test_every_event_that_a_reader_can_see_is_told() -> None:
    assert EVENTS_SAID.keys() == {event.name for event in EVENTS.events.values()}


def test_sentences_survive_their_way_to_a_client_and_back() -> None:
    for kind in EVENTS_SAID:
        assert from_json(happened(kind).to_json()) == happened(kind)


def test_dice_cards_and_players_are_pieces_of_a_sentence_that_can_be_drawn() -> None:
    drawn = words("court").parts(happened("changed"), READ_BY_OTHERS)
    assert drawn == [
        Part("Ada", "shield", Seat(0)),
        Part(" turns a "),
        Part("1", "die", Sentence("die", {"face": 1})),
        Part(" into a "),
        Part("6", "die", Sentence("die", {"face": 6})),
        Part(" ("),
        Part("Magician", "card", Sentence("card-magician")),
        Part(")"),
    ]


def test_dice_of_a_list_are_pieces_one_by_one() -> None:
    assert parts(happened("rolled"), "die") == ["5", "5", "1"]


def test_a_card_in_another_case_is_still_a_card() -> None:
    german = words("court", "de").parts(happened("took"), READ_BY_OTHERS)
    assert german[-1] == Part("den Bauern", "card", Sentence("card-farmer"))


def test_dice_set_aside_in_a_row_by_one_player_are_told_at_once() -> None:
    events = [{"type": "kept", "seat": seat, "face": face} for seat, face in ((0, 5), (0, 1), (0, 5), (1, 2))]
    assert list(TELLING.condensed(events)) == [
        {"type": "kept_several", "seat": 0, "dice": [1, 0, 0, 0, 2, 0]},
        {"type": "kept", "seat": 1, "face": 2},
    ]


def test_the_condensed_story_holds_as_many_dice_as_were_set_aside() -> None:
    chance = random.Random(3)
    for _ in range(20):
        events = [{"type": "kept", "seat": chance.randrange(2), "face": chance.randint(1, 6)} for _ in range(12)]
        told = TELLING.condensed(events)
        assert sum(sum(event.get("dice", [1])) for event in told) == len(events)


def offer(match: Match, sentence: str) -> Choice:
    found = choices(COURT, match.hidden(match.actors[0]), match.actors[0])
    return next(choice for choice in found if choice.action == action(sentence))


AMID_ALCHEMY = "alchemist 6; alchemist 1; alchemist 2"
CHOICES: list[tuple[Callable[[], Match], str, str, str]] = [
    (table, "keep 4", "set a 4 aside", "eine 4 beiseitelegen"),
    (
        lambda: table(active="5 2", aside="6"),
        "roll",
        "roll the 2 active dice again",
        "die 2 aktiven Würfel erneut werfen",
    ),
    (lambda: table(active="5", aside="6"), "roll", "roll the active die again", "den aktiven Würfel erneut werfen"),
    (
        lambda: table("bishop"),
        "bring bishop",
        "bring in a die showing 6 (Bishop)",
        "einen Würfel mit 6 ins Spiel bringen (Bischof)",
    ),
    (lambda: table("fool"), "fool 1", "re-roll a 1 (Fool)", "eine 1 neu würfeln (Hofnarr)"),
    (
        lambda: play(table("merchant"), "merchant 1; merchant 4"),
        "throw",
        "re-roll what is in hand: 4-1 (Merchant)",
        "neu würfeln, was in der Hand ist: 4-1 (Händler)",
    ),
    (
        lambda: table("serving_maid"),
        "serving_maid 1 3",
        "turn a 1 into a 4 (Serving Maid)",
        "aus einer 1 eine 4 machen (Dienstmagd)",
    ),
    (
        lambda: table("noblewoman"),
        "noblewoman 1",
        "turn a 1 into a 2 (Noblewoman)",
        "aus einer 1 eine 2 machen (Hofdame)",
    ),
    (lambda: table("nobleman"), "nobleman 1", "turn a 1 into a 3 (Nobleman)", "aus einer 1 eine 3 machen (Edelmann)"),
    (
        lambda: play(table("nobleman"), "nobleman 1"),
        "enough",
        "raise no more dice",
        "keine weiteren Würfel erhöhen",
    ),
    (
        lambda: table("philosopher", active="5 1"),
        "philosopher 5 1 2",
        "turn 5-1 into 3-3 (Philosopher)",
        "aus 5-1 nun 3-3 machen (Philosoph)",
    ),
    (
        lambda: table("astronomer", active="1", aside="6"),
        "astronomer 1 6",
        "turn a 1 into a 6 like one set aside (Astronomer)",
        "aus einer 1 eine 6 machen, wie sie beiseiteliegt (Astronom)",
    ),
    (
        lambda: play(table("alchemist", active="1 2 6"), AMID_ALCHEMY),
        "transmute 3",
        "make one of them a 3 (Alchemist)",
        "aus einem davon eine 3 machen (Alchemist)",
    ),
    (
        lambda: play(table("alchemist", active="1 2 6"), f"{AMID_ALCHEMY}; transmute 3"),
        "transmute 4",
        "turn 6-2-1 into 4-3-2 (Alchemist)",
        "aus 6-2-1 nun 4-3-2 machen (Alchemist)",
    ),
    (
        lambda: table(aside="5 5"),
        "take farmer",
        "take the Farmer: one more die in your first roll",
        "den Bauern nehmen: ein Würfel mehr im ersten Wurf",
    ),
    (lambda: table(aside="5 5"), "finish", "take no card", "keine Karte nehmen"),
    (
        lambda: table(OWNER, "queen king", **FINAL, aside="5 5"),
        "finish",
        "end the turn",
        "den Zug beenden",
    ),
]


@pytest.mark.parametrize(("make", "sentence", "english", "german"), CHOICES, ids=[row[2] for row in CHOICES])
def test_a_choice_says_what_comes_of_it(make: Callable[[], Match], sentence: str, english: str, german: str) -> None:
    assert said(offer(make(), sentence).sentence) == (english, german)


def test_what_a_card_does_is_text_and_no_second_card() -> None:
    assert parts(offer(table(aside="5 5"), "take farmer").sentence, "card") == ["the Farmer"]


def test_every_choice_of_a_long_list_has_a_title_and_a_label() -> None:
    match = table("magician", active="5")
    for choice in choices(COURT, match.hidden(0), 0)[1:]:
        title, label = (
            Sentence(f"{choice.sentence.message}.{part}", choice.sentence.arguments) for part in ("title", "label")
        )
        assert said(title) == (
            "Magician: turn a die to any face",
            "Zauberer: einen Würfel auf eine beliebige Zahl drehen",
        )
        assert said(label) == (f"5 → {choice.action['to']}",) * 2


def in_hand(record: Array) -> list[int]:
    """The dice that are not set aside, one by one."""
    return faces(record["active"][0] + record["chosen"][0])


def faces(counts: Array) -> list[int]:
    return [face for face, count in enumerate(counts.tolist()) for _ in range(count)]


def exchanged(dice: list[int], old: list[int], new: list[int]) -> list[int]:
    left = list(dice)
    for face in old:
        left.remove(face)
    return sorted([*left, *new])


def promised(before: Array, choice: Choice) -> list[int]:
    """The dice in hand after an action, by its facts."""
    kind, facts = choice.action["type"], choice.facts
    if kind == "bring":
        return exchanged(in_hand(before), [], [facts["face"]])
    if kind in ("serving_maid", "noblewoman", "nobleman"):
        return exchanged(in_hand(before), [choice.action["face"]], [facts["to"]])
    assert kind in ("philosopher", "transmute")
    if facts.get("step") == "first":
        return in_hand(before)
    return exchanged(in_hand(before), facts["dice"], facts["to"])


def played_on(before: Array, seat: int, choice: Choice) -> Array:
    after = before.copy()
    COURT.entry_points.act_at(after, 0, seat, COURT.actions.read(choice.action))
    return after


@cache
def whole_games() -> list[tuple[Array, int, list[Choice]]]:
    """Every position of games of well-equipped players, with the seat to act and its choices."""
    found = []
    for seed in range(40):
        chance = random.Random(seed)
        match = equipped(chance) if seed else holder(active="1 2 4")
        while not match.over and len(match.log) < 400:
            (seat,) = match.actors
            found.append((record_of(match), seat, choices(COURT, match.hidden(seat), seat)))
            match.play(seat, pick([choice.action for choice in found[-1][2]], chance))
    return found


def offered(kind: str) -> Iterator[tuple[Array, int, Choice]]:
    """Every choice of a kind in whole games, with the record and the seat."""
    for record, seat, found in whole_games():
        yield from ((record, seat, choice) for choice in found if choice.action["type"] == kind)


FACTS = {
    "roll": {"count"},
    "bring": {"face"},
    "throw": {"dice"},
    "serving_maid": {"to"},
    "noblewoman": {"to"},
    "nobleman": {"to"},
    "philosopher": {"dice", "to"},
    "transmute": {"dice", "to", "step"},
    "finish": {"phase"},
}


def test_every_legal_action_comes_with_its_facts() -> None:
    for kind in COURT.actions.actions:
        facts = [choice.facts.keys() for _, _, choice in offered(kind.name)]
        assert facts
        assert all(names == FACTS.get(kind.name, set()) for names in facts), kind.name


@pytest.mark.parametrize("kind", ["bring", "serving_maid", "noblewoman", "nobleman", "philosopher", "transmute"])
def test_a_card_leaves_the_dice_that_its_facts_promise(kind: str) -> None:
    seen = 0
    for before, seat, choice in offered(kind):
        seen += 1
        assert in_hand(played_on(before, seat, choice)) == promised(before, choice)
    assert seen > 20


def test_the_first_face_of_the_alchemist_is_made_at_once() -> None:
    for before, seat, choice in offered("transmute"):
        if choice.facts["step"] == "first":
            assert faces(played_on(before, seat, choice)["made"][0]) == choice.facts["to"] == [choice.action["face"]]


@pytest.mark.parametrize(("kind", "event"), [("roll", "rolled"), ("throw", "rerolled")])
def test_as_many_dice_are_thrown_as_the_facts_say(kind: str, event: str) -> None:
    for before, seat, choice in offered(kind):
        [told] = COURT.events_of(played_on(before, seat, choice))
        assert told["type"] == event
        assert sum(told["dice"]) == (choice.facts["count"] if kind == "roll" else len(choice.facts["dice"]))


def test_a_turn_ends_without_a_card_or_in_the_final_round() -> None:
    phases = set()
    for before, seat, choice in offered("finish"):
        told = COURT.events_of(played_on(before, seat, choice))[1]["type"]
        phases.add(choice.facts["phase"])
        assert told in {"court": ["declined"], "final": ["beat", "fell_short"]}[choice.facts["phase"]]
    assert phases == {"court", "final"}


HINTS: list[tuple[Callable[[], Match], tuple[str, str], tuple[str, str]]] = [
    (
        table,
        ("Set at least one die aside; then you may roll the others again.", "Ada sets dice aside."),
        (
            "Lege mindestens einen Würfel beiseite; die anderen darfst du dann erneut werfen.",
            "Ada legt Würfel beiseite.",
        ),
    ),
    (
        lambda: table(active="5", aside="6"),
        ("Roll the active dice again, or set more of them aside.", "Ada sets dice aside or rolls again."),
        ("Wirf die aktiven Würfel erneut oder lege weitere beiseite.", "Ada legt Würfel beiseite oder wirft erneut."),
    ),
    (
        lambda: table(aside="5 6"),
        ("All your dice are set aside: your result may buy a card.", "Ada chooses a card."),
        (
            "Alle deine Würfel liegen beiseite: Mit dem Ergebnis kannst du eine Karte nehmen.",
            "Ada wählt eine Karte.",
        ),
    ),
    (
        lambda: table(OWNER, "queen king", **FINAL, aside="5 6"),
        (
            "Final round: no cards are taken now, only the largest set of equal dice counts.",
            "Ada rolls in the final round.",
        ),
        (
            "Schlussrunde: Karten gibt es keine mehr, nur die größte Gruppe gleicher Würfel zählt.",
            "Ada würfelt in der Schlussrunde.",
        ),
    ),
    (
        lambda: play(table("merchant"), "merchant 1"),
        ("Choose more dice for the Merchant, or re-roll those in hand.", "Ada chooses dice for the Merchant."),
        (
            "Wähle weitere Würfel für den Händler oder würfle die in der Hand neu.",
            "Ada wählt Würfel für den Händler.",
        ),
    ),
    (
        lambda: play(table("noblewoman"), "noblewoman 1"),
        ("The Noblewoman may raise more dice, each once.", "Ada raises dice with the Noblewoman."),
        ("Die Hofdame darf weitere Würfel erhöhen, jeden einmal.", "Ada erhöht Würfel mit der Hofdame."),
    ),
    (
        lambda: play(table("nobleman"), "nobleman 1"),
        ("The Nobleman may raise more dice, each once.", "Ada raises dice with the Nobleman."),
        ("Der Edelmann darf weitere Würfel erhöhen, jeden einmal.", "Ada erhöht Würfel mit dem Edelmann."),
    ),
    (
        lambda: play(table("alchemist"), "alchemist 1"),
        ("The Alchemist needs more dice: choose the next.", "Ada chooses dice for the Alchemist."),
        ("Der Alchemist braucht mehr Würfel: Wähle den nächsten.", "Ada wählt Würfel für den Alchemisten."),
    ),
    (
        lambda: play(table("alchemist"), "alchemist 1; alchemist 2; alchemist 4"),
        ("Share out the pips of the dice in hand anew.", "Ada shares out pips with the Alchemist."),
        ("Verteile die Augen der Würfel in der Hand neu.", "Ada verteilt Augen mit dem Alchemisten."),
    ),
]


@pytest.mark.parametrize(("make", "english", "german"), HINTS, ids=[row[1][1] for row in HINTS])
def test_what_is_expected_is_said_in_both_persons(
    make: Callable[[], Match], english: tuple[str, str], german: tuple[str, str]
) -> None:
    hint = TELLING.expected(make().hidden(0), 0)
    told = [said(hint, company) for company in (READ_BY_ADA, READ_BY_OTHERS)]
    assert tuple(zip(*told, strict=True)) == (english, german)


# reason: the refusal that it is taken from, and how it is said
REASONS_SAID: dict[str, tuple[str, str, str]] = {
    "game-over": ("over", "The game is over.", "Das Spiel ist zu Ende."),
    "not-your-turn": (
        "C13 others roll",
        "It is not your turn: Ada is to act.",
        "Du bist nicht an der Reihe: Ada ist dran.",
    ),
    "finish-card": (
        "C3 roll amid the Merchant",
        "Finish with the Merchant first.",
        "Der Händler ist noch nicht fertig: Bring das erst zu Ende.",
    ),
    "no-card-in-use": (
        "C3 no dice to throw",
        "No card is in use that you could go on with.",
        "Keine Karte ist im Einsatz, mit der es so weitergehen könnte.",
    ),
    "final-round": (
        "C18 a card that is paid for",
        "In the final round no cards are taken.",
        "In der Schlussrunde werden keine Karten genommen.",
    ),
    "dice-active": (
        "C5 to end it",
        "2 dice are still active: set them aside before you end the turn.",
        "2 Würfel sind noch aktiv: Lege sie beiseite, bevor du den Zug beendest.",
    ),
    "set-aside-first": (
        "C2 right after a roll",
        "Set at least one die aside before you roll again.",
        "Lege mindestens einen Würfel beiseite, bevor du wieder würfelst.",
    ),
    "nothing-to-roll": (
        "C2 all are set aside",
        "No die is active, so there is nothing to roll.",
        "Kein Würfel ist aktiv, also gibt es nichts zu würfeln.",
    ),
    "below-one": (
        "C7 more pips than there are",
        "A 2 cannot give 2 pips: a die shows 1 at least.",
        "Eine 2 kann keine 2 Augen abgeben: Weniger als 1 zeigt kein Würfel.",
    ),
    "above-six": (
        "C7 a 6 for the Noblewoman",
        "A 6 cannot be raised by 1 pip: a die shows 6 at most.",
        "Eine 6 lässt sich nicht um 1 Auge erhöhen: Mehr als 6 zeigt kein Würfel.",
    ),
    "same-face": (
        "C7 a 5 turned into a 5",
        "The die shows a 5 already: choose another face.",
        "Der Würfel zeigt schon eine 5: Wähle eine andere Zahl.",
    ),
    "exchanged": (
        "C7 faces exchanged",
        "A 5 and a 2 would only change places: that is no use of the card.",
        "Eine 5 und eine 2 würden nur die Plätze tauschen: Das ist kein Einsatz der Karte.",
    ),
    "brings-no-die": (
        "C4 a Farmer brings no die",
        "The Farmer brings in no die of a fixed face.",
        "Der Bauer bringt keinen Würfel mit fester Zahl ins Spiel.",
    ),
    "with-the-king": (
        "C14 the Queen alone",
        "The Queen comes only with the King.",
        "Die Königin kommt nur mit dem König.",
    ),
    "not-your-card": (
        "C3 nobody's card",
        "You do not have the Magician.",
        "Du hast den Zauberer nicht.",
    ),
    "used": (
        "C3 the Noblewoman again",
        "You have used the Noblewoman in this turn already.",
        "Du hast die Hofdame in diesem Zug schon eingesetzt.",
    ),
    "already-yours": (
        "C9 a second Farmer",
        "You have the Farmer already.",
        "Du hast den Bauern schon.",
    ),
    "one-fool": (
        "C11 a second Fool",
        "You have a Fool face up already, and nobody has two.",
        "Du hast schon einen offenen Hofnarren, und zwei hat niemand.",
    ),
    "no-own-fool": (
        "C11 no Fool to turn over",
        "You need a Fool of your own to turn over.",
        "Du brauchst einen eigenen Hofnarren, den du umdrehen kannst.",
    ),
    "no-die-to-keep": (
        "C2 a die set aside already",
        "No active die shows a 6, so you cannot set one aside.",
        "Kein aktiver Würfel zeigt eine 6, also kannst du keine beiseitelegen.",
    ),
    "in-hand": (
        "C3 the Merchant has it",
        "Every 1 is in hand already.",
        "Jede 1 ist schon in der Hand.",
    ),
    "no-active-die": (
        "C3 no receiver",
        "Cards work on active dice, and none of them shows a 1.",
        "Karten wirken auf aktive Würfel, und keiner von ihnen zeigt eine 1.",
    ),
    "no-second-die": (
        "C7 one die to itself",
        "Only one active die shows a 4: the Philosopher needs two.",
        "Nur ein aktiver Würfel zeigt eine 4: Der Philosoph braucht zwei.",
    ),
    "not-set-aside": (
        "C7 nothing set aside to copy",
        "You have set no 3 aside that the Astronomer could copy.",
        "Du hast keine 3 beiseitegelegt, nach der sich der Astronom richten könnte.",
    ),
    "one-active-die": (
        "C7 one die for the Alchemist",
        "The Alchemist needs at least two active dice.",
        "Der Alchemist braucht mindestens zwei aktive Würfel.",
    ),
    "fixed-sum": (
        "C7 three ones",
        "With this 1 there would be no other way to share out the pips.",
        "Mit dieser 1 ließen sich die Augen nicht anders verteilen.",
    ),
    "sum-stays": (
        "C7 more than the sum allows",
        "With a 4 the dice could not keep their sum of 5.",
        "Mit einer 4 behielten die Würfel ihre Summe von 5 nicht.",
    ),
    "nothing-changes": (
        "C7 two faces exchanged",
        "With this 4 the dice would show the same faces as before.",
        "Mit dieser 4 zeigten die Würfel dasselbe wie vorher.",
    ),
    "none-left": (
        "C9 all copies are taken",
        "No copy of the Farmer is left.",
        "Diese Karte ist vergriffen: Bauer.",
    ),
    "no-fool-left": ("C11 the last Fool is gone", "No Fool is left.", "Es ist kein Hofnarr mehr da."),
    "king-claimed": (
        "C9 the King is gone",
        "Ben has claimed the King already.",
        "Ben hat den König schon genommen.",
    ),
    "dice-limit": (
        "C8 one more die",
        "12 dice are in play already, and there cannot be more.",
        "Es sind schon 12 Würfel im Spiel, mehr dürfen es nicht sein.",
    ),
    "charlatan-limit": (
        "C8 a Charlatan too many",
        "You begin your turns with 12 dice already, and there cannot be more.",
        "Du beginnst deine Züge schon mit 12 Würfeln, mehr dürfen es nicht sein.",
    ),
    "king-takes-seven": (
        "C14 six equal dice",
        "The King takes seven equal dice; you have 6.",
        "Der König verlangt sieben gleiche Würfel; du hast 6.",
    ),
    "not-paid": (
        "C10 no pair",
        "Your result does not pay for the Farmer (two of a kind).",
        "Dein Ergebnis reicht nicht für den Bauern (zwei Gleiche).",
    ),
}


@pytest.mark.parametrize("reason", REASONS_SAID)
def test_a_reason_is_said_with_what_is_in_the_way(reason: str) -> None:
    label, english, german = REASONS_SAID[reason]
    _, make, seat, asked, _ = next(row for row in REFUSALS if row[0] == label)
    refusal = make().why_not(seat, asked)
    assert refusal is not None
    assert refusal.reason == reason
    assert said(refusal.sentence) == (english, german)


def test_every_reason_is_said_here() -> None:
    assert REASONS_SAID.keys() == {reason.name for reason in REASONS.reasons.values()}


def test_the_die_that_is_missing_is_named_of_two_that_are_asked_for() -> None:
    for active, missing in (("4", "1"), ("1", "4"), ("6", "4")):
        refusal = table("philosopher", active=active).why_not(0, action("philosopher 4 1 1"))
        assert refusal is not None
        assert parts(refusal.sentence, "die") == [missing]


def claim_stands() -> Match:
    return play(table("queen king", OWNER, seat=1, start=1, **FINAL, aside="6 6 5"), "finish")


def beaten() -> Match:
    return play(table(OWNER, "queen king", **FINAL, aside="3 " * 7), "finish")


def won_back() -> Match:
    match = play(table(f"queen king {OWNER}", OWNER, seat=1, start=1, **FINAL, aside="3 " * 7), "finish")
    return finish(rolled(match, "3 3 3 3 3 3 3 1"))


ENDINGS: list[tuple[Callable[[], Match], tuple[str, str], tuple[str, str]]] = [
    (
        claim_stands,
        (
            "Nobody beat your 7 twos: you keep the King and win.",
            "Nobody beat the 7 twos of Ada, who keeps the King and wins.",
        ),
        (
            "Niemand hat deine 7 Zweien überboten: Du behältst den König und gewinnst.",
            "Niemand hat die 7 Zweien von Ada überboten: Ada behält den König und gewinnt.",
        ),
    ),
    (
        beaten,
        (
            "You won the King in the final round with 7 threes, nobody beat that, and you win.",
            "Ada won the King in the final round with 7 threes, nobody beat that, and Ada wins.",
        ),
        (
            "Du hast in der Schlussrunde mit 7 Dreien den König gewonnen, niemand hat das überboten, und du gewinnst.",
            "Ada hat in der Schlussrunde mit 7 Dreien den König gewonnen, niemand hat das überboten, und Ada gewinnt.",
        ),
    ),
    (
        won_back,
        (
            "You rolled last, won the King back with 7 threes, and win.",
            "Ada rolled last, won the King back with 7 threes, and wins.",
        ),
        (
            "Du hast zuletzt gewürfelt, mit 7 Dreien den König zurückgewonnen und gewinnst.",
            "Ada hat zuletzt gewürfelt, mit 7 Dreien den König zurückgewonnen und gewinnt.",
        ),
    ),
    (
        lambda: play(table(aside="5 6", turn=9, turn_limit=9), "finish"),
        ("After 9 turns the game is a draw: nobody wins.",) * 2,
        ("Nach 9 Zügen endet das Spiel unentschieden: Niemand gewinnt.",) * 2,
    ),
]


@pytest.mark.parametrize(("make", "english", "german"), ENDINGS, ids=["claim", "final round", "won back", "drawn"])
def test_how_it_ended_is_said_in_both_persons(
    make: Callable[[], Match], english: tuple[str, str], german: tuple[str, str]
) -> None:
    match = make()
    assert match.over
    [ending] = TELLING.ending(match.hidden(0))
    told = [said(ending, company) for company in (READ_BY_ADA, READ_BY_OTHERS)]
    assert tuple(zip(*told, strict=True)) == (english, german)


def test_C18_a_claim_that_nobody_could_roll_against_stands() -> None:
    match = play(table("", "", start=1, aside="2 " * 7), "take king")
    assert TELLING.ending(match.hidden(0))[0].message == "ending-claim"


def test_C1_the_dice_of_the_next_first_roll_follow_from_the_cards() -> None:
    match = table("farmer general charlatan charlatan", "farmer fool", "general laborer")
    assert TELLING.derived(match.hidden(None))["start_dice"] == [8, 4, 5]


def test_C8_the_dice_of_the_next_first_roll_are_cut_to_the_limit() -> None:
    match = table("farmer " + "charlatan " * 9, dice_limit=12)
    assert TELLING.derived(match.hidden(None))["start_dice"] == [12, 3]
