court-title = To Court the King
court-pitch = Roll the dice, win the people of the court one by one, and with their help the King.
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
    result: more equal dice, or as many of a higher face. The Queen’s holder rolls
    last and needs only to match. Whoever has the King in the end wins.
help-reference = cards      what each card costs and does


## The board

board-next =
    { $own ->
        [yes] Next: { $seats }, then you.
       *[no] Next: { $seats }.
    }
board-next-is-you = You are next.
board-twice = { $player } plays twice running.
board-turn = Turn { $turn }
board-payable = These dice would buy: { $cards }
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
board-stays-aside = A die set aside stays as it is for the rest of the turn.
board-stays-in-hand = This die is in the hand of the card at work: finish with that card first.
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

hint-set-aside =
    { PERSON($seat) ->
        [second] Set at least one die aside; then you may roll the others again.
       *[third] { $seat } has to set dice aside.
    }
hint-go-on =
    { PERSON($seat) ->
        [second] Roll the active dice again, or set more of them aside.
       *[third] { $seat } may set dice aside or roll again.
    }
hint-take =
    { PERSON($seat) ->
        [second] All your dice are set aside: your result may buy a card.
       *[third] { $seat } may choose a card.
    }
hint-final =
    { PERSON($seat) ->
        [second] Final round: no cards are taken now, only the largest set of equal dice counts.
       *[third] { $seat } rolls in the final round.
    }
hint-final-set-aside =
    { PERSON($seat) ->
        [second] Final round: only your largest set counts. Set at least one die aside.
       *[third] { $seat } rolls in the final round.
    }
hint-final-go-on =
    { PERSON($seat) ->
        [second] Final round: only your largest set counts. Roll again, or set more dice aside.
       *[third] { $seat } rolls in the final round.
    }
hint-merchant =
    { PERSON($seat) ->
        [second] Choose more dice for the Merchant, or re-roll those in hand.
       *[third] { $seat } chooses dice for the Merchant.
    }
hint-noblewoman =
    { PERSON($seat) ->
        [second] The Noblewoman may raise more dice, each once.
       *[third] { $seat } raises dice with the Noblewoman.
    }
hint-nobleman =
    { PERSON($seat) ->
        [second] The Nobleman may raise more dice, each once.
       *[third] { $seat } raises dice with the Nobleman.
    }
hint-alchemist =
    { PERSON($seat) ->
        [second] The Alchemist needs more dice: choose the next.
       *[third] { $seat } chooses dice for the Alchemist.
    }
hint-transmute =
    { PERSON($seat) ->
        [second] Share out the pips of the dice in hand anew.
       *[third] { $seat } shares out pips with the Alchemist.
    }


## What happens

event-round =
    { PERSON($seat) ->
        [second] New round: you start
       *[third] New round: { $seat } starts
    }
event-rolled =
    { PERSON($seat) ->
        [second] you roll
       *[third] { $seat } rolls
    } { LIST($dice, by: "-") }
event-kept =
    { PERSON($seat) ->
        [second] you set
       *[third] { $seat } sets
    } a { $face } aside
event-kept_several =
    { PERSON($seat) ->
        [second] you set
       *[third] { $seat } sets
    } { LIST($dice, by: "-") } aside
event-brought =
    { PERSON($seat) ->
        [second] you bring
       *[third] { $seat } brings
    } in a { $face } ({ $card })
event-rerolled =
    { PERSON($seat) ->
        [second] you re-roll
       *[third] { $seat } re-rolls
    } and { PERSON($seat) ->
        [second] get
       *[third] gets
    } { LIST($dice, by: "-") }
event-changed =
    { PERSON($seat) ->
        [second] you turn
       *[third] { $seat } turns
    } a { $face } into a { $to } ({ $card })
event-moved =
    { PERSON($seat) ->
        [second] you move
       *[third] { $seat } moves
    } { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    } from a { $giver } to a { $receiver } (Philosopher)
event-chose =
    { PERSON($seat) ->
        [second] you choose
       *[third] { $seat } chooses
    } a { $face } ({ $card })
event-transmuted =
    { PERSON($seat) ->
        [second] you turn
       *[third] { $seat } turns
    } { LIST($dice, by: "-") } into { LIST($to, by: "-") } (Alchemist)
event-transmuted_two =
    { PERSON($seat) ->
        [second] you turn
       *[third] { $seat } turns
    } { LIST($dice, by: "-") } into { LIST($to, by: "-") } (Alchemist)
event-result =
    { PERSON($seat) ->
        [second] you end
       *[third] { $seat } ends
    } with { LIST($dice, by: "-") }
event-took =
    { PERSON($seat) ->
        [second] you take
       *[third] { $seat } takes
    } { FORM($card, case: "accusative") }
event-flipped =
    { PERSON($seat) ->
        [second] you turn your Fool over: it is a Charlatan now
       *[third] { $seat } turns a Fool over into a Charlatan
    }
event-declined =
    { PERSON($seat) ->
        [second] you take
       *[third] { $seat } takes
    } no card
event-result_took =
    { PERSON($seat) ->
        [second] you end with { LIST($dice, by: "-") } and take
       *[third] { $seat } ends with { LIST($dice, by: "-") } and takes
    } { FORM($card, case: "accusative") }
event-result_flipped =
    { PERSON($seat) ->
        [second] you end with { LIST($dice, by: "-") } and turn your Fool over: it is a Charlatan now
       *[third] { $seat } ends with { LIST($dice, by: "-") } and turns a Fool over into a Charlatan
    }
event-result_declined =
    { PERSON($seat) ->
        [second] you end with { LIST($dice, by: "-") } and take
       *[third] { $seat } ends with { LIST($dice, by: "-") } and takes
    } no card
event-result_claimed =
    { PERSON($seat) ->
        [second] you end with { LIST($dice, by: "-") } and claim
       *[third] { $seat } ends with { LIST($dice, by: "-") } and claims
    } the King and the Queen
event-result_beat =
    { PERSON($seat) ->
        [second] you end with { LIST($dice, by: "-") } and win
       *[third] { $seat } ends with { LIST($dice, by: "-") } and wins
    } the King
event-result_fell_short =
    { PERSON($seat) ->
        [second] you end with { LIST($dice, by: "-") } and fall short
       *[third] { $seat } ends with { LIST($dice, by: "-") } and falls short
    }
event-claimed =
    { PERSON($seat) ->
        [second] you claim
       *[third] { $seat } claims
    } the King and the Queen with { $size } { faces }
event-final =
    { PERSON($seat) ->
        [second] The final round: you begin
       *[third] The final round: { $seat } begins
    }
event-skipped =
    { PERSON($seat) ->
        [second] you have too few dice against { $size } { faces } and are skipped
       *[third] { $seat } has too few dice against { $size } { faces } and is skipped
    }
event-beat =
    { PERSON($seat) ->
        [second] you win
       *[third] { $seat } wins
    } the King with { $size } { faces }
event-fell_short =
    { PERSON($seat) ->
        [second] you fall
       *[third] { $seat } falls
    } short with { $size } { faces }
event-won =
    { PERSON($seat) ->
        [second] You hold the King at the end and win the game!
       *[third] { $seat } holds the King at the end and wins the game.
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
    .title = Bring in a die
action-queen = bring in a die showing { $face } (Queen)
    .title = Queen: bring in a die
    .label = a { $face }
action-fool = re-roll a { $face } (Fool)
    .title = Fool: re-roll one die
    .label = a { $face }
action-merchant = choose a { $face } for a re-roll (Merchant)
    .title = Merchant: choose a die for a re-roll
    .label = a { $face }
action-throw = re-roll what is in hand: { LIST($dice, by: "-") } (Merchant)
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
action-philosopher = turn { LIST($dice, by: "-") } into { LIST($to, by: "-") } (Philosopher)
    .title = Philosopher: move pips from one die to another
    .label = { LIST($dice, by: "-") } → { LIST($to, by: "-") }
action-astronomer = turn a { $face } into a { $to } like one set aside (Astronomer)
    .title = Astronomer: turn a die to a face set aside
    .label = { $face } → { $to }
action-magician = turn a { $face } into a { $to } (Magician)
    .title = Magician: turn a die to any face
    .label = { $face } → { $to }
action-alchemist = choose a { $face } (Alchemist)
    .title = Alchemist: choose dice, one by one, to share out their pips anew
    .label = a { $face }
action-transmute =
    { $step ->
        [first] make one of them a { $face } (Alchemist)
       *[last] turn { LIST($dice, by: "-") } into { LIST($to, by: "-") } (Alchemist)
    }
    .title =
        { $step ->
            [first] Alchemist: choose the first new face for { LIST($dice, by: "-") }
           *[last] Alchemist: choose what { LIST($dice, by: "-") } become
        }
    .label =
        { $step ->
            [first] a { $face }
           *[last] { LIST($to, by: "-") }
        }
action-take = take { FORM($card, case: "accusative") }: { $ability }
    .title = Take a card
    .label = { $card }: { FORM($card, case: "brief") }
action-finish =
    { $phase ->
        [final] end the turn
       *[court] take no card
    }


## Kinds of actions, where the terminal says why they cannot be taken

kind-keep = set a die aside
kind-roll = roll again
kind-bring = bring in a die
kind-queen = use the Queen
kind-fool = use the Fool
kind-merchant = use the Merchant
kind-throw = re-roll what is in hand
kind-serving_maid = use the Serving Maid
kind-noblewoman = use the Noblewoman
kind-nobleman = use the Nobleman
kind-enough = raise no more dice
kind-philosopher = use the Philosopher
kind-astronomer = use the Astronomer
kind-magician = use the Magician
kind-alchemist = use the Alchemist
kind-transmute = share out pips anew
kind-take = take a card
kind-finish = end the turn


## The cards

die = { $face }
card-fool = Fool
    .gender = masculine
    .nominative = The Fool
    .accusative = the Fool
    .cost = any result
    .ability = re-rolls one active die
    .brief = re-roll one
card-charlatan = Charlatan
    .gender = masculine
    .nominative = The Charlatan
    .accusative = the Charlatan
    .cost = turn your Fool over
    .ability = one more die in your first roll
    .brief = +1 die
card-farmer = Farmer
    .gender = masculine
    .nominative = The Farmer
    .accusative = the Farmer
    .cost = two of a kind
    .ability = one more die in your first roll
    .brief = +1 die
card-serving_maid = Serving Maid
    .gender = feminine
    .nominative = The Serving Maid
    .accusative = the Serving Maid
    .cost = all dice odd
    .ability = raises one active die by 1, 2 or 3
    .brief = raise by 1–3
card-philosopher = Philosopher
    .gender = masculine
    .nominative = The Philosopher
    .accusative = the Philosopher
    .cost = all dice even
    .ability = moves pips from one active die to another
    .brief = shift pips
card-laborer = Laborer
    .gender = masculine
    .nominative = The Laborer
    .accusative = the Laborer
    .cost = at least 15 pips
    .ability = brings in a die showing 1
    .brief = bring in a 1
card-guard = Guard
    .gender = masculine
    .nominative = The Guard
    .accusative = the Guard
    .cost = three of a kind
    .ability = brings in a die showing 2
    .brief = bring in a 2
card-hunter = Hunter
    .gender = masculine
    .nominative = The Hunter
    .accusative = the Hunter
    .cost = four of a kind
    .ability = brings in a die showing 3
    .brief = bring in a 3
card-astronomer = Astronomer
    .gender = masculine
    .nominative = The Astronomer
    .accusative = the Astronomer
    .cost = two pairs
    .ability = turns one active die to a face that you have set aside
    .brief = as set aside
card-merchant = Merchant
    .gender = masculine
    .nominative = The Merchant
    .accusative = the Merchant
    .cost = at least 20 pips
    .ability = re-rolls any number of active dice
    .brief = re-roll any
card-noblewoman = Noblewoman
    .gender = feminine
    .nominative = The Noblewoman
    .accusative = the Noblewoman
    .cost = a triplet and a pair
    .ability = raises any number of active dice by 1 each
    .brief = raise by 1
card-pawnbroker = Pawnbroker
    .gender = masculine
    .nominative = The Pawnbroker
    .accusative = the Pawnbroker
    .cost = at least 30 pips
    .ability = brings in a die showing 4
    .brief = bring in a 4
card-knight = Knight
    .gender = masculine
    .nominative = The Knight
    .accusative = the Knight
    .cost = five of a kind
    .ability = brings in a die showing 5
    .brief = bring in a 5
card-magician = Magician
    .gender = masculine
    .nominative = The Magician
    .accusative = the Magician
    .cost = five faces in a row
    .ability = turns one active die to any face
    .brief = any face
card-alchemist = Alchemist
    .gender = masculine
    .nominative = The Alchemist
    .accusative = the Alchemist
    .cost = all six faces
    .ability = shares out anew the pips of three active dice, or of the last two
    .brief = share out pips
card-bishop = Bishop
    .gender = masculine
    .nominative = The Bishop
    .accusative = the Bishop
    .cost = three pairs
    .ability = brings in a die showing 6
    .brief = bring in a 6
card-nobleman = Nobleman
    .gender = masculine
    .nominative = The Nobleman
    .accusative = the Nobleman
    .cost = two triplets
    .ability = raises any number of active dice by exactly 2 each
    .brief = raise by 2
card-general = General
    .gender = masculine
    .nominative = The General
    .accusative = the General
    .cost = six of a kind
    .ability = two more dice in your first roll
    .brief = +2 dice
card-queen = Queen
    .gender = feminine
    .nominative = The Queen
    .accusative = the Queen
    .cost = with the King
    .ability = brings in a die showing any face
    .brief = bring in any
card-king = King
    .gender = masculine
    .nominative = The King
    .accusative = the King
    .cost = seven of a kind
    .ability = starts the final round; whoever has him at its end wins
    .brief = final round


## Why not: one cause each

reason-finish-card = Finish with { FORM($card, case: "accusative") } first.
reason-no-card-in-use = No card is in use that you could go on with.
reason-final-round = In the final round no cards are taken.
reason-dice-active =
    { $count ->
        [one] A die is still active: set it aside before you end the turn.
       *[other] { $count } dice are still active: set them aside before you end the turn.
    }
reason-set-aside-first = Set at least one die aside before you roll again.
reason-nothing-to-roll = No die is active, so there is nothing to roll.
reason-above-six =
    { $pips ->
        [one] A { $face } cannot be raised by 1 pip: a die shows 6 at most.
       *[other] A { $face } cannot be raised by { $pips } pips: a die shows 6 at most.
    }
reason-below-one =
    { $pips ->
        [one] A { $face } cannot give 1 pip: a die shows 1 at least.
       *[other] A { $face } cannot give { $pips } pips: a die shows 1 at least.
    }
reason-same-face = The die shows a { $face } already: choose another face.
reason-exchanged = A { $giver } and a { $receiver } would only change places: that is no use of the card.
reason-brings-no-die = { FORM($card, case: "nominative") } brings in no die of a fixed face.
reason-with-the-king = The Queen comes only with the King.
reason-not-your-card = You do not have { FORM($card, case: "accusative") }.
    .all = You have no card for that yet.
reason-used = You have used { FORM($card, case: "accusative") } in this turn already.
reason-already-yours = You have { FORM($card, case: "accusative") } already.
reason-one-fool = You have a Fool face up already, and nobody has two.
reason-no-own-fool = You need a Fool of your own to turn over.
reason-no-die-to-keep = No active die shows a { $face }, so you cannot set one aside.
reason-in-hand = Every { $face } is in hand already.
reason-no-active-die = Cards work on active dice, and none of them shows a { $face }.
reason-no-second-die = Only one active die shows a { $face }: the Philosopher needs two.
reason-not-set-aside = You have set no { $face } aside that the Astronomer could copy.
reason-one-active-die = The Alchemist needs at least two active dice.
reason-fixed-sum = With this { $face } there would be no other way to share out the pips.
reason-sum-stays = With a { $face } the dice could not keep their sum of { $sum }.
reason-nothing-changes = With this { $face } the dice would show the same faces as before.
reason-none-left = No copy of { FORM($card, case: "accusative") } is left.
reason-no-fool-left = No Fool is left.
reason-king-claimed = { $seat } has claimed the King already.
reason-dice-limit = { $limit } dice are in play already, and there cannot be more.
reason-charlatan-limit = You begin your turns with { $limit } dice already, and there cannot be more.
reason-king-takes-seven =
    { $size ->
        [one] The King takes seven equal dice; you have 1.
       *[other] The King takes seven equal dice; you have { $size }.
    }
reason-not-paid = Your result does not pay for { FORM($card, case: "accusative") } ({ $cost }).


## How it ended

ending-claim =
    { PERSON($seat) ->
        [second] Nobody beat your { $size } { faces }: you keep the King and win.
       *[third] Nobody beat the { $size } { faces } of { $seat }, who keeps the King and wins.
    }
ending-final-round =
    { PERSON($seat) ->
        [second] You won the King in the final round with { $size } { faces }, and nobody beat that.
       *[third] { $seat } won the King in the final round with { $size } { faces }, and nobody beat that.
    }
ending-won-back =
    { PERSON($seat) ->
        [second] You rolled last, won the King back with { $size } { faces }, and win.
       *[third] { $seat } rolled last, won the King back with { $size } { faces }, and wins.
    }
ending-drawn =
    { $turns ->
        [one] After 1 turn the game is a draw: nobody wins.
       *[other] After { $turns } turns the game is a draw: nobody wins.
    }


## What is wrong with a position

position-seat-absent = { $seat } does not play: it cannot hold anything, have the turn or win.
position-cards-absent = { $seat } does not play and has no cards.
position-face-0 = Dice have no face 0.
position-dice = There are 1 to { $limit } dice in play, not { $count }.
position-nothing-to-set-aside = A die is due to be set aside, and none is active.
position-none-set-aside = As long as no die is set aside, one is due.
position-over-in-hand = In a game that is over no dice are in hand.
position-fools-unlimited = Where there are Fools without end, the display counts -1.
position-fools = There are { $count } Fools and Charlatans in all, as many as players.
position-copies =
    { $count ->
        [one] There is 1 copy of { FORM($card, case: "accusative") } in all.
       *[other] There are { $count } copies of { FORM($card, case: "accusative") } in all.
    }
position-charlatans = Nobody has more than { $most } Charlatans: more dice could not be rolled.
position-never-used = { FORM($card, case: "nominative") } is not used in a turn.
position-used-not-owned = { $seat } cannot have used { FORM($card, case: "accusative") } without having the card.
position-no-card-in-use = Without a card in use no dice are chosen or made.
position-card-in-use = { FORM($card, case: "nominative") } is in use, so it is among the cards used.
position-dice-in-use = These dice do not fit the card in use: { $card }.
position-holder = { FORM($card, case: "nominative") } lies with the seat that holds the title and with no other.
position-queen-with-king = King and Queen are claimed together.
position-bar-before-claim = There is no result to beat before the King is claimed.
position-bar = The result to beat has { $least } to { $most } equal dice.
position-king-before-final = The King changes hands in the final round only.
position-final-before-claim = There is no final round before the King is claimed.
position-turns-left = When { $seat } has the turn, { $count } are left in the round, not { $given }.
position-claim-ahead = { $seat } has claimed the King, so that turn of the round is over.
position-king-ahead = { $seat } has won the King, so that turn of the final round is over.
position-own-claim = { $seat } cannot roll against a claim of its own.
position-skipped = { $seat } has too few dice for the final round and does not roll.
position-no-turn = At least one turn has begun.
position-turn-limit =
    { $limit ->
        [one] No more than 1 turn has begun: that is the limit.
       *[other] No more than { $limit } turns have begun: that is the limit.
    }
position-round = A round has { $count } turns at most, one a player.
position-winner-early = A game that goes on has no winner.
position-no-winner = A game that is over has a winner or has reached its turn limit.
position-winner = { $seat } cannot have won without the King.


## What a table may choose

option-fools = How many Fools there are
    .unlimited = as many as are wanted
    .players = one for each player
option-dice_limit = How many dice may be in play at once
    .number = { $number } dice
option-turn_limit = When the game ends as a draw
    .none = never
    .number = after { $number } turns


## The rules, to look up

rules-goal = You want the favour of the King. With dice you win the people of his court, one by one, and each of them makes your later rolls stronger. Whoever has the King in the end wins.
rules-course-roll = Roll your dice. After every roll set at least one aside; those that are still active you may roll again, until all of them lie aside.
rules-course-cards = On the way use your cards, each once a turn: they bring in dice, re-roll dice or change them.
rules-course-take = Your result buys one card of the display, or none. The card helps you from your next turn on.
rules-course-next = Then your left neighbour plays. After each round the start figure moves to the right.
rules-end = Seven equal dice claim the King, and the Queen with him. The round goes on to its end. Then, in one final round, everybody else tries to beat that result: more equal dice, or as many of a higher face. The Queen’s holder rolls last and needs only a tie.
rules-here-active =
    { $dice ->
        [one] your active die
       *[other] your active dice
    }
rules-pieces = All cards and prices
rules-pieces-about = A price is a pattern: equal tints are equal dice. With 2, 3, 4 or 5 players there are as many copies of a card as its level says.
rules-level = Level { $level }
rules-level-none = Always on display
rules-copies = { $two }, { $three }, { $four } or { $five } copies
rules-copies-one = one of each
rules-section-turn = A turn
rules-section-cards = Taking a card
rules-section-order = Order of play
rules-section-end = The end
rules-section-examples = Two examples
rules-section-scoring = Scoring

ruling-C1 = Your turn begins with a roll that happens by itself: { $start_dice } dice, one more for the Farmer and for each Charlatan, two more for the General; none of them may be left out. A new card helps you from your next turn on.
    .title = The first roll
ruling-C2 = Rolled dice are active. Set at least one of them aside after each roll, more if you like, and you may then roll all that are still active. What is set aside stays so for the turn; if you want to stop, set everything aside.
    .title = Setting aside
    .roll = the 2 is set aside, the other two are rolled again
ruling-C3 = You may use your cards as soon as you have rolled, whenever you like, each once a turn. They work on active dice only, and one card is finished before the next thing happens.
    .title = Using cards
ruling-C4 = The Laborer, Guard, Hunter, Pawnbroker, Knight and Bishop bring in a die showing 1, 2, 3, 4, 5 and 6, the Queen one of any face. Such a die is active: you may set it aside at once, which is enough before the next roll, let other cards change it, or roll it with the rest.
    .title = Dice that come in
ruling-C5 = A turn ends only when no die is active. Even then you may first bring in another die, to be set aside or rolled; that is a new roll, after which a die has to be set aside again. Cards that re-roll or change dice have nothing to work on. Then your result stands, and you take a card or none.
    .title = When a turn ends
    .active = four active dice: the turn goes on
    .aside = all of them aside: it may end
ruling-C6 = The Fool re-rolls one active die, the Merchant any number. That is no new roll: the dice stay active, and nothing more need be set aside for it.
    .title = Re-rolls
ruling-C7 = A card that changes dice must leave other faces than before, and every die stays between 1 and 6. The Serving Maid adds 1 to 3 to one die, the Noblewoman 1 and the Nobleman exactly 2 to each of any number of dice; the Magician gives one die any face, the Astronomer the face of a die set aside. The Philosopher moves pips from one die to another. The Alchemist shares out the pips of three dice anew, of which one may stay as it is; if just two dice are active it takes those two, and with one it cannot be used. Merely exchanging the faces of two dice does not count.
    .title = Changing dice
ruling-C8 = There is a limit to the dice in play: 32, or, if the table so chooses, the { $dice_in_box } of the box. At the limit the first roll is cut to it, no card brings in a die, and nobody takes a Charlatan for a die that could not be rolled.
    .title = How many dice
ruling-C9 = Each turn you may take one card or none, if it is still on display and you do not own it; only Charlatans may be owned several times. The level of a card is no condition: it only tells how many dice are needed.
    .title = Taking a card
ruling-C10 = A result pays for a card if the pattern can be found in it; spare dice do no harm. Groups may be of the same face but share no die: four equal dice are two pairs, five are a full house, six are three pairs and two triplets, four and two are three pairs. A straight from 1 to 6 holds both straights of five. Odd, even and sums of pips, however, look at every die.
    .title = What pays
    .two_pairs = two pairs
    .full_house = a full house
    .six = three pairs, or two triplets
    .three_pairs = three pairs
    .straight = a straight of six, and two of five
ruling-C11 = Any result buys a Fool, as long as there is one, or turns your own Fool over into a Charlatan, which costs you its re-roll and takes no card from the display. You have at most one Fool face up and any number of Charlatans. There are Fools without end, or one for each player if the table so chooses.
    .title = Fools and Charlatans
    .over = a re-roll becomes one more die
ruling-C12 = With 2, 3, 4 or 5 players there are { $copies-I-0 }, { $copies-I-1 }, { $copies-I-2 } or { $copies-I-3 } copies of each card of level I, then { $copies-II-0 }, { $copies-II-1 }, { $copies-II-2 } or { $copies-II-3 } of level II, and { $copies-III-0 }, { $copies-III-1 }, { $copies-III-2 } or { $copies-III-3 } of levels III and IV. There is one King and one Queen.
    .title = How many cards
ruling-C13 = Play goes clockwise and never turns round. After each round the start figure moves to the right-hand neighbour, who therefore plays twice running. Who starts first is left to chance.
    .title = Order of play
    .rounds = four rounds of four players
ruling-C14 = Seven equal dice or more can claim the King, and only so the Queen is won: she comes with him. You may take another card instead.
    .title = The King’s price
ruling-C15 = When the King is claimed, the round goes on to its end, and others may still take cards. One final round follows. The start figure moves to the right as always, and its holder begins; but the Queen’s holder is passed over and rolls after all others. If the start figure comes to the Queen’s holder, the left-hand neighbour begins.
    .title = The final round
ruling-C16 = In the final round results compare by the size of their largest set of equal dice, then by its face; of two sets of the same size the higher face counts, and nothing else does. The result to beat is that of the claim, later the best since. Who beats it gets the King, but never the Queen.
    .title = What is compared
    .size = eight beat seven
    .face = of as many, the higher face wins
ruling-C17 = A result that is only equal wins nothing, except for the Queen’s holder: a tie is enough, and the Queen’s die helps.
    .title = Ties
    .tie = equal: enough with the Queen only
ruling-C18 = When your turn in the final round comes, count the dice that you can have: { $start_dice }, your further dice of the first roll, and one for each card that brings in a die, up to the limit of C8. You roll if that is more than the result to beat has, or as many and its face is below 6; for the Queen’s holder as many are enough. Otherwise you are skipped. If that happens to the Queen’s holder, the owner of the King wins; if nobody has beaten the claim, the Queen’s holder wins without rolling. No cards are taken in this round.
    .title = Who may roll
ruling-C19 = A starts, B claims the King with seven twos, C and D play on. The final round goes D, A, C, B. D gets eight ones and the King; A has only seven dice and is skipped; C gets eight threes, B eight fours, and B wins.
    .title = Example: an end
    .claim = B claims
    .first = D beats it
    .skipped = A has seven dice: skipped
    .second = C beats it
    .last = B beats it and wins
ruling-C20 = A turn with Laborer, Guard and Astronomer: from 6-5-2 the 2 is set aside and the Laborer’s 1 comes in; from 5-3-3 nothing is kept but the Guard’s 2; from 6-5-4 the Astronomer makes a 2; then come 3-2 and a 4. The result 4-2-2-2-2 pays for the Hunter.
    .title = Example: a turn
ruling-C21 = The winner scores 1 and all others 0. A table may set a number of turns after which the game is a draw: then nobody wins and nobody scores.
    .title = Scoring


## The lesson: a sentence a step, its title, and what is said to moves that are allowed but not meant

lesson-set-aside = Two fives are a pair, and a pair wins the Farmer. Tap both fives to set them aside.
    .title = Set aside
    .aim = The Farmer: one more die
    .ask = Tap both fives.
    .two = The two helps nobody yet. It is the pair of fives that wins a card.
lesson-roll = What lies aside is safe. Roll the die that is left: perhaps it turns into a third five.
    .title = Roll again
    .aim = Three equal dice win the Guard
    .ask = Roll the die that is left.
    .stop = You could stop here, but another roll costs nothing and may bring a third five.
lesson-stop = Only a three, but the pair stays. A turn ends when every die lies aside: tap the three.
    .title = Stop
    .aim = Your pair still wins the Farmer
    .ask = Set the three aside.
lesson-take = Your pair pays for the Farmer: take him.
    .title = Take a card
    .aim = Four dice instead of three, from your next turn on
    .ask = Take the Farmer.
    .none = A turn without a card is a turn wasted, and your pair pays for one.
    .fool = A Fool costs nothing and can be had any time. Your pair pays for something better.
lesson-bring = Some turns later. Your Guard brings in a die that shows two, once a turn. Tap him.
    .title = Cards at work
    .aim = Four equal dice win the Hunter
    .ask = Tap the Guard.
    .later = In a moment. Let the Guard bring his die first.
lesson-gather = Now you have three twos. Set all three aside: only one more is missing.
    .title = Collect
    .aim = Four equal dice win the Hunter
    .ask = Set all three twos aside.
    .other = That die is worth more on the next roll. It is the twos that you collect.
lesson-change = Cards change active dice too. Tap the Serving Maid, then the two: she adds three, and you have four fives.
    .title = Change a die
    .aim = Four equal dice: the Hunter
    .ask = Tap the Serving Maid, then the two.
    .more = The two is worth more as a five: the Serving Maid can add three to it.
lesson-king = Late in the game: seven sixes! They win the King, and the Queen comes with him. Take him.
    .title = The King
    .aim = Whoever has him in the end wins
    .ask = Take the King.
    .less = Seven equal dice are rare. They win the King, and with him perhaps the game.
lesson-final = The last round: others can still beat the King’s holder. Set the seventh four aside and end your turn.
    .title = The last round
    .aim = Seven fours beat seven threes
    .ask = Set the last four aside, then end your turn.
    .roll = Roll it, and the seventh four is gone. Seven of them are enough.
lesson-over = You know how to court the King. Now play against an easy bot: what is new is still pointed out.
    .title = Well done


## Help at the table: what can be done now for the first time, and what it aims at

help-keep = Tap a die to set it aside: it keeps its face for the rest of this turn.
    .aim = Equal dice are collected, so that the next roll can add to them.
help-roll = Now the active dice may be rolled again. Those set aside stay as they are.
    .aim = More equal dice pay for better cards, and rolling costs nothing.
help-bring = One of your cards can bring in another die: tap it. Each card works once a turn.
    .aim = One more die makes a larger result.
help-queen = Your Queen brings in a die with the face you choose: tap her.
    .aim = A die of just the right face makes your set larger.
help-fool = Your Fool re-rolls one active die: tap him, then the die.
    .aim = A die that suits nothing gets another chance.
help-merchant = Your Merchant re-rolls as many active dice as you like: tap him, then the dice.
    .aim = Dice that suit nothing get another chance.
help-throw = The dice in hand can be thrown now.
    .aim = The dice chosen are thrown anew.
help-serving_maid = Your Serving Maid adds one to three to an active die: tap her, then the die.
    .aim = The die becomes one that suits the others.
help-noblewoman = Your Noblewoman adds one to any number of active dice: tap her, then the dice.
    .aim = The dice become such as suit each other.
help-nobleman = Your Nobleman adds two to any number of active dice: tap him, then the dice.
    .aim = The dice become such as suit each other.
help-enough = When you have raised enough dice, say so in the bar.
    .aim = The dice are as they should be.
help-philosopher = Your Philosopher moves pips from one active die to another: tap him, then both dice.
    .aim = Both dice come closer to what is collected.
help-astronomer = Your Astronomer turns an active die to a face that lies aside: tap him, then the die.
    .aim = One more die is equal to those set aside.
help-magician = Your Magician turns an active die to any face: tap him, then the die.
    .aim = One more die is equal to those set aside.
help-alchemist = Your Alchemist shares out the pips of three active dice anew: tap him, then the dice.
    .aim = The same pips can make better dice.
help-transmute = Choose what the dice in hand become: their sum stays.
    .aim = The same pips make better dice.
help-take = Your result pays for the cards in gold: tap one to take it.
    .aim = Of what the result pays for, this card helps most.
help-finish = You may end your turn without a card, in the bar.
    .aim = Nothing more can be won in this turn.
