## Das Haus

app-name = Regalia
app-hall = Zum Saal
page-unknown = Unter dieser Adresse gibt es nichts.
page-unknown-what = Vielleicht ist der Link nicht vollständig. Vom Saal führt ein Weg überallhin.

## Die Verbindung

connection-connecting = Die Verbindung wird aufgebaut …
connection-offline = Du bist offline. Es geht weiter, sobald du zurück bist.
connection-one-move = Du bist offline. Einen Zug kannst du noch machen: Er geht hinaus, sobald du zurück bist.
connection-waiting = Der Server antwortet nicht. Wir versuchen es weiter …
connection-move = Dein Zug liegt bereit. Er geht hinaus, sobald der Server antwortet.
connection-stale = Der Server wurde erneuert: Diese Seite ist älter als er.
connection-part = Ein Teil dieser Seite ließ sich nicht laden: Vielleicht ist sie älter als der Server.
connection-cookies = Dieser Browser merkt sich für diese Seite keine Cookies. Erlaube sie hier: Ohne sie weiß niemand, welcher Platz deiner ist.
connection-reload = Neue Seite laden

## Der Saal

hall-title = Regalia: drei Spiele vom Hofe
hall-subtitle = Drei Spiele vom Hofe
hall-players = { $least } bis { $greatest } Spieler
hall-minutes = etwa { $minutes } Minuten
hall-open = Tisch eröffnen
hall-bots = Gegen Bots
hall-mine = Deine Spiele
hall-mine-none = Noch kein Spiel. Ein Klick, und du spielst gegen Bots, die für den Anfang passen.
hall-first = { $title } spielen
hall-lobby = Tische, die warten
hall-lobby-none = Gerade wartet niemand. Eröffne einen Tisch, und Freunde finden ihn hier.
hall-your-turn = du bist dran
hall-turn-of = { $name } ist dran
hall-bots-turn = die Bots sind dran
hall-others-turn = andere sind dran
hall-gathering = wartet auf Mitspielende
hall-gathered = beginnt, wenn alle bereit sind
hall-over = ist zu Ende
hall-play = Weiter
hall-watch = Zum Tisch
hall-look = Ansehen
hall-rest =
    { $count ->
        [one] noch einer
       *[other] { $count } weitere
    }
hall-sit = Hinsetzen
hall-table-of = Tisch von { $name }
hall-seats-free =
    { $count ->
        [one] ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
hall-you = Du
hall-name = Dein Name
hall-name-refused = Dieser Name wird anderen nicht gezeigt. Wähle einen anderen.
hall-shield = Dein Schild
hall-shield-taken = Dieses Wappen führt { $name }.
hall-code = Code eines Tisches
hall-code-like = etwa kizukazi
hall-join = Beitreten
hall-code-unknown = Einen Tisch mit diesem Code gibt es nicht.
hall-code-what = Ein Code besteht aus ein paar Buchstaben; wer am Tisch sitzt, sieht sie. Der Link geht auch.
hall-failed = Der Server antwortet nicht. Versuch es gleich noch einmal.
hall-retry = Noch einmal versuchen
tincture-0 = Blau, ein Stern
tincture-1 = Rot, ein Kreuz
tincture-2 = Gold, ein Turm
tincture-3 = Grün, ein Kleeblatt
tincture-4 = Purpur, ein Mond
tab-games = Spiele
tab-tables = Tische
tab-group = Die Hälften des Saals

## Einen Tisch eröffnen

new-note = Wer wo sitzt, lässt sich am Tisch noch ändern.
new-game = Das Spiel
new-seats = Plätze
new-options = Optionen
new-you = das bist du
new-friend = Jemand
new-friend-how = kommt über den Link
new-bot = Bot
new-bot-of = Bot: { $strength }
new-nobody = Niemand
new-nobody-how = dieser Platz bleibt leer
new-kind = Wer auf Platz { $seat } sitzt
new-strength = Wie stark der Bot auf Platz { $seat } ist
new-who = Wer kommen darf
new-link = Nur mit Link
new-link-what = wer den Link oder den Code hat
new-public = Öffentlich
new-public-what = alle im Saal dürfen sich setzen
new-too-few = Dieses Spiel braucht { $least } Spieler.
new-cancel = Abbrechen
new-go = Tisch eröffnen
new-usual = wie üblich
new-changed =
    { $count ->
        [one] eine ist anders als üblich
       *[other] { $count } sind anders als üblich
    }
new-figures = Die Zahlen der Figuren sind die unserer eigenen Ausgabe. Wer andere hat, gibt sie dem Programm selbst.
new-pace = Tempo
new-absence = Wenn jemand fehlt

## Ein Tisch, der wartet

wait-standing = ein Tisch, der wartet
wait-free = Ein Platz ist frei
wait-free-how = für jemanden mit dem Link
wait-empty = Hier sitzt niemand
wait-you-ready = du, bereit
wait-is-ready = bereit
wait-is-not-ready = noch nicht bereit
wait-seats = { $seats } Plätze, { $taken } vergeben
wait-guest = Du siehst zu. Setz dich, und du spielst mit.
wait-full = Alle Plätze sind vergeben. Wenn das Spiel beginnt, kannst du zusehen.
wait-people = Warte auf andere oder lass Bots Platz nehmen.
wait-host = Warte auf andere oder darauf, dass { $host } beginnt.
wait-or-begin = Warte auf andere oder beginne mit { $count }.
wait-all-here = Alle Plätze sind vergeben: Das Spiel beginnt, sobald alle bereit sind.
wait-last = Alle anderen sind bereit: Nur du fehlst noch.
wait-alone = Alle sind da. Beginne, wann du magst.
wait-ready =
    Du bist bereit. Das Spiel beginnt, sobald auch { $names } bereit { $count ->
        [one] ist
       *[other] sind
    }.
wait-leave = Verlassen
wait-bot = Einen Bot setzen
wait-begin = Beginnen
wait-begin-with = Mit { $count } beginnen
wait-say-ready = Ich bin bereit
wait-remove = Den Platz von { $name } freigeben
wait-not-ready = Noch nicht bereit
wait-agreed = Was vereinbart ist
wait-other-options = Die übrigen Optionen
wait-change = Ändern
wait-link = wer den Link oder den Code hat
wait-public = alle im Saal
wait-change-title = Anders vereinbaren
wait-change-note = Der Tisch wird neu eröffnet und hat einen neuen Link.
wait-while = Solange du wartest
wait-lesson = Die Lektion
wait-lesson-how = kurze Schritte am echten Tisch, neuer Tab
wait-rules = Die Regeln
wait-rules-how = jede Regel mit Beispielen, neuer Tab
wait-title = Anrede
wait-lady = Dame
wait-lord = Herr
pace-live = am Stück
pace-live-what = Alle bleiben bis zum Schluss. Wer geht, gilt als abwesend.
pace-days = über mehrere Tage
pace-days-what = Alle ziehen, wenn sie Zeit haben. Niemand gilt als abwesend.
absence-pause = der Tisch wartet
absence-bot = ein Bot springt ein
invite-title = Einladen
invite-how = Zeig diesen Code oder schick den Link.
invite-aloud = oder sag diesen durch
invite-watch = Zum Zusehen
invite-watch-how = Alle Plätze sind vergeben. Wer mit Link oder Code kommt, kann zusehen.
invite-here = Noch kann nur dieser Rechner den Link öffnen. Für andere starte den Server mit --host 0.0.0.0 oder --public-url.
invite-qr = Der Link als Code für Kameras
invite-link = Der Link dieses Tisches
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen …
invite-marked = Dein Browser lässt Seiten hier nicht kopieren. Der Link ist markiert: Kopiere ihn wie gewohnt.

## Was dieser Browser sich merkt

setting-language = Sprache
setting-theme = Licht
setting-sound = Geräusche
setting-sound-what = Würfel, Karten und eine Feder, wenn du dran bist
setting-motion = Bewegung
setting-motion-what = ob Figuren wandern
setting-pace = Züge der anderen
setting-pace-what = jeden Schritt oder nur, was dabei herauskommt
setting-notify = Benachrichtigungen
setting-notify-what = wenn du dran bist und woanders hinsiehst
setting-notify-cannot = Browser erlauben sie nur über eine sichere Adresse (https)
setting-notify-none = dieser Browser zeigt für Seiten keine, vielleicht aber für Apps
setting-notify-denied = dein Browser verbietet sie hier: In seinen Einstellungen für diese Seite kannst du sie erlauben
setting-install = Als App
setting-install-what = über das Menü des Browsers: Dann öffnet sich Regalia ohne Adresszeile
setting-install-cannot = Browser installieren Seiten nur von einer sicheren Adresse (https)
setting-on = an
setting-off = aus
language-en = English
language-de = Deutsch
theme-system = Wie das System
theme-parchment = Pergament
theme-candlelight = Kerzenlicht
motion-system = wie das System
motion-none = keine
pace-brief = Schritt für Schritt
pace-result = nur das Ergebnis
settings-title = Einstellungen

## Der Tisch

table-players = Wer mitspielt
table-your-turn = Du bist dran.
table-title = { $title } · Regalia
table-title-turn = ● Du bist dran · { $title }
table-away = nicht da
table-resigned = ersetzt
table-ask-undo = Rücknahme erbitten
table-result = Das Ergebnis
table-over = Das Spiel ist zu Ende.
table-unknown = Diesen Tisch gibt es nicht.
table-unknown-what = Vielleicht ist der Link nicht vollständig, oder der Tisch wurde weggeräumt. Im Saal findest du die Tische, die warten, und deine eigenen.
tool-rules = Regeln
tool-why = Warum nicht?
tool-log = Verlauf
tool-sound = Geräusche
tool-table = Tisch und Einstellungen
step-group = Zurück und vor
step-back = Einen Schritt zurück
step-forth = Einen Schritt vor
step-live = wie es jetzt steht
step-past = ein früherer Moment
step-earlier = Du siehst einen früheren Moment; das Spiel geht weiter.
step-earlier-over = Du siehst einen früheren Moment; das Spiel ist zu Ende.
step-now = Zum Jetzt
why-title = Warum nicht?
why-how = Drück auf irgendetwas auf dem Tisch, und du erfährst, warum es nicht geht.
why-refused = Jetzt nicht
why-refused-what = Jetzt nicht: { $what }
why-allowed = Das geht: Nichts spricht dagegen.
why-ruling = Regel { $rule }
undo-asked = Zurücknehmen
undo-question = { $name } möchte etwas zurücknehmen: das Letzte, was { $name } getan hat, und alles danach. Einverstanden?
undo-waiting = Die anderen werden gefragt, ob du darfst.
undo-denied = Nicht alle sind einverstanden: Alles bleibt, wie es ist.
answer-yes = Ja
answer-no = Nein
menu-connection = Verbindung
menu-connecting = wird aufgebaut …
menu-latency = { $milliseconds } ms hin und zurück
menu-code = Code dieses Tisches
menu-resign = Aufgeben
menu-resign-what = Ein Bot spielt für dich weiter, und du wirst Letzter.
menu-resign-sure = Ja, aufgeben
menu-back = Zurück zum Tisch
menu-spectators = Zuschauende
menu-return = Dein Weg zurück
menu-return-what = Mit diesem Link bist du wieder an deinem Platz, auf jedem Gerät. Er ist nur für dich.
seat-lost-title = Dein Platz
seat-lost = An deiner Stelle spielt jetzt jemand anderes. Du schaust zu.
replace-title = Jemand fehlt
replace-away = { $name } ist nicht da. Ihr könnt warten, oder du fragst die anderen:
replace-question =
    { $by ->
        [bot] Für { $name } darf ein Bot weiterspielen, wenn alle einverstanden sind.
       *[person] Für { $name } darf sich jemand anderes setzen, wenn alle einverstanden sind.
    }
replace-agreed = Alle sind einverstanden. Gleich wird { $name } ersetzt, falls { $name } nicht zurückkommt.
replace-bot = Ein Bot spielt weiter
replace-person = Jemand anderes kommt
end-again = Noch einmal
end-again-join = Zum nächsten Spiel
end-again-waits = { $name } will noch einmal spielen: Ein neues Spiel wartet.
return-lost = Dieser Link führt zu keinem Platz mehr.
return-lost-what = Vielleicht ist das Spiel für dich zu Ende, oder der Link ist nicht vollständig.
return-other = Du sitzt an anderen Tischen.
return-other-what = In diesem Browser bist du inzwischen jemand anderes. Folgst du dem Link, vergisst er jene Tische: Merk dir zuerst den Weg zurück zu ihnen.
return-other-go = Dem Link folgen
rules-search = Eine Regel suchen
rules-index = Alle Regeln
rules-goes = So geht das Spiel
rules-goal = Worum es geht
rules-course = Der Ablauf
rules-end = Wie es endet
rules-options = Was ihr wählen könnt
rules-usual = (üblich)
rules-number = eine Zahl von { $least } bis { $greatest }
rules-rulings = Regeln im Einzelnen
rules-found =
    { $count ->
        [one] 1 Eintrag gefunden
       *[other] { $count } Einträge gefunden
    }
rules-built = Wie es gebaut ist
rules-enforced = Durchgesetzt von
rules-tested = Geschützt von
rules-print = Drucken
rules-of = die Regeln, wie sie hier gelten
rules-title = { $title }, wie es hier gespielt wird
rules-page = Als Seite
rules-learn = Zur Lektion
rules-told = Dir wurde gesagt: „{ $sentence }“
rules-here = Warum du hier bist
rules-keys = Jedes „Jetzt nicht“ nennt seine Regel. H öffnet die Regeln; ? oder langes Drücken fragt, warum.
rules-none = Davon steht nichts da.
rules-lesson = In der Lektion lernen: { $step }
end-look = Den Tisch ansehen
end-record = Partie sichern
table-story = Was geschah
table-earlier =
    { $count ->
        [one] ein Zug davor
       *[other] { $count } Züge davor
    }
table-bot = ein Bot
table-goods-of =
    { $own ->
        [yes] Was du hast
       *[no] Was { $name } hat
    }
table-not-now = jetzt nicht: antippen für den Grund
table-undo = Rückgängig
key-undo = Y
key-space = Leertaste

## Um Krone und Kragen

court-standing =
    Zug { $turn } · { $phase ->
        [final] die Schlussrunde
        [claimed] der König ist vergeben
        [over] das Spiel ist zu Ende
       *[court] { $left ->
            [one] der letzte dieser Runde
           *[other] noch { $left } Züge in dieser Runde
        }
    }
court-standing-brief =
    Zug { $turn }{ $phase ->
        [final] {" "}· Schlussrunde
        [claimed] {" "}· König vergeben
        [over] {" "}· Spielende
       *[court] { $left ->
            [one] {" "}· Rundenende
           *[other] {""}
        }
    }
court-display = In der Auslage
court-all-cards = alle { $count } Karten
court-only = nur
court-pips-or-more = Augen oder mehr
court-owned = hast du schon
court-none-left = keine mehr
court-can-take = kann genommen werden
court-payable = die Würfel, wie sie liegen, reichen dafür
court-percent = { $percent } %
court-odds = { $percent } wahrscheinlich durch bloßes Würfeln, ohne Karten
court-odds-how = wahrscheinlich durch bloßes Würfeln, ohne Karten
court-odds-what = %: Chance durch bloßes Würfeln, ohne Karten
court-dice-of-turn = Die Würfel dieses Zuges
court-active = Aktiv
court-aside = Beiseite
court-in-hand = In der Hand
court-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
court-pips =
    { $all ->
        [yes] { $pips ->
            [one] 1 Auge
           *[other] { $pips } Augen
        }
       *[no] { $pips ->
            [one] bisher 1 Auge
           *[other] bisher { $pips } Augen
        }
    }
court-die =
    { $pile ->
        [active] aktiver Würfel
        [set_aside] Würfel beiseite
       *[other] Würfel in der Hand
    }, { $face }
court-sets-aside = legt beiseite
court-becomes = wird { $face }
court-yours = Dein Hofstaat
court-theirs = Hofstaat von { $name }
court-usable = { $ready } von { $count } einsetzbar
court-used = { $used } von { $count } in diesem Zug benutzt
court-next-roll =
    { $count ->
        [one] Du wirst 1 Würfel werfen.
       *[other] Du wirst { $count } Würfel werfen.
    }
court-can-bring = Ins Spiel bringen kannst du
court-each-once = jede Karte einmal im Zug, auf aktive Würfel
court-no-cards = noch keine: jeder Zug kann eine bringen
court-status =
    { $status ->
        [open] Würfel wählen
        [used] schon benutzt
        [itself] wirkt von selbst
        [ready] antippen
        [idle] jetzt nicht
        [later] erst danach
       *[other] noch frei
    }
court-first-roll = im ersten Wurf
court-tap-die = Tippe auf einen Würfel, um ihn beiseitezulegen.
court-choose-face =
    { $count ->
        [one] Zahl wählen
       *[other] Zahlen wählen
    }
court-tap-lit = Tippe auf einen der hellen Würfel.
court-choose-result = Wähle, was aus den Würfeln wird.
court-share-pips = { $pips } Augen für { $dice } Würfel: Wähle, was einer davon wird.
court-takeable =
    { $count ->
        [one] Eine Karte kannst du nehmen: Sie hat einen goldenen Rand.
       *[other] { $count } Karten kannst du nehmen: Sie haben einen goldenen Rand.
    }
court-all-aside = Alle beiseite
court-roll =
    { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
court-throw = Diese neu würfeln
court-enough = Genug
court-not = Ohne { $card }
court-no-card = Keine Karte
court-end-turn = Zug beenden
court-step =
    { $kind ->
        [rolled] würfelt
        [rerolled] würfelt neu
        [kept] beiseite
        [kept_several] beiseite
        [moved] schiebt Augen
       *[other] ändert Würfel
    }
court-turn-of = { $own ->
    [yes] Dein Zug
   *[no] Zug von { $name }
}
court-rolls =
    { $rolls ->
        [one] erster Wurf
        [2] zweiter Wurf
        [3] dritter Wurf
       *[other] { $rolls }. Wurf
    }
court-final-round = Die Schlussrunde
court-to-beat = Zu schlagen
court-number =
    { $number ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $number }
    }
court-set = { $number } { $faces }
court-or-higher = { $set } oder höher
court-holder =
    { $whose ->
        [mine] Du hast den König.
       *[theirs] { $name } hat den König.
    }
court-wins-king = Das gewinnt den König
court-or = oder
court-won-from =
    { $whose ->
        [mine] Vorher hattest du ihn mit { $set }.
       *[theirs] Vorher hatte ihn { $name } mit { $set }.
    }
court-any-face = { $number } oder mehr von einer Zahl
court-tie =
    { $whose ->
        [queen] Mit der Königin genügt ein Gleichstand.
       *[others] Einen Gleichstand gewinnt nur, wer die Königin hat.
    }
court-order = Wer wann würfelt
court-final-status =
    { $status ->
        [now] { $own ->
            [yes] würfelst jetzt
           *[no] würfelt jetzt
        }
        [king] { $own ->
            [yes] hast den König
           *[no] hat den König
        }
        [beaten] { $own ->
            [yes] hattest den König
           *[no] hatte den König
        }
        [short] gescheitert
        [skipped] zu wenige Würfel
        [last] zuletzt, Gleichstand genügt
       *[next] noch nicht gewürfelt
    }
court-final-standing =
    { $status ->
        [king] { $set }: { $own ->
            [yes] du hast den König
           *[no] hat den König
        }
        [beaten] { $set }: { $own ->
            [yes] du hattest den König
           *[no] hatte den König
        }
       *[short] mit { $set } gescheitert
    }
court-missing =
    { $active ->
        [0] noch { $missing } { $faces }
        [one] noch { $missing } { $faces }; eine liegt da
       *[other] noch { $missing } { $faces }; { $active } liegen da
    }
court-enough-to-win = Das genügt für den König.
court-out-of-reach = Für den König kann es nicht mehr reichen.
court-starts =
    { $own ->
        [yes] beginnst
       *[no] beginnt
    }

## Blätter

sheet-close = Schließen

## Das Ende

end-won = Du gewinnst!
end-lost =
    { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
    }
end-stand-in = Der Bot für { $name } gewinnt
end-drawn = Unentschieden
end-points = Punkte

## Lektionen

learn-title = { $game } lernen
learn-lesson = Lektion
learn-step = Schritt { $step } von { $steps }
learn-steps = Schritte der Lektion
learn-aim = Worum es geht
learn-done = erledigt
learn-leave = Verlassen
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig es mir
learn-next = Weiter
learn-again = Noch einmal
learn-play = Jetzt spielen
learn-over = Die Lektion ist zu Ende.
learn-gold = In dieser Lektion lässt sich nur antippen, was golden ist.
learn-not-yet = Noch nicht.
learn-other = Das ist erlaubt, aber hier kommt erst etwas anderes.
learn-failed = Die Lektion lässt sich nicht öffnen.
learn-failed-what = Vielleicht gibt es dieses Spiel nicht, oder der Server antwortet nicht.

## Hilfe am Tisch

hall-learn = Neu hier? Spielend lernen
help-new = Neu
help-shown = Darum
setting-hints = Neues zeigen
setting-hints-what = jedes einmal, am Tisch, in einem Satz
setting-advice = Einen Zug zeigen lassen
setting-advice-what = „Zeig es mir“ spielt für dich und sagt, warum

## Der Begleiter, für die Schachtel auf dem Tisch

companion-link = Begleiter
companion-tabs = Die Helfer
companion-tab-hourglass = Sanduhr
companion-tab-spinner = Scheibe
companion-tab-tumults = Tumulte
companion-tab-dice = Würfel
companion-tab-scores = Wertung
companion-about-hourglass = Tumult Royale
companion-about-spinner = Tumult Royale
companion-about-tumults = Tumult Royale
companion-about-dice = Um Krone und Kragen
companion-about-scores = Rat der Vier, am Ende
companion-choose = An diesem Tisch
companion-length = Dauer
companion-seconds = { $seconds } s
companion-left =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
companion-what = Wofür der Durchgang ist
companion-it-counts = Es gilt
companion-practice = Probe
companion-start = Los
companion-pause = Pause
companion-go-on = Weiter
companion-again = Neu
companion-paused = Der Sand steht.
companion-out-counts = Der Sand ist durch: Behalte, was du in der Hand hast, oder leg es zurück.
companion-out-practice = Die Probe ist vorbei: Alle Plättchen kommen zurück, und nichts zählt.
companion-call-go = Los!
companion-call-out = Die Zeit ist um!
companion-voice = Laut zählen
companion-voice-what = mit der Stimme deines Browsers
companion-voice-none = dein Browser hat hier keine deutsche Stimme
companion-awake = Der Bildschirm bleibt an, solange der Begleiter offen ist.
companion-asleep = Dein Browser kann den Bildschirm nicht anlassen: Stell das am Gerät ein. Der Sand stimmt auch dann, wenn er ausging.
companion-players = Mitspielende
companion-name = Name
companion-title = Anrede von { $name }
companion-shield = Schild von { $name }: { $tincture }. Tippe für einen anderen.
companion-less = Weniger: { $label }
companion-more = Mehr: { $label }
companion-spin-what = Wie viel von jeder Ware braucht das Volk?
companion-spin-how = Wie oft gedreht wird
companion-spin-once = Einmal für alle Waren
companion-spin-gamble = Wagnis: einzeln
companion-spin = Drehen
companion-spin-for =
    { $good ->
        [bread] Für Brot drehen
        [marble] Für Marmor drehen
       *[tools] Für Werkzeug drehen
    }
companion-of-each = Lasst dem Volk { $number } von jeder Ware.
companion-goods = Waren
companion-good =
    { $good ->
        [bread] Brot
        [marble] Marmor
       *[tools] Werkzeug
    }
companion-greed = Wer ist am gierigsten?
companion-payment = Ein Feld bezahlen
companion-need = Das Volk braucht
companion-need-of =
    { $good ->
        [bread] Brot, das das Volk braucht
        [marble] Marmor, den das Volk braucht
       *[tools] Werkzeug, das das Volk braucht
    }
companion-is-tumult = Tumult
companion-is-calm = Ruhe
companion-left-over = In der Mitte übrig
companion-mercy = Gnade
companion-mercy-of = { $name } hat die Gnade des Volkes
companion-robbed = geraubt
companion-robbed-by = Geraubt von { $name }
companion-counts = zählt
companion-raise =
    { $rank ->
        [1] { $name } hat den höchsten Rang
       *[other] { $name }, Rang { $rank }: einen Rang höher
    }
companion-next-round = Nächste Runde
companion-poor = Hat jemand zu wenige Gefolgsleute?
companion-supporters-of = Gefolgsleute von { $name }
companion-alone = Das rechnet die Spielmaschine aus, und sie ist nicht erreichbar. Sanduhr, Scheibe und Würfel gehen ohne sie.
companion-castle = Die Plättchen auf deiner Burg
companion-add-tile = Plättchen dazulegen: { $value } { $good }
companion-take-tile = Plättchen wegnehmen: { $value } { $good }
companion-no-tiles = noch keine
companion-field = Das Feld
companion-terrain =
    { $terrain ->
        [pasture] Wiese
        [forest] Wald
        [mountain] Gebirge
        [village] Dorf
       *[palace] Schloss
    }{ $factor ->
        [1] {""}
       *[other] , abseits
    }
companion-way =
    { $tiles }{ $supporters ->
        [0] {""}
        [one] , bringt 1 Gefolgsmann
       *[other] , bringt { $supporters } Gefolgsleute
    }
companion-too-few = zu wenig
companion-supporters =
    { $supporters ->
        [one] Gefolgsmann gewonnen
       *[other] Gefolgsleute gewonnen
    }
companion-stand-in = Dieser Preis ist eine Zahl von uns: Vergleiche ihn mit deiner Schachtel.
companion-aside = Beiseitegelegt
companion-aside-none = Tippe auf die Würfel, die du beiseitelegst.
companion-anew = Von vorn
companion-add-die = Einen Würfel beiseitelegen
companion-put-die = Eine { $face } beiseitelegen
companion-roll-again = { $face }: doch noch einmal würfeln
companion-to-roll = Noch zu würfeln
companion-takes =
    { $count ->
        [0] Dieses Ergebnis bringt niemanden.
        [one] Dieses Ergebnis bringt eine Person.
       *[other] Dieses Ergebnis bringt eine von { $count } Personen.
    }
companion-odds =
    { $dice ->
        [one] Chancen bei noch 1 Würfel
       *[other] Chancen bei noch { $dice } Würfeln
    }
companion-pays = ja
companion-pays-not = nein
companion-percent = { $percent } %
companion-plain-rolling = Durch bloßes Würfeln: Nach jedem Wurf kommen die besten Würfel für diese Person beiseite, mindestens einer, und keine Karte wird benutzt.
companion-stock-points = Punkte auf der Leiste
companion-stock-nobility = Adelsleiste
companion-stock-permits = Lizenzen, auch benutzte
companion-stock-servants = Diener
companion-stock-cards = Handkarten
companion-stock-of = { $what }: { $name }
companion-reward-colours =
    { $name ->
        [gold] Goldene Städte
        [silver] Silberne Städte
        [bronze] Bronzene Städte
       *[iron] Eiserne Städte
    }
companion-reward-regions =
    { $name ->
        [coast] Die Küste
        [hills] Die Hügel
       *[mountains] Das Gebirge
    }
companion-reward-queens = { $name ->
       *[queen] Plättchen der Königin
    }
companion-reward-of = { $what }, { $points } Punkte: { $name }
companion-source-play = Im Spiel
companion-source-colours = Farben
companion-source-regions = Regionen
companion-source-queen = Königin
companion-source-nobility = Adel
companion-source-permits = Meiste Lizenzen
companion-total = Summe
companion-place = Platz
companion-permit-tie = Gleichstand bei den meisten Lizenzen
companion-permit-tie-all = Gleichstand bei Lizenzen: alle
companion-permit-tie-none = niemand
