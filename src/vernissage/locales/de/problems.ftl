### Was ein Server ablehnt, bevor er auf den Tisch sieht, und die Titel aller Ablehnungen.

problem-title-400 = Nicht verstanden
problem-title-401 = Token fehlt oder ist unbekannt
problem-title-403 = Nicht erlaubt
problem-title-404 = Nicht gefunden
problem-title-405 = Hier nicht möglich
problem-title-408 = Zu langsam
problem-title-409 = Nicht jetzt
problem-title-413 = Zu groß
problem-title-415 = Kein JSON
problem-title-422 = Gegen die Regeln
problem-title-426 = WebSocket nötig
problem-title-429 = Zu viel auf einmal
problem-title-503 = Gerade nicht verfügbar

## Anfragen

not-http = dieses HTTP verstehen wir nicht.
    .instead = Schick eine kleinere und einfachere Anfrage.
not-json = das ist kein JSON in UTF-8.
    .instead = Schick ein JSON-Objekt, wie { $schema } es beschreibt.
too-deep = das ist zu tief verschachtelt.
    .instead = Schick höchstens { $levels } Ebenen.
field-missing = dieses Feld fehlt.
    .instead = Schick es mit, wie { $schema } es beschreibt.
field-unknown = ein solches Feld gibt es hier nicht.
    .instead = Lass es weg; { $schema } nennt die Felder.
field-wrong = dieser Wert passt nicht.
    .instead = Schick einen, den { $schema } erlaubt.
bad-query = das nimmt diese Adresse nicht an.
    .instead = Lass es weg oder schreib es, wie { $schema } es zeigt.
one-change = immer nur eine Änderung.
    .instead = Schick „occupant“, „name“ oder „away“.
foreign-origin = eine fremde Seite darf diesen Server nicht für dich benutzen.
    .instead = Öffne den Tisch unter seiner eigenen Adresse.
no-such-page = unter dieser Adresse ist nichts.
    .instead = { $schema } nennt alle Adressen.
no-such-method = das geht mit dem, was unter dieser Adresse ist, nicht.
    .instead = Möglich sind: { $known }.
too-slow = die Anfrage ist nicht rechtzeitig angekommen.
    .instead = Schick sie noch einmal, in einem Stück.
too-large = das sind mehr als { $most } Bytes.
    .instead = Schick weniger.
not-json-type = nur JSON wird verstanden.
    .instead = Schick es als „application/json“ in UTF-8.
needs-socket = unter dieser Adresse ist ein WebSocket.
    .instead = Öffne ihn als WebSocket; über HTTP gibt es „update“.
too-much = das war zu viel in kurzer Zeit.
    .instead = { $seconds ->
        [one] Versuch es in 1 Sekunde noch einmal.
       *[other] Versuch es in { $seconds } Sekunden noch einmal.
    }
not-written = der Server kann gerade nichts aufschreiben; nichts hat sich geändert.
    .instead = Versuch es gleich noch einmal.
mishap = das ist ein Fehler von uns, und es tut uns leid. Was vorher bestätigt war, ist sicher.
    .instead = Versuch es gleich noch einmal und sieh vorher auf den Tisch.

## Die Seite eines Servers ohne Browser-Client

page-title = Vernissage: ein Tisch-Server
page-running = Das ist ein Server für Tische von Musée, Modern Art und Art Society, und er läuft.
page-clients = Programme finden seine Sprache in { $openapi } und { $schema }.
no-such-eye = von dort sieht niemand zu.
    .instead = Möglich sind „public“, „all“ oder ein Platz von 0 bis { $last }.
record-too-long = diese Aufzeichnung hat zu viele Aktionen, um gezeigt zu werden.
    .instead = Gezeigt werden Aufzeichnungen mit bis zu { $most } Aktionen.

## What a link shows of itself elsewhere

preview-title = { $game }: { $names }
preview-waiting = { $free ->
        [0] Alle sind da. Die Partie beginnt gleich.
        [one] 1 Platz ist frei. Setz dich und spiel im Browser, ohne Konto.
       *[other] { $free } Plätze sind frei. Setz dich und spiel im Browser, ohne Konto.
    }
preview-playing = Die Partie läuft. Sieh im Browser zu.
preview-over = Die Partie ist zu Ende. Spiel sie Zug um Zug nach.
preview-moment = Ein Moment der Partie: Aktion { $at }. Spiel sie Zug um Zug nach.
