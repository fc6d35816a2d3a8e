court-title = To Court the King
court-help =
    You want the favour of the King, and win it with dice.

    Your turn begins with a roll of three dice. After every roll set at least one
    die aside; the dice that are still active you may roll again. Dice set aside
    stay as they are for the turn. When all are aside, your result may buy one
    card: the card works from your next turn on.

    Cards give you more dice, re-roll dice or change them. Each can be used once a
    turn, and only on active dice. You own at most one of each card, but any
    number of Charlatans.

    Seven of a kind claim the King, and the Queen with him. Then the round is
    played to its end, and in one final round everybody else may try to beat that
    result: more equal dice, or as many of a higher face. The Queen's holder rolls
    last and needs only to match. Whoever has the King in the end wins.
help-reference = cards      what each card costs and does


## The board

board-turn = Turn { $turn }
board-cards = Cards: { $cards }
board-cards-none = no card yet
board-card-used = { $card } (used)
board-card-several = { $card } ×{ $count }
board-start-dice = { $count } dice
board-display = On display
board-display-owned = you have it
board-bar =
    To beat: { $size } { faces }, { $person ->
        [second] held by you
       *[third] held by { $name }
    }
board-active = Active: { $dice }
board-set_aside = Set aside: { $dice }
board-chosen = In hand: { $dice }
board-no-dice = none

faces =
    { $size ->
        [one] { $face ->
            [1] one
            [2] two
            [3] three
            [4] four
            [5] five
           *[6] six
        }
       *[other] { $face ->
            [1] ones
            [2] twos
            [3] threes
            [4] fours
            [5] fives
           *[6] sixes
        }
    }

column-card = Card
column-cost = Cost
column-ability = What it does


## What the turn wants

hint-set-aside = Set at least one die aside; then you may roll the others again.
hint-go-on = Roll the active dice again, or set more of them aside.
hint-take = All your dice are set aside: your result may buy a card.
hint-final = Final round: no cards are taken now, only the largest set of equal dice counts.
hint-merchant = Choose more dice for the Merchant, or re-roll those in hand.
hint-noblewoman = The Noblewoman may raise more dice, each once.
hint-nobleman = The Nobleman may raise more dice, each once.
hint-alchemist = The Alchemist needs three dice: choose the next.
hint-transmute = Share out the pips of the three dice in hand anew.


## What happens

event-round =
    { $person ->
        [second] New round: you start
       *[third] New round: { $name } starts
    }
event-rolled =
    { $person ->
        [second] you roll
       *[third] { $name } rolls
    } { $dice }
event-kept =
    { $person ->
        [second] you set
       *[third] { $name } sets
    } a { $face } aside
event-kept_several =
    { $person ->
        [second] you set
       *[third] { $name } sets
    } { $dice } aside
event-brought =
    { $person ->
        [second] you bring
       *[third] { $name } brings
    } in a { $face } ({ $card })
event-rerolled =
    { $person ->
        [second] you re-roll
       *[third] { $name } re-rolls
    } and { $person ->
        [second] get
       *[third] gets
    } { $dice }
event-changed =
    { $person ->
        [second] you turn
       *[third] { $name } turns
    } a { $face } into a { $to } ({ $card })
event-moved =
    { $person ->
        [second] you move
       *[third] { $name } moves
    } { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    } from a { $giver } to a { $receiver } (Philosopher)
event-chose =
    { $person ->
        [second] you choose
       *[third] { $name } chooses
    } a { $face } ({ $card })
event-transmuted =
    { $person ->
        [second] you turn
       *[third] { $name } turns
    } { $dice } into { $to } (Alchemist)
event-result =
    { $person ->
        [second] you end
       *[third] { $name } ends
    } with { $dice }
event-took =
    { $person ->
        [second] you take
       *[third] { $name } takes
    } { $card_accusative }
event-flipped =
    { $person ->
        [second] you turn your Fool over: it is a Charlatan now
       *[third] { $name } turns a Fool over into a Charlatan
    }
event-declined =
    { $person ->
        [second] you take
       *[third] { $name } takes
    } no card
event-claimed =
    { $person ->
        [second] you claim
       *[third] { $name } claims
    } the King and the Queen with { $size } { faces }
event-final =
    { $person ->
        [second] The final round: you begin
       *[third] The final round: { $name } begins
    }
event-skipped =
    { $person ->
        [second] you have too few dice against { $size } { faces } and are skipped
       *[third] { $name } has too few dice against { $size } { faces } and is skipped
    }
event-beat =
    { $person ->
        [second] you win
       *[third] { $name } wins
    } the King with { $size } { faces }
event-fell_short =
    { $person ->
        [second] you fall
       *[third] { $name } falls
    } short with { $size } { faces }
event-won =
    { $person ->
        [second] You hold the King at the end and win the game!
       *[third] { $name } holds the King at the end and wins the game.
    }
event-drawn = The last turn has been played: the game is a draw.


## What a player can do: the sentence, and for long lists a title with short labels

action-keep = set a { $face } aside
    .title = Set a die aside
    .label = a { $face }
action-roll =
    { $count ->
        [one] roll the active die again
       *[other] roll the { $count } active dice again
    }
action-bring = bring in a die showing { $face } ({ $card })
action-queen = bring in a die showing { $face } (Queen)
    .title = Queen: bring in a die
    .label = a { $face }
action-fool = re-roll a { $face } (Fool)
    .title = Fool: re-roll one die
    .label = a { $face }
action-merchant = choose a { $face } for a re-roll (Merchant)
    .title = Merchant: choose a die for a re-roll
    .label = a { $face }
action-throw = re-roll what is in hand: { $dice } (Merchant)
action-serving_maid = turn a { $face } into a { $to } (Serving Maid)
    .title = Serving Maid: raise one die
    .label = { $face } → { $to }
action-noblewoman = turn a { $face } into a { $to } (Noblewoman)
    .title = Noblewoman: raise a die by 1
    .label = { $face } → { $to }
action-nobleman = turn a { $face } into a { $to } (Nobleman)
    .title = Nobleman: raise a die by 2
    .label = { $face } → { $to }
action-enough = raise no more dice
action-philosopher = turn { $dice } into { $to } (Philosopher)
    .title = Philosopher: move pips from one die to another
    .label = { $dice } → { $to }
action-astronomer = turn a { $face } into a { $to } like one set aside (Astronomer)
    .title = Astronomer: turn a die to a face set aside
    .label = { $face } → { $to }
action-magician = turn a { $face } into a { $to } (Magician)
    .title = Magician: turn a die to any face
    .label = { $face } → { $to }
action-alchemist = choose a { $face } (Alchemist)
    .title = Alchemist: choose three dice, one by one, to share out their pips anew
    .label = a { $face }
action-transmute =
    { $step ->
        [first] make one of the three a { $face } (Alchemist)
       *[second] turn { $dice } into { $to } (Alchemist)
    }
    .title =
        { $step ->
            [first] Alchemist: choose the first new face for { $dice }
           *[second] Alchemist: choose what { $dice } become
        }
    .label =
        { $step ->
            [first] a { $face }
           *[second] { $to }
        }
action-take = take { $card_accusative }: { $card_ability }
action-finish =
    { $phase ->
        [final] end the turn
       *[court] take no card
    }


## The cards

card-fool = Fool
    .accusative = the Fool
    .cost = any result
    .ability = re-rolls one active die
card-charlatan = Charlatan
    .accusative = the Charlatan
    .cost = turn your Fool over
    .ability = one more die in your first roll
card-farmer = Farmer
    .accusative = the Farmer
    .cost = two of a kind
    .ability = one more die in your first roll
card-serving_maid = Serving Maid
    .accusative = the Serving Maid
    .cost = all dice odd
    .ability = raises one active die by 1, 2 or 3
card-philosopher = Philosopher
    .accusative = the Philosopher
    .cost = all dice even
    .ability = moves pips from one active die to another
card-laborer = Laborer
    .accusative = the Laborer
    .cost = at least 15 pips
    .ability = brings in a die showing 1
card-guard = Guard
    .accusative = the Guard
    .cost = three of a kind
    .ability = brings in a die showing 2
card-hunter = Hunter
    .accusative = the Hunter
    .cost = four of a kind
    .ability = brings in a die showing 3
card-astronomer = Astronomer
    .accusative = the Astronomer
    .cost = two pairs
    .ability = turns one active die to a face that you have set aside
card-merchant = Merchant
    .accusative = the Merchant
    .cost = at least 20 pips
    .ability = re-rolls any number of active dice
card-noblewoman = Noblewoman
    .accusative = the Noblewoman
    .cost = a triplet and a pair
    .ability = raises any number of active dice by 1 each
card-pawnbroker = Pawnbroker
    .accusative = the Pawnbroker
    .cost = at least 30 pips
    .ability = brings in a die showing 4
card-knight = Knight
    .accusative = the Knight
    .cost = five of a kind
    .ability = brings in a die showing 5
card-magician = Magician
    .accusative = the Magician
    .cost = five faces in a row
    .ability = turns one active die to any face
card-alchemist = Alchemist
    .accusative = the Alchemist
    .cost = all six faces
    .ability = shares out the pips of three active dice anew
card-bishop = Bishop
    .accusative = the Bishop
    .cost = three pairs
    .ability = brings in a die showing 6
card-nobleman = Nobleman
    .accusative = the Nobleman
    .cost = two triplets
    .ability = raises any number of active dice by exactly 2 each
card-general = General
    .accusative = the General
    .cost = six of a kind
    .ability = two more dice in your first roll
card-queen = Queen
    .accusative = the Queen
    .cost = comes with the King
    .ability = brings in a die showing any face
card-king = King
    .accusative = the King
    .cost = seven of a kind
    .ability = starts the final round; whoever has him at its end wins


## What a table may choose

option-fools = How many Fools there are
    .unlimited = as many as are wanted
    .players = one for each player
option-dice_limit = How many dice may be in play at once
    .number = { $number } dice
option-turn_limit = When the game is a draw at the latest
    .none = never
    .number = after { $number } turns


## The rulings

ruling-C1 = Your turn begins with a roll that happens by itself: three dice, one more for the Farmer and for each Charlatan, two more for the General; none of them may be left out. A new card helps you from your next turn on.
ruling-C2 = Rolled dice are active. Set at least one of them aside after each roll, more if you like, and you may then roll all that are still active. What is set aside stays so for the turn; if you want to stop, set everything aside.
    .refusal = Only active dice can be set aside or rolled, and after each roll at least one must be set aside before the next.
ruling-C3 = You may use your cards as soon as you have rolled, whenever you like, each once a turn. They work on active dice only, and one card is finished before the next thing happens.
    .refusal = That card cannot be used so: it must be yours, unused this turn, and work on an active die; and a card in use is finished first.
ruling-C4 = The Laborer, Guard, Hunter, Pawnbroker, Knight and Bishop bring in a die showing 1, 2, 3, 4, 5 and 6, the Queen one of any face. Such a die is active: you may set it aside at once, which is enough before the next roll, let other cards change it, or roll it with the rest.
    .refusal = This card brings in no die of a fixed face.
ruling-C5 = A turn ends only when no die is active. Even then you may first bring in another die, to be set aside or rolled; cards that re-roll or change dice have nothing to work on.
    .refusal = You still have active dice: set them all aside before you end the turn.
ruling-C6 = When the Fool or the Merchant re-rolls dice, that is no new roll: the dice stay active, and nothing more need be set aside for it.
ruling-C7 = A card that changes dice must change at least one, and every die stays between 1 and 6. The Serving Maid adds 1 to 3 to one die, the Noblewoman 1 and the Nobleman exactly 2 to any number of dice; the Magician gives one die any face, the Astronomer the face of a die set aside; the Philosopher shifts pips between two dice, the Alchemist among exactly three.
    .refusal = The card cannot change dice like that: every die stays between 1 and 6, something must change, and the card needs its dice.
ruling-C8 = There is a limit to the dice in play: 32, or if the table so chooses the 12 of the box. At the limit the first roll is cut to it, no card brings in a die, and nobody takes a Charlatan for a die that could not be rolled.
    .refusal = The limit of dice is reached: no more can come into play.
ruling-C9 = Each turn you may take one card or none, if it is still on display and you do not own it; only Charlatans may be owned several times. The level of a card is no condition.
    .refusal = You own this card already, or none is left.
ruling-C10 = A result pays for a card if the pattern can be found in it; spare dice do no harm. Groups may be of the same face but share no die: four equal dice are two pairs, six are two triplets. Odd, even and sums of pips, however, look at every die.
    .refusal = Your result does not pay for this card.
ruling-C11 = Any result buys a Fool, as long as there is one, or turns your own Fool over into a Charlatan, which costs you its re-roll and takes no card from the display. You have at most one Fool face up and any number of Charlatans. There are Fools without end, or one for each player if the table so chooses.
    .refusal = A Charlatan needs a Fool of yours to turn over; you can have only one Fool at a time, and only while one is left.
ruling-C12 = With 2, 3, 4 or 5 players there are 2, 2, 3 or 4 copies of each card of level I, then 1, 2, 3 or 3 of level II, and 1, 2, 2 or 3 of levels III and IV. There is one King and one Queen.
ruling-C13 = Play goes to the left. After each round the start figure moves to the right, so that its new holder plays twice running. Who starts first is left to chance.
    .refusal = It is not your turn.
ruling-C14 = Seven equal dice or more can claim the King, and only so the Queen is won: she comes with him. You may take another card instead.
    .refusal = The King takes seven equal dice, and the Queen comes only together with him.
ruling-C15 = When the King is claimed, the round goes on to its end, and others may still take cards. One final round follows: the start figure moves on as always, but the Queen's holder rolls after all others.
ruling-C16 = In the final round results compare by the size of their largest set of equal dice, then by its face; nothing else counts. The result to beat is that of the claim, later the best since. Who beats it gets the King, but never the Queen.
ruling-C17 = A result that is only equal wins nothing, except for the Queen's holder: a tie is enough, and the Queen's die helps.
ruling-C18 = In the final round you roll only if you can have enough dice: more than the result to beat has, or as many if its face is below 6; for the Queen's holder as many are enough. If nobody has beaten the claim, the Queen's holder wins without rolling. No cards are taken.
    .refusal = In the final round no cards are taken.
ruling-C19 = An example of the end: A starts, B claims with seven twos, C and D play on. The final round goes D, A, C, B. D gets eight ones and the King; A has only seven dice and is skipped; C gets eight threes, B eight fours, and B wins.
ruling-C20 = An example of a turn with Laborer, Guard and Astronomer: from 6-5-2 the 2 is set aside and the Laborer's 1 comes in; from 5-3-3 nothing is kept but the Guard's 2; from 6-5-4 the Astronomer makes a 2; then come 3-2 and a 4. The result 4-2-2-2-2 pays for the Hunter.
ruling-C21 = The winner scores 1 and all others 0. A table may set a number of turns after which the game is a draw, and then nobody scores.
