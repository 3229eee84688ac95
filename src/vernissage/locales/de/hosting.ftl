bus-not-understood = Als Bus dient ein Redis-Server.
    .instead = Gib seine Adresse an, zum Beispiel redis://127.0.0.1:6379/0.
hosting-not-installed = PostgreSQL und Redis brauchen Pakete, die nicht installiert sind.
    .instead = Installiere sie mit: pip install "vernissage[hosting]".
push-not-installed = Web Push braucht ein Paket, das nicht installiert ist: Es verschlüsselt die Benachrichtigungen.
    .instead = Installiere es mit: pip install "vernissage[hosting]".
database-is-newer = Diese Datenbank hat ein neueres Vernissage geschrieben (hier bekannt ist höchstens Version { $newest }).
    .instead = Aktualisiere Vernissage oder wähl mit --database eine andere Datenbank.
database-not-understood = Das ist keine Adresse einer Datenbank.
    .instead = Gib sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME an.

## vernissage tables

cli-tables = Für alle, die einen Server betreiben: Tische auflisten, exportieren, importieren, prüfen, sichern, löschen.
    .form = tables list|export|import|verify-all|backup|delete [NAME] [Optionen]
cli-tables-action = list, export, import, verify-all, backup oder delete.
cli-tables-name = Die Kennung eines Tisches (export, delete) oder eine Datei (import, backup).
cli-tables-database = Die Datenbank: sqlite:///DATEI oder postgresql://… Sonst: tables.sqlite in deinem Datenordner.
cli-tables-out = export: die Datei, in die geschrieben wird.
cli-tables-records = export: die Aufzeichnungen beendeter Partien statt ganzer Protokolle.
cli-tables-yes = delete: nicht nachfragen.
cli-tables-idle-days = delete: alle Tische, die seit so vielen Tagen niemand angerührt hat.
cli-tables-json = list: eine Zeile JSON je Tisch.
tables-table = Tisch
tables-game = Spiel
tables-status = Stand
tables-made = Angelegt
tables-touched = Zuletzt benutzt
tables-status-waiting = wartet
tables-status-playing = läuft
tables-status-over = beendet
tables-count = { $count ->
        [one] 1 Tisch.
       *[other] { $count } Tische.
    }
tables-exporting = Export
tables-importing = Import
tables-verifying = Nachspielen
tables-deleting = Löschen
tables-exported = { $count ->
        [one] 1 Zeile in { $file } geschrieben.
       *[other] { $count } Zeilen in { $file } geschrieben.
    }
tables-export-is-secret = Die Datei enthält Namen und alle Hände, auch von laufenden Partien: Behalte sie für dich.
tables-imported = { $all ->
        [one] 1 Tisch gelesen, davon neu: { $count }.
       *[other] { $all } Tische gelesen, davon neu oder länger: { $count }.
    }
tables-verified = { $failed ->
        [0] { $count ->
                [one] 1 Tisch lässt sich nach den heutigen Regeln nachspielen.
               *[other] Alle { $count } Tische lassen sich nach den heutigen Regeln nachspielen.
            }
       *[other] Nach den heutigen Regeln nachspielbar: { $count }, nicht nachspielbar: { $failed }.
    }
tables-backed-up = Die Datenbank ist nach { $file } kopiert.
tables-delete-ask = { $count ->
        [one] 1 Tisch endgültig löschen? (ja/nein)
       *[other] { $count } Tische endgültig löschen? (ja/nein)
    }
tables-deleted = { $count ->
        [one] 1 Tisch gelöscht.
       *[other] { $count } Tische gelöscht.
    }
yes = ja j yes y
tables-name-missing = Dafür braucht es einen Tisch oder eine Datei.
    .instead = Nenne ihn nach der Tätigkeit; „vernissage tables list“ zeigt die Tische.
tables-out-missing = Es fehlt die Datei, in die geschrieben wird.
    .instead = Nenne sie mit --out DATEI.
tables-not-deleted = Nichts wurde gelöscht.
    .instead = Antworte „ja“ oder gib --yes an.
no-database = Dort ist keine Datenbank.
    .instead = Starte zuerst einen Server (vernissage serve) oder nenne mit --database eine andere.
no-such-hosted-table = Diesen Tisch gibt es nicht.
    .instead = „vernissage tables list“ zeigt die vorhandenen.
backup-by-postgresql = PostgreSQL sichert auf seine eigene Weise.
    .instead = Nimm pg_dump; docs/hosting.md zeigt, wie.
not-a-table = Das ist kein exportierter Tisch: { misfit }.
    .instead = Gib eine Datei an, die „vernissage tables export“ geschrieben hat.
log-has-gaps = In seinem Protokoll fehlen Einträge.
    .instead = Exportiere ihn noch einmal.
log-not-replayed = Sein Protokoll lässt sich nicht nachspielen ({ $detail }).
    .instead = Es ist beschädigt oder stammt von einer anderen Version.
table-differs = Die Datenbank hat einen anderen Tisch dieses Namens.
    .instead = Daran wurde nichts geändert; importiere in eine andere Datenbank.
where-table = Tisch { $table }

## Das faire Mischen

cli-verify-shuffle = Auch das Mischen prüfen: der Inhalt von …/shuffle dieses Tisches.
cli-shuffle-verified = Fair gemischt: Das Geheimnis hält das Versprechen { $commitment }, und mit dem Glück aller ergibt es genau diese Kartenverteilung.
shuffle-of-one-record = Zum Mischen gehört eine einzige Aufzeichnung.
    .instead = Gib eine Datei mit nur dieser Aufzeichnung an.
not-a-shuffle = Das ist kein Mischen: { misfit }.
    .instead = Speichere den Inhalt von /api/v1/tables/ID/shuffle und gib diese Datei an.
shuffle-too-early = Das Geheimnis steht nicht darin.
    .instead = Hol es nach dem Ende der Partie noch einmal.
shuffle-of-a-given-setup = Diesem Tisch war die Verteilung vorgegeben; gemischt wurde nichts.
    .instead = Prüfen lassen sich nur Tische ohne vorgegebene Verteilung.
shuffle-broken-promise = Das Geheimnis ist nicht das versprochene.
    .instead = Traue dieser Verteilung nicht.
shuffle-other-seed = Das Geheimnis und das Glück aller ergeben einen anderen Startwert: { $seed }.
    .instead = Traue dieser Verteilung nicht.
shuffle-other-deal = Der Startwert { $seed } ergibt eine andere Verteilung als die der Aufzeichnung.
    .instead = Traue dieser Verteilung nicht oder prüfe, ob Aufzeichnung und Mischen zusammengehören.
