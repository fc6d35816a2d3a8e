## The house

app-name = Regalia
app-settings = Settings
app-hall = To the hall
page-unknown = There is nothing at this address.

## The connection

connection-connecting = Connecting …
connection-offline = You are offline. The game goes on when you are back.
connection-waiting = The server does not answer. Trying again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } …
