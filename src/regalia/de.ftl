## Am Tisch

name-you = Du
name-person = Spieler { $number }

hand-over = Gib die Tastatur an { $name } weiter: Enter, wenn niemand sonst hinsieht: 
welcome = Tippe, was vor einer Möglichkeit steht, gern auch mehreres hintereinander (1 1 3). h zeigt die Regeln und mehr.
prompt =
    { $people ->
        [1] Deine Wahl:
       *[other] { $name }, deine Wahl:
    }
not-understood = Ich verstehe { $line } nicht: Tippe, was vor einer Möglichkeit steht, oder h für Hilfe.
back = 0: zurück
more = Enter: weiter, q: zurück
enough = Enter: zurück
over-prompt = Das Spiel ist aus. r: noch einmal, tisch, verlauf; Enter: verlassen:
over-how = Tippe r, tisch oder verlauf, oder drück Enter zum Verlassen.
no-undo = Jetzt lässt sich nichts zurücknehmen, nur was du selbst getan hast, seit zuletzt etwas Neues bekannt wurde.
event-undone =
    { PERSON($seat) ->
        [second] du nimmst den letzten Schritt zurück
       *[third] { $seat } nimmt den letzten Schritt zurück
    }
help =
    Du kannst tippen:
      1, w            was vor einer Möglichkeit steht; mehreres geht auch: 1 1 3
      w 2, w2         Möglichkeit 2 der Art w; 0 führt zurück
      Enter, ?        die Möglichkeiten noch einmal zeigen
      u, zurück       deinen letzten Schritt zurücknehmen, bis Neues bekannt wird
      tipp            woran ein starker Spieler denken würde
      warum           warum nicht: alles, was jetzt nicht geht
      warum w         warum nicht w; ein weiteres Wort sagt, was davon: warum w blau
      tisch           den ganzen Tisch zeigen
      verlauf         was geschehen ist
      { help-reference }
      speichern NAME  das Spiel von nun an in dieser Datei; aufgehoben wird es immer
      h, hilfe        dieser Text
      q, ende         das Spiel verlassen; es lässt sich später fortsetzen
save-how = Tippe speichern und den Namen einer Datei, zum Beispiel: speichern { $game }.json
saved =
    Das Spiel ist in { $file } aufgehoben.
    So geht es weiter: { $program } play { $command }
saved-over =
    Der Verlauf des Spiels steht in { $file }.
    So siehst du ihn an: { $program } replay { $quoted }
goodbye = Auf Wiedersehen!
thinking = { $name } denkt nach …

command-undo = u zurück rückgängig zurueck rueckgaengig
command-list = liste ?
command-help = h hilfe
command-reference = karten preise
command-board = tisch
command-story = verlauf
command-hint = tipp
command-why = warum
command-save = speichern
command-quit = q ende
command-rematch = r revanche
command-feminine = w
command-masculine = m

hint-best = Ein starker Spieler würde das tun (Aussicht auf den Sieg):
hint-chance = { $percent } %
why-how = Tippe warum allein, warum mit einer Taste ({ $keys }) oder danach auch, was du meinst, etwa eine Stadt oder Farbe.
why-possible = Das geht jetzt: { $kind }.
why-example = { $reason } (zum Beispiel)
why-not-found = Nichts dieser Art heißt { $word }, oder es geht: { $kind }.
why-further = Mehr über eines davon: warum und die Taste.


## Das Startmenü

start = Regalia: Was möchtest du tun?
start-resume = weiterspielen: { $file }
start-watch = ein gespieltes Spiel ansehen
start-prompt = Eine Nummer von 1 bis { $most }, q zum Verlassen [1]:
start-players = Wie viele spielen mit, { $least } bis { $most } [{ $usual }]:
start-names = Dein Name; mit Kommas die Namen aller an dieser Tastatur [{ $usual }]:
start-title =
    { $name }: w für Königin oder Herzogin, m für König oder Herzog [{ $usual ->
        [feminine] w
       *[masculine] m
    }]:
start-bot = Welche Bots sollen mitspielen [{ $usual }]:
start-unfinished = noch nicht zu Ende


## Aufzeichnungen

replay-step =
    { $by ->
        [turn] Nach { $number } von { $count } Zügen
       *[action] Nach { $number } von { $count } Schritten
    }
replay-prompt =
    Enter: { $by ->
        [turn] nächster Zug, z: zurück, s: in Schritten
       *[action] nächster Schritt, z: zurück, t: in Zügen
    }, Nummer: dorthin, q: verlassen
replay-not-understood = Drück Enter oder tippe z, s, t, q oder eine Nummer von 0 bis { $count }.
replay-start = Du bist am Anfang.
replay-end = Hier endet die Aufzeichnung.
command-back = z zurück zurueck
command-leave = q ende
command-by-action = s schritte
command-by-turn = t züge zuege


## Gäste

guest-name = Gast { $number }


## Die Bots

bot-easy = tut, was gut aussieht, und irrt sich ab und zu
    .name = Leicht
    .brief = irrt sich ab und zu
bot-steady = tut, was auf den ersten Blick am besten aussieht
    .name = Solide
    .brief = antwortet sofort
bot-strong = denkt voraus, solange es darf
    .name = Stark
    .brief = denkt voraus
bot-random = tut irgendetwas Erlaubtes, alles gleich wahrscheinlich
bot-greedy = steady, wie er in Vergleichen von Bots heißt
bot-search = strong, wie er in Vergleichen von Bots heißt


## Die Arena

arena-title = { $game }: { $bots }
arena-bot = Bot
arena-wins = Siege
arena-rate = Siegquote
arena-interval = 95-%-Intervall
arena-margin = Abstand
    .points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-time = Zeit je Entscheidung
arena-written = Der Bericht steht in { $file }.
arena-played =
    { $games ->
        [1] 1 Spiel, Startwert { $seed }
       *[other] { $games } Spiele, Startwert { $seed }
    }

arena-number = { NUMBER($value, maximumFractionDigits: 1) }
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-whole-percent = { NUMBER($value, maximumFractionDigits: 0) } %
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-power = { NUMBER($value, maximumFractionDigits: 3) }
arena-milliseconds = { NUMBER($value, maximumFractionDigits: 3) } ms
arena-place =
    { $number ->
        [1] Erster Sitz
        [2] Zweiter Sitz
        [3] Dritter Sitz
        [4] Vierter Sitz
       *[other] Fünfter Sitz
    }

arena-game = Spiel
arena-options = Optionen
    .none = die üblichen
arena-bots = Bots
arena-budget = Für eine Entscheidung
    .seconds = { NUMBER($number, maximumFractionDigits: 3) } s
    .iterations =
        { $number ->
            [1] 1 Iteration
           *[other] { $number } Iterationen
        }
arena-games = Spiele
    .part = { NUMBER($played, maximumFractionDigits: 0) } von { NUMBER($games, maximumFractionDigits: 0) }, weil ein Arbeitsprozess starb
arena-seed = Startwert
arena-date = Datum
    .day = { DATETIME($day, dateStyle: "long") }

arena-replay = Eines dieser Spiele ansehen
    .how = { $command } N, mit einer Nummer N von 0 bis { NUMBER($most, useGrouping: 0) }

arena-fair = Die gestrichelte Linie ist ein gerechter Anteil, { arena-percent }.
arena-results = Ergebnisse
    .about = Jede Ausgangslage wird einmal mit jedem Bot auf jedem Sitz gespielt. Ein Sieg, den sich mehrere teilen, wird unter ihnen aufgeteilt. Die Intervalle sind die von Wilson zu 95 % Sicherheit; weil alle dieselben Ausgangslagen spielen, sind sie eher zu weit.
arena-running = Im Lauf der Spiele
    .about = Die Siegquote nach so vielen Spielen, in ihrem Intervall: wie sie sich eingependelt hat. Die gestrichelte Linie ist ein gerechter Anteil.
    .label = Siegquote von { $name } im Lauf der Spiele, am Ende { arena-percent }.
arena-places = Hilft es anzufangen?
    .about = Siegquoten nach Sitz, reihum gezählt von dem an, der als Erster handelt: die jedes Bots auf diesem Sitz, dann die von allen zusammen.
arena-lengths = Länge der Spiele
    .about = Wie viele Aktionen die Spiele hatten, die aller Sitze zusammen.
    .label = Das kürzeste Spiel hatte { $least } Aktionen, das längste { $most }, die Hälfte der Spiele bis zu { NUMBER($median, maximumFractionDigits: 0) }.
arena-thinking = Bedenkzeit
    .about = Wie lange Entscheidungen zwischen mehreren Aktionen dauerten. Wo es nichts zu wählen gab, ist nichts gezählt. Die Diagramme zeigen den Anteil der Entscheidungen nach ihrer Dauer in Millisekunden, jede Marke zehnmal die vorige; die gestrichelte Linie ist die erlaubte Zeit.
    .decisions = Entscheidungen
    .mean = Mittel
    .median = Hälfte binnen
    .most-within = 95 % binnen
    .longest = Längste
    .label = Wie sich die Dauer der Entscheidungen von { $name } verteilt.


## Aufzählungen, und Spieler ohne Namen

list = { $first } und { $last }
seat-name = Platz { $number }


## Was ein Wert sein darf

domain-integer = eine ganze Zahl von { $least } bis { $greatest }
domain-member = eines von { LIST($names, by: ", ") }
domain-subset = eine Liste aus { LIST($names, by: ", ") }
domain-mask = eine Liste verschiedener ganzer Zahlen von 0 bis { $greatest }
domain-either = { LIST($names, by: ", ") } oder { $numbers }


## Was erwartet wird, wo kein Spiel es sagt

expected-several = { $seats } sind dran.
expected-nobody =
    { $over ->
        [true] Das Spiel ist zu Ende.
       *[false] Alle warten, bis der Sand durchgelaufen ist.
    }


## Warum nicht: was in jedem Spiel gilt

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn =
    { COUNT($actors) ->
        [0] Du bist nicht an der Reihe.
       *[other] Du bist nicht an der Reihe: { $actors } { COUNT($actors) ->
            [one] ist
           *[other] sind
        } dran.
    }
reason-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-undo-not-free = Seitdem kam etwas ans Licht, oder jemand anders hat gehandelt: Das lässt sich nur zurücknehmen, wenn alle zustimmen.
reason-time-has-run = Verstrichene Zeit lässt sich nicht zurücknehmen.
reason-no-clock = Es läuft keine Sanduhr.
reason-impossible-position = Diese Stellung kann es nicht geben: { $problem }
reason-no-list = { $name } muss eine Liste mit { $length } Werten sein, nicht { $given }.
reason-out-of-domain = Erlaubt ist für { $name }: { $wanted }; nicht { $given }.
reason-counter-too-large = { $name } wächst im Lauf des Spiels und beginnt mit höchstens { $greatest }, nicht mit { $given }.
reason-unknown-field = Es gibt kein Feld { $given }.
reason-position-no-object = Eine Stellung ist ein Objekt, nicht { $given }.
reason-options-no-object = Optionen sind ein Objekt, nicht { $given }.
reason-unknown-option = Es gibt keine Option { $given }; es gibt { LIST($names, by: ", ") }.
reason-no-figures = Die Zahlen sind ein Objekt mit { LIST($names, by: ", ") }, nicht { $given }.
reason-wrong-figures = Die Zahlen passen nicht: { $problem }
reason-action-no-object = Eine Aktion ist ein Objekt, nicht { $given }.
reason-unknown-action = Es gibt keine Aktion der Art { $given }.
reason-action-keys = Die Aktion { $name } hat die Schlüssel { LIST($wanted, by: ", ") }, nicht { $given }.
reason-argument = Erlaubt ist für { $name } bei { $action }: { $wanted }; nicht { $given }.
reason-title = Ein Titel ist eines von { LIST($titles, by: ", ") }, nicht { $given }.
reason-players-at-table =
    { $given ->
        [one] 1 Spieler ist genannt
       *[other] { $given } Spieler sind genannt
    }, aber { $players } spielen.
reason-not-asked = Du wurdest nicht gefragt, ob das zurückgenommen werden darf.
reason-nothing-asked = Niemand hat gebeten, etwas zurückzunehmen.
reason-seat = Es gibt keinen Platz { $given }.
reason-seed = Ein Startwert ist eine ganze Zahl mit bis zu { $bits } Bit, nicht { $given }.
reason-players = { $name } ist für { $least } bis { $most } Spieler, nicht { $given }.
reason-edition = Es gibt keine Ausgabe { $given } der Regeln von { $name }.
reason-unknown-game = Es gibt kein Spiel { $given }; es gibt { LIST($games, by: ", ") }.
reason-foreign-record = Das ist keine Aufzeichnung einer Partie: { $given }.
reason-record-keys = Eine Aufzeichnung hat andere Schlüssel als { $given }.
reason-record-edition = Die Stellung gehört nicht zur Ausgabe { $given }.
reason-log-no-list = Das Protokoll einer Aufzeichnung ist eine Liste, nicht { $given }.
reason-log-entry = Eintrag { $number } des Protokolls ist nicht zu lesen: { $given }.
reason-log-refused = Eintrag { $number } des Protokolls: { $problem }
reason-log-spelling = Eintrag { $number } des Protokolls ist nicht so geschrieben, wie wir ihn schreiben.
reason-record-digest = Die Aufzeichnung wurde verändert oder ist nicht vollständig: Ihre Prüfsumme passt nicht.
reason-record-key = Die Stellung einer Aufzeichnung braucht ihren random_key.
reason-record-digits = { $name } einer Aufzeichnung sind { $digits } Hexadezimalziffern, nicht { $given }.
reason-record-bytes = Eine Stellung dieses Spiels hat { NUMBER($size, useGrouping: 0) } Byte, nicht { $given }.
reason-bytes-out-of-range = In diesen Bytes liegt { $field } außerhalb des Erlaubten.
reason-foreign-bytes = So schreibt keine Partie ihre Bytes.
reason-foreign-view = Das ist keine frühere Ansicht desselben Platzes: { $given }.
reason-consent = Zustimmung ist wahr oder falsch, nicht { $given }.
reason-record-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem ihr Protokoll führt.
reason-unknown-bot = Es gibt keinen Bot { $given }; es gibt { LIST($bots, by: ", ") }.
reason-budget-kind = Ein Budget besteht entweder aus Sekunden oder aus Durchläufen.
reason-budget-seconds = Die Bedenkzeit ist eine Zahl von Sekunden über 0 bis { $most }, nicht { $given }.
reason-budget-iterations = Durchläufe sind eine ganze Zahl von 1 bis { $most }, nicht { $given }.
reason-no-budget = Eine Suche hat ein Budget, nicht { $given }.
reason-no-memory = Eine Suche arbeitet auf einem SearchMemory, nicht auf { $given }.
reason-no-match = Untersucht wird eine Partie, nicht { $given }.
reason-no-game = Ein Bot spielt ein Spiel, nicht { $given }.
reason-no-view = Eine Ansicht von { $name } ist eine seiner Stellungen, nicht { $given }.
reason-view-out-of-range = Das ist keine Ansicht von { $name }: { $field } liegt außerhalb des Erlaubten.
reason-view-without-choice = { $seat } ist in dieser Ansicht dran und kann nichts tun.
reason-stale = Etwas wurde zurückgenommen, oder dein Zug ist ein anderer, seit du zuletzt hingesehen hast.
reason-sand-stands = Der Sand steht, bis feststeht, wer da ist.
reason-unseen-number = Die Nummer { $given } gab es noch nicht: Der letzte Eintrag ist { $number }.
reason-reveals-early = Nur die letzte von mehreren Aktionen darf etwas aufdecken.
reason-not-seated = Du sitzt nicht an diesem Tisch.
reason-not-joined = Komm zuerst an einen Tisch.
reason-not-begun = Das Spiel hat noch nicht begonnen.
reason-not-over = Das Spiel ist noch nicht vorbei.
reason-game-begun = Das Spiel hat schon begonnen.
reason-already-seated = Du sitzt schon an diesem Tisch.
reason-seat-taken = Dieser Platz ist vergeben.
reason-table-full = Alle Plätze sind vergeben.
reason-seat-given-up = Du hast deinen Platz an diesem Tisch aufgegeben.
reason-colour-taken = Diese Farbe hat schon jemand anderes.
reason-not-host = Das darf nur, wer sich als Erstes an den Tisch gesetzt hat.
reason-own-seat = Das ist dein eigener Platz: Verlass stattdessen den Tisch.
reason-replacing-asked-already = Jemand hat schon darum gebeten, jemanden zu ersetzen.
reason-not-away = An diesem Platz fehlt niemand.
reason-nobody-to-replace = Danach fragt niemand mehr.
reason-arranged = Dieses Spiel begann mit einer vorgegebenen Stellung und hat keine Revanche.
reason-only-bots = Außer Bots muss jemand am Tisch sitzen.
reason-unknown-table = Diesen Tisch gibt es nicht.
reason-unknown-step = In dieser Lektion gibt es keinen Schritt { $given }.
reason-unknown-catalogue = Diesen Katalog gibt es nicht.
reason-unknown-code = Solchen Code gibt es hinter den Regeln dieses Spiels nicht.
reason-unknown-address = Unter dieser Adresse gibt es nichts.
reason-wrong-method = Das geht unter dieser Adresse nicht.
reason-malformed-message = Diese Nachricht ist nicht zu lesen.
reason-too-large = Das ist größer als alles, was hierher geschickt wird.
reason-foreign-origin = Das hat eine fremde Seite verlangt.
reason-too-fast = Das ist zu viel auf einmal. Warte einen Augenblick.
reason-not-saved = Der Server kann gerade nichts speichern. Nichts hat sich geändert; versuch es später noch einmal.
reason-not-read = Der Server kann nicht lesen, was er gespeichert hat. Versuch es später noch einmal.
reason-server-failed = Auf dem Server ist etwas schiefgegangen. Was gespeichert war, ist sicher.
reason-name = Ein Name hat 1 bis { $most } Buchstaben.
reason-name-refused = Dieser Name wird anderen nicht gezeigt. Wähle einen anderen.
reason-unknown-return = Dieser Link führt zu keinem Platz mehr.
reason-somebody-else = Hier bist du { $name } und sitzt an anderen Tischen: Durch diesen Link würdest du sie verlieren.


## Probleme

problem-usage = regalia: { $detail } (regalia --help zeigt, was möglich ist)
problem-argument-missing = Es fehlt { $wanted } (--help zeigt, was möglich ist).
problem-argument-unknown = Mit { $unknown } ist hier nichts anzufangen (--help zeigt, was möglich ist).
problem-value-missing = { $name } braucht einen Wert (--help zeigt, welchen).
problem-value-needless = { $name } hat keinen Wert, also auch nicht { $given }.
problem-command = Es gibt keinen Befehl { $given }; es gibt { $choices }.
problem-language = Es gibt keine Sprache { $given }; es gibt { $choices }.
problem-game = Es gibt kein Spiel { $given }; es gibt { $games }.
problem-players = { $game } ist für { $least } bis { $most } Personen, nicht { $given }.
problem-bots = Unter { $most } Mitspielern können 0 bis { $most } Bots sein, nicht { $given }.
problem-bot = Es gibt keinen Bot { $given }; es gibt { $bots }.
problem-think = Die Bedenkzeit ist eine Zahl von Sekunden über 0 und bis { $most }, etwa 0.5, nicht { $given }.
problem-think-alone = Bedenkzeit nutzen nur die Bots { $thinkers }: Nimm --bot mit einem davon dazu oder lass --think weg.
problem-budget-alone = Ein eigenes Budget haben nur die Bots { $thinkers }, nicht { $given }.
problem-worker =
    Ein Arbeitsprozess wurde von außen beendet, oder der Rechner hat keinen Speicher mehr für ihn: { $played ->
        [0] Kein Spiel wurde zu Ende gespielt.
       *[other] { $played } von { $games } Spielen sind gespielt.
    }
problem-entrants = { $game } ist für { $least } bis { $most } Bots, einen je Sitz, nicht { $given }.
problem-budgets = Bots haben so viele Sekunden oder so viele Iterationen: Lass --think oder --iterations weg.
problem-replay = Die Spiele haben die Nummern 0 bis { $most }; { $given } ist nicht darunter.
problem-games = Es können 1 bis { $most } Spiele sein, nicht { $given }.
problem-iterations = Es können 1 bis { $most } Iterationen sein, nicht { $given }.
problem-workers = Es können 1 bis { $most } Spiele zugleich sein, nicht { $given }.
problem-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2 hoch { $bits } weniger 1, nicht { $given }.
problem-option = Mit { $given } lässt sich dieses Spiel nicht spielen. { $reason }
problem-nothing-kept = Es ist kein Spiel aufgehoben, das noch nicht aus ist. So beginnst du eines: { $program } play
problem-name = Ein Name hat 1 bis { $most } Zeichen und kommt nur einmal vor, nicht { $given }.
problem-title = Nach einem Namen und einem Doppelpunkt steht w für Titel wie Königin oder m für Titel wie König, nicht { $given }.
problem-names =
    { $people ->
        [one] Neben den Bots spielt nur 1 Mensch
       *[other] Neben den Bots spielen nur { $people } Menschen
    }, genannt sind aber { $given }.
problem-resumed-over = Das Spiel in { $file } ist zu Ende; so siehst du es an: { $program } replay { $quoted }
problem-resume-alone = Ein Spiel, das weitergeht, behält Mitspieler, Startwert und Optionen: Lass { $given } weg.
problem-unreadable = { $file } lässt sich nicht lesen: { $reason }.
problem-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
problem-too-large = { $file } ist zu groß für die Aufzeichnung eines Spiels.
problem-file-exists = { $file } gibt es schon: Wähle einen anderen Namen, damit nichts verloren geht.
problem-figures = { $file } enthält keine Angaben für dieses Spiel: { $reason }
problem-no-json = { $file } ist keine Aufzeichnung eines Spiels: { $reason }.
file-missing = so eine Datei gibt es nicht
file-forbidden = das ist nicht erlaubt
file-folder = das ist ein Ordner
file-no-folder = was ein Ordner sein müsste, ist eine Datei
file-full = der Datenträger ist voll
file-read-only = dort lässt sich nichts ändern
file-name = so kann keine Datei heißen
file-other = { $detail }
json-broken = ab Zeile { $line }, Spalte { $column } lässt sie sich nicht als JSON lesen
json-none = sie lässt sich nicht als JSON lesen
problem-no-record = { $file } ist keine Aufzeichnung, die sich spielen lässt: { $reason }
problem-tampered = { $file } ist eine Aufzeichnung, die nachträglich verändert wurde: { $reason }


## Die Befehlszeile

cli-about = Königliche Brettspiele, im Browser und im Terminal. Ohne Befehl: ein kleines Menü.
cli-usage = Aufruf:{" "}
cli-arguments = Argumente
cli-options = Optionen
cli-value-game = SPIEL
cli-value-number = N
cli-value-names = NAMEN
cli-value-name = NAME
cli-value-seconds = SEKUNDEN
cli-value-option = NAME=WERT
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-address = ADRESSE
cli-value-url = URL
cli-help = zeigt diese Hilfe
cli-version = zeigt die Version
cli-play = ein Spiel spielen, gegen Bots oder mit Freunden an einer Tastatur
cli-play-game = das Spiel (court, wenn keines genannt ist)
cli-play-players = wie viele mitspielen (3)
cli-play-names = die Namen derer, die an dieser Tastatur spielen, mit Kommas dazwischen; bei Ada:w,Ben:m wird sie Königin und er König
cli-play-bots = wie viele davon Bots sind (alle außer den Menschen)
cli-play-bot = welche Bots: easy, steady oder strong (steady)
cli-play-think = wie viele Sekunden Bots, die nachdenken, für jede Entscheidung haben (0.5)
cli-play-seed = eine Zahl: derselbe Startwert gibt dasselbe Glück
cli-play-option = eine Option des Spiels; mehrmals möglich
cli-play-save = das Spiel in dieser Datei aufheben statt in einer bei deinen Daten
cli-play-resume = das Spiel in dieser Datei fortsetzen; ohne Namen das letzte
cli-play-epilog = Optionen von { $title }:
cli-replay = die Aufzeichnung eines Spiels Schritt für Schritt ansehen
cli-replay-file = die Datei mit der Aufzeichnung
cli-replay-all = die ganze Geschichte auf einmal erzählen
cli-rulings = die Regeln, wie sie gespielt werden, Entscheidung für Entscheidung
cli-one-game = das Spiel (court, wenn keines genannt ist)
cli-describe = alles, was ein Programm von einem Spiel wissen muss, als JSON
cli-compile = die Spiele vorbereiten, damit sie sofort starten
cli-compile-games = die Spiele (alle, wenn keines genannt ist)
cli-arena = Bots viele Spiele gegeneinander spielen lassen und ihre Siege zählen
cli-arena-game = das Spiel (court, wenn keines genannt ist)
cli-arena-bots = die Bots, einer je Sitz; search@0.25 hat eigene 0,25 Sekunden, search@200i 200 Iterationen (search,greedy)
cli-arena-games = wie viele Spiele; am gerechtesten ein Vielfaches der Zahl der Bots (100)
cli-arena-seed = eine Zahl: derselbe Startwert gibt dieselben Ausgangslagen (1)
cli-arena-think = Sekunden für eine Entscheidung von Bots, die sie nutzen (0.05)
cli-arena-iterations = Iterationen statt Sekunden: derselbe Startwert gibt dann dieselben Ergebnisse
cli-arena-option = eine Option des Spiels; ein Spiel mit Uhr wird mit taxes=budget gespielt, wenn nichts anderes gesagt ist
cli-arena-workers = wie viele Spiele zugleich gespielt werden (eines je Kern)
cli-arena-json = die Ergebnisse als JSON ausgeben und sonst nichts
cli-arena-replay = das Spiel dieser Nummer, ab 0 gezählt, noch einmal spielen und ansehen
cli-arena-report = einen Bericht mit Diagrammen in diese Datei schreiben
cli-serve = Leute über das Netz miteinander spielen lassen
cli-serve-data = der Ordner, in dem alles aufbewahrt wird (regalia, bei deinen Daten)
cli-serve-host = die Adresse, unter der andere den Server erreichen (127.0.0.1: nur dieser Rechner)
cli-serve-port = der Port (8000 oder der nächste freie)
cli-serve-public-url = die Adresse, die andere öffnen, falls es eine andere ist, etwa https://play.example.org
cli-serve-open = die Seite im Browser öffnen
cli-bots = Die Bots:
cli-lang = die Sprache: en oder de

ruling-function = {"    "}Code: { $function }
ruling-test = {"    "}Test: { $test }

serving = Regalia ist unter { $address } zu finden und bewahrt alles in { $folder } auf. Strg-C beendet es.
serving-others = Andere öffnen { $address }
serving-port = Port { $port } ist belegt: Es ist der nächste freie.
serving-unopened = Von hier aus lässt sich kein Browser öffnen: Öffne { $address } in einem.
serving-terminal = Wer lieber im Terminal spielt: { $program } play
problem-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $given }.
problem-public-url = Eine öffentliche Adresse ist etwa https://play.example.org, ohne Pfad, nicht { $given }.
problem-address = Unter { $address } kann niemand bedient werden: { $problem }.
problem-store = { $problem }

compiling = { $title } wird vorbereitet, einmal für diesen Rechner: { $step }
