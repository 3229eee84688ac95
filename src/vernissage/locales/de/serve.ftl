### Der Tisch-Server auf der Kommandozeile.

serve-flag-host = Wo der Server lauscht. Vorgabe: 127.0.0.1, also nur auf diesem Rechner.
serve-flag-port = Der Port; 0 nimmt einen freien. Vorgabe: 8000.
serve-flag-database = Wo die Tische liegen: sqlite:///DATEI oder postgresql://… Vorgabe: eine Datei in deinem Datenordner.
serve-flag-bus = Ein Redis-Server, redis://…, der Serverprozesse auf mehreren Rechnern verbindet.
serve-flag-public-url = Wo Gäste diesen Server finden, etwa https://tische.example.org.
serve-flag-proxy = Vor diesem Server steht ein Reverse-Proxy; glaub ihm, was er über Adressen sagt.
serve-flag-metrics-port = Metriken für Prometheus auf diesem Port, nur für diesen Rechner (jeder weitere Prozess nimmt den nächsten Port; 0 nimmt freie und sagt, welche).
serve-flag-push = Web Push: an Tischen mit dem Tempo „Tage“ den Leuten auf ihren Geräten sagen, dass sie am Zug sind. Der Wert ist, wie Push-Dienste dich erreichen: mailto:du@example.org.
serve-flag-push-service = Mit --push: ein weiterer Push-Dienst, HOST oder HOST:PORT, neben denen von Google, Mozilla, Apple und Microsoft.
serve-flag-no-browser = Keinen Browser öffnen.
serve-flag-workers = Wie viele Serverprozesse. Vorgabe: 1.
serve-flag-bots = In wie vielen Prozessen Bots denken. Vorgabe: einer weniger, als es Kerne gibt.
serve-flag-testing = Für Tests, nur auf diesem Rechner: keine Grenzen, Bots ziehen sofort, Tischen kann der Zufall vorgegeben werden.
serve-flag-tables = Wie viele Tische eine Adresse in einer Stunde eröffnen darf. Vorgabe: 20.
serve-flag-sockets = Wie viele Verbindungen zu Tischen eine Adresse offen halten darf. Vorgabe: 20.
serve-flag-requests = Wie viele Anfragen eine Adresse in einer Minute stellen darf. Vorgabe: 1200.
serve-flag-actions = Wie viele Aktionen ein Platz in einer Minute ausführen darf. Vorgabe: 60.
serve-flag-idle-days = Einen Tisch löschen, den so viele Tage niemand angerührt hat. Vorgabe: 90.
serve-open-to-all = Alle, die diesen Rechner erreichen, können hier Tische eröffnen und spielen. Eingeladen werden sie nach { $url }; das sollte TLS (https) benutzen, sonst können andere mitlesen.
serve-already-running = Die Tische sind schon unter { $url } geöffnet; der Browser zeigt sie.
serve-metrics-at = Metriken: { $url }
serve-engine-behind = Die Engine wird währenddessen kompiliert (build/engine.log): Sobald sie da ist, denken die Bots etwa zwanzigmal schneller.

## Was abgelehnt wird

serve-needs-public-url = andere könnten diesen Server erreichen, und er kennt seine eigene Adresse nicht.
    .instead = Gib --public-url https://… an oder lass --host weg, um auf diesem Rechner zu bleiben.
serve-testing-is-local = ein Server für Tests hat keine Grenzen und teilt aus, wie man es ihm sagt.
    .instead = Lass --host weg: Dann lauscht er nur auf diesem Rechner.
serve-not-a-url = das ist keine Adresse eines Servers.
    .instead = Schreib sie als https://tische.example.org.
serve-push-contact = Push-Dienste wollen wissen, wie sie die Person erreichen, die einen Server betreibt.
    .instead = Gib eine Adresse an, etwa --push mailto:du@example.org oder --push https://example.org/kontakt.
serve-push-service = das ist kein Name eines Rechners.
    .instead = Schreib ihn klein als push.example.org oder push.example.org:8443.
serve-push-missing = ein Push-Dienst ist genannt, aber Web Push ist nicht eingeschaltet.
    .instead = Füge --push mailto:du@example.org hinzu.
serve-cannot-listen = dort kann der Server nicht lauschen ({ $detail }).
    .instead = Wähl mit --port einen anderen Port; 0 nimmt einen freien.
serve-cannot-count = dort lassen sich keine Metriken abrufen ({ $detail }).
    .instead = Wähl mit --metrics-port einen anderen Port, hinter dem für weitere Prozesse freie liegen; 0 nimmt freie.
serve-no-database = dort lassen sich die Tische nicht öffnen ({ $detail }).
    .instead = Prüfe die Adresse und ob die Datenbank läuft und beschrieben werden darf.
serve-keeps-dying = einer der Serverprozesse endet immer wieder.
    .instead = Starte ihn mit einem Prozess, um zu sehen, warum: Lass --workers weg.
