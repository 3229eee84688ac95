### Der Client eines Tisches: Links und Verbindungen.

client-no-link = Das ist kein Link zu einem Tisch.
    .instead = Gib den Link an, den du bekommen hast (http://…/t/…), oder die sechs Buchstaben des Codes.
client-unreachable = Dort antwortet kein Tischserver ({ $detail }).
    .instead = Prüfe den Link, und ob der Server läuft.
client-closed = Der Tisch hat die Verbindung geschlossen ({ $reason }).
    .instead = Öffne den Tisch noch einmal über seinen Link.

## Commands

cli-play-at = An einem Tisch auf einem Server spielen: sein Link oder der Weg zurück an deinen Platz.
cli-play-name = Mit --at: dein Name am Tisch. Sonst: dein Benutzername.
cli-join = Einen Bot an einen Tisch auf einem Server setzen.
    .form = join LINK [Optionen]
cli-join-link = Link oder Code des Tisches, oder der Weg zurück an einen Platz.
cli-join-bot = Der Bot: einer von unseren oder datei.py:Klasse. Sonst: club.
cli-join-name = Sein Name am Tisch. Sonst: der des Bots.

## Das Terminal an einem Tisch mit Freunden

friends-waiting = Warten auf die anderen; der Code ist { $code }. Die Gastgeberin oder der Gastgeber beginnt mit Enter.
friends-free = (frei)
friends-left = Der Bildschirm ist zu, dein Platz bleibt. Der Weg zurück: vernissage play --at { $link }
friends-need-a-screen = Ein Tisch mit Freunden braucht ein Terminal, auf dem man zeichnen kann.
    .instead = Starte es in einem Terminal oder setz mit „vernissage join“ einen Bot an den Tisch.
join-seated = { $name } hat einen Platz. Der Weg zurück: { $link }
join-over = { $moves ->
        [one] Die Partie ist nach 1 Zug dieses Bots zu Ende: { $scores }
       *[other] Die Partie ist nach { $moves } Zügen dieses Bots zu Ende: { $scores }
    }
