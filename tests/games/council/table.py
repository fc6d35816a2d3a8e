"""Positions of Council of 4 from short literals, and moves from short sentences.

Cities are letters, permits the letters of their cities, cards and councillors their colours. What a test does not
say follows: two permits on offer in each region, everything else in its deck, and a token a city in order. On the
Juvelar board these are 1, 2 and 3 points in A, B and C; 1, 2 and 3 coins in D, E and F; 1 and 2 servants in G and H;
a card in I; a servant and a coin in K; a servant and a card in L; a card and a point in M; a nobility step in N and O.
"""

from collections import Counter
from functools import partial
from typing import Any, TypedDict, Unpack, cast

import regalia
from regalia import Match
from regalia.game import load_game
from regalia.games.council.rules.board import BOARDS
from regalia.games.council.rules.record import Bonus, City, Colour, Permit
from regalia.games.council.rules.record import Card as Kind
from regalia.schema import Member
from tests.games import language
from tests.games.language import KEY
from tests.games.language import kinds as kinds
from tests.games.language import offered as offered
from tests.games.language import record_of as record_of
from tests.games.language import told as told
from tests.games.language import types as types

CARDS = [card.name.lower() for card in Kind]
COLOURS = [colour.name.lower() for colour in Colour]
CITIES = {city.name[0]: city.name.lower() for city in City}
PERMITS = [permit.name for permit in Permit]
REGIONS = ("coast", "hills", "mountains")
PER_REGION = 15
MOST_PLAYERS = 4

COUNCILS = {
    "coast": "white black orange purple",
    "hills": "blue pink white black",
    "mountains": "orange purple blue pink",
    "queen": "white black orange purple",
}


class Player(TypedDict, total=False):
    """What a seat has: words or letters; what is left out is nothing."""

    hand: str
    permits: str
    used: str
    cities: str
    coins: int
    servants: int
    nobility: int
    points: int


def player(**has: Unpack[Player]) -> Player:
    return has


def table(
    *players: Player,
    councils: dict[str, str] | None = None,
    face_up: dict[str, str] | None = None,
    decks: dict[str, str] | None = None,
    tokens: dict[str, int] | None = None,
    deck: str | None = None,
    discards: str | None = None,
    laid: str = "",
    board: str = "juvelar",
    queen: str = "",
    neutrals: str = "",
    **fields: Any,
) -> Match:
    """A match in the middle of a turn, of seat 0 unless told.

    Cards that are nowhere are the deck; if that is given, the discards; if both are, with the last player.
    """
    seats = [*players, *[player()] * (2 - len(players))]
    royal = "G" if "graden" in board else "J"
    values = {
        "random_key": KEY,
        "players": len(seats),
        "board": BOARDS.index(board),
        "first": fields.get("seat", 0),
        "seat": 0,
        "turn": 1,
        "queen": CITIES[queen or royal],
        "neutrals": cities(neutrals),
        "tokens": _tokens(royal, tokens or {}),
        **_councillors(COUNCILS | (councils or {})),
        **_cards([seat.get("hand", "") for seat in seats], deck, discards, laid),
        **_permits(seats, face_up or {}, decks or {}),
        **{name: _row(seats, name) for name in ("coins", "servants", "nobility", "points")},
        **_merchants(seats, board),
    }
    return regalia.position("council", values | {"last_turns": _last_turns(seats, fields.get("seat", 0))} | fields)


def _row(seats: list[Player], name: str) -> list[int]:
    return [cast(dict[str, int], seat).get(name, 0) for seat in seats] + [0] * (MOST_PLAYERS - len(seats))


def cities(letters: str) -> list[str]:
    return [CITIES[letter] for letter in sorted(letters)]


def counts(cards: str) -> list[int]:
    """Cards such as "white white joker" as the record holds them."""
    held = Counter(cards.split())
    assert held.keys() <= set(CARDS), cards
    return [held[card] for card in CARDS]


def shown(numbers: list[int]) -> str:
    """The way back."""
    return " ".join(card for card, number in zip(CARDS, numbers, strict=True) for _ in range(number))


def _tokens(royal: str, chosen: dict[str, int]) -> list[int]:
    left = [token for token in range(14) if token not in chosen.values()]
    return [-1 if city == royal else chosen[city] if city in chosen else left.pop(0) for city in CITIES]


def _councillors(councils: dict[str, str]) -> dict[str, Any]:
    seated = [council.split() for council in councils.values()]
    left = Counter(dict.fromkeys(COLOURS, 4))
    left.subtract(colour for council in seated for colour in council)
    return {"councils": seated, "reserve": [left[colour] for colour in COLOURS]}


def _cards(hands: list[str], deck: str | None, discards: str | None, laid: str) -> dict[str, Any]:
    piles = [counts(hand) for hand in hands]
    piles += [[0] * len(CARDS) for _ in range(MOST_PLAYERS - len(hands))]
    down, away, on = counts(deck or ""), counts(discards or ""), counts(laid)
    rest = down if deck is None else away if discards is None else piles[len(hands) - 1]
    for kind, card in enumerate(CARDS):
        seen = sum(pile[kind] for pile in (*piles, down, away, on))
        rest[kind] += (12 if card == "joker" else 13) - seen
    sizes = {"deck_size": sum(down), "hand_sizes": [sum(pile) for pile in piles]}
    return {"hands": piles, "deck": down, "discards": away, "laid": on, **sizes, **_drawn(piles, [*away, *on])}


def _drawn(piles: list[list[int]], gone: list[int]) -> dict[str, Any]:
    """The deck was made of all cards; what is no longer in a hand the first player once drew."""
    drawn = [list(pile) for pile in piles]
    for kind, number in enumerate(gone):
        drawn[0][kind % len(CARDS)] += number
    return {"full_deck": [*[13] * 6, 12], "drawn": drawn, "drawn_sizes": [sum(pile) for pile in drawn]}


def _permits(seats: list[Player], face_up: dict[str, str], decks: dict[str, str]) -> dict[str, Any]:
    owned = [seat.get("permits", "").split() for seat in seats]
    used = [seat.get("used", "").split() for seat in seats]
    open_, closed = [], []
    for number, region in enumerate(REGIONS):
        held = {permit for permits in (*owned, *used) for permit in permits}
        spaces, down = face_up.get(region, "").split(), decks.get(region, "").split()
        left = [permit for permit in PERMITS[number * PER_REGION :][:PER_REGION] if permit not in held]
        left = [permit for permit in left if permit not in (*spaces, *down)]
        while len(spaces) < 2:
            spaces.append(left.pop(0) if left else "-")
        if region in decks:
            used[-1] += left
        else:
            down = left
        open_.append([_permit(name) for name in spaces])
        closed.append(down)
    return {
        "face_up": open_,
        "permit_decks": [[_permit(name) for name in down] + [None] * (PER_REGION - len(down)) for down in closed],
        "permit_counts": [len(down) for down in closed],
        "permits_under": [0, 0, 0],
        "permits": _lists(owned),
        "used_permits": _lists(used),
    }


def _permit(name: str) -> str | None:
    return None if name == "-" else name.lower()


def _lists(permits: list[list[str]]) -> list[list[str]]:
    in_order = [[name.lower() for name in PERMITS if name in held] for held in permits]
    return in_order + [[]] * (MOST_PLAYERS - len(permits))


def _merchants(seats: list[Player], board: str) -> dict[str, Any]:
    """K16: the reward tiles lie with the one who has all their cities, the queen's tiles in the same order."""
    placed = [seat.get("cities", "") for seat in seats]
    groups = [*metals(board).values(), "ABCDE", "FGHIJ", "KLMNO"]
    owners = [next((seat for seat, own in enumerate(placed) if set(group) <= set(own)), -1) for group in groups]
    given = [owner for owner in owners if owner >= 0]
    none_left = [0] * (MOST_PLAYERS - len(seats))
    return {
        "merchants": [cities(own) for own in placed] + [[] for _ in none_left],
        "merchants_left": [10 - len(own) for own in placed] + none_left,
        "metal_rewards": owners[:4],
        "region_rewards": owners[4:],
        "queens_rewards": [*given, *[-1] * 5][:5],
    }


def metals(board: str) -> dict[str, str]:
    """K1: the cities of each colour, by the three faces of the board."""
    faces = {"juvelar": "arkon_iron-juvelar_royal-merkatim_iron", "graden": "arkon_gold-graden_royal-lyram_iron"}
    coast, hills, mountains = faces.get(board, board).split("-")
    parts = {
        "arkon_iron": "IGSSB", "arkon_gold": "GBSIS",
        "juvelar_royal": "GSGB-", "graden_royal": "G-GBS",
        "merkatim_iron": "GSIBG", "lyram_iron": "GISBG",
    }  # fmt: skip
    colours = parts[coast] + parts[hills] + parts[mountains]
    names = {"gold": "G", "silver": "S", "bronze": "B", "iron": "I"}
    return {
        metal: "".join(city for city, colour in zip(CITIES, colours, strict=True) if colour == initial)
        for metal, initial in names.items()
    }


def _last_turns(seats: list[Player], seat: int) -> int:
    """K17: whoever has placed all began the last turns; if several, the one whose turn was longest ago."""
    since = [(seat - number) % len(seats) for number, has in enumerate(seats) if len(has.get("cities", "")) == 10]
    return len(seats) - 1 - max(since) if since else -1


def waiting(match: Match, *bonuses: tuple[Bonus, int]) -> Match:
    """The same match with other bonuses in the queue: more than the squares of the track ever make wait (K15)."""
    records = match.game.layout.from_bytes(match.to_bytes())
    records[0].queued = len(bonuses)
    for place, (kind, value) in enumerate(bonuses):
        records[0].queue[place] = kind, value
    return Match(match.game, records, {})


def action(sentence: str) -> dict[str, Any]:
    """A sentence such as "place AB A" or "elect coast white" as an action."""
    name, *words = sentence.split()
    actions = load_game("council").actions
    arguments = actions.actions[actions[name]].arguments
    return {"type": name} | {
        argument: _word(word, domain) for word, (argument, domain) in zip(words, arguments.items(), strict=True)
    }


def read(match: Match, sentence: str) -> dict[str, Any]:
    return action(sentence)


def _word(word: str, domain: object) -> str | int:
    if word.isdigit():
        return int(word)
    return CITIES[word] if domain == Member(City) else word.lower()


play = partial(language.play, read)
refused = partial(language.refused, read)
can = partial(language.can, read)


def hand(match: Match, seat: int = 0) -> str:
    return shown(match.position()["hands"][seat])


def has(match: Match, *names: str, seat: int = 0) -> Any:
    """Some fields of a seat: has(match, "coins", "servants")."""
    position = match.position()
    found = tuple(position[name][seat] for name in names)
    return found if len(found) > 1 else found[0]
