council-title = Council of 4
council-pitch = Choose who sits in the councils, win their licence to trade, and spread your merchants over the realm.
council-help =
    You are a trading family and want your merchants in the cities of the realm.

    A turn brings you a politics card, then one main action: elect a councillor,
    which earns you 4 coins, acquire a permit, place a merchant with a permit, or
    place one with the queen’s help. One quick action may be added, before or
    after: engage a servant, change the permits of a region, send a servant to
    elect a councillor, or act once more for 3 servants.

    For a permit the council of its region must be won, for the queen’s help hers:
    lay one to four cards in the colours of different councillors; jokers fit all
    of them. The more cards, the fewer coins. The queen is where her last merchant
    was placed, and every road that she walks costs 2 coins.

    Who places a merchant gains the token of the city, and those of all own cities
    that are linked to it by roads between own cities. Every merchant of others
    who stands there already costs a servant. All cities of a colour or of a
    region win a reward for whoever is first.

    When somebody places a tenth merchant, all others have one more turn. Most
    points win.

    On the map a to d are the players’ merchants, n are neutral ones. Permits are
    called by the first letters of their cities: AB is good for Arkon or Burgen.
help-reference = prices     what things cost, what the nobility track pays, what scores


## Names

city-arkon = Arkon
city-burgen = Burgen
city-castrum = Castrum
city-dorful = Dorful
city-esti = Esti
city-framek = Framek
city-graden = Graden
city-hellar = Hellar
city-indur = Indur
city-juvelar = Juvelar
city-kultos = Kultos
city-lyram = Lyram
city-merkatim = Merkatim
city-naris = Naris
city-osium = Osium
councillor-white = white councillor
    .accusative = a white councillor
    .none = no white councillor
    .colour = white
councillor-black = black councillor
    .accusative = a black councillor
    .none = no black councillor
    .colour = black
councillor-orange = orange councillor
    .accusative = an orange councillor
    .none = no orange councillor
    .colour = orange
councillor-purple = purple councillor
    .accusative = a purple councillor
    .none = no purple councillor
    .colour = purple
councillor-blue = blue councillor
    .accusative = a blue councillor
    .none = no blue councillor
    .colour = blue
councillor-pink = pink councillor
    .accusative = a pink councillor
    .none = no pink councillor
    .colour = pink
card-white = white
    .accusative = a white card
    .another = another white card
    .none = no white card
    .counted = { $count } white
card-black = black
    .accusative = a black card
    .another = another black card
    .none = no black card
    .counted = { $count } black
card-orange = orange
    .accusative = an orange card
    .another = another orange card
    .none = no orange card
    .counted = { $count } orange
card-purple = purple
    .accusative = a purple card
    .another = another purple card
    .none = no purple card
    .counted = { $count } purple
card-blue = blue
    .accusative = a blue card
    .another = another blue card
    .none = no blue card
    .counted = { $count } blue
card-pink = pink
    .accusative = a pink card
    .another = another pink card
    .none = no pink card
    .counted = { $count } pink
card-joker = joker
    .accusative = a joker
    .another = another joker
    .none = no joker
    .counted =
        { $count ->
            [one] 1 joker
           *[other] { $count } jokers
        }
region-coast = coast
    .genitive = of the coast
    .locative = on the coast
region-hills = hills
    .genitive = of the hills
    .locative = in the hills
region-mountains = mountains
    .genitive = of the mountains
    .locative = in the mountains
council-coast = coast
    .into = into the council of the coast
    .within = in the council of the coast
council-hills = hills
    .into = into the council of the hills
    .within = in the council of the hills
council-mountains = mountains
    .into = into the council of the mountains
    .within = in the council of the mountains
council-queen = queen
    .into = into the queen’s council
    .within = in the queen’s council
metal-gold = gold
metal-silver = silver
metal-bronze = bronze
metal-iron = iron
metal-royal = royal
permit = { LIST($letters, by: "") }
    .bonus = { $bonus }
    .offer = { LIST($letters, by: "") } ({ $bonus })


## Bonuses

gains = { $gains }
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

board-next =
    { $own ->
        [yes] Next: { $seats }, then you.
       *[no] Next: { $seats }.
    }
board-next-is-you = You are next.
board-turn =
    Turn { $turn }{ $last ->
        [-1] {""}
        [0] , the last one
       *[other] , and { $last } more
    }
    .brief =
        Turn { $turn }{ $last ->
            [-1] {""}
            [0] {" "}· the last
           *[other] {" "}· { $last } more
        }
map-legend = a-d: merchants of the players, n: neutral ones, ♛: the queen
board-councils = Councils, new councillors from the left, and permits on offer
board-face-down = permits face down: { $count }
board-no-permit = no permit left
board-councillors = { $count } { FORM($colour, case: "colour") }
board-reserve = Councillors in reserve: { $councillors }
board-deck = Politics cards: { $deck } in the deck, { $discards } discarded
board-tile = { $tile } { $points }
board-rewards = Rewards: { LIST($tiles, by: ", ") }
board-queens = Queen’s tiles: { LIST($tiles, by: ", ") }
board-permits =
    { LIST($permits, by: ", ") }{ $used ->
        [0] {""}
       *[other] ; { $used } used
    }
board-hand = Your cards: { $cards }
board-square = { $square }: { $gains }
board-nobility = Nobility track ahead: { LIST($squares, by: "; ") }
board-pay-for-permit = Payment for the permit { $permit }, which brings { FORM($permit, case: "bonus") }
board-pay-for-queen = Payment for the queen’s help in { $city }
board-council = Council:
board-queen-in = the queen is in { $city }
board-nothing-laid = Nothing is laid yet
board-laid = Laid so far: { $cards }; coins to pay with that: { $coins }

column-coins = coins
column-servants = servants
column-hand_sizes = cards
column-merchants_left = to place
column-nobility = nobility
column-points_won = points
column-cities = cities
column-permits = permits


## The board on a screen

screen-map = The map
screen-region =
    { $region ->
        [coast] Coast
        [hills] Hills
        [mountains] Mountains
       *[queen] The queen’s council
    }
screen-tab =
    { $region ->
        [coast] Coast
        [hills] Hills
        [mountains] Mountains
       *[queen] Queen
    }
screen-council-of =
    { $council ->
        [coast] Council of the coast
        [hills] Council of the hills
        [mountains] Council of the mountains
       *[queen] The queen’s council
    }
screen-councils = Councils and permits on offer
screen-reserve = Reserve
screen-more = { $count } more
screen-change =
    { $servants ->
        [one] change these permits for 1 servant
       *[other] change these permits for { $servants } servants
    }
screen-elect-brief = elect: +{ $coins }
screen-change-brief = new permits,
screen-change-question =
    { $region ->
        [coast] New permits on the coast?
        [hills] New permits in the hills?
       *[mountains] New permits in the mountains?
    }
screen-turn-up = Turn up new ones
screen-in-stack =
    { $count ->
        [0] none is left in the stack
        [one] 1 more in the stack
       *[other] { $count } more in the stack
    }
screen-choose-change = What is turned up cannot be taken back.
screen-can-elect = a councillor can be elected
screen-can-acquire =
    { $coins ->
        [0] can be acquired for cards alone
        [one] can be acquired from 1 coin on
       *[other] can be acquired from { $coins } coins on
    }
screen-can-take = can be taken
screen-can-place = can be used
screen-permit = Permit { $letters }
screen-a-permit = Permit
screen-neutral = a neutral merchant
screen-merchants-of = merchants of { LIST($seats, you: "you") }
screen-queen-here = the queen is here
screen-price-place =
    { $servants ->
        [0] can be placed in with permit { $letters }
        [one] can be placed in with permit { $letters } and 1 servant
       *[other] can be placed in with permit { $letters } and { $servants } servants
    }
screen-price-visit =
    the queen’s help from { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $servants ->
        [0] {""}
        [one] {" "}and 1 servant
       *[other] {" "}and { $servants } servants
    }
screen-roads =
    { $roads ->
        [0] is there
        [one] 1 road:
       *[other] { $roads } roads:
    }
screen-for-others = for others there
screen-tokens-pay =
    { $count ->
        [one] 1 token:
       *[other] { $count } tokens:
    }
screen-rewards-pay = rewards:
screen-nobility = The nobility track
screen-square = Square { $square }
screen-hand = Your cards
screen-new-card = new: { $cards }
screen-new-cards = { $count } new cards
screen-no-cards = You have no cards.
screen-can-lay = can be laid
screen-take-back = Take back { $card }
screen-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
screen-jokers-cost = { $coins } more per joker
screen-roads-cost = includes { $coins } for roads
screen-rung-dear =
    With { $cards ->
        [one] one card
       *[other] { $cards } cards
    } that would be { $coins } coins; you have { $held }.
screen-rung-bare =
    You have not { $cards ->
        [one] a card that fits
       *[other] { $cards } cards that fit
    } this council.
screen-queens-help = The queen’s help
screen-brings = brings
screen-leaves = leaves
screen-election-by = How to elect
screen-by-elect = As main action
screen-by-send = By a servant
screen-cost-elect = you get
screen-cost-send = quick, costs
screen-who-comes = Who comes in?
screen-comes = { FORM($colour, case: "colour") } comes in, { FORM($dropped, case: "colour") } leaves
screen-question =
    { $step ->
        [repeat_token] Which token again?
        [free_permit] Which permit do you take?
       *[repeat_permit] Which permit’s bonus again?
    }
screen-place-in = A merchant in { $city }
screen-place-with = A merchant with permit { $letters }
screen-with-permit = with permit { $letters }
screen-with-queen = with the queen’s help
screen-costs = costs
screen-from = from
screen-turn-of = { $name }’s turn
screen-begins = has just begun
screen-told-placed =
    a merchant in { $city }{ $cards ->
        [0] {""}
       *[other] {" "}with the queen’s help
    }{ $servants ->
        [0] {""}
        [one] {" "}for 1 servant
       *[other] {" "}for { $servants } servants
    }
screen-told-acquired =
    permit { $permit } for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $price ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $price } coins
    }
screen-told-free = permit { $permit } for nothing
screen-told-elected =
    { FORM($colour, case: "colour") } { FORM($council, case: "into") }{ $servant ->
        [yes] , by a servant
       *[no] {""}
    }
screen-told-engaged = a servant engaged
screen-told-changed = new permits { FORM($region, case: "locative") }
screen-told-additional =
    { $servants ->
        [one] another main action for 1 servant
       *[other] another main action for { $servants } servants
    }
screen-told-climbed = reaches nobility { $square }
screen-told-token = a city token again
screen-told-permit = the bonus of permit { $permit } again
screen-told-metal = the { $metal } reward
screen-told-region = the reward { FORM($region, case: "genitive") }
screen-told-queen = a queen’s tile
screen-told-tenth = the tenth merchant
screen-whole-story = The whole story
screen-permits = Your permits
screen-no-permits = No permit yet: win a council to get one.
screen-permits-left =
    { $open } to use, { $used ->
        [0] none used yet
       *[other] { $used } used
    }
screen-used = used
screen-to-use = to use
screen-none-to-use = no permit to use
screen-merchants-in = merchants in
screen-cards-about = Politics cards
screen-in-deck = in the deck
screen-discarded = Discarded
screen-rewards = Rewards
screen-log-and-rewards = Log and rewards
screen-queens-tile = the queen’s tile
screen-won-by = won by { $name }
screen-lay-first = Lay cards in the councillors’ colours.
screen-lay-more = Lay more cards in the councillors’ colours, or pay as it stands.
screen-you-have =
    { $coins ->
        [one] You have 1 coin.
       *[other] You have { $coins } coins.
    }
screen-lay-no-more = Pay as it stands, or take a card back.
screen-one-more =
    { $coins ->
        [0] With another card it would cost none.
        [one] With another card it would cost 1.
       *[other] With another card it would cost { $coins }.
    }
screen-not-enough = With so few cards your coins do not suffice: it takes { $cards }.
screen-pay = Pay { $price }
screen-pay-nothing = Pay
screen-cheapest = Cheapest
screen-let-go = Let go
screen-choose-councillor = Choose who comes in, or tap anything else in gold.
screen-choose-answer = Choose, or tap anything else in gold.
screen-in-gold = In gold: { $pieces }.
screen-gold-councils =
    { $count ->
        [one] 1 council
       *[other] { $count } councils
    }
screen-gold-permits =
    { $count ->
        [one] 1 permit
       *[other] { $count } permits
    }
screen-gold-cities =
    { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
screen-engage = Engage
screen-additional = Act again
screen-end = End turn
screen-decline = Take none
screen-standing =
    { board-turn } · { $main ->
        [0] main action done
        [one] 1 main action left
       *[other] { $main } main actions left
    }
    .brief =
        { $last ->
            [-1] Turn { $turn } · { $main ->
                [0] action done
                [one] 1 action
               *[other] { $main } actions
            }
           *[other] { board-turn.brief }
        }
score-most-permits = most permits
screen-end-goods =
    { $merchants ->
        [one] 1 merchant
       *[other] { $merchants } merchants
    }, { $permits ->
        [one] 1 permit
       *[other] { $permits } permits
    }


## What the turn wants

hint-first =
    { PERSON($seat) ->
        [second] { $quick ->
            [0] Take a main action.
           *[other] Take a main action; a quick action may come before or after it.
        }
       *[third] { $seat } takes a main action.
    }
hint-later =
    { PERSON($seat) ->
        [second] { $main ->
            [0] { $quick ->
                [0] Your turn is done: end it.
               *[other] You may still take a quick action, or end the turn.
            }
           *[other] { $quick ->
                [0] You may take another main action, or end the turn.
               *[other] You may take another main action and a quick action, or end the turn.
            }
        }
       *[third] { $main ->
            [0] { $quick ->
                [0] { $seat } ends the turn.
               *[other] { $seat } may still take a quick action.
            }
           *[other] { $seat } may take another main action.
        }
    }
hint-pay_for_permit =
    { PERSON($seat) ->
        [second] Lay cards in the colours of the councillors: with 1, 2, 3 or 4 cards you still pay { LIST($prices, by: "/") } coins, and { $joker } more for each joker.
       *[third] { $seat } pays for a permit.
    }
hint-pay_for_queen =
    { PERSON($seat) ->
        [second] Lay cards in the colours of the councillors: with 1, 2, 3 or 4 cards you still pay { LIST($prices, by: "/") } coins, { $joker } more for each joker and { $road } for each road.
       *[third] { $seat } pays for the queen’s help.
    }
hint-repeat_token =
    { PERSON($seat) ->
        [second] { $owed ->
            [one] The nobility track repeats the token of one of your cities: choose one.
           *[other] The nobility track repeats the tokens of { $owed } of your cities: choose the first.
        }
       *[third] { $seat } chooses a city token to gain again.
    }
hint-free_permit =
    { PERSON($seat) ->
        [second] The nobility track gives you a permit for nothing, if you like.
       *[third] { $seat } may take a permit for nothing.
    }
hint-repeat_permit =
    { PERSON($seat) ->
        [second] The nobility track repeats the bonus of one of your permits: choose one.
       *[third] { $seat } chooses a permit whose bonus comes again.
    }


## What happens

event-neutral = A neutral merchant stands in { $city }
event-neutrals = Neutral merchants stand in { $cities }
event-turn =
    { PERSON($seat) ->
        [second] you begin
       *[third] { $seat } begins
    } a turn
event-drew =
    { PERSON($seat) ->
        [second] you draw
       *[third] { $seat } draws
    } a card
event-drew_several =
    { PERSON($seat) ->
        [second] you draw
       *[third] { $seat } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
event-drew_card =
    { PERSON($seat) ->
        [second] you draw
       *[third] { $seat } draws
    } { FORM($card, case: "accusative") }
event-drew_cards =
    { PERSON($seat) ->
        [second] you draw
       *[third] { $seat } draws
    } cards ({ LIST($cards, by: ", ") })
event-no_card =
    { PERSON($seat) ->
        [second] you find
       *[third] { $seat } finds
    } no card to draw
event-reshuffled = The discarded politics cards are the new deck
event-elected =
    { PERSON($seat) ->
        [second] you elect
       *[third] { $seat } elects
    } { FORM($colour, case: "accusative") } { FORM($council, case: "into") } ({ FORM($dropped, case: "colour") } leaves){ $coins ->
        [0] {""}
        [one] {" "}and { PERSON($seat) ->
            [second] get
           *[third] gets
        } 1 coin
       *[other] {" "}and { PERSON($seat) ->
            [second] get
           *[third] gets
        } { $coins } coins
    }
event-wants_permit =
    { PERSON($seat) ->
        [second] you want
       *[third] { $seat } wants
    } the permit { $permit }
event-wants_queen =
    { PERSON($seat) ->
        [second] you ask
       *[third] { $seat } asks
    } the queen for help in { $city }
event-laid =
    { PERSON($seat) ->
        [second] you lay
       *[third] { $seat } lays
    } { FORM($card, case: "accusative") }
event-laid_several =
    { PERSON($seat) ->
        [second] you lay
       *[third] { $seat } lays
    } cards ({ LIST($cards, by: ", ") })
event-paid =
    { PERSON($seat) ->
        [second] you pay
       *[third] { $seat } pays
    } { COUNT($cards) ->
        [one] a card
       *[other] cards
    } ({ LIST($cards, by: ", ") }){ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }
event-acquired =
    { PERSON($seat) ->
        [second] you acquire
       *[third] { $seat } acquires
    } the permit { $permit }
event-took_free =
    { PERSON($seat) ->
        [second] you take
       *[third] { $seat } takes
    } the permit { $permit } for nothing
event-declined =
    { PERSON($seat) ->
        [second] you take
       *[third] { $seat } takes
    } no free permit
event-revealed = Now on offer { FORM($region, case: "locative") }: { FORM($permit, case: "offer") }
event-offers = On offer: { $permits }
event-turned_up =
    { PERSON($seat) ->
        [second] you turn
       *[third] { $seat } turns
    } up { $permits }
event-queen_moved =
    { PERSON($seat) ->
        [second] you lead
       *[third] { $seat } leads
    } the queen to { $city }
event-placed =
    { PERSON($seat) ->
        [second] you place
       *[third] { $seat } places
    } a merchant in { $city }{ $servants ->
        [0] {""}
        [one] {" "}for 1 servant
       *[other] {" "}for { $servants } servants
    }
event-placed_with_queen =
    { PERSON($seat) ->
        [second] you place
       *[third] { $seat } places
    } a merchant in { $city } with the queen’s help{ $servants ->
        [0] {""}
        [one] {" "}for 1 servant
       *[other] {" "}for { $servants } servants
    }
event-token =
    { PERSON($seat) ->
        [second] you gain
       *[third] { $seat } gains
    } { $gains } (city token)
event-tokens =
    { PERSON($seat) ->
        [second] you gain
       *[third] { $seat } gains
    } { $gains } ({ $count } city tokens)
event-permit =
    { PERSON($seat) ->
        [second] you gain
       *[third] { $seat } gains
    } { $gains } (permit { $permit })
event-square =
    { PERSON($seat) ->
        [second] you gain
       *[third] { $seat } gains
    } { $gains } (nobility { $square })
event-climbed =
    { PERSON($seat) ->
        [second] you reach
       *[third] { $seat } reaches
    } nobility { $square }
event-lost =
    { PERSON($seat) ->
        [second] you have
       *[third] { $seat } has
    } nothing to choose for nobility { $square }
event-metal_reward =
    { PERSON($seat) ->
        [second] you win
       *[third] { $seat } wins
    } the { $metal } reward: { $points } points
event-region_reward =
    { PERSON($seat) ->
        [second] you win
       *[third] { $seat } wins
    } the reward { FORM($region, case: "genitive") }: { $points } points
event-queens_reward =
    { PERSON($seat) ->
        [second] you win
       *[third] { $seat } wins
    } a queen’s tile: { $points } points
event-tenth =
    { PERSON($seat) ->
        [second] you gain
       *[third] { $seat } gains
    } { $points } points for the tenth merchant
event-engaged =
    { PERSON($seat) ->
        [second] you engage
       *[third] { $seat } engages
    } a servant
event-changed =
    { PERSON($seat) ->
        [second] you change
       *[third] { $seat } changes
    } the permits { FORM($region, case: "genitive") }
event-sent =
    { PERSON($seat) ->
        [second] you send
       *[third] { $seat } sends
    } a servant to a council
event-additional =
    { PERSON($seat) ->
        [second] you pay
       *[third] { $seat } pays
    } { $servants ->
        [one] 1 servant
       *[other] { $servants } servants
    } for a main action
event-last_turns =
    { PERSON($seat) ->
        [second] Your tenth merchant is placed: everybody else has one more turn
       *[third] The tenth merchant of { $seat } is placed: everybody else has one more turn
    }
event-over = The game is over


## What a player can do: the sentence, and for long lists a title with short labels, in rows where they have one

action-elect =
    elect { FORM($colour, case: "accusative") } { FORM($council, case: "into") }{ $coins ->
        [0] {""}
        [one] {" "}and get 1 coin
       *[other] {" "}and get { $coins } coins
    }
    .title =
        { $coins ->
            [0] Elect a councillor
            [one] Elect a councillor, which brings you 1 coin
           *[other] Elect a councillor, which brings you { $coins } coins
        }
    .row = { $council }
    .label = { FORM($colour, case: "colour") }
    .kind =
        { $coins ->
            [0] elect a councillor
            [one] elect a councillor (+1 coin)
           *[other] elect a councillor (+{ $coins } coins)
        }
action-acquire =
    { $coins ->
        [0] acquire the permit { $permit } for cards alone; it brings { FORM($permit, case: "bonus") }
        [one] acquire the permit { $permit } for cards and at least 1 coin; it brings { FORM($permit, case: "bonus") }
       *[other] acquire the permit { $permit } for cards and at least { $coins } coins; it brings { FORM($permit, case: "bonus") }
    }
    .kind = acquire a permit
    .title = Acquire a permit, for cards and at least (coins); it brings
    .label = { $permit } ({ $coins }): { FORM($permit, case: "bonus") }
action-place =
    place a merchant in { $city } with the permit { $permit }{ $servants ->
        [0] {""}
        [one] , for 1 servant
       *[other] , for { $servants } servants
    }
    .kind = place a merchant with a permit
    .title = Place a merchant with a permit (servants for those who are there)
    .row = { $permit }
    .label =
        { $city }{ $servants ->
            [0] {""}
           *[other] {" "}({ $servants })
        }
action-visit =
    place a merchant in { $city } with the queen’s help, for cards{ $coins ->
        [0] {""}
        [one] {" "}and at least 1 coin
       *[other] {" "}and at least { $coins } coins
    }{ $servants ->
        [0] {""}
        [one] {" "}and 1 servant
       *[other] {" "}and { $servants } servants
    }
    .kind = place with the queen’s help
    .title = Place with the queen’s help, for cards and at least (coins + servants)
    .label =
        { $city } ({ $coins }{ $servants ->
            [0] {""}
           *[other] {" "}+ { $servants }
        })
action-engage =
    { $coins ->
        [one] quick: engage a servant for 1 coin
       *[other] quick: engage a servant for { $coins } coins
    }
    .kind = quick: engage a servant
action-change =
    { $servants ->
        [one] quick: change the permits { FORM($region, case: "genitive") } for 1 servant
       *[other] quick: change the permits { FORM($region, case: "genitive") } for { $servants } servants
    }
    .kind = quick: change permits on offer
action-send = quick: send a servant to elect { FORM($colour, case: "accusative") } { FORM($council, case: "into") }
    .kind = quick: elect by a servant
    .title = Quick: send a servant to elect a councillor, without coins
    .row = { $council }
    .label = { FORM($colour, case: "colour") }
action-additional =
    { $servants ->
        [one] quick: gain another main action for 1 servant
       *[other] quick: gain another main action for { $servants } servants
    }
    .kind = quick: another main action
action-end =
    { $main_actions ->
        [0] end the turn
       *[other] end the turn without another main action
    }
action-cheapest =
    pay the cheapest way: { $cards }{ $coins ->
        [0] {", no coins"}
        [one] {", with 1 coin"}
       *[other] {", with "}{ $coins } coins
    }
action-lay = lay { FORM($card, case: "accusative") }
action-confirm =
    { $coins ->
        [0] pay with these cards and no coins
        [one] pay with these cards and 1 coin
       *[other] pay with these cards and { $coins } coins
    }
action-repeat = gain the token of { $city } again: { $gains }
    .title = Gain the token of an own city again
    .label = { $city }: { $gains }
action-free = take the permit { $permit } for nothing; it brings { FORM($permit, case: "bonus") }
    .title = Take a permit for nothing; it brings
    .label = { $permit }: { FORM($permit, case: "bonus") }
action-decline = take no permit
action-reuse = gain the bonus of the permit { $permit } again: { FORM($permit, case: "bonus") }
    .title = Gain the bonus of a permit again
    .label = { $permit }: { FORM($permit, case: "bonus") }


## Kinds of actions, where the terminal says why they cannot be taken

kind-elect = elect a councillor
kind-acquire = acquire a permit
kind-place = place a merchant with a permit
kind-visit = place a merchant with the queen’s help
kind-engage = engage a servant
kind-change = change permits on offer
kind-send = elect by a servant
kind-additional = another main action
kind-end = end the turn
kind-lay = lay a card
kind-confirm = pay
kind-repeat = gain a token again
kind-free = take a permit for nothing
kind-decline = take no permit
kind-reuse = gain the bonus of a permit again


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
scoring-queen = the queen’s tile with each of these, in order
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


## Why not

reason-choice-owed =
    { $step ->
        [repeat_token] First choose the city whose token you gain again.
        [free_permit] First decide about the permit that you may take for nothing.
       *[repeat_permit] First choose the permit whose bonus you gain again.
    }
reason-paying-for-permit = First finish the payment for the permit { $permit }, or take it back.
reason-paying-for-queen = First finish the payment for the queen’s help in { $city }, or take it back.
reason-no-choice-owed = The nobility track does not ask you for a choice now.
reason-no-payment = No payment is under way: first say what you want to pay for.
reason-main-action-due = Take your main action before you end the turn.
reason-main-action-taken = You have no main action left in this turn.
reason-quick-action-taken = You have taken your quick action in this turn already.
reason-nothing-laid = Lay at least one card before you pay.
reason-city-not-on-permit = { $city } is not on the permit { $permit }.
reason-not-your-permit = You do not have the permit { $permit }.
    .all = You have no permit yet.
reason-permit-used = You have used the permit { $permit } already.
reason-no-permit-to-repeat = Only your own permits pay their bonus again, and { $permit } is not yours.
reason-not-your-city = Only your own cities pay their tokens again, and you have no merchant in { $city }.
reason-card-not-in-hand = You have { FORM($card, case: "none") } in your hand.
reason-no-merchant-left = You have no merchant left to place.
reason-merchant-there = You have a merchant in { $city } already.
reason-not-on-offer =
    { $space ->
        [0] No permit lies on the left space { FORM($region, case: "locative") }.
       *[other] No permit lies on the right space { FORM($region, case: "locative") }.
    }
reason-nothing-to-change = No permit lies { FORM($region, case: "locative") } that could be changed.
reason-not-in-reserve = There is { FORM($colour, case: "none") } in reserve.
reason-four-cards-laid = Four cards are laid already, and a council takes no more.
reason-no-such-councillor = You cannot lay { FORM($card, case: "accusative") }: nobody { FORM($council, case: "within") } has this colour.
reason-councillors-won = You cannot lay { FORM($card, case: "another") }: everybody of this colour { FORM($council, case: "within") } has one already.
reason-royal-city = { $city } is the royal city and has no token.
reason-token-chosen = You have chosen the token of { $city } already.
reason-token-with-steps = The token of { $city } brings a nobility step, and such tokens are not gained again here.
reason-permit-being-settled = The permit { $permit } has just led you here, so it must be another one.
reason-servants-for-others =
    { $needed ->
        [one] The other merchant in { $city } costs you 1 servant; you have { $held }.
       *[other] The other merchants in { $city } cost you { $needed } servants; you have { $held }.
    }
reason-no-card-fits = None of your cards fits anybody { FORM($council, case: "within") }.
reason-coins-at-least =
    { $needed ->
        [one] With your cards that costs at least 1 coin; you have { $held }.
       *[other] With your cards that costs at least { $needed } coins; you have { $held }.
    }
reason-joker-too-dear =
    { $needed ->
        [one] With this joker you would pay at least 1 coin; you have { $held }.
       *[other] With this joker you would pay at least { $needed } coins; you have { $held }.
    }
reason-cards-too-few =
    { $needed ->
        [one] The cards laid leave 1 coin to pay; you have { $held }.
       *[other] The cards laid leave { $needed } coins to pay; you have { $held }.
    }
reason-quick-coins =
    { $needed ->
        [one] That costs 1 coin; you have { $held }.
       *[other] That costs { $needed } coins; you have { $held }.
    }
reason-quick-servants =
    { $needed ->
        [one] That costs 1 servant; you have { $held }.
       *[other] That costs { $needed } servants; you have { $held }.
    }


## How it ended

ending-tenth =
    { PERSON($seat) ->
        [second] You were the first to place ten merchants, and each opponent had one more turn.
       *[third] { $seat } was the first to place ten merchants, and each opponent had one more turn.
    }
ending-turn-limit =
    { $turns ->
        [one] After 1 turn, as the table chose, the game is scored.
       *[other] After { $turns } turns, as the table chose, the game is scored.
    }
ending-score =
    { PERSON($seat) ->
        [second] You have
       *[third] { $seat } has
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ COUNT($sources) ->
        [0] {"."}
       *[other] : { $sources }.
    }
source-play = { $points } in play
source-colours = { $points } for colours
source-regions = { $points } for regions
source-queen = { $points } for queen’s tiles
source-nobility = { $points } for nobility
source-permits = { $points } for permits
ending-won =
    { PERSON($seat) ->
        [second] You win with { $points } points!
       *[third] { $seat } wins with { $points } points.
    }
ending-tie =
    { PERSON($seat) ->
        [second] You have { $points } points like { LIST($others, you: "you") }, but more servants and cards ({ $left } to { $less }), and win!
       *[third] { $seat } has { $points } points like { LIST($others, you: "you") }, but more servants and cards ({ $left } to { $less }), and wins.
    }
ending-shared = { LIST($seats, you: "you") } share the victory: each has { $points } points, and { $left } servants and cards together.


## What is wrong with a position

position-seat-absent = { $seat } does not play and cannot have the turn, begin or hold a tile.
position-owns-absent = { $seat } does not play and has nothing.
position-cards = { $count } of these cards are in the game, not { $given }: { $card }.
position-deck-made = The deck and what was drawn from it are not what it was made of: { $card }.
position-deck-size = The deck has { $count } cards, not { $given }.
position-hand-size = { $seat } holds { $count } cards, not { $given }.
position-drawn-size = { $seat } has drawn { $count } cards from this deck, not { $given }.
position-councillors = { $count } councillors of a colour are in the game, not { $given }: { FORM($colour, case: "colour") }.
position-permit-deck = The permits face down { FORM($region, case: "locative") } do not fit their number.
position-permit-region = The permit { $permit } does not belong { FORM($region, case: "locative") }.
position-permit-place = The permit { $permit } is in one place and in no other.
position-empty-space = Empty spaces are filled again while there are permits.
position-royal-token = { $city } is the royal city and has no token.
position-tokens = Every city but the royal one has one of the { $count } tokens.
position-merchants = { $seat } has { $count } merchants in all.
position-neutrals = There are neutral merchants only between two players.
position-coin-cap = { $seat } has more than { $most } coins.
position-reward = This reward lies with somebody who has merchants in all its cities: { $tile }.
position-queens-tiles = A queen’s tile comes with each reward, from the top, while they last.
position-queens-owner = Queen’s tiles lie with the owners of rewards.
position-laid-early = Cards are laid only for a payment under way.
position-no-permit-paid = No permit is being paid for.
position-no-queen-paid = The queen is not being paid.
position-paying-is-main = Paying is a main action, and none is left.
position-permit-to-pay = There is no permit to pay for.
position-unpayable = The payment under way cannot be finished.
position-queen-stops = The queen cannot be led to { $city }: no merchant could be placed there.
position-barred = The permit { $permit } is barred only if it has just led to the square that repeats one.
position-queue-early = Bonuses wait only while a choice is owed.
position-choice-early = Before the main action of the turn no choice can be owed.
position-choice-square = A choice is owed only on the way to where the marker of { $seat } stands on the nobility track.
position-no-free-permit = There is no permit on offer to choose.
position-no-own-permit = { $seat } has no permit to choose.
position-tokens-owed = The tokens owed are not those that { $seat } can choose.
position-queue = Only a token already chosen waits while a choice is owed.
position-no-turn = At least one turn has begun.
position-turn-limit =
    { $limit ->
        [one] No more than 1 turn has begun: that is the limit.
       *[other] No more than { $limit } turns have begun: that is the limit.
    }
position-main-action-due = The main action that is a duty is still to come.
position-main-actions = { $seat } cannot have gained so many main actions.
position-last-turns = The last turns begin with a tenth merchant, and each of the others has one of them.
position-over-acting = When the game is over, nothing is left to do.
position-over-early = The game ends after the last turns or at the turn limit.
position-last-order = The last turns begin with whoever was first to place ten merchants.


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


## The rules, to look up

rules-goal = You are a merchant family that wants a house in every city of the realm. Win councils, buy permits, place merchants, and let connected cities pay you again and again. Most points win.
rules-course-draw = Draw a politics card.
rules-course-main = Take one main action: elect a councillor, acquire a permit, place a merchant with a permit, or place one with the queen’s help.
rules-course-quick = If you like, take one quick action as well: engage a servant, change permits on offer, let a servant elect, or pay for one more main action. The order is up to you.
rules-course-bonus = Settle what permits, city tokens and the nobility track bring you, and end your turn.
rules-end = Whoever places a tenth merchant first gains points for it and finishes the turn; all others have one more turn each. Then rewards, nobility and permits are scored.
rules-pieces = All prices, permits and rewards
rules-pieces-about = What every bonus shows: points, coins, servants, politics cards, nobility steps and additional main actions.
rules-prices = Prices
rules-price-council = Winning a council with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
rules-price-joker = For each joker among them
rules-price-road = The queen, for each road
rules-price-servant = Engaging a servant
rules-price-change = Changing the permits of a region
rules-price-send = Electing by a servant
rules-price-additional = An additional main action
rules-price-election = Electing as a main action brings
rules-start = What you begin with
rules-start-seat = Seat { $seat }
rules-start-cards = Everybody: { $cards } politics cards and { $merchants } merchants
rules-permits = Permits
rules-tokens = City tokens
rules-nobility = The nobility track
rules-rewards = Rewards
rules-reward-colour = All cities of a colour
rules-reward-region = All cities of a region
rules-reward-queen = The queen’s tiles, from the top
rules-scoring = At the end
rules-scoring-tenth = The first tenth merchant
rules-scoring-nobility = First and second on the nobility track
rules-scoring-permits = Most permits
rules-section-set_up = Set-up
rules-section-turn = A turn
rules-section-main = Main actions
rules-section-quick = Quick actions and limits
rules-section-nobility = Nobility and bonuses
rules-section-end = Rewards and the end
rules-section-examples = An example

ruling-K1 = The realm has three regions with five cities each: coast (A to E), hills (F to J) and mountains (K to O). Each region’s part of the board has two faces, which makes eight boards; two of them, named for their royal cities Juvelar and Graden, are printed back to back. A table plays on the Juvelar side unless it chooses another.
    .title = The board
ruling-K2 = The face of the hills decides whether Juvelar or Graden is the royal city: it has neither token nor colour, and the queen begins there. The other cities get the 14 tokens at random. Each region shuffles its 15 permits and turns two up. Of 24 councillors, { $councillors-per_colour } in each of six colours, each council gets { $councillors-per_council } at random and eight are the reserve. The politics deck holds { $politics-per_colour } cards of each colour and { $politics-jokers } jokers. Who begins is left to chance.
    .title = What lies where
    .families = the six colours, and the joker
ruling-K3 = From the first player on, the seats start with { $set_up-coins-0 }, { $set_up-coins-1 }, { $set_up-coins-2 } and { $set_up-coins-3 } coins and with { $set_up-servants-0 }, { $set_up-servants-1 }, { $set_up-servants-2 } and { $set_up-servants-3 } servants. Everybody has { $set_up-cards } politics cards and { $set_up-merchants } merchants.
    .title = What you begin with
ruling-K4 = With two players, after the set-up, a random permit from each face-down stack is shown, a neutral merchant goes to each city named on it, and it is shuffled back. There are 3 to 9 neutral merchants; they make placing cost servants, and matter for nothing else.
    .title = Two players
ruling-K5 = A turn begins with a politics card. As soon as the last card of the deck is drawn, the discards become the new deck; if there are none, that waits until a card is due again, and if there are still none, no card is drawn. You take one main action and all additional ones that you gain, and up to one quick action, in whatever order, also between main actions. The first main action is a duty, which electing always makes possible; additional ones may be left, and are lost when you end the turn, which you do yourself.
    .title = A turn
ruling-K6 = To elect, choose a colour from the reserve: that councillor comes in at the arrow, all others move on, and the one who falls out at the far end joins the reserve only then. You get { $prices-election } coins.
    .title = Electing
    .elect = white comes in, purple leaves
ruling-K7 = To acquire a permit that lies face up, win its region’s council with 1 to 4 cards. Every card stands for a councillor of its own: a coloured card for one of its colour, a joker for any; jokers alone will do. For 1, 2, 3 or 4 cards you pay { $prices-by_cards-0 }, { $prices-by_cards-1 }, { $prices-by_cards-2 } or { $prices-by_cards-3 } coins, and { $prices-joker } more for each joker. Which cards you use is up to you, and what you try is nobody else’s business: the others see the cards when you pay. You pay, take the permit and settle its bonuses with all choices that follow; only then is the space filled again, and of two empty ones the left one first.
    .title = Acquiring a permit
    .council = two cards and a joker for three of these four
ruling-K7b = When an action begins you must already hold all that it costs in the end: for the council, jokers, roads and servants. What it brings you cannot pay for it. Exactly enough is enough.
    .title = The whole price
ruling-K8 = With a permit of yours that lies face up you place a merchant in one of the cities on it, and turn it face down.
    .title = Placing with a permit
    .place = the permit is used up
ruling-K9 = With the queen’s help you place a merchant without a permit: win her council, by the same prices as K7, and lead her along roads to a city, for { $prices-road } coins a road by the shortest way; if she stays where she is, that is free. She goes only where you may place.
    .title = Placing with the queen
    .roads = two roads on
ruling-K10 = You can have one merchant in a city. If others have merchants there, neutral ones included, you give up a servant for each; without enough servants you cannot place. It goes in this order: servants, merchant, tokens, reward tiles, points for the tenth merchant. With all { $set_up-merchants } merchants placed you place no more, but do everything else.
    .title = A merchant in a city
    .others = two others are there: two servants
ruling-K11 = Having placed, you gain the token of the city and of each city of yours that roads connect with it through cities of yours, each token once. The royal city connects too, though it has no token. Tokens with nobility steps come after all others.
    .title = City tokens
ruling-K12 = The quick actions: pay { $prices-servant } coins for a servant; pay { $prices-change } servant to change a region’s permits on offer, of which there must be at least one (the left, then the right one go under the stack, then up to two are turned up, perhaps the same); pay { $prices-send } servant to elect a councillor, without getting coins; pay { $prices-additional } servants for an additional main action.
    .title = Quick actions
ruling-K13 = Nobody has more than 20 coins; what would be more is lost. A table may do without that limit. Servants and cards have no limit. When a region’s stack is used up, its spaces stay empty.
    .title = Limits
ruling-K14 = On the nobility track you go step by step, and each square that you come to pays: 2: { $nobility-2-points } points and { $nobility-2-coins } coins; 4: one of your city tokens again; 6: an additional main action; 8: { $nobility-8-points } points and a card; 10: a permit on offer, with its bonus, for nothing; 12: { $nobility-12-points } points and a servant; 14: the bonus of one of your permits again, used or not; 16: two of your city tokens again, not the same; 18: { $nobility-18-points } points; 19: { $nobility-19-points } points; 20: { $nobility-20-points } points. Squares 4 and 16 repeat no tokens with nobility steps, but 14 does repeat such permits. If nothing can be chosen the bonus is lost; if there is only one token for square 16, you take that one. At 20 the track ends.
    .title = The nobility track
ruling-K15 = Bonuses wait in line, and what comes first is settled first; of one token or tile, the nobility steps come last. If a bonus lets you choose, everything waits until you have, and what your choice brings goes to the end of the line. The free permit of square 10 may be of any region and may be left; it lies face up before you, and its space is filled after its bonuses. At 4, 14 and 16 you must choose if you can. At 14 you may choose any permit of yours, bought or free, used or not, but the one whose bonus is leading you there. Bonuses come only in your own turn.
    .title = The order of bonuses
ruling-K16 = The first to have merchants in all cities of one colour or of one region wins its reward tile and the queen’s tile on top, as long as there are any: { $rewards-queen-0 }, { $rewards-queen-1 }, { $rewards-queen-2 }, { $rewards-queen-3 } and { $rewards-queen-4 } points. Gold is worth { $rewards-gold } points, silver { $rewards-silver }, bronze { $rewards-bronze }, iron { $rewards-iron }, and a region { $rewards-region }. The royal city belongs to the hills and to no colour. One merchant may win two tiles at once, and a queen’s tile with each.
    .title = Reward tiles
ruling-K17 = The first to place a tenth merchant gains { $scoring-tenth } points at once; if the table so chooses, so does everybody after. That player’s turn goes on to its end, additional actions too, and all others have one more turn each.
    .title = The tenth merchant
ruling-K18 = In the end the reward tiles and queen’s tiles are added. Who is furthest on the nobility track gets { $scoring-nobility-0 } points, who is second { $scoring-nobility-1 }; several in first place get { $scoring-nobility-0 } each and nobody gets { $scoring-nobility-1 }, several in second place get { $scoring-nobility-1 } each. Who has most permits, used or not, gets { $scoring-permits } points; if several have, they all do, or if the table so chooses none. All this holds at zero too. Most points win; among equals whoever has more servants and cards together, and otherwise the victory is shared. Points may pass 99.
    .title = Final scoring
ruling-K19 = There is no market. A table may set a number of turns, counted over all players together, after which the game ends and is scored like any other, even in the middle of the last turns.
    .title = No market, and a limit
ruling-K20 = On the Juvelar board, with merchants in Framek, Castrum, Juvelar, Graden and Hellar, one more in Indur gains the tokens of Indur, Framek, Castrum, Graden and Hellar.
    .title = Example: connected cities
    .cities = Indur, then the cities that roads connect with it; Juvelar is royal and pays nothing


## The lesson: a sentence a step, its title, and what is said to moves that are allowed but not meant

lesson-elect = Councils grant permits to trade. Tap the council of the coast and elect purple: you hold two purple cards.
    .title = Elect
    .aim = A council in your colours
    .ask = Elect purple into the council of the coast.
    .purple = Choose purple: you hold two cards of that colour, and they will soon win you this council.
    .coast = It is the coast that you want: a permit there suits your cards.
lesson-engage = That was your main action. Each turn also allows one quick action: engage a servant for 3 coins.
    .title = A quick action
    .aim = Servants, who pay for much
    .ask = Engage a servant.
    .end = Not so fast: you still have a quick action, and coins for it.
lesson-end = Your turn is done: end it.
    .title = End your turn
    .aim = Your first permit, next turn
    .ask = End your turn.
lesson-acquire = Tap permit C, lay cards in the councillors’ colours and pay: the more cards, the fewer coins.
    .title = Win a permit
    .aim = A permit, and its city
    .ask = Tap permit C, then lay cards and pay.
    .other = That permit is fine as well, but C gives you servants and coins at once.
    .elect = You have coins enough, and cards that suit this council: win the permit.
lesson-place = The permit is yours, and its bonus too. Place a merchant in Castrum: you gain the city’s token.
    .title = Place a merchant
    .aim = Ten merchants in ten cities
    .ask = Place a merchant in Castrum.
    .queen = The queen would cost you cards and coins. You have a permit for Castrum already.
lesson-network = Some turns later. Place a merchant in Indur: roads link it to Framek and Castrum, so all three tokens pay.
    .title = Linked cities
    .aim = Tokens of all linked cities
    .ask = Place a merchant in Indur.
    .later = In a moment. First Indur, which links up with your cities.
    .elect = You hold two permits: use one of them.
lesson-servant = Somebody else trades in Kultos already, so a place there costs you a servant. Place your merchant.
    .title = Make room
    .aim = A place beside the others
    .ask = Place a merchant in Kultos.
    .end = You have another main action in this turn: use it.
lesson-queen = No permit? The queen helps: win her council with cards, and lead her to Lyram. Each road costs 2 coins.
    .title = The queen
    .aim = A merchant without a permit
    .ask = Lead the queen to Lyram, then lay cards and pay.
    .other = Let her go one road further, to Lyram: there is a token there.
lesson-reward = Arkon is yours. Place in Merkatim, and both iron cities are: that wins you two rewards.
    .title = Rewards
    .aim = The iron reward, and the queen’s
    .ask = Place a merchant in Merkatim.
    .iron = First the second iron city: its reward is gone if somebody else is faster.
lesson-tenth = Place your tenth merchant: 3 points, and all others have one last turn. Then rewards, nobility and permits are counted.
    .title = The end
    .aim = The most points
    .ask = Place your tenth merchant in Osium.
    .end = One merchant is left, and you have a permit for Osium.
lesson-over = Most points win. Now play against an easy bot: what is new is still pointed out.
    .title = Well done


## Help at the table: what can be done now for the first time, and what it aims at

help-elect = Tap a council to put a councillor into it: that is a main action, and brings coins.
    .aim = The council suits your cards better, and the coins pay for what follows.
help-acquire = Permits in gold can be won with cards of their council’s colours: tap one.
    .aim = The permit brings its bonus now, and a city later.
help-place = A permit of yours lets you place a merchant: tap one of its cities.
    .aim = The merchant gains tokens, and those of linked cities with it.
help-visit = The queen’s council can replace a permit: tap a city to lead her there.
    .aim = A merchant comes where you have no permit.
help-engage = A quick action, once a turn: coins engage a servant.
    .aim = Servants pay for quick actions, and for room in cities.
help-change = For a servant you can change the permits of a region: tap the round arrow beside them.
    .aim = Perhaps a permit comes that suits your cards.
help-send = A servant can elect a councillor too, as a quick action: tap a council.
    .aim = The council suits your cards better, and the main action is still to come.
help-additional = Three servants buy an additional main action.
    .aim = Two main actions in one turn are worth the servants.
help-end = When you have done enough, end your turn in the bar.
    .aim = Nothing more is worth its price in this turn.
help-lay = Tap cards of your hand that are in gold to lay them: each wins one councillor.
    .aim = Every card laid saves coins.
help-confirm = The cards suffice: the bar says what they cost with coins.
    .aim = Cards and coins together win the council.
help-repeat = The nobility track repeats a token: tap one of your cities.
    .aim = Of your tokens this one brings most.
help-free = The nobility track gives you a permit for nothing: tap one.
    .aim = Of the permits on offer this one brings most.
help-decline = You may leave the free permit.
    .aim = None of the permits on offer helps.
help-reuse = The nobility track repeats the bonus of a permit of yours: tap one.
    .aim = Of your permits this one brings most.
