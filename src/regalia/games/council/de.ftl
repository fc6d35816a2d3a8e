council-title = Rat der Vier
council-help =
    Du führst eine Kaufmannsfamilie und willst deine Kaufleute in die Städte des
    Reichs bringen.

    Ein Zug bringt dir eine Politikkarte, dann eine Hauptaktion: ein Ratsmitglied
    wählen und 4 Münzen bekommen, eine Lizenz erwerben, einen Kaufmann mit einer
    Lizenz einsetzen oder einen mit Hilfe der Königin. Eine Nebenaktion darf
    dazukommen, davor oder danach: einen Diener anwerben, die Lizenzen einer
    Region austauschen, mit einem Diener ein Ratsmitglied wählen oder für 3 Diener
    eine weitere Hauptaktion.

    Für eine Lizenz musst du den Rat ihrer Region gewinnen, für die Hilfe der
    Königin ihren: Lege eine bis vier Karten in den Farben verschiedener
    Ratsmitglieder; Joker passen zu allen. Je mehr Karten, desto weniger Münzen.
    Die Königin steht, wo zuletzt mit ihr eingesetzt wurde, und jede Straße, die
    sie geht, kostet 2 Münzen.

    Wer einen Kaufmann einsetzt, bekommt die Marke der Stadt und die aller eigenen
    Städte, die mit ihr über Straßen zwischen eigenen Städten verbunden sind.
    Jeder Kaufmann anderer, der schon dort steht, kostet einen Diener. Wer als
    Erster in allen Städten einer Farbe oder Region steht, wird belohnt.

    Setzt jemand den zehnten Kaufmann ein, haben alle anderen noch einen Zug. Die
    meisten Punkte gewinnen.

    Auf der Karte sind a bis d die Kaufleute der Spieler, n neutrale. Lizenzen
    heißen nach den Anfängen ihrer Städte: A-B gilt für Arkon oder Burgen.
help-reference = preise          was alles kostet, was Adelsleiste und Punkte bringt


## Namen

list = { $first } und { $last }
city =
    { $city ->
        [arkon] Arkon
        [burgen] Burgen
        [castrum] Castrum
        [dorful] Dorful
        [esti] Esti
        [framek] Framek
        [graden] Graden
        [hellar] Hellar
        [indur] Indur
        [juvelar] Juvelar
        [kultos] Kultos
        [lyram] Lyram
        [merkatim] Merkatim
        [naris] Naris
       *[osium] Osium
    }
colour =
    { $colour ->
        [white] weiß
        [black] schwarz
        [orange] orange
        [purple] lila
        [blue] blau
       *[pink] rosa
    }
councillor =
    { $colour ->
        [white] ein weißes
        [black] ein schwarzes
        [orange] ein oranges
        [purple] ein lila
        [blue] ein blaues
       *[pink] ein rosa
    } Ratsmitglied
dropped-colour =
    { $dropped ->
        [white] weiß
        [black] schwarz
        [orange] orange
        [purple] lila
        [blue] blau
       *[pink] rosa
    }
card =
    { $card ->
        [white] eine weiße Karte
        [black] eine schwarze Karte
        [orange] eine orange Karte
        [purple] eine lila Karte
        [blue] eine blaue Karte
        [pink] eine rosa Karte
       *[joker] einen Joker
    }
cards-of-kind =
    { $card ->
        [white] { $count } weiße
        [black] { $count } schwarze
        [orange] { $count } orange
        [purple] { $count } lila
        [blue] { $count } blaue
        [pink] { $count } rosa
       *[joker] { $count } { $count ->
            [one] Joker
           *[other] Joker
        }
    }
region =
    { $region ->
        [coast] Küste
        [hills] Hügel
        [mountains] Gebirge
       *[queen] Königin
    }
council =
    { $council ->
        [coast] Rat der Küste
        [hills] Rat der Hügel
        [mountains] Rat des Gebirges
       *[queen] Rat der Königin
    }
council-in-short =
    { $council ->
        [coast] Küste
        [hills] Hügel
        [mountains] Gebirge
       *[queen] Königin
    }
metal =
    { $metal ->
        [gold] Gold
        [silver] Silber
        [bronze] Bronze
        [iron] Eisen
       *[royal] Residenz
    }


## Boni

gain-nothing = nichts
gain-points =
    { $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }
gain-coins =
    { $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    }
gain-servants =
    { $amount } { $amount ->
        [one] Diener
       *[other] Diener
    }
gain-cards =
    { $amount } { $amount ->
        [one] Karte
       *[other] Karten
    }
gain-main_actions =
    { $amount } { $amount ->
        [one] Hauptaktion
       *[other] Hauptaktionen
    }
gain-nobility =
    { $amount } { $amount ->
        [one] Adelsschritt
       *[other] Adelsschritte
    }
gain-repeat_tokens =
    { $amount ->
        [one] die Marke einer eigenen Stadt noch einmal
       *[other] die Marken von { $amount } eigenen Städten noch einmal
    }
gain-free_permit = eine ausliegende Lizenz umsonst
gain-repeat_permit = der Bonus einer eigenen Lizenz noch einmal

brief-points =
    { $amount ->
        [one] Punkt
       *[other] { $amount } Punkte
    }
brief-coins =
    { $amount ->
        [one] Münze
       *[other] { $amount } Münzen
    }
brief-servants =
    { $amount ->
        [one] Diener
       *[other] { $amount } Diener
    }
brief-cards =
    { $amount ->
        [one] Karte
       *[other] { $amount } Karten
    }
brief-nobility = Adel +{ $amount }


## Das Spielfeld

board-turn =
    Zug { $turn }{ $last ->
        [-1] {""}
        [0] , der letzte
       *[other] , danach noch { $last }
    }
map-legend = a-d: Kaufleute der Spieler, n: neutrale, ♛: die Königin
board-councils = Räte, neue Mitglieder von links, und ausliegende Lizenzen
board-face-down = verdeckte Lizenzen: { $count }
board-no-permit = keine Lizenz mehr
board-reserve = Ratsmitglieder im Vorrat: { $councillors }
board-deck = Politikkarten: { $deck } im Stapel, { $discards } abgelegt
board-rewards = Belohnungen: { $tiles }
board-queens = Plättchen der Königin: { $tiles }
board-permits = { $unused }; { $used } benutzt
board-hand = Deine Karten: { $cards }
board-nobility = Vor dir auf der Adelsleiste: { $squares }
board-pay-for-permit = Zahlung für die Lizenz { $permit }: { $bonus }
board-pay-for-queen = Zahlung für die Hilfe der Königin in { city }
board-council = Rat:
board-laid = Gelegt: { $cards }

column-coins = Münzen
column-servants = Diener
column-hand_sizes = Karten
column-merchants_left = Kaufleute
column-nobility = Adel
column-points = Punkte
column-permits = Lizenzen


## Was der Zug verlangt

hint-first =
    { $quick ->
        [0] Wähle eine Hauptaktion.
       *[other] Wähle eine Hauptaktion; davor oder danach darf eine Nebenaktion kommen.
    }
hint-later =
    { $main ->
        [0] { $quick ->
            [0] Dein Zug ist fertig: Beende ihn.
           *[other] Du darfst noch eine Nebenaktion ausführen oder den Zug beenden.
        }
       *[other] { $quick ->
            [0] Du darfst noch eine Hauptaktion ausführen oder den Zug beenden.
           *[other] Du darfst noch eine Hauptaktion und eine Nebenaktion ausführen oder den Zug beenden.
        }
    }
hint-pay_for_permit = Lege Karten in den Farben der Ratsmitglieder: Mit 1, 2, 3 oder 4 Karten zahlst du noch 10, 7, 4 oder 0 Münzen, und je Joker 1 dazu.
hint-pay_for_queen = Lege Karten in den Farben der Ratsmitglieder: Mit 1, 2, 3 oder 4 Karten zahlst du noch 10, 7, 4 oder 0 Münzen, je Joker 1 und je Straße 2 dazu.
hint-repeat_token =
    { $owed ->
        [one] Die Adelsleiste wiederholt die Marke einer deiner Städte: Wähle.
       *[other] Die Adelsleiste wiederholt die Marken von { $owed } deiner Städte: Wähle die erste.
    }
hint-free_permit = Die Adelsleiste schenkt dir eine Lizenz, wenn du magst.
hint-repeat_permit = Die Adelsleiste wiederholt den Bonus einer deiner Lizenzen: Wähle.


## Was geschieht

event-neutral = Ein neutraler Kaufmann steht in { city }
event-neutrals = Neutrale Kaufleute stehen in { $cities }
event-turn =
    { $person ->
        [second] du beginnst
       *[third] { $name } beginnt
    } einen Zug
event-drew =
    { $person ->
        [second] du ziehst
       *[third] { $name } zieht
    } eine Karte
event-drew_several =
    { $person ->
        [second] du ziehst
       *[third] { $name } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
event-drew_card =
    { $person ->
        [second] du ziehst
       *[third] { $name } zieht
    } { card }
event-drew_cards =
    { $person ->
        [second] du ziehst
       *[third] { $name } zieht
    } { $pile }
event-no_card =
    { $person ->
        [second] du findest
       *[third] { $name } findet
    } keine Karte zum Ziehen
event-reshuffled = Die abgelegten Politikkarten sind der neue Stapel
event-elected =
    { $person ->
        [second] du wählst
       *[third] { $name } wählt
    } { councillor } in den { council } ({ dropped-colour } geht)
event-wants_permit =
    { $person ->
        [second] du willst
       *[third] { $name } will
    } die Lizenz { $permit }
event-wants_queen =
    { $person ->
        [second] du bittest
       *[third] { $name } bittet
    } die Königin um Hilfe in { city }
event-laid =
    { $person ->
        [second] du legst
       *[third] { $name } legt
    } { card }
event-laid_several =
    { $person ->
        [second] du legst
       *[third] { $name } legt
    } { $pile }
event-paid =
    { $person ->
        [second] du zahlst
       *[third] { $name } zahlt
    } { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
event-payment =
    { $person ->
        [second] du zahlst
       *[third] { $name } zahlt
    } { $price }
event-acquired =
    { $person ->
        [second] du erwirbst
       *[third] { $name } erwirbt
    } die Lizenz { $permit }
event-took_free =
    { $person ->
        [second] du nimmst
       *[third] { $name } nimmt
    } die Lizenz { $permit } umsonst
event-declined =
    { $person ->
        [second] du nimmst
       *[third] { $name } nimmt
    } keine Lizenz
event-revealed = { region }, neu in der Auslage: { $permit } ({ $bonus })
event-offers = In der Auslage: { $permits }
event-turned_up =
    { $person ->
        [second] du deckst
       *[third] { $name } deckt
    } { $permits } auf
event-queen_moved =
    { $person ->
        [second] du führst
       *[third] { $name } führt
    } die Königin nach { city }
event-placed =
    { $person ->
        [second] du setzt
       *[third] { $name } setzt
    } { $servants ->
        [0] {""}
        [one] für 1 Diener{" "}
       *[other] für { $servants } Diener{" "}
    }einen Kaufmann in { city } ein
event-placed_with_queen =
    { $person ->
        [second] du setzt
       *[third] { $name } setzt
    } mit Hilfe der Königin{ $servants ->
        [0] {""}
        [one] {" "}und für 1 Diener
       *[other] {" "}und für { $servants } Diener
    } einen Kaufmann in { city } ein
event-token =
    { $person ->
        [second] du bekommst
       *[third] { $name } bekommt
    } { $gains } (Stadtmarke)
event-tokens =
    { $person ->
        [second] du bekommst
       *[third] { $name } bekommt
    } { $gains } ({ $count } Stadtmarken)
event-permit =
    { $person ->
        [second] du bekommst
       *[third] { $name } bekommt
    } { $gains } (Lizenz { $permit })
event-square =
    { $person ->
        [second] du bekommst
       *[third] { $name } bekommt
    } { $gains } (Adel { $square })
event-climbed =
    { $person ->
        [second] du erreichst
       *[third] { $name } erreicht
    } Adel { $square }
event-lost =
    { $person ->
        [second] du hast
       *[third] { $name } hat
    } für Adel { $square } nichts zu wählen
event-metal_reward =
    { $person ->
        [second] du gewinnst
       *[third] { $name } gewinnt
    } die Belohnung für { metal }: { $points } Punkte
event-region_reward =
    { $person ->
        [second] du gewinnst
       *[third] { $name } gewinnt
    } die Belohnung der Region { region }: { $points } Punkte
event-queens_reward =
    { $person ->
        [second] du gewinnst
       *[third] { $name } gewinnt
    } ein Plättchen der Königin: { $points } Punkte
event-tenth =
    { $person ->
        [second] du bekommst
       *[third] { $name } bekommt
    } { $points } Punkte für den zehnten Kaufmann
event-engaged =
    { $person ->
        [second] du wirbst
       *[third] { $name } wirbt
    } einen Diener an
event-changed =
    { $person ->
        [second] du tauschst
       *[third] { $name } tauscht
    } die Lizenzen aus ({ region })
event-sent =
    { $person ->
        [second] du schickst
       *[third] { $name } schickt
    } einen Diener in einen Rat
event-additional =
    { $person ->
        [second] du zahlst
       *[third] { $name } zahlt
    } 3 Diener für eine Hauptaktion
event-last_turns =
    { $person ->
        [second] Dein zehnter Kaufmann steht: Alle anderen haben noch einen Zug
       *[third] Der zehnte Kaufmann von { $name } steht: Alle anderen haben noch einen Zug
    }
event-over = Das Spiel ist zu Ende


## Was man tun kann: der Satz, und für lange Listen eine Überschrift mit kurzen Namen, in Zeilen, wo es welche gibt

action-elect = { councillor } in den { council } wählen und 4 Münzen bekommen
    .title = Ein Ratsmitglied wählen und dafür 4 Münzen bekommen
    .row = { council-in-short }
    .label = { colour }
action-acquire = die Lizenz { $permit } erwerben, ab { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }: { $bonus }
    .title = Eine Lizenz erwerben, für mindestens (Münzen)
    .label = { $permit } ({ $coins }): { $bonus }
action-place =
    mit der Lizenz { $permit } einen Kaufmann in { city } einsetzen{ $servants ->
        [0] {""}
        [one] , für 1 Diener
       *[other] , für { $servants } Diener
    }
    .title = Mit einer Lizenz einsetzen (Diener für die, die schon dort sind)
    .row = { $permit }
    .label =
        { city }{ $servants ->
            [0] {""}
           *[other] {" "}({ $servants })
        }
action-visit =
    mit Hilfe der Königin einen Kaufmann in { city } einsetzen, ab { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }{ $servants ->
        [0] {""}
        [one] {" "}und 1 Diener
       *[other] {" "}und { $servants } Diener
    }
    .title = Mit Hilfe der Königin einsetzen, für mindestens (Münzen + Diener)
    .label =
        { city } ({ $coins }{ $servants ->
            [0] {""}
           *[other] {" "}+ { $servants }
        })
action-engage = Nebenaktion: für 3 Münzen einen Diener anwerben
action-change = Nebenaktion: für 1 Diener die Lizenzen austauschen ({ region })
action-send = Nebenaktion: mit einem Diener { councillor } in den { council } wählen
    .title = Nebenaktion: mit einem Diener ein Ratsmitglied wählen, ohne Münzen
    .row = { council-in-short }
    .label = { colour }
action-additional = Nebenaktion: für 3 Diener eine weitere Hauptaktion
action-end =
    { $main_actions ->
        [0] den Zug beenden
       *[other] den Zug ohne weitere Hauptaktion beenden
    }
action-lay = { card } legen
action-confirm =
    { $coins ->
        [0] mit diesen Karten und ohne Münzen zahlen
        [one] mit diesen Karten und 1 Münze zahlen
       *[other] mit diesen Karten und { $coins } Münzen zahlen
    }
action-repeat = die Marke von { city } noch einmal: { $gains }
    .title = Die Marke einer eigenen Stadt noch einmal
    .label = { city }: { $gains }
action-free = die Lizenz { $permit } umsonst nehmen: { $bonus }
    .title = Eine Lizenz umsonst nehmen
    .label = { $permit }: { $bonus }
action-decline = keine Lizenz nehmen
action-reuse = den Bonus der Lizenz { $permit } noch einmal: { $bonus }
    .title = Den Bonus einer Lizenz noch einmal
    .label = { $permit }: { $bonus }


## Was alles kostet und bringt

reference-prices = Preise
price-by_cards = 1, 2, 3 oder 4 Karten vor einem Rat
    .amount = { $amount } Münzen
price-joker = jeder Joker darunter
    .amount = { $amount } Münze
price-road = jede Straße, die die Königin geht
    .amount = { $amount } Münzen
price-servant = einen Diener anwerben
    .amount = { $amount } Münzen
price-change = die Lizenzen einer Region austauschen
    .amount = { $amount } Diener
price-send = mit einem Diener wählen
    .amount = { $amount } Diener
price-additional = eine weitere Hauptaktion
    .amount = { $amount } Diener
price-election = ein Ratsmitglied zu wählen bringt dir
    .amount = { $amount } Münzen

reference-track = Adelsleiste

reference-scoring = Punkte
scoring-gold = alle Städte in Gold, für den Ersten
    .amount = { $amount } Punkte
scoring-silver = in Silber
    .amount = { $amount } Punkte
scoring-bronze = in Bronze
    .amount = { $amount } Punkte
scoring-iron = in Eisen
    .amount = { $amount } Punkte
scoring-region = einer Region
    .amount = { $amount } Punkte
scoring-queen = mit jedem davon ein Plättchen der Königin, der Reihe nach
    .amount = { $amount } Punkte
scoring-tenth = der erste zehnte Kaufmann
    .amount = { $amount } Punkte
scoring-nobility = am Ende Erster und Zweiter auf der Adelsleiste
    .amount = { $amount } Punkte
scoring-permits = am Ende die meisten Lizenzen
    .amount = { $amount } Punkte

score-name = Platz
score-play = im Spiel
score-colours = Farben
score-regions = Regionen
score-queen = Königin
score-nobility = Adel
score-permits = Lizenzen
score-total = gesamt
score-won =
    { $person ->
        [second] Du gewinnst das Spiel!
       *[third] { $name } gewinnt das Spiel.
    }
score-shared = { $names } teilen sich den Sieg.


## Was eine Runde wählen kann

option-board = Der Spielplan
    .juvelar = die gedruckte Seite mit Juvelar als Residenz
    .arkon_iron-juvelar_royal-lyram_iron = Residenz Juvelar, Gebirge der anderen Seite
    .arkon_iron-graden_royal-merkatim_iron = Residenz Graden, Küste und Gebirge der anderen Seite
    .arkon_iron-graden_royal-lyram_iron = Residenz Graden, Küste der anderen Seite
    .arkon_gold-juvelar_royal-merkatim_iron = Residenz Juvelar, Küste der anderen Seite
    .arkon_gold-juvelar_royal-lyram_iron = Residenz Juvelar, Küste und Gebirge der anderen Seite
    .arkon_gold-graden_royal-merkatim_iron = Residenz Graden, Gebirge der anderen Seite
    .graden = die gedruckte Seite mit Graden als Residenz
option-coin_cap = Wie viele Münzen man haben kann
    .none = beliebig viele
    .number = höchstens { $number }
option-tenth_bonus = Wer für einen zehnten Kaufmann Punkte bekommt
    .first = nur der Erste
    .each = alle
option-permit_tie = Wer Punkte bekommt, wenn mehrere die meisten Lizenzen haben
    .all = alle von ihnen
    .none = niemand
option-turn_limit = Wann spätestens gewertet wird
    .none = keine Grenze
    .number = nach { $number } Zügen


## Die Entscheidungen

ruling-K1 = Das Reich hat drei Regionen mit je fünf Städten: Küste (A bis E), Hügel (F bis J) und Gebirge (K bis O). Jeder der drei Teile des Spielplans hat zwei Seiten, das ergibt acht Pläne; zwei davon, nach ihren Residenzen Juvelar und Graden benannt, sind Vorder- und Rückseite des gedruckten Plans.
ruling-K2 = Die Seite der Hügel bestimmt, ob Juvelar oder Graden die Residenz ist: Sie hat weder Marke noch Farbe, und die Königin beginnt dort. Die anderen Städte bekommen die 14 Marken zufällig. Jede Region mischt ihre 15 Lizenzen und deckt zwei auf. Von 24 Ratsmitgliedern, je vier in sechs Farben, bekommt jeder Rat vier zufällige, und acht sind der Vorrat. Der Stapel der Politikkarten hat 13 Karten jeder Farbe und 12 Joker. Wer beginnt, entscheidet der Zufall.
ruling-K3 = Vom ersten Spieler an beginnt man reihum mit 10, 11, 12 und 13 Münzen und mit 1, 2, 3 und 4 Dienern. Jeder hat 6 Politikkarten und 10 Kaufleute.
ruling-K4 = Zu zweit wird nach dem Aufbau aus jedem verdeckten Stapel eine zufällige Lizenz gezeigt; in jede Stadt darauf kommt ein neutraler Kaufmann, und die Lizenz wird wieder eingemischt. Es gibt 3 bis 9 neutrale Kaufleute; sie lassen das Einsetzen Diener kosten und zählen sonst für nichts.
ruling-K5 = Ein Zug beginnt mit einer Politikkarte. Sobald die letzte Karte des Stapels gezogen ist, werden die abgelegten der neue Stapel; gibt es keine, wartet das, bis wieder eine Karte fällig ist, und gibt es dann noch immer keine, wird nicht gezogen. Du führst eine Hauptaktion und alle zusätzlich erhaltenen aus, dazu höchstens eine Nebenaktion, in beliebiger Reihenfolge. Die erste Hauptaktion ist Pflicht, was durch das Wählen immer möglich ist; zusätzliche darfst du lassen, und sie verfallen, wenn du den Zug beendest, was du selbst tust.
    .refusal = Das geht jetzt nicht: Du bist nicht am Zug, hast in diesem Zug keine solche Aktion mehr, oder deine Hauptaktion steht noch aus.
ruling-K6 = Zum Wählen nimm eine Farbe aus dem Vorrat: Dieses Mitglied kommt am Pfeil in den Rat, alle anderen rücken weiter, und wer am anderen Ende hinausfällt, kommt erst danach in den Vorrat. Du bekommst 4 Münzen.
    .refusal = Im Vorrat ist kein Ratsmitglied dieser Farbe.
ruling-K7 = Um eine offen liegende Lizenz zu erwerben, gewinnst du den Rat ihrer Region mit 1 bis 4 Karten. Jede Karte steht für ein eigenes Ratsmitglied: eine farbige für eines ihrer Farbe, ein Joker für jedes; auch Joker allein genügen. Für 1, 2, 3 oder 4 Karten zahlst du 10, 7, 4 oder 0 Münzen, und für jeden Joker 1 Münze mehr. Welche Karten du nimmst, ist dir überlassen, und was du versuchst, geht niemanden etwas an: Die anderen sehen die Karten, wenn du zahlst. Du zahlst, nimmst die Lizenz und wickelst ihre Boni mit allem ab, was dabei zu wählen ist; erst dann wird der Platz neu besetzt, und von zwei leeren der linke zuerst.
    .refusal = So gewinnt man keinen Rat: Die Lizenz muss offen liegen, jede Karte braucht ein eigenes Ratsmitglied, mindestens eine Karte ist nötig, und eine begonnene Zahlung geht allem anderen vor.
ruling-K7b = Wenn eine Aktion beginnt, musst du schon alles haben, was sie am Ende kostet: für Rat, Joker, Straßen und Diener. Was sie dir bringt, kann sie nicht bezahlen. Genau genug ist genug.
    .refusal = Dafür hast du nicht die Münzen.
ruling-K8 = Mit einer eigenen Lizenz, die offen liegt, setzt du einen Kaufmann in eine der Städte darauf ein und drehst sie um.
    .refusal = Du brauchst eine eigene offene Lizenz, auf der diese Stadt steht.
ruling-K9 = Mit Hilfe der Königin setzt du einen Kaufmann ohne Lizenz ein: Gewinne ihren Rat zu denselben Preisen wie in K7 und führe sie über Straßen in eine Stadt, für 2 Münzen je Straße auf dem kürzesten Weg; bleibt sie, wo sie ist, ist das frei. Sie geht nur dorthin, wo du einsetzen darfst.
ruling-K10 = In einer Stadt kannst du einen Kaufmann haben. Haben andere dort Kaufleute, neutrale eingeschlossen, gibst du für jeden einen Diener ab; ohne genügend Diener kannst du nicht einsetzen. Die Reihenfolge ist: Diener, Kaufmann, Marken, Belohnungen, Punkte für den zehnten Kaufmann. Stehen alle zehn Kaufleute, setzt du keinen mehr ein, kannst aber alles andere tun.
    .refusal = Dort kannst du nicht einsetzen: Du hast dort schon einen Kaufmann, keinen Kaufmann mehr oder zu wenige Diener für die Kaufleute der anderen.
ruling-K11 = Nach dem Einsetzen bekommst du die Marke der Stadt und jeder deiner Städte, die über Straßen durch deine Städte mit ihr verbunden ist, jede Marke einmal. Auch die Residenz verbindet, obwohl sie keine Marke hat. Marken mit Adelsschritten kommen nach allen anderen.
ruling-K12 = Die Nebenaktionen: 3 Münzen für einen Diener zahlen; 1 Diener zahlen, um die ausliegenden Lizenzen einer Region auszutauschen, von denen mindestens eine da sein muss (erst die linke, dann die rechte kommt unter den Stapel, dann werden zwei aufgedeckt, vielleicht dieselben); 1 Diener zahlen, um ein Ratsmitglied zu wählen, ohne Münzen zu bekommen; 3 Diener für eine zusätzliche Hauptaktion zahlen.
    .refusal = Du hast nicht, was diese Nebenaktion kostet, oder es liegt dort keine Lizenz zum Austauschen.
ruling-K13 = Niemand hat mehr als 20 Münzen; was darüber wäre, verfällt. Eine Runde kann auf diese Grenze verzichten. Für Diener und Karten gibt es keine Grenze. Ist der Stapel einer Region verbraucht, bleiben ihre Plätze leer.
ruling-K14 = Auf der Adelsleiste gehst du Schritt für Schritt, und jedes Feld, das du erreichst, zahlt: 2: 2 Punkte und 2 Münzen; 4: eine deiner Stadtmarken noch einmal; 6: eine zusätzliche Hauptaktion; 8: 3 Punkte und eine Karte; 10: eine ausliegende Lizenz umsonst, mit ihrem Bonus; 12: 5 Punkte und ein Diener; 14: der Bonus einer deiner Lizenzen noch einmal, benutzt oder nicht; 16: zwei verschiedene deiner Stadtmarken noch einmal; 18: 8 Punkte; 19: 2 Punkte; 20: 3 Punkte. Die Felder 4 und 16 wiederholen keine Marken mit Adelsschritten, 14 aber auch solche Lizenzen. Gibt es nichts zu wählen, verfällt der Bonus; gibt es für Feld 16 nur eine Marke, nimmst du diese. Bei 20 endet die Leiste.
    .refusal = Das bietet dir die Adelsleiste nicht: Sie muss nach einer Wahl fragen und wiederholt nur, was dir gehört, Stadtmarken nur ohne Adelsschritte und jede einmal.
ruling-K15 = Boni warten in einer Schlange, und was zuerst kommt, wird zuerst abgewickelt; von einer Marke oder einem Plättchen kommen die Adelsschritte zuletzt. Lässt dich ein Bonus wählen, wartet alles, bis du gewählt hast, und was deine Wahl bringt, stellt sich hinten an. Die freie Lizenz von Feld 10 darf aus jeder Region sein und darf ausgeschlagen werden; sie liegt offen vor dir, und ihr Platz wird nach ihren Boni neu besetzt. Bei 4, 14 und 16 musst du wählen, wenn du kannst. Bei 14 darf es jede deiner Lizenzen sein, nur nicht die, deren Bonus dich gerade dorthin bringt. Boni kommen nur in deinem eigenen Zug.
    .refusal = Triff zuerst die Wahl, nach der die Adelsleiste fragt.
ruling-K16 = Wer als Erster in allen Städten einer Farbe oder einer Region Kaufleute hat, gewinnt deren Belohnung und das oberste Plättchen der Königin, solange es welche gibt: 25, 18, 12, 7 und 3 Punkte. Gold ist 20 Punkte wert, Silber 12, Bronze 8, Eisen 5 und eine Region 5. Die Residenz gehört zu den Hügeln und zu keiner Farbe. Ein Kaufmann kann zwei Belohnungen zugleich gewinnen, mit je einem Plättchen der Königin.
ruling-K17 = Wer als Erster den zehnten Kaufmann einsetzt, bekommt sofort 3 Punkte; wenn die Runde es so wählt, auch jeder danach. Sein Zug geht zu Ende, zusätzliche Aktionen eingeschlossen, und alle anderen haben noch genau einen Zug.
ruling-K18 = Am Ende kommen Belohnungen und Plättchen der Königin dazu. Wer auf der Adelsleiste am weitesten ist, bekommt 5 Punkte, wer Zweiter ist, 2; mehrere Erste bekommen je 5 und niemand 2, mehrere Zweite bekommen je 2. Wer die meisten Lizenzen hat, benutzt oder nicht, bekommt 3 Punkte; sind es mehrere, bekommen alle sie, oder, wenn die Runde es so wählt, keiner. All das gilt auch bei null. Die meisten Punkte gewinnen; bei Gleichstand mehr Diener und Karten zusammen, und sonst wird der Sieg geteilt. Es können mehr als 99 Punkte werden.
ruling-K19 = Es gibt keinen Markt. Eine Runde kann eine Zahl von Zügen festlegen, alle Spieler zusammen gezählt, nach denen das Spiel endet und wie jedes andere gewertet wird, auch mitten in den letzten Zügen.
ruling-K20 = Ein Beispiel auf dem Juvelar-Plan: Mit Kaufleuten in Framek, Castrum, Juvelar, Graden und Hellar bringt ein weiterer in Indur die Marken von Indur, Framek, Castrum, Graden und Hellar.
