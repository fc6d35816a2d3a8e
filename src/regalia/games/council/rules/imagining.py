"""What a seat does not know, as it may be: others' hands, the deck and permits face down."""

from regalia.games.council.rules.cards import cards_of_kind, take_random_card
from regalia.games.council.rules.permits import permits_unseen, shuffle_permits
from regalia.games.council.rules.record import KINDS, PERMITS_IN_REGION, SPACES, State
from regalia.kernel import below, has, rule


@rule
def imagine_cards(s: State, seat: int) -> None:
    """All cards that the seat does not see are in the deck or in the others' hands.

    What is certain is kept: there are no more cards of a kind than it does not see, the deck holds none that it was not
    made with (K5), and nobody holds more cards from this deck than he drew. Beyond that every card is as likely as any
    other. Cards paid since the deck was made tell only that they were there: they count as older ones where possible,
    and who of several others held them is not looked at.
    """
    s.deck_size = 0
    for card in range(KINDS):
        s.deck[card] = unseen(s, seat, card)
        s.deck_size += s.deck[card]
    imagine_older_cards(s, seat)
    for other in range(s.players):
        if other != seat:
            for _ in range(cards_missing(s, other)):
                s.hands[other, take_random_card(s)] += 1
    imagine_drawn(s, seat)


@rule
def unseen(s: State, seat: int, card: int) -> int:
    """How many cards of a kind the seat does not see."""
    seen = s.discards[card] + s.laid[card]
    if seat >= 0:
        seen += s.hands[seat, card]
    return cards_of_kind(card) - seen


@rule
def cards_missing(s: State, seat: int) -> int:
    """How many cards a hand still lacks while it is imagined."""
    missing = s.hand_sizes[seat]
    for card in range(KINDS):
        missing -= s.hands[seat, card]
    return missing


@rule
def not_drawn_by(s: State, seat: int, card: int) -> int:
    """How many cards of a kind this deck had that did not come to the seat itself."""
    return s.full_deck[card] - (s.drawn[seat, card] if seat >= 0 else 0)


@rule
def surely_older(s: State, seat: int, card: int) -> int:
    """Of the cards of a kind still to be dealt, those that cannot be from this deck."""
    return max(0, s.deck[card] - not_drawn_by(s, seat, card))


@rule
def perhaps_older(s: State, seat: int, card: int) -> int:
    """Those that may have been in a hand when the deck was made: as many as were, less those known to be somewhere."""
    in_hands = cards_of_kind(card) - s.full_deck[card]
    if seat >= 0:
        in_hands -= max(0, s.hands[seat, card] + s.laid[card] - s.drawn[seat, card])
    for other in range(s.players):
        if other != seat:
            in_hands -= s.hands[other, card]
    return max(0, min(in_hands, s.deck[card]))


@rule
def older(s: State, seat: int, card: int, surely: bool) -> int:
    return surely_older(s, seat, card) if surely else perhaps_older(s, seat, card)


@rule
def all_older(s: State, seat: int, surely: bool) -> int:
    number = 0
    for card in range(KINDS):
        number += older(s, seat, card, surely)
    return number


@rule
def imagine_older_cards(s: State, seat: int) -> None:
    """First to those who hold more cards than they drew from this deck; what is left may be anybody's."""
    for other in range(s.players):
        if other != seat:
            for _ in range(s.hand_sizes[other] - s.drawn_sizes[other]):
                imagine_older_card(s, seat, other)
    for _ in range(all_older(s, seat, True)):
        imagine_older_card(s, seat, someone_missing_cards(s, seat))


@rule
def imagine_older_card(s: State, seat: int, other: int) -> None:
    """One of those that are older for certain; if there is none, one of those that may be."""
    surely = all_older(s, seat, True) > 0
    number = all_older(s, seat, surely)
    if number == 0:
        return
    place = below(s, number)
    card = 0
    while place >= older(s, seat, card, surely):
        place -= older(s, seat, card, surely)
        card += 1
    s.deck[card] -= 1
    s.deck_size -= 1
    s.hands[other, card] += 1


@rule
def someone_missing_cards(s: State, seat: int) -> int:
    """One of the others, the likelier the more cards his hand still lacks."""
    missing = 0
    for other in range(s.players):
        if other != seat:
            missing += cards_missing(s, other)
    place = below(s, missing)
    other = 0
    while other == seat or place >= cards_missing(s, other):
        if other != seat:
            place -= cards_missing(s, other)
        other += 1
    return other


@rule
def imagine_drawn(s: State, seat: int) -> None:
    """What has left the deck was drawn by somebody: who of the others drew which makes no difference."""
    for card in range(KINDS):
        left = not_drawn_by(s, seat, card) - s.deck[card]
        for other in range(s.players):
            if other != seat:
                s.drawn[other, card] = min(left, draws_missing(s, other))
                left -= s.drawn[other, card]


@rule
def draws_missing(s: State, seat: int) -> int:
    missing = s.drawn_sizes[seat]
    for card in range(KINDS):
        missing -= s.drawn[seat, card]
    return missing


@rule
def is_seen(s: State, permit: int) -> bool:
    region = permit // PERMITS_IN_REGION
    for space in range(SPACES):
        if s.face_up[region, space] == permit:
            return True
    for place in range(permits_unseen(s, region), s.permit_counts[region]):
        if s.permit_decks[region, place] == permit:
            return True
    for seat in range(s.players):
        if has(s.permits[seat] | s.used_permits[seat], permit):
            return True
    return False


@rule
def imagine_permits(s: State, region: int) -> None:
    """All permits of the region that nobody sees lie on top of its stack, in any order."""
    place = 0
    for permit in range(region * PERMITS_IN_REGION, (region + 1) * PERMITS_IN_REGION):
        if not is_seen(s, permit):
            s.permit_decks[region, place] = permit
            place += 1
    shuffle_permits(s, region)
