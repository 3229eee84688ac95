### Modern Art: Ratschläge. Ein Zug, was er wert ist, zwei Gründe und ein Risiko.

advice-modern-art-gain = { $value ->
        [0] Hier ist so gut wie nichts zu gewinnen.
       *[other] Im Schnitt solltest du damit etwa { $value } gewinnen.
    }
advice-modern-art-gain-selling = { $side ->
        [less] Gegenüber dem Schnitt der anderen verlierst du damit etwa { $value }.
       *[more] Gegenüber dem Schnitt der anderen gewinnst du damit etwa { $value }.
    }
advice-modern-art-gain-buying = { $value ->
        [0] Es selbst zu kaufen ist nicht besser, als es zu verkaufen.
       *[other] Es selbst zu kaufen sollte dir etwa { $value } mehr bringen, als es zu diesem Preis zu verkaufen.
    }
advice-modern-art-runner-up = { $less ->
        [0] „{ $move }“ ist ebenso gut.
       *[other] „{ $move }“ brächte etwa { $less } weniger.
    }
advice-modern-art-runner-up-played-out = { $less ->
        [0] „{ $move }“ ist ebenso gut.
       *[other] Mit „{ $move }“ stündest du gegenüber der besten Gegenseite um etwa { $less } schlechter da.
    }
advice-modern-art-wins = { $percent ->
        [0] Zu Ende gespielt gewinnst du kaum noch eine Partie.
        [100] Zu Ende gespielt gewinnst du fast jede Partie.
       *[other] Zu Ende gespielt gewinnst du { $percent } % der Partien; bei gleichen Chancen wären es { $even } %.
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
       *[other] Deine { $owned } Gemälde von { $artist } gewinnen je { $each } an Wert.
    }
advice-modern-art-own-spared = „{ $other }“ würde deinen Gemälden von { $artist } um { $less } mehr schaden.
advice-modern-art-rivals = Den Gemälden der anderen nützt das weniger als „{ $other }“: zusammen um { $less }.
advice-modern-art-keep = Eine Karte von { $kept } hebst du besser auf: In einer späteren Runde sollte sie etwa { $more } mehr bringen.
advice-modern-art-goes-on = Geht die Runde weiter, sollten deine Gemälde { $expected } bringen; „{ $other }“ würde sie beenden, und die Bank würde dir { $paid } zahlen.
advice-modern-art-played-out = Verglichen mit „{ $other }“ und zu Ende gespielt hast du { $own_way ->
        [more] { $own } mehr
        [less] { $own } weniger
       *[same] gleich viel
    } und die beste Gegenseite { $best_way ->
        [more] { $best } mehr.
        [less] { $best } weniger.
       *[same] gleich viel.
    }
advice-modern-art-same-end = Zu Ende gespielt hast du so oder so etwa { $own } und die beste Gegenseite { $best }.
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
advice-modern-art-limit = { $last ->
        [yes] Mehr als { $limit } solltest du nicht zahlen
       *[no] Zahle bis { $limit }
    }: geschätzter Wert { $worth }{ $less ->
        [0] .
       *[other] , abzüglich { $less } für den Fall, dass er zu hoch geschätzt ist.
    }
advice-modern-art-limit-own = Zahle für das eigene Los höchstens { $limit }: Es ist { $worth } wert, aber wer kauft, verkauft nicht.
advice-modern-art-limit-poor = Zahle bis { $limit }, mehr hast du nicht: geschätzter Wert { $worth }.
advice-modern-art-too-dear = { $price } ist zu viel: geschätzter Wert { $worth }{ $less ->
        [0] , und mehr als { $limit } solltest du nicht zahlen.
       *[other] , abzüglich { $less } für den Fall, dass er zu hoch geschätzt ist, macht { $limit }.
    }
advice-modern-art-too-dear-own = { $price } ist zu viel für das eigene Los: Es ist { $worth } wert, aber wer kauft, verkauft nicht; zahle also höchstens { $limit }.
advice-modern-art-too-dear-poor = { $price } kannst du nicht zahlen: Du hast { $limit }.
advice-modern-art-free = Niemand hat geboten: Bleibt es dabei, bekommst du das Los umsonst.
advice-modern-art-wait = Schweigen kostet hier wenig: Erhöht jemand, darfst du wieder mitbieten, bis { $limit }.
advice-modern-art-seal = Geschätzter Wert { $worth }: { $amount ->
        [0] { $every ->
            [yes] Aber du hast kein Geld.
           *[no] Kein Betrag, der gewinnen könnte, lässt dir einen Gewinn.
        }
       *[other] Mit { $amount }{ $every ->
            [yes] , deinem ganzen Geld,
           *[no] {""}
        } gewinnst du { $percent ->
            [0] so gut wie nie.
           *[other] in { $percent } % der Fälle.
        }
    }
advice-modern-art-reserve = Das Los ist dein eigenes und { $worth } wert: { $amount ->
        [0] Was auch immer die anderen bieten, ist besser für dich, als es zu kaufen.
       *[other] { $percent ->
            [0] Fast immer bietet jemand mehr als { $amount }; wenn nicht, behältst du es lieber, als es so billig zu verkaufen.
           *[other] In { $percent } % der Fälle bietet niemand mehr als { $amount }; dann behältst du es, und das bringt dir { $left }.
        }
    }
advice-modern-art-ask = Verlange { $price } bei einem Wert von { $worth }: Mit { $percent } % Wahrscheinlichkeit zahlt das jemand.
advice-modern-art-rather-bid = { $amount } gewinnt das Los in { $percent } % der Fälle und bringt dir dann { $left }; { $instead ->
        [0] { $other } gewinnt so gut wie nie.
       *[other] { $other } gewinnt in { $instead } % und bringt { $left_instead }.
    }
advice-modern-art-rather-seal = { $instead ->
        [0] Mit { $other } würdest du so gut wie nie gewinnen.
       *[other] Mit { $other } würdest du in { $instead } % der Fälle gewinnen; das Los brächte dir dann { $left_instead } statt { $left }.
    }
advice-modern-art-rather-ask = Bei { $other } wären es { $instead } %.

## Risiken

advice-modern-art-risk-nothing = Risiko: { $percent ->
        [0] klein. { $artist } ist so gut wie sicher unter den ersten drei.
       *[other] Mit { $percent } % Wahrscheinlichkeit ist { $artist } nicht unter den ersten drei und bringt nichts.
    }
advice-modern-art-risk-owner = Risiko: Auch { $name ->
        [none] Platz { $seat }
       *[other] { $name }
    } gewinnt, mit { $owned ->
        [one] einem Gemälde von { $artist }.
       *[other] { $owned } Gemälden von { $artist }.
    }
advice-modern-art-risk-no-sale = Risiko: Die Karte selbst wird nicht verkauft, und in einer späteren Runde fehlt sie dir.
advice-modern-art-risk-added = Risiko: Mit { $percent } % Wahrscheinlichkeit kann jemand anders die zweite Karte dazulegen und leitet dann die Auktion.
advice-modern-art-risk-kept = Risiko: Mit { $percent } % Wahrscheinlichkeit zahlt niemand { $price }, und du musst das Los selbst kaufen.
advice-modern-art-risk-left = Risiko: { $name ->
        [none] Platz { $seat }
       *[other] { $name }
    } bekommt das Los womöglich { $price ->
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
