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

## Der Tisch

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
