## The house

app-name = Regalia
app-hall = To the hall
page-unknown = There is nothing at this address.

## The connection

connection-connecting = Connecting …
connection-offline = You are offline. The game goes on when you are back.
connection-waiting = The server does not answer. We keep trying …
connection-stale = The server has been renewed: this page is older than it.
connection-reload = Load the new page

## The table

table-story = So far
table-earlier =
    { $count ->
        [one] one turn before that
       *[other] { $count } turns before that
    }
table-bot = a bot
table-goods-of = What { $name } has
table-not-now = not now: press to hear why
table-undo = Undo

## To Court the King

court-display = On display
court-all-cards = all { $count } cards
court-only = only
court-pips-or-more = pips or more
court-owned = yours already
court-none-left = none left
court-can-take = can be taken
court-payable = the dice as they lie would pay
court-percent = { $percent }%
court-odds = { $percent } likely by plain rolling, cards ignored
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
    { $pips ->
        [one] 1 pip so far
       *[other] { $pips } pips so far
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
court-each-once = each card once a turn, on active dice
court-no-cards = no card yet: each turn may bring one
court-status =
    { $status ->
        [open] choose a die
        [used] used this turn
        [itself] works by itself
        [ready] tap to use
        [idle] nothing to work on
       *[other] not used yet
    }
court-first-roll = in the first roll
court-tap-die = Tap a die to set it aside.
court-tap-lit = Tap one of the lit dice.
court-choose-result = Choose what becomes of the dice.
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
court-turn-of = { $name }’s turn
court-rolls =
    { $rolls ->
        [one] first roll
        [2] second roll
        [3] third roll
       *[other] roll { $rolls }
    }
court-final-round = The final round
court-to-beat = To beat
court-holder =
    { $whose ->
        [mine] You hold the King.
       *[theirs] { $name } holds the King.
    }
court-wins-king = This wins the King
court-any-face = { $size } or more of any face
court-tie =
    { $whose ->
        [queen] With the Queen a tie is enough.
       *[others] A tie is not enough: only the Queen’s holder wins it.
    }
court-order = Who rolls when
court-final-status =
    { $status ->
        [now] rolling now
        [king] with the King
        [short] fell short
        [skipped] too few dice
        [last] last, a tie will do
       *[next] still to roll
    }
court-missing =
    { $active ->
        [0] { $missing } more { $faces }
        [one] { $missing } more { $faces }; one lies there
       *[other] { $missing } more { $faces }; { $active } lie there
    }
court-enough-to-win = That is enough for the King.
court-starts = starts

## Sheets

sheet-close = Close

## The end

end-won = You win!
end-lost =
    { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
end-drawn = A draw
end-points = points
