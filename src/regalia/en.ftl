## At the table

name-you = You
name-person = Player { $number }
name-bot = Bot { $number }

hand-over = { $name }, press Enter when nobody else is looking: 
welcome = Type the number of what you want to do, several in a row if you like (1 1 3). Type help for the rules and more.
prompt =
    { $people ->
        [1] Your choice:
       *[other] { $name }, your choice:
    }
not-understood =
    { $given ->
        [empty] Type { numbers }, or help.
       *[line] I do not understand { $line }: type { numbers }, or help.
    }
numbers =
    { $most ->
        [1] the number 1
       *[other] a number from 1 to { $most }
    }
turn-over = It is no longer your turn.
no-undo = Nothing can be taken back now, only what you did yourself since something new last came to light.
event-undone =
    { $person ->
        [second] you take the last step back
       *[third] { $name } takes the last step back
    }
help =
    You can type:
      1          the number of a choice; several, as in 1 1 3, are done in a row
      undo       take your last step back, until something new comes to light
      { help-reference }
      board      the whole table
      save FILE  write the game to a file, and keep that up to date
      help       this text
      quit       leave the game
save-how = Type save and the name of a file, for example: save { $game }.json
saved = The game is saved in { $file }. You can go on with it: regalia play { $command }
saved-over = The record of the game is in { $file }. You can look at it: regalia replay { $quoted }
goodbye = Goodbye!
thinking = { $name } is thinking…

command-undo = undo
command-help = help
command-reference = cards prices
command-board = board
command-save = save
command-quit = quit exit


## Replays

replay-step = { $number } of { $count }
replay-prompt = Enter: on, b: back, number: jump, q: quit
replay-not-understood = Press Enter, or type b, q or a number from 0 to { $count }.
replay-start = You are at the start.
replay-end = This is the end of the record.
command-back = b back
command-leave = q quit


## The bots

bot-random = does anything legal, every action equally likely
bot-greedy = does what looks best at once
bot-search = thinks ahead for as long as it may


## The arena

arena-title = { $game }: { $bots }
arena-bot = Bot
arena-wins = Wins
arena-rate = Win rate
arena-interval = 95% interval
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


## Problems

problem-usage = regalia: { $detail } (regalia --help shows what is possible)
problem-game = There is no game { $given }; there is { $games }.
problem-players = { $game } is for { $least } to { $most } players, not { $given }.
problem-bots = There can be 0 to { $most } bots among { $most } players, not { $given }.
problem-bot = There is no bot { $given }; there is { $bots }.
problem-think = Time to think is a number of seconds above 0, up to { $most }, as in 0.5, not { $given }.
problem-think-alone =
    { $count ->
        [1] Only the bot { $thinkers } takes time to think: add --bot { $thinkers }, or leave out --think.
       *[other] Only the bots { $thinkers } take time to think: add --bot with one of them, or leave out --think.
    }
problem-budget-alone =
    { $count ->
        [1] Only the bot { $thinkers } has a budget of its own, not { $given }.
       *[other] Only the bots { $thinkers } have a budget of their own, not { $given }.
    }
problem-worker =
    A worker process was ended from outside, or the machine has no memory left for it: { $played ->
        [0] no game was played to its end.
       *[other] { $played } of { $games } games were played.
    }
problem-entrants = { $game } is for { $least } to { $most } bots, one a seat, not { $given }.
problem-budgets = Bots have so many seconds or so many iterations: leave out --think or --iterations.
problem-games = There can be 1 to { $most } games, not { $given }.
problem-iterations = There can be 1 to { $most } iterations, not { $given }.
problem-workers = There can be 1 to { $most } games at once, not { $given }.
problem-seed = A seed is a whole number from 0 to 2 to the power of { $bits } less 1, not { $given }.
problem-option = { $given } is no option of this game; there is { $options }.
problem-resumed-over = The game in { $file } is over; you can look at it: regalia replay { $quoted }
problem-resume-alone = A game that goes on keeps its players, seed and options: leave out { $given }.
problem-unreadable = { $file } cannot be read: { $reason }.
problem-unwritable = { $file } cannot be written: { $reason }.
problem-too-large = { $file } is too large for the record of a game.
problem-file-exists = { $file } exists already: choose another name, so that nothing is lost.
problem-figures = { $file } holds no figures for this game: { $reason }
problem-no-json = { $file } is no record of a game: it holds no JSON ({ $reason }).
problem-no-record = { $file } is no record of a game that can be played: { $reason }
problem-tampered = { $file } is a record that was changed afterwards: { $reason }


## The command line

cli-about = Royal-court board games in the terminal.
cli-usage = usage:{" "}
cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-version = show the version and exit
cli-play = play a game, against bots or with friends at one keyboard
cli-play-game = the game (court if none is named)
cli-play-players = how many play (3)
cli-play-bots = how many of them are bots (all but one)
cli-play-bot = which bots, by name (greedy)
cli-play-think = how many seconds bots that think have for each decision (0.5)
cli-play-seed = a number: the same seed gives the same luck
cli-play-option = an option of the game; may be given several times
cli-play-save = keep the game in this file while it is played
cli-play-resume = go on with the game in this file
cli-play-epilog = options of { $title }:
cli-replay = step through the record of a game
cli-replay-file = the file that holds the record
cli-replay-all = tell the whole story at once
cli-rulings = the rules as they are played, ruling by ruling
cli-rulings-game = the game (court if none is named)
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
cli-arena-report = write a report with plots to this file
cli-bots = The bots:
cli-lang = the language: en or de

ruling-function = {"    "}code: { $function }
ruling-test = {"    "}test: { $test }

compiling = Making { $title } ready, once for this machine: { $step }
