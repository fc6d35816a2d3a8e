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


## Problems

problem-usage = regalia: { $detail } (regalia --help shows what is possible)
problem-game = There is no game { $given }; there is { $games }.
problem-players = { $game } is for { $least } to { $most } players, not { $given }.
problem-bots = There can be 0 to { $most } bots among { $most } players, not { $given }.
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
cli-lang = the language: en or de

ruling-function = {"    "}code: { $function }
ruling-test = {"    "}test: { $test }

compiling = Making { $title } ready, once for this machine: { $step }
