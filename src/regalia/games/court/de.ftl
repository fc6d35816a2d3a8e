court-title = Um Krone und Kragen
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

board-turn = Zug { $turn }
board-cards = Karten: { $cards }
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

hint-set-aside = Lege mindestens einen Würfel beiseite; die anderen darfst du dann erneut werfen.
hint-go-on = Wirf die aktiven Würfel erneut oder lege weitere beiseite.
hint-take = Alle deine Würfel liegen beiseite: Mit dem Ergebnis kannst du eine Karte nehmen.
hint-final = Schlussrunde: Karten gibt es keine mehr, nur die meisten gleichen Würfel zählen.
hint-merchant = Wähle weitere Würfel für den Händler oder würfle die in der Hand neu.
hint-noblewoman = Die Hofdame darf weitere Würfel erhöhen, jeden einmal.
hint-nobleman = Der Edelmann darf weitere Würfel erhöhen, jeden einmal.
hint-alchemist = Der Alchemist braucht drei Würfel: Wähle den nächsten.
hint-transmute = Verteile die Augen der drei Würfel in der Hand neu.


## Was geschieht

event-round =
    { $person ->
        [second] Neue Runde: Du beginnst
       *[third] Neue Runde: { $name } beginnt
    }
event-rolled =
    { $person ->
        [second] du würfelst
       *[third] { $name } würfelt
    } { $dice }
event-kept =
    { $person ->
        [second] du legst
       *[third] { $name } legt
    } eine { $face } beiseite
event-kept_several =
    { $person ->
        [second] du legst
       *[third] { $name } legt
    } { $dice } beiseite
event-brought =
    { $person ->
        [second] du bringst
       *[third] { $name } bringt
    } eine { $face } ins Spiel ({ $card })
event-rerolled =
    { $person ->
        [second] du würfelst neu und bekommst
       *[third] { $name } würfelt neu und bekommt
    } { $dice }
event-changed =
    { $person ->
        [second] du machst
       *[third] { $name } macht
    } aus einer { $face } eine { $to } ({ $card })
event-moved =
    { $person ->
        [second] du schiebst
       *[third] { $name } schiebt
    } { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    } von einer { $giver } auf eine { $receiver } (Philosoph)
event-chose =
    { $person ->
        [second] du wählst
       *[third] { $name } wählt
    } eine { $face } ({ $card })
event-transmuted =
    { $person ->
        [second] du verwandelst
       *[third] { $name } verwandelt
    } { $dice } in { $to } (Alchemist)
event-result =
    { $person ->
        [second] du endest
       *[third] { $name } endet
    } mit { $dice }
event-took =
    { $person ->
        [second] du nimmst
       *[third] { $name } nimmt
    } { $card_accusative }
event-flipped =
    { $person ->
        [second] du drehst deinen Hofnarren um: Er ist nun ein Scharlatan
       *[third] { $name } macht aus einem Hofnarren einen Scharlatan
    }
event-declined =
    { $person ->
        [second] du nimmst
       *[third] { $name } nimmt
    } keine Karte
event-claimed =
    { $person ->
        [second] du holst dir
       *[third] { $name } holt sich
    } mit { $size } { faces } König und Königin
event-final =
    { $person ->
        [second] Die Schlussrunde: Du beginnst
       *[third] Die Schlussrunde: { $name } beginnt
    }
event-skipped =
    { $person ->
        [second] du hast zu wenige Würfel gegen { $size } { faces } und setzt aus
       *[third] { $name } hat zu wenige Würfel gegen { $size } { faces } und setzt aus
    }
event-beat =
    { $person ->
        [second] du gewinnst
       *[third] { $name } gewinnt
    } mit { $size } { faces } den König
event-fell_short =
    { $person ->
        [second] du scheiterst
       *[third] { $name } scheitert
    } mit { $size } { faces }
event-won =
    { $person ->
        [second] Du hast am Ende den König und gewinnst das Spiel!
       *[third] { $name } hat am Ende den König und gewinnt das Spiel.
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
action-queen = einen Würfel mit { $face } ins Spiel bringen (Königin)
    .title = Königin: einen Würfel ins Spiel bringen
    .label = eine { $face }
action-fool = eine { $face } neu würfeln (Hofnarr)
    .title = Hofnarr: einen Würfel neu würfeln
    .label = eine { $face }
action-merchant = eine { $face } zum Neuwürfeln wählen (Händler)
    .title = Händler: einen Würfel zum Neuwürfeln wählen
    .label = eine { $face }
action-throw = neu würfeln, was in der Hand ist: { $dice } (Händler)
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
action-philosopher = aus { $dice } nun { $to } machen (Philosoph)
    .title = Philosoph: Augen von einem Würfel auf einen anderen schieben
    .label = { $dice } → { $to }
action-astronomer = aus einer { $face } eine { $to } machen wie eine, die beiseiteliegt (Astronom)
    .title = Astronom: einen Würfel auf eine beiseitegelegte Zahl drehen
    .label = { $face } → { $to }
action-magician = aus einer { $face } eine { $to } machen (Zauberer)
    .title = Zauberer: einen Würfel auf eine beliebige Zahl drehen
    .label = { $face } → { $to }
action-alchemist = eine { $face } wählen (Alchemist)
    .title = Alchemist: nacheinander drei Würfel wählen, um ihre Augen neu zu verteilen
    .label = eine { $face }
action-transmute =
    { $step ->
        [first] aus einem der drei eine { $face } machen (Alchemist)
       *[second] aus { $dice } nun { $to } machen (Alchemist)
    }
    .title =
        { $step ->
            [first] Alchemist: die erste neue Zahl für { $dice } wählen
           *[second] Alchemist: wählen, was aus { $dice } wird
        }
    .label =
        { $step ->
            [first] eine { $face }
           *[second] { $to }
        }
action-take = { $card_accusative } nehmen: { $card_ability }
action-finish =
    { $phase ->
        [final] den Zug beenden
       *[court] keine Karte nehmen
    }


## Die Karten

card-fool = Hofnarr
    .accusative = den Hofnarren
    .cost = jedes Ergebnis
    .ability = würfelt einen aktiven Würfel neu
card-charlatan = Scharlatan
    .accusative = den Scharlatan
    .cost = eigenen Hofnarren umdrehen
    .ability = ein Würfel mehr im ersten Wurf
card-farmer = Bauer
    .accusative = den Bauern
    .cost = zwei Gleiche
    .ability = ein Würfel mehr im ersten Wurf
card-serving_maid = Dienstmagd
    .accusative = die Dienstmagd
    .cost = nur ungerade Würfel
    .ability = erhöht einen aktiven Würfel um 1, 2 oder 3
card-philosopher = Philosoph
    .accusative = den Philosophen
    .cost = nur gerade Würfel
    .ability = schiebt Augen von einem aktiven Würfel auf einen anderen
card-laborer = Handwerker
    .accusative = den Handwerker
    .cost = mindestens 15 Augen
    .ability = bringt einen Würfel mit 1 ins Spiel
card-guard = Wachmann
    .accusative = den Wachmann
    .cost = drei Gleiche
    .ability = bringt einen Würfel mit 2 ins Spiel
card-hunter = Jäger
    .accusative = den Jäger
    .cost = vier Gleiche
    .ability = bringt einen Würfel mit 3 ins Spiel
card-astronomer = Astronom
    .accusative = den Astronomen
    .cost = zwei Paare
    .ability = dreht einen aktiven Würfel auf eine Zahl, die beiseiteliegt
card-merchant = Händler
    .accusative = den Händler
    .cost = mindestens 20 Augen
    .ability = würfelt beliebig viele aktive Würfel neu
card-noblewoman = Hofdame
    .accusative = die Hofdame
    .cost = Drilling und Paar
    .ability = erhöht beliebig viele aktive Würfel um je 1
card-pawnbroker = Pfandleiher
    .accusative = den Pfandleiher
    .cost = mindestens 30 Augen
    .ability = bringt einen Würfel mit 4 ins Spiel
card-knight = Ritter
    .accusative = den Ritter
    .cost = fünf Gleiche
    .ability = bringt einen Würfel mit 5 ins Spiel
card-magician = Zauberer
    .accusative = den Zauberer
    .cost = fünf Zahlen in Folge
    .ability = dreht einen aktiven Würfel auf eine beliebige Zahl
card-alchemist = Alchemist
    .accusative = den Alchemisten
    .cost = alle sechs Zahlen
    .ability = verteilt die Augen von drei aktiven Würfeln neu
card-bishop = Bischof
    .accusative = den Bischof
    .cost = drei Paare
    .ability = bringt einen Würfel mit 6 ins Spiel
card-nobleman = Edelmann
    .accusative = den Edelmann
    .cost = zwei Drillinge
    .ability = erhöht beliebig viele aktive Würfel um genau je 2
card-general = Feldherr
    .accusative = den Feldherrn
    .cost = sechs Gleiche
    .ability = zwei Würfel mehr im ersten Wurf
card-queen = Königin
    .accusative = die Königin
    .cost = kommt mit dem König
    .ability = bringt einen Würfel mit einer beliebigen Zahl ins Spiel
card-king = König
    .accusative = den König
    .cost = sieben Gleiche
    .ability = leitet die Schlussrunde ein; wer ihn danach hat, gewinnt


## Was vor dem Spiel gewählt werden kann

option-fools = Wie viele Hofnarren es gibt
    .unlimited = so viele wie gewünscht
    .players = einen für jeden Mitspieler
option-dice_limit = Wie viele Würfel zugleich im Spiel sein dürfen
    .number = { $number } Würfel
option-turn_limit = Wann das Spiel spätestens unentschieden endet
    .none = nie
    .number = nach { $number } Zügen


## Die Regelentscheidungen

ruling-C1 = Dein Zug beginnt mit einem Wurf, der von selbst geschieht: drei Würfel, einer mehr für den Bauern und für jeden Scharlatan, zwei mehr für den Feldherrn; keinen davon darfst du weglassen. Eine neue Karte hilft dir ab deinem nächsten Zug.
ruling-C2 = Geworfene Würfel sind aktiv. Lege nach jedem Wurf mindestens einen davon beiseite, gern auch mehr; danach darfst du alle noch aktiven erneut werfen. Was beiseiteliegt, bleibt für den Zug liegen; wer aufhören will, legt alles beiseite.
    .refusal = Nur aktive Würfel lassen sich beiseitelegen oder werfen, und nach jedem Wurf muss erst mindestens einer beiseite.
ruling-C3 = Sobald du gewürfelt hast, darfst du deine Karten jederzeit einsetzen, jede einmal im Zug. Sie wirken nur auf aktive Würfel, und was eine Karte begonnen hat, wird zu Ende gebracht, bevor etwas anderes geschieht.
    .refusal = So lässt sich die Karte nicht einsetzen: Sie muss dir gehören, in diesem Zug noch unbenutzt sein und einen aktiven Würfel treffen; und eine begonnene Karte geht vor.
ruling-C4 = Handwerker, Wachmann, Jäger, Pfandleiher, Ritter und Bischof bringen einen Würfel mit 1, 2, 3, 4, 5 und 6 ins Spiel, die Königin einen mit beliebiger Zahl. Er ist aktiv: Du darfst ihn sofort beiseitelegen, was vor dem nächsten Wurf genügt, ihn mit anderen Karten verändern oder mit den übrigen werfen.
    .refusal = Diese Karte bringt keinen Würfel mit fester Zahl ins Spiel.
ruling-C5 = Ein Zug endet erst, wenn kein Würfel mehr aktiv ist. Auch dann darfst du zuvor noch einen ins Spiel bringen, um ihn beiseitezulegen oder zu werfen; Karten, die neu würfeln oder verändern, haben dann nichts mehr zu tun.
    .refusal = Du hast noch aktive Würfel: Lege alle beiseite, bevor du den Zug beendest.
ruling-C6 = Würfeln Hofnarr oder Händler etwas neu, so ist das kein neuer Wurf: Die Würfel bleiben aktiv, und es muss dafür nichts weiter beiseitegelegt werden.
ruling-C7 = Eine Karte, die Würfel verändert, muss mindestens einen verändern, und jeder bleibt zwischen 1 und 6. Die Dienstmagd erhöht einen Würfel um 1 bis 3, die Hofdame beliebig viele um 1, der Edelmann beliebig viele um genau 2; der Zauberer gibt einem Würfel eine beliebige Zahl, der Astronom die eines beiseitegelegten; der Philosoph verschiebt Augen zwischen zwei Würfeln, der Alchemist unter genau dreien.
    .refusal = So kann die Karte keine Würfel verändern: Jeder bleibt zwischen 1 und 6, etwas muss sich ändern, und die Karte braucht ihre Würfel.
ruling-C8 = Die Zahl der Würfel im Spiel ist begrenzt: auf 32 oder, wenn ihr es so wählt, auf die 12 aus der Schachtel. An der Grenze wird der erste Wurf gekürzt, keine Karte bringt noch einen Würfel, und niemand nimmt einen Scharlatan für einen Würfel, der nicht mehr geworfen werden könnte.
    .refusal = Die Höchstzahl der Würfel ist erreicht: Mehr können nicht ins Spiel.
ruling-C9 = In jedem Zug darfst du eine Karte nehmen oder keine, sofern sie noch ausliegt und du sie nicht hast; nur Scharlatane darf man mehrfach besitzen. Die Stufe einer Karte ist keine Bedingung.
    .refusal = Diese Karte hast du schon, oder es ist keine mehr da.
ruling-C10 = Ein Ergebnis bezahlt eine Karte, wenn das Muster darin zu finden ist; weitere Würfel schaden nicht. Gruppen dürfen dieselbe Zahl zeigen, aber keinen Würfel teilen: Vier Gleiche sind zwei Paare, sechs sind zwei Drillinge. Bei gerade, ungerade und Augensummen zählt dagegen jeder Würfel.
    .refusal = Dein Ergebnis bezahlt diese Karte nicht.
ruling-C11 = Mit jedem Ergebnis bekommst du einen Hofnarren, solange es noch einen gibt, oder drehst deinen eigenen zum Scharlatan um; dann ist sein Neuwurf verloren, und aus der Auslage wird nichts genommen. Offen hast du höchstens einen Hofnarren, Scharlatane beliebig viele. Hofnarren gibt es ohne Ende oder, wenn ihr es so wählt, einen für jeden Mitspieler.
    .refusal = Ein Scharlatan braucht einen eigenen Hofnarren zum Umdrehen; mehr als einen Hofnarren kannst du nicht haben, und nur, solange noch einer da ist.
ruling-C12 = Zu zweit, dritt, viert oder fünft gibt es von jeder Karte der Stufe I 2, 2, 3 oder 4 Stück, der Stufe II 1, 2, 3 oder 3, der Stufen III und IV 1, 2, 2 oder 3. König und Königin gibt es einmal.
ruling-C13 = Gespielt wird links herum. Nach jeder Runde wandert die Startfigur nach rechts, sodass zweimal hintereinander spielt, wer sie bekommt. Wer das Spiel beginnt, entscheidet der Zufall.
    .refusal = Du bist nicht am Zug.
ruling-C14 = Mit sieben oder mehr gleichen Würfeln darfst du den König nehmen, und nur so gewinnt man die Königin: Sie kommt mit ihm. Du darfst stattdessen auch eine andere Karte nehmen.
    .refusal = Der König verlangt sieben gleiche Würfel, und die Königin kommt nur zusammen mit ihm.
ruling-C15 = Ist der König genommen, wird die Runde zu Ende gespielt, und die anderen dürfen noch Karten nehmen. Es folgt eine Schlussrunde: Die Startfigur wandert wie immer, doch wer die Königin hat, würfelt nach allen anderen.
ruling-C16 = In der Schlussrunde zählt zuerst die Größe der größten Gruppe gleicher Würfel, dann deren Zahl, sonst nichts. Zu schlagen ist das Ergebnis, mit dem der König genommen wurde, später das beste seither. Wer es übertrifft, bekommt den König, nie die Königin.
ruling-C17 = Ein nur gleiches Ergebnis gewinnt nichts, außer für die Person mit der Königin: Ihr genügt der Gleichstand, und der Würfel der Königin hilft ihr dabei.
ruling-C18 = In der Schlussrunde würfelst du nur, wenn du auf genug Würfel kommen kannst: auf mehr, als das Ergebnis zeigt, das zu schlagen ist, oder auf ebenso viele, wenn dessen Zahl unter 6 liegt; wer die Königin hat, braucht nur ebenso viele. Hat niemand den Anspruch geschlagen, so gewinnt ohne Wurf, wer die Königin hat. Karten werden keine genommen.
    .refusal = In der Schlussrunde werden keine Karten genommen.
ruling-C19 = Ein Beispiel für das Ende: A beginnt, B nimmt mit sieben Zweien den König, C und D spielen noch. Die Schlussrunde läuft D, A, C, B. D kommt auf acht Einsen und bekommt den König; A hat nur sieben Würfel und setzt aus; C kommt auf acht Dreien, B auf acht Vieren, und B gewinnt.
ruling-C20 = Ein Beispiel für einen Zug mit Handwerker, Wachmann und Astronom: Von 6-5-2 kommt die 2 beiseite und die 1 des Handwerkers ins Spiel; bei 5-3-3 wird nur die 2 des Wachmanns beiseitegelegt; aus 6-5-4 macht der Astronom eine 2; dann kommen 3-2 und eine 4. Das Ergebnis 4-2-2-2-2 bezahlt den Jäger.
ruling-C21 = Wer gewinnt, bekommt 1 Punkt, alle anderen 0. Ihr könnt eine Zahl von Zügen festlegen, nach der das Spiel unentschieden endet; dann bekommt niemand etwas.
