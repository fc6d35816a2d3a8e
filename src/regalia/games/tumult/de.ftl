tumult-title = Tumult Royale
tumult-pitch = Treibe Steuern ein, solange der Sand läuft, stelle Statuen auf und lass dem Volk genug zum Leben.
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
    aufgestellt hat, wenn zwischen den meisten und den wenigsten Statuen genug Abstand
    ist oder mit dem zehnten Feld der Chronik. Die meisten Statuen gewinnen; bei
    Gleichstand entscheidet der Rang.

    Ein Feld heißt nach seinem Gebiet und seiner Nummer, zeilenweise von 1 bis 9: B4
    ist das erste Feld der mittleren Zeile von Gebiet B. Wi ist Wiese, Wa Wald,
    Ge Gebirge, Do Dorf, Sc Schloss; a bis d sind die Statuen der Spieler.
help-reference = preise          was die Felder kosten und was sonst gut zu wissen ist


## Namen

good =
    { $good ->
        [bread] Brot
        [marble] Marmor
       *[tools] Werkzeug
    }
tile =
    { $good ->
        [bread] { $value } Brot
        [marble] { $value } Marmor
       *[tools] { $value } Werkzeug
    }
tile-in-brief =
    { $value }{ $good ->
        [bread] B
        [marble] M
       *[tools] W
    }
goods = { $bread } Brot, { $marble } Marmor, { $tools } Werkzeug
region =
    { $slot ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
       *[7] H
    }
spot = { region }{ $field }
terrain =
    { $terrain ->
        [pasture] Wiese
        [forest] Wald
        [mountain] Gebirge
        [village] Dorf
       *[palace] Schloss
    }
    .letter =
        { $terrain ->
            [pasture] Wi
            [forest] Wa
            [mountain] Ge
            [village] Do
           *[palace] Sc
        }
a-terrain =
    { $terrain ->
        [pasture] eine Wiese
        [forest] ein Wald
        [mountain] ein Gebirge
        [village] ein Dorf
       *[palace] ein Schloss
    }
    .beginning =
        { $terrain ->
            [pasture] Eine Wiese
            [forest] Ein Wald
            [mountain] Ein Gebirge
            [village] Ein Dorf
           *[palace] Ein Schloss
        }
    .accusative =
        { $terrain ->
            [pasture] eine Wiese
            [forest] einen Wald
            [mountain] ein Gebirge
            [village] ein Dorf
           *[palace] ein Schloss
        }
rank-title =
    { $rank ->
        [1] { TITLE($seat) ->
            [feminine] Königin
           *[masculine] König
        }
        [2] { TITLE($seat) ->
            [feminine] Herzogin
           *[masculine] Herzog
        }
        [3] { TITLE($seat) ->
            [feminine] Fürstin
           *[masculine] Fürst
        }
       *[4] { TITLE($seat) ->
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
        [true] Probelauf der Steuern
       *[false] { $number ->
            [0] Vor der ersten Runde
           *[other] Runde { $number }
        }
    }; Gefolgsleute im Vorrat: { $supply }
board-chronicle =
    Chronik: { $taken } von 10 Feldern besetzt; { $next ->
        [statue] das nächste bringt eine Statue
        [regions] das nächste deckt { $regions ->
            [one] ein Gebiet
           *[other] { $regions } Gebiete
        } auf
        [apart] das nächste kann das Spiel beenden
        [last] das nächste ist das letzte
       *[over] das war das letzte
    }
board-apart =
    Abstand zwischen den meisten und den wenigsten Statuen: { $apart }; { $ends ->
        [true] mehr als { $number } beendet das Spiel beim nächsten Feld
       *[false] das zählt ab Feld 6
    }
board-demand = Das Volk braucht: { $goods }
board-left = Ihm bleiben: { $goods }
board-mercy = ja
board-hand = In deiner Hand: { tile } (Plättchen { $place })
board-loot =
    { some-tiles }{ $doing ->
        [done] , fertig
       *[robs] { $hand ->
            [0] {""}
           *[other] , hält Plättchen { $hand }
        }
    }
board-payment = Zahlung für { spot } ({ terrain }): { $price }
board-paid = { $cost } nötig, gelegt { $laid }, noch da { $own }
realm-legend =
    Wi Wiese, Wa Wald, Ge Gebirge, Do Dorf, Sc Schloss; Felder 1 bis 9 zeilenweise;
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


## Was zu tun ist

hint-first-statues =
    { PERSON($seat) ->
        [second] Stelle deine erste Statue auf eine Wiese.
       *[third] { $seat } stellt die erste Statue auf.
    }
hint-ready =
    { PERSON($seat) ->
        [second] Gleich werden Steuern eingetrieben: Sag, wenn du bereit bist.
       *[third] { $seat } soll sich bereit melden.
    }
hint-start =
    { PERSON($seat) ->
        [second] Alle anderen sind bereit: Dreh die Sanduhr um.
       *[third] { $seat } dreht die Sanduhr um.
    }
hint-hand =
    { PERSON($seat) ->
        [second] { $late ->
            [yes] Der Sand ist durch: Behalte Plättchen { $place } aus deiner Hand oder leg es zurück.
           *[no] Behalte Plättchen { $place } aus deiner Hand oder leg es zurück.
        }
       *[third] { $seat } sieht ein Plättchen an.
    }
hint-hourglass =
    { PERSON($seat) ->
        [second] Plündere: Hebe ein Plättchen auf, behalte es oder leg es zurück, bevor der Sand durch ist.
       *[third] { $seat } treibt Steuern ein.
    }
hint-turns =
    { PERSON($seat) ->
        [second] Hebe ein Plättchen auf (noch { $left } Mal) oder plündere nicht mehr.
       *[third] { $seat } hebt ein Plättchen auf oder plündert nicht mehr.
    }
hint-budget =
    { PERSON($seat) ->
        [second] Hebe Plättchen auf und behalte sie oder leg sie zurück; du hast noch { $left ->
            [one] 1 Handgriff
           *[other] { $left } Handgriffe
        }.
       *[third] { $seat } treibt Steuern ein.
    }
hint-placing =
    { PERSON($seat) ->
        [second] Stelle eine Statue auf ein Feld oder passe.
       *[third] { $seat } stellt eine Statue auf oder passt.
    }
hint-paying =
    { PERSON($seat) ->
        [second] Lege Plättchen; noch offen: { $missing }. Was über den Preis geht, bringt Gefolgsleute.
       *[third] { $seat } zahlt für ein Feld.
    }
hint-revealing =
    { PERSON($seat) ->
        [second] { $regions ->
            [one] Decke ein Gebiet auf; es öffnet sich mit der nächsten Runde.
           *[other] Decke { $regions } Gebiete auf; sie öffnen sich mit der nächsten Runde.
        }
       *[third] { $seat } deckt Gebiete auf.
    }

## Das Brett auf dem Bildschirm

screen-keep-or-return =
    { $phase ->
        [hands] Der Sand ist durch: Behalte das Plättchen oder leg es zurück.
        [trial] Behalte das Plättchen oder leg es zurück: Das ist ein Probelauf.
       *[taxes] Behalte das Plättchen endgültig oder leg es zurück.
    }
in-supply =
    { $supply ->
        [one] 1 Gefolgsmann im Vorrat
       *[other] { $supply } Gefolgsleute im Vorrat
    }
screen-standing =
    { $phase ->
        [over] Das Spiel ist zu Ende
        [first_statues] Vor der ersten Runde · erste Statuen
        [realm] { $number ->
            [0] Vor der ersten Runde · erste Statuen
           *[other] Runde { $number } · Ränge und Krone
        }
        [trial] Probelauf · die Plättchen werden aufgedeckt
        [spin] Runde { $number } · was das Volk braucht
        [ready] { $number ->
            [0] Probelauf · vor den Steuern
           *[other] Runde { $number } · vor den Steuern
        }
        [tumults] Runde { $number } · die Plättchen werden aufgedeckt
        [placing] Runde { $number } · Statuen aufstellen · { in-supply }
        [paying] Runde { $number } · Feld bezahlen · { in-supply }
        [revealing] Runde { $number } · Gebiete werden aufgedeckt
       *[taxes] { $number ->
            [0] Probelauf · Steuern werden eingetrieben
           *[other] Runde { $number } · Steuern werden eingetrieben
        }
    }
    .brief =
        { $phase ->
            [over] Spielende
            [first_statues] Erste Statuen
            [realm] { $number ->
                [0] Erste Statuen
               *[other] Runde { $number } · Krone
            }
            [trial] Probelauf · Plättchen
            [spin] Runde { $number } · Bedarf
            [ready] { $number ->
                [0] Probelauf
               *[other] Runde { $number } · bereit?
            }
            [tumults] Runde { $number } · Tumulte
            [placing] Runde { $number } · Statuen
            [paying] Runde { $number } · Bezahlung
            [revealing] Runde { $number } · Gebiete
           *[taxes] { $number ->
                [0] Probelauf · Steuern
               *[other] Runde { $number } · Steuern
            }
        }
screen-round = Runde { $number }
screen-keyboard = 123456789 QWERTZUIO ASDFGHJKL

screen-king-spins =
    { PERSON($seat) ->
        [second] { TITLE($seat) ->
            [feminine] Du, die Königin, hast gedreht: Das braucht das Volk.
           *[masculine] Du, der König, hast gedreht: Das braucht das Volk.
        }
       *[third] { TITLE($seat) ->
            [feminine] Königin { $seat } hat gedreht: Das braucht das Volk.
           *[masculine] König { $seat } hat gedreht: Das braucht das Volk.
        }
    }
screen-king-spins-for =
    { PERSON($seat) ->
        [second] { TITLE($seat) ->
            [feminine] Du, die Königin, hast für { good } gedreht.
           *[masculine] Du, der König, hast für { good } gedreht.
        }
       *[third] { TITLE($seat) ->
            [feminine] Königin { $seat } hat für { good } gedreht.
           *[masculine] König { $seat } hat für { good } gedreht.
        }
    }
screen-trial-came = Was beim Probelauf herauskam
screen-lay-out = Zu den Plättchen
screen-of-each =
    { $number ->
        [2] Zwei von jedem
        [3] Drei von jedem
        [4] Vier von jedem
        [5] Fünf von jedem
       *[other] { $number } von jedem
    }
screen-must-be-left = So viel muss dem Volk bleiben, wenn die Plättchen aufgedeckt werden, sonst gibt es einen Tumult.
screen-must-be-left-of = { tile } müssen dem Volk bleiben, sonst gibt es einen Tumult.
screen-tiles-lie = { $tiles } Plättchen liegen in der Mitte
screen-spun-so-far = Bisheriger Bedarf
screen-spun-in = Runde { $round }: von jeder Ware { $number }
screen-what-is-a-tumult = Bleibt von einer Ware zu wenig übrig, gibt es einen Tumult: Wer am meisten davon genommen hat, verliert 3 Gefolgsleute und alle Plättchen dieser Ware bis auf das kleinste. Gnade zieht 1 ab; bei Gleichstand trifft es den höheren Rang.

screen-people-need = Das Volk braucht
screen-need-nothing = Noch nichts: Das ist ein Probelauf.
screen-need-later = Das wird erst ausgedreht, wenn die Plättchen aufgedeckt sind.
screen-everybody-ready = Sind alle bereit?
screen-ready = bereit
screen-not-yet = noch nicht
screen-waits = wartet auf alle
screen-turns-now = dreht die Sanduhr um
screen-am-ready = Ich bin bereit
screen-turn-glass = Sanduhr umdrehen
screen-not-ready = Noch nicht bereit: { $seats }.
screen-hands-on-table = Hände auf den Tisch
screen-how-to-rob = Tippe auf ein Plättchen, um es aufzuheben; dann behalte es oder lege es zurück, indem du auf seinen leeren Platz tippst. Nur du siehst, was es zeigt.
screen-key-lift = aufheben
screen-key-keep = behalten
screen-key-return = zurücklegen
screen-mercy-what = Das Volk ist dir gnädig: Von jeder Ware zählt 1 nicht mit.

screen-middle = Die Waren des Volkes
screen-place-lies =
    Plättchen { $place }{ $isSeen ->
        [yes] , { $known }
       *[no] {""}
    }
screen-place-own = Plättchen { $place } in deiner Hand, { $known }: hierher zurücklegen
screen-place-held =
    Plättchen { $place } in der Hand von { $seat }{ $isSeen ->
        [yes] , { $known }
       *[no] {""}
    }
screen-put-back-here = zurück
screen-put-back = Zurücklegen
screen-keep-it = Behalten
screen-rob-no-more = Nicht mehr plündern
screen-your-hand = Deine Hand
screen-hand-empty = Deine Hand ist leer
screen-robs-no-more = Du plünderst in dieser Runde nicht mehr
screen-wait-for-robbers = Du plünderst in dieser Runde nicht mehr: Warte auf { $seats }.
screen-in-hand = { $tile } in deiner Hand.
screen-tap-tile = Tippe auf ein Plättchen, um es aufzuheben.
screen-others-look = Ein Plättchen bekommt, wer zuerst zugreift.
screen-your-castle = Deine Burg
screen-kept-for-good = { $tiles } Plättchen, endgültig
screen-kept-on-trial = { $tiles } Plättchen, nur zur Probe
screen-seconds =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
screen-seconds-word =
    { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }
screen-sand-stands = Der Sand steht: Jemand ist nicht da.
screen-sand-out = für Plättchen in der Hand
screen-latency = { $milliseconds } ms zum Server und zurück
screen-latency-brief = Ping { $milliseconds } ms
screen-movements =
    { $mode ->
        [turns] { $movements ->
            [one] Griff übrig
           *[other] Griffe übrig
        }
       *[budget] { $movements ->
            [one] Handgriff übrig
           *[other] Handgriffe übrig
        }
    }
screen-call-start =
    { $number ->
        [0] {""}
       *[other] Lass { $number } von jedem.{" "}
    }{ $seconds } Sekunden.
screen-call-taken = weg
screen-call-seconds =
    { $seconds ->
        [10] zehn
        [5] fünf
       *[other] { $seconds }
    }
screen-call-out = Sand durch: behalten oder zurück

screen-tumult = Tumult
screen-calm = Ruhe
screen-tumult-over =
    { PERSON($seat) ->
        [second] { $good ->
            [bread] Brot: ein Tumult, und du bist am gierigsten.
            [marble] Marmor: ein Tumult, und du bist am gierigsten.
           *[tools] Werkzeug: ein Tumult, und du bist am gierigsten.
        }
       *[third] { $good ->
            [bread] Brot: ein Tumult, und { $seat } ist am gierigsten.
            [marble] Marmor: ein Tumult, und { $seat } ist am gierigsten.
           *[tools] Werkzeug: ein Tumult, und { $seat } ist am gierigsten.
        }
    }
screen-calm-over =
    { $good ->
        [bread] Brot: kein Tumult.
        [marble] Marmor: kein Tumult.
       *[tools] Werkzeug: kein Tumult.
    }
screen-enough-left = Genug für alle.
screen-counts-most =
    { PERSON($seat) ->
        [second] Du kommst auf die meisten: { $count }.
       *[third] { $seat } kommt auf die meisten: { $count }.
    }
screen-counts-equal =
    Gleichstand bei { $count }: { LIST($seats, you: "du") }. { PERSON($seat) ->
        [second] Dein Rang ist höher.
       *[third] Es trifft den höheren Rang.
    }
screen-nobody-counts =
    { PERSON($seat) ->
        [second] Bei niemandem zählt etwas: Dann trifft es dich, denn du regierst.
       *[third] { TITLE($seat) ->
            [feminine] Bei niemandem zählt etwas: Dann trifft es die Königin, { $seat }.
           *[masculine] Bei niemandem zählt etwas: Dann trifft es den König, { $seat }.
        }
    }
screen-left-yet = { $left } übrig
screen-left-of = { $left } übrig, { $demand } nötig
screen-who-took-most = Wer nahm am meisten?
screen-counts =
    { $seat }: { $goods }, zählt { $counted }{ $back ->
        [0] {""}
        [one] , 1 Plättchen geht zurück
       *[other] , { $back } Plättchen gehen zurück
    }
screen-looked-at-next = kommt als Nächstes
screen-looked-at-later = kommt später
screen-on-to =
    { $good ->
        [bread] Weiter zum Brot
        [marble] Weiter zum Marmor
       *[tools] Weiter zum Werkzeug
    }
screen-on-to-realm = Weiter zum Reich
screen-on-to-game = Weiter im Spiel
screen-what-was-left = Was übrig blieb
screen-of = von { $all }

screen-realm = Das Reich
screen-region =
    Gebiet { region }{ $lies ->
        [down] , verdeckt
        [closed] , bis zur nächsten Runde gesperrt
       *[open] {""}
    }
screen-land =
    { $terrain ->
        [unknown] verdeckt
       *[other] { terrain }
    }
screen-statue-of =
    { PERSON($seat) ->
        [second] deins
       *[third] von { $seat }
    }
screen-for-price =
    für { $price }{ $factor ->
        [1] {""}
       *[other] , der doppelte Preis
    }
screen-first-marks = Goldene Ecken: freie Wiesen. Von dort breitest du dich auf die Felder neben deinen eigenen aus.
screen-tap-region = Tippe auf ein verdecktes Gebiet.
screen-marks = Goldene Ecken: neben eigenen Feldern. ×2: anderswo, zum doppelten Preis. Tippe auf ein Feld für seinen Preis.
screen-tap-again = Noch einmal auf das Feld tippen stellt auf.
screen-marks-brief = Goldene Ecken: neben deinen Feldern · ×2: doppelter Preis
screen-pass = Passen
screen-let-go = Abbrechen
screen-pay-for =
    { $terrain ->
        [pasture] Die Wiese bezahlen
        [forest] Den Wald bezahlen
        [mountain] Das Gebirge bezahlen
        [village] Das Dorf bezahlen
       *[palace] Das Schloss bezahlen
    }
screen-pay-all = Alle legen
screen-pay-with = zahlen mit
screen-pay-way =
    Mit { $values } { good } bezahlen{ $supporters ->
        [0] {""}
        [one] , bringt 1 Gefolgsmann
       *[other] , bringt { $supporters } Gefolgsleute
    }
screen-lay-tile =
    { tile }{ $canLay ->
        [yes] , legen{ $supporters ->
            [0] {""}
            [one] , bringt 1 Gefolgsmann
           *[other] , bringt { $supporters } Gefolgsleute
        }
       *[no] {""}
    }
screen-is-laid = { tile }, gelegt
screen-for = für
screen-far-price = doppelter Preis
screen-gain =
    { $supporters ->
        [one] 1 Gefolgsmann
       *[other] { $supporters } Gefolgsleute
    }
screen-supporters-so-far =
    { $supporters ->
        [0] Tippe auf die Plättchen, die du legst.
        [one] Bisher gewinnst du 1 Gefolgsmann.
       *[other] Bisher gewinnst du { $supporters } Gefolgsleute.
    }
screen-needed = { $amount } nötig
screen-not-needed = hier nicht nötig
screen-paid = bezahlt
screen-goods-of =
    { PERSON($seat) ->
        [second] Deine Waren
       *[third] Waren von { $seat }
    }
screen-look-at-field = Sieh dir ein Feld an: Dann steht hier, was es kostet.
screen-lands-cost = Was die Felder kosten
screen-chronicle = Chronik
screen-space-end = Ende
screen-space-lands = Gebiet
screen-space-of = Feld { $space }: { $seat }
screen-space-coming =
    Feld { $space }: { some-statues }{ $is_last ->
        [true] , das letzte
       *[false] {""}
    }{ $ends_beyond ->
        [-1] {""}
       *[other] , beendet das Spiel, wenn mehr als { $ends_beyond } zwischen meisten und wenigsten liegen
    }{ $regions ->
        [0] {""}
        [one] , deckt ein Gebiet auf
       *[other] , deckt { $regions } Gebiete auf
    }

screen-good-of =
    { $good ->
        [bread] Brot
        [marble] Marmor
       *[tools] { $number ->
           *[other] Werkzeug
        }
    }
screen-kept = { $tiles } behalten
screen-does-spin =
    { PERSON($seat) ->
        [second] du hast gedreht
       *[third] hat gedreht
    }
screen-does-turn = wird die Sanduhr umdrehen
screen-does-ready = bereit
screen-does-wait = noch nicht bereit
screen-does-look =
    { PERSON($seat) ->
        [second] du hast ein Plättchen
       *[third] sieht ein Plättchen an
    }
screen-does-nothing = leere Hand
screen-does-rob-no-more = fertig für diese Runde
screen-does-greedy = von einem Tumult getroffen
screen-does-greedy-in = am gierigsten bei { $goods }
screen-does-place =
    { PERSON($seat) ->
        [second] du bist dran
       *[third] ist dran
    }
screen-does-next = ist als Nächstes dran
screen-does-later = ist später dran
screen-does-placed = hat aufgestellt
screen-place-afterwards =
    { $own ->
        [yes] Danach: { $seats }, dann du.
       *[no] Danach: { $seats }.
    }
screen-place-you-next = Danach bist du dran.


## Gegen die Sanduhr

rush-prompt = Noch { $seconds } Sekunden; Plättchen, b behalten, z zurück, fertig:
rush-left =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
rush-keys = Die Taste eines Plättchens hebt es auf. Leertaste: behalten, Rücktaste: zurück, Punkt: fertig.
rush-how = Tippe die Nummer eines Plättchens, um es aufzuheben, b, um es zu behalten, z, um es zurückzulegen, fertig, um aufzuhören; auch mehreres hintereinander (b 7).
word-keep = b behalten k keep
word-return = z r zurück zurueck return
word-done = f d fertig done


## Was geschieht

event-rank =
    { PERSON($seat) ->
        [second] du bist
       *[third] { $seat } ist
    } { rank-title }
event-first_statue =
    { PERSON($seat) ->
        [second] du stellst
       *[third] { $seat } stellt
    } die erste Statue auf { spot }
event-round = Runde { $number }
event-demanded =
    { $same ->
        [0] Das Volk braucht { goods }
       *[other] Das Volk braucht von jeder Ware { $same }
    }
event-laid_out = { $places } Plättchen liegen in der Mitte, { $aside } sind in dieser Runde aus dem Spiel
event-said_ready =
    { PERSON($seat) ->
        [second] du bist
       *[third] { $seat } ist
    } bereit
event-started =
    { PERSON($seat) ->
        [second] du drehst
       *[third] { $seat } dreht
    } die Sanduhr um
event-lifted =
    { PERSON($seat) ->
        [second] du hebst
       *[third] { $seat } hebt
    } Plättchen { $place } auf
event-saw =
    { PERSON($seat) ->
        [second] du siehst
       *[third] { $seat } sieht
    } { tile } auf Plättchen { $place }
event-kept =
    { PERSON($seat) ->
        [second] du behältst
       *[third] { $seat } behält
    } Plättchen { $place }
event-returned =
    { PERSON($seat) ->
        [second] du legst
       *[third] { $seat } legt
    } Plättchen { $place } zurück
event-finished =
    { $cause ->
        [budget] { PERSON($seat) ->
            [second] du hast
           *[third] { $seat } hat
        } keinen Handgriff mehr
        [lifts] { PERSON($seat) ->
            [second] du darfst
           *[third] { $seat } darf
        } kein Plättchen mehr aufheben
       *[choice] { PERSON($seat) ->
            [second] du plünderst
           *[third] { $seat } plündert
        } nicht mehr
    }
event-sand_out = Der Sand ist durchgelaufen
event-practice_over = Der Probelauf ist vorbei; jetzt gilt es
event-left_over = Dem Volk bleiben: { goods }
event-robbed =
    { PERSON($seat) ->
        [second] du hast
       *[third] { $seat } hat
    } { goods } geraubt
event-tumult =
    { PERSON($seat) ->
        [second] Tumult um { good }: Du bist am gierigsten
       *[third] Tumult um { good }: { $seat } ist am gierigsten
    } (mit { $count }){ $tiles ->
        [0] {""}
        [one] ; 1 Plättchen geht zurück
       *[other] ; { $tiles } Plättchen gehen zurück
    }
event-calm = Kein Tumult um { good }
event-wants =
    { PERSON($seat) ->
        [second] du wählst
       *[third] { $seat } wählt
    } { spot } ({ terrain }){ $factor ->
        [2] {" "}zum doppelten Preis
       *[other] {""}
    }
event-laid =
    { PERSON($seat) ->
        [second] du legst
       *[third] { $seat } legt
    } { tile }
event-placed =
    { PERSON($seat) ->
        [second] du stellst
       *[third] { $seat } stellt
    } { some-statues } auf { spot } ({ terrain })
event-passed =
    { PERSON($seat) ->
        [second] du passt
       *[third] { $seat } passt
    }
event-consoled =
    { PERSON($seat) ->
        [second] du konntest
       *[third] { $seat } konnte
    } nichts aufstellen
event-gained =
    { PERSON($seat) ->
        [second] du bekommst
       *[third] { $seat } bekommt
    } { $supporters ->
        [one] 1 Gefolgsmann
       *[other] { $supporters } Gefolgsleute
    }
event-lost =
    { PERSON($seat) ->
        [second] du verlierst
       *[third] { $seat } verliert
    } { $supporters ->
        [one] 1 Gefolgsmann
       *[other] { $supporters } Gefolgsleute
    }
event-shortage = Die Gefolgsleute werden knapp: Alle geben 5 zurück
event-relief = Es fehlt an Gefolgsleuten: Alle nehmen 5
event-crowned =
    { PERSON($seat) ->
        [second] du wirst gekrönt und stellst
       *[third] { $seat } wird gekrönt und stellt
    } { $statues ->
        [one] eine Statue
       *[other] { $statues } Statuen
    } auf Feld { $space } der Chronik
event-revealed = Gebiet { region } ist aufgedeckt, aber bis zur nächsten Runde gesperrt
event-mercy =
    { PERSON($seat) ->
        [second] du hast
       *[third] { $seat } hat
    } die Gnade des Volkes
event-won =
    { PERSON($seat) ->
        [second] Du gewinnst
       *[third] { $seat } gewinnt
    } mit { $statues ->
        [one] einer aufgestellten Statue
       *[other] { $statues } aufgestellten Statuen
    }


## Was man tun kann

action-erect = deine erste Statue auf { spot } stellen
    .title = Deine erste Statue, auf der Wiese
    .label = { spot }
action-ready = sagen, dass du bereit bist
action-start = die Sanduhr umdrehen
action-lift = Plättchen { $place } aufheben{ tile-if-known }
    .kind = ein Plättchen aufheben: tippe seine Nummer
    .title = Ein Plättchen aufheben
    .label = Nr. { $place }{ tile-if-known }
tile-if-known =
    { $known ->
        [yes] {" "}({ tile })
       *[no] {""}
    }
action-keep = das Plättchen in deiner Hand behalten{ tile-if-known }
action-return = das Plättchen in deiner Hand zurücklegen{ tile-if-known }
action-done = in dieser Runde nicht mehr plündern
action-place = { some-statues } auf { spot } ({ terrain }) stellen, für { $price }
    .kind = eine Statue aufstellen
    .title = Eine Statue aufstellen: Feld, Gelände, Preis in Brot/Marmor/Werkzeug
    .label = { spot } { terrain } { LIST($brief, by: "/") }
action-pay =
    { tile } legen{ COUNT($missing) ->
        [0] {""}
       *[other] , noch offen: { $missing }
    }{ $supporters ->
        [0] {""}
        [one] {" "}(1 Gefolgsmann)
       *[other] {" "}({ $supporters } Gefolgsleute)
    }
action-cheapest =
    am günstigsten zahlen: { $tiles }{ $supporters ->
        [0] {""}
        [one] {" "}(1 Gefolgsmann)
       *[other] {" "}({ $supporters } Gefolgsleute)
    }
action-pass = jetzt nichts aufstellen
action-reveal = Gebiet { region } aufdecken


## Arten von Aktionen, wo das Terminal sagt, warum sie nicht gehen

kind-erect = die erste Statue aufstellen
kind-ready = bereit sein
kind-start = die Sanduhr umdrehen
kind-lift = ein Plättchen aufheben
kind-keep = das Plättchen in der Hand behalten
kind-return = das Plättchen in der Hand zurücklegen
kind-done = nicht mehr plündern
kind-place = eine Statue aufstellen
kind-pay = zahlen
kind-pass = nichts aufstellen
kind-reveal = ein Gebiet aufdecken


## Warum nicht: je ein Grund

reason-others-not-ready = Du drehst die Sanduhr um, sobald alle bereit sind: { $seats } { COUNT($seats) ->
        [one] ist
       *[other] sind
    } es noch nicht.
reason-ready-already = Du hast schon gesagt, dass du bereit bist; { $king } dreht die Sanduhr um, wenn es alle sind.
reason-sand-out = Der Sand ist durch, und deine Hand ist leer.
reason-done = Du hast gesagt, dass du in dieser Runde nicht mehr plünderst.
reason-no-movement-left =
    { $budget ->
        [one] Dein einziger Handgriff in dieser Runde ist verbraucht.
       *[other] Deine { $budget } Handgriffe in dieser Runde sind verbraucht.
    }
reason-no-lift-left = Du hast in dieser Runde { $lifts } Plättchen aufgehoben, und mehr geht nicht.
reason-nothing-to-lift = Die letzten Plättchen sind in anderen Händen ({ $seats }): Warte, ob eines zurückgelegt wird.
reason-first-statues = Jetzt stellen alle ihre erste Statue auf, sonst nichts.
reason-king-turns-it =
    { TITLE($king) ->
        [feminine] Nur Königin { $king } dreht die Sanduhr um.
       *[masculine] Nur König { $king } dreht die Sanduhr um.
    }
reason-king-is-not-asked = Du regierst und musst dich nicht bereit melden: Dreh die Sanduhr um.
reason-not-started = Die Sanduhr ist noch nicht umgedreht.
reason-taxes-first = Jetzt werden Steuern eingetrieben.
reason-hand-full = Behalte erst das Plättchen in deiner Hand oder leg es zurück.
reason-hand-empty = Du hast kein Plättchen in der Hand.
reason-placing-now = Jetzt werden Statuen aufgestellt.
reason-no-field-chosen = Wähle ein Feld, bevor du zahlst.
reason-finish-payment = Bezahle erst { spot } zu Ende.
reason-revealing-now = Jetzt werden Gebiete aufgedeckt.
reason-no-such-tile = Es gibt kein Plättchen { $place }: In der Mitte liegen nur { $places }.
reason-no-such-region = In diesem Spiel gibt es nur { $regions } Gebiete.
reason-not-in-castle = Du hast kein Plättchen mit { tile }.
reason-in-another-hand = { $seat } hat dieses Plättchen in der Hand.
reason-tile-kept =
    { PERSON($seat) ->
        [second] Du hast dieses Plättchen schon behalten.
       *[third] { $seat } hat dieses Plättchen behalten.
    }
reason-first-face-down = Gebiet { region } liegt verdeckt.
reason-first-field-taken = Auf { spot } steht schon eine Statue von { $seat }.
reason-no-pasture = Die erste Statue steht auf einer Wiese, und { spot } ist { a-terrain }.
reason-region-face-down = Gebiet { region } liegt verdeckt und ist gesperrt.
reason-region-closed = Gebiet { region } ist gerade erst aufgedeckt und bis zur nächsten Runde gesperrt.
reason-field-taken =
    { PERSON($seat) ->
        [second] Auf { spot } steht schon deine eigene Statue.
       *[third] Auf { spot } steht schon eine Statue von { $seat }.
    }
reason-out-of-reach = { spot } ist { a-terrain } und grenzt an keines deiner Felder.
reason-too-few-statues =
    { $left ->
        [one] Ein Feld wie dieses ({ terrain }) verlangt { some-statues }: Du hast nur noch 1.
       *[other] Ein Feld wie dieses ({ terrain }) verlangt { some-statues }: Du hast nur noch { $left }.
    }
reason-region-face-up = Gebiet { region } liegt schon offen.
reason-not-in-price = Der Preis verlangt diese Ware nicht: { good }.
reason-covered = Der Preis von { tile } ist schon erreicht.
reason-needless-tile = Ein Plättchen mit { tile } passt nicht: Der Preis von { $cost } wäre auch ohne das kleinste Plättchen erreicht.
reason-goods-missing = Für { spot } ({ terrain }) fehlt dir noch: { $missing }.


## Wie es endete

ending-last-statue =
    { PERSON($seat) ->
        [second] Du hast alle { $statues } Statuen aufgestellt: Damit ist das Spiel sofort zu Ende, und du gewinnst.
       *[third] { $seat } hat alle { $statues } Statuen aufgestellt: Damit ist das Spiel sofort zu Ende, und { $seat } gewinnt.
    }
ending-last-space = Feld { $space }, das letzte der Chronik, beendet das Spiel.
ending-apart = Feld { $space } der Chronik beendet das Spiel: Zwischen den meisten Statuen ({ $most }) und den wenigsten ({ $fewest }) liegen { $apart }, also mehr als { $number }.
ending-won =
    { PERSON($seat) ->
        [second] Du gewinnst
       *[third] { $seat } gewinnt
    } mit { $statues ->
        [one] einer aufgestellten Statue
       *[other] { $statues } aufgestellten Statuen
    }.
ending-won-by-rank =
    { PERSON($seat) ->
        [second] Du hast so viele Statuen aufgestellt wie { LIST($others, you: "du") }, nämlich { $statues }, und gewinnst als { rank-title }: Der höhere Rang entscheidet.
       *[third] { $seat } hat so viele Statuen aufgestellt wie { LIST($others, you: "du") }, nämlich { $statues }, und gewinnt als { rank-title }: Der höhere Rang entscheidet.
    }


## Der Begleiter

companion-calm =
    { $good ->
        [bread] Kein Tumult ums Brot.
        [marble] Kein Tumult um den Marmor.
       *[tools] Kein Tumult ums Werkzeug.
    }
companion-enough =
    { $left ->
        [one] 1 ist übrig, und das Volk braucht { $demand }.
       *[other] { $left } sind übrig, und das Volk braucht { $demand }.
    }
companion-greediest =
    { $good ->
        [bread] { $seat } ist beim Brot am gierigsten.
        [marble] { $seat } ist beim Marmor am gierigsten.
       *[tools] { $seat } ist beim Werkzeug am gierigsten.
    }
companion-counts =
    { $why ->
        [king] Bei niemandem zählt etwas: Dann trifft es { TITLE($seat) ->
            [feminine] die Königin.
           *[masculine] den König.
        }
       *[most] { TITLE($seat) ->
            [feminine] Sie
           *[masculine] Er
        } zählt { $count }{ $mercy ->
            [yes] , Gnade schon abgezogen
           *[no] {""}
        }.
        [rank] { TITLE($seat) ->
            [feminine] Sie
           *[masculine] Er
        } zählt { $count }{ $mercy ->
            [yes] , Gnade schon abgezogen
           *[no] {""}
        }, so viel wie { $others }: Es trifft den höheren Rang.
    }
companion-gives-back =
    { TITLE($seat) ->
        [feminine] Sie gibt { $supporters } Gefolgsleute zurück{ $tiles ->
            [no] ; ein solches Plättchen hat sie nicht.
           *[yes] { $good ->
                [bread] {" "}und alle ihre Brotplättchen bis auf das kleinste.
                [marble] {" "}und alle ihre Marmorplättchen bis auf das kleinste.
               *[tools] {" "}und alle ihre Werkzeugplättchen bis auf das kleinste.
            }
        }
       *[masculine] Er gibt { $supporters } Gefolgsleute zurück{ $tiles ->
            [no] ; ein solches Plättchen hat er nicht.
           *[yes] { $good ->
                [bread] {" "}und alle seine Brotplättchen bis auf das kleinste.
                [marble] {" "}und alle seine Marmorplättchen bis auf das kleinste.
               *[tools] {" "}und alle seine Werkzeugplättchen bis auf das kleinste.
            }
        }
    }
companion-relief =
    { TITLE($seat) ->
        [feminine] Sie
       *[masculine] Er
    } hat zu wenige: Erst nehmen alle dem Rang nach 5 aus dem Vorrat, solange er reicht. Am Ende: { $changes }.
companion-change =
    { $way ->
        [gains] { $seat } +{ $number }
       *[loses] { $seat } -{ $number }
    }
companion-payable =
    { $factor ->
        [1] { a-terrain.beginning }
       *[other] { a-terrain.beginning } abseits deiner Felder
    } ist bezahlbar{ $supporters ->
        [0] , ohne dass Gefolgsleute dazukommen.
        [one] {" "}und bringt bis zu 1 Gefolgsmann.
       *[other] {" "}und bringt bis zu { $supporters } Gefolgsleute.
    }
companion-lacking =
    { $factor ->
        [1] Für { a-terrain.accusative }
       *[other] Für { a-terrain.accusative } abseits deiner Felder
    } fehlt: { $missing }.


## Was an einer Stellung nicht stimmt

position-ranks = Jeder Spieler hat einen Rang.
position-seat-absent = Wer nicht mitspielt, kann nichts tun und nichts haben.
position-stock-absent = Wer nicht mitspielt, hat nichts.
position-supporters = Es gibt insgesamt { $count } Gefolgsleute.
position-mercy = Das Volk hat Gnade mit einigen, nicht mit allen.
position-spinner = Die Scheibe zeigt nichts.
position-village = Ein Dorf kostet etwas.
position-slots = Auf jedem Platz liegt ein eigenes Gebiet.
position-regions-beyond = Mehr Gebiete als im Spiel gibt es nicht.
position-turned = Nur ein offenes Gebiet ist gedreht.
position-statues-closed = Statuen stehen nur in offenen Gebieten.
position-crowned = In der Chronik stehen genau auf den besetzten Feldern Statuen von jemandem.
position-crowned-last = Die letzten Statuen in der Chronik sind die des Königs.
position-statues = Jeder hat { $count } Statuen, auf der Burgtafel, auf Feldern und in der Chronik.
position-before-first-round = Die erste Runde hat noch nicht begonnen.
position-trial = Vor der ersten Runde gibt es nur die ersten Statuen und auf Wunsch einen Probelauf der Steuern.
position-rounds = Jede Runde besetzt ein Feld der Chronik.
position-turn = Niemand ist am Zug.
position-first-closed = Vor der ersten Runde ist noch kein Gebiet aufgedeckt worden.
position-first-order = Die ersten Statuen werden vom niedrigsten Rang an aufgestellt, je eine.
position-first-pastures = Die ersten Statuen stehen auf Wiesen.
position-first-room = Es gibt nicht für jede erste Statue eine Wiese.
position-no-hourglass = Gewartet wird nur auf die Sanduhr.
position-robbed-early = Niemand plündert, bevor die Uhr läuft.
position-hands-over = Die Zeit für Plättchen in der Hand endet mit dem letzten von ihnen.
position-taxes-over = Das Plündern ist vorbei.
position-done-with-tile = Wer fertig ist, hält kein Plättchen.
position-movements = Wer keinen Handgriff mehr hat, ist fertig.
position-other-hand = Reihum hält nur eine Hand ein Plättchen.
position-tiles = Jedes Plättchen im Spiel ist an einem Ort.
position-tiles-beyond = Mehr Plättchen als im Spiel gibt es nicht.
position-spots = Jedes ausgelegte Plättchen ist in der Mitte, in einer Hand oder auf einer Burg.
position-seen-beyond = Niemand hat ein Plättchen gesehen, das nicht ausliegt.
position-holders = Ein Plättchen in einer Hand oder auf einer Burg gehört jemandem, jedes andere niemandem.
position-unseen = Wer ein Plättchen hat, hat es gesehen.
position-hands = Eine Hand hält ein Plättchen, eben das, das in ihr ist, und keine andere Hand hält es.
position-hands-late = Nur beim Plündern sind Hände nicht leer.
position-left = Dem Volk bleiben die Waren in der Mitte, sobald sie aufgedeckt sind.
position-castles = Die Waren einer Burg sind Plättchen, die dort behalten wurden.
position-placed-unable = Wer aufgestellt hat, konnte es.
position-cannot-place = Am Zug ist jemand, der aufstellen kann.
position-nobody-placed = Niemand hat eine Statue aufgestellt.
position-laid = Plättchen werden nur für ein gewähltes Feld gelegt.
position-no-target = Für kein Feld wird gezahlt.
position-target = Das Feld, für das gezahlt wird, ist nicht zu haben.
position-target-statues = Das Feld, für das gezahlt wird, verlangt mehr Statuen, als übrig sind.
position-payment = Die begonnene Zahlung lässt sich nicht beenden.
position-reveal = Der König deckt Gebiete auf, die verdeckt liegen.
position-reveal-space = Der König wählt Gebiete auf Feld 3 der Chronik.
position-not-over = Die 25. Statue beendet das Spiel.
position-ended-at-space = Das Spiel ist mit dem letzten Feld der Chronik zu Ende.
position-over = Das Spiel endet mit einer 25. Statue oder auf einem doppelten Feld der Chronik.
position-winner = Wer die meisten Statuen aufgestellt hat, gewinnt; von Gleichen der höhere Rang.


## Was an Zahlen nicht stimmt

figures-number = { $name } muss eine Zahl von { $least } bis { $greatest } sein.
figures-length = { $name } muss eine Liste von { $length } sein.
figures-list = { $name } muss eine Liste von { $least } bis { $most } sein.
figures-object = { $name } muss ein Objekt aus { LIST($keys, by: ", ") } sein.
figures-tiles = { $name } müssen die Werte von insgesamt { $count } Plättchen sein.
figures-village = village_price kann nicht für jede Ware 0 sein.
figures-region = Ein Gebiet besteht aus neun der Buchstaben P, F, M, V und S.
figures-spinner = spinner_shares können nicht alle 0 sein.
figures-slot-twice = { $name } nennt einen Platz zweimal.
figures-pastures = regions und face_up müssen { $players } Spielern je eine Wiese lassen, welche Gebiete auch offen liegen.


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


## Die Regeln zum Nachschlagen

rules-goal = Ihr herrscht gemeinsam über ein Reich, und jeder will darin die meisten Statuen. Statuen kosten Brot, Marmor und Werkzeug, und das holt ihr euch als Steuern vom Volk. Nehmt ihr zu viel, gibt es einen Tumult.
rules-course-demand = Der König dreht die Scheibe: So viel Brot, Marmor und Werkzeug muss dem Volk bleiben.
rules-course-taxes = Alle treiben zugleich Steuern ein, solange der Sand läuft: ein Plättchen aufheben, ansehen, behalten oder zurücklegen.
rules-course-tumults = Bleibt von einer Ware zu wenig, erhebt sich das Volk: Der Gierigste verliert Gefolgsleute und Plättchen.
rules-course-placing = Vom König abwärts stellt ihr Statuen auf und bezahlt ihre Felder mit euren Plättchen.
rules-course-ranks = Die Gefolgsleute bestimmen die Ränge neu.
rules-course-crown = Der König gibt Gefolgsleute zurück und stellt eine Statue in die Chronik, mit der das Ende näher rückt. Wer am wenigsten Statuen aufgestellt hat, hat in der nächsten Runde Gnade.
rules-end = Das Spiel endet, wenn jemand die letzte Statue der Burg aufstellt und gewinnt, wenn zwischen den meisten und den wenigsten Statuen mehr liegt, als die Chronik erlaubt, oder auf ihrem letzten Feld. Die meisten Statuen gewinnen; von Gleichen der höhere Rang.
rules-pieces = Alle Felder, Plättchen und Preise
rules-pieces-about = Manche Zahlen stehen nur auf Bildern, die hier niemand gesehen hat. Sie sind gekennzeichnet: ersetzt durch unsere oder aus Beispielen erschlossen. Wer die Schachtel hat, kann sie ersetzen, wenn ein Programm das Spiel aufsetzt (Option components).
rules-option-components = Die Zahlen, die Ersatz sind, so wie sie in der Schachtel stehen
rules-stand_in = Ersatz
rules-own = an diesem Tisch
rules-inferred = erschlossen
rules-fields = Felder
rules-field-price = Preis
rules-field-statues = Statuen
rules-field-far = auch abseits eigener Felder, zum { $factor ->
        [2] doppelten
       *[other] { $factor }-fachen
    } Preis
rules-tiles = Plättchen
rules-set =
    { $set ->
        [plain] in jedem Spiel
        [gray] zu dritt und zu viert
       *[black] zu viert
    }
rules-start = Womit ihr beginnt
rules-start-players = { $players } Spieler
rules-start-supporters = { $supporters } Gefolgsleute
rules-start-regions = { $regions } Gebiete
rules-spinner = Die Tumultscheibe
rules-spinner-share =
    { $parts ->
        [one] 1 Teil von { $of }
       *[other] { $parts } Teile von { $of }
    }
rules-chronicle = Die Chronik
rules-chronicle-lead = Ende über { $number }
rules-chronicle-last = Ende des Spiels
rules-regions = Gebiete
rules-section-set_up = Aufbau
rules-section-taxes = Forderung und Steuern
rules-section-tumults = Tumulte
rules-section-placing = Statuen aufstellen
rules-section-crown = Ränge, Krone und Gnade
rules-section-end = Das Ende
rules-section-examples = Beispiele
rules-section-variants = Eine Variante, und was alle wissen dürfen

ruling-T1 = Von zehn Gebieten mit je neun Feldern werden { $certain-regions-2 }, { $certain-regions-3 } oder { $certain-regions-4 } (bei 2, 3 oder 4 Spielern) gezogen und in zwei Reihen gelegt, jedes zufällig gedreht; die Hälfte liegt anfangs offen. Auch die Ränge verteilt der Zufall: 1 König oder Königin, 2 Herzog oder Herzogin, 3 Fürst oder Fürstin, 4 Graf oder Gräfin, so viele, wie mitspielen. Farbe und Titel wählt jeder selbst.
    .title = Reich und Ränge
    .ranks = die vier Ränge, von König oder Königin bis Graf oder Gräfin
ruling-T2 = Jeder beginnt mit { $certain-supporters_at_start-2 }, { $certain-supporters_at_start-3 } oder { $certain-supporters_at_start-4 } Gefolgsleuten (bei 2, 3 oder 4 Spielern); die übrigen von insgesamt { $certain-supporters } sind der Vorrat. Jeder hat { $certain-statues } Statuen auf der Burgtafel, von 1 an nummeriert. In der ersten Runde hat niemand Gnade.
    .title = Womit ihr beginnt
ruling-T3 = Vor der ersten Runde stellt jeder eine Statue auf eine freie Wiese eines offenen Gebiets; der niedrigste Rang beginnt, der König kommt zuletzt.
    .title = Die ersten Statuen
    .first = eine Wiese, ohne Preis
ruling-T4 = Am Anfang der Runde dreht der König die Tumultscheibe: eine Zahl von { $inferred-spinner-0 } bis { $inferred-spinner-3 }. So viel Brot, so viel Marmor und so viel Werkzeug muss dem Volk bleiben.
    .title = Was das Volk fordert
    .demand = eine 4 auf der Scheibe
ruling-T5 = Für jede Runde werden alle Plättchen des Spiels (21, 30 oder 39 bei 2, 3 oder 4 Spielern) verdeckt gemischt, wohin sie auch gekommen waren. Das Programm nimmt für jeden Spieler { $certain-set_aside } ungesehen aus der Runde: Niemand erfährt sie, und sie sind weder geraubt noch übrig. 15, 21 oder 27 bleiben in der Mitte.
    .title = Plättchen einer Runde
ruling-T6 = Mit der Sanduhr treiben alle zur selben Zeit Steuern ein, { $certain-seconds } Sekunden lang. Davor sagen alle außer dem König in beliebiger Folge, dass sie bereit sind, und dann lässt er die Uhr laufen; ohne Sanduhr entfällt das. Jedes Plättchen hat seinen Platz. Du hebst immer nur eines auf, siehst es allein an und behältst es verdeckt auf deiner Burg, was endgültig ist, oder legst es dorthin zurück, wo es war. Die anderen sehen, welchen Platz du aufhebst und was daraus wird, nicht was es zeigt. Greifen zwei nach einem Plättchen, bekommt es, wessen Zug zuerst ankommt. Ist der Sand durch, hast du 5 Sekunden, um ein Plättchen in deiner Hand zu behalten oder zurückzulegen, sonst geht es zurück: Die Uhr handelt also zweimal. Dann werden alle Plättchen in der Mitte und auf den Burgen aufgedeckt, nie aber die, die aus der Runde sind. Mit leerer Hand darfst du sagen, dass du fertig bist, und das gilt. Sind es alle, oder ist kein Plättchen mehr in der Mitte oder in einer Hand, endet das Plündern früher.
    .title = Steuern eintreiben
    .lift = nur du siehst, was du aufhebst
ruling-T7 = Eine Runde wählt, wie die Steuern eingetrieben werden. Sanduhr: in wirklicher Zeit, 10 bis 60 Sekunden lang. Reihum: ohne Uhr; vom niedrigsten Rang an hebt jeder der Reihe nach ein Plättchen auf und behält es oder legt es zurück, oder er zieht sich für die Runde zurück; nach dem zwölften Aufheben ist Schluss für ihn; alles endet, wenn sich alle zurückgezogen haben oder die Mitte leer ist. Handgriffe: ohne Uhr, aber jeder hat eine Zahl von Handgriffen (26, wenn nichts anderes gewählt ist), und Aufheben, Behalten und Zurücklegen zählen je einen; der Nächste wird gleich wahrscheinlich unter denen ausgelost, die nicht fertig sind und ein Plättchen aufheben können oder in der Hand haben; über ein Plättchen, das noch in der Hand ist, wenn die Handgriffe verbraucht sind, wird umsonst entschieden; wer nichts tun kann, während die letzten Plättchen in anderen Händen sind, wartet und wird nicht gefragt. Auf Wunsch gibt es nach den ersten Statuen einen Probelauf von T5 und T6, ohne jede Wirkung.
    .title = Andere Arten einzutreiben
ruling-T8 = Brot, Marmor und Werkzeug werden in dieser Folge betrachtet. Ist von einer Ware weniger in der Mitte, als verlangt war, gibt es einen Tumult, und der Gierigste wird bestraft: wer davon am meisten auf der Burg hat, wobei Gnade bei jeder Ware 1 abzieht, aber nie unter 0. Von Gleichen ist es der höhere Rang, und zählt niemand etwas, der König, auch ohne ein Plättchen. Es gelten die Ränge vom Anfang der Runde. Der Gierigste gibt 3 Gefolgsleute zurück und von den Plättchen dieser Ware alle bis auf eines mit dem kleinsten Wert, in die Mitte. Für jede Ware entscheidet, was nach dem Plündern übrig war: Zurückgegebene Plättchen verhindern keinen Tumult. Wer zweimal der Gierigste ist, wird zweimal bestraft.
    .title = Tumulte
    .punished = das kleinste Plättchen bleibt, die anderen und 3 Gefolgsleute gehen
ruling-T9 = Vom König abwärts stellt jeder auf ein freies Feld oder passt, immer wieder, solange noch jemand kann; eine Runde, in der alle passen, ist die letzte. Du darfst passen, obwohl du könntest, und später trotzdem aufstellen. Wer nicht aufstellen kann, passt, ohne gefragt zu werden.
    .title = Wer wann aufstellt
ruling-T10 = Ein neues Feld muss mit einer Seite an eines deiner Felder grenzen; die Grenze zwischen zwei Gebieten spielt keine Rolle. Wiesen und Wälder dürfen auch abseits liegen und kosten dann das Doppelte; neben einem eigenen Feld gilt immer der einfache Preis. In Gebiete, die verdeckt liegen oder in derselben Runde aufgedeckt wurden, kommt keine Statue. Wiesen, Wälder und Gebirge nehmen 1 Statue auf, Dörfer genau 2, Schlösser genau 3.
    .title = Welche Felder
ruling-T11 = Du zahlst mit ganzen Plättchen, und jede Ware im Preis für sich (ein doppelter Preis ist für jede doppelt): Die Plättchen müssen den Preis erreichen und dürfen es ohne das kleinste von ihnen nicht. Bei einem Preis von 2 heißt das 1 und 1, 2 oder 3, aber nie 1 und 3. Waren, die der Preis nicht nennt, werden nicht gelegt. Für alles, was über den Preis geht, bekommst du je 1 Gefolgsmann: eine Wiese für 3 Marmor und 2 Brot bringt 3, ein Gebirge für je 3 bringt 5.
    .title = Bezahlen
    .exact = ein Preis von 2 Brot
    .more = 1 zu viel: 1 Gefolgsmann
    .never = nie: Die 3 genügt
    .pasture = 3 über dem Preis
    .mountain = 5 über dem Preis
ruling-T12 = Plättchen, die nicht gebraucht werden, gehen ohne Lohn zurück. Wer keine Statue aufgestellt hat und bei keinem seiner Züge eine hätte aufstellen können, bekommt 2 Gefolgsleute zum Trost, aber nicht, wenn er in einem Tumult dieser Runde der Gierigste war. Das geschieht dem Rang nach.
    .title = Was übrig bleibt, und Trost
ruling-T13 = Dann bestimmen die Gefolgsleute die Ränge neu; von Gleichen bleibt höher, wer es vor dieser Phase war. Ist Violett König mit 21, Blau Herzog mit 25, Gelb Fürst mit 23 und Grau Graf mit 21, so ist die neue Folge Blau, Gelb, Violett, Grau. Hier unterscheiden sich die Hefte: Die englischen vergleichen die Ränge vor der Phase, das deutsche Beispiel die Karten, die man nach dem Tauschen bis dahin hat, und bei drei Gleichen kann das anders ausgehen. Wir halten uns an die englischen.
    .title = Neue Ränge
    .before = vorher
    .after = nachher
ruling-T14 = Der König, ob der alte oder ein neuer, gibt 5 Gefolgsleute zurück und stellt Statuen auf das nächste Feld der Chronik: je 1 auf die ersten fünf, je 2 auf die letzten fünf. Auf Feld 3 deckt er dann ein Gebiet seiner Wahl auf, bei 4 Spielern zwei; auf Feld 5 werden alle übrigen aufgedeckt. Jedes Gebiet wird zufällig gedreht. Die Folge ist: Gefolgsleute, Statuen, das Ende nach T18 und T17, Gebiete.
    .title = Die Krone
ruling-T15 = Wer am wenigsten Statuen aufgestellt hat, die in der Chronik eingeschlossen, hat in der nächsten Runde die Gnade des Volkes; das können mehrere sein. Haben alle gleich viele aufgestellt, hat sie niemand. Das wird nach T14 und T17 festgestellt.
    .title = Gnade
    .dove = die Taube ist die Gnade des Volkes
ruling-T16 = Gefolgsleute bekommt einer nach dem anderen, dem Rang nach. Ist der Vorrat dafür zu klein, geben erst alle 5 zurück, oder was sie haben; reicht auch das nicht, gibt der Vorrat, was er kann. Hat jemand zu wenige für das, was er schuldet, nehmen erst alle vom König abwärts 5 aus dem Vorrat, solange er reicht, und das gilt nie als zu kleiner Vorrat; dann zahlt er, was er kann.
    .title = Zu wenige Gefolgsleute
ruling-T17 = Auf einem Feld mit zwei Statuen endet das Spiel, wenn der Unterschied zwischen den meisten und den wenigsten aufgestellten Statuen größer ist als die Zahl des Feldes, und auf Feld 10 immer. Die meisten Statuen gewinnen; von Gleichen der höhere der neuen Ränge. Das kommt vor der Gnade.
    .title = Das Ende durch die Chronik
ruling-T18 = Wer die { $certain-statues }. Statue aufstellt, gewinnt sofort, auch in der Chronik und auch auf ihren einfachen Feldern. Ein Feld, das mehr Statuen verlangt, als du noch hast, ist für dich geschlossen; auf ein Feld der Chronik für zwei Statuen stellt der König die eine, die er noch hat, und gewinnt.
    .title = Die letzte Statue
ruling-T19 = Auf Feld 7 mit der Zahl { $certain-chronicle_numbers-7 } haben die Spieler 15, 19 und 21 Statuen aufgestellt. Der Unterschied von 6 ist größer als { $certain-chronicle_numbers-7 }: Blau gewinnt mit 21.
    .title = Beispiel: das Ende
    .ends = größer als die Zahl von Feld 7
ruling-T20 = Verlangt sind je 4, übrig sind 2 Brot, 4 Marmor und 3 Werkzeug. Die Herzogin hat Gnade, 5 Brot auf drei Plättchen und 4 Werkzeug; der Fürst hat 4 Brot, und 4 Werkzeug auf zwei Plättchen. Bei Brot zählen beide 4, und ihr Rang ist höher: Sie verliert 3 Gefolgsleute und zwei Plättchen Brot. Marmor reicht. Bei Werkzeug zählt sie 3 und er 4: Er verliert 3 Gefolgsleute und ein Plättchen Werkzeug.
    .title = Beispiel: zwei Tumulte
    .bread = gleich viel, und ihr Rang ist höher
    .tools = er ist der Gierigste
ruling-T21 = Zu zweit gibt es einen Tumult um Brot; Blau hat 1 und Gnade, zählt also 0, und Gelb, der König, hat keines. Der König wird bestraft.
    .title = Beispiel: der König zahlt
    .king = niemand zählt etwas: der König
ruling-T22 = Auf Wunsch entfällt T4: Stattdessen dreht der König die Scheibe, wenn die Plättchen aufgedeckt sind, je einmal für Brot, Marmor und Werkzeug.
    .title = Das Wagnis
ruling-T23 = Alle sehen jederzeit alle Gefolgsleute, Ränge und Statuen. Eine Grenze für die Runden ist nicht nötig: Feld 10 der Chronik beendet jedes Spiel.
    .title = Was alle wissen dürfen


## Die Lektion: ein Satz je Schritt, sein Titel, und was zu Zügen gesagt wird, die erlaubt, aber nicht gemeint sind

lesson-erect = Du regierst und willst überall deine Statuen sehen. Stelle die erste auf die goldene Wiese, nahe bei einem Schloss.
    .title = Deine erste Statue
    .aim = Die meisten Statuen
    .ask = Stelle deine erste Statue auf die goldene Wiese.
    .palace = Eine schöne Wiese, aber die goldene liegt neben einem Schloss.
lesson-lift = Statuen kosten Waren, und die hat das Volk. Hebe das goldene Plättchen auf: Nur du siehst, was es zeigt.
    .title = Ein Plättchen aufheben
    .aim = Waren für Statuen
    .ask = Hebe das goldene Plättchen auf.
    .other = Jedes Plättchen ginge, aber diese Lektion weiß, was unter dem goldenen liegt.
    .done = Nicht so bald: Deine Burg ist noch leer.
lesson-keep = Drei Marmor! Behalte sie: Was auf deiner Burg liegt, bleibt dort.
    .title = Behalten
    .aim = Marmor für Statuen
    .ask = Behalte die drei Marmor.
    .back = Drei Marmor sind viel wert. Behalte sie.
lesson-return = Das Volk braucht von jeder Ware drei. Hebe das goldene Plättchen auf: drei Brot, und Brot ist knapp. Leg es zurück.
    .title = Zurücklegen
    .aim = Genug Brot, kein Tumult
    .ask = Hebe das goldene Plättchen auf, dann leg es zurück.
    .other = Hebe das goldene auf: Es verrät dir etwas über das Brot.
    .done = Noch ein Blick. Dann weißt du, wie es um das Brot steht.
lesson-done = Du hast Brot, Marmor und Werkzeug, und dein Gegenüber plündert nicht mehr. Hör auch du rechtzeitig auf.
    .title = Genug
    .aim = Genug übrig, kein Tumult
    .ask = Hör auf zu plündern.
    .enough = Jedes weitere Plättchen kann dem Volk fehlen. Du hast genug.
lesson-tumult = Kein Brot ist übrig: ein Tumult. Dein Gegenüber nahm am meisten und verliert drei Gefolgsleute und das meiste Brot.
    .title = Tumult!
    .aim = Gefolgsleute, die über die Krone entscheiden
    .ask = Sieh nach, wie der Tumult ausging, dann geht es weiter.
lesson-place = Eine Wiese kostet ein Brot und einen Marmor. Was du darüber hinaus zahlst, bringt Gefolgsleute. Stelle eine Statue auf.
    .title = Eine Statue aufstellen
    .aim = Mehr Statuen als die anderen
    .ask = Stelle eine Statue auf die goldene Wiese und bezahle sie.
    .palace = Das Schloss kommt danach. Erst die Wiese.
    .pass = Du hast Waren, und nach der Runde sind ungenutzte fort.
lesson-palace = Schlösser sind teuer, fassen aber drei Statuen auf einmal. Dein Marmor und dein Werkzeug reichen: Stelle sie auf.
    .title = Das Schloss
    .aim = Drei Statuen auf einmal
    .ask = Stelle drei Statuen auf das Schloss und bezahle sie.
    .pass = Drei Statuen auf einmal: Lass sie dir nicht entgehen.
lesson-crown = Wer die meisten Gefolgsleute hat, regiert: Fünf gehen, eine Statue kommt in die Chronik. Die dritte öffnet ein Gebiet: Tippe es an.
    .title = Die Krone
    .aim = Krone und Statuen
    .ask = Tippe das goldene Gebiet an.
lesson-sand = Jetzt im Ernst: Alle plündern zugleich, solange der Sand läuft. Dreh die Uhr um und lass von jeder Ware drei.
    .title = Gegen den Sand
    .aim = Waren ohne Tumult
    .ask = Dreh die Sanduhr um.
lesson-over = Die meisten Statuen gewinnen. Spiele nun gegen einen leichten Bot: Neues wird dir weiter gezeigt.
    .title = Gut gemacht


## Hilfe am Tisch: was jetzt zum ersten Mal möglich ist, und worauf es zielt

help-erect = Deine erste Statue kommt auf eine Wiese: Tippe eine der goldenen an.
    .aim = Von hier sind gute Felder nah.
help-ready = Gleich werden Steuern eingetrieben: Sag unten in der Leiste, dass du bereit bist.
    .aim = Die anderen warten auf dich.
help-start = Alle sind bereit: Dreh unten in der Leiste die Sanduhr um.
    .aim = Die anderen warten auf dich.
help-lift = Tippe ein Plättchen an, um es aufzuheben. Nur du siehst, was es zeigt.
    .aim = Ein Plättchen, das niemand angesehen hat, kann viel wert sein.
help-keep = Behalte das Plättchen in deiner Hand, dann kommt es auf deine Burg.
    .aim = Diese Waren bezahlen Statuen.
help-return = Ein Plättchen darf auch an seinen Platz zurück, damit dem Volk genug bleibt.
    .aim = Das Volk braucht es mehr, oder es droht ein Tumult.
help-done = Mit leerer Hand darfst du für diese Runde mit dem Plündern aufhören.
    .aim = Wer mehr nimmt, riskiert einen Tumult.
help-place = Goldene Felder kannst du bezahlen: Tippe eines an und noch einmal, um Statuen aufzustellen.
    .aim = Mehr Statuen für das, was auf deiner Burg liegt.
help-pay = Tippe die Plättchen an, mit denen du zahlst. Was über den Preis geht, bringt Gefolgsleute.
    .aim = Der Preis ist gedeckt, und was zu viel ist, bringt Gefolgsleute.
help-pass = Du darfst passen und trotzdem später noch aufstellen.
    .aim = Was übrig ist, ist später mehr wert oder reicht für nichts.
help-reveal = Du regierst: Decke ein Gebiet auf, indem du es antippst.
    .aim = Neue Felder öffnen sich mit der nächsten Runde.
