"""What a seat may not know, and how it may be: others' hands, deck and permits face down."""

from regalia.games.council.rules.board import CARDS_OF_COLOUR, JOKERS
from regalia.games.council.rules.cards import take_random_card
from regalia.games.council.rules.record import (
    COLOURS,
    KINDS,
    MOST_PLAYERS,
    NONE,
    PERMITS_IN_REGION,
    REGIONS,
    SPACES,
    State,
)
from regalia.games.council.rules.set_up import shuffle_permits
from regalia.kernel import has, rule


@rule
def hide_cards(s: State, seat: int) -> None:
    """Counts stay visible, and the discards by colour."""
    for card in range(KINDS):
        s.deck[card] = 0
        for other in range(MOST_PLAYERS):
            if other != seat:
                s.hands[other, card] = 0


@rule
def hide_permits(s: State) -> None:
    for region in range(REGIONS):
        for place in range(PERMITS_IN_REGION):
            s.permit_decks[region, place] = NONE


@rule
def imagine_cards(s: State, seat: int) -> None:
    """All cards not seen are the deck; the others' hands are dealt from it."""
    s.deck_size = 0
    for card in range(KINDS):
        unseen = CARDS_OF_COLOUR if card < COLOURS else JOKERS
        unseen -= s.discards[card] + s.laid[card]
        if seat >= 0:
            unseen -= s.hands[seat, card]
        s.deck[card] = unseen
        s.deck_size += unseen
    for other in range(s.players):
        if other != seat:
            for _ in range(s.hand_sizes[other]):
                s.hands[other, take_random_card(s)] += 1


@rule
def is_seen(s: State, permit: int) -> bool:
    for region in range(REGIONS):
        for space in range(SPACES):
            if s.face_up[region, space] == permit:
                return True
    for seat in range(s.players):
        if has(s.permits[seat] | s.used_permits[seat], permit):
            return True
    return False


@rule
def imagine_permits(s: State, region: int) -> None:
    """All permits of the region that do not lie open are its deck, in any order."""
    place = 0
    for permit in range(region * PERMITS_IN_REGION, (region + 1) * PERMITS_IN_REGION):
        if not is_seen(s, permit):
            s.permit_decks[region, place] = permit
            place += 1
    shuffle_permits(s, region)
