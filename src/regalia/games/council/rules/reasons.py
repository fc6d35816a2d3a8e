"""Why an action is refused: one cause each, the one to be said first comes first."""

from regalia.games.council.rules.record import MOST_STOCK, Card, City, Colour, Council, Permit, Region, Step
from regalia.schema import Integer, Member, Reason, Reasons

_CARD = Member(Card)
_CITY = Member(City)
_COUNCIL = Member(Council)
_PERMIT = Member(Permit)
_REGION = Member(Region)
_STOCK = Integer(0, MOST_STOCK)

RULINGS = ("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K7b", *(f"K{number}" for number in range(8, 21)))

REASONS = Reasons(
    # the step
    Reason("choice-owed", "K15", "An owed choice stops all actions.", step=Member(Step)),
    Reason("paying-for-permit", "K7", "The payment for a permit is finished first.", permit=_PERMIT),
    Reason("paying-for-queen", "K7", "The payment for the queen's help is finished first.", city=_CITY),
    Reason("no-choice-owed", "K14", "The nobility track asks for no choice."),
    Reason("no-payment", "K7", "No payment is under way."),
    Reason("main-action-due", "K5", "The mandatory main action cannot be skipped."),
    Reason("main-action-taken", "K5", "No main action is left in this turn."),
    Reason("quick-action-taken", "K5", "There is one quick action a turn."),
    Reason("nothing-laid", "K7", "It takes at least one card."),
    # what can never be
    Reason("city-not-on-permit", "K8", "A permit is good for its own cities.", permit=_PERMIT, city=_CITY),
    # what one owns
    Reason("not-your-permit", "K8", "Only own permits are used.", permit=_PERMIT),
    Reason("permit-used", "K8", "A permit places one merchant.", permit=_PERMIT),
    Reason("no-permit-to-repeat", "K14", "Only own permits are repeated.", permit=_PERMIT),
    Reason("not-your-city", "K14", "Only tokens of own cities are repeated.", city=_CITY),
    Reason("card-not-in-hand", "K7", "Only cards in the hand are laid.", card=_CARD),
    # the target
    Reason("no-merchant-left", "K10", "All merchants are placed."),
    Reason("merchant-there", "K10", "One merchant a player and city.", city=_CITY),
    Reason("not-on-offer", "K7", "No permit lies on that space.", region=_REGION, space=Integer(0, 1)),
    Reason("nothing-to-change", "K12", "No permit lies in that region.", region=_REGION),
    Reason("not-in-reserve", "K6", "No councillor of that colour is in reserve.", colour=Member(Colour)),
    Reason("four-cards-laid", "K7", "No more than four cards are laid."),
    Reason("no-such-councillor", "K7", "No councillor there has the colour of the card.", card=_CARD, council=_COUNCIL),
    Reason("councillors-won", "K7", "Each card needs a councillor of its own.", card=_CARD, council=_COUNCIL),
    Reason("royal-city", "K14", "The royal city has no token.", city=_CITY),
    Reason("token-chosen", "K14", "The tokens repeated are different ones.", city=_CITY),
    Reason("token-with-steps", "K14", "Tokens with nobility steps are not repeated.", city=_CITY),
    Reason("permit-being-settled", "K15", "The permit that led to the square is not repeated there.", permit=_PERMIT),
    # the price
    Reason(
        "servants-for-others", "K10", "A servant for each merchant of others.", city=_CITY, needed=_STOCK, held=_STOCK
    ),
    Reason("no-card-fits", "K7", "It takes a card that fits the council.", council=_COUNCIL),
    Reason("coins-at-least", "K7b", "The whole price is held when an action begins.", needed=_STOCK, held=_STOCK),
    Reason("joker-too-dear", "K7b", "With the joker the payment could not be finished.", needed=_STOCK, held=_STOCK),
    Reason("cards-too-few", "K7b", "The coins do not cover what the cards laid leave.", needed=_STOCK, held=_STOCK),
    Reason("quick-coins", "K12", "A quick action costs coins.", needed=_STOCK, held=_STOCK),
    Reason("quick-servants", "K12", "A quick action costs servants.", needed=_STOCK, held=_STOCK),
    over="K17",
    turn="K5",
)

CHOICE_OWED = REASONS["choice-owed"]
PAYING_FOR_PERMIT = REASONS["paying-for-permit"]
PAYING_FOR_QUEEN = REASONS["paying-for-queen"]
NO_CHOICE_OWED = REASONS["no-choice-owed"]
NO_PAYMENT = REASONS["no-payment"]
MAIN_ACTION_DUE = REASONS["main-action-due"]
MAIN_ACTION_TAKEN = REASONS["main-action-taken"]
QUICK_ACTION_TAKEN = REASONS["quick-action-taken"]
NOTHING_LAID = REASONS["nothing-laid"]
NOT_YOUR_PERMIT = REASONS["not-your-permit"]
PERMIT_USED = REASONS["permit-used"]
NO_PERMIT_TO_REPEAT = REASONS["no-permit-to-repeat"]
NOT_YOUR_CITY = REASONS["not-your-city"]
CARD_NOT_IN_HAND = REASONS["card-not-in-hand"]
NO_MERCHANT_LEFT = REASONS["no-merchant-left"]
MERCHANT_THERE = REASONS["merchant-there"]
NOT_ON_OFFER = REASONS["not-on-offer"]
NOTHING_TO_CHANGE = REASONS["nothing-to-change"]
NOT_IN_RESERVE = REASONS["not-in-reserve"]
FOUR_CARDS_LAID = REASONS["four-cards-laid"]
NO_SUCH_COUNCILLOR = REASONS["no-such-councillor"]
COUNCILLORS_WON = REASONS["councillors-won"]
ROYAL_CITY = REASONS["royal-city"]
TOKEN_CHOSEN = REASONS["token-chosen"]
TOKEN_WITH_STEPS = REASONS["token-with-steps"]
PERMIT_BEING_SETTLED = REASONS["permit-being-settled"]
SERVANTS_FOR_OTHERS = REASONS["servants-for-others"]
NO_CARD_FITS = REASONS["no-card-fits"]
COINS_AT_LEAST = REASONS["coins-at-least"]
JOKER_TOO_DEAR = REASONS["joker-too-dear"]
CARDS_TOO_FEW = REASONS["cards-too-few"]
QUICK_COINS = REASONS["quick-coins"]
QUICK_SERVANTS = REASONS["quick-servants"]
