### Art Society: Rat. Eine Antwort, ihr Wert, zwei Gründe und ein Risiko.

advice-art-society = An deiner Wand ist das etwa { $less } Punkte mehr wert als der zweitbeste Zug: „{ $other }“.
advice-art-society-beside = Abzüglich dessen, was die anderen gewinnen, ist das für dich etwa { $less } Punkte mehr wert als der zweitbeste Zug: „{ $other }“.
advice-art-society-level = Ebenso gut ist „{ $other }“.
advice-art-society-best-place = Am besten hängt es auf { $space }.
advice-art-society-only = Das ist die einzige Möglichkeit.
advice-art-society-done = Mehr ist nicht zu tun.

## Gründe

advice-art-society-multiplier = { $type ->
        [portrait] Porträts bringen
        [city_life] Stadtleben bringt
        [still_life] Stillleben bringen
       *[landscape] Landschaften bringen
    } am Ende etwa { $worth } Punkte je Gemälde.
advice-art-society-frames = { $frames ->
        [one] Es berührt ein Gemälde mit demselben Rahmen, das bringt Dekor.
       *[other] Es berührt { $frames } Gemälde mit demselben Rahmen, das bringt Dekor.
    }
advice-art-society-eyeline = Es hängt auf Augenhöhe: Mit { $percent } % Wahrscheinlichkeit bringt das noch 3 Punkte.
advice-art-society-eyeline-sure = Es hängt auf Augenhöhe, das sollte noch 3 Punkte bringen.
advice-art-society-corner = Es bedeckt eine Ecke, das spart 2 Punkte.
advice-art-society-snug = Es liegt gut an: { $percent } % seines Umfangs berühren Plättchen oder den Rand der Wand.
advice-art-society-holes = { $spaces ->
        [0] Damit kommt kein Feld hinzu, das nur noch Dekor bedecken kann.
        [one] Damit kommt nur 1 Feld hinzu, das nur noch Dekor bedecken kann.
       *[other] Damit kommen nur { $spaces } Felder hinzu, die nur noch Dekor bedecken kann.
    }
advice-art-society-closes = { $spaces ->
        [one] Es füllt 1 Feld, das kein Gemälde bedecken könnte.
       *[other] Es füllt { $spaces } Felder, die kein Gemälde bedecken könnte.
    }
advice-art-society-spares = Es bedeckt weniger Felder, auf denen andere gleiche Rahmen zusammenkommen könnten.
advice-art-society-reach = Es öffnet mehr Felder, auf denen sein Rahmen auf den gleichen treffen kann.
advice-art-society-freedom = Es lässt späteren Gemälden mehr Möglichkeiten ohne Fauxpas.
advice-art-society-no-faux-pas = Es vermeidet einen Fauxpas, der etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } kosten würde: Nebeneinander zählen Gemälde desselben Typs nichts.
advice-art-society-faux-pas-less = Sein Fauxpas kostet etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger als der andere.
advice-art-society-full = Es füllt deine Wand: 5 Punkte, und die letzte Runde.
advice-art-society-shields = { $shields ->
        [one] Das Dekor bringt 1 Punkt.
       *[other] Das Dekor bringt { $shields } Punkte.
    }
advice-art-society-wait = Eine bessere Stelle sollte sich finden; bis dahin behält es die Assistenz.
advice-art-society-frees = Die Assistenz wird frei und könnte dann { $tile } behalten.
advice-art-society-rest = Es lässt { $tile } eine bessere Stelle.
advice-art-society-has-place = Es passt an deine Wand, das andere Gemälde nicht.
advice-art-society-denies = { $name ->
        [none] Platz { $seat }
       *[other] { $name }
    } nimmt später und könnte damit mehr anfangen als mit dem anderen.
advice-art-society-left-over = Dann kommt { $tile } ins Museum; für deine Wand ist das günstiger.
advice-art-society-no-place-swap = Es passt nicht an deine Wand, lässt sich aber im Museum gegen { $tile } tauschen, und das passt.
advice-art-society-no-place-assistant = Es passt nicht an deine Wand und wird nie mehr passen; die Assistenz kann es behalten, dort zählt es nichts.
advice-art-society-no-place-excess = Es passt nicht an deine Wand und wird nie mehr passen: Es wird überzählig und kostet 2 Punkte.
advice-art-society-parked = Es passt nirgends und wird nie mehr passen; bei der Assistenz kostet es nichts, als überzähliges Gemälde 2 Punkte.
advice-art-society-parked-decor = Es passt nirgends und wird nie mehr passen; bei der Assistenz kostet es nichts.
advice-art-society-sides = { $sides ->
        [4] Dort können Gemälde auf jeder Seite anschließen.
        [one] Dort können Gemälde auf 1 Seite anschließen.
       *[other] Dort können Gemälde auf { $sides } Seiten anschließen.
    }
advice-art-society-later = Was du später hängen kannst, sollte dann etwa { $points_tenths } Punkte mehr bringen.
advice-art-society-swap = Das neue Gemälde passt nicht an deine Wand; das aus dem Museum hängt sofort.
advice-art-society-stored = Das neue Gemälde passt nicht an deine Wand; überzählig kostet es 2 Punkte, bringt aber ein Dekorplättchen mit.
advice-art-society-stays = Was hängt, kann so bleiben.
advice-art-society-spaces = Deine Wand hat { $spaces ->
        [one] 1 leeres Feld
       *[other] { $spaces } leere Felder
    }; { $rounds ->
        [0] dies ist wohl die letzte Runde.
        [one] danach kommt noch etwa 1 Runde.
       *[other] danach kommen noch etwa { $rounds } Runden.
    }
advice-art-society-stake = Zuerst statt zuletzt zu nehmen bringt dir { $points ->
        [0] so gut wie nichts.
        [one] etwa 1 Punkt.
       *[other] etwa { $points } Punkte.
    }
advice-art-society-first = Mit { $card } hast du in { $percent } % der Fälle die 1. Wahl.
advice-art-society-rather = Mit { $card } hast du in { $percent } % der Fälle die 1. Wahl, mit { $lower } in { $instead } %.
advice-art-society-saves = Mit Karte { $card } hättest du in { $percent } % der Fälle die 1. Wahl; das brächte jetzt { $now ->
        [same] nicht mehr,
       *[more] etwa { $now_tenths } Punkte mehr,
    } in einer späteren Runde aber etwa { $later_tenths } Punkte weniger.
advice-art-society-size-worth = Ein Gemälde der Größe { $size } sollte dir etwa { $own_tenths } Punkte bringen, den anderen im Schnitt { $others_tenths }.
advice-art-society-size-rather = Ein Gemälde der Größe { $size } sollte dir etwa { $own_tenths } Punkte bringen, den anderen im Schnitt { $others_tenths }; eines der Größe { $other_size } { $other_own_tenths } und { $other_others_tenths }.
advice-art-society-size-walls = { $walls ->
        [0] Es passt an keine der { $seats } Wände.
        [one] Es passt an 1 der { $seats } Wände.
       *[other] Es passt an { $walls } der { $seats } Wände.
    }

## Risiken

advice-art-society-risk-assistant = Risiko: Endet die Partie, während die Assistenz { $tile } hält, zählt es nichts; { $rounds ->
        [0] dies ist wohl die letzte Runde.
        [one] danach kommt noch etwa 1 Runde.
       *[other] danach kommen noch etwa { $rounds } Runden.
    }
advice-art-society-risk-faux-pas = Risiko: Es ist ein Fauxpas und kostet etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; nebeneinander zählen Gemälde desselben Typs nichts.
advice-art-society-risk-faux-pas-only = Risiko: Wo immer es hängt, ist es ein Fauxpas und kostet etwa { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
advice-art-society-risk-stuck = Risiko: { $tile } passt nie mehr, die Assistenz bleibt also besetzt.
advice-art-society-risk-excess = Risiko: Ein zweites überzähliges Gemälde würde die Partie beenden.
advice-art-society-risk-last-excess = Risiko: Es ist dein zweites überzähliges Gemälde, dies ist also die letzte Runde.
advice-art-society-risk-holes = Risiko: { $spaces ->
        [one] 1 Feld mehr lässt sich dann nur noch mit Dekor bedecken.
       *[other] { $spaces } Felder mehr lassen sich dann nur noch mit Dekor bedecken.
    }
advice-art-society-risk-spoils = Risiko: Es liegt dort, wo andere gleiche Rahmen noch hätten zusammenkommen können.
advice-art-society-risk-multiplier = Risiko: Mit { $percent } % Wahrscheinlichkeit { $type ->
        [portrait] sind Porträts
        [city_life] ist Stadtleben
        [still_life] sind Stillleben
       *[landscape] sind Landschaften
    } am Ende nicht der ×5-Typ.
