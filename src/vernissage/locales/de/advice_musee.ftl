### Musée: Ratschläge.

advice-musee = Du endest im Schnitt mit { $value } gegenüber dem besten Gegner. Nächstbester Zug: „{ $other }“ mit { $other_value }.
advice-musee-level = Du endest im Schnitt mit { $value } gegenüber dem besten Gegner. „{ $other }“ ist etwa genauso gut.
advice-musee-only = Das ist der einzige Zug; du endest im Schnitt mit { $value } gegenüber dem besten Gegner.
advice-musee-reasons = Der Zug { $first }, und er { $second }.
advice-musee-reason = Der Zug { $reason }.
advice-musee-risk = Risiko: { $risk }.

## Was für den Zug spricht

advice-musee-points = bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $bonus ->
        [0] {""}
       *[other] , den Galeriebonus eingeschlossen
    }
advice-musee-playable = lässt { $percent } % der ungesehenen Zahlen spielbar
advice-musee-room = lässt { $numbers ->
        [one] 1 Zahl
       *[other] { $numbers } Zahlen
    } für { $slots ->
        [one] den leeren Platz
       *[other] die { $slots } leeren Plätze
    } daneben
advice-musee-closed = schließt eine Lücke, ohne daneben einen leeren Platz zu lassen
advice-musee-full = füllt den letzten Platz deines Musée
advice-musee-hand = lässt { $fitting ->
        [one] 1 andere Karte
       *[other] { $fitting } andere Karten
    } deiner Hand weiterhin passen
advice-musee-themes = lässt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für gleiche Themen offen
advice-musee-pairs = lässt { $pairs ->
        [one] 1 Paar
       *[other] { $pairs } Paare
    } verbundener Plätze leer, wo sich noch jedes Thema treffen kann
advice-musee-race = bringt die { $gallery ->
        [top] obere
        [middle] mittlere
       *[bottom] untere
    } Galerie bis auf { $missing ->
        [one] 1 Bild
       *[other] { $missing } Bilder
    } an ihren Bonus heran
advice-musee-played-out = schneidet besser ab als der andere, wenn man beide zu Ende spielt
advice-musee-keep-own = ergänzt deine Hand, von der { $fitting } von { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } { $fitting ->
        [one] passt
       *[other] passen
    }
advice-musee-keep-partner = lässt deinem Partner auf Platz { $seat } { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
advice-musee-give-own = lässt dir deine Hand, von der { $fitting } von { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } { $fitting ->
        [one] passt
       *[other] passen
    }
advice-musee-give-partner = gibt deinem Partner auf Platz { $seat }, der { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } hält, noch eine dazu

## Was schiefgehen kann

advice-musee-risk-out = { $fitting ->
        [0] Keine deiner anderen Karten passt; nur die gezogene Karte kann dich im Spiel halten
        [one] Nur 1 deiner anderen Karten passt; ohne gute Karte vom Stapel scheidest du bald aus
       *[other] Nur { $fitting } deiner anderen Karten passen; ohne gute Karten vom Stapel scheidest du bald aus
    }
advice-musee-risk-no-pile = { $fitting ->
        [0] Der Stapel ist leer, und danach passt keine Karte deiner Hand mehr: es ist dein letztes Bild
       *[other] Der Stapel ist leer, und nur { $fitting } deiner anderen Karten passt: viele Bilder bleiben dir nicht
    }
advice-musee-risk-full = keines für dein Musée, es ist dann voll; die anderen können aber noch punkten
advice-musee-risk-rival = Platz { $seat } braucht noch ein Bild für den Bonus der { $gallery ->
        [top] oberen
        [middle] mittleren
       *[bottom] unteren
    } Galerie
advice-musee-risk-empty = Etwa { $slots ->
        [one] 1 Platz bleibt
       *[other] { $slots } Plätze bleiben
    } womöglich leer, weil Zahlen fehlen
advice-musee-risk-unfit = { $percent } % der ungesehenen Zahlen finden keinen Platz in deinem Musée
advice-musee-risk-draws = vorerst klein; aber { $cards ->
        [one] 1 Karte ist
       *[other] { $cards } Karten sind
    } noch ungesehen, und ein Mittelwert verbirgt schlechte Karten
