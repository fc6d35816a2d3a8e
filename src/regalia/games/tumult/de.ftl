tumult-title = Tumult Royale
tumult-help =
    Du bist von edlem Geblüt und willst im ganzen Reich deine Statuen sehen. Die
    Waren dafür nimmst du deinem Volk, das nicht alles mit sich machen lässt.

    In jeder Runde bestimmt der König oder die Königin, wie viel Brot, Marmor und
    Werkzeug das Volk braucht. Dann plündern alle gleichzeitig: Hebe ein Plättchen
    auf, sieh es an, behalte es oder leg es zurück. Bleibt von einer Ware zu wenig,
    gibt es einen Tumult: Wer am meisten davon genommen hat, verliert 3
    Gefolgsleute und alle Plättchen dieser Ware bis auf das kleinste.

    Mit den Waren stellst du Statuen auf, vom König abwärts, neben deinen eigenen
    Feldern. Wiesen und Wälder anderswo kosten das Doppelte. Jede Ware im Preis wird
    mit ganzen Plättchen bezahlt; was über den Preis geht, bringt Gefolgsleute.

    Wer die meisten Gefolgsleute hat, regiert als Nächster, gibt 5 davon zurück und
    stellt eine Statue in die Chronik. Das Spiel endet, wenn jemand alle 25 Statuen
    aufgestellt hat, wenn der Vorsprung groß genug ist oder mit dem zehnten Feld der
    Chronik. Die meisten Statuen gewinnen; bei Gleichstand entscheidet der Rang.

    Ein Feld heißt nach seinem Gebiet und seiner Nummer, zeilenweise von 1 bis 9: B4
    ist das erste Feld der mittleren Zeile von Gebiet B. P ist Wiese, F Wald,
    M Gebirge, V Dorf, S Schloss; a bis d sind die Statuen der Spieler.
help-reference = preise          was die Felder kosten und was sonst gut zu wissen ist


## Namen

good =
    { $good ->
        [bread] Brot
        [marble] Marmor
       *[tools] Werkzeug
    }
tile = { $value } { good }
tile-in-brief =
    { $value }{ $good ->
        [bread] B
        [marble] M
       *[tools] W
    }
goods = { $bread } Brot, { $marble } Marmor, { $tools } Werkzeug
terrain =
    { $terrain ->
        [pasture] Wiese
        [forest] Wald
        [mountain] Gebirge
        [village] Dorf
       *[palace] Schloss
    }
a-terrain =
    { $terrain ->
        [pasture] einer Wiese
        [forest] einem Wald
        [mountain] einem Gebirge
        [village] einem Dorf
       *[palace] einem Schloss
    }
rank-title =
    { $rank ->
        [1] { $title ->
            [feminine] Königin
           *[masculine] König
        }
        [2] { $title ->
            [feminine] Herzogin
           *[masculine] Herzog
        }
        [3] { $title ->
            [feminine] Fürstin
           *[masculine] Fürst
        }
       *[4] { $title ->
            [feminine] Gräfin
           *[masculine] Graf
        }
    }
some-statues =
    { $statues ->
        [one] eine Statue
       *[other] { $statues } Statuen
    }
some-tiles =
    { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }


## Der Tisch

board-round =
    { $trial ->
        [1] Probelauf der Steuern
       *[other] { $number ->
            [0] Vor der ersten Runde
           *[other] Runde { $number }
        }
    }; Gefolgsleute im Vorrat: { $supply }
board-chronicle =
    Chronik: { $space } von 10 Feldern besetzt; { $next ->
        [3] das nächste deckt Gebiete auf
        [5] das nächste deckt die letzten Gebiete auf
        [10] das nächste ist das letzte
        [11] das war das letzte
       *[other] { $limit ->
            [0] das nächste bringt eine Statue
           *[other] Ende beim nächsten mit mehr als { $limit } Vorsprung
        }
    }
board-demand = Das Volk braucht: { $goods }
board-left = Ihm bleiben: { $goods }
board-mercy = ja
board-tiles = Die Waren des Volkes
board-hand = In deiner Hand: { tile } (Plättchen { $place })
board-loot =
    { some-tiles }{ $doing ->
        [done] , fertig
       *[robs] { $hand ->
            [0] {""}
           *[other] , hält Plättchen { $hand }
        }
    }
board-payment = Zahlung für { $spot } ({ terrain }): { $price }
board-paid = { $cost } nötig, gelegt { $laid }, noch da { $own }
realm-legend =
    P Wiese, F Wald, M Gebirge, V Dorf, S Schloss; Felder 1 bis 9 zeilenweise;
    a bis d sind die Statuen der Spieler, ein Punkt ist ein freies Feld.
tiles-legend = ? unbekannt, (b) in Hand von b, [b] bei b; B Brot, M Marmor, W Werkzeug
region-down = verdeckt
region-closed = gesperrt

column-rank = Rang
column-supporters = Gefolge
column-statues = Statuen
column-mercy = Gnade
column-bread = Brot
column-marble = Marmor
column-tools = Werkzeug
column-robbed = geraubt

score-name = Platz
score-statues = Statuen

reference-prices = Statuen und Preise der Felder
reference-notes =
    Wiesen und Wälder, die an kein eigenes Feld grenzen, kosten das Doppelte.
    Was über den Preis geht, bringt je einen Gefolgsmann. Ein Tumult kostet 3
    Gefolgsleute, die Krone 5. Gnade zieht von jeder Ware 1 ab, wenn der
    Gierigste gesucht wird.


## Was die Phasen wollen

hint-first_statues = Stelle deine erste Statue auf eine Wiese.
hint-ready = Gleich werden Steuern eingetrieben: Der König dreht die Sanduhr um, wenn alle anderen bereit sind.
hint-taxes =
    { $mode ->
        [turns] Hebe ein Plättchen auf und behalte es oder leg es zurück, oder zieh dich für diese Runde zurück.
        [budget] Hebe Plättchen auf und behalte sie oder leg sie zurück; jeder Handgriff zählt.
       *[hourglass] Plündere: Hebe ein Plättchen auf, behalte es oder leg es zurück, bevor der Sand durch ist.
    }
hint-hands = Der Sand ist durch: Behalte das Plättchen in deiner Hand oder leg es zurück.
hint-placing = Stelle eine Statue auf ein Feld, oder passe.
hint-paying = Lege Plättchen, bis jede Ware im Preis erreicht ist; was darüber geht, bringt Gefolgsleute.
hint-revealing =
    { $regions ->
        [one] Decke ein Gebiet auf; es öffnet sich mit der nächsten Runde.
       *[other] Decke { $regions } Gebiete auf; sie öffnen sich mit der nächsten Runde.
    }
hint-over = Das Spiel ist zu Ende.


## Gegen die Sanduhr

rush-prompt = Noch { $seconds } Sekunden; Plättchen, k behalten, z zurück, fertig:
rush-how = Tippe die Nummer eines Plättchens, um es aufzuheben, k, um es zu behalten, z, um es zurückzulegen, fertig, um aufzuhören; auch mehreres hintereinander (k 7).
word-keep = k b behalten keep
word-return = z r zurück zurueck return
word-done = f d fertig done


## Was geschieht

event-rank =
    { $person ->
        [second] du bist
       *[third] { $name } ist
    } { rank-title }
event-first_statue =
    { $person ->
        [second] du stellst
       *[third] { $name } stellt
    } die erste Statue auf { $spot }
event-round = Runde { $number }
event-demanded =
    { $same ->
        [0] Das Volk braucht { goods }
       *[other] Das Volk braucht von jeder Ware { $same }
    }
event-laid_out = { $places } Plättchen liegen in der Mitte, { $aside } sind in dieser Runde aus dem Spiel
event-said_ready =
    { $person ->
        [second] du bist
       *[third] { $name } ist
    } bereit
event-started =
    { $person ->
        [second] du drehst
       *[third] { $name } dreht
    } die Sanduhr um
event-lifted =
    { $person ->
        [second] du hebst
       *[third] { $name } hebt
    } Plättchen { $place } auf
event-saw =
    { $person ->
        [second] du siehst
       *[third] { $name } sieht
    } { tile } auf Plättchen { $place }
event-kept =
    { $person ->
        [second] du behältst
       *[third] { $name } behält
    } Plättchen { $place }
event-returned =
    { $person ->
        [second] du legst
       *[third] { $name } legt
    } Plättchen { $place } zurück
event-finished =
    { $cause ->
        [budget] { $person ->
            [second] du hast
           *[third] { $name } hat
        } keine Handbewegung mehr
        [lifts] { $person ->
            [second] du darfst
           *[third] { $name } darf
        } kein Plättchen mehr aufheben
       *[choice] { $person ->
            [second] du plünderst
           *[third] { $name } plündert
        } nicht mehr
    }
event-sand_out = Der Sand ist durchgelaufen
event-practice_over = Der Probelauf ist vorbei; jetzt gilt es
event-left_over = Dem Volk bleiben: { goods }
event-robbed =
    { $person ->
        [second] du hast
       *[third] { $name } hat
    } { goods } geraubt
event-tumult =
    { $person ->
        [second] Tumult um { good }: Du bist am gierigsten
       *[third] Tumult um { good }: { $name } ist am gierigsten
    } (mit { $count }){ $tiles ->
        [0] {""}
        [one] ; 1 Plättchen geht zurück
       *[other] ; { $tiles } Plättchen gehen zurück
    }
event-calm = Kein Tumult um { good }
event-wants =
    { $person ->
        [second] du wählst
       *[third] { $name } wählt
    } { $spot } ({ terrain }){ $factor ->
        [2] {" "}zum doppelten Preis
       *[other] {""}
    }
event-laid =
    { $person ->
        [second] du legst
       *[third] { $name } legt
    } { tile }
event-placed =
    { $person ->
        [second] du stellst
       *[third] { $name } stellt
    } { some-statues } auf { $spot } ({ terrain })
event-passed =
    { $person ->
        [second] du passt
       *[third] { $name } passt
    }
event-consoled =
    { $person ->
        [second] du konntest
       *[third] { $name } konnte
    } nichts aufstellen
event-gained =
    { $person ->
        [second] du bekommst
       *[third] { $name } bekommt
    } { $supporters ->
        [one] 1 Gefolgsmann
       *[other] { $supporters } Gefolgsleute
    }
event-lost =
    { $person ->
        [second] du verlierst
       *[third] { $name } verliert
    } { $supporters ->
        [one] 1 Gefolgsmann
       *[other] { $supporters } Gefolgsleute
    }
event-shortage = Die Gefolgsleute werden knapp: Alle geben 5 zurück
event-relief = Es fehlt an Gefolgsleuten: Alle nehmen 5
event-crowned =
    { $person ->
        [second] du wirst
       *[third] { $name } wird
    } gekrönt, mit { $statues ->
        [one] einer Statue
       *[other] { $statues } Statuen
    } auf Feld { $space } der Chronik
event-revealed = Gebiet { $slot } ist aufgedeckt, aber bis zur nächsten Runde gesperrt
event-mercy =
    { $person ->
        [second] du hast
       *[third] { $name } hat
    } die Gnade des Volkes
event-won =
    { $person ->
        [second] Du gewinnst
       *[third] { $name } gewinnt
    } mit { $statues ->
        [one] einer aufgestellten Statue
       *[other] { $statues } aufgestellten Statuen
    }


## Was man tun kann

action-erect = deine erste Statue auf { $spot } stellen
    .title = Deine erste Statue, auf der Wiese
    .label = { $spot }
action-ready = sagen, dass du bereit bist
action-start = die Sanduhr umdrehen
action-lift = Plättchen { $place } aufheben{ $known ->
        [0] {""}
       *[other] {" "}({ $value } { good })
    }
    .title = Ein Plättchen aufheben
    .label =
        Nr. { $place }{ $known ->
            [0] {""}
           *[other] {" "}({ $value } { good })
        }
action-keep = das Plättchen in deiner Hand behalten
action-return = das Plättchen in deiner Hand zurücklegen
action-done = in dieser Runde nicht mehr plündern
action-place = { some-statues } auf { $spot } ({ terrain }) stellen, für { $price }
    .title = Eine Statue aufstellen: Feld, Gelände, Preis in Brot/Marmor/Werkzeug
    .label = { $spot } { terrain } { $brief }
action-pay = { tile } legen
action-pass = jetzt nichts aufstellen
action-reveal = Gebiet { $slot } aufdecken


## Was eine Runde wählen kann

option-taxes = Wie die Steuern eingetrieben werden
    .hourglass = alle zugleich, gegen die Sanduhr
    .turns = einer nach dem anderen, ohne Uhr
    .budget = alle zugleich, mit einer Zahl von Handgriffen
option-seconds = Wie lange die Sanduhr läuft
    .number = { $number } Sekunden
option-budget = Handgriffe für jeden, wenn die Steuern so eingetrieben werden
    .number = { $number } Handgriffe
option-practice = Ein Probelauf der Steuern vor der ersten Runde
    .no = keiner
    .yes = einer, der nichts ändert
option-gamble = Wann man weiß, was das Volk braucht
    .no = vor dem Plündern, eine Zahl für alle Waren
    .yes = danach, eine Zahl für jede Ware
option-memory = Ob sich das Programm merkt, welche Plättchen du gesehen hast
    .own = ja, bis zum Ende der Runde
    .none = nein, das ist deine Sache


## Die Entscheidungen

ruling-T1 = Von zehn Gebieten mit je neun Feldern werden 4, 6 oder 8 (bei 2, 3 oder 4 Spielern) gezogen und in zwei Reihen gelegt, jedes zufällig gedreht; die Hälfte liegt anfangs offen. Auch die Ränge verteilt der Zufall: 1 König oder Königin, 2 Herzog oder Herzogin, 3 Fürst oder Fürstin, 4 Graf oder Gräfin, so viele, wie mitspielen. Farbe und Titel wählt jeder selbst.
ruling-T2 = Jeder beginnt mit 30, 20 oder 15 Gefolgsleuten (bei 2, 3 oder 4 Spielern); die übrigen von insgesamt 105 sind der Vorrat. Jeder hat 25 Statuen auf der Burgtafel. In der ersten Runde hat niemand Gnade.
ruling-T3 = Vor der ersten Runde stellt jeder eine Statue auf eine freie Wiese eines offenen Gebiets; der niedrigste Rang beginnt, der König kommt zuletzt.
    .refusal = Jetzt werden die ersten Statuen aufgestellt: eine für jeden, auf eine freie Wiese eines offenen Gebiets.
ruling-T4 = Am Anfang der Runde dreht der König die Tumultscheibe: eine Zahl von 2 bis 5. So viel Brot, so viel Marmor und so viel Werkzeug muss dem Volk bleiben.
ruling-T5 = Für jede Runde werden alle Plättchen des Spiels (21, 30 oder 39 bei 2, 3 oder 4 Spielern) verdeckt gemischt, wohin sie auch gekommen waren. Das Programm nimmt für jeden Spieler 3 ungesehen aus der Runde: Niemand erfährt sie, und sie sind weder geraubt noch übrig. 15, 21 oder 27 bleiben in der Mitte.
ruling-T6 = Mit der Sanduhr treiben alle zur selben Zeit Steuern ein, 20 Sekunden lang. Davor sagen alle außer dem König in beliebiger Folge, dass sie bereit sind, und dann lässt er die Uhr laufen; ohne Sanduhr entfällt das. Jedes Plättchen hat seinen Platz. Du hebst eines zur Zeit auf, siehst es allein an und behältst es verdeckt auf deiner Burg, was endgültig ist, oder legst es dorthin zurück, wo es war. Die anderen sehen, welchen Platz du aufhebst und was daraus wird, nicht was es zeigt. Greifen zwei nach einem Plättchen, bekommt es, wessen Zug zuerst ankommt. Ist der Sand durch, hast du 5 Sekunden, um ein Plättchen in deiner Hand zu behalten oder zurückzulegen, sonst geht es zurück: Die Uhr handelt also zweimal. Dann werden alle Plättchen in der Mitte und auf den Burgen aufgedeckt, nie aber die, die aus der Runde sind. Mit leerer Hand darfst du sagen, dass du fertig bist, und das gilt. Sind es alle, oder ist kein Plättchen mehr in der Mitte oder in einer Hand, endet das Plündern früher.
    .refusal = Das geht jetzt nicht: Hebe ein Plättchen zur Zeit auf, aus der Mitte, und behalte es oder leg es zurück, bevor du etwas anderes tust; bevor die Sanduhr läuft, sagen alle anderen, dass sie bereit sind, und der König dreht sie um.
ruling-T7 = Eine Runde wählt, wie die Steuern eingetrieben werden. Sanduhr: in wirklicher Zeit, 10 bis 60 Sekunden lang. Reihum: ohne Uhr; vom niedrigsten Rang an hebt jeder der Reihe nach ein Plättchen auf und behält es oder legt es zurück, oder er zieht sich für die Runde zurück; nach dem zwölften Aufheben ist Schluss für ihn; alles endet, wenn sich alle zurückgezogen haben oder die Mitte leer ist. Handgriffe: ohne Uhr, aber jeder hat eine Zahl von Handgriffen (26, wenn nichts anderes gewählt ist), und Aufheben, Behalten und Zurücklegen zählen je einen; der Nächste wird gleich wahrscheinlich unter denen ausgelost, die nicht fertig sind und ein Plättchen aufheben können oder in der Hand haben; über ein Plättchen, das noch in der Hand ist, wenn die Handgriffe verbraucht sind, wird umsonst entschieden; wer nichts tun kann, während die letzten Plättchen in anderen Händen sind, wartet und wird nicht gefragt. Auf Wunsch gibt es nach den ersten Statuen einen Probelauf von T5 und T6, ohne jede Wirkung.
    .refusal = Du hast in dieser Runde keine Handgriffe mehr.
ruling-T8 = Brot, Marmor und Werkzeug werden in dieser Folge betrachtet. Ist von einer Ware weniger in der Mitte, als verlangt war, gibt es einen Tumult, und der Gierigste wird bestraft: wer davon am meisten auf der Burg hat, wobei Gnade bei jeder Ware 1 abzieht, aber nie unter 0. Von Gleichen ist es der höhere Rang, und zählt niemand etwas, der König, auch ohne ein Plättchen. Es gelten die Ränge vom Anfang der Runde. Der Gierigste gibt 3 Gefolgsleute zurück und von den Plättchen dieser Ware alle bis auf eines mit dem kleinsten Wert. Für jede Ware entscheidet, was nach dem Plündern übrig war: Zurückgegebene Plättchen verhindern keinen Tumult. Wer zweimal der Gierigste ist, wird zweimal bestraft.
ruling-T9 = Vom König abwärts stellt jeder auf ein freies Feld oder passt, immer wieder, solange noch jemand kann; eine Runde, in der alle passen, ist die letzte. Du darfst passen, obwohl du könntest, und später trotzdem aufstellen. Wer nicht aufstellen kann, passt, ohne gefragt zu werden.
    .refusal = Jetzt werden Statuen aufgestellt, dem Rang nach: Du bist nicht am Zug, oder dafür ist jetzt nicht die Zeit.
ruling-T10 = Ein neues Feld muss mit einer Seite an eines deiner Felder grenzen; die Grenze zwischen zwei Gebieten spielt keine Rolle. Wiesen und Wälder dürfen auch abseits liegen und kosten dann das Doppelte; neben einem eigenen Feld gilt immer der einfache Preis. In Gebiete, die verdeckt liegen oder in derselben Runde aufgedeckt wurden, kommt keine Statue. Wiesen, Wälder und Gebirge nehmen 1 Statue auf, Dörfer genau 2, Schlösser genau 3.
    .refusal = Dort kannst du nichts aufstellen: Das Feld muss frei sein, in einem offenen Gebiet, und neben einem eigenen Feld, wenn es nicht Wiese oder Wald ist.
ruling-T11 = Du zahlst mit ganzen Plättchen, und jede Ware im Preis für sich (ein doppelter Preis ist für jede doppelt): Die Plättchen müssen den Preis erreichen und dürfen es ohne das kleinste von ihnen nicht. Bei einem Preis von 2 heißt das 1 und 1, 2 oder 3, aber nie 1 und 3. Waren, die der Preis nicht nennt, werden nicht gelegt. Für alles, was über den Preis geht, bekommst du je 1 Gefolgsmann: eine Wiese für 3 Marmor und 2 Brot bringt 3, ein Gebirge für je 3 bringt 5.
    .refusal = So kannst du nicht zahlen: Lege Plättchen der Waren im Preis, die du hast, und keines, ohne das die Zahlung auch reichen würde.
ruling-T12 = Plättchen, die nicht gebraucht werden, gehen ohne Lohn zurück. Wer keine Statue aufgestellt hat und bei keinem seiner Züge eine hätte aufstellen können, bekommt 2 Gefolgsleute zum Trost, aber nicht, wenn er in einem Tumult dieser Runde der Gierigste war. Das geschieht dem Rang nach.
ruling-T13 = Dann bestimmen die Gefolgsleute die Ränge neu; von Gleichen bleibt höher, wer es vor dieser Phase war. Ist Violett König mit 21, Blau Herzog mit 25, Gelb Fürst mit 23 und Grau Graf mit 21, so ist die neue Folge Blau, Gelb, Violett, Grau. Hier unterscheiden sich die Hefte: Die englischen vergleichen die Ränge vor der Phase, das deutsche Beispiel die Karten, die man nach dem Tauschen bis dahin hat, und bei drei Gleichen kann das anders ausgehen. Wir halten uns an die englischen.
ruling-T14 = Der König, ob der alte oder ein neuer, gibt 5 Gefolgsleute zurück und stellt Statuen auf das nächste Feld der Chronik: je 1 auf die ersten fünf, je 2 auf die letzten fünf. Auf Feld 3 deckt er dann ein Gebiet seiner Wahl auf, bei 4 Spielern zwei; auf Feld 5 werden alle übrigen aufgedeckt. Jedes Gebiet wird zufällig gedreht. Die Folge ist: Gefolgsleute, Statuen, das Ende nach T18 und T17, Gebiete.
    .refusal = Jetzt deckt der König ein verdecktes Gebiet auf.
ruling-T15 = Wer am wenigsten Statuen aufgestellt hat, die in der Chronik eingeschlossen, hat in der nächsten Runde die Gnade des Volkes; das können mehrere sein. Haben alle gleich viele aufgestellt, hat sie niemand. Das wird nach T14 und T17 festgestellt.
ruling-T16 = Gefolgsleute bekommt einer nach dem anderen, dem Rang nach. Ist der Vorrat dafür zu klein, geben erst alle 5 zurück, oder was sie haben; reicht auch das nicht, gibt der Vorrat, was er kann. Hat jemand zu wenige für das, was er schuldet, nehmen erst alle vom König abwärts 5 aus dem Vorrat, solange er reicht, und das gilt nie als zu kleiner Vorrat; dann zahlt er, was er kann.
ruling-T17 = Auf einem Feld mit zwei Statuen endet das Spiel, wenn der Unterschied zwischen den meisten und den wenigsten aufgestellten Statuen größer ist als die Zahl des Feldes, und auf Feld 10 immer. Die meisten Statuen gewinnen; von Gleichen der höhere der neuen Ränge. Das kommt vor der Gnade.
ruling-T18 = Wer die 25. Statue aufstellt, gewinnt sofort, auch in der Chronik und auch auf ihren einfachen Feldern. Ein Feld, das mehr Statuen verlangt, als du noch hast, ist für dich geschlossen; auf ein Feld der Chronik für zwei Statuen stellt der König die eine, die er noch hat, und gewinnt.
    .refusal = Dieses Feld verlangt mehr Statuen, als du noch hast.
ruling-T19 = Ein Beispiel: Auf Feld 7 mit der Zahl 5 haben die Spieler 15, 19 und 21 Statuen aufgestellt. Der Unterschied von 6 ist größer als 5: Blau gewinnt mit 21.
ruling-T20 = Ein Beispiel: Verlangt sind je 4, übrig sind 2 Brot, 4 Marmor und 3 Werkzeug. Die Herzogin hat Gnade, 5 Brot auf drei Plättchen und 4 Werkzeug; der Fürst hat 4 Brot, und 4 Werkzeug auf zwei Plättchen. Bei Brot zählen beide 4, und ihr Rang ist höher: Sie verliert 3 Gefolgsleute und zwei Plättchen Brot. Marmor reicht. Bei Werkzeug zählt sie 3 und er 4: Er verliert 3 Gefolgsleute und ein Plättchen Werkzeug.
ruling-T21 = Ein Beispiel zu zweit: Es gibt einen Tumult um Brot; Blau hat 1 und Gnade, zählt also 0, und Gelb, der König, hat keines. Der König wird bestraft.
ruling-T22 = Auf Wunsch entfällt T4: Stattdessen dreht der König die Scheibe, wenn die Plättchen aufgedeckt sind, je einmal für Brot, Marmor und Werkzeug.
ruling-T23 = Alle sehen jederzeit alle Gefolgsleute, Ränge und Statuen. Eine Grenze für die Runden ist nicht nötig: Feld 10 der Chronik beendet jedes Spiel.
