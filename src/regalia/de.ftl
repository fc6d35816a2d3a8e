## Am Tisch

name-you = Du
name-person = Spieler { $number }
name-bot = Bot { $number }

hand-over = { $name }, drück Enter, wenn niemand sonst hinsieht: 
welcome = Tippe die Nummer dessen, was du tun willst, gern auch mehrere hintereinander (1 1 3). Tippe hilfe für die Regeln und mehr.
prompt =
    { $people ->
        [1] Deine Wahl:
       *[other] { $name }, deine Wahl:
    }
not-understood =
    { $given ->
        [empty] Tippe { numbers } oder hilfe.
       *[line] Ich verstehe { $line } nicht: Tippe { numbers } oder hilfe.
    }
numbers =
    { $most ->
        [1] die Nummer 1
       *[other] eine Nummer von 1 bis { $most }
    }
turn-over = Du bist nicht mehr am Zug.
no-undo = Jetzt lässt sich nichts zurücknehmen, nur was du selbst getan hast, seit zuletzt etwas Neues bekannt wurde.
event-undone =
    { $person ->
        [second] du nimmst den letzten Schritt zurück
       *[third] { $name } nimmt den letzten Schritt zurück
    }
help =
    Du kannst tippen:
      1               die Nummer einer Wahl; mehrere gehen auch: 1 1 3
      zurück          deinen letzten Schritt zurücknehmen, bis Neues bekannt wird
      { help-reference }
      tisch           den ganzen Tisch zeigen
      speichern NAME  das Spiel in eine Datei schreiben, die auf dem Stand bleibt
      hilfe           dieser Text
      ende            das Spiel verlassen
save-how = Tippe speichern und den Namen einer Datei, zum Beispiel: speichern { $game }.json
saved = Das Spiel ist in { $file } gespeichert. So geht es weiter: regalia play { $command }
saved-over = Der Verlauf des Spiels steht in { $file }. So siehst du ihn an: regalia replay { $quoted }
goodbye = Auf Wiedersehen!

command-undo = zurück rückgängig zurueck rueckgaengig
command-help = hilfe
command-reference = karten preise
command-board = tisch
command-save = speichern
command-quit = ende


## Aufzeichnungen

replay-step = { $number } von { $count }
replay-prompt = Enter: weiter, z: zurück, Nummer: dorthin, e: Ende
replay-not-understood = Drücke Enter oder tippe z, e oder eine Nummer von 0 bis { $count }.
replay-start = Du bist am Anfang.
replay-end = Hier endet die Aufzeichnung.
command-back = z zurück zurueck
command-leave = e ende


## Probleme

problem-usage = regalia: { $detail } (regalia --help zeigt, was möglich ist)
problem-game = Es gibt kein Spiel { $given }; es gibt { $games }.
problem-players = { $game } ist für { $least } bis { $most } Personen, nicht { $given }.
problem-bots = Unter { $most } Mitspielern können 0 bis { $most } Bots sein, nicht { $given }.
problem-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2 hoch { $bits } weniger 1, nicht { $given }.
problem-option = { $given } ist keine Option dieses Spiels; es gibt { $options }.
problem-resumed-over = Das Spiel in { $file } ist zu Ende; so siehst du es an: regalia replay { $quoted }
problem-resume-alone = Ein Spiel, das weitergeht, behält Mitspieler, Startwert und Optionen: Lass { $given } weg.
problem-unreadable = { $file } lässt sich nicht lesen: { $reason }.
problem-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
problem-too-large = { $file } ist zu groß für die Aufzeichnung eines Spiels.
problem-file-exists = { $file } gibt es schon: Wähle einen anderen Namen, damit nichts verloren geht.
problem-figures = { $file } enthält keine Angaben für dieses Spiel: { $reason }
problem-no-json = { $file } ist keine Aufzeichnung eines Spiels: Darin steht kein JSON ({ $reason }).
problem-no-record = { $file } ist keine Aufzeichnung, die sich spielen lässt: { $reason }
problem-tampered = { $file } ist eine Aufzeichnung, die nachträglich verändert wurde: { $reason }


## Die Befehlszeile

cli-about = Königliche Brettspiele im Terminal.
cli-usage = Aufruf:{" "}
cli-arguments = Argumente
cli-options = Optionen
cli-help = zeigt diese Hilfe
cli-version = zeigt die Version
cli-play = ein Spiel spielen, gegen Bots oder mit Freunden an einer Tastatur
cli-play-game = das Spiel (court, wenn keines genannt ist)
cli-play-players = wie viele mitspielen (3)
cli-play-bots = wie viele davon Bots sind (alle bis auf einen)
cli-play-seed = eine Zahl: derselbe Startwert gibt dasselbe Glück
cli-play-option = eine Option des Spiels; mehrmals möglich
cli-play-save = das Spiel laufend in dieser Datei festhalten
cli-play-resume = das Spiel in dieser Datei fortsetzen
cli-play-epilog = Optionen von { $title }:
cli-replay = die Aufzeichnung eines Spiels Schritt für Schritt ansehen
cli-replay-file = die Datei mit der Aufzeichnung
cli-replay-all = die ganze Geschichte auf einmal erzählen
cli-rulings = die Regeln, wie sie gespielt werden, Entscheidung für Entscheidung
cli-rulings-game = das Spiel (court, wenn keines genannt ist)
cli-compile = die Spiele vorbereiten, damit sie sofort starten
cli-compile-games = die Spiele (alle, wenn keines genannt ist)
cli-lang = die Sprache: en oder de

ruling-function = {"    "}Code: { $function }
ruling-test = {"    "}Test: { $test }

compiling = { $title } wird vorbereitet, einmal für diesen Rechner: { $step }
