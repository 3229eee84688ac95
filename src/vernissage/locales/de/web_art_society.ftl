### Art Society im Browser.

## Plättchen

web-art-society-tile = { $type ->
        [portrait] Porträt
        [city_life] Stadtleben
        [still_life] Stillleben
       *[landscape] Landschaft
    }, { $size }, { $frame ->
        [gold] Gold
        [silver] Silber
        [shell] Muschel
       *[wood] Holz
    }
web-art-society-named = { $size } ({ $type ->
        [portrait] Porträt
        [city_life] Stadtleben
        [still_life] Stillleben
       *[landscape] Landschaft
    }, { $frame ->
        [gold] Gold
        [silver] Silber
        [shell] Muschel
       *[wood] Holz
    })
web-art-society-decor = Dekor
web-art-society-decor-name = Dekor, { $size }, { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }
web-art-society-value = Wert { $value }

## Der Satz über der Wand

web-art-society-you = Du:
web-art-society-round = Runde { $round }
web-art-society-phase = { $phase ->
        [start] Startgemälde
        [lot] Die Auslage
        [bid] Gebote
        [take] Nehmen und hängen
        [turn] Nehmen und hängen
        [settle] Prestige
       *[over] Wertung
    }
web-art-society-waiting = { $phase ->
        [bid] Noch am Wählen:
        [settle] Noch offen:
       *[other] { $count ->
            [one] Es fehlt:
           *[other] Es fehlen:
        }
    }
web-art-society-do-start = Häng dein Startgemälde über einen Stern.
web-art-society-do-lot = { $missing ->
        [one] Wähl noch eine Größe.
       *[other] Wähl { $missing } Größen für die Auslage.
    }
web-art-society-do-bid = Karte wählen und versiegeln.
web-art-society-do-sealed = Deine { $card } ist versiegelt.
web-art-society-do-take = { $count ->
        [2] Nimm eines der zwei Gemälde.
        [3] Nimm eines der drei Gemälde.
        [4] Nimm eines der vier Gemälde.
       *[5] Nimm eines der fünf Gemälde.
    }
web-art-society-do-hang = Häng { $type ->
        [portrait] dein Porträt
        [city_life] dein Stadtleben
        [still_life] dein Stillleben
       *[landscape] deine Landschaft
    } auf.
web-art-society-do-no-room = { $type ->
        [portrait] Dein Porträt passt nicht
        [city_life] Dein Stadtleben passt nicht
        [still_life] Dein Stillleben passt nicht
       *[landscape] Deine Landschaft passt nicht
    }.
web-art-society-do-end = Plättchen der Assistenz hängen oder Zug beenden.
web-art-society-do-decor = { $owed ->
        [one] Häng ein Dekorplättchen mit 1 Schild auf.
       *[other] Häng ein Dekorplättchen auf, höchstens { $owed } Schilde.
    }
web-art-society-do-decor-set = Häng Dekor auf, zusammen höchstens { $owed } Schilde.
web-art-society-decor-why = { $count ->
        [0] für das überzählige Gemälde
        [one] ein gleicher Rahmen: { $frame ->
            [gold] Gold
            [silver] Silber
            [shell] Muschel
           *[wood] Holz
        }
       *[other] { $count } gleiche Rahmen: { $frame ->
            [gold] Gold
            [silver] Silber
            [shell] Muschel
           *[wood] Holz
        }
    }
web-art-society-do-settle = Fertig oder einmal umhängen?
web-art-society-do-done = Bestätige mit „Fertig“.
web-art-society-who = { $name }
web-art-society-other = { $does ->
        [start] hängt das Startgemälde auf.
        [lot] wählt die Auslage.
        [bid] wählt eine Gebotskarte.
        [take] nimmt ein Gemälde.
        [turn] hängt ein Gemälde auf.
        [decor] wählt Dekor.
       *[settle] beendet die Runde.
    }
web-art-society-others = { $phase ->
        [start] Die anderen hängen ihr Startgemälde auf.
        [bid] Die anderen wählen ihre Karten.
        [settle] Die anderen beenden die Runde.
       *[other] Die anderen spielen.
    }
web-art-society-over = Die Partie endete nach Runde { $round }.

## Die Wand

web-art-society-stage = Die Wand
web-art-society-decision = Entscheidung und Tisch
web-art-society-state = Stand der Partie
web-art-society-seats = Die anderen
web-art-society-wall = Deine Wand. Die Pfeiltasten führen über die Felder.
web-art-society-wall-placing = Deine Wand. Pfeiltasten bewegen das Plättchen, Tab geht zur nächsten Stelle nach Wert, Enter hängt es auf, Escape legt es zurück, F6 geht zu den Knöpfen.
web-art-society-space = Spalte { $column }, Reihe { $row }{ $eyeline ->
        [yes] , Augenhöhe
       *[no] {""}
    }{ $star ->
        [yes] , Stern
       *[no] {""}
    }{ $corner ->
        [yes] , offene Ecke
       *[no] {""}
    }, { $free ->
        [yes] frei
       *[no] { $what }
    }
web-art-society-zoom-in = Wand vergrößern
web-art-society-whole-wall = Ganze Wand zeigen
web-art-society-free-spaces = { $count ->
        [one] 1 Feld frei
       *[other] { $count } Felder frei
    }
web-art-society-free-spaces-word = Freie Felder
web-art-society-points-now = { $count ->
        [one] Punkt jetzt
       *[other] Punkte jetzt
    }
web-art-society-points-word = { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-art-society-assistant = Assistenz
web-art-society-assistant-free = Assistenz frei
web-art-society-assistant-holds = bei der Assistenz
web-art-society-excess = Überzählig
web-art-society-excess-count = { $count } überzählig

## Die Auslage

web-art-society-lot = Die Auslage
web-art-society-lot-by = Auktionsleitung: { $name }. { $count ->
        [2] Zwei
        [3] Drei
       *[4] Vier
    } kommen an die Wände, das letzte ins Museum.
web-art-society-lot-facts = für deine Wand gezählt, ohne Fauxpas
web-art-society-lot-missing = { $chosen } von { $wanted } gewählt
web-art-society-lot-being-chosen = { $name }: Auswahl der Größen. Alle Gemälde werden zusammen aufgedeckt.
web-art-society-lot-empty = Hier werden { $count } Gemälde stehen.
web-art-society-turn-up = { $missing ->
        [0] Gemälde aufdecken
        [one] Noch eine Größe wählen
       *[other] Noch { $missing } Größen wählen
    }
web-art-society-lot-take-out = { $size } aus der Auslage nehmen
web-art-society-back-value = Wert { $value }
web-art-society-taken-by = genommen: { $name }
web-art-society-places = { $count ->
        [0] passt nicht
        [one] 1 Stelle
       *[other] { $count } Stellen
    }
web-art-society-only-faux-pas = nur als Fauxpas
web-art-society-plate-decor = { $count ->
        [0] kein Dekor
       *[other] +{ $count } Dekor
    }
web-art-society-stacks = Die Stapel
web-art-society-stacks-how = Typ und Rahmen bleiben verdeckt
web-art-society-stack-left = noch { $left }
web-art-society-stack-places = { $count ->
        [0] passt nicht
        [one] 1 Stelle
       *[other] { $count } Stellen
    }

## Gebote

web-art-society-your-bid = Dein Gebot
web-art-society-your-cards = Deine Gebotskarten
web-art-society-cards-left = { $count ->
        [one] Noch 1 Karte.
       *[other] Noch { $count } Karten.
    } Gespielt ist gespielt.
web-art-society-card = Karte { $card }
web-art-society-choose-card = Wähl eine Karte
web-art-society-seal = { $card } versiegeln
web-art-society-seal-instead = Auf { $card } ändern
web-art-society-sealed = { $card } ist versiegelt.
web-art-society-can-change = Änderbar, bis alle versiegelt haben.
web-art-society-bids = Die Gebote
web-art-society-bids-order = höchstes zuerst
web-art-society-ribbon-took = nahm { $size }
web-art-society-ribbon-now = jetzt
web-art-society-ribbon-waits = wartet
web-art-society-tie = Gleichstand mit { $card }: { $first } und { $second }. { $below ->
        [1] Die Karte darunter entscheidet:
       *[other] Die { $below }. Karte darunter entscheidet:
    } { $higher } schlägt { $lower }.
web-art-society-last-bid = zuletzt { $card }
web-art-society-cards-in-hand = Karten auf der Hand
web-art-society-wishes = Deine Wünsche in dieser Runde:
web-art-society-wishes-how = Wähl Gemälde in der Reihenfolge deiner Wünsche: In dieser Runde wird das erste, das noch da ist, für dich genommen.
web-art-society-wishes-clear = Zurückziehen
web-art-society-take = { $type ->
        [portrait] Porträt
        [city_life] Stadtleben
        [still_life] Stillleben
       *[landscape] Landschaft
    } nehmen
web-art-society-take-choose = Wähl ein Gemälde
web-art-society-take-fact = { $places ->
        [one] Eine Stelle
       *[other] { $places } Stellen
    } ohne Fauxpas, { $decor ->
        [0] kein Dekor.
       *[other] Dekor bis { $decor }.
    }
web-art-society-take-no-place = { $places ->
        [0] Es passt nicht an deine Wand.
       *[other] Überall wäre es ein Fauxpas.
    }

## Hängen

web-art-society-hang = Hängen
web-art-society-picks = Welches Plättchen?
web-art-society-new = neu
web-art-society-at-assistant = bei der Assistenz
web-art-society-turn-rest = Der Rest deines Zugs
web-art-society-how-to-hang = { $places ->
        [one] Es gibt eine Stelle. Zeig auf deine Wand und klick oder nimm die Tasten.
       *[other] Möglich sind { $places } Stellen{ $flawed ->
            [0] {""}
           *[other] , { $good } ohne Fauxpas
        }. Zeig auf deine Wand und klick oder nimm die Tasten.
    }
web-art-society-tap-to-hang = { $places ->
        [one] Es gibt eine Stelle. Tipp auf die Wand.
       *[other] Möglich sind { $places } Stellen{ $flawed ->
            [0] {""}
           *[other] , { $good } ohne Fauxpas
        }. Tipp auf die Wand; zweimal tippen vergrößert sie.
    }
web-art-society-at = { $space }: { $told }
web-art-society-at-fits = passt
web-art-society-at-illegal = { $space }: { $reason }
web-art-society-at-space = auf { $space }
web-art-society-why-taken = Es würde ein anderes Plättchen verdecken.
web-art-society-why-loose = Es muss ein Plättchen an einer Kante berühren.
web-art-society-why-star = Es muss einen Stern verdecken.
web-art-society-nearest = Zur nächsten Stelle, { $space }
web-art-society-no-place = Es passt nicht an deine Wand.{ $hold ->
        [yes] {" "}Deine Assistenz kann es behalten.
       *[no] {""}
    }{ $swap ->
        [yes] {" "}Du kannst es gegen ein Gemälde seines Typs aus dem Museum tauschen.
       *[no] {""}
    }{ $store ->
        [yes] {" "}Du kannst es einlagern.
       *[no] {""}
    }
web-art-society-chip-frames = +{ $count } Dekor ({ $frame ->
        [gold] Gold
        [silver] Silber
        [shell] Muschel
       *[wood] Holz
    } × { $count })
web-art-society-chip-shields = { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
web-art-society-chip-eyeline = Augenhöhe
web-art-society-chip-corner = { $count ->
        [one] Ecke
       *[other] { $count } Ecken
    }
web-art-society-chip-full-wall = Füllt die Wand
web-art-society-chip-type = { $type ->
        [portrait] berührt kein anderes Porträt
        [city_life] berührt kein anderes Stadtleben
        [still_life] berührt kein anderes Stillleben
       *[landscape] berührt keine andere Landschaft
    }
web-art-society-chip-faux-pas = Fauxpas mit { $count ->
        [one] { $type ->
            [portrait] einem Porträt: beide zählen nichts
            [city_life] einem Stadtleben: beide zählen nichts
            [still_life] einem Stillleben: beide zählen nichts
           *[landscape] einer Landschaft: beide zählen nichts
        }
       *[other] { $count } Gemälden: alle zählen nichts
    }
web-art-society-line-frames = { $count ->
        [one] 1 gleicher Rahmen berührt es: { $frame ->
            [gold] Gold
            [silver] Silber
            [shell] Muschel
           *[wood] Holz
        }
       *[other] { $count } gleiche Rahmen berühren es: { $frame ->
            [gold] Gold
            [silver] Silber
            [shell] Muschel
           *[wood] Holz
        }
    }
web-art-society-line-shields = { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
web-art-society-line-eyeline = Auf Augenhöhe
web-art-society-line-corner = { $count ->
        [one] Verdeckt eine Ecke
       *[other] Verdeckt { $count } Ecken
    }
web-art-society-line-full-wall = Füllt die Wand
web-art-society-line-type = { $type ->
        [portrait] Berührt kein anderes Porträt
        [city_life] Berührt kein anderes Stadtleben
        [still_life] Berührt kein anderes Stillleben
       *[landscape] Berührt keine andere Landschaft
    }
web-art-society-line-faux-pas = Fauxpas mit { $count ->
        [one] { $type ->
            [portrait] dem Porträt
            [city_life] dem Stadtleben
            [still_life] dem Stillleben
           *[landscape] der Landschaft
        }
       *[other] { $type ->
            [portrait] den Porträts
            [city_life] Stadtleben
            [still_life] den Stillleben
           *[landscape] den Landschaften
        }
    } auf { $spaces }
web-art-society-note-eyeline = { $type ->
        [portrait] zählt nur, wenn Porträts mit ×5 enden; jetzt ×{ $multiplier }
        [city_life] zählt nur, wenn Stadtleben mit ×5 endet; jetzt ×{ $multiplier }
        [still_life] zählt nur, wenn Stillleben mit ×5 enden; jetzt ×{ $multiplier }
       *[landscape] zählt nur, wenn Landschaften mit ×5 enden; jetzt ×{ $multiplier }
    }
web-art-society-note-faux-pas = { $points ->
        [0] keins davon zählt etwas
       *[other] keins davon zählt etwas: { $points } Punkte verloren
    }
web-art-society-note-type = also zählt es, jetzt ×{ $multiplier }
web-art-society-note-full = aber an der vollen Wand verfällt Dekor
web-art-society-plus-decor = +{ $count } Dekor
web-art-society-here-now = Punkte hier, beim jetzigen Prestige
web-art-society-hang-here = Hier aufhängen
web-art-society-place-here = Hierhin
web-art-society-hang-anyway = Trotzdem aufhängen
web-art-society-press-again = Sicher? Noch einmal
web-art-society-cancel = Abbrechen
web-art-society-to-assistant = Zur Assistenz
web-art-society-swap = Im Museum tauschen
web-art-society-swap-title = Im Museum tauschen
web-art-society-swap-means = Dein Gemälde geht ins Museum, eines vom gleichen Typ kommt zu dir und muss sofort hängen. Das Prestige ändert sich nicht.
web-art-society-store = Einlagern
web-art-society-store-means = Ein eingelagertes Gemälde kostet am Ende 2 Punkte und bringt ein Dekorplättchen; das zweite beendet die Partie.
web-art-society-merge = Dekor zusammenlegen
web-art-society-merge-title = Dekor an deiner Wand zusammenlegen
web-art-society-merge-means = Im Vorrat fehlt eine Größe. Kleine Plättchen in einer Linie werden zu einem größeren und gehen in den Vorrat zurück. Wer zusammenlegt, darf in dieser Runde nicht umhängen.
web-art-society-merge-spaces = { $spaces } zusammen
web-art-society-enough = Genug Dekor
web-art-society-end-turn = Zug beenden
web-art-society-restore = Alles wiederherstellen
web-art-society-flawed-places = Überall ein Fauxpas
web-art-society-good-places = Gute Stellen
web-art-society-better-places = Bessere Stellen
web-art-society-fact-frames = +{ $count } Dekor
web-art-society-fact-eyeline = Augenhöhe
web-art-society-fact-corner = Ecke
web-art-society-fact-full-wall = füllt die Wand
web-art-society-fact-faux-pas = Fauxpas
web-art-society-steps-through = { $count ->
        [one] führt zur einzigen
       *[other] führt durch alle { $count }
    }
web-art-society-nudge = Plättchen bewegen
web-art-society-nudge-up = Eins nach oben
web-art-society-nudge-left = Eins nach links
web-art-society-nudge-right = Eins nach rechts
web-art-society-nudge-down = Eins nach unten

## Museum und Rundenende

web-art-society-museum = Museum
web-art-society-museum-type = { $type }: { $prestige }, mal { $multiplier }
web-art-society-bought = Das letzte geht ins Museum
web-art-society-climbs = { $type ->
        [portrait] Porträt
        [city_life] Stadtleben
        [still_life] Stillleben
       *[landscape] Landschaft
    } steigt: { $before } + { $by } = { $after }.
web-art-society-climbs-short = Nicht um { $value }: Die { $taken } ist besetzt.
web-art-society-passes = Überholt: { $types }.
web-art-society-rank-stays = bleibt
web-art-society-rank-from = von ×{ $from }
web-art-society-settle = Ende der Runde
web-art-society-your-wall-changes = An deiner Wand
web-art-society-paintings-of = { $type ->
        [portrait] { $count ->
            [one] 1 Porträt
           *[other] { $count } Porträts
        }
        [city_life] { $count } Stadtleben
        [still_life] { $count } Stillleben
       *[landscape] { $count ->
            [one] 1 Landschaft
           *[other] { $count } Landschaften
        }
    }
web-art-society-in-eyeline = { $count } auf Augenhöhe
web-art-society-your-points = Deine Punkte, { $before } → { $after }
web-art-society-nothing-changes = Es bleibt bei { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
web-art-society-done = Fertig
web-art-society-rehang = Einmal umhängen
web-art-society-rehang-means = Was du in dieser Runde aufgehängt hast, kommt herunter und hängt danach neu.
web-art-society-rehang-merged = Du hast in dieser Runde Dekor zusammengelegt und darfst nicht mehr umhängen.
web-art-society-rehang-other = Gerade wird umgehängt; das geht nur nacheinander.
web-art-society-is-rehanging = { $name }: Umhängen.
web-art-society-you-are-done = Du bist mit dieser Runde fertig.

## Die Plätze

web-art-society-show-wall = Wand zeigen
web-art-society-walls = Die Wände der anderen
web-art-society-is-choosing-lot = wählt Auslage
web-art-society-is-choosing = wählt
web-art-society-is-sealed = versiegelt
web-art-society-is-taking = nimmt
web-art-society-is-hanging = hängt
web-art-society-is-ready = bereit
web-art-society-is-done = fertig
web-art-society-is-deciding = überlegt
web-art-society-lately = Gerade eben

## Was geschah

web-art-society-told-start = { $name }: Startgemälde auf { $space }
web-art-society-told-chose = { $name }: { $size } für die Auslage
web-art-society-told-lot = Die Auslage: { $lot }.
web-art-society-told-bids = Gebote: { $bids }.
web-art-society-told-took = { $name }: { $tile } genommen.
web-art-society-told-hung = { $name }: { $tile } auf { $space }{ $matches ->
        [0] {""}
        [one] , 1 gleicher Rahmen
       *[other] , { $matches } gleiche Rahmen
    }.
web-art-society-told-hung-faux-pas = { $name }: { $tile } auf { $space }, ein Fauxpas{ $matches ->
        [0] {""}
        [one] ; 1 gleicher Rahmen
       *[other] ; { $matches } gleiche Rahmen
    }.
web-art-society-told-held = { $name }: { $tile } geht zur Assistenz.
web-art-society-told-swapped = { $name }: Tausch im Museum, { $given } gegen { $taken }.
web-art-society-told-stored = { $name }: { $tile } wird eingelagert, überzählig.
web-art-society-told-decor = { $name }: { $tile } auf { $space }.
web-art-society-told-decor-held = { $name }: { $tile } geht zur Assistenz.
web-art-society-told-forfeited = { $name }: Dekor im Wert von { $owed } verfällt.
web-art-society-told-merged = { $name }: Dekor zusammengelegt, { $tile } auf { $space }.
web-art-society-told-unsold = Ins Museum geht { $tile }: { $type ->
        [portrait] Porträt
        [city_life] Stadtleben
        [still_life] Stillleben
       *[landscape] Landschaft
    } von { $before } auf { $after }.
web-art-society-told-rehang = { $name }: Umhängen.
web-art-society-told-restore = { $name }: alles wiederhergestellt.
web-art-society-told-closed = Runde { $round } ist vorbei. Der Hammer geht weiter: { $name }.
web-art-society-told-ended = Die Partie endet mit Runde { $round }.

## Die Wertung

web-art-society-the-count = Die Wertung
web-art-society-count-decor = Dekor
web-art-society-count-eyeline = Augenhöhe
web-art-society-count-full-wall = Volle Wand
web-art-society-count-corners = Offene Ecken
web-art-society-count-excess = Überzählig
web-art-society-count-each = ×{ $each }
web-art-society-count-struck = { $count } × { $each }, Fauxpas { $struck }
web-art-society-how-type = { $count } × { $each }
web-art-society-how-decor = Schilde
web-art-society-how-eyeline = { $count } × { $each }
web-art-society-how-full-wall = { $free } frei
web-art-society-how-corners = { $count } × −2
web-art-society-how-excess = { $count } × −2
web-art-society-ended-full-wall = Volle Wand: { $name }.
web-art-society-ended-excess = Zweites überzähliges Gemälde: { $name }.
web-art-society-ended-cards = Keine Gebotskarten mehr.
web-art-society-tie-cards = Gleichstand: Es entscheiden die Gebotskarten auf der Hand, zusammen { $cards }.
web-art-society-tie-shared = Gleiche Punkte und gleiche Karten auf der Hand ({ $cards }): geteilter Sieg.
