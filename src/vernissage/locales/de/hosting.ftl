bus-not-understood = Als Bus dient ein Redis-Server.
    .instead = Gib seine Adresse an, zum Beispiel redis://127.0.0.1:6379/0.
hosting-not-installed = PostgreSQL und Redis brauchen Pakete, die nicht installiert sind.
    .instead = Installiere sie mit: pip install "vernissage[hosting]".
database-is-newer = Diese Datenbank hat ein neueres Vernissage geschrieben (hier bekannt ist höchstens Version { $newest }).
    .instead = Aktualisiere Vernissage oder wähle mit --database eine andere Datenbank.
database-not-understood = Das ist keine Adresse einer Datenbank.
    .instead = Gib sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME an.
