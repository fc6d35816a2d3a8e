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
