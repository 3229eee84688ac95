### Das Notizbuch, nur auf dem eigenen Gerät.

web-notebook = Notizbuch
web-notebook-where = Was du auf diesem Gerät gespielt hast. Es steht nur hier: Nichts davon wird gesendet, und kein Server kennt es.
web-notebook-none = Noch steht nichts darin. Jede Partie, die du zu Ende spielst, wird hier notiert.
web-notebook-results = Ergebnisse
web-notebook-title = Spiel
web-notebook-players = Per{"\u00AD"}sonen
web-notebook-played = Ge{"\u00AD"}spielt
web-notebook-won = Gewon{"\u00AD"}nen
web-notebook-mean = Im Schnitt
web-notebook-best = Best{"\u00AD"}wert
web-notebook-matches = Matches: { $played } gespielt, { $won } gewonnen.
web-notebook-undone = { $count ->
        [one] 1 Partie, in der du etwas zurückgenommen hast, zählt nicht mit.
       *[other] { $count } Partien, in denen du etwas zurückgenommen hast, zählen nicht mit.
    }
web-notebook-walls = Die besten Wände
web-notebook-points = { $points ->
        [one] { $game }: { $points } Punkt
       *[other] { $game }: { $points } Punkte
    }
web-notebook-purse = { $game }: { $points } in der Kasse
web-notebook-round = Runde { $round }
web-notebook-save = Als PNG speichern
web-notebook-share = Teilen
web-notebook-games = Partien
web-notebook-bot = Bot ({ $level })
web-notebook-win = gewonnen
web-notebook-match = Match, Partie { $game }
web-notebook-taken-back = etwas zurückgenommen
web-notebook-own = Deine Daten
web-notebook-export = Als Datei exportieren
web-notebook-erase = Notizbuch löschen
web-notebook-erase-sure = { $count ->
        [one] 1 Partie ist dann mit ihrer Wand für immer weg.
       *[other] { $count } Partien sind dann mit ihren Wänden für immer weg.
    }
web-notebook-erase-yes = Alles löschen
web-notebook-erase-no = Behalten
web-notebook-erased = Das Notizbuch ist leer.
