"""What a seat may not know: others' hands, the deck, permits face down, and what another is trying to pay (K7)."""

from regalia.games.council.rules.permits import permits_unseen
from regalia.games.council.rules.record import KINDS, MOST_PLAYERS, NONE, REGIONS, State
from regalia.kernel import rule


@rule
def hide_cards(s: State, seat: int) -> None:
    """Counts stay visible, the discards by colour, and what the deck was made of."""
    for card in range(KINDS):
        s.deck[card] = 0
        for other in range(MOST_PLAYERS):
            if other != seat:
                s.hands[other, card] = 0
                s.drawn[other, card] = 0


@rule
def hide_permits(s: State) -> None:
    """K12: everybody saw which permits went under the stack."""
    for region in range(REGIONS):
        for place in range(permits_unseen(s, region)):
            s.permit_decks[region, place] = NONE
