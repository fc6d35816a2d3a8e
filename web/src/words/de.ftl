## Das Haus

app-name = Regalia
app-hall = Zum Saal
page-unknown = Unter dieser Adresse gibt es nichts.
page-unknown-what = Vielleicht ist der Link nicht vollständig. Vom Saal führt ein Weg überallhin.

## Die Verbindung

connection-connecting = Die Verbindung wird aufgebaut …
connection-offline = Du bist offline. Es geht weiter, sobald du zurück bist.
connection-waiting = Der Server antwortet nicht. Wir versuchen es weiter …
connection-stale = Der Server wurde erneuert: Diese Seite ist älter als er.
connection-reload = Neue Seite laden

## Der Saal

hall-title = Regalia: drei Spiele vom Hofe
hall-subtitle = Drei Spiele vom Hofe
hall-players = { $least } bis { $greatest } Spieler
hall-minutes = etwa { $minutes } Minuten
hall-open = Tisch eröffnen
hall-bots = Gegen Bots
hall-mine = Deine Spiele
hall-mine-none = Noch kein Spiel. Ein Klick, und du spielst gegen Bots, die zum Anfang passen.
hall-first = { $title } spielen
hall-lobby = Tische, die warten
hall-lobby-none = Gerade wartet niemand. Eröffne einen Tisch, und Freunde finden ihn hier.
hall-your-turn = du bist dran
hall-others-turn = andere sind dran
hall-gathering = wartet auf Leute
hall-over = ist zu Ende
hall-play = Weiter
hall-watch = Zusehen
hall-look = Ansehen
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
hall-code = Code eines Tisches
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
new-nobody = Niemand
new-nobody-how = dieser Platz bleibt leer
new-kind = Wer auf Platz { $seat } sitzt
new-strength = Wie stark der Bot auf Platz { $seat } ist
new-who = Wer kommen darf
new-link = Nur mit Link
new-link-what = wer den Link oder den Code hat
new-public = Öffentlich
new-public-what = alle im Saal dürfen sich setzen
new-cancel = Abbrechen
new-go = Tisch eröffnen
new-usual = wie üblich
new-changed =
    { $count ->
        [one] eine ist anders als üblich
       *[other] { $count } sind anders als üblich
    }
new-figures = Die Zahlen der Figuren sind die unserer eigenen Ausgabe. Wer andere hat, gibt sie dem Programm selbst.
new-absence = Wenn jemand fehlt

## Ein Tisch, der wartet

wait-standing = ein Tisch, der wartet
wait-free = Ein Platz ist frei
wait-free-how = für jemanden mit dem Link
wait-you-ready = du, bereit
wait-is-ready = bereit
wait-is-not-ready = noch nicht bereit
wait-seats = { $seats } Plätze, { $taken } vergeben
wait-guest = Du siehst zu. Setz dich, und du spielst mit.
wait-full = Alle Plätze sind vergeben. Wenn das Spiel beginnt, kannst du zusehen.
wait-people = Warte auf andere, oder lass Bots Platz nehmen.
wait-or-begin = Warte auf andere, oder beginne mit { $count }.
wait-all-here = Alle Plätze sind vergeben: Sag, dass du bereit bist, und das Spiel beginnt.
wait-ready = Du bist bereit. Das Spiel beginnt, sobald alle es sind: { $names }.
wait-leave = Verlassen
wait-bot = Einen Bot setzen
wait-begin = Beginnen
wait-begin-with = Mit { $count } beginnen
wait-say-ready = Ich bin bereit
wait-not-ready = Noch nicht bereit
wait-agreed = Was vereinbart ist
wait-title = Wie du genannt wirst
wait-lady = Dame
wait-lord = Herr
absence-pause = der Tisch wartet
absence-bot = ein Bot springt ein
invite-title = Einladen
invite-how = Zeig diesen Code oder schick den Link.
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
setting-pace-what = Zug um Zug, oder nur, was dabei herauskommt
setting-notify = Benachrichtigungen
setting-notify-what = wenn du dran bist und woanders hinsiehst
setting-notify-cannot = Browser erlauben sie nur über eine sichere Adresse (https)
setting-on = an
setting-off = aus
language-en = English
language-de = Deutsch
theme-system = wie das System
theme-parchment = Pergament
theme-candlelight = Kerzenlicht
motion-system = wie das System
motion-none = keine
pace-brief = kurz
pace-result = nur das Ergebnis
settings-title = Einstellungen

## Der Tisch

table-players = Wer mitspielt
table-your-turn = Du bist dran.
table-title = { $title } · Regalia
table-title-turn = ● Du bist dran · { $title }
table-away = nicht da
table-resigned = hat aufgegeben
table-ask-undo = Rücknahme erbitten
table-result = Das Ergebnis
table-over = Das Spiel ist zu Ende.
table-sand = { $seconds } Sekunden Sand
table-unknown = Diesen Tisch gibt es nicht
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
step-now = Zum Jetzt
why-title = Warum nicht?
why-how = Drück auf irgendetwas auf dem Tisch, und du erfährst, warum es nicht geht.
why-refused = Jetzt nicht
why-allowed = Das geht: Nichts spricht dagegen.
why-ruling = Regel { $rule }
undo-asked = Zurücknehmen
undo-question = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
undo-waiting = Die anderen werden gefragt, ob du darfst.
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
menu-spectators = Sehen zu
menu-return = Dein Weg zurück
menu-return-what = Mit diesem Link bist du wieder an deinem Platz, auf jedem Gerät. Er ist nur für dich.
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
return-lost = Dieser Link führt zu keinem Platz mehr
return-lost-what = Vielleicht ist das Spiel für dich zu Ende, oder der Link ist nicht vollständig.
rules-search = Eine Regel suchen
rules-index = Alle Regeln
rules-goes = So geht das Spiel
rules-goal = Worum es geht
rules-course = Wie es geht
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
rules-code =
    Code und Tests: { $functions ->
        [one] 1 Funktion
       *[other] { $functions } Funktionen
    }, { $tests ->
        [one] 1 Test
       *[other] { $tests } Tests
    }
rules-enforced = Durchgesetzt von
rules-tested = Geschützt von
rules-print = Drucken
rules-of = die Regeln, wie sie hier gelten
rules-title = { $title }, wie es hier gespielt wird
rules-page = Als Seite
rules-told = Dir wurde gesagt: „{ $sentence }“
rules-here = Warum du hier bist
rules-keys = Jede Absage nennt ihre Regel. H öffnet die Regeln; ? oder langes Drücken fragt, warum.
rules-none = Davon steht nichts da.
end-look = Den Tisch ansehen
end-record = Aufzeichnung behalten
plain-choices = Was du tun kannst
plain-nothing = Gerade nichts: Andere sind dran.
plain-turn = Der letzte Zug
table-story = Was geschah
table-earlier =
    { $count ->
        [one] ein Zug davor
       *[other] { $count } Züge davor
    }
table-bot = ein Bot
table-goods-of = Was { $name } hat
table-not-now = jetzt nicht: antippen für den Grund
table-undo = Zurück

## Um Krone und Kragen

court-display = In der Auslage
court-all-cards = alle { $count } Karten
court-only = nur
court-pips-or-more = Augen oder mehr
court-owned = hast du schon
court-none-left = keine mehr
court-can-take = kann genommen werden
court-payable = die Würfel, wie sie liegen, reichen dafür
court-percent = { $percent } %
court-odds = { $percent } wahrscheinlich durch bloßes Würfeln, ohne Karten
court-odds-what = % auf einer Karte: durch bloßes Würfeln, ohne Karten
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
    { $pips ->
        [one] bisher 1 Auge
       *[other] bisher { $pips } Augen
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
court-each-once = jede Karte einmal im Zug, auf aktive Würfel
court-no-cards = noch keine Karte: jeder Zug kann eine bringen
court-status =
    { $status ->
        [open] Würfel wählen
        [used] schon benutzt
        [itself] wirkt von selbst
        [ready] antippen
        [idle] nichts zu tun
       *[other] noch frei
    }
court-first-roll = im ersten Wurf
court-tap-die = Tippe auf einen Würfel, um ihn beiseitezulegen.
court-tap-lit = Tippe auf einen der hellen Würfel.
court-choose-result = Wähle, was aus den Würfeln wird.
court-takeable =
    { $count ->
        [one] Eine Karte kannst du nehmen: Sie hat einen goldenen Rand.
       *[other] { $count } Karten kannst du nehmen: Sie haben einen goldenen Rand.
    }
court-all-aside = Alle beiseite
court-roll =
    { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
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
court-turn-of = Zug von { $name }
court-rolls =
    { $rolls ->
        [one] erster Wurf
        [2] zweiter Wurf
        [3] dritter Wurf
       *[other] { $rolls }. Wurf
    }
court-final-round = Die Schlussrunde
court-to-beat = Zu schlagen
court-holder =
    { $whose ->
        [mine] Du hast den König.
       *[theirs] { $name } hat den König.
    }
court-wins-king = Das gewinnt den König
court-any-face = { $size } oder mehr von einer Zahl
court-tie =
    { $whose ->
        [queen] Mit der Königin genügt ein Gleichstand.
       *[others] Gleichstand genügt nicht: Den gewinnt nur, wer die Königin hat.
    }
court-order = Wer wann würfelt
court-final-status =
    { $status ->
        [now] jetzt am Zug
        [king] mit dem König
        [short] gescheitert
        [skipped] zu wenige Würfel
        [last] zuletzt, Gleichstand genügt
       *[next] noch nicht gewürfelt
    }
court-missing =
    { $active ->
        [0] noch { $missing } { $faces }
        [one] noch { $missing } { $faces }; eine liegt da
       *[other] noch { $missing } { $faces }; { $active } liegen da
    }
court-enough-to-win = Das genügt für den König.
court-starts = beginnt

## Blätter

sheet-close = Schließen

## Das Ende

end-won = Du gewinnst!
end-lost =
    { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
    }
end-drawn = Unentschieden
end-points = Punkte
