## The house

app-name = Regalia
app-hall = To the hall
page-unknown = There is nothing at this address.
page-unknown-what = Perhaps the link is incomplete. From the hall there is a way to everything.

## The connection

connection-connecting = Connecting …
connection-offline = You are offline. It goes on when you are back.
connection-one-move = You are offline. One move can be made: it is sent when you are back.
connection-waiting = The server does not answer. We keep trying …
connection-move = Your move is kept. It is sent as soon as the server answers.
connection-stale = The server has been renewed: this page is older than it.
connection-part = A part of this page could not be loaded: it may be older than the server.
connection-cookies = This browser keeps no cookies for this page. Allow them here: without them nobody knows which seat is yours.
connection-reload = Load the new page

## The hall

hall-title = Regalia: three games of the royal court
hall-subtitle = Three games of the royal court
hall-players =
    { $least ->
        [one] 1 to { $greatest } players
       *[other] { $least } to { $greatest } players
    }
hall-minutes = about { $minutes } minutes
hall-open = Open a table
hall-bots = Against bots
hall-mine = Your games
hall-mine-none = No game yet. One click, and you play against bots that suit a beginner.
hall-first = Play { $title }
hall-lobby = Tables that wait
hall-lobby-none = Nobody waits just now. Open a table, and friends find it here.
hall-your-turn = it is your turn
hall-turn-of = it is { $name }’s turn
hall-bots-turn = the bots are to move
hall-others-turn = others are to move
hall-gathering = waits for people
hall-gathered = begins when all are ready
hall-over = is over
hall-play = Play on
hall-watch = To the table
hall-look = Look
hall-rest =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
hall-sit = Sit down
hall-table-of = { $name }’s table
hall-seats-free =
    { $count ->
        [one] one seat is free
       *[other] { $count } seats are free
    }
hall-you = You
hall-name = Your name
hall-name-refused = Others would not be shown this name. Choose another one.
hall-shield = Your shield
hall-shield-taken = { $name } bears that shield.
hall-code = Code of a table
hall-code-like = such as kizukazi
hall-join = Join
hall-code-unknown = There is no table with this code.
hall-code-what = A code is a few letters, as whoever sits at the table sees them. The link works as well.
hall-failed = The server does not answer. Try again in a moment.
hall-retry = Try again
tincture-0 = azure, a star
tincture-1 = gules, a cross
tincture-2 = or, a tower
tincture-3 = vert, a trefoil
tincture-4 = murrey, a crescent
tab-games = Games
tab-tables = Tables
tab-group = The halves of the hall

## To open a table

new-note = Who sits where can still be changed at the table.
new-game = The game
new-seats = Seats
new-options = Options
new-you = that is you
new-friend = A friend
new-friend-how = comes by the link
new-bot = Bot
new-bot-of = { $strength } bot
new-nobody = Nobody
new-nobody-how = this seat stays empty
new-kind = Who sits in seat { $seat }
new-strength = How strong the bot in seat { $seat } is
new-who = Who may come
new-link = By link only
new-link-what = friends with the link or the code
new-public = Public
new-public-what = anybody in the hall may sit down
new-too-few = This game needs { $least } players.
new-cancel = Cancel
new-go = Open the table
new-usual = as usual
new-changed =
    { $count ->
        [one] one is not as usual
       *[other] { $count } are not as usual
    }
new-figures = The figures of the pieces are those of our own set. Whoever has others gives them to the program.
new-pace = Pace
new-absence = If somebody is away

## A table that waits

wait-standing = a table that waits
wait-free = A seat is free
wait-free-how = for a friend with the link
wait-empty = Nobody sits here
wait-you-ready = you, ready
wait-is-ready = ready
wait-is-not-ready = not ready yet
wait-seats = { $seats } seats, { $taken } taken
wait-guest = You look on. Sit down, and you play.
wait-full = All seats are taken. You can watch when the game begins.
wait-people = Wait for others, or let bots sit down.
wait-host = Wait for others, or until { $host } begins.
wait-or-begin = Wait for others, or begin with { $count }.
wait-all-here = All seats are taken: the game begins when all are ready.
wait-last = All others are ready: only you are missing.
wait-alone = Everybody is here. Begin when you like.
wait-ready =
    You are ready. The game begins as soon as { $names } { $count ->
        [one] is
       *[other] are
    } ready, too.
wait-leave = Leave
wait-bot = Let a bot sit down
wait-begin = Begin
wait-begin-with = Begin with { $count }
wait-say-ready = I am ready
wait-remove = Free the seat of { $name }
wait-not-ready = Not ready yet
wait-agreed = What is agreed
wait-other-options = The other options
wait-change = Change
wait-link = whoever has the link or the code
wait-public = anybody in the hall
wait-change-title = Change what is agreed
wait-change-note = The table is opened anew, with a new link.
wait-while = While you wait
wait-lesson = The lesson
wait-lesson-how = short steps at a real table, in a new tab
wait-rules = The rules
wait-rules-how = every ruling with examples, in a new tab
wait-title = Your title
wait-lady = Lady
wait-lord = Lord
pace-live = at one sitting
pace-live-what = Everybody stays until the end. Whoever leaves is away.
pace-days = over days
pace-days-what = Everybody moves when there is time. Nobody counts as away.
absence-pause = the table waits
absence-bot = a bot stands in
invite-title = Invite
invite-how = Show this code, or send the link.
invite-aloud = or say this one aloud
invite-watch = For onlookers
invite-watch-how = All seats are taken. Whoever comes by the link or the code can watch.
invite-here = So far only this machine can open the link. For others, start the server with --host 0.0.0.0 or --public-url.
invite-qr = The link as a code for cameras
invite-link = The link of this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share …
invite-marked = Your browser lets no page copy here. The link is marked: copy it as usual.

## Choices of this browser

setting-language = Language
setting-theme = Light
setting-sound = Sounds
setting-sound-what = dice, cards, and a quill when it is your turn
setting-motion = Motion
setting-motion-what = whether pieces travel
setting-pace = Others’ turns
setting-pace-what = every step, or only what came of them
setting-notify = Notifications
setting-notify-what = when it is your turn and you look elsewhere
setting-notify-cannot = browsers allow them only over a secure address (https)
setting-notify-none = this browser shows none for pages; it may for apps
setting-notify-denied = your browser forbids them here: its settings for this page can allow them
setting-install = As an app
setting-install-what = your browser’s menu installs it: then it opens without the address bar
setting-install-cannot = browsers install pages only from a secure address (https)
setting-on = on
setting-off = off
language-en = English
language-de = Deutsch
theme-system = Like the system
theme-parchment = Parchment
theme-candlelight = Candlelight
motion-system = like the system
motion-none = none
pace-brief = step by step
pace-result = only the result
settings-title = Settings

## The table

table-players = Players
table-your-turn = Your turn.
table-title = { $title } · Regalia
table-title-turn = ● Your turn · { $title }
table-away = away
table-resigned = replaced
table-ask-undo = Ask to undo
table-result = The result
table-over = The game is over.
table-unknown = There is no such table.
table-unknown-what = Perhaps the link is incomplete, or the table was put away. In the hall you find the tables that wait, and your own.
tool-rules = Rules
tool-why = Why can’t I?
tool-log = Log
tool-sound = Sound
tool-table = Table and settings
step-group = Back and forth
step-back = One step back
step-forth = One step on
step-live = as it is now
step-past = an earlier moment
step-earlier = You look at an earlier moment; the game goes on.
step-earlier-over = You look at an earlier moment; the game is over.
step-now = To now
why-title = Why can’t I?
why-how = Press anything on the table, and you hear why it is not allowed.
why-refused = Not now
why-refused-what = Not now: { $what }
why-allowed = You can: nothing forbids it.
why-ruling = Ruling { $rule }
undo-asked = To take back
undo-question = { $name } would like to undo: what { $name } did last, and all that came after, is taken back. Do you agree?
undo-waiting = The others are asked whether you may.
undo-denied = Not all agree: everything stays as it is.
answer-yes = Yes
answer-no = No
menu-connection = Connection
menu-connecting = on its way …
menu-latency = { $milliseconds } ms there and back
menu-code = Code of this table
menu-resign = Give up
menu-resign-what = A bot plays on for you, and you come last.
menu-resign-sure = Yes, give up
menu-back = Back to the table
menu-spectators = Onlookers
menu-return = Your way back
menu-return-what = With this link you are at your seat again, on any device. It is for nobody but you.
seat-lost-title = Your seat
seat-lost = Somebody else plays on in your place. You are watching.
replace-title = Somebody is away
replace-away = { $name } is not there. You can wait, or ask the others:
replace-question =
    { $by ->
        [bot] A bot may play on for { $name }, if all agree.
       *[person] Somebody else may sit down for { $name }, if all agree.
    }
replace-agreed = All agree. In a moment somebody else plays for { $name }, unless { $name } comes back.
replace-bot = A bot plays on
replace-person = Somebody else comes
end-again = Play again
end-again-join = To the next game
end-again-waits = { $name } wants to play again: a new game waits.
return-lost = This link leads to no seat any more.
return-lost-what = Perhaps the game is over for you, or the link is incomplete.
return-other = You sit at other tables.
return-other-what = In this browser you have become somebody else. If you go on by this link it forgets those tables: save your way back to them first.
return-other-go = Go on by this link
rules-search = Find a rule
rules-index = All rules
rules-goes = How the game goes
rules-goal = What it is about
rules-course = How it goes
rules-end = How it ends
rules-options = What a table may choose
rules-usual = (usual)
rules-number = a number from { $least } to { $greatest }
rules-rulings = Rulings
rules-found =
    { $count ->
        [one] 1 entry found
       *[other] { $count } entries found
    }
rules-built = How it is built
rules-enforced = Enforced by
rules-tested = Protected by
rules-print = Print
rules-of = the rules as they are played here
rules-title = { $title }, as it is played here
rules-page = As a page
rules-learn = Start the lesson
rules-told = You were told: “{ $sentence }”
rules-here = Why you are here
rules-keys = Every refusal names its rule. H opens the rules, ? or a long press asks why.
rules-none = Nothing says that.
rules-lesson = Learn it in the lesson: { $step }
end-look = Look at the table
end-record = Keep the record
table-story = So far
table-earlier =
    { $count ->
        [one] one turn before that
       *[other] { $count } turns before that
    }
table-bot = a bot
table-goods-of =
    { $own ->
        [yes] What you have
       *[no] What { $name } has
    }
table-not-now = not now: press to hear why
table-undo = Undo
key-undo = Z
key-space = Space

## To Court the King

court-standing =
    Turn { $turn } · { $phase ->
        [final] the final round
        [claimed] the King is claimed
        [over] the game is over
       *[court] { $left ->
            [one] the last of this round
           *[other] { $left } turns left in this round
        }
    }
court-standing-brief =
    Turn { $turn }{ $phase ->
        [final] {" "}· final round
        [claimed] {" "}· King claimed
        [over] {" "}· game over
       *[court] { $left ->
            [one] {" "}· round ends
           *[other] {""}
        }
    }
court-display = On display
court-all-cards = all { $count } cards
court-only = only
court-pips-or-more = pips or more
court-owned = yours already
court-none-left = none left
court-can-take = can be taken
court-payable = the dice as they lie would pay
court-percent = { $percent }%
court-odds = { $percent } likely by plain rolling, cards ignored
court-odds-how = likely by plain rolling, cards ignored
court-odds-what = %: chance by plain rolling, cards ignored
court-dice-of-turn = The dice of this turn
court-active = Active
court-aside = Set aside
court-in-hand = In hand
court-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
court-pips =
    { $all ->
        [yes] { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }
       *[no] { $pips ->
            [one] 1 pip so far
           *[other] { $pips } pips so far
        }
    }
court-die =
    { $pile ->
        [active] active die
        [set_aside] die set aside
       *[other] die in hand
    }, { $face }
court-sets-aside = sets aside
court-becomes = becomes { $face }
court-yours = Your court
court-theirs = { $name }’s court
court-usable = { $ready } of { $count } can be used
court-used = { $used } of { $count } used this turn
court-next-roll =
    { $count ->
        [one] You will roll 1 die.
       *[other] You will roll { $count } dice.
    }
court-can-bring = You can bring in
court-each-once = each card once a turn, on active dice
court-no-cards = no card yet: each turn may bring one
court-status =
    { $status ->
        [open] choose a die
        [used] used this turn
        [itself] works by itself
        [ready] tap to use
        [idle] not now
        [later] one card at a time
       *[other] not used yet
    }
court-first-roll = in the first roll
court-tap-die = Tap a die to set it aside.
court-choose-face =
    { $count ->
        [one] choose a face
       *[other] choose the faces
    }
court-tap-lit = Tap one of the lit dice.
court-choose-result = Choose what becomes of the dice.
court-share-pips = { $pips } pips for { $dice } dice: choose what one of them becomes.
court-takeable =
    { $count ->
        [one] One card can be taken: it has a golden edge.
       *[other] { $count } cards can be taken: they have a golden edge.
    }
court-all-aside = All aside
court-roll =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
court-throw = Re-roll these
court-enough = Enough
court-not = Not the { $card }
court-no-card = Take no card
court-end-turn = End the turn
court-step =
    { $kind ->
        [rolled] rolls
        [rerolled] re-rolls
        [kept] aside
        [kept_several] aside
        [moved] moves pips
       *[other] changes dice
    }
court-turn-of = { $own ->
    [yes] Your turn
   *[no] { $name }’s turn
}
court-rolls =
    { $rolls ->
        [one] first roll
        [2] second roll
        [3] third roll
       *[other] roll { $rolls }
    }
court-final-round = The final round
court-to-beat = To beat
court-number =
    { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }
court-set = { $number } { $faces }
court-or-higher = { $set } or higher
court-holder =
    { $whose ->
        [mine] You hold the King.
       *[theirs] { $name } holds the King.
    }
court-wins-king = This wins the King
court-or = or
court-won-from =
    { $whose ->
        [mine] He was won from your { $set }.
       *[theirs] He was won from { $name }’s { $set }.
    }
court-any-face = { $number } or more of any face
court-tie =
    { $whose ->
        [queen] With the Queen a tie is enough.
       *[others] Only the Queen’s holder wins a tie.
    }
court-order = Who rolls when
court-final-status =
    { $status ->
        [now] { $own ->
            [yes] roll now
           *[no] rolls now
        }
        [king] { $own ->
            [yes] hold the King
           *[no] holds the King
        }
        [beaten] held the King
        [short] fell short
        [skipped] too few dice
        [last] last, a tie will do
       *[next] still to roll
    }
court-final-standing =
    { $status ->
        [king] { $set }: { $own ->
            [yes] you hold the King
           *[no] holds the King
        }
        [beaten] { $set }: held the King
       *[short] fell short with { $set }
    }
court-missing =
    { $active ->
        [0] { $missing } more { $faces }
        [one] { $missing } more { $faces }; one lies there
       *[other] { $missing } more { $faces }; { $active } lie there
    }
court-enough-to-win = That is enough for the King.
court-out-of-reach = It can no longer be enough for the King.
court-starts =
    { $own ->
        [yes] start
       *[no] starts
    }

## Sheets

sheet-close = Close

## The end

end-won = You win!
end-lost =
    { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
end-stand-in = The bot playing for { $name } wins
end-drawn = A draw
end-points = points

## Lessons

learn-title = Learn { $game }
learn-lesson = Lesson
learn-step = Step { $step } of { $steps }
learn-steps = Steps of the lesson
learn-aim = What you play for
learn-done = done
learn-leave = Leave
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-next = Next
learn-again = Once more
learn-play = Play for real
learn-over = The lesson is over.
learn-gold = In this lesson only what is gold can be tapped.
learn-not-yet = Not yet.
learn-other = That is allowed, but here something else comes first.
learn-failed = The lesson cannot be opened.
learn-failed-what = Perhaps there is no such game, or the server does not answer.

## Help at the table

hall-learn = New to it? Learn it by playing
help-new = New
help-shown = This is why
setting-hints = Point out what is new
setting-hints-what = once each, at the table, in a sentence
setting-advice = Offer to show a move
setting-advice-what = “Show me” plays for you and says what it aims at

## The companion, for the box on the table

companion-link = Companion
companion-tabs = The helpers
companion-tab-hourglass = Hourglass
companion-tab-spinner = Spinner
companion-tab-tumults = Tumults
companion-tab-dice = Dice
companion-tab-scores = Scores
companion-about-hourglass = Tumult Royale
companion-about-spinner = Tumult Royale
companion-about-tumults = Tumult Royale
companion-about-dice = To Court the King
companion-about-scores = Council of 4, at the end
companion-choose = At this table
companion-length = Length
companion-seconds = { $seconds } s
companion-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
companion-what = What the run is for
companion-it-counts = It counts
companion-practice = Practice
companion-start = Start
companion-pause = Pause
companion-go-on = Go on
companion-again = Again
companion-paused = The sand stands.
companion-out-counts = The sand is out: keep what is in your hand, or put it back.
companion-out-practice = Practice is over: all tiles go back, and nothing counts.
companion-call-go = Go!
companion-call-out = Time is up!
companion-voice = Count aloud
companion-voice-what = by the voice of your browser
companion-voice-none = your browser has no English voice here
companion-awake = The screen stays on while the companion is open.
companion-asleep = Your browser cannot keep the screen on: see to it in the settings of the device. The sand is right even if it slept.
companion-players = Players
companion-name = Name
companion-title = { $name }’s title
companion-shield = { $name }’s shield: { $tincture }. Press for another.
companion-less = Less: { $label }
companion-more = More: { $label }
companion-spin-what = How much of each good do the people need?
companion-spin-how = How often it is spun
companion-spin-once = Once for all goods
companion-spin-gamble = Gamble: one by one
companion-spin = Spin
companion-spin-for =
    { $good ->
        [bread] Spin for bread
        [marble] Spin for marble
       *[tools] Spin for tools
    }
companion-of-each = Leave { $number } of each good to the people.
companion-goods = Goods
companion-good =
    { $good ->
        [bread] Bread
        [marble] Marble
       *[tools] Tools
    }
companion-greed = Who is greediest?
companion-payment = Pay for a field
companion-need = The people need
companion-need-of =
    { $good ->
        [bread] Bread that the people need
        [marble] Marble that the people need
       *[tools] Tools that the people need
    }
companion-is-tumult = tumult
companion-is-calm = calm
companion-left-over = Left in the middle
companion-mercy = mercy
companion-mercy-of = { $name } has the people’s mercy
companion-robbed = robbed
companion-robbed-by = Robbed by { $name }
companion-counts = counts
companion-raise =
    { $rank ->
        [1] { $name } ranks first
       *[other] { $name }, rank { $rank }: one rank higher
    }
companion-next-round = Next round
companion-poor = Has somebody too few supporters?
companion-supporters-of = Supporters of { $name }
companion-alone = The engine works this out, and cannot be reached. Hourglass, spinner and dice work without it.
companion-castle = The tiles on your castle
companion-add-tile = Add a tile: { $value } { $good }
companion-take-tile = Take a tile away: { $value } { $good }
companion-no-tiles = none yet
companion-field = The field
companion-terrain =
    { $terrain ->
        [pasture] Pasture
        [forest] Forest
        [mountain] Mountain
        [village] Village
       *[palace] Palace
    }{ $factor ->
        [1] {""}
       *[other] , far
    }
companion-way =
    { $tiles }{ $supporters ->
        [0] {""}
        [one] , brings 1 supporter
       *[other] , brings { $supporters } supporters
    }
companion-too-few = too little
companion-supporters =
    { $supporters ->
        [one] supporter gained
       *[other] supporters gained
    }
companion-stand-in = This price is a figure of our own: compare it with your box.
companion-aside = Set aside
companion-aside-none = Tap the dice that you set aside.
companion-anew = Start anew
companion-add-die = Set a die aside
companion-put-die = Set aside a { $face }
companion-roll-again = { $face }: roll it again after all
companion-to-roll = Still to roll
companion-takes =
    { $count ->
        [0] This result takes nobody.
        [one] This result takes one character.
       *[other] This result can take one of { $count } characters.
    }
companion-odds =
    { $dice ->
        [one] Odds with 1 die still to roll
       *[other] Odds with { $dice } dice still to roll
    }
companion-pays = takes
companion-pays-not = no
companion-percent = { $percent }%
companion-plain-rolling = By plain rolling: after every roll the best dice for that character are set aside, at least one, and no card is used.
companion-stock-points = Points on the track
companion-stock-nobility = Nobility track
companion-stock-permits = Permits, used ones too
companion-stock-servants = Servants
companion-stock-cards = Cards in hand
companion-stock-of = { $what }: { $name }
companion-reward-colours =
    { $name ->
        [gold] Gold cities
        [silver] Silver cities
        [bronze] Bronze cities
       *[iron] Iron cities
    }
companion-reward-regions =
    { $name ->
        [coast] The coast
        [hills] The hills
       *[mountains] The mountains
    }
companion-reward-queens = { $name ->
       *[queen] Queen’s tile
    }
companion-reward-of = { $what }, { $points } points: { $name }
companion-source-play = In play
companion-source-colours = Colours
companion-source-regions = Regions
companion-source-queen = Queen’s tiles
companion-source-nobility = Nobility
companion-source-permits = Most permits
companion-total = Total
companion-place = Place
companion-permit-tie = A tie for most permits
companion-permit-tie-all = Tied for permits: all score
companion-permit-tie-none = none
