## At the table

name-you = You
name-person = Player { $number }

hand-over = Pass the keyboard to { $name }: press Enter when nobody else is looking: 
welcome = Type what stands before a choice, several in a row if you like (1 1 3). h shows the rules and more.
prompt =
    { $people ->
        [1] Your choice:
       *[other] { $name }, your choice:
    }
not-understood = I do not understand { $line }: type what stands before a choice, or h for help.
back = 0: back
more = Enter: more, q: back
enough = Enter: back
over-prompt = The game is over. r: play again, board, story; Enter: leave:
over-how = Type r, board or story, or press Enter to leave.
no-undo = Nothing can be taken back now, only what you did yourself since something new last came to light.
event-undone =
    { PERSON($seat) ->
        [second] you take the last step back
       *[third] { $seat } takes the last step back
    }
help =
    You can type:
      1, e       what stands before a choice; several at once, as in 1 1 3
      e 2, e2    choice 2 of the kind e; 0 goes back
      Enter, ?   list the choices again
      u, undo    take your last step back, until something new comes to light
      hint       what a strong player would think of
      why        why not: everything that cannot be done now
      why e      why not e; a further word says which one: why e blue
      board      the whole table
      story      what has happened
      { help-reference }
      save FILE  keep the game in this file from now on; it is kept anyway
      h, help    this text
      q, quit    leave the game, which can be continued later
save-how = Type save and the name of a file, for example: save { $game }.json
saved =
    The game is kept in { $file }.
    You can go on with it: { $program } play { $command }
saved-over =
    The record of the game is in { $file }.
    You can look at it: { $program } replay { $quoted }
goodbye = Goodbye!
thinking = { $name } is thinking…

command-undo = u undo
command-list = list ?
command-help = h help
command-reference = cards prices
command-board = board
command-story = story
command-hint = hint
command-why = why
command-save = save
command-quit = q quit exit
command-rematch = r rematch
command-feminine = f
command-masculine = m

hint-best = A strong player would do this (chance to win):
hint-chance = { $percent } %
why-how = Type why alone, why and a key ({ $keys }), or after it also what you mean, as a city or a colour.
why-possible = You can do that now: { $kind }.
why-example = { $reason } (for example)
why-not-found = Nothing of this kind is called { $word }, or it can be done: { $kind }.
why-further = Ask about one of them with why and its key.


## The start menu

start = Regalia: what would you like to do?
start-resume = go on: { $file }
start-watch = watch a game that was played
start-prompt = A number from 1 to { $most }, q to leave [1]:
start-players = How many play, { $least } to { $most } [{ $usual }]:
start-names = Your name; with commas, the names of all who share this keyboard [{ $usual }]:
start-title =
    { $name }: f for queen or duchess, m for king or duke [{ $usual ->
        [feminine] f
       *[masculine] m
    }]:
start-bot = Which bots are to play [{ $usual }]:
start-unfinished = not over yet


## Replays

replay-step =
    { $by ->
        [turn] After { $number } of { $count } turns
       *[action] After { $number } of { $count } actions
    }
replay-prompt =
    Enter: next { $by ->
        [turn] turn, b: back, a: by actions
       *[action] action, b: back, t: by turns
    }, number: jump, q: leave
replay-not-understood = Press Enter, or type b, a, t, q or a number from 0 to { $count }.
replay-start = You are at the start.
replay-end = This is the end of the record.
command-back = b back
command-leave = q quit exit
command-by-action = a actions
command-by-turn = t turns


## Guests

guest-name = Guest { $number }


## The bots

bot-easy = does what looks best, and errs now and then
    .name = Easy
    .brief = errs now and then
bot-steady = does what looks best at once
    .name = Steady
    .brief = answers at once
bot-strong = thinks ahead for as long as it may
    .name = Strong
    .brief = thinks ahead
bot-random = does anything legal, every action equally likely
bot-greedy = steady, under its name in comparisons of bots
bot-search = strong, under its name in comparisons of bots


## The arena

arena-title = { $game }: { $bots }
arena-bot = Bot
arena-wins = Wins
arena-rate = Win rate
arena-interval = 95% interval
arena-margin = Margin
    .points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-time = Time a decision
arena-written = The report is in { $file }.
arena-played =
    { $games ->
        [1] 1 game, seed { $seed }
       *[other] { $games } games, seed { $seed }
    }

arena-number = { NUMBER($value, maximumFractionDigits: 1) }
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-whole-percent = { NUMBER($value, maximumFractionDigits: 0) }%
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-power = { NUMBER($value, maximumFractionDigits: 3) }
arena-milliseconds = { NUMBER($value, maximumFractionDigits: 3) } ms
arena-place =
    { $number ->
        [1] First seat
        [2] Second seat
        [3] Third seat
        [4] Fourth seat
       *[other] Fifth seat
    }

arena-game = Game
arena-options = Options
    .none = the usual ones
arena-bots = Bots
arena-budget = A decision may take
    .seconds = { NUMBER($number, maximumFractionDigits: 3) } s
    .iterations =
        { $number ->
            [1] 1 iteration
           *[other] { $number } iterations
        }
arena-games = Games
    .part = { NUMBER($played, maximumFractionDigits: 0) } of { NUMBER($games, maximumFractionDigits: 0) }, because a worker process died
arena-seed = Seed
arena-date = Date
    .day = { DATETIME($day, dateStyle: "long") }

arena-replay = Watch one of these games
    .how = { $command } N, with a number N from 0 to { NUMBER($most, useGrouping: 0) }

arena-fair = The dashed line is a fair share, { arena-percent }.
arena-results = Results
    .about = Every deal is played once with each bot in each seat. A win shared by several is shared out among them. The intervals are Wilson’s, for 95% certainty; because the deals are the same for all, they are rather too wide.
arena-running = In the course of the games
    .about = The win rate after so many games, within its interval: how it settled. The dashed line is a fair share.
    .label = Win rate of { $name } in the course of the games, in the end { arena-percent }.
arena-places = Does it help to begin?
    .about = Win rates by seat, counted around the table from whoever acts first: of each bot in that seat, then of all together.
arena-lengths = Length of the games
    .about = How many actions the games had, those of all seats together.
    .label = The shortest game had { $least } actions, the longest { $most }, half of the games up to { NUMBER($median, maximumFractionDigits: 0) }.
arena-thinking = Time to think
    .about = How long decisions between several actions took. Where there was nothing to choose, nothing is counted. The plots show the share of the decisions by their time in milliseconds, each mark ten times the one before; the dashed line is the time allowed.
    .decisions = Decisions
    .mean = Mean
    .median = Half within
    .most-within = 95% within
    .longest = Longest
    .label = How the times of the decisions of { $name } are spread.


## Lists, and players without a name

list = { $first } and { $last }
seat-name = Seat { $number }


## What a value may be

domain-integer = a whole number from { $least } to { $greatest }
domain-member = one of { LIST($names, by: ", ") }
domain-subset = a list of some of { LIST($names, by: ", ") }
domain-mask = a list of different whole numbers from 0 to { $greatest }
domain-either = { LIST($names, by: ", ") } or { $numbers }


## What is expected, where no game says it

expected-several = { $seats } are to act.
expected-nobody =
    { $over ->
        [true] The game is over.
       *[false] Everybody waits for the sand to run out.
    }


## Why not: what holds in every game

reason-game-over = The game is over.
reason-not-your-turn =
    { COUNT($actors) ->
        [0] It is not your turn.
       *[other] It is not your turn: { $actors } { COUNT($actors) ->
            [one] is
           *[other] are
        } to act.
    }
reason-nothing-to-undo = There is nothing to take back.
reason-undo-not-free = Something came to light or somebody else acted since: that can be taken back only if all agree.
reason-time-has-run = Time that has run cannot be taken back.
reason-no-clock = No glass is running.
reason-impossible-position = This position cannot be: { $problem }
reason-no-list = { $name } must be a list of { $length }, not { $given }.
reason-out-of-domain = { $name } must be { $wanted }, not { $given }.
reason-counter-too-large = { $name } grows in play and may begin at { $greatest } at most, not at { $given }.
reason-unknown-field = There is no field { $given }.
reason-position-no-object = A position is an object, not { $given }.
reason-options-no-object = Options are an object, not { $given }.
reason-unknown-option = There is no option { $given }; there is { LIST($names, by: ", ") }.
reason-no-figures = Figures are an object of { LIST($names, by: ", ") }, not { $given }.
reason-wrong-figures = The figures do not fit: { $problem }
reason-action-no-object = An action is an object, not { $given }.
reason-unknown-action = There is no action of the type { $given }.
reason-action-keys = The action { $name } has the keys { LIST($wanted, by: ", ") }, not { $given }.
reason-argument = { $name } of { $action } must be { $wanted }, not { $given }.
reason-title = A title is one of { LIST($titles, by: ", ") }, not { $given }.
reason-players-at-table =
    { $given ->
        [one] 1 player is named
       *[other] { $given } players are named
    }, but { $players } play.
reason-not-asked = You were not asked whether that may be taken back.
reason-nothing-asked = Nobody has asked to take anything back.
reason-seat = There is no seat { $given }.
reason-seed = A seed is a whole number of up to { $bits } bits, not { $given }.
reason-players = { $name } is for { $least } to { $most } players, not { $given }.
reason-edition = There is no edition { $given } of the rules of { $name }.
reason-unknown-game = There is no game { $given }; there is { LIST($games, by: ", ") }.
reason-foreign-record = This is no record of a match: { $given }.
reason-record-keys = A record has other keys than { $given }.
reason-record-edition = The position is not of edition { $given }.
reason-log-no-list = The log of a record is a list, not { $given }.
reason-log-entry = Entry { $number } of the log cannot be read: { $given }.
reason-log-refused = Entry { $number } of the log: { $problem }
reason-log-spelling = Entry { $number } of the log is not written as we write it.
reason-record-digest = The record was changed or is not whole: its digest does not fit.
reason-record-key = The position of a record needs its random_key.
reason-record-digits = The { $name } of a record is { $digits } hexadecimal digits, not { $given }.
reason-record-bytes = A record of this game is { NUMBER($size, useGrouping: 0) } bytes, not { $given }.
reason-bytes-out-of-range = In these bytes { $field } is out of its range.
reason-foreign-bytes = These bytes are not as a match writes them.
reason-foreign-view = That is no earlier view of the same seat: { $given }.
reason-consent = Consent is true or false, not { $given }.
reason-record-result = The result in the record is not the one that its log leads to.
reason-unknown-bot = There is no bot { $given }; there is { LIST($bots, by: ", ") }.
reason-budget-kind = A budget is either seconds or iterations.
reason-budget-seconds = Time to think is a number of seconds above 0, up to { $most }, not { $given }.
reason-budget-iterations = Iterations are a whole number from 1 to { $most }, not { $given }.
reason-no-budget = A search has a Budget, not { $given }.
reason-no-memory = A search works on a SearchMemory, not { $given }.
reason-no-match = What is analysed is a match, not { $given }.
reason-no-game = A bot plays a game, not { $given }.
reason-no-view = A view of { $name } is one of its records, not { $given }.
reason-view-out-of-range = This is no view of { $name }: { $field } is out of its range.
reason-view-without-choice = { $seat } is to act in this view, and there is nothing to do.
reason-stale = Something was taken back, or your turn has changed, since you last looked.
reason-sand-stands = The sand stands until it is known who is there.
reason-unseen-number = The number { $given } has not been yet: the last entry is { $number }.
reason-reveals-early = Only the last of several actions may bring anything to light.
reason-not-seated = You do not sit at this table.
reason-not-joined = Join a table first.
reason-not-begun = The game has not begun.
reason-not-over = The game is not over.
reason-game-begun = The game has begun.
reason-already-seated = You sit at this table already.
reason-seat-taken = This seat is taken.
reason-table-full = All seats are taken.
reason-seat-given-up = You have given up your seat at this table.
reason-colour-taken = Somebody else has this colour.
reason-not-host = Only the host can do that: whoever sat down first.
reason-own-seat = This is your own seat: leave the table instead.
reason-replacing-asked-already = Somebody has already asked to replace a player.
reason-not-away = Nobody is away from this seat.
reason-nobody-to-replace = Nobody asks for that any more.
reason-arranged = This game began with a position that was set up, and has no rematch.
reason-only-bots = Somebody has to sit at a table besides bots.
reason-unknown-table = There is no such table.
reason-unknown-step = There is no step { $given } in this lesson.
reason-unknown-catalogue = There is no such catalogue.
reason-unknown-code = There is no such code behind the rulings of this game.
reason-unknown-address = There is nothing at this address.
reason-wrong-method = This cannot be done at this address.
reason-malformed-message = This message cannot be read.
reason-too-large = This is larger than anything that is sent here.
reason-foreign-origin = This was asked by a page of somebody else.
reason-too-fast = Too much is asked at once. Wait a moment.
reason-not-saved = The server cannot save anything now. Nothing has changed; try again later.
reason-not-read = The server cannot read what it has saved. Try again later.
reason-server-failed = Something went wrong on the server. What was saved is safe.
reason-name = A name has 1 to { $most } letters.
reason-name-refused = This name is not shown to others. Choose another one.
reason-unknown-return = This link leads to no seat any more.
reason-somebody-else = Here you are { $name }, who sits at other tables: by this link you would lose them.


## Problems

problem-usage = regalia: { $detail } (regalia --help shows what is possible)
problem-argument-missing = { $wanted } is missing (--help shows what is possible).
problem-argument-unknown = There is nothing that { $unknown } could mean here (--help shows what is possible).
problem-value-missing = { $name } needs a value (--help shows which).
problem-value-needless = { $name } takes no value, so not { $given }.
problem-command = There is no command { $given }; there is { $choices }.
problem-language = There is no language { $given }; there is { $choices }.
problem-game = There is no game { $given }; there is { $games }.
problem-players = { $game } is for { $least } to { $most } players, not { $given }.
problem-bots = There can be 0 to { $most } bots among { $most } players, not { $given }.
problem-bot = There is no bot { $given }; there is { $bots }.
problem-think = Time to think is a number of seconds above 0, up to { $most }, as in 0.5, not { $given }.
problem-think-alone = Only the bots { $thinkers } take time to think: add --bot with one of them, or leave out --think.
problem-budget-alone = Only the bots { $thinkers } have a budget of their own, not { $given }.
problem-worker =
    A worker process was ended from outside, or the machine has no memory left for it: { $played ->
        [0] no game was played to its end.
       *[other] { $played } of { $games } games were played.
    }
problem-entrants = { $game } is for { $least } to { $most } bots, one a seat, not { $given }.
problem-budgets = Bots have so many seconds or so many iterations: leave out --think or --iterations.
problem-replay = The games are numbered from 0 to { $most }, and there is no { $given } among them.
problem-games = There can be 1 to { $most } games, not { $given }.
problem-iterations = There can be 1 to { $most } iterations, not { $given }.
problem-workers = There can be 1 to { $most } games at once, not { $given }.
problem-seed = A seed is a whole number from 0 to 2 to the power of { $bits } less 1, not { $given }.
problem-option = This game cannot be played with { $given }. { $reason }
problem-nothing-kept = No game is kept that is not over. Begin one: { $program } play
problem-name = A name has 1 to { $most } letters and is given once, not { $given }.
problem-title = After a name and a colon comes f for titles like queen or m for titles like king, not { $given }.
problem-names =
    { $people ->
        [one] Only 1 person plays
       *[other] Only { $people } people play
    } beside the bots, but { $given } are named.
problem-resumed-over = The game in { $file } is over; you can look at it: { $program } replay { $quoted }
problem-resume-alone = A game that goes on keeps its players, seed and options: leave out { $given }.
problem-unreadable = { $file } cannot be read: { $reason }.
problem-unwritable = { $file } cannot be written: { $reason }.
problem-too-large = { $file } is too large for the record of a game.
problem-file-exists = { $file } exists already: choose another name, so that nothing is lost.
problem-figures = { $file } holds no figures for this game: { $reason }
problem-no-json = { $file } is no record of a game: { $reason }.
file-missing = there is no such file
file-forbidden = that is not allowed
file-folder = it is a folder
file-no-folder = what should be a folder is a file
file-full = the disk is full
file-read-only = it cannot be changed there
file-name = no file can have such a name
file-other = { $detail }
json-broken = from line { $line }, column { $column } on it cannot be read as JSON
json-none = it cannot be read as JSON
problem-no-record = { $file } is no record of a game that can be played: { $reason }
problem-tampered = { $file } is a record that was changed afterwards: { $reason }


## The command line

cli-about = Royal-court board games, in the browser and in the terminal. Without a command: a small menu.
cli-usage = usage:{" "}
cli-arguments = arguments
cli-options = options
cli-value-game = GAME
cli-value-number = N
cli-value-names = NAMES
cli-value-name = NAME
cli-value-seconds = SECONDS
cli-value-option = NAME=VALUE
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-address = ADDRESS
cli-value-url = URL
cli-help = show this help and exit
cli-version = show the version and exit
cli-play = play a game, against bots or with friends at one keyboard
cli-play-game = the game (court if none is named)
cli-play-players = how many play (3)
cli-play-names = the names of the people at this keyboard, with commas between them; Ada:f,Ben:m makes her queen and him king
cli-play-bots = how many of them are bots (all but the people)
cli-play-bot = which bots: easy, steady or strong (steady)
cli-play-think = how many seconds bots that think have for each decision (0.5)
cli-play-seed = a number: the same seed gives the same luck
cli-play-option = an option of the game; may be given several times
cli-play-save = keep the game in this file, instead of one among your data
cli-play-resume = go on with the game in this file; without a name, with the last one
cli-play-epilog = Options of { $title }:
cli-replay = step through the record of a game
cli-replay-file = the file that holds the record
cli-replay-all = tell the whole story at once
cli-rulings = the rules as they are played, ruling by ruling
cli-one-game = the game (court if none is named)
cli-describe = everything that a program needs to know of a game, as JSON
cli-compile = make the games ready, so that they start at once
cli-compile-games = the games (all if none is named)
cli-arena = let bots play many games against each other and count their wins
cli-arena-game = the game (court if none is named)
cli-arena-bots = the bots, one a seat; search@0.25 has 0.25 seconds of its own, search@200i 200 iterations (search,greedy)
cli-arena-games = how many games; a multiple of the number of bots is fairest (100)
cli-arena-seed = a number: the same seed gives the same deals (1)
cli-arena-think = seconds for a decision of bots that make use of them (0.05)
cli-arena-iterations = iterations instead of seconds: then the same seed gives the same results
cli-arena-option = an option of the game; a game with a clock is played with taxes=budget unless told otherwise
cli-arena-workers = how many games are played at once (one for each core)
cli-arena-json = print the results as JSON and nothing else
cli-arena-replay = play the game of this number again, from 0 on, and step through it
cli-arena-report = write a report with plots to this file
cli-serve = let people play together over the network
cli-serve-data = the folder in which everything is kept (regalia, among your data)
cli-serve-host = the address at which others reach the server (127.0.0.1: this machine alone)
cli-serve-port = the port (8000, or the next that is free)
cli-serve-public-url = the address that others open, if it is another, as https://play.example.org
cli-serve-open = open the page in the browser
cli-bots = The bots:
cli-lang = the language: en or de

ruling-function = {"    "}code: { $function }
ruling-test = {"    "}test: { $test }

serving = Regalia is at { $address } and keeps everything in { $folder }. Ctrl-C ends it.
serving-others = Others open { $address }
serving-port = Port { $port } is taken: it is the next one that is free.
serving-unopened = No browser can be opened from here: open { $address } in one.
serving-terminal = To play in the terminal instead: { $program } play
problem-port = A port is a number from 0 to 65535, not { $given }.
problem-public-url = A public address is as https://play.example.org, without a path, not { $given }.
problem-address = Nobody can be served at { $address }: { $problem }.
problem-store = { $problem }

compiling = Making { $title } ready, once for this machine: { $step }
