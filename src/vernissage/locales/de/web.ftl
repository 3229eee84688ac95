### Der Tisch im Browser: was alle Spiele und Seiten gemeinsam haben.

web-close = Schließen
web-home = Zum Eingang
web-take-back = Zurücknehmen
web-undo = Rückgängig
web-undone = Deine letzte Entscheidung ist zurückgenommen.
web-unreachable = Der Server antwortet nicht. Prüfe die Verbindung; es wurde nichts gesendet.

## The line to the server

web-lost = Die Verbindung zum Tisch ist unterbrochen. Sie wird wieder aufgebaut; dein Platz und die Partie bleiben, wie sie sind.
web-lost-sending = Die Verbindung zum Tisch ist unterbrochen. Dein Zug wartet hier und wird gesendet, sobald der Tisch wieder da ist.
web-gone = Der Tisch hat die Verbindung beendet
    .why = Lade die Seite neu; dein Platz bleibt deiner.
web-gone-table = Diesen Tisch gibt es nicht mehr.
web-gone-seat = Dieser Platz am Tisch gehört dir nicht mehr.

## Clocks

web-time-left = Verbleibende Zeit
web-hours-left = { $hours } Std.

## Rules

web-rule = Die Regel
web-rules = Regeln
web-rules-of = Regeln: { $what }
web-whole-rulebook = Das ganze Regelheft
web-rulebook-of = { $game }: die Regeln
web-contents = Inhalt
web-search-rules = In den Regeln suchen
web-rules-found = { $count ->
        [0] Keine Regel hat diese Wörter.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-link-to-rule = Link zur Regel { $rule }

## The games

web-game-musee = Musée
web-game-modern-art = Modern Art
web-game-art-society = Art Society

## The head of a page and its menu

web-menu = Menü
web-language = Sprache
web-theme = Helligkeit
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Auf hell umstellen
web-theme-to-dark = Auf dunkel umstellen
web-your-seat = Dein Platz
web-away = Während du weg bist
web-away-wait = warten die anderen
web-away-bot = spielt ein Bot für dich
web-call = Gib mir Bescheid, wenn ich am Zug bin
web-call-is = Eine Benachrichtigung auf diesem Gerät, wenn der Tisch auf dich wartet und hier nicht offen ist. Sie sagt nur, dass du am Zug bist, und verrät nichts über die Partie. Sie kommt über den Push-Dienst deines Browsers.
web-call-on = Dieses Gerät gibt dir Bescheid, wenn du am Zug bist.
web-call-turn = Du bist am Zug.
web-call-not-allowed = Ohne deine Erlaubnis zeigt der Browser keine Benachrichtigungen. Du kannst sie hier jederzeit noch erlauben.
web-call-failed = Der Browser konnte sich bei seinem Push-Dienst nicht anmelden. Versuch es später noch einmal oder nimm einen anderen Browser.
web-call-denied = Dieser Browser soll von dieser Seite keine Benachrichtigungen zeigen. Erlaube sie in seinen Einstellungen für diese Seite (das Zeichen neben der Adresse) und komm dann hierher zurück.
web-call-install = Auf iPhone und iPad geht das nur in der App. Kopiere zuerst deinen Rückkehr-Link (im Menü). Drück dann auf „Teilen“ und „Zum Home-Bildschirm“, öffne Vernissage von dort und tritt mit diesem Link bei.
web-call-unable = Dieser Browser kann das hier nicht. Es braucht eine Adresse mit https und einen Browser, der Benachrichtigungen kennt.
web-return-why = Mit dem Rückkehr-Link setzt du dich von einem anderen Gerät auf diesen Platz. Behalte ihn für dich: Wer ihn hat, spielt für dich.
web-return-copy = Rückkehr-Link kopieren
web-return-copied = Der Rückkehr-Link ist kopiert. Öffne ihn auf dem anderen Gerät.
web-not-copied = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn selbst.
web-motion = Bewegung
web-motion-normal = Normal
web-motion-fast = Schnell
web-motion-off = Aus
web-motion-still = Dieses Gerät wünscht keine Bewegung, also bewegt sich hier nichts.
web-sounds = Töne
web-sounds-why = Kurz, von dieser Seite selbst erzeugt
web-volume = Lautstärke
web-sound-turn = Du bist dran
web-sound-gavel = Hammer
web-sound-paper = Papier
web-sound-coin = Münzen
web-sound-hang = Aufhängen
web-sound-tick = Gebote und Ausrufe
web-sound-win = Sieg
web-recap = Während du weg warst
web-recap-more = { $count ->
    [one] Davor steht noch eine Zeile im Protokoll.
   *[other] Davor stehen noch { $count } Zeilen im Protokoll.
  }
web-letters = Einzelne Buchstaben sind Tasten
web-letters-which = { $game ->
        [modern-art] H Tipp, S Stand, M Geld, L letzter Zug, U rückgängig, / Befehlszeile, ? Regeln
       *[other] H Tipp, S Stand, L letzter Zug, U rückgängig, / Befehlszeile, ? Regeln
    }
web-home-seat-stays = dein Platz bleibt deiner
web-leave = Platz verlassen
web-leave-means = Ein Bot spielt für dich weiter, bis du an diesen Tisch zurückkommst.
web-stay = Bleiben

## The log

web-log = Protokoll
web-log-empty = Noch ist nichts geschehen.

## The command line

web-command = Ein Zug in Notation
web-command-send = Spielen
web-command-moves = Züge, die jetzt möglich sind
web-command-none = Kein Zug, der jetzt möglich ist, beginnt so. Spiel ihn trotzdem, dann liest du, warum.
web-command-not-asked = Du bist nicht am Zug. Schreib s, m oder l: der Stand, das Geld, der letzte Zug.
web-command-done = Gespielt: { $move }

## Hints

web-hint = Tipp
web-hint-asking = Denkt nach …
web-hint-show = Auf dem Tisch zeigen

## The end of a game

web-end = Ende der Partie
web-end-counting = Die Wertung
web-end-show-all = Alles auf einmal zeigen
web-end-total = Summe
web-end-whose = Wessen Wand und Wertung
web-end-you = { $rivals ->
        [0] Du gewinnst mit { $points }.
       *[other] Du gewinnst, { $points } zu { $next }.
    }
web-end-one = { $rivals ->
        [0] Sieg: { $names } mit { $points }.
       *[other] Sieg: { $names }, { $points } zu { $next }.
    }
web-end-you-together = Gemeinsamer Sieg: du und { $names }.
web-end-together = Gemeinsamer Sieg: { $names }.
web-rematch = Revanche
web-match = Match
web-match-game = Partie { $number } des Matches
web-match-and-turn = Partie { $number } · { $turn }
web-match-won = Sieg im Match: { $names }.
web-match-on = Das Match geht weiter. Die nächste Partie beginnt, wer diese verloren hat.
web-match-next = Nächste Partie des Matches
web-match-new = Neues Match
web-record-download = Aufzeichnung herunterladen

## The shuffle

web-shuffle = War das Mischen ehrlich?
web-shuffle-explain = Die Prüfung ansehen
web-shuffle-asking = Das Mischen wird geprüft …
web-shuffle-fits = Das Mischen stimmt.
    .why = Der Fingerabdruck von vor der ersten Karte gehört zu Geheimnis, Glück und Startwert.
web-shuffle-differs = Das Mischen stimmt nicht.
    .why = Was der Server nach der Partie veröffentlicht hat, ist nicht, was er vorher versprochen hat. Sieh dir die Schritte an.
web-shuffle-given = Diese Austeilung war vorgegeben, nicht gemischt.
    .why = Der Tisch hatte einen eigenen Aufbau; es gibt also nichts zu prüfen.
web-shuffle-cannot = Dein Browser kann das Mischen hier nicht prüfen.
    .why = Browser berechnen Fingerabdrücke nur auf Seiten, die verschlüsselt (https) oder von diesem Rechner kamen. Der Befehl unten prüft es trotzdem.
web-shuffle-how = Bevor sich jemand setzte, zog der Server ein Geheimnis und veröffentlichte dessen Fingerabdruck (SHA-256). Wer sich setzte, gab etwas eigenes Glück dazu. Geheimnis und Glück ergeben zusammen den Startwert, und der Startwert ergibt die Austeilung. Jetzt ist die Partie zu Ende, das Geheimnis ist öffentlich, und dein Browser hat alles nachgerechnet:
web-shuffle-promise = Das Geheimnis hat den veröffentlichten Fingerabdruck
    .fits = Der Server hat sein Geheimnis nicht ausgetauscht.
    .differs = Dieses Geheimnis hat einen anderen Fingerabdruck: Der Server hat es ausgetauscht.
web-shuffle-same = Der Fingerabdruck ist der, den du vor der Partie gesehen hast
    .fits = Dieses Gerät hat ihn notiert, als du dich gesetzt hast.
    .differs = Als du dich gesetzt hast, war der Fingerabdruck ein anderer.
    .unknown = Dieses Gerät hat den Tisch vor der Partie nicht gesehen und kann nicht vergleichen.
web-shuffle-mine = Dein Glück ist dabei
    .fits = Was dieses Gerät dazugegeben hat, steht bei deinem Platz.
    .differs = Was dieses Gerät dazugegeben hat, steht nicht bei deinem Platz.
    .unknown = Dieses Gerät hat kein Glück dazugegeben.
web-shuffle-seed = Geheimnis und Glück ergeben den Startwert
    .fits = Nachgerechnet ist der Startwert derselbe.
    .differs = Nachgerechnet ist der Startwert ein anderer.
web-shuffle-fingerprint = Fingerabdruck von vor der Partie
web-shuffle-secret = Geheimnis
web-shuffle-luck = Glück: { $name }
web-shuffle-seed-is = Startwert
web-shuffle-limit = Was das nicht zeigen kann
    .why = Der Server konnte die Austeilung nicht mehr wählen, als er alles Glück kannte, und sonst konnte es vorher niemand. Ein Server aber, der selbst als Letzter am Tisch sitzt, könnte viel Glück durchprobieren und das beste behalten. Wer mit Fremden auf einem fremden Server spielt, vertraut darauf, dass er das nicht tut.
web-shuffle-deal = Dass die Karten die Austeilung dieses Startwerts sind,
    .why = prüft das Programm selbst, auf deinem Rechner. Speichere beide Dateien und starte:

## Seats and bots

web-you = Du
web-your-turn = Du bist am Zug
web-guest = Gast
web-name = Dein Name
web-bot-0 = Bot Klara
web-bot-1 = Bot Hugo
web-bot-2 = Bot Vera
web-bot-3 = Bot Emil
web-bot-4 = Bot Lotte
web-level = Wie stark die Bots sind
web-level-novice = Neuling
    .is = kennt die Regeln und hofft auf Glück
web-level-casual = Hobby
    .is = ein ruhiger Abend, gut für die ersten Partien
web-level-club = Klub
    .is = sieht, was ein Zug wert ist
web-level-expert = Experte
    .is = denkt voraus
web-level-master = Meister
    .is = denkt am längsten, verzeiht nichts
web-rating-means = Die Zahl ist eine gemessene Wertung mit ihrem Fehler: 400 Punkte mehr bedeuten Chancen von zehn zu eins.

## The entrance

web-ways = Wege
web-headline = Drei Spiele über Kunst
web-pitch = „Jetzt spielen“ setzt dich sofort mit Bots an einen Tisch. Für Freunde ist der Link der Tisch: Niemand braucht ein Konto.
web-play-now = Jetzt spielen
web-play-now-game = Jetzt spielen: { $game }
web-about-musee = Drei Galerien, und die Nummern steigen nur.
web-about-modern-art = Fünf Arten, ein Gemälde zu versteigern.
web-about-art-society = Erst bieten, dann die Wand des Jahres gestalten.
web-players-minutes = { $fewest } bis { $most } Personen, { $minutes } min
web-company = { $bots ->
        [one] mit 1 Bot, { $level }
       *[other] mit { $bots } Bots, { $level }
    }
web-company-more = Freunde, Varianten, eine Uhr:
web-players = Personen
web-join-code = Mit Code oder Link beitreten
web-join = Beitreten
web-new-for-friends = Tisch für Freunde eröffnen
web-new-table = Tisch eröffnen
web-my-tables = Meine Tische
web-my-tables-where = Die Plätze, die dieses Gerät kennt.
web-my-tables-none = Du sitzt noch an keinem Tisch.
web-mine-round = { $game }, Runde { $round }
web-mine-waiting = { $game }, Wartezimmer
web-mine-over = { $game }, beendet
web-mine-free = { $free ->
        [0] alle Stühle besetzt
        [one] ein Stuhl frei, Code { $code }
       *[other] { $free } Stühle frei, Code { $code }
    }
web-mine-with = am Tisch: { $names }
web-mine-waits = der Tisch wartet: { $names }
web-forget-table = Vergessen: { $title }
web-forget-sure = Vergessen
web-forget-means = Dieses Gerät kennt dann den Weg zu deinem Platz nicht mehr.

## A new table

web-which-game = Welches Spiel?
web-chairs = Stühle
web-chair = Stuhl { $number }
web-chair-free = frei, für Freunde
web-chair-bot = Bot, { $level }
web-host-only = Ich eröffne nur und spiele nicht mit
web-pace = Tempo
web-pace-relaxed = Gemütlich
    .is = Ohne Uhr. Alle nehmen sich die Zeit, die es braucht.
web-pace-live = Live
    .is = 10 Sekunden frei für jede Entscheidung, dann 5 Minuten für die ganze Partie; in offenen Auktionen zählt der Hammer.
web-pace-days = Tage
    .is = 24 Stunden für jede Entscheidung. Komm wieder, wenn du am Zug bist.
web-options = Varianten
web-option-open_purses = Offene Kassen
    .is = Alle sehen das Geld von allen.
web-option-shared_double = Geteilte Doppelauktion
    .is = Die beiden, denen die Karten gehörten, teilen sich den Preis.
web-option-mystery_hand = Geheimnisvolle Hand
    .is = Eine vierte Hand, die niemandem gehört.
web-option-winner_reveals = Wer gewinnt, deckt auf
    .is = Wer das Los bekommen hat, darf eine Karte der geheimnisvollen Hand aufdecken.
web-option-stairs = Zufällige Treppen
    .is = Der Zufall entscheidet, wo sie sind, nicht das Muster der ersten Partie.
web-option-match = Ein Match
    .is = Revanchen sind seine weiteren Partien; wer zuerst zwei Partien gewinnt, gewinnt das Match.
web-table-allows = Der Tisch erlaubt
web-spectators = Zuschauen
    .is = Wer den Link hat, darf sehen, was offen liegt.
web-hints = Tipps
    .is = Ein Bot erklärt einen guten Zug, wenn jemand fragt.
web-make-table = Tisch eröffnen

## The waiting room

web-waiting-room = Wartezimmer
web-who-else = Wer noch?
web-invite = Einladung
web-invite-how = Schick den Link oder zeig den QR-Code. Niemand braucht ein Konto.
web-code = Code
web-qr = Der Einladungslink als QR-Code
web-copy-link = Link kopieren
web-link-copied = Der Link ist kopiert. Schick ihn deinen Freunden.
web-only-here = Dieser Link gilt nur auf diesem Rechner.
web-invite-others = Wie lade ich andere ein?
    .how = Beende den Server und starte ihn mit diesen beiden Optionen neu. Eröffne den Tisch dann unter der neuen Adresse.
    .host = macht diesen Rechner für andere Geräte erreichbar.
    .url = ist die Adresse dieses Rechners in deinem Netz. Mit ihr beginnen die Links zu deinen Tischen.
web-share = Teilen
web-share-text = Spiel mit: { $game }! Code { $code }
web-chair-is-free = Freier Stuhl
web-sit-here = Hier sitzen
web-sit-here-number = Hier sitzen: Stuhl { $number }
web-stand-up = Aufstehen
web-remove = Stuhl räumen: { $name }
web-remove-short = Räumen
web-add-bot = + Bot dazu
web-add-bot-number = Bot auf Stuhl { $number } setzen
web-chair-make-free = Stuhl freigeben
web-level-of = Stärke: { $name }
web-here = ist da
web-not-here = ist weg
web-host-here = lädt ein, ist da
web-host-away = lädt ein, ist weg
web-the-host = wer eingeladen hat
web-you-host = Dein Tisch
web-room-choose = Wähl einen Stuhl.
web-room-full = Alle Stühle sind besetzt. Du kannst zuschauen.
web-room-wait = Warte auf die anderen.
web-room-wait-host = Den Start gibt: { $name }.
web-room-host-wait = Warte auf Freunde oder setz Bots dazu.
web-room-host-start = Beginne, wann du willst.
web-room-taken = { $taken } von { $all } Stühlen sind besetzt.
web-start = Partie beginnen
web-fill-and-start = Beginnen, mit Bots auf freien Stühlen
web-room-settings-stay = Die Einstellungen eines Tisches bleiben, wie sie sind.
web-room-another = Anderen Tisch eröffnen
web-welcome = willkommen
web-not-welcome = nicht erlaubt
web-allowed = erlaubt
web-not-allowed = nicht erlaubt

## Watching

web-watching = Du schaust zu.
web-watching-why = Du siehst, was offen liegt; was verdeckt ist, bleibt verborgen.
web-watching-host = Es ist dein Tisch; du siehst, was offen liegt.

## When there is nothing to see

web-opening = Der Tisch wird geöffnet …
web-server-away = Der Server antwortet nicht. Es wird weiter versucht …
web-no-table = Diesen Tisch gibt es nicht
    .why = Der Link ist vielleicht abgeschnitten, oder der Tisch wurde lange nicht benutzt. Lass dir den Link noch einmal schicken oder tritt mit einem Code bei.
web-no-spectators = An diesem Tisch schaut niemand zu
    .why = Nur wer dort sitzt, sieht ihn. Hast du einen Platz, komm mit deinem Rückkehr-Link.
web-no-page = Diese Seite gibt es nicht
    .why = In der Adresse ist vielleicht ein Tippfehler. Vom Eingang aus findest du alles.
web-wrong-code = Dieser Code öffnet keinen Tisch
    .why = Codes haben sechs Buchstaben und gelten, bis die Partie beginnt. Danach führt der Link zurück, mit dem du dich gesetzt hast.
