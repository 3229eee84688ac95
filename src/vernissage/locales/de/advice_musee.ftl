### Musée: Ratschläge.

advice-musee-level = „{ $other }“ ist fast genauso gut.
advice-musee-runner-up = Zweitbester Zug: „{ $other }“, { $less } Punkte weniger.
advice-musee-only = Das ist der einzige Zug.
advice-musee-wins = Zu Ende gespielt { $percent ->
        [0] gewinnst du kaum noch eine Partie
        [100] gewinnst du fast jede Partie
       *[other] gewinnst du { $percent } % der Partien (bei gleichen Chancen { $even } %)
    }; im Schnitt liegst du am Ende { $side ->
        [ahead] { $points } Punkte vor der besten Gegenseite.
        [behind] { $points } Punkte hinter der besten Gegenseite.
       *[level] gleichauf mit der besten Gegenseite.
    }
advice-musee-reasons = Der Zug { $first }, und er { $second }.
advice-musee-reason = Der Zug { $reason }.
advice-musee-risk = Risiko: { $risk }.

## Was für den Zug spricht

advice-musee-points = bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $bonus ->
        [0] {""}
       *[other] , den Galeriebonus mitgezählt
    }
advice-musee-playable = lässt { $percent } % der ungesehenen Nummern spielbar
advice-musee-room = lässt { $numbers ->
        [one] 1 Nummer
       *[other] { $numbers } Nummern
    } für { $slots ->
        [one] das leere Feld
       *[other] die { $slots } leeren Felder
    } daneben
advice-musee-closed = schließt eine Lücke, ohne daneben ein leeres Feld zu lassen
advice-musee-full = füllt das letzte Feld deines Musées
advice-musee-hand = lässt { $fitting ->
        [one] 1 andere Karte
       *[other] { $fitting } andere Karten
    } deiner Hand weiterhin passen
advice-musee-themes = lässt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für gleiche Motive offen
advice-musee-pairs = lässt { $pairs ->
        [one] 1 Paar verbundener Felder
       *[other] { $pairs } Paare verbundener Felder
    } leer, auf denen sich noch jedes Motiv treffen kann
advice-musee-race = bringt die { $gallery ->
        [top] obere
        [middle] mittlere
       *[bottom] untere
    } Galerie bis auf { $missing ->
        [one] 1 Gemälde
       *[other] { $missing } Gemälde
    } an ihren Bonus heran
advice-musee-played-out = bringt dir zu Ende gespielt { $own_way ->
        [more] { $own_tenths } Punkte mehr
        [less] { $own_tenths } Punkte weniger
       *[same] gleich viele Punkte
    } und der besten Gegenseite { $best_way ->
        [more] { $best_tenths } mehr
        [less] { $best_tenths } weniger
       *[same] gleich viele
    }, verglichen mit dem anderen
advice-musee-same-end = bringt dir zu Ende gespielt etwa { $points } Punkte, genau wie der andere
advice-musee-keep-own = ergänzt deine Hand, in der { $fitting ->
        [0] keine Karte passt
        [one] 1 von { $cards } Karten passt
       *[other] { $fitting } von { $cards } Karten passen
    }
advice-musee-keep-partner = belässt { $name ->
        [none] Platz { $seat }
       *[other] { $name }
    } in deinem Team bei { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
advice-musee-give-own = lässt dir deine Hand, in der { $fitting ->
        [0] keine Karte passt
        [one] 1 von { $cards } Karten passt
       *[other] { $fitting } von { $cards } Karten passen
    }
advice-musee-give-partner = gibt { $name ->
        [none] Platz { $seat }
       *[other] { $name }
    } in deinem Team zu { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } noch eine dazu

## Was schiefgehen kann

advice-musee-risk-out = { $fitting ->
        [0] Keine deiner anderen Karten passt; nur die nachgezogene Karte kann dich noch retten
        [one] Nur 1 deiner anderen Karten passt; ohne gute Karte vom Stapel scheidest du bald aus
       *[other] Nur { $fitting } deiner anderen Karten passen; ohne gute Karten vom Stapel scheidest du bald aus
    }
advice-musee-risk-no-pile = { $fitting ->
        [0] Der Stapel ist leer, und danach passt keine Karte deiner Hand mehr: Es ist dein letztes Gemälde
        [one] Der Stapel ist leer, und nur 1 deiner anderen Karten passt: Viele Gemälde bleiben dir nicht
       *[other] Der Stapel ist leer, und nur { $fitting } deiner anderen Karten passen: Viele Gemälde bleiben dir nicht
    }
advice-musee-risk-rival = { $name ->
        [none] Platz { $seat }
       *[other] { $name }
    } braucht noch ein Gemälde für den Bonus der { $gallery ->
        [top] oberen
        [middle] mittleren
       *[bottom] unteren
    } Galerie
advice-musee-risk-short = Für { $slots ->
        [one] das leere Feld
       *[other] die { $slots } leeren Felder
    } daneben hast du { $held ->
        [0] keine Nummer
        [one] 1 Nummer
       *[other] { $held } Nummern
    } auf der Hand, und { $unseen ->
        [0] ungesehen ist keine mehr
        [one] ungesehen ist nur noch 1
       *[other] ungesehen sind nur noch { $unseen }
    }
advice-musee-risk-unfit = { $percent } % der ungesehenen Nummern passen jetzt und danach nicht mehr
