### Art Society: Ablehnungen, der Tisch, die Bots.

## Warum ein Zug abgelehnt wird

art-society-notation = das ist kein Zug von Art Society.
    .instead = Schreib „take 2x3PG“ (nehmen), „hang 2x3PG c4“ (hängen), „decor d2h e5“ (Dekor), „lot 2x3“ (Auslage), „bid 14“ (Gebotskarte 1 bis 20), „start d4“ (Startgemälde), „hold“ (Assistenz), „swap“ (tauschen), „store“ (einlagern), „merge“ (zusammenlegen), „enough“ (genug), „end“ (Zug beenden), „rehang“ (umhängen), „done“ (fertig) oder „restore“ (wiederherstellen); alle stehen in docs/records.md.
art-society-legend = Ein Plättchen ist seine Größe, sein Typ (P Porträt, C Stadtleben, S Stillleben, L Landschaft) und sein Rahmen (G Gold, S Silber, H Muschel, W Holz); d1 bis d3 ist Dekor. ★ ist ein Sternfeld.
art-society-swap-types = ein Gemälde wird gegen eines desselben Typs getauscht.
    .instead = Nenne zwei Gemälde mit demselben Typbuchstaben, etwa „swap 4x3LS 1x2LG“.
art-society-start-hangs = dein Startgemälde hängt schon und bleibt dort.
    .instead = Warte auf die anderen.
art-society-now-start = zuerst kommt dein Startgemälde { $tile }.
    .instead = Häng es über ein Sternfeld, etwa „start d4“.
art-society-start-outside = { $tile } hinge hier nicht ganz an der Wand.
    .instead = Möglich sind: { $ways }.
art-society-no-star = { $tile } würde keines der Sternfelder e5 und f5 bedecken.
    .instead = Möglich sind: { $ways }.
art-society-now-lot = die Auslage wird gerade gewählt.
    .instead = { $count ->
        [one] Wähl noch ein Gemälde nach seiner Größe: { $known }.
       *[other] Wähl noch { $count } Gemälde nach ihrer Größe: { $known }.
    }
art-society-stack-empty = von dieser Größe ist kein Gemälde mehr da.
    .instead = Größen: { $known }.
art-society-bid-lies = dein Gebot liegt schon verdeckt.
    .instead = Warte, bis alle geboten haben.
art-society-now-bid = jetzt bieten alle.
    .instead = Wähl eine deiner Karten: { $hand }.
art-society-card-played = diese Karte hast du nicht mehr.
    .instead = Deine Karten: { $hand }.
art-society-now-take = du nimmst jetzt ein Gemälde.
    .instead = Nimm eines aus der Auslage: { $lot }.
art-society-not-in-lot = dieses Gemälde ist nicht in der Auslage.
    .instead = Nimm eines von diesen: { $lot }.
art-society-now-deal = zuerst kommt das neue Gemälde { $tile }.
    .instead = Häng es oder gib es der Assistenz; passt es nicht, darfst du es tauschen oder einlagern.
art-society-now-end = zu hängen ist nur noch { $tile } von der Assistenz.
    .instead = Häng es oder schreib „end“ (Zug beenden).
art-society-not-yours = dieses Plättchen kannst du gerade nicht hängen.
    .instead = Du darfst hängen: { $yours }.
art-society-given-now = die Assistenz hat { $tile } in diesem Zug bekommen und behält es.
    .instead = Häng es in einer späteren Runde.
art-society-outside = { $tile } hinge hier nicht ganz an der Wand.
    .instead = { $fitting ->
        [0] An deiner Wand ist dafür kein Raum.
       *[other] { $tile } darf hängen auf: { $ways }.
    }
art-society-space-taken = { $tile } würde ein anderes Plättchen bedecken.
    .instead = { $fitting ->
        [0] An deiner Wand ist dafür kein Raum.
       *[other] { $tile } darf hängen auf: { $ways }.
    }
art-society-touches-nothing = { $tile } würde kein anderes Plättchen mit einer Kante berühren.
    .instead = { $fitting ->
        [0] An deiner Wand ist dafür kein Raum.
       *[other] { $tile } darf hängen auf: { $ways }.
    }
art-society-not-new = das ist nicht dein neues Gemälde.
    .instead = Dein neues Gemälde: { $yours }.
art-society-assistant-busy = deine Assistenz hält schon { $tile }.
    .instead = Häng das Plättchen oder wähl einen anderen Ausweg.
art-society-only-hung = { $tile } war bei der Assistenz und kann nur noch gehängt werden.
    .instead = Häng es oder lass es dort.
art-society-it-fits = { $tile } passt an deine Wand.
    .instead = Häng es ({ $ways }) oder gib es der Assistenz, wenn sie nichts hält.
art-society-no-new-swap = wer umhängt, tauscht nicht und lagert nicht neu ein.
    .instead = Häng deine Plättchen anders oder schreib „restore“ (wiederherstellen).
art-society-hang-swapped = { $tile } wurde eingetauscht und muss vor allem anderen gehängt werden.
    .instead = Häng es.
art-society-not-in-museum = dieses Gemälde ist nicht im Museum.
    .instead = { $fitting ->
        [0] Dort passt keines dieses Typs; lagere deines ein oder gib es der Assistenz, wenn sie nichts hält.
       *[other] Du darfst es tauschen gegen: { $known }.
    }
art-society-swap-no-room = auch dieses Gemälde aus dem Museum passt nicht an deine Wand.
    .instead = { $fitting ->
        [0] Dort passt keines dieses Typs; lagere deines ein oder gib es der Assistenz, wenn sie nichts hält.
       *[other] Du darfst es tauschen gegen: { $known }.
    }
art-society-decor-first = dir steht Dekor im Wert von bis zu { $owed } zu.
    .instead = Nimm es zuerst, etwa „decor d1 e5“.
art-society-decor-too-dear = dieses Dekor ist { $shields } wert, dir stehen höchstens { $owed } zu.
    .instead = Wähl ein kleineres.
art-society-decor-gone = im Vorrat ist kein { $tile } mehr.
    .instead = Wähl eine andere Form oder leg Dekor an deiner Wand zusammen, wenn dadurch eines in den Vorrat zurückkommt.
art-society-no-shortage = im Vorrat ist jede Form, die du nehmen kannst.
    .instead = Zusammengelegt wird nur, wenn eine davon fehlt; nimm Dekor im Wert von bis zu { $owed }.
art-society-no-merge = auf diesen Feldern liegt kein Dekor, das jetzt zusammengelegt werden kann.
    .instead = Zwei d1 in einer Linie werden ein d2; drei d1 oder ein d1 und ein d2 werden ein d3, wenn der Vorrat es hat.
art-society-not-enough = zuerst musst du Dekor im Wert von bis zu { $owed } nehmen.
    .instead = Nimm mindestens ein Dekorplättchen.
art-society-is-done = du bist mit dieser Runde fertig.
    .instead = Warte auf die anderen.
art-society-now-settle = die Runde wird abgeschlossen.
    .instead = Schreib „done“ (fertig) oder „rehang“ (umhängen).
art-society-now-done = die Runde wird abgeschlossen, und du kannst jetzt nicht umhängen.
    .instead = Schreib „done“ (fertig) oder warte.
art-society-other-rehangs = Platz { $seat } hängt gerade um, und das tut immer nur eine Person.
    .instead = Warte oder schreib „done“ (fertig).
art-society-merged = du hast in dieser Runde Dekor zusammengelegt und darfst deshalb nicht umhängen.
    .instead = Schreib „done“ (fertig).

## Warum eine Schachtel oder ein Aufbau abgelehnt wird

art-society-tiles-unreadable = diese Plättchendatei lässt sich nicht lesen.
    .instead = Beginne mit einer Kopie von tiles.csv aus dem Paket und speichere sie als UTF-8-Text.
art-society-tiles-columns = dieser Plättchendatei fehlt die Spalte „{ $missing }“.
    .instead = Lass die erste Zeile von tiles.csv, wie sie ist.
art-society-tiles-form = das ist kein Satz von Plättchen.
    .instead = Nenne eine Datei wie tiles.csv oder gib „starts“ und „paintings“ als Listen von Kürzeln an.
art-society-tile-code = ein Gemälde „{ $tile }“ kann es nicht geben.
    .instead = Ein Kürzel ist Größe, Typ P C S L und Rahmen G S H W, etwa 2x3PG.
art-society-tile-field = das Kürzel { $tile } passt nicht zu „{ $field }“.
    .instead = Schreib dort { $wanted } oder korrigier das Kürzel.
art-society-tile-twice = { $tile } kommt zweimal vor.
    .instead = Jede Verbindung aus Größe, Typ und Rahmen gibt es höchstens einmal.
art-society-tiles-count = { $count ->
        [one] es ist 1 Plättchen da.
       *[other] es sind { $count } Plättchen da.
    }
    .instead = Eine Schachtel hat 116.
art-society-tiles-starts = { $count ->
        [one] 1 Plättchen ist als Startgemälde gekennzeichnet.
       *[other] { $count } Plättchen sind als Startgemälde gekennzeichnet.
    }
    .instead = Kennzeichne genau vier, alle in der Größe 2x3.
art-society-tiles-size = neben den Startgemälden bleibt kein Gemälde der Größe { $size }.
    .instead = Jede der fünfzehn Größen hat ihren Stapel.
art-society-setup-starts = das sind keine Startgemälde der Schachtel, eines für jede Person.
    .instead = Nenne { $players } verschiedene oder teil neu aus.
art-society-setup-bids = das sind keine Start-Gebotskarten, eine für jede Person.
    .instead = Nenne { $players } verschiedene Karten von 1 bis 4 oder teil neu aus.
art-society-setup-stack = der Stapel { $size } enthält nicht die Gemälde der Schachtel, jedes einmal.
    .instead = Er hat { $count }; korrigier den Aufbau oder teil neu aus.
art-society-setup-size = einen Stapel der Größe { $size } gibt es nicht.
    .instead = Korrigier den Aufbau oder teil neu aus.

## Warum eine aufgeschriebene Wand abgelehnt wird

art-society-written-form = das ist kein Objekt mit Wänden ({ misfit }).
    .instead = Die Form steht in docs/scoring.md.
art-society-written-size = eine Wand hat 10 Spalten und 14 Reihen.
    .instead = Lass „cols“ und „rows“ weg oder schreib 10 und 14.
art-society-written-ranks = das können nicht die Multiplikatoren der vier Typen sein.
    .instead = Gib { $known } die Werte 5, 4, 3 und 2; ein Typ, der nie ins Museum kam, hat 2.
art-society-written-excess = niemand hat weniger als 0 oder mehr als 2 überzählige Gemälde.
    .instead = Schreib 0, 1 oder 2.
art-society-written-no-painting = so ein Gemälde kann es nicht geben.
    .instead = Prüfe Größe, Typ (portrait, city_life, still_life, landscape) und Rahmen (gold, silver, shell, wood).
art-society-written-not-in-box = dieses Gemälde ist nicht in der Schachtel.
    .instead = Prüfe Typ und Rahmen.
art-society-written-no-decor = so ein Dekor gibt es nicht: Größe und Schilde.
    .instead = Dekor ist 1x1 mit 1 Schild, 2x1 oder 1x2 mit 2, 3x1 oder 1x3 mit 3.
art-society-written-outside = Spalte und Reihe { $place } lassen ihm an der Wand keinen Raum.
    .instead = Spalten zählen von 1 bis 10, Reihen von 1 bis 14; col und row nennen das Feld oben links.
art-society-written-overlap = { $place } ist schon von einem anderen Plättchen bedeckt.
    .instead = Prüfe col, row, w und h von beiden.
art-society-written-pool = von dieser Form Dekor hat die Schachtel nur { $most } Stück.
    .instead = Zähl sie noch einmal.
art-society-written-loose = es hängt nicht mit dem Rest der Wand zusammen.
    .instead = Jedes Plättchen berührt ein anderes mit einer Kante; prüfe seine Lage oder ergänze, was fehlt.

## Eine Abrechnung

art-society-card-type = { $type ->
        [portrait] Porträts
        [city_life] Stadtleben
        [still_life] Stillleben
       *[landscape] Landschaften
    }: { $count } × { $each }
art-society-card-faux-pas = Fauxpas, ohne Punkte: { $tiles }
art-society-card-decor = Dekor: { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
art-society-card-eyeline = Augenhöhe: { $count } × 3
art-society-card-full-wall = { $empty ->
        [0] Volle Wand
        [one] Volle Wand: nein, 1 Feld ist leer
       *[other] Volle Wand: nein, { $empty } Felder sind leer
    }
art-society-card-corners = Offene Ecken: { $count } × −2
art-society-card-excess = Überzählige Gemälde: { $count } × −2

## Der Tisch

art-society = Art Society
art-society-round = Runde { $round }, Auktionsleitung: Platz { $auctioneer }
art-society-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
art-society-top-bid = letztes Gebot { $card }
art-society-cards = Karten
art-society-lot = Auslage
art-society-stacks = Übrig
art-society-excess = { $count ->
        [one] 1 überzähliges Gemälde
       *[other] { $count } überzählige Gemälde
    }
art-society-type = { $type ->
        [portrait] Porträt
        [city_life] Stadtleben
        [still_life] Stillleben
       *[landscape] Landschaft
    }
art-society-owed = Platz { $seat } darf Dekor im Wert von bis zu { $owed } nehmen.
art-society-to-hang = Platz { $seat } muss noch { $tile } hängen.
art-society-may-end = Platz { $seat } darf noch das Plättchen der Assistenz hängen.
art-society-would-match = { $count ->
        [0] kein Rahmen passt
        [one] 1 Rahmen passt
       *[other] { $count } Rahmen passen
    }
art-society-would-faux-pas = { $count ->
        [one] · Fauxpas mit 1 Gemälde
       *[other] · Fauxpas mit { $count } Gemälden
    }
art-society-would-eyeline = · auf Augenhöhe
art-society-would-corner = { $count ->
        [one] · bedeckt eine Ecke
       *[other] · bedeckt { $count } Ecken
    }
art-society-would-fill = · füllt die Wand
art-society-score-prestige = Prestige
art-society-score-decor = Dekor
art-society-score-eyeline = Augenhöhe
art-society-score-full_wall = Volle Wand
art-society-score-corners = Ecken
art-society-score-excess = Überzählig

## Was geschah

art-society-hung-start = { $name }: Startgemälde { $tile } auf { $space }
art-society-turned-up = Die Auslage: { $lot }
art-society-revealed = Gebote: { $bids }
art-society-took = { $name }: { $tile } genommen.
art-society-hung = { $name }: { $tile } auf { $space }{ $count ->
        [0] {""}
        [one] , 1 Rahmen passt
       *[other] , { $count } Rahmen passen
    }
art-society-hung-faux-pas = { $name }: { $tile } auf { $space }, ein Fauxpas{ $count ->
        [0] {""}
        [one] , 1 Rahmen passt
       *[other] , { $count } Rahmen passen
    }
art-society-held = { $name }: { $tile } geht an die Assistenz.
art-society-decor = { $name }: Dekor { $tile } auf { $space }
art-society-swapped = { $name }: Museumstausch, { $given } gegen { $taken }.
art-society-stored = { $name }: { $tile } eingelagert, ein überzähliges Gemälde.
art-society-forfeited = { $name }: Dekor im Wert von { $owed } verfällt.
art-society-merged-into = { $name }: Dekor zusammengelegt zu { $tile } auf { $space }.
art-society-unsold = Unverkauft: { $tile }. { $type ->
        [portrait] Porträt
        [city_life] Stadtleben
        [still_life] Stillleben
       *[landscape] Landschaft
    }: von { $before } auf { $after }.
art-society-rehangs = { $name }: Umhängen.
art-society-restores = { $name }: alles wieder, wie es war.
art-society-closed = Runde { $round } ist zu Ende. Der Hammer geht weiter: { $name }.
art-society-ended = Die Partie endet mit Runde { $round }.
