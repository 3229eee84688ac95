### Modern Art: Ratschläge. Ein Zug, was er wert ist, zwei Gründe und ein Risiko.

advice-modern-art-lead = { $value ->
        [0] Am Ende etwa gleichauf an der Spitze.
       *[other] { $side ->
            [behind] Am Ende etwa { $value } Rückstand auf die Spitze.
           *[ahead] Am Ende etwa { $value } Vorsprung vor allen anderen.
        }
    }
advice-modern-art-gain = Etwa { $value } zu gewinnen.
advice-modern-art-runner-up = { $less ->
        [0] „{ $move }“ ist ebenso gut.
       *[other] „{ $move }“ wäre um { $less } schlechter.
    }

## Gründe

advice-modern-art-places = { $artist } wird in { $first } % der erprobten Runden Erster, in { $second } % Zweiter und in { $third } % Dritter: Ein Gemälde sollte { $worth } bringen.
advice-modern-art-chances = { $artist } wird in { $first } % der erprobten Runden Erster, in { $second } % Zweiter und in { $third } % Dritter.
advice-modern-art-unplaced = { $artist } kommt in dieser Runde kaum unter die ersten drei.
advice-modern-art-sale = { $cards ->
        [one] Der Verkauf sollte dir etwa { $price } bringen.
       *[other] Zwei Gemälde auf einmal sollten dir etwa { $price } bringen.
    }
advice-modern-art-alone = Mit { $percent } % Wahrscheinlichkeit legt niemand eine zweite Karte dazu, und du bekommst das Gemälde umsonst.
advice-modern-art-own-gain = { $owned ->
        [one] Dein Gemälde von { $artist } gewinnt { $each } an Wert.
       *[other] Deine { $owned } Gemälde von { $artist } gewinnen je { $each }.
    }
advice-modern-art-own-spared = „{ $other }“ würde deinen Gemälden von { $artist } um { $less } mehr schaden.
advice-modern-art-rivals = Den Gemälden der anderen nützt das weniger als „{ $other }“: zusammen um { $less }.
advice-modern-art-keep = Eine Karte von { $kept } hebst du besser auf: In einer späteren Runde sollte sie etwa { $more } mehr bringen.
advice-modern-art-goes-on = Geht die Runde weiter, sollten deine Gemälde { $expected } bringen; „{ $other }“ würde sie beenden, und die Bank würde dir { $paid } zahlen.
advice-modern-art-glance-close = Auf den ersten Blick sind beide fast gleich; zu Ende gespielt schneidet dieser Zug besser ab.
advice-modern-art-glance-worse = Auf den ersten Blick sieht „{ $other }“ um { $more } besser aus, schneidet zu Ende gespielt aber schlechter ab.
advice-modern-art-no-matter = Zu Ende gespielt macht das aber keinen sicheren Unterschied.
advice-modern-art-even-so = Zu Ende gespielt schneidet das trotzdem besser ab.
advice-modern-art-end = Das beendet die Runde, und die Bank zahlt dir { $paid }.
advice-modern-art-end-both = Die Runde endet ohnehin; { $more ->
        [0] die Bank zahlt dir in beiden Fällen { $paid }.
       *[other] so zahlt dir die Bank { $paid }, nach „{ $other }“ wären es { $instead }.
    }
advice-modern-art-end-others = Von den anderen bekommt niemand mehr als { $most } für die Gemälde dieser Runde.
advice-modern-art-decline = { $ends ->
        [yes] Eine Karte, die du dazulegen könntest, würde die Runde beenden, und niemand würde sie kaufen.
       *[no] Zusammen mit der Karte, die du dazulegen könntest, sollten dir beide Gemälde etwa { $sale } bringen{ $kept ->
            [0] .
           *[other] ; für eine spätere Runde aufgehoben, sollte die Karte etwa { $kept } bringen.
        }
    }
advice-modern-art-nothing-to-add = Du hast keine Karte, die man dazulegen könnte.
advice-modern-art-reveal = { $mine ->
        [none] Du hast keine Gemälde aus dieser Runde. { advice-modern-art-reveal-others }
        [same] Eine Karte mehr ändert kaum, was dein Besitz aus dieser Runde bringt: So oder so sollten es etwa { $paid } sein.
        [more] Mit einer Karte mehr sollte dein Besitz aus dieser Runde im Schnitt { $change } mehr bringen: { $then } statt { $paid }.
       *[less] Mit einer Karte mehr sollte dein Besitz aus dieser Runde im Schnitt { $change } weniger bringen: { $then } statt { $paid }.
    }
advice-modern-art-skip = { advice-modern-art-reveal }
advice-modern-art-reveal-others = { $theirs ->
        [none] Die anderen haben keine Gemälde aus dieser Runde.
        [same] Eine Karte mehr ändert kaum, was die Gemälde der anderen bringen sollten.
        [more] Mit einer Karte mehr sollten die Gemälde der anderen zusammen { $gain } mehr bringen.
       *[less] Mit einer Karte mehr sollten die Gemälde der anderen zusammen { $gain } weniger bringen.
    }
advice-modern-art-limit = Zahle bis { $limit }: geschätzter Wert { $worth }{ $others ->
        [0] .
        [one] , minus { $less }, weil noch jemand dasselbe Los bewertet.
       *[other] , minus { $less }, weil { $others } andere dasselbe Los bewerten.
    }
advice-modern-art-limit-own = Zahle für das eigene Los höchstens { $limit }: Es ist { $worth } wert, aber wer kauft, verkauft nicht.
advice-modern-art-too-dear = { $price } ist zu viel: geschätzter Wert { $worth }{ $others ->
        [0] , und mehr als { $limit } solltest du nicht zahlen.
        [one] , minus { $less }, weil noch jemand dasselbe Los bewertet, macht { $limit }.
       *[other] , minus { $less }, weil { $others } andere dasselbe Los bewerten, macht { $limit }.
    }
advice-modern-art-too-dear-own = { $price } ist zu viel für das eigene Los: Es ist { $worth } wert, aber wer kauft, verkauft nicht; zahle also höchstens { $limit }.
advice-modern-art-free = Niemand hat geboten: Bleibt es dabei, bekommst du das Los umsonst.
advice-modern-art-wait = Schweigen kostet hier wenig: Erhöht jemand, darfst du wieder mitbieten, bis { $limit }.
advice-modern-art-seal = Geschätzter Wert { $worth }: { $amount ->
        [0] Kein Betrag, der gewinnen könnte, lässt dir einen Gewinn.
       *[other] Mit { $amount } gewinnst du in { $percent } % der Fälle und hast etwas davon; mehr würde mehr kosten, als es bringt.
    }
advice-modern-art-reserve = Das Los ist dein eigenes und { $worth } wert: { $amount ->
        [0] Was auch immer die anderen bieten, ist besser für dich, als es zu kaufen.
       *[other] Dein Gebot von { $amount } verhindert, dass es zu billig weggeht.
    }
advice-modern-art-ask = Verlange { $price } bei einem Wert von { $worth }: Mit { $percent } % Wahrscheinlichkeit zahlt das jemand.
advice-modern-art-rather-bid = { $amount } gewinnt das Los in { $percent } % der Fälle, { $other } in { $instead } %.
advice-modern-art-rather-ask = Bei { $other } wären es { $instead } %.

## Risiken

advice-modern-art-risk-nothing = Risiko: { $percent ->
        [0] klein. { $artist } ist so gut wie sicher unter den ersten drei.
       *[other] Mit { $percent } % Wahrscheinlichkeit ist { $artist } nicht unter den ersten drei und bringt nichts.
    }
advice-modern-art-risk-owner = Risiko: Auch Platz { $seat } gewinnt, mit { $owned ->
        [one] einem Gemälde von { $artist }.
       *[other] { $owned } Gemälden von { $artist }.
    }
advice-modern-art-risk-no-sale = Risiko: Die Karte selbst wird nicht verkauft, und in einer späteren Runde fehlt sie dir.
advice-modern-art-risk-kept = Risiko: Mit { $percent } % Wahrscheinlichkeit zahlt niemand { $price }, und du musst das Los selbst kaufen.
advice-modern-art-risk-left = Risiko: Platz { $seat } bekommt das Los womöglich { $price ->
        [0] umsonst
       *[other] für { $price }
    }, { $percent ->
        [0] aber mehr bringt es kaum.
       *[other] und mit { $percent } % Wahrscheinlichkeit bringt es mehr.
    }
advice-modern-art-risk-left-open = Risiko: Jemand anders kauft das Los womöglich für { $price }, { $percent ->
        [0] aber mehr bringt es kaum.
       *[other] und mit { $percent } % Wahrscheinlichkeit bringt es mehr.
    }
advice-modern-art-risk-left-sealed = Risiko: Jemand anders bekommt das Los womöglich für weniger als { $worth }, und so viel sollte es bringen.
advice-modern-art-risk-others-decide = Risiko: Wie diese Runde weitergeht, entscheiden nun die anderen.
