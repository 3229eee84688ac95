### Modern Art: die erste Partie Schritt für Schritt.

lesson-modern-art-dealer = Du kaufst und verkaufst Gemälde von fünf Künstlern. Alle beginnen mit 100; wer nach vier Runden am meisten Geld hat, gewinnt. Der Markt zeigt, was die Bank für ein Gemälde jedes Künstlers zahlen wird.
    .title = Du handelst mit Kunst
lesson-modern-art-sealed = Bot Vera bietet einen Koriko in verdeckter Auktion an: Alle wählen heimlich einen Betrag, und wer den höchsten hat, zahlt ihn. Stell etwa 20 ein und versiegle.
    .title = Eine verdeckte Auktion
lesson-modern-art-bought = Dein Gebot war das höchste, also hast du es Bot Vera bezahlt, von der das Gemälde kam. Es liegt vor dir. Am Ende der Runde kauft es vielleicht die Bank.
    .title = Dein erstes Gemälde
lesson-modern-art-offer = Jetzt verkaufst du. Die Karte zeigt oben den Künstler und unten die Auktionsart. Wähl den Koriko mit der offenen Auktion und biete ihn an.
    .title = Du bist mit Verkaufen dran
lesson-modern-art-sell = In der offenen Auktion rufen alle Gebote, in beliebiger Reihenfolge. Bot Vera bietet 17, und dieses Geld bekommst du. Pass, und das Gemälde ist verkauft.
    .title = Eine offene Auktion
lesson-modern-art-fixed = Bot Hugo nennt einen Preis: 12. Wer zuerst zugreift, hat das Gemälde. Künstler, die oft gespielt werden, bringen am Ende viel: Kauf es.
    .title = Ein Festpreis
lesson-modern-art-double = Eine Doppelkarte bringt ein zweites Gemälde desselben Künstlers: zwei für einen Preis. Die zweite Karte sagt „reihum“: Alle sprechen einmal, du zuerst. Zwei Koriko brächten jetzt 60: Gib ein Gebot ab.
    .title = Doppelt und reihum
lesson-modern-art-fifth = Bot Hugo hat mehr geboten. Aber schau auf den Markt: Vier Koriko sind gespielt. Der fünfte beendet die Runde sofort und wird nicht verkauft. Spiel deinen!
    .title = Das fünfte Gemälde
lesson-modern-art-payout = Der meistgespielte Künstler bringt 30 je Gemälde, der zweite 20, der dritte 10, alle anderen nichts. Koriko führt: Dein Koriko bringt 30, dein Bahut 20.
    .title = Die Bank zahlt
lesson-modern-art-sums = Werte addieren sich. Ist Koriko auch in Runde 2 vorn, bringt jedes seiner Gemälde 30 + 30 = 60; ist er nicht unter den ersten drei, nichts. Darum steigen die Gebote von Runde zu Runde.
    .title = Es wird teurer
lesson-modern-art-end = Jede Auktion ist eine Wahl: beim Verkaufen das Geld nehmen oder beim Kaufen das Gemälde. Nach vier Runden gewinnt, wer am reichsten ist. Spiel eine ganze Partie!
    .title = Jetzt weißt du alles
