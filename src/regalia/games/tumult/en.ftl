tumult-title = Tumult Royale
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
    one is far enough ahead, or with the tenth space of the chronicle. Most statues
    win; the higher rank decides a tie.

    A field is called by its region and its number, row by row from 1 to 9: B4 is
    the first field in the middle row of region B. P is pasture, F forest,
    M mountain, V village, S palace; a to d are the players' statues.
help-reference = prices     what the fields cost, what else is good to know


## Names

good =
    { $good ->
        [bread] bread
        [marble] marble
       *[tools] tools
    }
tile = { $value } { good }
tile-in-brief =
    { $value }{ $good ->
        [bread] B
        [marble] M
       *[tools] T
    }
goods = { $bread } bread, { $marble } marble, { $tools } tools
terrain =
    { $terrain ->
        [pasture] pasture
        [forest] forest
        [mountain] mountain
        [village] village
       *[palace] palace
    }
a-terrain =
    { $terrain ->
        [pasture] a pasture
        [forest] a forest
        [mountain] a mountain
        [village] a village
       *[palace] a palace
    }
rank-title =
    { $rank ->
        [1] { $title ->
            [feminine] queen
           *[masculine] king
        }
        [2] { $title ->
            [feminine] duchess
           *[masculine] duke
        }
        [3] { $title ->
            [feminine] princess
           *[masculine] prince
        }
       *[4] { $title ->
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
        [1] Trial run of the taxes
       *[other] { $number ->
            [0] Before the first round
           *[other] Round { $number }
        }
    }; supporters in the supply: { $supply }
board-chronicle =
    Chronicle: { $space } of 10 spaces taken; { $next ->
        [3] the next turns up regions
        [5] the next turns up the last regions
        [10] the next is the last
        [11] this was the last
       *[other] { $limit ->
            [0] the next brings a statue
           *[other] the next ends the game at a lead of more than { $limit }
        }
    }
board-demand = The people need: { $goods }
board-left = Left for them: { $goods }
board-mercy = yes
board-tiles = The people's goods
board-hand = In your hand: { tile } (tile { $place })
board-loot =
    { some-tiles }{ $doing ->
        [done] , done
       *[robs] { $hand ->
            [0] {""}
           *[other] , holds tile { $hand }
        }
    }
board-payment = Payment for { $spot } ({ terrain }): { $price }
board-paid = { $cost } needed, laid { $laid }, left { $own }
realm-legend =
    P pasture, F forest, M mountain, V village, S palace; fields 1 to 9 row by row;
    a to d are the players' statues, a dot is a free field.
tiles-legend = ? not seen yet, (b) in b's hand, [b] kept by b; B bread, M marble, T tools
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


## What the phases want

hint-first_statues = Place your first statue on a pasture.
hint-ready = Taxes are about to be collected: the king turns the hourglass when all others are ready.
hint-taxes =
    { $mode ->
        [turns] Lift a tile and keep it or put it back, or withdraw for this round.
        [budget] Lift tiles and keep them or put them back; every movement counts.
       *[hourglass] Rob: lift a tile, keep it or put it back, before the sand is out.
    }
hint-hands = The sand is out: keep the tile in your hand, or put it back.
hint-placing = Place a statue on a field, or pass.
hint-paying = Lay tiles until each kind in the price is reached; what goes beyond it wins supporters.
hint-revealing =
    { $regions ->
        [one] Turn up a region; it opens with the next round.
       *[other] Turn up { $regions } regions; they open with the next round.
    }
hint-over = The game is over.


## Against the hourglass

rush-prompt = { $seconds } seconds left; tile number, k keep, r put back, done:
rush-how = Type the number of a tile to lift it, k to keep it, r to put it back, done to stop; several in a row if you like (k 7).
word-keep = k keep
word-return = r return
word-done = d done


## What happens

event-rank =
    { $person ->
        [second] you are
       *[third] { $name } is
    } { rank-title }
event-first_statue =
    { $person ->
        [second] you place
       *[third] { $name } places
    } the first statue on { $spot }
event-round = Round { $number }
event-demanded =
    { $same ->
        [0] The people need { goods }
       *[other] The people need { $same } of each good
    }
event-laid_out = { $places } tiles lie in the middle, { $aside } are out of this round
event-said_ready =
    { $person ->
        [second] you are
       *[third] { $name } is
    } ready
event-started =
    { $person ->
        [second] you turn
       *[third] { $name } turns
    } the hourglass
event-lifted =
    { $person ->
        [second] you lift
       *[third] { $name } lifts
    } tile { $place }
event-saw =
    { $person ->
        [second] you see
       *[third] { $name } sees
    } { tile } on tile { $place }
event-kept =
    { $person ->
        [second] you keep
       *[third] { $name } keeps
    } tile { $place }
event-returned =
    { $person ->
        [second] you put
       *[third] { $name } puts
    } tile { $place } back
event-finished =
    { $cause ->
        [budget] { $person ->
            [second] you have
           *[third] { $name } has
        } no hand movement left
        [lifts] { $person ->
            [second] you have
           *[third] { $name } has
        } no lift left
       *[choice] { $person ->
            [second] you rob
           *[third] { $name } robs
        } no more
    }
event-sand_out = The sand has run out
event-practice_over = The trial run is over; now it counts
event-left_over = Left for the people: { goods }
event-robbed =
    { $person ->
        [second] you have
       *[third] { $name } has
    } robbed { goods }
event-tumult =
    { $person ->
        [second] Tumult over { good }: you are greediest
       *[third] Tumult over { good }: { $name } is greediest
    } (counting { $count }){ $tiles ->
        [0] {""}
        [one] ; 1 tile goes back
       *[other] ; { $tiles } tiles go back
    }
event-calm = No tumult over { good }
event-wants =
    { $person ->
        [second] you choose
       *[third] { $name } chooses
    } { a-terrain }, { $spot }{ $factor ->
        [2] , for twice the price
       *[other] {""}
    }
event-laid =
    { $person ->
        [second] you lay
       *[third] { $name } lays
    } { tile }
event-placed =
    { $person ->
        [second] you place
       *[third] { $name } places
    } { some-statues } on { a-terrain }, { $spot }
event-passed =
    { $person ->
        [second] you pass
       *[third] { $name } passes
    }
event-consoled =
    { $person ->
        [second] you could
       *[third] { $name } could
    } place nothing
event-gained =
    { $person ->
        [second] you gain
       *[third] { $name } gains
    } { $supporters ->
        [one] 1 supporter
       *[other] { $supporters } supporters
    }
event-lost =
    { $person ->
        [second] you lose
       *[third] { $name } loses
    } { $supporters ->
        [one] 1 supporter
       *[other] { $supporters } supporters
    }
event-shortage = Supporters run short: everybody gives 5 back
event-relief = Supporters are lacking: everybody takes 5
event-crowned =
    { $person ->
        [second] you are
       *[third] { $name } is
    } crowned, with { $statues ->
        [one] a statue
       *[other] { $statues } statues
    } on space { $space } of the chronicle
event-revealed = Region { $slot } is turned up, closed until the next round
event-mercy =
    { $person ->
        [second] you have
       *[third] { $name } has
    } the people's mercy
event-won =
    { $person ->
        [second] You win
       *[third] { $name } wins
    } with { $statues ->
        [one] 1 statue
       *[other] { $statues } statues
    } placed


## What one can do

action-erect = place your first statue on { $spot }
    .title = Your first statue, on the pasture
    .label = { $spot }
action-ready = say that you are ready
action-start = turn the hourglass
action-lift = lift tile { $place }{ $known ->
        [0] {""}
       *[other] {" "}({ $value } { good })
    }
    .title = Lift a tile
    .label =
        tile { $place }{ $known ->
            [0] {""}
           *[other] {" "}({ $value } { good })
        }
action-keep = keep the tile in your hand
action-return = put the tile in your hand back
action-done = rob no more in this round
action-place = place { some-statues } on { a-terrain }, { $spot }, for { $price }
    .title = Place a statue: field, terrain, price in bread/marble/tools
    .label = { $spot } { terrain } { $brief }
action-pay = lay { tile }
action-pass = place nothing now
action-reveal = turn up region { $slot }


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
option-gamble = When the people's demand is known
    .no = before the robbery, one number for all goods
    .yes = after it, a number for each good
option-memory = Whether the program remembers the tiles that you saw
    .own = yes, until the round ends
    .none = no, that is up to you


## The rulings

ruling-T1 = Of ten regions with nine fields each, 4, 6 or 8 (for 2, 3 or 4 players) are drawn, laid in two rows, each turned at random; half of them begin face up. Chance also gives the ranks: 1 king or queen, 2 duke or duchess, 3 prince or princess, 4 earl or countess, as many as there are players. Colour and title are everybody's own choice.
ruling-T2 = Each player begins with 30, 20 or 15 supporters (for 2, 3 or 4 players); of 105 in all, the others are the supply. Each has 25 statues on the castle board. Nobody has mercy in the first round.
ruling-T3 = Before the first round everybody places one statue on a free pasture of a region that lies face up; the lowest rank begins and the king ends.
    .refusal = Now first statues are placed: one each, on a free pasture of a region that lies face up.
ruling-T4 = A round begins with the king's spin: a number from 2 to 5. So many bread, so many marble and so many tools have to be left to the people.
ruling-T5 = For each round all tiles of the game (21, 30 or 39 for 2, 3 or 4 players) are mixed face down, wherever they had gone before. The program takes 3 for each player out of the round unseen: nobody learns them, and they are neither robbed nor left. 15, 21 or 27 stay in the middle.
ruling-T6 = With the hourglass all collect taxes at the same time, for 20 seconds. Before that everybody but the king says ready, in whatever order, and then the king starts the clock; without the hourglass this is left out. Each tile has its place. You lift one at a time, look at it alone, and either keep it face down on your castle, which is final, or put it back where it was. Others see which place you lift and what becomes of it, not what it shows. If two reach for a tile, the one whose move arrives first gets it. When the sand is out, you have 5 seconds to keep or put back a tile in your hand, or else it goes back: so the clock acts twice. Then all tiles in the middle and on the castles are turned up, but never those out of the round. With an empty hand you may say that you are done, for good. If everybody is, or no tile is in the middle or in a hand, the robbery ends early.
    .refusal = That does not go now: lift one tile at a time, from the middle, and keep or put it back before anything else; before the hourglass runs, all others say ready and the king turns it.
ruling-T7 = A table chooses how taxes are collected. Hourglass: in real time, for 10 to 60 seconds. Turns: no clock; beginning with the lowest rank, each in turn lifts a tile and keeps it or puts it back, or withdraws for the round; the twelfth lift is the last of a seat; all is over when everybody has withdrawn or the middle is empty. Budget: no clock, but each player has a number of hand movements (26 unless chosen otherwise), and lifting, keeping and putting back are one each; the next seat is drawn with equal chances among those who are not done and can lift a tile or have one in hand; a tile in hand when the movements are used up is decided for free; whoever can do nothing while the last tiles are in other hands waits and is not asked. By choice there is a trial run of T5 and T6 after the first statues, without any effect.
    .refusal = You have no hand movements left in this round.
ruling-T8 = Bread, marble and tools are looked at in this order. If less of a good is left in the middle than demanded, there is a tumult, and the greediest is punished: whoever has most of it on the castle, where mercy takes off 1, for every good, but never goes below 0. Of equals it is the higher rank, and if nobody counts any, the king, even without a tile. The ranks are those at the start of the round. The greediest gives back 3 supporters and, of the tiles of this good, all but the one of least value. What was left after the robbery decides for every good: tiles that are given back prevent no tumult. Who is greediest twice is punished twice.
ruling-T9 = From the king down in rank, each places on one free field or passes, again and again as long as somebody still can; a round in which all pass is the last. You may pass although you could place, and may place later all the same. Whoever cannot place passes without being asked.
    .refusal = Now statues are placed, in rank order: it is not your turn, or this is not the time for that.
ruling-T10 = A new field has to share a side with one of your own; the border between two regions does not matter. Pastures and forests may also lie apart from yours, and then cost double; beside an own field the price is always the single one. No statue goes to regions that lie face down, or that were turned up in the same round. Pastures, forests and mountains take 1 statue, villages exactly 2, palaces exactly 3.
    .refusal = You cannot place there: the field must be free, in an open region, and beside an own field, unless it is a pasture or a forest.
ruling-T11 = You pay with whole tiles, and each kind in the price by itself (a doubled price is doubled for each): the tiles must reach the price, and must not do so without the smallest of them. For a price of 2 that means 1 and 1, 2, or 3, but never 1 and 3. Kinds that the price does not name are not laid. For each good beyond the price you gain 1 supporter: a pasture for 3 marble and 2 bread brings 3, a mountain for 3 of each kind brings 5.
    .refusal = You cannot pay so: lay tiles of the kinds in the price that you have, and none that the payment would reach without.
ruling-T12 = Tiles that are not used go back for nothing. Who placed no statue, and at none of his turns could have placed one, is consoled with 2 supporters, but not if he was greediest in a tumult of this round. This is paid in rank order.
ruling-T13 = Then supporters decide the ranks anew; of equals the one who ranked higher before this phase stays higher. If Purple is king with 21, Blue duke with 25, Yellow prince with 23 and Grey earl with 21, the new order is Blue, Yellow, Purple, Grey. Here the books differ: the English ones compare the ranks before the phase, the German example the cards held after the exchanges so far, which can lead elsewhere when three are equal. We keep the English reading.
ruling-T14 = The king, be it the old one or a new one, gives 5 supporters back and puts statues on the next space of the chronicle: 1 on each of the first five, 2 on each of the last five. On space 3 he then turns up a region of his choice, with 4 players two; on space 5 all that are left are turned up. Every region is turned at random. In order: supporters, statues, the ends of T18 and T17, regions.
    .refusal = Now the king turns up a region that lies face down.
ruling-T15 = Whoever has placed fewest statues, those in the chronicle included, has the people's mercy in the next round; several can. If all have placed as many, nobody has. This is settled when T14 and T17 are.
ruling-T16 = Supporters are gained one player at a time, in rank order. If the supply is too small for a gain, first everybody gives 5 back, or what he has; if that is too little, the supply pays what it can. If somebody has too few for what he owes, first everybody from the king down takes 5 from the supply, while there are any, and this never counts as too small a supply; then he pays what he can.
ruling-T17 = On a space with two statues the game ends if the difference between most and fewest placed statues is greater than the number of the space, and on space 10 in any case. Most statues win; of equals, the higher of the new ranks. This is looked at before mercy.
ruling-T18 = Whoever places the 25th statue wins at once, in the chronicle too, on its single spaces as well. A field that asks for more statues than you have left is closed to you; on a space for two statues the king places the one he has left, and wins.
    .refusal = That field takes more statues than you have left.
ruling-T19 = An example: on space 7, with the number 5, the players have placed 15, 19 and 21. The difference of 6 is greater than 5: Blue wins with 21.
ruling-T20 = An example: 4 of each are demanded, and 2 bread, 4 marble and 3 tools are left. The duchess has mercy, 5 bread on three tiles and 4 tools; the prince has 4 bread, and 4 tools on two tiles. For bread both count 4, and her rank is higher: she loses 3 supporters and two tiles of bread. Marble is enough. For tools she counts 3 and he 4: he loses 3 supporters and one tile of tools.
ruling-T21 = An example for two: there is a tumult over bread; Blue has 1 and mercy, so counts 0, and Yellow, who is king, has none. The king is punished.
ruling-T22 = By choice T4 is left out: instead the king spins when the tiles have been turned up, once each for bread, marble and tools.
ruling-T23 = Everybody always sees all supporters, ranks and statues. No limit of rounds is needed: space 10 of the chronicle ends every game.
