## Das Haus

app-name = Regalia
app-hall = Zum Saal
page-unknown = Unter dieser Adresse gibt es nichts.

## Die Verbindung

connection-connecting = Die Verbindung wird aufgebaut …
connection-offline = Du bist offline. Es geht weiter, sobald du zurück bist.
connection-waiting = Der Server antwortet nicht. Wir versuchen es weiter …
connection-stale = Der Server wurde erneuert: Diese Seite ist älter als er.
connection-reload = Neue Seite laden
