### Art Society: die erste Partie Schritt für Schritt.

lesson-art-society-wall = Du füllst deine Wand mit Gemälden, Bot Hugo die eigene. Am Ende bringen Gemälde, Dekor und einige Felder der Wand Punkte. Die höhere Punktzahl gewinnt.
    .title = Das ist deine Wand
lesson-art-society-start = Alle beginnen mit einem Gemälde. Es muss mindestens einen der zwei Sterne bedecken. Die Zeichen zeigen, wo es hängen darf: Berühr eines, dann bestätige.
    .title = Häng dein erstes Gemälde auf
lesson-art-society-bid = Drei Gemälde, zwei Personen. Du bietest mit einer Karte von 1 bis 20: Die höhere wählt zuerst, und eine gespielte Karte kommt nie zurück. Biete diesmal 15.
    .title = Biete um die erste Wahl
lesson-art-society-take = 15 schlägt 7: Du wählst zuerst. Dein Gemälde hat einen Muschelrahmen, diese Landschaft auch. Nimm sie.
    .title = Nimm ein Gemälde
lesson-art-society-hang = Ein neues Gemälde muss ein anderes Plättchen berühren. Häng es neben dein erstes: Zwei gleiche Rahmen, die sich berühren, bringen ein Dekorplättchen.
    .title = Gleiche Rahmen bringen Dekor
lesson-art-society-decor = Dekor füllt kleine Lücken, und jeder Schild darauf ist ein Punkt. Häng es irgendwo neben ein anderes Plättchen.
    .title = Dein Dekor
lesson-art-society-museum = Niemand hat das Stadtleben genommen, also kommt es ins Museum, und sein Typ rückt auf der Leiste vor. Der Typ, der am Ende führt, bringt 5 Punkte je Gemälde, die nächsten 4, 3 und 2. Drück „Fertig“: Die Runde ist vorbei.
    .title = Was bleibt, wird berühmt
lesson-art-society-auctioneer = In dieser Runde hast du den Hammer: Die Auktionsleitung wählt die Auslage nach Größe, ohne die Gemälde zu sehen. Wir haben drei für dich gewählt. Dann bieten wieder alle.
    .title = Du leitest die Auktion
lesson-art-society-low = Du musst nicht jede Runde gewinnen. Eine niedrige Karte spart die hohen für später: Biete 2.
    .title = Sparen ist gut
lesson-art-society-second = Bot Hugo hat zuerst gewählt. Zwei Gemälde sind übrig: Nimm das Stadtleben, denn das Museum macht es wertvoll.
    .title = Zweite Wahl
lesson-art-society-type = Vorsicht: Zwei Gemälde desselben Typs, die sich berühren, sind ein Fauxpas, und keines zählt. Häng dieses Stadtleben nicht neben dein anderes.
    .title = Kein Fauxpas
lesson-art-society-points = Jedes Gemälde bringt die 2 bis 5 Punkte seines Typs. Dazu: Dekor, der ×5-Typ auf Augenhöhe, 5 für eine volle Wand. Jede offene Ecke kostet 2.
    .title = Was zählt
lesson-art-society-end = Ein Gemälde für später kann bei deiner Assistenz warten, immer nur eines. Die Partie endet, wenn eine Wand voll ist, wenn jemand zwei Gemälde eingelagert hat oder nach 20 Runden. Spiel eine ganze Partie!
    .title = Jetzt weißt du alles
