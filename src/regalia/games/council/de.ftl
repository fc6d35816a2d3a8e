council-title = Rat der Vier
council-pitch = Bestimme, wer in den Räten sitzt, gewinne Lizenzen und bringe deine Kaufleute in die Städte des Reichs.
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
    heißen nach den Anfängen ihrer Städte: AB gilt für Arkon oder Burgen.
help-reference = preise          was alles kostet, was Adelsleiste und Punkte bringt


## Namen

city-arkon = Arkon
city-burgen = Burgen
city-castrum = Castrum
city-dorful = Dorful
city-esti = Esti
city-framek = Framek
city-graden = Graden
city-hellar = Hellar
city-indur = Indur
city-juvelar = Juvelar
city-kultos = Kultos
city-lyram = Lyram
city-merkatim = Merkatim
city-naris = Naris
city-osium = Osium
councillor-white = weißes Ratsmitglied
    .accusative = ein weißes Ratsmitglied
    .none = kein weißes Ratsmitglied
    .colour = weiß
councillor-black = schwarzes Ratsmitglied
    .accusative = ein schwarzes Ratsmitglied
    .none = kein schwarzes Ratsmitglied
    .colour = schwarz
councillor-orange = oranges Ratsmitglied
    .accusative = ein oranges Ratsmitglied
    .none = kein oranges Ratsmitglied
    .colour = orange
councillor-purple = lila Ratsmitglied
    .accusative = ein lila Ratsmitglied
    .none = kein lila Ratsmitglied
    .colour = lila
councillor-blue = blaues Ratsmitglied
    .accusative = ein blaues Ratsmitglied
    .none = kein blaues Ratsmitglied
    .colour = blau
councillor-pink = rosa Ratsmitglied
    .accusative = ein rosa Ratsmitglied
    .none = kein rosa Ratsmitglied
    .colour = rosa
card-white = weiß
    .accusative = eine weiße Karte
    .another = noch eine weiße Karte
    .none = keine weiße Karte
    .counted = { $count } weiße
card-black = schwarz
    .accusative = eine schwarze Karte
    .another = noch eine schwarze Karte
    .none = keine schwarze Karte
    .counted = { $count } schwarze
card-orange = orange
    .accusative = eine orange Karte
    .another = noch eine orange Karte
    .none = keine orange Karte
    .counted = { $count } orange
card-purple = lila
    .accusative = eine lila Karte
    .another = noch eine lila Karte
    .none = keine lila Karte
    .counted = { $count } lila
card-blue = blau
    .accusative = eine blaue Karte
    .another = noch eine blaue Karte
    .none = keine blaue Karte
    .counted = { $count } blaue
card-pink = rosa
    .accusative = eine rosa Karte
    .another = noch eine rosa Karte
    .none = keine rosa Karte
    .counted = { $count } rosa
card-joker = Joker
    .accusative = einen Joker
    .another = noch einen Joker
    .none = keinen Joker
    .counted =
        { $count ->
            [one] 1 Joker
           *[other] { $count } Joker
        }
region-coast = Küste
    .genitive = der Küste
    .locative = an der Küste
region-hills = Hügel
    .genitive = der Hügel
    .locative = in den Hügeln
region-mountains = Gebirge
    .genitive = des Gebirges
    .locative = im Gebirge
council-coast = Küste
    .into = in den Rat der Küste
    .within = im Rat der Küste
council-hills = Hügel
    .into = in den Rat der Hügel
    .within = im Rat der Hügel
council-mountains = Gebirge
    .into = in den Rat des Gebirges
    .within = im Rat des Gebirges
council-queen = Königin
    .into = in den Rat der Königin
    .within = im Rat der Königin
metal-gold = Gold
metal-silver = Silber
metal-bronze = Bronze
metal-iron = Eisen
metal-royal = Residenz
permit = { LIST($letters, by: "") }
    .bonus = { $bonus }
    .offer = { LIST($letters, by: "") } ({ $bonus })


## Boni

gains = { $gains }
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

board-next =
    { $own ->
        [yes] Danach: { $seats }, dann du.
       *[no] Danach: { $seats }.
    }
board-next-is-you = Danach bist du dran.
board-turn =
    Zug { $turn }{ $last ->
        [-1] {""}
        [0] , der letzte
       *[other] , danach noch { $last }
    }
    .brief =
        Zug { $turn }{ $last ->
            [-1] {""}
            [0] {" "}· der letzte
           *[other] {" "}· noch { $last }
        }
map-legend = a-d: Kaufleute der Spieler, n: neutrale, ♛: die Königin
board-councils = Räte, neue Mitglieder von links, und ausliegende Lizenzen
board-face-down = verdeckte Lizenzen: { $count }
board-no-permit = keine Lizenz mehr
board-councillors = { $count } { FORM($colour, case: "colour") }
board-reserve = Ratsmitglieder im Vorrat: { $councillors }
board-deck = Politikkarten: { $deck } im Stapel, { $discards } abgelegt
board-tile = { $tile } { $points }
board-rewards = Belohnungen: { LIST($tiles, by: ", ") }
board-queens = Plättchen der Königin: { LIST($tiles, by: ", ") }
board-permits =
    { LIST($permits, by: ", ") }{ $used ->
        [0] {""}
       *[other] ; { $used } benutzt
    }
board-hand = Deine Karten: { $cards }
board-square = { $square }: { $gains }
board-nobility = Vor dir auf der Adelsleiste: { LIST($squares, by: "; ") }
board-pay-for-permit = Zahlung für die Lizenz { $permit }, die dir bringt: { FORM($permit, case: "bonus") }
board-pay-for-queen = Zahlung für die Hilfe der Königin in { $city }
board-council = Rat:
board-queen-in = die Königin ist in { $city }
board-nothing-laid = Noch liegt keine Karte
board-laid = Gelegt: { $cards }; damit zu zahlende Münzen: { $coins }

column-coins = Münzen
column-servants = Diener
column-hand_sizes = Karten
column-merchants_left = übrig
column-nobility = Adel
column-points_won = Punkte
column-cities = Städte
column-permits = Lizenzen


## Der Spielplan auf dem Bildschirm

screen-map = Die Karte
screen-region =
    { $region ->
        [coast] Küste
        [hills] Hügel
        [mountains] Gebirge
       *[queen] Rat der Königin
    }
screen-tab =
    { $region ->
        [coast] Küste
        [hills] Hügel
        [mountains] Gebirge
       *[queen] Königin
    }
screen-council-of =
    { $council ->
        [coast] Rat der Küste
        [hills] Rat der Hügel
        [mountains] Rat des Gebirges
       *[queen] Rat der Königin
    }
screen-councils = Räte und Lizenzen im Angebot
screen-reserve = Vorrat
screen-more = noch { $count }
screen-change =
    { $servants ->
        [one] diese Lizenzen für 1 Diener austauschen
       *[other] diese Lizenzen für { $servants } Diener austauschen
    }
screen-elect-brief = Wahl: +{ $coins }
screen-change-brief = neue Lizenzen,
screen-change-question =
    { $region ->
        [coast] Neue Lizenzen an der Küste?
        [hills] Neue Lizenzen in den Hügeln?
       *[mountains] Neue Lizenzen im Gebirge?
    }
screen-turn-up = Neue aufdecken
screen-in-stack =
    { $count ->
        [0] keine ist mehr im Stapel
        [one] noch 1 im Stapel
       *[other] noch { $count } im Stapel
    }
screen-choose-change = Was aufgedeckt ist, lässt sich nicht zurücknehmen.
screen-can-elect = hier kannst du ein Ratsmitglied wählen
screen-can-acquire =
    { $coins ->
        [0] zu erwerben für Karten allein
        [one] zu erwerben ab 1 Münze
       *[other] zu erwerben ab { $coins } Münzen
    }
screen-can-take = kann genommen werden
screen-can-place = kann genutzt werden
screen-permit = Lizenz { $letters }
screen-a-permit = Lizenz
screen-neutral = ein neutraler Kaufmann
screen-merchants-of = Kaufleute von { LIST($seats, you: "dir") }
screen-queen-here = die Königin ist hier
screen-price-place =
    { $servants ->
        [0] mit der Lizenz { $letters } kannst du hier einsetzen
        [one] mit der Lizenz { $letters } und 1 Diener kannst du hier einsetzen
       *[other] mit der Lizenz { $letters } und { $servants } Dienern kannst du hier einsetzen
    }
screen-price-visit =
    die Hilfe der Königin ab { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }{ $servants ->
        [0] {""}
        [one] {" "}und 1 Diener
       *[other] {" "}und { $servants } Dienern
    }
screen-roads =
    { $roads ->
        [0] ist dort
        [one] 1 Straße:
       *[other] { $roads } Straßen:
    }
screen-for-others = für andere dort
screen-tokens-pay =
    { $count ->
        [one] 1 Marke:
       *[other] { $count } Marken:
    }
screen-rewards-pay = Belohnungen:
screen-nobility = Die Adelsleiste
screen-square = Feld { $square }
screen-hand = Deine Karten
screen-new-card = neu: { $cards }
screen-new-cards = { $count } neue Karten
screen-no-cards = Du hast keine Karten.
screen-can-lay = kannst du legen
screen-take-back = Zurücknehmen: { $card }
screen-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
screen-jokers-cost = { $coins } mehr je Joker
screen-roads-cost = davon { $coins } für die Straßen
screen-rung-dear =
    Mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } wären das { $coins } Münzen; du hast { $held }.
screen-rung-bare =
    { $cards ->
        [one] Keine deiner Karten passt
       *[other] Du hast keine { $cards } Karten, die passen
    }.
screen-queens-help = Hilfe der Königin
screen-brings = bringt
screen-leaves = geht
screen-election-by = Wie du wählst
screen-by-elect = Als Hauptaktion
screen-by-send = Durch einen Diener
screen-cost-elect = bringt dir
screen-cost-send = Nebenaktion, für
screen-who-comes = Wer kommt hinein?
screen-comes = { FORM($colour, case: "colour") } kommt, { FORM($dropped, case: "colour") } geht
screen-question =
    { $step ->
        [repeat_token] Welche Marke noch einmal?
        [free_permit] Welche Lizenz nimmst du?
       *[repeat_permit] Welcher Bonus noch einmal?
    }
screen-place-in = Ein Kaufmann in { $city }
screen-place-with = Ein Kaufmann mit Lizenz { $letters }
screen-with-permit = mit Lizenz { $letters }
screen-with-queen = mit Hilfe der Königin
screen-costs = kostet
screen-from = ab
screen-turn-of = Zug von { $name }
screen-begins = hat eben begonnen
screen-told-placed =
    ein Kaufmann in { $city }{ $cards ->
        [0] {""}
       *[other] {" "}mit Hilfe der Königin
    }{ $servants ->
        [0] {""}
       *[other] {" "}für { $servants } Diener
    }
screen-told-acquired =
    Lizenz { $permit } für { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $price ->
        [0] {""}
        [one] {" "}und 1 Münze
       *[other] {" "}und { $price } Münzen
    }
screen-told-free = Lizenz { $permit } umsonst
screen-told-elected =
    { FORM($colour, case: "colour") } { FORM($council, case: "into") }{ $servant ->
        [yes] , durch einen Diener
       *[no] {""}
    }
screen-told-engaged = ein Diener angeworben
screen-told-changed = neue Lizenzen { FORM($region, case: "locative") }
screen-told-additional = noch eine Hauptaktion für { $servants } Diener
screen-told-climbed = erreicht Adelsfeld { $square }
screen-told-token = eine Stadtmarke noch einmal
screen-told-permit = der Bonus der Lizenz { $permit } noch einmal
screen-told-metal = die Belohnung für { $metal }
screen-told-region = die Belohnung { FORM($region, case: "genitive") }
screen-told-queen = ein Plättchen der Königin
screen-told-tenth = der zehnte Kaufmann
screen-whole-story = Die ganze Geschichte
screen-permits = Deine Lizenzen
screen-no-permits = Noch keine Lizenz: Gewinne einen Rat, um eine zu bekommen.
screen-permits-left =
    { $open } offen, { $used ->
        [0] noch keine benutzt
       *[other] { $used } benutzt
    }
screen-used = benutzt
screen-to-use = offen
screen-none-to-use = keine offene Lizenz
screen-merchants-in = Kaufleute in
screen-cards-about = Politikkarten
screen-in-deck = im Stapel
screen-discarded = Abgelegt
screen-rewards = Belohnungen
screen-log-and-rewards = Verlauf und Belohnungen
screen-queens-tile = Plättchen der Königin
screen-won-by = gewonnen von { $name }
screen-lay-first = Lege Karten in den Farben der Ratsmitglieder.
screen-lay-more = Lege weitere passende Karten oder zahle so.
screen-you-have =
    { $coins ->
        [one] Du hast 1 Münze.
       *[other] Du hast { $coins } Münzen.
    }
screen-lay-no-more = Zahle so oder nimm eine Karte zurück.
screen-one-more =
    { $coins ->
        [0] Mit einer weiteren Karte kostet es keine.
        [one] Mit einer weiteren Karte kostet es 1.
       *[other] Mit einer weiteren Karte kostet es { $coins }.
    }
screen-not-enough = Mit so wenigen Karten reichen deine Münzen nicht: Du brauchst { $cards }.
screen-pay = Zahlen: { LIST($price, by: ", ") }
screen-pay-nothing = Zahlen
screen-cheapest = Am günstigsten
screen-let-go = Abbrechen
screen-choose-councillor = Wähle, wer hineinkommt, oder tippe etwas anderes Goldenes an.
screen-choose-answer = Wähle, oder tippe etwas anderes Goldenes an.
screen-in-gold = In Gold: { $pieces }.
screen-gold-councils =
    { $count ->
        [one] 1 Rat
       *[other] { $count } Räte
    }
screen-gold-permits =
    { $count ->
        [one] 1 Lizenz
       *[other] { $count } Lizenzen
    }
screen-gold-cities =
    { $count ->
        [one] 1 Stadt
       *[other] { $count } Städte
    }
screen-engage = Anwerben
screen-additional = +1 Aktion
screen-end = Zug beenden
screen-decline = Keine nehmen
screen-standing =
    { board-turn } · { $main ->
        [0] Hauptaktion getan
        [one] noch 1 Hauptaktion
       *[other] noch { $main } Hauptaktionen
    }
    .brief =
        { $last ->
            [-1] Zug { $turn } · { $main ->
                [0] Aktion getan
                [one] 1 Aktion
               *[other] { $main } Aktionen
            }
           *[other] { board-turn.brief }
        }
score-most-permits = meiste Lizenzen
screen-end-goods =
    { $merchants ->
        [one] 1 Kaufmann
       *[other] { $merchants } Kaufleute
    }, { $permits ->
        [one] 1 Lizenz
       *[other] { $permits } Lizenzen
    }


## Was der Zug verlangt

hint-first =
    { PERSON($seat) ->
        [second] { $quick ->
            [0] Führe eine Hauptaktion aus.
           *[other] Führe eine Hauptaktion aus; eine Nebenaktion darf dazukommen.
        }
       *[third] { $seat } führt eine Hauptaktion aus.
    }
hint-later =
    { PERSON($seat) ->
        [second] { $main ->
            [0] { $quick ->
                [0] Dein Zug ist fertig: Beende ihn.
               *[other] Du darfst noch eine Nebenaktion ausführen oder den Zug beenden.
            }
           *[other] { $quick ->
                [0] Du darfst noch eine Hauptaktion ausführen oder den Zug beenden.
               *[other] Du darfst noch eine Hauptaktion und eine Nebenaktion ausführen oder den Zug beenden.
            }
        }
       *[third] { $main ->
            [0] { $quick ->
                [0] { $seat } beendet den Zug.
               *[other] { $seat } darf noch eine Nebenaktion ausführen.
            }
           *[other] { $seat } darf noch eine Hauptaktion ausführen.
        }
    }
hint-pay_for_permit =
    { PERSON($seat) ->
        [second] Lege Karten in den Farben der Ratsmitglieder: Mit 1, 2, 3 oder 4 Karten zahlst du noch { LIST($prices, by: "/") } Münzen, und je Joker { $joker } dazu.
       *[third] { $seat } zahlt für eine Lizenz.
    }
hint-pay_for_queen =
    { PERSON($seat) ->
        [second] Lege Karten in den Farben der Ratsmitglieder: Mit 1, 2, 3 oder 4 Karten zahlst du noch { LIST($prices, by: "/") } Münzen, je Joker { $joker } und je Straße { $road } dazu.
       *[third] { $seat } zahlt für die Hilfe der Königin.
    }
hint-repeat_token =
    { PERSON($seat) ->
        [second] { $owed ->
            [one] Die Adelsleiste wiederholt die Marke einer deiner Städte: Wähle eine.
           *[other] Die Adelsleiste wiederholt die Marken von { $owed } deiner Städte: Wähle die erste.
        }
       *[third] { $seat } wählt eine Stadtmarke, die noch einmal zahlt.
    }
hint-free_permit =
    { PERSON($seat) ->
        [second] Die Adelsleiste schenkt dir eine Lizenz, wenn du magst.
       *[third] { $seat } darf eine Lizenz umsonst nehmen.
    }
hint-repeat_permit =
    { PERSON($seat) ->
        [second] Die Adelsleiste wiederholt den Bonus einer deiner Lizenzen: Wähle eine.
       *[third] { $seat } wählt eine Lizenz, deren Bonus noch einmal kommt.
    }


## Was geschieht

event-neutral = Ein neutraler Kaufmann steht in { $city }
event-neutrals = Neutrale Kaufleute stehen in { $cities }
event-turn =
    { PERSON($seat) ->
        [second] du beginnst
       *[third] { $seat } beginnt
    } einen Zug
event-drew =
    { PERSON($seat) ->
        [second] du ziehst
       *[third] { $seat } zieht
    } eine Karte
event-drew_several =
    { PERSON($seat) ->
        [second] du ziehst
       *[third] { $seat } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
event-drew_card =
    { PERSON($seat) ->
        [second] du ziehst
       *[third] { $seat } zieht
    } { FORM($card, case: "accusative") }
event-drew_cards =
    { PERSON($seat) ->
        [second] du ziehst
       *[third] { $seat } zieht
    } Karten ({ LIST($cards, by: ", ") })
event-no_card =
    { PERSON($seat) ->
        [second] du findest
       *[third] { $seat } findet
    } keine Karte zum Ziehen
event-reshuffled = Die abgelegten Politikkarten sind der neue Stapel
event-elected =
    { PERSON($seat) ->
        [second] du wählst
       *[third] { $seat } wählt
    } { FORM($colour, case: "accusative") } { FORM($council, case: "into") } ({ FORM($dropped, case: "colour") } geht){ $coins ->
        [0] {""}
        [one] {" "}und { PERSON($seat) ->
            [second] bekommst
           *[third] bekommt
        } 1 Münze
       *[other] {" "}und { PERSON($seat) ->
            [second] bekommst
           *[third] bekommt
        } { $coins } Münzen
    }
event-wants_permit =
    { PERSON($seat) ->
        [second] du willst
       *[third] { $seat } will
    } die Lizenz { $permit }
event-wants_queen =
    { PERSON($seat) ->
        [second] du bittest
       *[third] { $seat } bittet
    } die Königin um Hilfe in { $city }
event-laid =
    { PERSON($seat) ->
        [second] du legst
       *[third] { $seat } legt
    } { FORM($card, case: "accusative") }
event-laid_several =
    { PERSON($seat) ->
        [second] du legst
       *[third] { $seat } legt
    } Karten ({ LIST($cards, by: ", ") })
event-paid =
    { PERSON($seat) ->
        [second] du zahlst
       *[third] { $seat } zahlt
    } { COUNT($cards) ->
        [one] eine Karte
       *[other] Karten
    } ({ LIST($cards, by: ", ") }){ $coins ->
        [0] {""}
        [one] {" "}und 1 Münze
       *[other] {" "}und { $coins } Münzen
    }
event-acquired =
    { PERSON($seat) ->
        [second] du erwirbst
       *[third] { $seat } erwirbt
    } die Lizenz { $permit }
event-took_free =
    { PERSON($seat) ->
        [second] du nimmst
       *[third] { $seat } nimmt
    } die Lizenz { $permit } umsonst
event-declined =
    { PERSON($seat) ->
        [second] du nimmst
       *[third] { $seat } nimmt
    } keine Lizenz
event-revealed = Neu in der Auslage { FORM($region, case: "locative") }: { FORM($permit, case: "offer") }
event-offers = In der Auslage: { $permits }
event-turned_up =
    { PERSON($seat) ->
        [second] du deckst
       *[third] { $seat } deckt
    } { $permits } auf
event-queen_moved =
    { PERSON($seat) ->
        [second] du führst
       *[third] { $seat } führt
    } die Königin nach { $city }
event-placed =
    { PERSON($seat) ->
        [second] du setzt
       *[third] { $seat } setzt
    } { $servants ->
        [0] {""}
        [one] für 1 Diener{" "}
       *[other] für { $servants } Diener{" "}
    }einen Kaufmann in { $city } ein
event-placed_with_queen =
    { PERSON($seat) ->
        [second] du setzt
       *[third] { $seat } setzt
    } mit Hilfe der Königin{ $servants ->
        [0] {""}
        [one] {" "}für 1 Diener
       *[other] {" "}für { $servants } Diener
    } einen Kaufmann in { $city } ein
event-token =
    { PERSON($seat) ->
        [second] du bekommst
       *[third] { $seat } bekommt
    } { $gains } (Stadtmarke)
event-tokens =
    { PERSON($seat) ->
        [second] du bekommst
       *[third] { $seat } bekommt
    } { $gains } ({ $count } Stadtmarken)
event-permit =
    { PERSON($seat) ->
        [second] du bekommst
       *[third] { $seat } bekommt
    } { $gains } (Lizenz { $permit })
event-square =
    { PERSON($seat) ->
        [second] du bekommst
       *[third] { $seat } bekommt
    } { $gains } (Adelsfeld { $square })
event-climbed =
    { PERSON($seat) ->
        [second] du erreichst
       *[third] { $seat } erreicht
    } Adelsfeld { $square }
event-lost =
    { PERSON($seat) ->
        [second] du hast
       *[third] { $seat } hat
    } für Adelsfeld { $square } nichts zu wählen
event-metal_reward =
    { PERSON($seat) ->
        [second] du gewinnst
       *[third] { $seat } gewinnt
    } die Belohnung für { $metal }: { $points } Punkte
event-region_reward =
    { PERSON($seat) ->
        [second] du gewinnst
       *[third] { $seat } gewinnt
    } die Belohnung { FORM($region, case: "genitive") }: { $points } Punkte
event-queens_reward =
    { PERSON($seat) ->
        [second] du gewinnst
       *[third] { $seat } gewinnt
    } ein Plättchen der Königin: { $points } Punkte
event-tenth =
    { PERSON($seat) ->
        [second] du bekommst
       *[third] { $seat } bekommt
    } { $points } Punkte für den zehnten Kaufmann
event-engaged =
    { PERSON($seat) ->
        [second] du wirbst
       *[third] { $seat } wirbt
    } einen Diener an
event-changed =
    { PERSON($seat) ->
        [second] du tauschst
       *[third] { $seat } tauscht
    } die Lizenzen { FORM($region, case: "genitive") } aus
event-sent =
    { PERSON($seat) ->
        [second] du schickst
       *[third] { $seat } schickt
    } einen Diener in einen Rat
event-additional =
    { PERSON($seat) ->
        [second] du zahlst
       *[third] { $seat } zahlt
    } { $servants ->
        [one] 1 Diener
       *[other] { $servants } Diener
    } für eine Hauptaktion
event-last_turns =
    { PERSON($seat) ->
        [second] Dein zehnter Kaufmann steht: Alle anderen haben noch einen Zug
       *[third] Der zehnte Kaufmann von { $seat } steht: Alle anderen haben noch einen Zug
    }
event-over = Das Spiel ist zu Ende


## Was man tun kann: der Satz, und für lange Listen eine Überschrift mit kurzen Namen, in Zeilen, wo es welche gibt

action-elect =
    { FORM($colour, case: "accusative") } { FORM($council, case: "into") } wählen{ $coins ->
        [0] {""}
        [one] {" "}und 1 Münze bekommen
       *[other] {" "}und { $coins } Münzen bekommen
    }
    .title =
        { $coins ->
            [0] Ein Ratsmitglied wählen
            [one] Ein Ratsmitglied wählen und dafür 1 Münze bekommen
           *[other] Ein Ratsmitglied wählen und dafür { $coins } Münzen bekommen
        }
    .row = { $council }
    .label = { FORM($colour, case: "colour") }
    .kind =
        { $coins ->
            [0] ein Ratsmitglied wählen
            [one] ein Ratsmitglied wählen (+1 Münze)
           *[other] ein Ratsmitglied wählen (+{ $coins } Münzen)
        }
action-acquire =
    { $coins ->
        [0] die Lizenz { $permit } nur für Karten erwerben; sie bringt dir: { FORM($permit, case: "bonus") }
        [one] die Lizenz { $permit } für Karten und mindestens 1 Münze erwerben; sie bringt dir: { FORM($permit, case: "bonus") }
       *[other] die Lizenz { $permit } für Karten und mindestens { $coins } Münzen erwerben; sie bringt dir: { FORM($permit, case: "bonus") }
    }
    .kind = eine Lizenz erwerben
    .title = Eine Lizenz erwerben, für Karten und mindestens (Münzen); sie bringt dir
    .label = { $permit } ({ $coins }): { FORM($permit, case: "bonus") }
action-place =
    mit der Lizenz { $permit } einen Kaufmann in { $city } einsetzen{ $servants ->
        [0] {""}
        [one] , für 1 Diener
       *[other] , für { $servants } Diener
    }
    .kind = mit einer Lizenz einsetzen
    .title = Mit einer Lizenz einsetzen (Diener für die, die schon dort sind)
    .row = { $permit }
    .label =
        { $city }{ $servants ->
            [0] {""}
           *[other] {" "}({ $servants })
        }
action-visit =
    mit Hilfe der Königin einen Kaufmann in { $city } einsetzen, für Karten{ $coins ->
        [0] {""}
        [one] {" "}und mindestens 1 Münze
       *[other] {" "}und mindestens { $coins } Münzen
    }{ $servants ->
        [0] {""}
        [one] {" "}und 1 Diener
       *[other] {" "}und { $servants } Diener
    }
    .kind = mit Hilfe der Königin einsetzen
    .title = Mit Hilfe der Königin einsetzen, für Karten und mindestens (Münzen + Diener)
    .label =
        { $city } ({ $coins }{ $servants ->
            [0] {""}
           *[other] {" "}+ { $servants }
        })
action-engage =
    { $coins ->
        [one] Nebenaktion: für 1 Münze einen Diener anwerben
       *[other] Nebenaktion: für { $coins } Münzen einen Diener anwerben
    }
    .kind = nebenbei: Diener anwerben
action-change =
    { $servants ->
        [one] Nebenaktion: für 1 Diener die Lizenzen { FORM($region, case: "genitive") } austauschen
       *[other] Nebenaktion: für { $servants } Diener die Lizenzen { FORM($region, case: "genitive") } austauschen
    }
    .kind = nebenbei: Lizenzen austauschen
action-send = Nebenaktion: mit einem Diener { FORM($colour, case: "accusative") } { FORM($council, case: "into") } wählen
    .kind = nebenbei: mit Diener wählen
    .title = Nebenaktion: mit einem Diener ein Ratsmitglied wählen, ohne Münzen
    .row = { $council }
    .label = { FORM($colour, case: "colour") }
action-additional =
    { $servants ->
        [one] Nebenaktion: für 1 Diener eine weitere Hauptaktion
       *[other] Nebenaktion: für { $servants } Diener eine weitere Hauptaktion
    }
    .kind = nebenbei: weitere Hauptaktion
action-end =
    { $main_actions ->
        [0] den Zug beenden
       *[other] den Zug ohne weitere Hauptaktion beenden
    }
action-cheapest =
    am günstigsten zahlen: { $cards }{ $coins ->
        [0] {", keine Münzen"}
        [one] {", dazu 1 Münze"}
       *[other] {", dazu "}{ $coins } Münzen
    }
action-lay = { FORM($card, case: "accusative") } legen
action-confirm =
    { $coins ->
        [0] mit diesen Karten und ohne Münzen zahlen
        [one] mit diesen Karten und 1 Münze zahlen
       *[other] mit diesen Karten und { $coins } Münzen zahlen
    }
action-repeat = die Marke von { $city } noch einmal: { $gains }
    .title = Die Marke einer eigenen Stadt noch einmal
    .label = { $city }: { $gains }
action-free = die Lizenz { $permit } umsonst nehmen; sie bringt dir: { FORM($permit, case: "bonus") }
    .title = Eine Lizenz umsonst nehmen; sie bringt dir
    .label = { $permit }: { FORM($permit, case: "bonus") }
action-decline = keine Lizenz nehmen
action-reuse = den Bonus der Lizenz { $permit } noch einmal: { FORM($permit, case: "bonus") }
    .title = Den Bonus einer Lizenz noch einmal
    .label = { $permit }: { FORM($permit, case: "bonus") }


## Arten von Aktionen, wo das Terminal sagt, warum sie nicht gehen

kind-elect = ein Ratsmitglied wählen
kind-acquire = eine Lizenz erwerben
kind-place = einen Kaufmann mit einer Lizenz einsetzen
kind-visit = einen Kaufmann mit Hilfe der Königin einsetzen
kind-engage = einen Diener anwerben
kind-change = Lizenzen austauschen
kind-send = mit einem Diener wählen
kind-additional = eine weitere Hauptaktion
kind-end = den Zug beenden
kind-lay = eine Karte legen
kind-confirm = zahlen
kind-repeat = eine Marke noch einmal
kind-free = eine Lizenz umsonst nehmen
kind-decline = keine Lizenz nehmen
kind-reuse = den Bonus einer Lizenz noch einmal


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


## Warum nicht

reason-choice-owed =
    { $step ->
        [repeat_token] Wähle zuerst die Stadt, deren Marke du noch einmal bekommst.
        [free_permit] Entscheide zuerst über die Lizenz, die du umsonst nehmen darfst.
       *[repeat_permit] Wähle zuerst die Lizenz, deren Bonus du noch einmal bekommst.
    }
reason-paying-for-permit = Bring zuerst die Zahlung für die Lizenz { $permit } zu Ende, oder nimm sie zurück.
reason-paying-for-queen = Bring zuerst die Zahlung für die Hilfe der Königin in { $city } zu Ende, oder nimm sie zurück.
reason-no-choice-owed = Die Adelsleiste lässt dich jetzt nichts wählen.
reason-no-payment = Es läuft keine Zahlung: Sag zuerst, wofür du zahlen willst.
reason-main-action-due = Führe deine Hauptaktion aus, bevor du den Zug beendest.
reason-main-action-taken = Du hast in diesem Zug keine Hauptaktion mehr.
reason-quick-action-taken = Du hast in diesem Zug schon eine Nebenaktion ausgeführt.
reason-nothing-laid = Lege mindestens eine Karte, bevor du zahlst.
reason-city-not-on-permit = { $city } steht nicht auf der Lizenz { $permit }.
reason-not-your-permit = Du hast die Lizenz { $permit } nicht.
    .all = Du hast noch keine Lizenz.
reason-permit-used = Du hast die Lizenz { $permit } schon benutzt.
reason-no-permit-to-repeat = Nur deine eigenen Lizenzen bringen ihren Bonus noch einmal, und { $permit } hast du nicht.
reason-not-your-city = Nur deine eigenen Städte zahlen ihre Marke noch einmal, und in { $city } hast du keinen Kaufmann.
reason-card-not-in-hand = Du hast { FORM($card, case: "none") } auf der Hand.
reason-no-merchant-left = Du hast keinen Kaufmann mehr einzusetzen.
reason-merchant-there = Du hast in { $city } schon einen Kaufmann.
reason-not-on-offer =
    { $space ->
        [0] Auf dem linken Platz { FORM($region, case: "locative") } liegt keine Lizenz.
       *[other] Auf dem rechten Platz { FORM($region, case: "locative") } liegt keine Lizenz.
    }
reason-nothing-to-change = Es liegt keine Lizenz { FORM($region, case: "locative") }, die du austauschen könntest.
reason-not-in-reserve = Im Vorrat ist { FORM($colour, case: "none") }.
reason-four-cards-laid = Vier Karten liegen schon, und mehr nimmt kein Rat an.
reason-no-such-councillor = Du kannst { FORM($card, case: "accusative") } nicht legen: Niemand { FORM($council, case: "within") } hat diese Farbe.
reason-councillors-won = Du kannst nicht { FORM($card, case: "another") } legen: Jeder in dieser Farbe { FORM($council, case: "within") } hat schon eine.
reason-royal-city = { $city } ist die Residenz und hat keine Marke.
reason-token-chosen = Du hast die Marke von { $city } schon gewählt.
reason-token-with-steps = Die Marke von { $city } bringt einen Adelsschritt, und solche Marken kommen hier nicht noch einmal.
reason-permit-being-settled = Die Lizenz { $permit } hat dich gerade hierher gebracht, also muss es eine andere sein.
reason-servants-for-others =
    { $needed ->
        [one] Der fremde Kaufmann in { $city } kostet dich 1 Diener; du hast { $held }.
       *[other] Die fremden Kaufleute in { $city } kosten dich { $needed } Diener; du hast { $held }.
    }
reason-no-card-fits = Keine deiner Karten passt zu jemandem { FORM($council, case: "within") }.
reason-coins-at-least =
    { $needed ->
        [one] Mit deinen Karten kostet das mindestens 1 Münze; du hast { $held }.
       *[other] Mit deinen Karten kostet das mindestens { $needed } Münzen; du hast { $held }.
    }
reason-joker-too-dear =
    { $needed ->
        [one] Mit diesem Joker würdest du mindestens 1 Münze zahlen; du hast { $held }.
       *[other] Mit diesem Joker würdest du mindestens { $needed } Münzen zahlen; du hast { $held }.
    }
reason-cards-too-few =
    { $needed ->
        [one] Mit den gelegten Karten ist noch 1 Münze zu zahlen; du hast { $held }.
       *[other] Mit den gelegten Karten sind noch { $needed } Münzen zu zahlen; du hast { $held }.
    }
reason-quick-coins =
    { $needed ->
        [one] Das kostet 1 Münze; du hast { $held }.
       *[other] Das kostet { $needed } Münzen; du hast { $held }.
    }
reason-quick-servants =
    { $needed ->
        [one] Das kostet 1 Diener; du hast { $held }.
       *[other] Das kostet { $needed } Diener; du hast { $held }.
    }


## Wie es ausging

ending-tenth =
    { PERSON($seat) ->
        [second] Du hast
       *[third] { $seat } hat
    } zuerst zehn Kaufleute eingesetzt; danach hatte jeder Mitspieler noch einen Zug.
ending-turn-limit =
    { $turns ->
        [one] Nach 1 Zug wird gewertet, wie es die Runde gewählt hat.
       *[other] Nach { $turns } Zügen wird gewertet, wie es die Runde gewählt hat.
    }
ending-score =
    { PERSON($seat) ->
        [second] Du hast
       *[third] { $seat } hat
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ COUNT($sources) ->
        [0] {"."}
       *[other] : { $sources }.
    }
source-play = { $points } im Spiel
source-colours = { $points } für Farben
source-regions = { $points } für Regionen
source-queen = { $points } für Plättchen der Königin
source-nobility = { $points } für Adel
source-permits = { $points } für Lizenzen
ending-won =
    { PERSON($seat) ->
        [second] Du gewinnst mit { $points } Punkten!
       *[third] { $seat } gewinnt mit { $points } Punkten.
    }
ending-tie =
    { PERSON($seat) ->
        [second] Du hast { $points } Punkte wie { LIST($others, you: "du") }, aber mehr Diener und Karten ({ $left } zu { $less }), und gewinnst!
       *[third] { $seat } hat { $points } Punkte wie { LIST($others, you: "du") }, aber mehr Diener und Karten ({ $left } zu { $less }), und gewinnt.
    }
ending-shared = Den Sieg teilen sich { LIST($seats, you: "du") }: mit je { $points } Punkten und je { $left } Dienern und Karten zusammen.


## Was an einer Stellung nicht stimmt

position-seat-absent = { $seat } spielt nicht mit, ist also nicht am Zug, beginnt nicht und hat kein Plättchen.
position-owns-absent = { $seat } spielt nicht mit und hat nichts.
position-cards = Von diesen Karten sind { $count } im Spiel, nicht { $given }: { $card }.
position-deck-made = Stapel und gezogene Karten sind nicht das, woraus der Stapel gemacht wurde: { $card }.
position-deck-size = Der Stapel hat { $count } Karten, nicht { $given }.
position-hand-size = { $seat } hat { $count } Karten auf der Hand, nicht { $given }.
position-drawn-size = { $seat } hat von diesem Stapel { $count } Karten gezogen, nicht { $given }.
position-councillors = Von jeder Farbe sind { $count } Ratsmitglieder im Spiel, nicht { $given }: { FORM($colour, case: "colour") }.
position-permit-deck = Die verdeckten Lizenzen { FORM($region, case: "locative") } passen nicht zu ihrer Zahl.
position-permit-region = Die Lizenz { $permit } gehört nicht zu denen { FORM($region, case: "locative") }.
position-permit-place = Die Lizenz { $permit } ist an einem Ort und an keinem anderen.
position-empty-space = Leere Plätze werden neu besetzt, solange es Lizenzen gibt.
position-royal-token = { $city } ist die Residenz und hat keine Marke.
position-tokens = Jede Stadt außer der Residenz hat eine der { $count } Marken.
position-merchants = { $seat } hat insgesamt { $count } Kaufleute.
position-neutrals = Neutrale Kaufleute gibt es nur zu zweit.
position-coin-cap = { $seat } hat mehr als { $most } Münzen.
position-reward = Diese Belohnung hat, wer in allen ihren Städten Kaufleute hat: { $tile }.
position-queens-tiles = Mit jeder Belohnung kommt ein Plättchen der Königin, von oben an und solange es welche gibt.
position-queens-owner = Plättchen der Königin haben nur die, die Belohnungen haben.
position-laid-early = Karten liegen nur, wenn eine Zahlung läuft.
position-no-permit-paid = Es wird keine Lizenz bezahlt.
position-no-queen-paid = Die Hilfe der Königin wird nicht bezahlt.
position-paying-is-main = Zahlen gehört zu einer Hauptaktion, und keine ist übrig.
position-permit-to-pay = Es gibt keine Lizenz zu bezahlen.
position-unpayable = Die laufende Zahlung lässt sich nicht zu Ende bringen.
position-queen-stops = Die Königin kann nicht nach { $city } geführt werden: Dort ließe sich kein Kaufmann einsetzen.
position-barred = Die Lizenz { $permit } ist nur gesperrt, wenn sie gerade auf das Feld geführt hat, das eine wiederholt.
position-queue-early = Boni warten nur, solange eine Wahl aussteht.
position-choice-early = Vor der Hauptaktion des Zuges kann keine Wahl ausstehen.
position-choice-square = Eine Wahl steht nur auf dem Weg dorthin aus, wo { $seat } auf der Adelsleiste steht.
position-no-free-permit = Es liegt keine Lizenz aus, die gewählt werden könnte.
position-no-own-permit = { $seat } hat keine Lizenz, die gewählt werden könnte.
position-tokens-owed = Die ausstehenden Marken sind nicht die, die { $seat } wählen kann.
position-queue = Solange eine Wahl aussteht, wartet nur eine schon gewählte Marke.
position-no-turn = Mindestens ein Zug hat begonnen.
position-turn-limit =
    { $limit ->
        [one] Mehr als 1 Zug kann nicht begonnen haben: Das ist die Grenze.
       *[other] Mehr als { $limit } Züge können nicht begonnen haben: Das ist die Grenze.
    }
position-main-action-due = Die Hauptaktion, die Pflicht ist, steht noch aus.
position-main-actions = { $seat } kann nicht so viele Hauptaktionen bekommen haben.
position-last-turns = Die letzten Züge beginnen mit einem zehnten Kaufmann, und von den anderen hat jeder einen davon.
position-over-acting = Ist das Spiel zu Ende, gibt es nichts mehr zu tun.
position-over-early = Das Spiel endet nach den letzten Zügen oder wenn die Zahl der Züge erreicht ist.
position-last-order = Die letzten Züge beginnen bei dem, der als Erster zehn Kaufleute eingesetzt hat.


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


## Die Regeln zum Nachschlagen

rules-goal = Ihr seid Kaufmannsfamilien und wollt in jeder Stadt des Reichs vertreten sein. Gewinne Räte, erwirb Lizenzen, setze Kaufleute ein, und lass dich von verbundenen Städten immer wieder bezahlen. Die meisten Punkte gewinnen.
rules-course-draw = Zieh eine Politikkarte.
rules-course-main = Führe eine Hauptaktion aus: ein Ratsmitglied wählen, eine Lizenz erwerben oder einen Kaufmann einsetzen, mit einer Lizenz oder mit Hilfe der Königin.
rules-course-quick = Wenn du magst, dazu eine Nebenaktion: einen Diener anwerben, ausliegende Lizenzen austauschen, durch einen Diener ein Ratsmitglied wählen oder eine weitere Hauptaktion bezahlen. Die Reihenfolge bestimmst du.
rules-course-bonus = Wickle ab, was Lizenzen, Stadtmarken und die Adelsleiste dir bringen, und beende den Zug.
rules-end = Wer als Erster einen zehnten Kaufmann einsetzt, bekommt dafür Punkte und führt den Zug zu Ende; alle anderen haben noch je einen Zug. Dann werden Belohnungen, Adel und Lizenzen gewertet.
rules-pieces = Alle Preise, Lizenzen und Belohnungen
rules-pieces-about = Was ein Bonus zeigt: Punkte, Münzen, Diener, Politikkarten, Adelsschritte und zusätzliche Hauptaktionen.
rules-prices = Preise
rules-price-council = Einen Rat gewinnen mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
rules-price-joker = Für jeden Joker darunter
rules-price-road = Die Königin, je Straße
rules-price-servant = Einen Diener anwerben
rules-price-change = Die Lizenzen einer Region austauschen
rules-price-send = Durch einen Diener ein Ratsmitglied wählen
rules-price-additional = Eine zusätzliche Hauptaktion
rules-price-election = Wählen als Hauptaktion bringt
rules-start = Womit du beginnst
rules-start-seat = Platz { $seat }
rules-start-cards = Alle: { $cards } Politikkarten und { $merchants } Kaufleute
rules-permits = Lizenzen
rules-tokens = Stadtmarken
rules-nobility = Die Adelsleiste
rules-rewards = Belohnungen
rules-reward-colour = Alle Städte einer Farbe
rules-reward-region = Alle Städte einer Region
rules-reward-queen = Die Plättchen der Königin, von oben
rules-scoring = Am Ende
rules-scoring-tenth = Der erste zehnte Kaufmann
rules-scoring-nobility = Erster und zweiter Platz auf der Adelsleiste
rules-scoring-permits = Die meisten Lizenzen
rules-section-set_up = Aufbau
rules-section-turn = Ein Zug
rules-section-main = Hauptaktionen
rules-section-quick = Nebenaktionen und Grenzen
rules-section-nobility = Adel und Boni
rules-section-end = Belohnungen und das Ende
rules-section-examples = Ein Beispiel

ruling-K1 = Das Reich hat drei Regionen mit je fünf Städten: Küste (A bis E), Hügel (F bis J) und Gebirge (K bis O). Jeder der drei Teile des Spielplans hat zwei Seiten, das ergibt acht Pläne; zwei davon, nach ihren Residenzen Juvelar und Graden benannt, sind Vorder- und Rückseite des gedruckten Plans. Gespielt wird auf der Seite mit Juvelar, wenn die Runde nichts anderes wählt.
    .title = Der Spielplan
ruling-K2 = Die Seite der Hügel bestimmt, ob Juvelar oder Graden die Residenz ist: Sie hat weder Marke noch Farbe, und die Königin beginnt dort. Die anderen Städte bekommen die 14 Marken zufällig. Jede Region mischt ihre 15 Lizenzen und deckt zwei auf. Von 24 Ratsmitgliedern, je { $councillors-per_colour } in sechs Farben, bekommt jeder Rat { $councillors-per_council } zufällige, und acht sind der Vorrat. Der Stapel der Politikkarten hat { $politics-per_colour } Karten jeder Farbe und { $politics-jokers } Joker. Wer beginnt, entscheidet der Zufall.
    .title = Was wo liegt
    .families = die sechs Farben und der Joker
ruling-K3 = Vom ersten Spieler an beginnt man reihum mit { $set_up-coins-0 }, { $set_up-coins-1 }, { $set_up-coins-2 } und { $set_up-coins-3 } Münzen und mit { $set_up-servants-0 }, { $set_up-servants-1 }, { $set_up-servants-2 } und { $set_up-servants-3 } Dienern. Jeder hat { $set_up-cards } Politikkarten und { $set_up-merchants } Kaufleute.
    .title = Womit du beginnst
ruling-K4 = Zu zweit wird nach dem Aufbau aus jedem verdeckten Stapel eine zufällige Lizenz gezeigt; in jede Stadt darauf kommt ein neutraler Kaufmann, und die Lizenz wird wieder eingemischt. Es gibt 3 bis 9 neutrale Kaufleute; sie lassen das Einsetzen Diener kosten und zählen sonst für nichts.
    .title = Zu zweit
ruling-K5 = Ein Zug beginnt mit einer Politikkarte. Sobald die letzte Karte des Stapels gezogen ist, werden die abgelegten der neue Stapel; gibt es keine, wartet das, bis wieder eine Karte fällig ist, und gibt es dann noch immer keine, wird nicht gezogen. Du führst eine Hauptaktion und alle zusätzlich erhaltenen aus, dazu höchstens eine Nebenaktion, in beliebiger Reihenfolge, auch zwischen Hauptaktionen. Die erste Hauptaktion ist Pflicht, was durch das Wählen immer möglich ist; zusätzliche darfst du lassen, und sie verfallen, wenn du den Zug beendest, was du selbst tust.
    .title = Ein Zug
ruling-K6 = Zum Wählen nimm eine Farbe aus dem Vorrat: Dieses Mitglied kommt am Pfeil in den Rat, alle anderen rücken weiter, und wer am anderen Ende hinausfällt, kommt erst danach in den Vorrat. Du bekommst { $prices-election } Münzen.
    .title = Wählen
    .elect = Weiß kommt hinein, Lila geht
ruling-K7 = Um eine offen liegende Lizenz zu erwerben, gewinnst du den Rat ihrer Region mit 1 bis 4 Karten. Jede Karte steht für ein eigenes Ratsmitglied: eine farbige für eines ihrer Farbe, ein Joker für jedes; auch Joker allein genügen. Für 1, 2, 3 oder 4 Karten zahlst du { $prices-by_cards-0 }, { $prices-by_cards-1 }, { $prices-by_cards-2 } oder { $prices-by_cards-3 } Münzen, und für jeden Joker { $prices-joker } mehr. Welche Karten du nimmst, ist dir überlassen, und was du versuchst, geht niemanden etwas an: Die anderen sehen die Karten, wenn du zahlst. Du zahlst, nimmst die Lizenz und wickelst ihre Boni mit allem ab, was dabei zu wählen ist; erst dann wird der Platz neu besetzt, und von zwei leeren der linke zuerst.
    .title = Eine Lizenz erwerben
    .council = zwei Karten und ein Joker für drei von diesen vieren
ruling-K7b = Wenn eine Aktion beginnt, musst du schon alles haben, was sie am Ende kostet: für Rat, Joker, Straßen und Diener. Was sie dir bringt, kann sie nicht bezahlen. Genau genug ist genug.
    .title = Der ganze Preis
ruling-K8 = Mit einer eigenen Lizenz, die offen liegt, setzt du einen Kaufmann in eine der Städte darauf ein und drehst sie um.
    .title = Einsetzen mit einer Lizenz
    .place = die Lizenz ist verbraucht
ruling-K9 = Mit Hilfe der Königin setzt du einen Kaufmann ohne Lizenz ein: Gewinne ihren Rat zu denselben Preisen wie in K7 und führe sie über Straßen in eine Stadt, für { $prices-road } Münzen je Straße auf dem kürzesten Weg; bleibt sie, wo sie ist, ist das frei. Sie geht nur dorthin, wo du einsetzen darfst.
    .title = Einsetzen mit der Königin
    .roads = zwei Straßen weiter
ruling-K10 = In einer Stadt kannst du einen Kaufmann haben. Haben andere dort Kaufleute, neutrale eingeschlossen, gibst du für jeden einen Diener ab; ohne genügend Diener kannst du nicht einsetzen. Die Reihenfolge ist: Diener, Kaufmann, Marken, Belohnungen, Punkte für den zehnten Kaufmann. Stehen alle { $set_up-merchants } Kaufleute, setzt du keinen mehr ein, kannst aber alles andere tun.
    .title = Ein Kaufmann in einer Stadt
    .others = zwei andere sind dort: zwei Diener
ruling-K11 = Nach dem Einsetzen bekommst du die Marke der Stadt und jeder deiner Städte, die über Straßen durch deine Städte mit ihr verbunden ist, jede Marke einmal. Auch die Residenz verbindet, obwohl sie keine Marke hat. Marken mit Adelsschritten kommen nach allen anderen.
    .title = Stadtmarken
ruling-K12 = Die Nebenaktionen: { $prices-servant } Münzen für einen Diener zahlen; { $prices-change } Diener zahlen, um die ausliegenden Lizenzen einer Region auszutauschen, von denen mindestens eine da sein muss (erst die linke, dann die rechte kommt unter den Stapel, dann werden bis zu zwei aufgedeckt, vielleicht dieselben); { $prices-send } Diener zahlen, um ein Ratsmitglied zu wählen, ohne Münzen zu bekommen; { $prices-additional } Diener für eine zusätzliche Hauptaktion zahlen.
    .title = Nebenaktionen
ruling-K13 = Niemand hat mehr als 20 Münzen; was darüber wäre, verfällt. Eine Runde kann auf diese Grenze verzichten. Für Diener und Karten gibt es keine Grenze. Ist der Stapel einer Region verbraucht, bleiben ihre Plätze leer.
    .title = Grenzen
ruling-K14 = Auf der Adelsleiste gehst du Schritt für Schritt, und jedes Feld, das du erreichst, zahlt: 2: { $nobility-2-points } Punkte und { $nobility-2-coins } Münzen; 4: eine deiner Stadtmarken noch einmal; 6: eine zusätzliche Hauptaktion; 8: { $nobility-8-points } Punkte und eine Karte; 10: eine ausliegende Lizenz umsonst, mit ihrem Bonus; 12: { $nobility-12-points } Punkte und ein Diener; 14: der Bonus einer deiner Lizenzen noch einmal, benutzt oder nicht; 16: zwei verschiedene deiner Stadtmarken noch einmal; 18: { $nobility-18-points } Punkte; 19: { $nobility-19-points } Punkte; 20: { $nobility-20-points } Punkte. Die Felder 4 und 16 wiederholen keine Marken mit Adelsschritten, 14 aber auch solche Lizenzen. Gibt es nichts zu wählen, verfällt der Bonus; gibt es für Feld 16 nur eine Marke, nimmst du diese. Bei 20 endet die Leiste.
    .title = Die Adelsleiste
ruling-K15 = Boni warten in einer Schlange, und was zuerst kommt, wird zuerst abgewickelt; von einer Marke oder einem Plättchen kommen die Adelsschritte zuletzt. Lässt dich ein Bonus wählen, wartet alles, bis du gewählt hast, und was deine Wahl bringt, stellt sich hinten an. Die freie Lizenz von Feld 10 darf aus jeder Region sein und darf ausgeschlagen werden; sie liegt offen vor dir, und ihr Platz wird nach ihren Boni neu besetzt. Bei 4, 14 und 16 musst du wählen, wenn du kannst. Bei 14 darf es jede deiner Lizenzen sein, erworben oder umsonst, benutzt oder nicht, nur nicht die, deren Bonus dich gerade dorthin bringt. Boni kommen nur in deinem eigenen Zug.
    .title = Die Folge der Boni
ruling-K16 = Wer als Erster in allen Städten einer Farbe oder einer Region Kaufleute hat, gewinnt deren Belohnung und das oberste Plättchen der Königin, solange es welche gibt: { $rewards-queen-0 }, { $rewards-queen-1 }, { $rewards-queen-2 }, { $rewards-queen-3 } und { $rewards-queen-4 } Punkte. Gold ist { $rewards-gold } Punkte wert, Silber { $rewards-silver }, Bronze { $rewards-bronze }, Eisen { $rewards-iron } und eine Region { $rewards-region }. Die Residenz gehört zu den Hügeln und zu keiner Farbe. Ein Kaufmann kann zwei Belohnungen zugleich gewinnen, mit je einem Plättchen der Königin.
    .title = Belohnungen
ruling-K17 = Wer als Erster den zehnten Kaufmann einsetzt, bekommt sofort { $scoring-tenth } Punkte; wenn die Runde es so wählt, auch jeder danach. Sein Zug geht zu Ende, zusätzliche Aktionen eingeschlossen, und alle anderen haben noch genau einen Zug.
    .title = Der zehnte Kaufmann
ruling-K18 = Am Ende kommen Belohnungen und Plättchen der Königin dazu. Wer auf der Adelsleiste am weitesten ist, bekommt { $scoring-nobility-0 } Punkte, wer Zweiter ist, { $scoring-nobility-1 }; mehrere Erste bekommen je { $scoring-nobility-0 } und niemand { $scoring-nobility-1 }, mehrere Zweite bekommen je { $scoring-nobility-1 }. Wer die meisten Lizenzen hat, benutzt oder nicht, bekommt { $scoring-permits } Punkte; sind es mehrere, bekommen alle sie, oder, wenn die Runde es so wählt, keiner. All das gilt auch bei null. Die meisten Punkte gewinnen; bei Gleichstand mehr Diener und Karten zusammen, und sonst wird der Sieg geteilt. Es können mehr als 99 Punkte werden.
    .title = Die Schlusswertung
ruling-K19 = Es gibt keinen Markt. Eine Runde kann eine Zahl von Zügen festlegen, alle Spieler zusammen gezählt, nach denen das Spiel endet und wie jedes andere gewertet wird, auch mitten in den letzten Zügen.
    .title = Kein Markt, und eine Grenze
ruling-K20 = Auf dem Juvelar-Plan, mit Kaufleuten in Framek, Castrum, Juvelar, Graden und Hellar, bringt ein weiterer in Indur die Marken von Indur, Framek, Castrum, Graden und Hellar.
    .title = Beispiel: verbundene Städte
    .cities = Indur, dann die Städte, die Straßen mit ihm verbinden; Juvelar ist Residenz und bringt nichts


## Die Lektion: ein Satz je Schritt, sein Titel, und was zu Zügen gesagt wird, die erlaubt, aber nicht gemeint sind

lesson-elect = Räte vergeben Lizenzen zum Handeln. Tippe den Rat der Küste an und wähle Lila: Du hast lila Karten.
    .title = Wählen
    .aim = Ein Rat in deinen Farben
    .ask = Wähle Lila in den Rat der Küste.
    .purple = Wähle Lila: Davon hast du zwei Karten, und die gewinnen dir bald diesen Rat.
    .coast = Du willst an die Küste: Dort passt eine Lizenz zu deinen Karten.
lesson-engage = Das war deine Hauptaktion. Jeder Zug erlaubt auch eine Nebenaktion: Wirb für 3 Münzen einen Diener an.
    .title = Eine Nebenaktion
    .aim = Diener, die später vieles bezahlen
    .ask = Wirb einen Diener an.
    .end = Nicht so schnell: Du hast noch eine Nebenaktion und Münzen dafür.
lesson-end = Dein Zug ist getan: Beende ihn.
    .title = Den Zug beenden
    .aim = Deine erste Lizenz, im nächsten Zug
    .ask = Beende deinen Zug.
lesson-acquire = Tippe die Lizenz C an, lege Karten in Farben des Rats und zahle: je mehr Karten, desto weniger Münzen.
    .title = Eine Lizenz gewinnen
    .aim = Eine Lizenz und ihre Stadt
    .ask = Tippe die Lizenz C an, dann lege Karten und zahle.
    .other = Auch diese Lizenz ist gut, aber C bringt dir sofort Diener und Münzen.
    .elect = Du hast genug Münzen und Karten, die zu diesem Rat passen: Gewinne die Lizenz.
lesson-place = Die Lizenz gehört dir, ihr Bonus auch. Setze nun einen Kaufmann in Castrum ein: Du bekommst die Marke der Stadt.
    .title = Einen Kaufmann einsetzen
    .aim = Zehn Kaufleute in zehn Städten
    .ask = Setze einen Kaufmann in Castrum ein.
    .queen = Die Königin kostete dich Karten und Münzen. Für Castrum hast du schon eine Lizenz.
lesson-network = Einige Züge später. Setze einen Kaufmann in Indur ein: Straßen verbinden es mit Framek und Castrum, du bekommst alle drei Marken.
    .title = Verbundene Städte
    .aim = Marken aller verbundenen Städte
    .ask = Setze einen Kaufmann in Indur ein.
    .later = Gleich. Erst Indur, denn es ist mit deinen Städten verbunden.
    .elect = Du hast zwei Lizenzen: Nutze eine davon.
lesson-servant = In Kultos handelt schon jemand, darum kostet dich der Platz dort einen Diener. Setze deinen Kaufmann ein.
    .title = Platz schaffen
    .aim = Ein Platz neben den anderen
    .ask = Setze einen Kaufmann in Kultos ein.
    .end = Du hast in diesem Zug noch eine Hauptaktion: Nutze sie.
lesson-queen = Keine Lizenz? Die Königin hilft: Gewinne ihren Rat mit Karten und führe sie nach Lyram. Jede Straße kostet 2 Münzen.
    .title = Die Königin
    .aim = Ein Kaufmann ohne Lizenz
    .ask = Führe die Königin nach Lyram, dann lege Karten und zahle.
    .other = Lass sie eine Straße weiter gehen, nach Lyram: Dort liegt eine Marke.
lesson-reward = Arkon hast du. Setze auch in Merkatim ein, dann gehören dir beide Eisenstädte: Das bringt zwei Belohnungen.
    .title = Belohnungen
    .aim = Die Eisenbelohnung und die der Königin
    .ask = Setze einen Kaufmann in Merkatim ein.
    .iron = Erst die zweite Eisenstadt: Ihre Belohnung ist fort, wenn jemand schneller ist.
lesson-tenth = Setze den zehnten Kaufmann ein: 3 Punkte, und alle anderen haben noch einen Zug. Dann zählen Belohnungen, Adel und Lizenzen.
    .title = Das Ende
    .aim = Die meisten Punkte
    .ask = Setze deinen zehnten Kaufmann in Osium ein.
    .end = Ein Kaufmann ist noch übrig, und du hast eine Lizenz für Osium.
lesson-over = Die meisten Punkte gewinnen. Spiele nun gegen einen leichten Bot: Neues wird dir weiter gezeigt.
    .title = Gut gemacht


## Hilfe am Tisch: was jetzt zum ersten Mal möglich ist, und worauf es zielt

help-elect = Tippe einen Rat an, um ein Mitglied hineinzuwählen: Das ist eine Hauptaktion und bringt Münzen.
    .aim = Der Rat passt danach besser zu deinen Karten, und die Münzen bezahlen, was folgt.
help-acquire = Goldene Lizenzen sind mit Karten in den Farben ihres Rats zu gewinnen: Tippe eine an.
    .aim = Die Lizenz bringt jetzt ihren Bonus und später eine Stadt.
help-place = Mit einer deiner Lizenzen kannst du einen Kaufmann einsetzen: Tippe eine ihrer Städte an.
    .aim = Der Kaufmann bringt die Marke der Stadt und die verbundener Städte dazu.
help-visit = Der Rat der Königin ersetzt eine Lizenz: Tippe eine Stadt an, um sie dorthin zu führen.
    .aim = Ein Kaufmann kommt dorthin, wo du keine Lizenz hast.
help-engage = Eine Nebenaktion, einmal im Zug: Für Münzen wirbst du einen Diener an.
    .aim = Diener bezahlen Nebenaktionen und Platz in Städten.
help-change = Für einen Diener kannst du die Lizenzen einer Region austauschen: Tippe den runden Pfeil daneben an.
    .aim = Vielleicht kommt eine Lizenz, die zu deinen Karten passt.
help-send = Auch ein Diener kann ein Ratsmitglied wählen, als Nebenaktion: Tippe einen Rat an.
    .aim = Der Rat passt danach besser zu deinen Karten, und die Hauptaktion bleibt dir.
help-additional = Drei Diener bezahlen eine weitere Hauptaktion.
    .aim = Zwei Hauptaktionen in einem Zug sind die Diener wert.
help-end = Hast du genug getan, beende den Zug unten in der Leiste.
    .aim = In diesem Zug ist nichts mehr seinen Preis wert.
help-lay = Tippe goldene Karten deiner Hand an, um sie zu legen: Jede gewinnt ein Ratsmitglied.
    .aim = Jede gelegte Karte spart Münzen.
help-confirm = Die Karten genügen: Die Leiste sagt, was sie mit Münzen kosten.
    .aim = Karten und Münzen zusammen gewinnen den Rat.
help-repeat = Die Adelsleiste wiederholt eine Marke: Tippe eine deiner Städte an.
    .aim = Von deinen Marken bringt diese am meisten.
help-free = Die Adelsleiste schenkt dir eine Lizenz: Tippe eine an.
    .aim = Von den Lizenzen in der Auslage bringt diese am meisten.
help-decline = Du darfst die geschenkte Lizenz auch liegen lassen.
    .aim = Keine der Lizenzen in der Auslage hilft.
help-reuse = Die Adelsleiste wiederholt den Bonus einer deiner Lizenzen: Tippe eine an.
    .aim = Von deinen Lizenzen bringt diese am meisten.
