tumult-title = Tumult Royale
tumult-pitch = Raise taxes while the sand runs, put up statues of yourself, and leave the people enough to keep quiet.
tumult-help =
    You are of noble blood and want your statues all over the realm. The goods for
    them you take from your people, who are patient only up to a point.

    Each round the king or queen gauges how much bread, marble and tools the people
    need. Then all rob at once: lift a tile, look at it, keep it or put it back. If
    too little of a good is left, there is a tumult: whoever took most of it loses
    3 supporters and all tiles of it but the smallest.

    With the goods you place statues, the king or queen first, beside your own
    fields. Pastures and forests elsewhere cost twice as much. Each kind in the
    price is paid with whole tiles; what goes beyond the price wins supporters.

    Whoever has most supporters reigns next, gives 5 of them back and puts a statue
    into the chronicle. The game ends when somebody has placed all 25 statues, when
    most and fewest statues are far enough apart, or with the tenth space of the
    chronicle. Most statues
    win; the higher rank decides a tie.

    A field is called by its region and its number, row by row from 1 to 9: B4 is
    the first field in the middle row of region B. P is pasture, F forest,
    M mountain, V village, S palace; a to d are the players’ statues.
help-reference = prices     what the fields cost, what else is good to know


## Names

good =
    { $good ->
        [bread] bread
        [marble] marble
       *[tools] tools
    }
tile =
    { $good ->
        [bread] { $value } bread
        [marble] { $value } marble
       *[tools] { $value ->
            [one] 1 tool
           *[other] { $value } tools
        }
    }
tile-in-brief =
    { $value }{ $good ->
        [bread] B
        [marble] M
       *[tools] T
    }
goods =
    { $bread } bread, { $marble } marble, { $tools ->
        [one] 1 tool
       *[other] { $tools } tools
    }
region =
    { $slot ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
       *[7] H
    }
spot = { region }{ $field }
terrain =
    { $terrain ->
        [pasture] pasture
        [forest] forest
        [mountain] mountain
        [village] village
       *[palace] palace
    }
    .letter =
        { $terrain ->
            [pasture] P
            [forest] F
            [mountain] M
            [village] V
           *[palace] S
        }
a-terrain =
    { $terrain ->
        [pasture] a pasture
        [forest] a forest
        [mountain] a mountain
        [village] a village
       *[palace] a palace
    }
    .beginning =
        { $terrain ->
            [pasture] A pasture
            [forest] A forest
            [mountain] A mountain
            [village] A village
           *[palace] A palace
        }
    .accusative =
        { $terrain ->
            [pasture] a pasture
            [forest] a forest
            [mountain] a mountain
            [village] a village
           *[palace] a palace
        }
rank-title =
    { $rank ->
        [1] { TITLE($seat) ->
            [feminine] queen
           *[masculine] king
        }
        [2] { TITLE($seat) ->
            [feminine] duchess
           *[masculine] duke
        }
        [3] { TITLE($seat) ->
            [feminine] princess
           *[masculine] prince
        }
       *[4] { TITLE($seat) ->
            [feminine] countess
           *[masculine] earl
        }
    }
some-statues =
    { $statues ->
        [one] a statue
       *[other] { $statues } statues
    }
some-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }


## The table

board-round =
    { $trial ->
        [true] Trial run of the taxes
       *[false] { $number ->
            [0] Before the first round
           *[other] Round { $number }
        }
    }; supporters in the supply: { $supply }
board-chronicle =
    Chronicle: { $taken } of 10 spaces taken; { $next ->
        [statue] the next brings a statue
        [regions] the next turns up { $regions ->
            [one] a region
           *[other] { $regions } regions
        }
        [apart] the next may end the game
        [last] the next is the last
       *[over] this was the last
    }
board-apart =
    Statues: most minus fewest is { $apart }; { $ends ->
        [true] at the next space more than { $number } ends the game
       *[false] that counts from space 6 on
    }
board-demand = The people need: { $goods }
board-left = Left for them: { $goods }
board-mercy = yes
board-hand = In your hand: { tile } (tile { $place })
board-loot =
    { some-tiles }{ $doing ->
        [done] , done
       *[robs] { $hand ->
            [0] {""}
           *[other] , holds tile { $hand }
        }
    }
board-payment = Payment for { spot } ({ terrain }): { $price }
board-paid = { $cost } needed, laid { $laid }, left { $own }
realm-legend =
    P pasture, F forest, M mountain, V village, S palace; fields 1 to 9 row by row;
    a to d are the players’ statues, a dot is a free field.
tiles-legend = ? not seen yet, (b) in b’s hand, [b] kept by b; B bread, M marble, T tools
region-down = face down
region-closed = closed

column-rank = rank
column-supporters = supporters
column-statues = statues
column-mercy = mercy
column-bread = bread
column-marble = marble
column-tools = tools
column-robbed = robbed

score-name = place
score-statues = statues

reference-prices = Statues and prices of the fields
reference-notes =
    Pastures and forests that do not touch an own field cost twice as much.
    Goods beyond the price win a supporter each. A tumult costs 3 supporters,
    the crown 5. Mercy takes off 1 of each good when the greediest is sought.


## What is expected

hint-first-statues =
    { PERSON($seat) ->
        [second] Place your first statue on a pasture.
       *[third] { $seat } places the first statue.
    }
hint-ready =
    { PERSON($seat) ->
        [second] Taxes are about to be collected: say when you are ready.
       *[third] { $seat } is to say ready.
    }
hint-start =
    { PERSON($seat) ->
        [second] All others are ready: turn the hourglass.
       *[third] { $seat } turns the hourglass.
    }
hint-hand =
    { PERSON($seat) ->
        [second] { $late ->
            [yes] The sand is out: keep tile { $place }, which is in your hand, or put it back.
           *[no] Keep tile { $place }, which is in your hand, or put it back.
        }
       *[third] { $seat } looks at a tile.
    }
hint-hourglass =
    { PERSON($seat) ->
        [second] Rob: lift a tile, keep it or put it back, before the sand is out.
       *[third] { $seat } collects taxes.
    }
hint-turns =
    { PERSON($seat) ->
        [second] Lift a tile ({ $left ->
            [one] 1 lift
           *[other] { $left } lifts
        } left), or rob no more.
       *[third] { $seat } lifts a tile or robs no more.
    }
hint-budget =
    { PERSON($seat) ->
        [second] Lift tiles and keep them or put them back; you have { $left ->
            [one] 1 hand movement
           *[other] { $left } hand movements
        } left.
       *[third] { $seat } collects taxes.
    }
hint-placing =
    { PERSON($seat) ->
        [second] Place a statue on a field, or pass.
       *[third] { $seat } places a statue or passes.
    }
hint-paying =
    { PERSON($seat) ->
        [second] Lay tiles; still missing: { $missing }. What goes beyond the price wins supporters.
       *[third] { $seat } pays for a field.
    }
hint-revealing =
    { PERSON($seat) ->
        [second] { $regions ->
            [one] Turn up a region; it opens with the next round.
           *[other] Turn up { $regions } regions; they open with the next round.
        }
       *[third] { $seat } turns up regions.
    }

## The board on a screen

screen-keep-or-return =
    { $phase ->
        [hands] The sand is out: keep the tile, or put it back.
        [trial] Keep the tile, or put it back: this is a trial run.
       *[taxes] Keep the tile for good, or put it back.
    }
in-supply =
    { $supply ->
        [one] 1 supporter in the supply
       *[other] { $supply } supporters in the supply
    }
screen-standing =
    { $phase ->
        [over] The game is over
        [first_statues] Before the first round · first statues
        [realm] { $number ->
            [0] Before the first round · first statues
           *[other] Round { $number } · ranks and crown
        }
        [trial] Trial run · the tiles are turned up
        [spin] Round { $number } · what the people need
        [ready] { $number ->
            [0] Trial run · before the taxes
           *[other] Round { $number } · before the taxes
        }
        [tumults] Round { $number } · the tiles are turned up
        [placing] Round { $number } · placing statues · { in-supply }
        [paying] Round { $number } · paying for a field · { in-supply }
        [revealing] Round { $number } · regions are turned up
       *[taxes] { $number ->
            [0] Trial run · collecting taxes
           *[other] Round { $number } · collecting taxes
        }
    }
    .brief =
        { $phase ->
            [over] Game over
            [first_statues] First statues
            [realm] { $number ->
                [0] First statues
               *[other] Round { $number } · crown
            }
            [trial] Trial run · tiles
            [spin] Round { $number } · demand
            [ready] { $number ->
                [0] Trial run
               *[other] Round { $number } · ready?
            }
            [tumults] Round { $number } · tumults
            [placing] Round { $number } · statues
            [paying] Round { $number } · payment
            [revealing] Round { $number } · regions
           *[taxes] { $number ->
                [0] Trial run · taxes
               *[other] Round { $number } · taxes
            }
        }
screen-round = Round { $number }
screen-keyboard = 123456789 QWERTYUIO ASDFGHJKL

screen-king-spins =
    { PERSON($seat) ->
        [second] { TITLE($seat) ->
            [feminine] You, the queen, have spun what the people need.
           *[masculine] You, the king, have spun what the people need.
        }
       *[third] { TITLE($seat) ->
            [feminine] { $seat }, the queen, has spun what the people need.
           *[masculine] { $seat }, the king, has spun what the people need.
        }
    }
screen-king-spins-for =
    { PERSON($seat) ->
        [second] { TITLE($seat) ->
            [feminine] You, the queen, have spun for the people’s { good }.
           *[masculine] You, the king, have spun for the people’s { good }.
        }
       *[third] { TITLE($seat) ->
            [feminine] { $seat }, the queen, has spun for the people’s { good }.
           *[masculine] { $seat }, the king, has spun for the people’s { good }.
        }
    }
screen-trial-came = What came of the trial run
screen-lay-out = On to the tiles
screen-of-each =
    { $number ->
        [2] Two of each
        [3] Three of each
        [4] Four of each
        [5] Five of each
       *[other] { $number } of each
    }
screen-must-be-left = So much must be left to the people when the tiles are turned up, or there is a tumult.
screen-must-be-left-of = { tile } must be left to the people, or there is a tumult.
screen-tiles-lie = { $tiles } tiles lie in the middle
screen-spun-so-far = Needed so far
screen-spun-in = Round { $round }: { $number } of each
screen-what-is-a-tumult = If too little of a good is left, whoever took most of it loses 3 supporters and all tiles of it but the smallest. Mercy takes off 1; of equals it is the higher rank.

screen-people-need = The people need
screen-need-nothing = Nothing yet: this is a trial run.
screen-need-later = That is spun when the tiles are turned up.
screen-everybody-ready = Is everybody ready?
screen-ready = ready
screen-not-yet = not yet
screen-waits = waits for you all
screen-turns-now = turns the hourglass
screen-am-ready = I am ready
screen-turn-glass = Turn the hourglass
screen-not-ready = Not ready yet: { $seats }.
screen-hands-on-table = Hands on the table
screen-how-to-rob = Tap a tile to lift it; then keep it, or tap its empty place to put it back. Only you see what it shows.
screen-key-lift = lift
screen-key-keep = keep
screen-key-return = put back
screen-mercy-what = You have the people’s mercy: 1 of each good is not counted.

screen-middle = The people’s goods
screen-place-lies =
    Tile { $place }{ $isSeen ->
        [yes] , { $known }
       *[no] {""}
    }
screen-place-own = Tile { $place } in your hand, { $known }: put back
screen-place-held =
    Tile { $place } in the hand of { $seat }{ $isSeen ->
        [yes] , { $known }
       *[no] {""}
    }
screen-put-back-here = put back
screen-put-back = Put back
screen-keep-it = Keep it
screen-rob-no-more = Rob no more
screen-your-hand = Your hand
screen-hand-empty = Your hand is empty
screen-robs-no-more = You rob no more this round
screen-wait-for-robbers = You rob no more this round: wait for { $seats }.
screen-in-hand = { $tile } in your hand.
screen-tap-tile = Tap a tile to lift it.
screen-others-look = Whoever reaches it first gets the tile.
screen-your-castle = Your castle
screen-kept-for-good =
    { $tiles ->
        [one] 1 tile, for good
       *[other] { $tiles } tiles, for good
    }
screen-kept-on-trial =
    { $tiles ->
        [one] 1 tile, only on trial
       *[other] { $tiles } tiles, only on trial
    }
screen-seconds =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
screen-seconds-word =
    { $seconds ->
        [one] second
       *[other] seconds
    }
screen-sand-stands = The sand stands: somebody is away.
screen-sand-out = for tiles in hand
screen-latency = { $milliseconds } ms to the server and back
screen-latency-brief = Ping { $milliseconds } ms
screen-movements =
    { $mode ->
        [turns] { $movements ->
            [one] lift left
           *[other] lifts left
        }
       *[budget] { $movements ->
            [one] movement left
           *[other] movements left
        }
    }
screen-call-start =
    { $number ->
        [0] {""}
       *[other] Leave { $number } of each.{" "}
    }{ $seconds } seconds.
screen-call-taken = taken
screen-call-seconds =
    { $seconds ->
        [10] ten
        [5] five
       *[other] { $seconds }
    }
screen-call-out = Sand out: keep or put back

screen-tumult = Tumult
screen-calm = Calm
screen-tumult-over =
    { PERSON($seat) ->
        [second] { $good ->
            [bread] Bread: a tumult, and you are greediest.
            [marble] Marble: a tumult, and you are greediest.
           *[tools] Tools: a tumult, and you are greediest.
        }
       *[third] { $good ->
            [bread] Bread: a tumult, and { $seat } is greediest.
            [marble] Marble: a tumult, and { $seat } is greediest.
           *[tools] Tools: a tumult, and { $seat } is greediest.
        }
    }
screen-calm-over =
    { $good ->
        [bread] Bread: no tumult.
        [marble] Marble: no tumult.
       *[tools] Tools: no tumult.
    }
screen-enough-left = Enough for everybody.
screen-counts-most =
    { PERSON($seat) ->
        [second] You count most: { $count }.
       *[third] { $seat } counts most: { $count }.
    }
screen-counts-equal =
    Equal at { $count }: { LIST($seats, you: "you") }. { PERSON($seat) ->
        [second] Your rank is higher.
       *[third] The higher rank is greediest.
    }
screen-nobody-counts =
    { PERSON($seat) ->
        [second] Nobody counts any: then it is you, who reign.
       *[third] { TITLE($seat) ->
            [feminine] Nobody counts any: then it is the queen, { $seat }.
           *[masculine] Nobody counts any: then it is the king, { $seat }.
        }
    }
screen-left-yet = { $left } left
screen-left-of = { $left } left, { $demand } needed
screen-who-took-most = Who took most?
screen-counts =
    { $seat }: { $goods }, counts { $counted }{ $back ->
        [0] {""}
        [one] , 1 tile goes back
       *[other] , { $back } tiles go back
    }
screen-looked-at-next = looked at next
screen-looked-at-later = looked at later
screen-on-to =
    { $good ->
        [bread] On to bread
        [marble] On to marble
       *[tools] On to tools
    }
screen-on-to-realm = On to the realm
screen-on-to-game = On with the game
screen-what-was-left = What was left
screen-of = of { $all }

screen-realm = The realm
screen-region =
    Region { region }{ $lies ->
        [down] , face down
        [closed] , closed until the next round
       *[open] {""}
    }
screen-land =
    { $terrain ->
        [unknown] face down
       *[other] { terrain }
    }
screen-statue-of =
    { PERSON($seat) ->
        [second] yours
       *[third] of { $seat }
    }
screen-for-price =
    for { $price }{ $factor ->
        [1] {""}
       *[other] , twice the price
    }
screen-first-marks = Gold corners: free pastures. From there you spread to the fields beside your own.
screen-tap-region = Tap a region that lies face down.
screen-marks = Gold corners: beside your own fields. ×2: elsewhere, at twice the price. Tap a field to see its price.
screen-tap-again = Tap the field again to place.
screen-marks-brief = Gold corners: beside your own · ×2: twice the price
screen-pass = Pass
screen-let-go = Let go
screen-pay-for =
    { $terrain ->
        [pasture] Pay for the pasture
        [forest] Pay for the forest
        [mountain] Pay for the mountain
        [village] Pay for the village
       *[palace] Pay for the palace
    }
screen-pay-all = Lay them all
screen-pay-with = pay with
screen-pay-way =
    Pay with { $values } { good }{ $supporters ->
        [0] {""}
        [one] , brings 1 supporter
       *[other] , brings { $supporters } supporters
    }
screen-lay-tile =
    { tile }{ $canLay ->
        [yes] , lays it{ $supporters ->
            [0] {""}
            [one] , brings 1 supporter
           *[other] , brings { $supporters } supporters
        }
       *[no] {""}
    }
screen-is-laid = { tile }, laid
screen-for = for
screen-far-price = twice the price
screen-gain =
    { $supporters ->
        [one] 1 supporter
       *[other] { $supporters } supporters
    }
screen-supporters-so-far =
    { $supporters ->
        [0] Tap the tiles that you lay.
        [one] So far you gain 1 supporter.
       *[other] So far you gain { $supporters } supporters.
    }
screen-needed = { $amount } needed
screen-not-needed = not needed here
screen-paid = paid
screen-goods-of =
    { PERSON($seat) ->
        [second] Your goods
       *[third] Goods of { $seat }
    }
screen-look-at-field = Look at a field to see what it costs.
screen-lands-cost = What the lands cost
screen-chronicle = Chronicle
screen-space-end = end
screen-space-lands = lands
screen-space-of = Space { $space }: { $seat }
screen-space-coming =
    Space { $space }: { some-statues }{ $is_last ->
        [true] , the last
       *[false] {""}
    }{ $ends_beyond ->
        [-1] {""}
       *[other] , ends the game if more than { $ends_beyond } lie between most and fewest
    }{ $regions ->
        [0] {""}
        [one] , turns up a region
       *[other] , turns up { $regions } regions
    }

screen-good-of =
    { $good ->
        [bread] bread
        [marble] marble
       *[tools] { $number ->
            [one] tool
           *[other] tools
        }
    }
screen-kept = { $tiles } kept
screen-does-spin =
    { PERSON($seat) ->
        [second] you have spun
       *[third] has spun
    }
screen-does-turn = will turn the hourglass
screen-does-ready = ready
screen-does-wait = not ready yet
screen-does-look =
    { PERSON($seat) ->
        [second] you hold a tile
       *[third] looks at a tile
    }
screen-does-nothing = empty hand
screen-does-rob-no-more = done for this round
screen-does-greedy = hit by a tumult
screen-does-greedy-in = greediest in { $goods }
screen-does-place =
    { PERSON($seat) ->
        [second] your turn to place
       *[third] is placing
    }
screen-does-next = comes next
screen-does-later = comes later
screen-does-placed = has placed
screen-place-afterwards =
    { $own ->
        [yes] Next: { $seats }, then you.
       *[no] Next: { $seats }.
    }
screen-place-you-next = You are next.


## Against the hourglass

rush-prompt = { $seconds } seconds left; tile number, k keep, r put back, done:
rush-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
rush-keys = The key of a tile lifts it. Space keeps it, Backspace puts it back, a dot robs no more.
rush-how = Type the number of a tile to lift it, k to keep it, r to put it back, done to stop; several in a row if you like (k 7).
word-keep = k keep
word-return = r return
word-done = d done


## What happens

event-rank =
    { PERSON($seat) ->
        [second] you are
       *[third] { $seat } is
    } { rank-title }
event-first_statue =
    { PERSON($seat) ->
        [second] you place
       *[third] { $seat } places
    } the first statue on { spot }
event-round = Round { $number }
event-demanded =
    { $same ->
        [0] The people need { goods }
       *[other] The people need { $same } of each good
    }
event-laid_out = { $places } tiles lie in the middle, { $aside } are out of this round
event-said_ready =
    { PERSON($seat) ->
        [second] you are
       *[third] { $seat } is
    } ready
event-started =
    { PERSON($seat) ->
        [second] you turn
       *[third] { $seat } turns
    } the hourglass
event-lifted =
    { PERSON($seat) ->
        [second] you lift
       *[third] { $seat } lifts
    } tile { $place }
event-saw =
    { PERSON($seat) ->
        [second] you see
       *[third] { $seat } sees
    } { tile } on tile { $place }
event-kept =
    { PERSON($seat) ->
        [second] you keep
       *[third] { $seat } keeps
    } tile { $place }
event-returned =
    { PERSON($seat) ->
        [second] you put
       *[third] { $seat } puts
    } tile { $place } back
event-finished =
    { $cause ->
        [budget] { PERSON($seat) ->
            [second] you have
           *[third] { $seat } has
        } no hand movement left
        [lifts] { PERSON($seat) ->
            [second] you have
           *[third] { $seat } has
        } no lift left
       *[choice] { PERSON($seat) ->
            [second] you rob
           *[third] { $seat } robs
        } no more
    }
event-sand_out = The sand has run out
event-practice_over = The trial run is over; now it counts
event-left_over = Left for the people: { goods }
event-robbed =
    { PERSON($seat) ->
        [second] you have
       *[third] { $seat } has
    } robbed { goods }
event-tumult =
    { PERSON($seat) ->
        [second] Tumult over { good }: you are greediest
       *[third] Tumult over { good }: { $seat } is greediest
    } (counting { $count }){ $tiles ->
        [0] {""}
        [one] ; 1 tile goes back
       *[other] ; { $tiles } tiles go back
    }
event-calm = No tumult over { good }
event-wants =
    { PERSON($seat) ->
        [second] you choose
       *[third] { $seat } chooses
    } { a-terrain }, { spot }{ $factor ->
        [2] , for twice the price
       *[other] {""}
    }
event-laid =
    { PERSON($seat) ->
        [second] you lay
       *[third] { $seat } lays
    } { tile }
event-placed =
    { PERSON($seat) ->
        [second] you place
       *[third] { $seat } places
    } { some-statues } on { a-terrain }, { spot }
event-passed =
    { PERSON($seat) ->
        [second] you pass
       *[third] { $seat } passes
    }
event-consoled =
    { PERSON($seat) ->
        [second] you could
       *[third] { $seat } could
    } place nothing
event-gained =
    { PERSON($seat) ->
        [second] you gain
       *[third] { $seat } gains
    } { $supporters ->
        [one] 1 supporter
       *[other] { $supporters } supporters
    }
event-lost =
    { PERSON($seat) ->
        [second] you lose
       *[third] { $seat } loses
    } { $supporters ->
        [one] 1 supporter
       *[other] { $supporters } supporters
    }
event-shortage = Supporters run short: everybody gives 5 back
event-relief = Supporters are lacking: everybody takes 5
event-crowned =
    { PERSON($seat) ->
        [second] you are
       *[third] { $seat } is
    } crowned, with { $statues ->
        [one] a statue
       *[other] { $statues } statues
    } on space { $space } of the chronicle
event-revealed = Region { region } is turned up, closed until the next round
event-mercy =
    { PERSON($seat) ->
        [second] you have
       *[third] { $seat } has
    } the people’s mercy
event-won =
    { PERSON($seat) ->
        [second] You win
       *[third] { $seat } wins
    } with { $statues ->
        [one] 1 statue
       *[other] { $statues } statues
    } placed


## What one can do

action-erect = place your first statue on { spot }
    .title = Your first statue, on the pasture
    .label = { spot }
action-ready = say that you are ready
action-start = turn the hourglass
action-lift = lift tile { $place }{ tile-if-known }
    .kind = lift a tile: type its number
    .title = Lift a tile
    .label = tile { $place }{ tile-if-known }
tile-if-known =
    { $known ->
        [yes] {" "}({ tile })
       *[no] {""}
    }
action-keep = keep the tile in your hand{ tile-if-known }
action-return = put the tile in your hand back{ tile-if-known }
action-done = rob no more in this round
action-place = place { some-statues } on { a-terrain }, { spot }, for { $price }
    .kind = place a statue on a field
    .title = Place a statue: field, terrain, price in bread/marble/tools
    .label = { spot } { terrain } { LIST($brief, by: "/") }
action-pay =
    lay { tile }{ COUNT($missing) ->
        [0] {""}
       *[other] , still missing: { $missing }
    }{ $supporters ->
        [0] {""}
        [one] {" "}(1 supporter)
       *[other] {" "}({ $supporters } supporters)
    }
action-cheapest =
    pay the cheapest way: { $tiles }{ $supporters ->
        [0] {""}
        [one] {" "}(1 supporter)
       *[other] {" "}({ $supporters } supporters)
    }
action-pass = place nothing now
action-reveal = turn up region { region }


## Kinds of actions, where the terminal says why they cannot be taken

kind-erect = place the first statue
kind-ready = be ready
kind-start = turn the hourglass
kind-lift = lift a tile
kind-keep = keep the tile in hand
kind-return = put the tile in hand back
kind-done = rob no more
kind-place = place a statue
kind-pay = pay
kind-pass = place nothing
kind-reveal = turn up a region


## Why not: one cause each

reason-others-not-ready = You turn the hourglass as soon as all are ready: { $seats } { COUNT($seats) ->
        [one] is
       *[other] are
    } not.
reason-ready-already = You have said ready already; { $king } turns the hourglass when everybody has.
reason-sand-out = The sand is out and your hand is empty.
reason-done = You have said that you rob no more in this round.
reason-no-movement-left =
    { $budget ->
        [one] Your only hand movement of this round is used up.
       *[other] Your { $budget } hand movements of this round are used up.
    }
reason-no-lift-left = You have lifted { $lifts } tiles in this round, and that is all.
reason-nothing-to-lift = The last tiles are in other hands ({ $seats }): wait whether one is put back.
reason-first-statues = Now everybody places a first statue, and nothing else.
reason-king-turns-it =
    { TITLE($king) ->
        [feminine] Only Queen { $king } turns the hourglass.
       *[masculine] Only King { $king } turns the hourglass.
    }
reason-king-is-not-asked = You reign and need not say ready: turn the hourglass.
reason-not-started = The hourglass has not been turned yet.
reason-taxes-first = Now taxes are collected.
reason-hand-full = Keep the tile in your hand, or put it back first.
reason-hand-empty = You have no tile in your hand.
reason-placing-now = Now statues are placed.
reason-no-field-chosen = Choose a field before you pay.
reason-finish-payment = Finish paying for { spot } first.
reason-revealing-now = Now regions are turned up.
reason-no-such-tile = There is no tile { $place }: only { $places } lie in the middle.
reason-no-such-region = There are only { $regions } regions in this game.
reason-not-in-castle = You have no tile with { tile }.
reason-in-another-hand = { $seat } has this tile in hand.
reason-tile-kept =
    { PERSON($seat) ->
        [second] You have kept this tile already.
       *[third] { $seat } has kept this tile.
    }
reason-first-face-down = Region { region } lies face down.
reason-first-field-taken = On { spot } stands a statue of { $seat } already.
reason-no-pasture = The first statue stands on a pasture, and { spot } is { a-terrain }.
reason-region-face-down = Region { region } lies face down and is closed.
reason-region-closed = Region { region } was just turned up and is closed until the next round.
reason-field-taken =
    { PERSON($seat) ->
        [second] On { spot } stands your own statue already.
       *[third] On { spot } stands a statue of { $seat } already.
    }
reason-out-of-reach = { spot } is { a-terrain } and touches none of your fields.
reason-too-few-statues =
    { $left ->
        [one] You cannot place { some-statues } on { a-terrain }: you have only 1 left.
       *[other] You cannot place { some-statues } on { a-terrain }: you have only { $left } left.
    }
reason-region-face-up = Region { region } lies face up already.
reason-not-in-price = The price asks for no { good }.
reason-covered = The price of { tile } is reached already.
reason-needless-tile = A tile with { tile } does not fit: the price of { $cost } would be reached without the smallest tile, too.
reason-goods-missing = For { spot } ({ terrain }) you lack { $missing }.


## How it ended

ending-last-statue =
    { PERSON($seat) ->
        [second] You have placed all { $statues } statues: that ends the game at once, and you win.
       *[third] { $seat } has placed all { $statues } statues: that ends the game at once, and { $seat } wins.
    }
ending-last-space = Space { $space }, the last of the chronicle, ends the game.
ending-apart = Space { $space } of the chronicle ends the game: the most statues ({ $most }) and the fewest ({ $fewest }) are { $apart } apart, more than { $number }.
ending-won =
    { PERSON($seat) ->
        [second] You win
       *[third] { $seat } wins
    } with { $statues ->
        [one] 1 statue
       *[other] { $statues } statues
    } placed.
ending-won-by-rank =
    { PERSON($seat) ->
        [second] You have placed as many statues as { LIST($others, you: "you") }, { $statues }, and win as { rank-title }: the higher rank decides.
       *[third] { $seat } has placed as many statues as { LIST($others, you: "you") }, { $statues }, and wins as { rank-title }: the higher rank decides.
    }


## The companion

companion-calm =
    { $good ->
        [bread] No tumult over bread.
        [marble] No tumult over marble.
       *[tools] No tumult over tools.
    }
companion-enough =
    { $left ->
        [one] 1 is left, and the people need { $demand }.
       *[other] { $left } are left, and the people need { $demand }.
    }
companion-greediest =
    { $good ->
        [bread] { $seat } is greediest in bread.
        [marble] { $seat } is greediest in marble.
       *[tools] { $seat } is greediest in tools.
    }
companion-counts =
    { $why ->
        [king] Nobody counts any: then it is the { TITLE($seat) ->
            [feminine] queen.
           *[masculine] king.
        }
       *[most] { TITLE($seat) ->
            [feminine] She
           *[masculine] He
        } counts { $count }{ $mercy ->
            [yes] , with mercy
           *[no] {""}
        }.
        [rank] { TITLE($seat) ->
            [feminine] She
           *[masculine] He
        } counts { $count }{ $mercy ->
            [yes] , with mercy
           *[no] {""}
        }, as { COUNT($others) ->
            [one] does { $others }
           *[other] do { $others }
        }: the higher rank is greediest.
    }
companion-gives-back =
    { TITLE($seat) ->
        [feminine] She gives back { $supporters } supporters{ $tiles ->
            [no] ; there is no such tile to give back.
           *[yes] { $good ->
                [bread] {" "}and all her bread tiles but the smallest.
                [marble] {" "}and all her marble tiles but the smallest.
               *[tools] {" "}and all her tool tiles but the smallest.
            }
        }
       *[masculine] He gives back { $supporters } supporters{ $tiles ->
            [no] ; there is no such tile to give back.
           *[yes] { $good ->
                [bread] {" "}and all his bread tiles but the smallest.
                [marble] {" "}and all his marble tiles but the smallest.
               *[tools] {" "}and all his tool tiles but the smallest.
            }
        }
    }
companion-relief =
    { TITLE($seat) ->
        [feminine] She
       *[masculine] He
    } has too few: first everybody takes 5 from the supply, by rank, while there are any. In the end: { $changes }.
companion-change =
    { $way ->
        [gains] { $seat } +{ $number }
       *[loses] { $seat } -{ $number }
    }
companion-payable =
    { $factor ->
        [1] { a-terrain.beginning }
       *[other] { a-terrain.beginning } not beside your own
    } can be paid for{ $supporters ->
        [0] , without a supporter gained.
        [one] , and brings up to 1 supporter.
       *[other] , and brings up to { $supporters } supporters.
    }
companion-lacking =
    { $factor ->
        [1] For { a-terrain.accusative }
       *[other] For { a-terrain.accusative } not beside your own
    } you lack { $missing }.


## What is wrong with a position

position-ranks = Every player has one rank.
position-seat-absent = A seat that does not play cannot do or hold anything.
position-stock-absent = A seat that does not play has nothing.
position-supporters = There are { $count } supporters in all.
position-mercy = The people have mercy with some, not with all.
position-spinner = The spinner shows nothing.
position-village = A village costs something.
position-slots = Every slot has a region of its own.
position-regions-beyond = There are no regions beyond those in use.
position-turned = Only a region face up is turned.
position-statues-closed = Statues stand only in open regions.
position-crowned = Of the chronicle just the spaces that are filled have somebody’s statues.
position-crowned-last = The last statues in the chronicle are the king’s.
position-statues = Every player has { $count } statues, on the castle board, on fields and in the chronicle.
position-before-first-round = The first round has not begun.
position-trial = Before the first round there are only the first statues and, by choice, a trial run of the taxes.
position-rounds = Every round fills a space of the chronicle.
position-turn = It is nobody’s turn.
position-first-closed = Before the first round no region has been turned up.
position-first-order = The first statues are placed from the lowest rank up, one each.
position-first-pastures = The first statues stand on pastures.
position-first-room = There is no pasture for everybody’s first statue.
position-no-hourglass = Only the hourglass is waited for.
position-robbed-early = Nobody robs before the king has started the clock.
position-hands-over = Time for the tiles in hand ends with the last of them.
position-taxes-over = The taxes are over.
position-done-with-tile = Whoever is done holds no tile.
position-movements = Whoever has no movement left is done.
position-other-hand = In turns only one hand holds a tile.
position-tiles = Each tile in use is in one place.
position-tiles-beyond = There are no tiles beyond those in use.
position-spots = Every tile laid out is in the middle, in a hand or on a castle.
position-seen-beyond = Nobody has seen a tile that does not lie out.
position-holders = A tile in a hand or on a castle is somebody’s, any other nobody’s.
position-unseen = Whoever holds a tile has seen it.
position-hands = A hand holds one tile, the one that is in it, and no other hand holds that.
position-hands-late = Hands are empty but for the taxes.
position-left = The goods left for the people are those in the middle, once revealed.
position-castles = The goods of a castle are tiles kept there.
position-placed-unable = Whoever placed was able to.
position-cannot-place = It is the turn of somebody who can place.
position-nobody-placed = Nobody has placed a statue.
position-laid = Tiles are laid only for a field chosen.
position-no-target = No field is being paid for.
position-target = The field being paid for cannot be taken.
position-target-statues = The field being paid for takes more statues than are left.
position-payment = The payment under way cannot be finished.
position-reveal = The king turns up regions that lie face down.
position-reveal-space = The king chooses regions at space 3 of the chronicle.
position-not-over = The 25th statue ends the game.
position-ended-at-space = The game has ended at the last space of the chronicle.
position-over = The game ends with a 25th statue or at a dual space of the chronicle.
position-winner = The player with most statues wins; of equals the one of higher rank.


## What is wrong with figures

figures-number = { $name } must be a number from { $least } to { $greatest }.
figures-length = { $name } must be a list of { $length }.
figures-list = { $name } must be a list of { $least } to { $most }.
figures-object = { $name } must be an object of { LIST($keys, by: ", ") }.
figures-tiles = { $name } must be those of { $count } tiles in all.
figures-village = village_price cannot be 0 of every good.
figures-region = A region is nine of the letters P, F, M, V and S.
figures-spinner = spinner_shares cannot all be 0.
figures-slot-twice = { $name } names a slot twice.
figures-pastures = regions and face_up must leave { $players } players a pasture each, whichever regions lie face up.


## What a table can choose

option-taxes = How taxes are collected
    .hourglass = all at once, against the hourglass
    .turns = one after the other, without a clock
    .budget = all at once, with a number of hand movements
option-seconds = How long the hourglass runs
    .number = { $number } seconds
option-budget = Hand movements a player, if taxes are collected so
    .number = { $number } movements
option-practice = A trial run of the taxes before the first round
    .no = none
    .yes = one that changes nothing
option-gamble = When the people’s demand is known
    .no = before the robbery, one number for all goods
    .yes = after it, a number for each good
option-memory = Whether the program remembers the tiles that you saw
    .own = yes, until the round ends
    .none = no, that is up to you


## The rules, to look up

rules-goal = You rule a realm together, and each of you wants most statues in it. Statues cost bread, marble and tools, which you take from the people as taxes. Take too much, and there is a tumult.
rules-course-demand = The king spins: so much bread, marble and tools has to be left to the people.
rules-course-taxes = All collect taxes at once while the sand runs: lift a tile, look at it, keep it or put it back.
rules-course-tumults = If too little of a good is left, the people rise: the greediest loses supporters and tiles.
rules-course-placing = From the king down, place statues and pay for their fields with your tiles.
rules-course-ranks = Supporters decide the ranks anew.
rules-course-crown = The king gives supporters back and puts a statue into the chronicle, where the end of the game draws near. Whoever has placed fewest statues has mercy in the next round.
rules-end = The game ends when somebody places the last statue of the castle and wins, when the difference between most and fewest statues grows greater than the chronicle allows, or on its last space. Most statues win; of equals, the higher rank.
rules-pieces = All fields, tiles and prices
rules-pieces-about = Some figures are printed only in pictures that nobody here has seen. Those are marked: ours in their place, or worked out from examples. Whoever has the box can replace them when a game is set up by program (option components).
rules-option-components = The figures that are stand-ins, as whoever has the box knows them
rules-stand_in = stand-in
rules-own = this table’s
rules-inferred = worked out
rules-fields = Fields
rules-field-price = price
rules-field-statues = statues
rules-field-far = also apart from your own, at { $factor ->
        [2] twice
       *[other] { $factor } times
    } the price
rules-tiles = Tiles
rules-set =
    { $set ->
        [plain] in every game
        [gray] with 3 or 4 players
       *[black] with 4 players
    }
rules-start = What you begin with
rules-start-players = { $players } players
rules-start-supporters = { $supporters } supporters
rules-start-regions = { $regions } regions
rules-spinner = The spinner
rules-spinner-share =
    { $parts ->
        [one] 1 part of { $of }
       *[other] { $parts } parts of { $of }
    }
rules-chronicle = The chronicle
rules-chronicle-lead = ends beyond { $number }
rules-chronicle-last = ends the game
rules-regions = Regions
rules-section-set_up = Set-up
rules-section-taxes = Demand and taxes
rules-section-tumults = Tumults
rules-section-placing = Placing statues
rules-section-crown = Ranks, crown and mercy
rules-section-end = The end
rules-section-examples = Examples
rules-section-variants = A variant, and what all may know

ruling-T1 = Of ten regions with nine fields each, { $certain-regions-2 }, { $certain-regions-3 } or { $certain-regions-4 } (for 2, 3 or 4 players) are drawn, laid in two rows, each turned at random; half of them begin face up. Chance also gives the ranks: 1 king or queen, 2 duke or duchess, 3 prince or princess, 4 earl or countess, as many as there are players. Colour and title are everybody’s own choice.
    .title = Realm and ranks
    .ranks = the four ranks, from king or queen to earl or countess
ruling-T2 = Each player begins with { $certain-supporters_at_start-2 }, { $certain-supporters_at_start-3 } or { $certain-supporters_at_start-4 } supporters (for 2, 3 or 4 players); of { $certain-supporters } in all, the others are the supply. Each has { $certain-statues } statues on the castle board, numbered from 1 on. Nobody has mercy in the first round.
    .title = What you begin with
ruling-T3 = Before the first round everybody places one statue on a free pasture of a region that lies face up; the lowest rank begins and the king ends.
    .title = The first statues
    .first = a pasture, without a price
ruling-T4 = A round begins with the king’s spin: a number from { $inferred-spinner-0 } to { $inferred-spinner-3 }. So many bread, so many marble and so many tools have to be left to the people.
    .title = What the people demand
    .demand = a 4 on the spinner
ruling-T5 = For each round all tiles of the game (21, 30 or 39 for 2, 3 or 4 players) are mixed face down, wherever they had gone before. The program takes { $certain-set_aside } for each player out of the round unseen: nobody learns them, and they are neither robbed nor left. 15, 21 or 27 stay in the middle.
    .title = Tiles of a round
ruling-T6 = With the hourglass all collect taxes at the same time, for { $certain-seconds } seconds. Before that everybody but the king says ready, in whatever order, and then the king starts the clock; without the hourglass this is left out. Each tile has its place. You lift one at a time, look at it alone, and either keep it face down on your castle, which is final, or put it back where it was. Others see which place you lift and what becomes of it, not what it shows. If two reach for a tile, the one whose move arrives first gets it. When the sand is out, you have 5 seconds to keep or put back a tile in your hand, or else it goes back: so the clock acts twice. Then all tiles in the middle and on the castles are turned up, but never those out of the round. With an empty hand you may say that you are done, for good. If everybody is, or no tile is in the middle or in a hand, the robbery ends early.
    .title = Collecting taxes
    .lift = you alone see what you lift
ruling-T7 = A table chooses how taxes are collected. Hourglass: in real time, for 10 to 60 seconds. Turns: no clock; beginning with the lowest rank, each in turn lifts a tile and keeps it or puts it back, or withdraws for the round; the twelfth lift is the last of a seat; all is over when everybody has withdrawn or the middle is empty. Budget: no clock, but each player has a number of hand movements (26 unless chosen otherwise), and lifting, keeping and putting back are one each; the next seat is drawn with equal chances among those who are not done and can lift a tile or have one in hand; a tile in hand when the movements are used up is decided for free; whoever can do nothing while the last tiles are in other hands waits and is not asked. By choice there is a trial run of T5 and T6 after the first statues, without any effect.
    .title = Other ways to collect
ruling-T8 = Bread, marble and tools are looked at in this order. If less of a good is left in the middle than demanded, there is a tumult, and the greediest is punished: whoever has most of it on the castle, where mercy takes off 1, for every good, but never goes below 0. Of equals it is the higher rank, and if nobody counts any, the king, even without a tile. The ranks are those at the start of the round. The greediest gives back 3 supporters and, of the tiles of this good, all but the one of least value, to the middle. What was left after the robbery decides for every good: tiles that are given back prevent no tumult. Who is greediest twice is punished twice.
    .title = Tumults
    .punished = the least tile stays, the others and 3 supporters go
ruling-T9 = From the king down in rank, each places on one free field or passes, again and again as long as somebody still can; a round in which all pass is the last. You may pass although you could place, and may place later all the same. Whoever cannot place passes without being asked.
    .title = Who places when
ruling-T10 = A new field has to share a side with one of your own; the border between two regions does not matter. Pastures and forests may also lie apart from yours, and then cost double; beside an own field the price is always the single one. No statue goes to regions that lie face down, or that were turned up in the same round. Pastures, forests and mountains take 1 statue, villages exactly 2, palaces exactly 3.
    .title = Which fields
ruling-T11 = You pay with whole tiles, and each kind in the price by itself (a doubled price is doubled for each): the tiles must reach the price, and must not do so without the smallest of them. For a price of 2 that means 1 and 1, 2, or 3, but never 1 and 3. Kinds that the price does not name are not laid. For each good beyond the price you gain 1 supporter: a pasture for 3 marble and 2 bread brings 3, a mountain for 3 of each kind brings 5.
    .title = Paying
    .exact = a price of 2 bread
    .more = 1 too much: 1 supporter
    .never = never: the 3 is enough
    .pasture = 3 beyond the price
    .mountain = 5 beyond the price
ruling-T12 = Tiles that are not used go back for nothing. Whoever placed no statue, and at none of his turns could have placed one, is consoled with 2 supporters, but not if he was greediest in a tumult of this round. This is paid in rank order.
    .title = What is left, and consolation
ruling-T13 = Then supporters decide the ranks anew; of equals the one who ranked higher before this phase stays higher. If Purple is king with 21, Blue duke with 25, Yellow prince with 23 and Grey earl with 21, the new order is Blue, Yellow, Purple, Grey. Here the books differ: the English ones compare the ranks before the phase, the German example the cards held after the exchanges so far, which can lead elsewhere when three are equal. We keep the English reading.
    .title = New ranks
    .before = before
    .after = after
ruling-T14 = The king, be it the old one or a new one, gives 5 supporters back and puts statues on the next space of the chronicle: 1 on each of the first five, 2 on each of the last five. On space 3 he then turns up a region of his choice, with 4 players two; on space 5 all that are left are turned up. Every region is turned at random. In order: supporters, statues, the ends of T18 and T17, regions.
    .title = The crown
ruling-T15 = Whoever has placed fewest statues, those in the chronicle included, has the people’s mercy in the next round; several can. If all have placed as many, nobody has. This is settled when T14 and T17 are.
    .title = Mercy
    .dove = the dove is the people’s mercy
ruling-T16 = Supporters are gained one player at a time, in rank order. If the supply is too small for a gain, first everybody gives 5 back, or what he has; if that is too little, the supply pays what it can. If somebody has too few for what he owes, first everybody from the king down takes 5 from the supply, while there are any, and this never counts as too small a supply; then he pays what he can.
    .title = Too few supporters
ruling-T17 = On a space with two statues the game ends if the difference between most and fewest placed statues is greater than the number of the space, and on space 10 in any case. Most statues win; of equals, the higher of the new ranks. This is looked at before mercy.
    .title = The end by the chronicle
ruling-T18 = Whoever places the { $certain-statues }th statue wins at once, in the chronicle too, on its single spaces as well. A field that asks for more statues than you have left is closed to you; on a space for two statues the king places the one he has left, and wins.
    .title = The last statue
ruling-T19 = On space 7, with the number { $certain-chronicle_numbers-7 }, the players have placed 15, 19 and 21. The difference of 6 is greater than { $certain-chronicle_numbers-7 }: Blue wins with 21.
    .title = Example: the end
    .ends = greater than the number of space 7
ruling-T20 = 4 of each are demanded, and 2 bread, 4 marble and 3 tools are left. The duchess has mercy, 5 bread on three tiles and 4 tools; the prince has 4 bread, and 4 tools on two tiles. For bread both count 4, and her rank is higher: she loses 3 supporters and two tiles of bread. Marble is enough. For tools she counts 3 and he 4: he loses 3 supporters and one tile of tools.
    .title = Example: two tumults
    .bread = equal, and her rank is higher
    .tools = he is the greediest
ruling-T21 = With two players there is a tumult over bread; Blue has 1 and mercy, so counts 0, and Yellow, who is king, has none. The king is punished.
    .title = Example: the king pays
    .king = nobody counts any: the king
ruling-T22 = By choice T4 is left out: instead the king spins when the tiles have been turned up, once each for bread, marble and tools.
    .title = The gamble
ruling-T23 = Everybody always sees all supporters, ranks and statues. No limit of rounds is needed: space 10 of the chronicle ends every game.
    .title = What all may know


## The lesson: a sentence a step, its title, and what is said to moves that are allowed but not meant

lesson-erect = You reign, and want to see your statues everywhere. Place the first one on the golden pasture, close to a palace.
    .title = Your first statue
    .aim = The most statues
    .ask = Place your first statue on the golden pasture.
    .palace = A fine pasture, but the golden one lies beside a palace.
lesson-lift = Statues cost goods, and the people have them. Lift the golden tile: you alone see what it shows.
    .title = Lift a tile
    .aim = Goods for statues
    .ask = Lift the golden tile.
    .other = Any tile would do, but this lesson knows what lies beneath the golden one.
    .done = Not so soon: your castle is still empty.
lesson-keep = Three marble! Keep it: what lies on your castle stays there.
    .title = Keep it
    .aim = Marble for statues
    .ask = Keep the three marble.
    .back = Three marble are worth a lot. Keep them.
lesson-return = The people need three of each good. Lift the golden tile: three bread, and little is left. Put it back.
    .title = Put it back
    .aim = Enough bread, no tumult
    .ask = Lift the golden tile, then put it back.
    .other = Lift the golden one: it tells you something about bread.
    .done = One more look. Then you know how things stand with bread.
lesson-done = You have bread, marble and tools, and your rival robs no more. Stop in time as well.
    .title = Enough
    .aim = Enough left, no tumult
    .ask = Stop robbing.
    .enough = Every further tile may be missing to the people. You have enough.
lesson-tumult = No bread is left: a tumult. Your rival took most of it, and loses three supporters and most of that bread.
    .title = Tumult!
    .aim = Supporters make the ruler
    .ask = See how the tumult ended, then go on.
lesson-place = A pasture costs one bread and one marble. What you pay beyond that wins supporters. Place a statue.
    .title = Place a statue
    .aim = More statues than others
    .ask = Place a statue on the golden pasture and pay for it.
    .palace = The palace comes next. First the pasture.
    .pass = You have goods, and unused ones are gone after the round.
lesson-palace = Palaces are dear, but take three statues at once. Your marble and tools suffice: place them.
    .title = The palace
    .aim = Three statues at once
    .ask = Place three statues on the palace and pay for them.
    .pass = Three statues at once: do not let them go.
lesson-crown = Whoever has most supporters reigns, returns five and puts a statue into the chronicle. The third also opens a region: tap it.
    .title = The crown
    .aim = Crown and statues
    .ask = Tap the golden region.
lesson-sand = Now for real: all rob at the same time while the sand runs. Turn the glass, and leave three of each.
    .title = Against the sand
    .aim = Goods without a tumult
    .ask = Turn the glass.
lesson-over = Most statues win. Now play against an easy bot: what is new is still pointed out.
    .title = Well done


## Help at the table: what can be done now for the first time, and what it aims at

help-erect = Your first statue goes to a pasture: tap one of those in gold.
    .aim = From here good fields are near.
help-ready = Taxes are about to be collected: say in the bar that you are ready.
    .aim = The others wait for you.
help-start = Everybody is ready: turn the hourglass in the bar.
    .aim = The others wait for you.
help-lift = Tap a tile to lift it. Only you see what it shows.
    .aim = A tile that nobody has looked at may be worth a lot.
help-keep = Keep the tile in your hand, and it goes to your castle.
    .aim = These goods pay for statues.
help-return = A tile can also go back to its place, so that the people have enough.
    .aim = The people need it more, or a tumult threatens.
help-done = With an empty hand you may stop robbing for this round.
    .aim = Whoever takes more risks a tumult.
help-place = Fields in gold can be paid for: tap one, and once more to place statues.
    .aim = More statues for what lies on your castle.
help-pay = Tap the tiles that you pay with. What goes beyond the price wins supporters.
    .aim = The price is covered, and what is too much brings supporters.
help-pass = You may pass, and place later all the same.
    .aim = What is left is worth more later, or suffices for nothing.
help-reveal = You reign: turn up a region by tapping it.
    .aim = New fields open with the next round.
