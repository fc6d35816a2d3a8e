council-title = Council of 4
council-help =
    You are a trading family and want your merchants in the cities of the realm.

    A turn brings you a politics card, then one main action: elect a councillor
    for 4 coins, acquire a permit, place a merchant with a permit, or place one
    with the queen's help. One quick action may be added, before or after: engage
    a servant, change the permits of a region, send a servant to elect a
    councillor, or act once more for 3 servants.

    For a permit the council of its region must be won, for the queen's help hers:
    lay one to four cards in the colours of different councillors; jokers fit all
    of them. The more cards, the fewer coins. The queen is where her last merchant
    was placed, and every road that she walks costs 2 coins.

    Who places a merchant gains the token of the city, and those of all own cities
    that are linked to it by roads between own cities. Every merchant of others
    who stands there already costs a servant. All cities of a colour or of a
    region win a reward for whoever is first.

    When somebody places a tenth merchant, all others have one more turn. Most
    points win.

    On the map a to d are the players' merchants, n are neutral ones. Permits are
    called by the first letters of their cities: A-B is good for Arkon or Burgen.
help-reference = prices     what things cost, what the nobility track pays, what scores


## Names

list = { $first } and { $last }
city =
    { $city ->
        [arkon] Arkon
        [burgen] Burgen
        [castrum] Castrum
        [dorful] Dorful
        [esti] Esti
        [framek] Framek
        [graden] Graden
        [hellar] Hellar
        [indur] Indur
        [juvelar] Juvelar
        [kultos] Kultos
        [lyram] Lyram
        [merkatim] Merkatim
        [naris] Naris
       *[osium] Osium
    }
colour =
    { $colour ->
        [white] white
        [black] black
        [orange] orange
        [purple] purple
        [blue] blue
       *[pink] pink
    }
councillor =
    { $colour ->
        [white] a white
        [black] a black
        [orange] an orange
        [purple] a purple
        [blue] a blue
       *[pink] a pink
    } councillor
dropped-colour =
    { $dropped ->
        [white] white
        [black] black
        [orange] orange
        [purple] purple
        [blue] blue
       *[pink] pink
    }
card =
    { $card ->
        [white] a white card
        [black] a black card
        [orange] an orange card
        [purple] a purple card
        [blue] a blue card
        [pink] a pink card
       *[joker] a joker
    }
cards-of-kind =
    { $card ->
        [white] { $count } white
        [black] { $count } black
        [orange] { $count } orange
        [purple] { $count } purple
        [blue] { $count } blue
        [pink] { $count } pink
       *[joker] { $count } { $count ->
            [one] joker
           *[other] jokers
        }
    }
region =
    { $region ->
        [coast] coast
        [hills] hills
        [mountains] mountains
       *[queen] queen
    }
council =
    { $council ->
        [coast] council of the coast
        [hills] council of the hills
        [mountains] council of the mountains
       *[queen] queen's council
    }
council-in-short =
    { $council ->
        [coast] coast
        [hills] hills
        [mountains] mountains
       *[queen] queen
    }
metal =
    { $metal ->
        [gold] gold
        [silver] silver
        [bronze] bronze
        [iron] iron
       *[royal] royal
    }


## Bonuses

gain-nothing = nothing
gain-points =
    { $amount } { $amount ->
        [one] point
       *[other] points
    }
gain-coins =
    { $amount } { $amount ->
        [one] coin
       *[other] coins
    }
gain-servants =
    { $amount } { $amount ->
        [one] servant
       *[other] servants
    }
gain-cards =
    { $amount } { $amount ->
        [one] card
       *[other] cards
    }
gain-main_actions =
    { $amount } { $amount ->
        [one] main action
       *[other] main actions
    }
gain-nobility =
    { $amount } { $amount ->
        [one] nobility step
       *[other] nobility steps
    }
gain-repeat_tokens =
    { $amount ->
        [one] the token of an own city again
       *[other] the tokens of { $amount } own cities again
    }
gain-free_permit = a permit on offer for nothing
gain-repeat_permit = the bonus of an own permit again

brief-points =
    { $amount ->
        [one] point
       *[other] { $amount } points
    }
brief-coins =
    { $amount ->
        [one] coin
       *[other] { $amount } coins
    }
brief-servants =
    { $amount ->
        [one] servant
       *[other] { $amount } servants
    }
brief-cards =
    { $amount ->
        [one] card
       *[other] { $amount } cards
    }
brief-nobility = nobility +{ $amount }


## The board

board-turn =
    Turn { $turn }{ $last ->
        [-1] {""}
        [0] , the last one
       *[other] , and { $last } more
    }
map-legend = a-d: merchants of the players, n: neutral ones, ♛: the queen
board-councils = Councils, new councillors from the left, and permits on offer
board-face-down = permits face down: { $count }
board-no-permit = no permit left
board-reserve = Councillors in reserve: { $councillors }
board-deck = Politics cards: { $deck } in the deck, { $discards } discarded
board-rewards = Rewards: { $tiles }
board-queens = Queen's tiles: { $tiles }
board-permits = { $unused }; { $used } used
board-hand = Your cards: { $cards }
board-nobility = Nobility track ahead: { $squares }
board-pay-for-permit = Payment for the permit { $permit }: { $bonus }
board-pay-for-queen = Payment for the queen's help in { city }
board-council = Council:
board-laid = Laid so far: { $cards }

column-coins = coins
column-servants = servants
column-hand_sizes = cards
column-merchants_left = merchants
column-nobility = nobility
column-points = points
column-permits = permits


## What the turn wants

hint-first =
    { $quick ->
        [0] Take a main action.
       *[other] Take a main action; a quick action may come before or after it.
    }
hint-later =
    { $main ->
        [0] { $quick ->
            [0] Your turn is done: end it.
           *[other] You may still take a quick action, or end the turn.
        }
       *[other] { $quick ->
            [0] You may take another main action, or end the turn.
           *[other] You may take another main action and a quick action, or end the turn.
        }
    }
hint-pay_for_permit = Lay cards in the colours of the councillors: 1, 2, 3 or 4 cards leave 10, 7, 4 or 0 coins to pay, and a joker costs 1 more.
hint-pay_for_queen = Lay cards in the colours of the councillors: 1, 2, 3 or 4 cards leave 10, 7, 4 or 0 coins to pay, a joker costs 1 more, and every road 2.
hint-repeat_token =
    { $owed ->
        [one] The nobility track repeats the token of one of your cities: choose.
       *[other] The nobility track repeats the tokens of { $owed } of your cities: choose the first.
    }
hint-free_permit = The nobility track gives you a permit for nothing, if you like.
hint-repeat_permit = The nobility track repeats the bonus of one of your permits: choose.


## What happens

event-neutral = A neutral merchant stands in { city }
event-neutrals = Neutral merchants stand in { $cities }
event-turn =
    { $person ->
        [second] you begin
       *[third] { $name } begins
    } a turn
event-drew =
    { $person ->
        [second] you draw
       *[third] { $name } draws
    } a card
event-drew_several =
    { $person ->
        [second] you draw
       *[third] { $name } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
event-drew_card =
    { $person ->
        [second] you draw
       *[third] { $name } draws
    } { card }
event-drew_cards =
    { $person ->
        [second] you draw
       *[third] { $name } draws
    } { $pile }
event-no_card =
    { $person ->
        [second] you find
       *[third] { $name } finds
    } no card to draw
event-reshuffled = The discarded politics cards are the new deck
event-elected =
    { $person ->
        [second] you elect
       *[third] { $name } elects
    } { councillor } into the { council } ({ dropped-colour } leaves)
event-wants_permit =
    { $person ->
        [second] you want
       *[third] { $name } wants
    } the permit { $permit }
event-wants_queen =
    { $person ->
        [second] you ask
       *[third] { $name } asks
    } the queen for help in { city }
event-laid =
    { $person ->
        [second] you lay
       *[third] { $name } lays
    } { card }
event-laid_several =
    { $person ->
        [second] you lay
       *[third] { $name } lays
    } { $pile }
event-paid =
    { $person ->
        [second] you pay
       *[third] { $name } pays
    } { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }
event-payment =
    { $person ->
        [second] you pay
       *[third] { $name } pays
    } { $price }
event-acquired =
    { $person ->
        [second] you acquire
       *[third] { $name } acquires
    } the permit { $permit }
event-took_free =
    { $person ->
        [second] you take
       *[third] { $name } takes
    } the permit { $permit } for nothing
event-declined =
    { $person ->
        [second] you take
       *[third] { $name } takes
    } no free permit
event-revealed = On offer in the { region } now: { $permit } ({ $bonus })
event-offers = On offer: { $permits }
event-turned_up =
    { $person ->
        [second] you turn
       *[third] { $name } turns
    } up { $permits }
event-queen_moved =
    { $person ->
        [second] you lead
       *[third] { $name } leads
    } the queen to { city }
event-placed =
    { $person ->
        [second] you place
       *[third] { $name } places
    } a merchant in { city }{ $servants ->
        [0] {""}
        [one] {" "}for 1 servant
       *[other] {" "}for { $servants } servants
    }
event-placed_with_queen =
    { $person ->
        [second] you place
       *[third] { $name } places
    } a merchant in { city } with the queen's help{ $servants ->
        [0] {""}
        [one] {" "}and 1 servant
       *[other] {" "}and { $servants } servants
    }
event-token =
    { $person ->
        [second] you gain
       *[third] { $name } gains
    } { $gains } (city token)
event-tokens =
    { $person ->
        [second] you gain
       *[third] { $name } gains
    } { $gains } ({ $count } city tokens)
event-permit =
    { $person ->
        [second] you gain
       *[third] { $name } gains
    } { $gains } (permit { $permit })
event-square =
    { $person ->
        [second] you gain
       *[third] { $name } gains
    } { $gains } (nobility { $square })
event-climbed =
    { $person ->
        [second] you reach
       *[third] { $name } reaches
    } nobility { $square }
event-lost =
    { $person ->
        [second] you have
       *[third] { $name } has
    } nothing to choose for nobility { $square }
event-metal_reward =
    { $person ->
        [second] you win
       *[third] { $name } wins
    } the { metal } reward: { $points } points
event-region_reward =
    { $person ->
        [second] you win
       *[third] { $name } wins
    } the reward of the { region }: { $points } points
event-queens_reward =
    { $person ->
        [second] you win
       *[third] { $name } wins
    } a queen's tile: { $points } points
event-tenth =
    { $person ->
        [second] you gain
       *[third] { $name } gains
    } { $points } points for the tenth merchant
event-engaged =
    { $person ->
        [second] you engage
       *[third] { $name } engages
    } a servant
event-changed =
    { $person ->
        [second] you change
       *[third] { $name } changes
    } the permits of the { region }
event-sent =
    { $person ->
        [second] you send
       *[third] { $name } sends
    } a servant to a council
event-additional =
    { $person ->
        [second] you pay
       *[third] { $name } pays
    } 3 servants for a main action
event-last_turns =
    { $person ->
        [second] Your tenth merchant is placed: everybody else has one more turn
       *[third] The tenth merchant of { $name } is placed: everybody else has one more turn
    }
event-over = The game is over


## What a player can do: the sentence, and for long lists a title with short labels, in rows where they have one

action-elect = elect { councillor } into the { council } and get 4 coins
    .title = Elect a councillor, for which you get 4 coins
    .row = { council-in-short }
    .label = { colour }
action-acquire = acquire the permit { $permit }, from { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $bonus }
    .title = Acquire a permit, for at least (coins)
    .label = { $permit } ({ $coins }): { $bonus }
action-place =
    place a merchant in { city } with the permit { $permit }{ $servants ->
        [0] {""}
        [one] , for 1 servant
       *[other] , for { $servants } servants
    }
    .title = Place a merchant with a permit (servants for those who are there)
    .row = { $permit }
    .label =
        { city }{ $servants ->
            [0] {""}
           *[other] {" "}({ $servants })
        }
action-visit =
    place a merchant in { city } with the queen's help, from { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $servants ->
        [0] {""}
        [one] {" "}and 1 servant
       *[other] {" "}and { $servants } servants
    }
    .title = Place a merchant with the queen's help, for at least (coins + servants)
    .label =
        { city } ({ $coins }{ $servants ->
            [0] {""}
           *[other] {" "}+ { $servants }
        })
action-engage = quick: engage a servant for 3 coins
action-change = quick: change the permits of the { region } for 1 servant
action-send = quick: send a servant to elect { councillor } into the { council }
    .title = Quick: send a servant to elect a councillor, without coins
    .row = { council-in-short }
    .label = { colour }
action-additional = quick: gain another main action for 3 servants
action-end =
    { $main_actions ->
        [0] end the turn
       *[other] end the turn without another main action
    }
action-lay = lay { card }
action-confirm =
    { $coins ->
        [0] pay with these cards and no coins
        [one] pay with these cards and 1 coin
       *[other] pay with these cards and { $coins } coins
    }
action-repeat = gain the token of { city } again: { $gains }
    .title = Gain the token of an own city again
    .label = { city }: { $gains }
action-free = take the permit { $permit } for nothing: { $bonus }
    .title = Take a permit for nothing
    .label = { $permit }: { $bonus }
action-decline = take no permit
action-reuse = gain the bonus of the permit { $permit } again: { $bonus }
    .title = Gain the bonus of a permit again
    .label = { $permit }: { $bonus }


## What things cost and bring

reference-prices = Prices
price-by_cards = 1, 2, 3 or 4 cards before a council
    .amount = { $amount } coins
price-joker = each joker among them
    .amount = { $amount } coin
price-road = each road that the queen walks
    .amount = { $amount } coins
price-servant = engaging a servant
    .amount = { $amount } coins
price-change = changing the permits of a region
    .amount = { $amount } servant
price-send = sending a servant to elect
    .amount = { $amount } servant
price-additional = an additional main action
    .amount = { $amount } servants
price-election = electing a councillor gives you
    .amount = { $amount } coins

reference-track = Nobility track

reference-scoring = Points
scoring-gold = all cities of gold, first to have them
    .amount = { $amount } points
scoring-silver = of silver
    .amount = { $amount } points
scoring-bronze = of bronze
    .amount = { $amount } points
scoring-iron = of iron
    .amount = { $amount } points
scoring-region = of a region
    .amount = { $amount } points
scoring-queen = the queen's tile with each of these, in order
    .amount = { $amount } points
scoring-tenth = the first tenth merchant
    .amount = { $amount } points
scoring-nobility = at the end, first and second on the nobility track
    .amount = { $amount } points
scoring-permits = at the end, most permits
    .amount = { $amount } points

score-name = Place
score-play = in play
score-colours = colours
score-regions = regions
score-queen = queen
score-nobility = nobility
score-permits = permits
score-total = total
score-won =
    { $person ->
        [second] You win the game!
       *[third] { $name } wins the game.
    }
score-shared = { $names } share the victory.


## What a table may choose

option-board = The board
    .juvelar = the printed side with Juvelar as the royal city
    .arkon_iron-juvelar_royal-lyram_iron = Juvelar royal, mountains of the other side
    .arkon_iron-graden_royal-merkatim_iron = Graden royal, coast and mountains of the other side
    .arkon_iron-graden_royal-lyram_iron = Graden royal, coast of the other side
    .arkon_gold-juvelar_royal-merkatim_iron = Juvelar royal, coast of the other side
    .arkon_gold-juvelar_royal-lyram_iron = Juvelar royal, coast and mountains of the other side
    .arkon_gold-graden_royal-merkatim_iron = Graden royal, mountains of the other side
    .graden = the printed side with Graden as the royal city
option-coin_cap = How many coins one can have
    .none = any number
    .number = { $number } at most
option-tenth_bonus = Who gains points for a tenth merchant
    .first = only whoever is first
    .each = everybody
option-permit_tie = Who gains points if several have most permits
    .all = all of them
    .none = none of them
option-turn_limit = When the game is scored at the latest
    .none = no limit
    .number = after { $number } turns


## The rulings

ruling-K1 = The realm has three regions with five cities each: coast (A to E), hills (F to J) and mountains (K to O). Each region's part of the board has two faces, which makes eight boards; two of them, named for their royal cities Juvelar and Graden, are printed back to back.
ruling-K2 = The face of the hills decides whether Juvelar or Graden is the royal city: it has neither token nor colour, and the queen begins there. The other cities get the 14 tokens at random. Each region shuffles its 15 permits and turns two up. Of 24 councillors, four in each of six colours, each council gets four at random and eight are the reserve. The politics deck holds 13 cards of each colour and 12 jokers. Who begins is left to chance.
ruling-K3 = From the first player on, the seats start with 10, 11, 12 and 13 coins and with 1, 2, 3 and 4 servants. Everybody has 6 politics cards and 10 merchants.
ruling-K4 = With two players, after the set-up, a random permit from each face-down stack is shown, a neutral merchant goes to each city named on it, and it is shuffled back. There are 3 to 9 neutral merchants; they make placing cost servants, and matter for nothing else.
ruling-K5 = A turn begins with a politics card. As soon as the last card of the deck is drawn, the discards become the new deck; if there are none, that waits until a card is due again, and if there are still none, no card is drawn. You take one main action and all additional ones that you gain, and up to one quick action, in whatever order. The first main action is a duty, which electing always makes possible; additional ones may be left, and are lost when you end the turn, which you do yourself.
    .refusal = That is not possible now: it is not your turn, you have no such action left this turn, or the main action that you owe is still to come.
ruling-K6 = To elect, choose a colour from the reserve: that councillor comes in at the arrow, all others move on, and the one who falls out at the far end joins the reserve only then. You get 4 coins.
    .refusal = There is no councillor of this colour in reserve.
ruling-K7 = To acquire a permit that lies face up, win its region's council with 1 to 4 cards. Every card stands for a councillor of its own: a coloured card for one of its colour, a joker for any; jokers alone will do. For 1, 2, 3 or 4 cards you pay 10, 7, 4 or 0 coins, and 1 coin more for each joker. Which cards you use is up to you, and what you try is nobody else's business: the others see the cards when you pay. You pay, take the permit and settle its bonuses with all choices that follow; only then is the space filled again, and of two empty ones the left one first.
    .refusal = A council is not won like that: the permit must lie face up, every card needs a councillor of its own, it takes at least one card, and a payment begun comes before everything else.
ruling-K7b = When an action begins you must already hold all that it costs in the end: for the council, jokers, roads and servants. What it brings you cannot pay for it. Exactly enough is enough.
    .refusal = You do not have the coins for this.
ruling-K8 = With a permit of yours that lies face up you place a merchant in one of the cities on it, and turn it face down.
    .refusal = You need a permit of your own, face up, that names this city.
ruling-K9 = With the queen's help you place a merchant without a permit: win her council, by the same prices as K7, and lead her along roads to a city, for 2 coins a road by the shortest way; if she stays where she is, that is free. She goes only where you may place.
ruling-K10 = You can have one merchant in a city. If others have merchants there, neutral ones included, you give up a servant for each; without enough servants you cannot place. It goes in this order: servants, merchant, tokens, reward tiles, points for the tenth merchant. With all ten merchants placed you place no more, but do everything else.
    .refusal = You cannot place there: you have a merchant there already, no merchant left, or too few servants for the merchants of others.
ruling-K11 = Having placed, you gain the token of the city and of each city of yours that roads connect with it through cities of yours, each token once. The royal city connects too, though it has no token. Tokens with nobility steps come after all others.
ruling-K12 = The quick actions: pay 3 coins for a servant; pay 1 servant to change a region's permits on offer, of which there must be at least one (the left, then the right one go under the stack, then two are turned up, perhaps the same); pay 1 servant to elect a councillor, without getting coins; pay 3 servants for an additional main action.
    .refusal = You do not have what this quick action costs, or no permit lies there to be changed.
ruling-K13 = Nobody has more than 20 coins; what would be more is lost. A table may do without that limit. Servants and cards have no limit. When a region's stack is used up, its spaces stay empty.
ruling-K14 = On the nobility track you go step by step, and each square that you come to pays: 2: 2 points and 2 coins; 4: one of your city tokens again; 6: an additional main action; 8: 3 points and a card; 10: a permit on offer, with its bonus, for nothing; 12: 5 points and a servant; 14: the bonus of one of your permits again, used or not; 16: two of your city tokens again, not the same; 18: 8 points; 19: 2 points; 20: 3 points. Squares 4 and 16 repeat no tokens with nobility steps, but 14 does repeat such permits. If nothing can be chosen the bonus is lost; if there is only one token for square 16, you take that one. At 20 the track ends.
    .refusal = The nobility track does not offer you that: it must ask for a choice, and repeats only what is yours, city tokens only without nobility steps and each once.
ruling-K15 = Bonuses wait in line, and what comes first is settled first; of one token or tile, the nobility steps come last. If a bonus lets you choose, everything waits until you have, and what your choice brings goes to the end of the line. The free permit of square 10 may be of any region and may be left; it lies face up before you, and its space is filled after its bonuses. At 4, 14 and 16 you must choose if you can. At 14 you may choose any permit of yours but the one whose bonus is leading you there. Bonuses come only in your own turn.
    .refusal = First make the choice that the nobility track asks for.
ruling-K16 = The first to have merchants in all cities of one colour or of one region wins its reward tile and the queen's tile on top, as long as there are any: 25, 18, 12, 7 and 3 points. Gold is worth 20 points, silver 12, bronze 8, iron 5, and a region 5. The royal city belongs to the hills and to no colour. One merchant may win two tiles at once, and a queen's tile with each.
ruling-K17 = The first to place a tenth merchant gains 3 points at once; if the table so chooses, so does everybody after. That player's turn goes on to its end, additional actions too, and all others have one more turn each.
ruling-K18 = In the end the reward tiles and queen's tiles are added. Who is furthest on the nobility track gets 5 points, who is second 2; several in first place get 5 each and nobody gets 2, several in second place get 2 each. Who has most permits, used or not, gets 3 points; if several have, they all do, or if the table so chooses none. All this holds at zero too. Most points win; among equals whoever has more servants and cards together, and otherwise the victory is shared. Points may pass 99.
ruling-K19 = There is no market. A table may set a number of turns, counted over all players together, after which the game ends and is scored like any other, even in the middle of the last turns.
ruling-K20 = An example on the Juvelar board: with merchants in Framek, Castrum, Juvelar, Graden and Hellar, one more in Indur gains the tokens of Indur, Framek, Castrum, Graden and Hellar.
