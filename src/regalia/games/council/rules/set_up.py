"""Setting up the game (K1 to K4)."""

from regalia.games.council.rules.board import (
    COUNCILLORS_OF_COLOUR,
    MERCHANTS,
    PERMIT_CITIES,
    ROYAL,
    START_CARDS,
    START_COINS,
    START_SERVANTS,
)
from regalia.games.council.rules.cards import begin_deck, cards_of_kind, deal_card
from regalia.games.council.rules.events import NEUTRAL
from regalia.games.council.rules.permits import refill_spaces, shuffle_permits
from regalia.games.council.rules.record import (
    CITIES,
    COLOURS,
    COUNCILS,
    KINDS,
    METALS,
    NOBODY,
    NONE,
    PERMITS_IN_REGION,
    QUEENS_TILES,
    REGIONS,
    SEATS_IN_COUNCIL,
    SPACES,
    TOKENS,
    State,
)
from regalia.kernel import EVERYONE, below, has, rule, shuffle, tell


@rule
def set_up_board(s: State) -> None:
    """K1, K2: tokens, the queen, permits, councils and politics cards."""
    s.last_turns = -1
    scatter_tokens(s)
    s.queen = ROYAL[s.board]
    for region in range(REGIONS):
        lay_out_permits(s, region)
    refill_spaces(s)
    seat_councils(s)
    lay_out_cards(s)
    nobody_has_rewards(s)
    s.barred = NONE


@rule
def scatter_tokens(s: State) -> None:
    """K2: 14 tokens at random; the royal city has none."""
    for token in range(TOKENS):
        s.tokens[token] = token
    shuffle(s, s.tokens, TOKENS)
    royal = ROYAL[s.board]
    for city in range(CITIES - 1, royal, -1):
        s.tokens[city] = s.tokens[city - 1]
    s.tokens[royal] = NONE


@rule
def lay_out_permits(s: State, region: int) -> None:
    """K2: 15 permits a region, shuffled; two will lie face up."""
    s.permit_counts[region] = PERMITS_IN_REGION
    for place in range(PERMITS_IN_REGION):
        s.permit_decks[region, place] = region * PERMITS_IN_REGION + place
    for space in range(SPACES):
        s.face_up[region, space] = NONE
    shuffle_permits(s, region)


@rule
def seat_councils(s: State) -> None:
    """K2: four councillors at random in each of the four councils, eight in reserve."""
    left = COLOURS * COUNCILLORS_OF_COLOUR
    for colour in range(COLOURS):
        s.reserve[colour] = COUNCILLORS_OF_COLOUR
    for council in range(COUNCILS):
        for place in range(SEATS_IN_COUNCIL):
            s.councils[council, place] = take_random_councillor(s, left)
            left -= 1


@rule
def take_random_councillor(s: State, left: int) -> int:
    place = below(s, left)
    colour = 0
    while place >= s.reserve[colour]:
        place -= s.reserve[colour]
        colour += 1
    s.reserve[colour] -= 1
    return colour


@rule
def lay_out_cards(s: State) -> None:
    """K2: all politics cards are the deck."""
    for card in range(KINDS):
        s.deck[card] = cards_of_kind(card)
        s.deck_size += cards_of_kind(card)
    begin_deck(s)


@rule
def nobody_has_rewards(s: State) -> None:
    for metal in range(METALS):
        s.metal_rewards[metal] = NOBODY
    for region in range(REGIONS):
        s.region_rewards[region] = NOBODY
    for tile in range(QUEENS_TILES):
        s.queens_rewards[tile] = NOBODY


@rule
def equip_players(s: State) -> None:
    """K3: in turn order 10 to 13 coins and 1 to 4 servants; 6 cards and 10 merchants each."""
    for place in range(s.players):
        seat = (s.first + place) % s.players
        s.coins[seat] = START_COINS[place]
        s.servants[seat] = START_SERVANTS[place]
        s.merchants_left[seat] = MERCHANTS
        for _ in range(START_CARDS):
            deal_card(s, seat)


@rule
def place_neutrals(s: State) -> None:
    """K4: for two players, a random permit of each face-down deck; a neutral merchant in every city on it."""
    for region in range(REGIONS):
        permit = s.permit_decks[region, below(s, s.permit_counts[region])]
        s.neutrals |= PERMIT_CITIES[permit]
        shuffle_permits(s, region)
    for city in range(CITIES):
        if has(s.neutrals, city):
            tell(s, NEUTRAL, EVERYONE, city)
