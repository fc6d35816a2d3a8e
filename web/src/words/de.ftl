## Das Haus

app-name = Regalia
app-settings = Einstellungen
app-hall = Zum Saal
page-unknown = Unter dieser Adresse gibt es nichts.

## Die Verbindung

connection-connecting = Verbinde …
connection-offline = Du bist offline. Es geht weiter, wenn du zurück bist.
connection-waiting = Der Server antwortet nicht. Neuer Versuch in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } …
