### Der Client eines Tisches: Links und Verbindungen.

client-no-link = Das ist kein Link zu einem Tisch.
    .instead = Gib den Link an, den du bekommen hast (http://…/t/…), oder die sechs Buchstaben des Codes.
client-unreachable = Dort antwortet kein Tischserver ({ $detail }).
    .instead = Prüfe den Link, und ob der Server läuft.
client-closed = Der Tisch hat die Verbindung geschlossen ({ $reason }).
    .instead = Öffne den Tisch noch einmal über seinen Link.
