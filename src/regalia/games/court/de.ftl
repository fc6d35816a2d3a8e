court-title = Um Krone und Kragen
court-pitch = Würfle, gewinne den Hofstaat Karte um Karte und mit seiner Hilfe den König.
court-help =
    Du willst die Gunst des Königs und gewinnst sie mit Würfeln.

    Dein Zug beginnt mit einem Wurf von drei Würfeln. Lege nach jedem Wurf
    mindestens einen Würfel beiseite; die noch aktiven Würfel darfst du erneut
    werfen. Was beiseiteliegt, bleibt in diesem Zug, wie es ist. Liegen alle
    Würfel beiseite, kannst du mit dem Ergebnis eine Karte nehmen: Sie hilft dir
    ab deinem nächsten Zug.

    Karten geben dir mehr Würfel, würfeln neu oder verändern Würfel. Jede darfst
    du einmal im Zug einsetzen, und nur auf aktive Würfel. Von jeder Karte besitzt
    du höchstens eine, nur Scharlatane beliebig viele.

    Sieben Gleiche holen den König und mit ihm die Königin. Dann wird die Runde zu
    Ende gespielt, und in einer Schlussrunde dürfen alle anderen versuchen, dieses
    Ergebnis zu übertreffen: mehr gleiche Würfel oder ebenso viele mit mehr Augen.
    Wer die Königin hat, würfelt zuletzt und muss nur gleichziehen. Wer am Ende
    den König hat, gewinnt.
help-reference = karten          was jede Karte kostet und kann


## Das Spielfeld

board-next =
    { $own ->
        [yes] Danach: { $seats }, dann du.
       *[no] Danach: { $seats }.
    }
board-next-is-you = Danach bist du dran.
board-twice = { $player } spielt zweimal hintereinander.
board-turn = Zug { $turn }
board-payable = Dafür reichen die Würfel: { $cards }
board-cards-none = noch keine Karte
board-card-used = { $card } (benutzt)
board-card-several = { $card } ×{ $count }
board-start-dice = { $count } Würfel
board-display = In der Auslage
board-display-owned = hast du schon
board-bar =
    Zu schlagen: { $size } { faces }, { $person ->
        [second] der König ist bei dir
       *[third] der König ist bei { $name }
    }
board-active = Aktiv: { $dice }
board-set_aside = Beiseite: { $dice }
board-chosen = In der Hand: { $dice }
board-stays-aside = Ein Würfel, der beiseiteliegt, bleibt bis zum Ende des Zuges, wie er ist.
board-stays-in-hand = Dieser Würfel gehört der Karte, die gerade wirkt: Beende zuerst ihren Einsatz.
board-no-dice = keine

faces =
    { $size ->
        [one] { $face ->
            [1] Eins
            [2] Zwei
            [3] Drei
            [4] Vier
            [5] Fünf
           *[6] Sechs
        }
       *[other] { $face ->
            [1] Einsen
            [2] Zweien
            [3] Dreien
            [4] Vieren
            [5] Fünfen
           *[6] Sechsen
        }
    }

column-card = Karte
column-cost = Preis
column-ability = Was sie kann


## Was der Zug verlangt

hint-set-aside =
    { PERSON($seat) ->
        [second] Lege mindestens einen Würfel beiseite; die anderen darfst du dann erneut werfen.
       *[third] { $seat } muss Würfel beiseitelegen.
    }
hint-go-on =
    { PERSON($seat) ->
        [second] Wirf die aktiven Würfel erneut oder lege weitere beiseite.
       *[third] { $seat } darf Würfel beiseitelegen oder erneut werfen.
    }
hint-take =
    { PERSON($seat) ->
        [second] Alle deine Würfel liegen beiseite: Mit dem Ergebnis kannst du eine Karte nehmen.
       *[third] { $seat } darf eine Karte wählen.
    }
hint-final =
    { PERSON($seat) ->
        [second] Schlussrunde: Karten gibt es keine mehr, nur die größte Gruppe gleicher Würfel zählt.
       *[third] { $seat } würfelt in der Schlussrunde.
    }
hint-final-set-aside =
    { PERSON($seat) ->
        [second] Schlussrunde: Nur die größte Gruppe zählt. Lege mindestens einen Würfel beiseite.
       *[third] { $seat } würfelt in der Schlussrunde.
    }
hint-final-go-on =
    { PERSON($seat) ->
        [second] Schlussrunde: Nur die größte Gruppe zählt. Wirf erneut oder lege Würfel beiseite.
       *[third] { $seat } würfelt in der Schlussrunde.
    }
hint-merchant =
    { PERSON($seat) ->
        [second] Wähle weitere Würfel für den Händler oder würfle die in der Hand neu.
       *[third] { $seat } wählt Würfel für den Händler.
    }
hint-noblewoman =
    { PERSON($seat) ->
        [second] Die Hofdame darf weitere Würfel erhöhen, jeden einmal.
       *[third] { $seat } erhöht Würfel mit der Hofdame.
    }
hint-nobleman =
    { PERSON($seat) ->
        [second] Der Edelmann darf weitere Würfel erhöhen, jeden einmal.
       *[third] { $seat } erhöht Würfel mit dem Edelmann.
    }
hint-alchemist =
    { PERSON($seat) ->
        [second] Der Alchemist braucht mehr Würfel: Wähle den nächsten.
       *[third] { $seat } wählt Würfel für den Alchemisten.
    }
hint-transmute =
    { PERSON($seat) ->
        [second] Verteile die Augen der Würfel in der Hand neu.
       *[third] { $seat } verteilt Augen mit dem Alchemisten.
    }


## Was geschieht

event-round =
    { PERSON($seat) ->
        [second] Neue Runde: Du beginnst
       *[third] Neue Runde: { $seat } beginnt
    }
event-rolled =
    { PERSON($seat) ->
        [second] du würfelst
       *[third] { $seat } würfelt
    } { LIST($dice, by: "-") }
event-kept =
    { PERSON($seat) ->
        [second] du legst
       *[third] { $seat } legt
    } eine { $face } beiseite
event-kept_several =
    { PERSON($seat) ->
        [second] du legst
       *[third] { $seat } legt
    } { LIST($dice, by: "-") } beiseite
event-brought =
    { PERSON($seat) ->
        [second] du bringst
       *[third] { $seat } bringt
    } eine { $face } ins Spiel ({ $card })
event-rerolled =
    { PERSON($seat) ->
        [second] du würfelst neu und bekommst
       *[third] { $seat } würfelt neu und bekommt
    } { LIST($dice, by: "-") }
event-changed =
    { PERSON($seat) ->
        [second] du machst
       *[third] { $seat } macht
    } aus einer { $face } eine { $to } ({ $card })
event-moved =
    { PERSON($seat) ->
        [second] du schiebst
       *[third] { $seat } schiebt
    } { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    } von einer { $giver } auf eine { $receiver } (Philosoph)
event-chose =
    { PERSON($seat) ->
        [second] du wählst
       *[third] { $seat } wählt
    } eine { $face } ({ $card })
event-transmuted =
    { PERSON($seat) ->
        [second] du verwandelst
       *[third] { $seat } verwandelt
    } { LIST($dice, by: "-") } in { LIST($to, by: "-") } (Alchemist)
event-transmuted_two =
    { PERSON($seat) ->
        [second] du verwandelst
       *[third] { $seat } verwandelt
    } { LIST($dice, by: "-") } in { LIST($to, by: "-") } (Alchemist)
event-result =
    { PERSON($seat) ->
        [second] du beendest
       *[third] { $seat } beendet
    } den Zug mit { LIST($dice, by: "-") }
event-took =
    { PERSON($seat) ->
        [second] du nimmst
       *[third] { $seat } nimmt
    } { FORM($card, case: "accusative") }
event-flipped =
    { PERSON($seat) ->
        [second] du drehst deinen Hofnarren um: Er ist nun ein Scharlatan
       *[third] { $seat } macht aus einem Hofnarren einen Scharlatan
    }
event-declined =
    { PERSON($seat) ->
        [second] du nimmst
       *[third] { $seat } nimmt
    } keine Karte
event-result_took =
    { PERSON($seat) ->
        [second] du beendest den Zug mit { LIST($dice, by: "-") } und nimmst
       *[third] { $seat } beendet den Zug mit { LIST($dice, by: "-") } und nimmt
    } { FORM($card, case: "accusative") }
event-result_flipped =
    { PERSON($seat) ->
        [second] du beendest den Zug mit { LIST($dice, by: "-") } und drehst deinen Hofnarren um: Er ist nun ein Scharlatan
       *[third] { $seat } beendet den Zug mit { LIST($dice, by: "-") } und macht aus einem Hofnarren einen Scharlatan
    }
event-result_declined =
    { PERSON($seat) ->
        [second] du beendest den Zug mit { LIST($dice, by: "-") } und nimmst
       *[third] { $seat } beendet den Zug mit { LIST($dice, by: "-") } und nimmt
    } keine Karte
event-result_claimed =
    { PERSON($seat) ->
        [second] du beendest den Zug mit { LIST($dice, by: "-") } und holst dir
       *[third] { $seat } beendet den Zug mit { LIST($dice, by: "-") } und holt sich
    } König und Königin
event-result_beat =
    { PERSON($seat) ->
        [second] du beendest den Zug mit { LIST($dice, by: "-") } und gewinnst
       *[third] { $seat } beendet den Zug mit { LIST($dice, by: "-") } und gewinnt
    } den König
event-result_fell_short =
    { PERSON($seat) ->
        [second] du beendest den Zug mit { LIST($dice, by: "-") } und scheiterst
       *[third] { $seat } beendet den Zug mit { LIST($dice, by: "-") } und scheitert
    }
event-claimed =
    { PERSON($seat) ->
        [second] du holst dir
       *[third] { $seat } holt sich
    } mit { $size } { faces } König und Königin
event-final =
    { PERSON($seat) ->
        [second] Die Schlussrunde: Du beginnst
       *[third] Die Schlussrunde: { $seat } beginnt
    }
event-skipped =
    { PERSON($seat) ->
        [second] du hast zu wenige Würfel gegen { $size } { faces } und setzt aus
       *[third] { $seat } hat zu wenige Würfel gegen { $size } { faces } und setzt aus
    }
event-beat =
    { PERSON($seat) ->
        [second] du gewinnst
       *[third] { $seat } gewinnt
    } mit { $size } { faces } den König
event-fell_short =
    { PERSON($seat) ->
        [second] du scheiterst
       *[third] { $seat } scheitert
    } mit { $size } { faces }
event-won =
    { PERSON($seat) ->
        [second] Du hast am Ende den König und gewinnst das Spiel!
       *[third] { $seat } hat am Ende den König und gewinnt das Spiel.
    }
event-drawn = Der letzte Zug ist gespielt: Das Spiel endet unentschieden.


## Was man tun kann: der Satz, und für lange Listen eine Überschrift mit kurzen Namen

action-keep = eine { $face } beiseitelegen
    .title = Einen Würfel beiseitelegen
    .label = eine { $face }
action-roll =
    { $count ->
        [one] den aktiven Würfel erneut werfen
       *[other] die { $count } aktiven Würfel erneut werfen
    }
action-bring = einen Würfel mit { $face } ins Spiel bringen ({ $card })
    .title = Einen Würfel ins Spiel bringen
action-queen = einen Würfel mit { $face } ins Spiel bringen (Königin)
    .title = Königin: einen Würfel ins Spiel bringen
    .label = eine { $face }
action-fool = eine { $face } neu würfeln (Hofnarr)
    .title = Hofnarr: einen Würfel neu würfeln
    .label = eine { $face }
action-merchant = eine { $face } zum Neuwürfeln wählen (Händler)
    .title = Händler: einen Würfel zum Neuwürfeln wählen
    .label = eine { $face }
action-throw = neu würfeln, was in der Hand ist: { LIST($dice, by: "-") } (Händler)
action-serving_maid = aus einer { $face } eine { $to } machen (Dienstmagd)
    .title = Dienstmagd: einen Würfel erhöhen
    .label = { $face } → { $to }
action-noblewoman = aus einer { $face } eine { $to } machen (Hofdame)
    .title = Hofdame: einen Würfel um 1 erhöhen
    .label = { $face } → { $to }
action-nobleman = aus einer { $face } eine { $to } machen (Edelmann)
    .title = Edelmann: einen Würfel um 2 erhöhen
    .label = { $face } → { $to }
action-enough = keine weiteren Würfel erhöhen
action-philosopher = aus { LIST($dice, by: "-") } nun { LIST($to, by: "-") } machen (Philosoph)
    .title = Philosoph: Augen von einem Würfel auf einen anderen schieben
    .label = { LIST($dice, by: "-") } → { LIST($to, by: "-") }
action-astronomer = aus einer { $face } eine { $to } machen, wie sie beiseiteliegt (Astronom)
    .title = Astronom: einen Würfel auf eine beiseitegelegte Zahl drehen
    .label = { $face } → { $to }
action-magician = aus einer { $face } eine { $to } machen (Zauberer)
    .title = Zauberer: einen Würfel auf eine beliebige Zahl drehen
    .label = { $face } → { $to }
action-alchemist = eine { $face } wählen (Alchemist)
    .title = Alchemist: nacheinander Würfel wählen, um ihre Augen neu zu verteilen
    .label = eine { $face }
action-transmute =
    { $step ->
        [first] aus einem davon eine { $face } machen (Alchemist)
       *[last] aus { LIST($dice, by: "-") } nun { LIST($to, by: "-") } machen (Alchemist)
    }
    .title =
        { $step ->
            [first] Alchemist: die erste neue Zahl für { LIST($dice, by: "-") } wählen
           *[last] Alchemist: wählen, was aus { LIST($dice, by: "-") } wird
        }
    .label =
        { $step ->
            [first] eine { $face }
           *[last] { LIST($to, by: "-") }
        }
action-take = { FORM($card, case: "accusative") } nehmen: { $ability }
    .title = Eine Karte nehmen
    .label = { $card }: { FORM($card, case: "brief") }
action-finish =
    { $phase ->
        [final] den Zug beenden
       *[court] keine Karte nehmen
    }


## Arten von Aktionen, wo das Terminal sagt, warum sie nicht gehen

kind-keep = einen Würfel beiseitelegen
kind-roll = erneut würfeln
kind-bring = einen Würfel ins Spiel bringen
kind-queen = die Königin einsetzen
kind-fool = den Hofnarren einsetzen
kind-merchant = den Händler einsetzen
kind-throw = neu würfeln, was in der Hand ist
kind-serving_maid = die Dienstmagd einsetzen
kind-noblewoman = die Hofdame einsetzen
kind-nobleman = den Edelmann einsetzen
kind-enough = keine weiteren Würfel erhöhen
kind-philosopher = den Philosophen einsetzen
kind-astronomer = den Astronomen einsetzen
kind-magician = den Zauberer einsetzen
kind-alchemist = den Alchemisten einsetzen
kind-transmute = Augen neu verteilen
kind-take = eine Karte nehmen
kind-finish = den Zug beenden


## Die Karten

die = { $face }
card-fool = Hofnarr
    .gender = masculine
    .nominative = Der Hofnarr
    .accusative = den Hofnarren
    .cost = jedes Ergebnis
    .ability = würfelt einen aktiven Würfel neu
    .brief = einen neu
card-charlatan = Scharlatan
    .gender = masculine
    .nominative = Der Scharlatan
    .accusative = den Scharlatan
    .cost = eigenen Hofnarren umdrehen
    .ability = ein Würfel mehr im ersten Wurf
    .brief = +1 Würfel
card-farmer = Bauer
    .gender = masculine
    .nominative = Der Bauer
    .accusative = den Bauern
    .cost = zwei Gleiche
    .ability = ein Würfel mehr im ersten Wurf
    .brief = +1 Würfel
card-serving_maid = Dienstmagd
    .gender = feminine
    .nominative = Die Dienstmagd
    .accusative = die Dienstmagd
    .cost = nur ungerade Würfel
    .ability = erhöht einen aktiven Würfel um 1, 2 oder 3
    .brief = um 1–3 höher
card-philosopher = Philosoph
    .gender = masculine
    .nominative = Der Philosoph
    .accusative = den Philosophen
    .cost = nur gerade Würfel
    .ability = schiebt Augen von einem aktiven Würfel auf einen anderen
    .brief = verschieben
card-laborer = Handwerker
    .gender = masculine
    .nominative = Der Handwerker
    .accusative = den Handwerker
    .cost = mindestens 15 Augen
    .ability = bringt einen Würfel mit 1 ins Spiel
    .brief = bringt eine 1
card-guard = Wachmann
    .gender = masculine
    .nominative = Der Wachmann
    .accusative = den Wachmann
    .cost = drei Gleiche
    .ability = bringt einen Würfel mit 2 ins Spiel
    .brief = bringt eine 2
card-hunter = Jäger
    .gender = masculine
    .nominative = Der Jäger
    .accusative = den Jäger
    .cost = vier Gleiche
    .ability = bringt einen Würfel mit 3 ins Spiel
    .brief = bringt eine 3
card-astronomer = Astronom
    .gender = masculine
    .nominative = Der Astronom
    .accusative = den Astronomen
    .cost = zwei Paare
    .ability = dreht einen aktiven Würfel auf eine Zahl, die beiseiteliegt
    .brief = wie beiseite
card-merchant = Händler
    .gender = masculine
    .nominative = Der Händler
    .accusative = den Händler
    .cost = mindestens 20 Augen
    .ability = würfelt beliebig viele aktive Würfel neu
    .brief = beliebig neu
card-noblewoman = Hofdame
    .gender = feminine
    .nominative = Die Hofdame
    .accusative = die Hofdame
    .cost = Drilling und Paar
    .ability = erhöht beliebig viele aktive Würfel um je 1
    .brief = um 1 höher
card-pawnbroker = Pfandleiher
    .gender = masculine
    .nominative = Der Pfandleiher
    .accusative = den Pfandleiher
    .cost = mindestens 30 Augen
    .ability = bringt einen Würfel mit 4 ins Spiel
    .brief = bringt eine 4
card-knight = Ritter
    .gender = masculine
    .nominative = Der Ritter
    .accusative = den Ritter
    .cost = fünf Gleiche
    .ability = bringt einen Würfel mit 5 ins Spiel
    .brief = bringt eine 5
card-magician = Zauberer
    .gender = masculine
    .nominative = Der Zauberer
    .accusative = den Zauberer
    .cost = fünf Zahlen in Folge
    .ability = dreht einen aktiven Würfel auf eine beliebige Zahl
    .brief = beliebig
card-alchemist = Alchemist
    .gender = masculine
    .nominative = Der Alchemist
    .accusative = den Alchemisten
    .cost = alle sechs Zahlen
    .ability = verteilt die Augen von drei aktiven Würfeln oder den letzten beiden neu
    .brief = verteilen
card-bishop = Bischof
    .gender = masculine
    .nominative = Der Bischof
    .accusative = den Bischof
    .cost = drei Paare
    .ability = bringt einen Würfel mit 6 ins Spiel
    .brief = bringt eine 6
card-nobleman = Edelmann
    .gender = masculine
    .nominative = Der Edelmann
    .accusative = den Edelmann
    .cost = zwei Drillinge
    .ability = erhöht beliebig viele aktive Würfel um je genau 2
    .brief = um 2 höher
card-general = Feldherr
    .gender = masculine
    .nominative = Der Feldherr
    .accusative = den Feldherrn
    .cost = sechs Gleiche
    .ability = zwei Würfel mehr im ersten Wurf
    .brief = +2 Würfel
card-queen = Königin
    .gender = feminine
    .nominative = Die Königin
    .accusative = die Königin
    .cost = mit dem König
    .ability = bringt einen Würfel mit einer beliebigen Zahl ins Spiel
    .brief = bringt beliebig
card-king = König
    .gender = masculine
    .nominative = Der König
    .accusative = den König
    .cost = sieben Gleiche
    .ability = leitet die Schlussrunde ein; wer ihn danach hat, gewinnt
    .brief = Schlussrunde


## Warum nicht: je eine Ursache

reason-finish-card = { FORM($card, case: "nominative") } ist noch nicht fertig: Bring das erst zu Ende.
reason-no-card-in-use = Keine Karte ist im Einsatz, mit der es so weitergehen könnte.
reason-final-round = In der Schlussrunde werden keine Karten genommen.
reason-dice-active =
    { $count ->
        [one] Ein Würfel ist noch aktiv: Lege ihn beiseite, bevor du den Zug beendest.
       *[other] { $count } Würfel sind noch aktiv: Lege sie beiseite, bevor du den Zug beendest.
    }
reason-set-aside-first = Lege mindestens einen Würfel beiseite, bevor du wieder würfelst.
reason-nothing-to-roll = Kein Würfel ist aktiv, also gibt es nichts zu würfeln.
reason-above-six =
    { $pips ->
        [one] Eine { $face } lässt sich nicht um 1 Auge erhöhen: Mehr als 6 zeigt kein Würfel.
       *[other] Eine { $face } lässt sich nicht um { $pips } Augen erhöhen: Mehr als 6 zeigt kein Würfel.
    }
reason-below-one =
    { $pips ->
        [one] Eine { $face } kann kein Auge abgeben: Weniger als 1 zeigt kein Würfel.
       *[other] Eine { $face } kann keine { $pips } Augen abgeben: Weniger als 1 zeigt kein Würfel.
    }
reason-same-face = Der Würfel zeigt schon eine { $face }: Wähle eine andere Zahl.
reason-exchanged = Eine { $giver } und eine { $receiver } würden nur die Plätze tauschen: Das ist kein Einsatz der Karte.
reason-brings-no-die = { FORM($card, case: "nominative") } bringt keinen Würfel mit fester Zahl ins Spiel.
reason-with-the-king = Die Königin kommt nur mit dem König.
reason-not-your-card = Du hast { FORM($card, case: "accusative") } nicht.
    .all = Du hast dafür noch keine Karte.
reason-used = Du hast { FORM($card, case: "accusative") } in diesem Zug schon eingesetzt.
reason-already-yours = Du hast { FORM($card, case: "accusative") } schon.
reason-one-fool = Du hast schon einen offenen Hofnarren, und zwei hat niemand.
reason-no-own-fool = Du brauchst einen eigenen Hofnarren, den du umdrehen kannst.
reason-no-die-to-keep = Kein aktiver Würfel zeigt eine { $face }, also kannst du keine beiseitelegen.
reason-in-hand = Jede { $face } ist schon in der Hand.
reason-no-active-die = Karten wirken auf aktive Würfel, und keiner von ihnen zeigt eine { $face }.
reason-no-second-die = Nur ein aktiver Würfel zeigt eine { $face }: Der Philosoph braucht zwei.
reason-not-set-aside = Du hast keine { $face } beiseitegelegt, nach der sich der Astronom richten könnte.
reason-one-active-die = Der Alchemist braucht mindestens zwei aktive Würfel.
reason-fixed-sum = Mit dieser { $face } ließen sich die Augen nicht anders verteilen.
reason-sum-stays = Mit einer { $face } behielten die Würfel ihre Summe von { $sum } nicht.
reason-nothing-changes = Mit dieser { $face } zeigten die Würfel dasselbe wie vorher.
reason-none-left = Diese Karte ist vergriffen: { $card }.
reason-no-fool-left = Es ist kein Hofnarr mehr da.
reason-king-claimed = { $seat } hat den König schon genommen.
reason-dice-limit = Es sind schon { $limit } Würfel im Spiel, mehr dürfen es nicht sein.
reason-charlatan-limit = Du beginnst deine Züge schon mit { $limit } Würfeln, mehr dürfen es nicht sein.
reason-king-takes-seven =
    { $size ->
        [one] Der König verlangt sieben gleiche Würfel; du hast 1.
       *[other] Der König verlangt sieben gleiche Würfel; du hast { $size }.
    }
reason-not-paid = Dein Ergebnis reicht nicht für { FORM($card, case: "accusative") } ({ $cost }).


## Wie es ausging

ending-claim =
    { PERSON($seat) ->
        [second] Niemand hat deine { $size } { faces } überboten: Du behältst den König und gewinnst.
       *[third] Niemand hat die { $size } { faces } von { $seat } überboten: { $seat } behält den König und gewinnt.
    }
ending-final-round =
    { PERSON($seat) ->
        [second] Du hast in der Schlussrunde mit { $size } { faces } den König gewonnen, und niemand hat das überboten.
       *[third] { $seat } hat in der Schlussrunde mit { $size } { faces } den König gewonnen, und niemand hat das überboten.
    }
ending-won-back =
    { PERSON($seat) ->
        [second] Du hast zuletzt gewürfelt, mit { $size } { faces } den König zurückgewonnen und gewinnst.
       *[third] { $seat } hat zuletzt gewürfelt, mit { $size } { faces } den König zurückgewonnen und gewinnt.
    }
ending-drawn =
    { $turns ->
        [one] Nach 1 Zug endet das Spiel unentschieden: Niemand gewinnt.
       *[other] Nach { $turns } Zügen endet das Spiel unentschieden: Niemand gewinnt.
    }


## Was an einer Stellung nicht stimmt

position-seat-absent = { $seat } spielt nicht mit, ist also nicht am Zug, hat nichts und gewinnt nicht.
position-cards-absent = { $seat } spielt nicht mit und hat keine Karten.
position-face-0 = Kein Würfel zeigt eine 0.
position-dice = Es sind 1 bis { $limit } Würfel im Spiel, nicht { $count }.
position-nothing-to-set-aside = Ein Würfel müsste noch beiseitegelegt werden, aber keiner ist aktiv.
position-none-set-aside = Solange kein Würfel beiseiteliegt, muss noch einer beiseitegelegt werden.
position-over-in-hand = Ist das Spiel zu Ende, so ist kein Würfel mehr in der Hand.
position-fools-unlimited = Gibt es Hofnarren ohne Ende, so steht in der Auslage dafür -1.
position-fools = Es gibt insgesamt { $count } Hofnarren und Scharlatane, so viele wie Mitspieler.
position-copies = Von dieser Karte gibt es insgesamt { $count }: { $card }.
position-charlatans = Niemand hat mehr als { $most } Scharlatane: Mehr Würfel ließen sich nicht werfen.
position-never-used = { FORM($card, case: "nominative") } wird in keinem Zug eingesetzt.
position-used-not-owned = { $seat } hat { FORM($card, case: "accusative") } nicht und kann die Karte nicht eingesetzt haben.
position-no-card-in-use = Ohne eine Karte im Einsatz sind keine Würfel gewählt oder gemacht.
position-card-in-use = { FORM($card, case: "nominative") } ist im Einsatz, gehört also zu den eingesetzten Karten.
position-dice-in-use = Diese Würfel passen nicht zur Karte im Einsatz: { $card }.
position-holder = { FORM($card, case: "nominative") } liegt bei dem Platz, der den Titel hat, und bei keinem anderen.
position-queen-with-king = König und Königin werden zusammen genommen.
position-bar-before-claim = Bevor der König genommen ist, gibt es kein Ergebnis zu schlagen.
position-bar = Das Ergebnis, das zu schlagen ist, hat { $least } bis { $most } gleiche Würfel.
position-king-before-final = Erst in der Schlussrunde wechselt der König den Besitzer.
position-final-before-claim = Bevor der König genommen ist, gibt es keine Schlussrunde.
position-turns-left = Wenn { $seat } am Zug ist, bleiben in der Runde { $count } Züge, nicht { $given }.
position-claim-ahead = { $seat } hat den König genommen, also war dieser Zug der Runde schon.
position-king-ahead = { $seat } hat den König gewonnen, also war dieser Zug der Schlussrunde schon.
position-own-claim = { $seat } würfelt nicht gegen das eigene Ergebnis.
position-skipped = { $seat } hat für die Schlussrunde zu wenige Würfel und würfelt nicht.
position-no-turn = Mindestens ein Zug hat begonnen.
position-turn-limit =
    { $limit ->
        [one] Mehr als 1 Zug kann nicht begonnen haben: Das ist die Grenze.
       *[other] Mehr als { $limit } Züge können nicht begonnen haben: Das ist die Grenze.
    }
position-round = Eine Runde hat höchstens { $count } Züge, einen je Mitspieler.
position-winner-early = Wer gewinnt, steht erst am Ende fest.
position-no-winner = Am Ende hat jemand gewonnen, oder die Zahl der Züge ist erreicht.
position-winner = { $seat } kann nicht ohne den König gewonnen haben.


## Was vor dem Spiel gewählt werden kann

option-fools = Wie viele Hofnarren es gibt
    .unlimited = so viele wie gewünscht
    .players = einen für jeden Mitspieler
option-dice_limit = Wie viele Würfel zugleich im Spiel sein dürfen
    .number = { $number } Würfel
option-turn_limit = Wann das Spiel unentschieden endet
    .none = nie
    .number = nach { $number } Zügen


## Die Regeln zum Nachschlagen

rules-goal = Du willst die Gunst des Königs. Mit Würfeln gewinnst du die Leute an seinem Hof, eine Person nach der anderen, und jede macht deine späteren Würfe stärker. Wer am Ende den König hat, gewinnt.
rules-course-roll = Würfle. Lege nach jedem Wurf mindestens einen Würfel beiseite; was noch aktiv ist, darfst du erneut werfen, bis alle beiseiteliegen.
rules-course-cards = Setze dabei deine Karten ein, jede einmal im Zug: Sie bringen Würfel ins Spiel, würfeln neu oder verändern Würfel.
rules-course-take = Mit deinem Ergebnis nimmst du eine Karte aus der Auslage oder keine. Die Karte hilft dir ab deinem nächsten Zug.
rules-course-next = Dann ist die Person links von dir am Zug. Nach jeder Runde wandert die Startfigur nach rechts.
rules-end = Mit sieben gleichen Würfeln nimmst du den König, und die Königin kommt mit ihm. Die Runde wird zu Ende gespielt. Dann versuchen alle anderen in einer Schlussrunde, dieses Ergebnis zu schlagen: mit mehr gleichen Würfeln oder ebenso vielen einer höheren Zahl. Wer die Königin hat, würfelt zuletzt und braucht nur einen Gleichstand.
rules-here-active =
    { $dice ->
        [one] dein aktiver Würfel
       *[other] deine aktiven Würfel
    }
rules-pieces = Alle Karten und Preise
rules-pieces-about = Ein Preis ist ein Muster: Gleiche Farbe heißt gleiche Würfel. Wie viele Stück es von einer Karte zu zweit, dritt, viert oder fünft gibt, sagt ihre Stufe.
rules-level = Stufe { $level }
rules-level-none = Immer in der Auslage
rules-copies = je { $two }, { $three }, { $four } oder { $five } Stück
rules-copies-one = je einmal
rules-section-turn = Ein Zug
rules-section-cards = Eine Karte nehmen
rules-section-order = Die Reihenfolge
rules-section-end = Das Ende
rules-section-examples = Zwei Beispiele
rules-section-scoring = Wertung

ruling-C1 = Dein Zug beginnt mit einem Wurf, der von selbst geschieht: { $start_dice } Würfel, einer mehr für den Bauern und für jeden Scharlatan, zwei mehr für den Feldherrn; keinen davon darfst du weglassen. Eine neue Karte hilft dir ab deinem nächsten Zug.
    .title = Der erste Wurf
ruling-C2 = Geworfene Würfel sind aktiv. Lege nach jedem Wurf mindestens einen davon beiseite, gern auch mehr; danach darfst du alle noch aktiven erneut werfen. Was beiseiteliegt, bleibt für den Zug liegen; wer aufhören will, legt alles beiseite.
    .title = Beiseitelegen
    .roll = die 2 kommt beiseite, die anderen beiden werden erneut geworfen
ruling-C3 = Sobald du gewürfelt hast, darfst du deine Karten jederzeit einsetzen, jede einmal im Zug. Sie wirken nur auf aktive Würfel, und was eine Karte begonnen hat, wird zu Ende gebracht, bevor etwas anderes geschieht.
    .title = Karten einsetzen
ruling-C4 = Handwerker, Wachmann, Jäger, Pfandleiher, Ritter und Bischof bringen einen Würfel mit 1, 2, 3, 4, 5 und 6 ins Spiel, die Königin einen mit beliebiger Zahl. Er ist aktiv: Du darfst ihn sofort beiseitelegen, was vor dem nächsten Wurf genügt, ihn mit anderen Karten verändern oder mit den übrigen werfen.
    .title = Würfel, die dazukommen
ruling-C5 = Ein Zug endet erst, wenn kein Würfel mehr aktiv ist. Auch dann darfst du zuvor noch einen ins Spiel bringen, um ihn beiseitezulegen oder zu werfen; das ist ein neuer Wurf, nach dem wieder ein Würfel beiseitegelegt werden muss. Karten, die neu würfeln oder verändern, haben dann nichts mehr zu tun. Danach steht dein Ergebnis fest, und du nimmst eine Karte oder keine.
    .title = Wann ein Zug endet
    .active = vier aktive Würfel: Der Zug geht weiter
    .aside = alle beiseite: Der Zug darf enden
ruling-C6 = Der Hofnarr würfelt einen aktiven Würfel neu, der Händler beliebig viele. Das ist kein neuer Wurf: Die Würfel bleiben aktiv, und es muss dafür nichts weiter beiseitegelegt werden.
    .title = Neu würfeln
ruling-C7 = Eine Karte, die Würfel verändert, muss andere Zahlen hinterlassen als zuvor, und jeder Würfel bleibt zwischen 1 und 6. Die Dienstmagd erhöht einen Würfel um 1 bis 3, die Hofdame beliebig viele um je 1, der Edelmann beliebig viele um je genau 2; der Zauberer gibt einem Würfel eine beliebige Zahl, der Astronom die eines beiseitegelegten. Der Philosoph verschiebt Augen von einem Würfel auf einen anderen. Der Alchemist verteilt die Augen dreier Würfel neu, von denen einer bleiben darf, wie er ist; sind nur zwei aktiv, nimmt er diese, und mit einem kann man ihn nicht einsetzen. Wer nur die Zahlen zweier Würfel tauscht, hat die Karte nicht eingesetzt.
    .title = Würfel verändern
ruling-C8 = Die Zahl der Würfel im Spiel ist begrenzt: auf 32 oder, wenn ihr es so wählt, auf die { $dice_in_box } aus der Schachtel. An der Grenze wird der erste Wurf gekürzt, keine Karte bringt noch einen Würfel, und niemand nimmt einen Scharlatan für einen Würfel, der nicht mehr geworfen werden könnte.
    .title = Wie viele Würfel
ruling-C9 = In jedem Zug darfst du eine Karte nehmen, die noch ausliegt und die du nicht hast; nur Scharlatane darf man mehrfach besitzen. Die Stufe einer Karte ist keine Bedingung: Sie sagt nur, wie viele Würfel man braucht.
    .title = Eine Karte nehmen
ruling-C10 = Ein Ergebnis bezahlt eine Karte, wenn das Muster darin zu finden ist; weitere Würfel schaden nicht. Gruppen dürfen dieselbe Zahl zeigen, aber keinen Würfel teilen: Vier Gleiche sind zwei Paare, fünf ein volles Haus, sechs drei Paare und auch zwei Drillinge, vier und zwei sind drei Paare. Eine Straße von 1 bis 6 enthält beide Fünferstraßen. Bei gerade, ungerade und Augensummen zählt dagegen jeder Würfel.
    .title = Was bezahlt
    .two_pairs = zwei Paare
    .full_house = ein volles Haus
    .six = drei Paare oder zwei Drillinge
    .three_pairs = drei Paare
    .straight = eine Sechserstraße und zwei Fünferstraßen
ruling-C11 = Mit jedem Ergebnis bekommst du einen Hofnarren, solange es noch einen gibt, oder drehst deinen eigenen zum Scharlatan um; dann ist sein Neuwurf verloren, und aus der Auslage wird nichts genommen. Offen hast du höchstens einen Hofnarren, Scharlatane beliebig viele. Hofnarren gibt es ohne Ende oder, wenn ihr es so wählt, einen für jeden Mitspieler.
    .title = Hofnarren und Scharlatane
    .over = aus dem Neuwurf wird ein Würfel mehr
ruling-C12 = Zu zweit, dritt, viert oder fünft gibt es von jeder Karte der Stufe I { $copies-I-0 }, { $copies-I-1 }, { $copies-I-2 } oder { $copies-I-3 } Stück, der Stufe II { $copies-II-0 }, { $copies-II-1 }, { $copies-II-2 } oder { $copies-II-3 }, der Stufen III und IV { $copies-III-0 }, { $copies-III-1 }, { $copies-III-2 } oder { $copies-III-3 }. König und Königin gibt es einmal.
    .title = Wie viele Karten
ruling-C13 = Gespielt wird im Uhrzeigersinn, immer in dieser Richtung. Nach jeder Runde wandert die Startfigur nach rechts; wer sie bekommt, spielt dadurch zweimal hintereinander. Wer das Spiel beginnt, entscheidet der Zufall.
    .title = Die Reihenfolge
    .rounds = vier Runden zu viert
ruling-C14 = Mit sieben oder mehr gleichen Würfeln darfst du den König nehmen, und nur so gewinnt man die Königin: Sie kommt mit ihm. Du darfst stattdessen auch eine andere Karte nehmen.
    .title = Der Preis des Königs
ruling-C15 = Ist der König genommen, wird die Runde zu Ende gespielt, und die anderen dürfen noch Karten nehmen. Es folgt eine Schlussrunde. Die Startfigur wandert wie immer nach rechts, und wer sie hat, beginnt; doch wer die Königin hat, wird übergangen und würfelt nach allen anderen. Kommt die Startfigur gerade dorthin, beginnt die Person links daneben.
    .title = Die Schlussrunde
ruling-C16 = In der Schlussrunde zählt zuerst die Größe der größten Gruppe gleicher Würfel, dann deren Zahl; von zwei gleich großen Gruppen gilt die höhere, und sonst zählt nichts. Zu schlagen ist das Ergebnis, mit dem der König genommen wurde, später das beste seither. Wer es übertrifft, bekommt den König, nie die Königin.
    .title = Was verglichen wird
    .size = acht schlagen sieben
    .face = bei gleich vielen gewinnt die höhere Zahl
ruling-C17 = Ein nur gleiches Ergebnis gewinnt nichts, außer für die Person mit der Königin: Ihr genügt der Gleichstand, und der Würfel der Königin hilft ihr dabei.
    .title = Gleichstand
    .tie = gleich: Das genügt nur mit der Königin
ruling-C18 = Kommst du in der Schlussrunde an die Reihe, zähle die Würfel, auf die du kommen kannst: { $start_dice }, deine weiteren Würfel des ersten Wurfs und einen für jede Karte, die einen Würfel bringt, höchstens bis zur Grenze aus C8. Du würfelst, wenn das mehr sind, als das Ergebnis hat, das zu schlagen ist, oder ebenso viele und dessen Zahl unter 6 liegt; wer die Königin hat, braucht nur ebenso viele. Sonst setzt du aus. Trifft das die Person mit der Königin, gewinnt, wer den König hat; hat niemand den Anspruch geschlagen, gewinnt sie ohne Wurf. Karten werden in dieser Runde keine genommen.
    .title = Wer würfeln darf
ruling-C19 = A beginnt, B nimmt mit sieben Zweien den König, C und D spielen noch. Die Schlussrunde läuft D, A, C, B. D kommt auf acht Einsen und bekommt den König; A hat nur sieben Würfel und setzt aus; C kommt auf acht Dreien, B auf acht Vieren, und B gewinnt.
    .title = Beispiel: ein Ende
    .claim = B nimmt den König
    .first = D schlägt das
    .skipped = A hat sieben Würfel und setzt aus
    .second = C schlägt das
    .last = B schlägt das und gewinnt
ruling-C20 = Ein Zug mit Handwerker, Wachmann und Astronom: Von 6-5-2 kommt die 2 beiseite und die 1 des Handwerkers ins Spiel; bei 5-3-3 wird nur die 2 des Wachmanns beiseitegelegt; aus 6-5-4 macht der Astronom eine 2; dann kommen 3-2 und eine 4. Das Ergebnis 4-2-2-2-2 bezahlt den Jäger.
    .title = Beispiel: ein Zug
ruling-C21 = Wer gewinnt, bekommt 1 Punkt, alle anderen 0. Ihr könnt eine Zahl von Zügen festlegen, nach der das Spiel unentschieden endet; dann gewinnt niemand, und niemand bekommt etwas.
    .title = Wertung


## Die Lektion: ein Satz je Schritt, sein Titel, und was zu Zügen gesagt wird, die erlaubt, aber nicht gemeint sind

lesson-set-aside = Zwei Fünfen sind ein Paar, und ein Paar gewinnt den Bauern. Lege beide Fünfen beiseite: Tippe sie an.
    .title = Beiseitelegen
    .aim = Der Bauer: ein Würfel mehr
    .ask = Tippe beide Fünfen an.
    .two = Die Zwei hilft noch niemandem. Erst das Paar Fünfen gewinnt eine Karte.
lesson-roll = Was beiseiteliegt, ist sicher. Wirf den letzten Würfel noch einmal: Vielleicht wird er die dritte Fünf.
    .title = Noch ein Wurf
    .aim = Drei Gleiche gewinnen den Wachmann
    .ask = Wirf den letzten Würfel noch einmal.
    .stop = Du könntest hier aufhören, aber ein weiterer Wurf kostet nichts und bringt vielleicht eine dritte Fünf.
lesson-stop = Nur eine Drei, aber das Paar bleibt. Ein Zug endet, wenn alle Würfel beiseiteliegen: Tippe die Drei an.
    .title = Aufhören
    .aim = Dein Paar gewinnt immer noch den Bauern
    .ask = Lege die Drei beiseite.
lesson-take = Dein Paar bezahlt den Bauern: Nimm ihn.
    .title = Eine Karte nehmen
    .aim = Vier Würfel statt drei, ab deinem nächsten Zug
    .ask = Nimm den Bauern.
    .none = Ein Zug ohne Karte ist verschenkt, und dein Paar bezahlt eine.
    .fool = Ein Hofnarr kostet nichts und ist jederzeit zu haben. Dein Paar bezahlt Besseres.
lesson-bring = Einige Züge später. Dein Wachmann bringt einmal im Zug einen Würfel ins Spiel, der eine Zwei zeigt. Tippe ihn an.
    .title = Karten helfen
    .aim = Vier Gleiche gewinnen den Jäger
    .ask = Tippe den Wachmann an.
    .later = Gleich. Lass erst den Wachmann seinen Würfel bringen.
lesson-gather = Jetzt hast du drei Zweien. Lege alle drei beiseite: Nur eine fehlt noch.
    .title = Sammeln
    .aim = Vier Gleiche gewinnen den Jäger
    .ask = Lege alle drei Zweien beiseite.
    .other = Dieser Würfel nützt mehr im nächsten Wurf. Du sammelst Zweien.
lesson-change = Karten verändern auch aktive Würfel. Tippe Dienstmagd und Zwei an: Sie legt drei Augen drauf, und du hast vier Fünfen.
    .title = Einen Würfel ändern
    .aim = Vier Gleiche: der Jäger
    .ask = Tippe die Dienstmagd an, dann die Zwei.
    .more = Als Fünf ist die Zwei mehr wert: Die Dienstmagd kann drei Augen drauflegen.
lesson-king = Spät im Spiel: sieben Sechsen! Sie gewinnen den König, und die Königin kommt mit. Nimm ihn.
    .title = Der König
    .aim = Wer ihn am Ende hat, gewinnt
    .ask = Nimm den König.
    .less = Sieben Gleiche sind selten. Sie gewinnen den König und mit ihm vielleicht das Spiel.
lesson-final = Die Schlussrunde: Wer den König hat, ist noch zu schlagen. Lege die siebte Vier beiseite und beende den Zug.
    .title = Die Schlussrunde
    .aim = Sieben Vieren schlagen sieben Dreien
    .ask = Lege die letzte Vier beiseite, dann beende den Zug.
    .roll = Wirfst du, ist die siebte Vier fort. Sieben davon genügen.
lesson-over = Du weißt, wie man um die Krone wirbt. Spiele nun gegen einen leichten Bot: Neues wird dir weiter gezeigt.
    .title = Gut gemacht


## Hilfe am Tisch: was jetzt zum ersten Mal möglich ist, und worauf es zielt

help-keep = Tippe einen Würfel an, um ihn beiseitezulegen: Er behält seine Augen für diesen Zug.
    .aim = Gleiche Würfel werden gesammelt, damit der nächste Wurf weitere dazubringt.
help-roll = Jetzt dürfen die aktiven Würfel erneut geworfen werden. Was beiseiteliegt, bleibt.
    .aim = Mehr gleiche Würfel bezahlen bessere Karten, und der Wurf kostet nichts.
help-bring = Eine deiner Karten kann einen weiteren Würfel bringen: Tippe sie an. Jede hilft einmal im Zug.
    .aim = Ein Würfel mehr macht das Ergebnis größer.
help-queen = Deine Königin bringt einen Würfel mit der Augenzahl deiner Wahl: Tippe sie an.
    .aim = Ein Würfel mit genau der richtigen Augenzahl macht deine Gruppe größer.
help-fool = Dein Hofnarr würfelt einen aktiven Würfel neu: Tippe ihn an, dann den Würfel.
    .aim = Ein Würfel, der zu nichts passt, bekommt eine zweite Chance.
help-merchant = Dein Händler würfelt beliebig viele aktive Würfel neu: Tippe ihn an, dann die Würfel.
    .aim = Würfel, die zu nichts passen, bekommen eine zweite Chance.
help-throw = Die Würfel in der Hand können jetzt geworfen werden.
    .aim = Die gewählten Würfel fallen neu.
help-serving_maid = Deine Dienstmagd legt bei einem aktiven Würfel ein bis drei Augen drauf: Tippe sie an, dann den Würfel.
    .aim = Der Würfel passt danach zu den anderen.
help-noblewoman = Deine Hofdame legt bei beliebig vielen aktiven Würfeln ein Auge drauf: Tippe sie an, dann die Würfel.
    .aim = Die Würfel passen danach besser zusammen.
help-nobleman = Dein Edelmann legt bei beliebig vielen aktiven Würfeln zwei Augen drauf: Tippe ihn an, dann die Würfel.
    .aim = Die Würfel passen danach besser zusammen.
help-enough = Sind genug Würfel erhöht, sag es unten in der Leiste.
    .aim = Die Würfel sind, wie sie sein sollen.
help-philosopher = Dein Philosoph verschiebt Augen von einem aktiven Würfel zum anderen: Tippe ihn an, dann beide Würfel.
    .aim = Beide Würfel kommen dem näher, was gesammelt wird.
help-astronomer = Dein Astronom dreht einen aktiven Würfel auf eine Augenzahl, die beiseiteliegt: Tippe ihn an, dann den Würfel.
    .aim = Ein Würfel mehr gleicht denen, die beiseiteliegen.
help-magician = Dein Zauberer dreht einen aktiven Würfel auf eine beliebige Augenzahl: Tippe ihn an, dann den Würfel.
    .aim = Ein Würfel mehr gleicht denen, die beiseiteliegen.
help-alchemist = Dein Alchemist verteilt die Augen dreier aktiver Würfel neu: Tippe ihn an, dann die Würfel.
    .aim = Dieselben Augen können bessere Würfel ergeben.
help-transmute = Wähle, was aus den Würfeln in der Hand wird: Ihre Summe bleibt.
    .aim = Dieselben Augen ergeben bessere Würfel.
help-take = Dein Ergebnis bezahlt die goldenen Karten: Tippe eine an, um sie zu nehmen.
    .aim = Von allem, was das Ergebnis bezahlt, hilft diese Karte am meisten.
help-finish = Du darfst den Zug auch ohne Karte beenden, unten in der Leiste.
    .aim = In diesem Zug ist nichts mehr zu gewinnen.
