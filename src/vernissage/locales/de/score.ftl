### vernissage score, für alle Spiele.

cli-score = Eine beendete Partie aus der eigenen Schachtel werten, mit Rechnung.
cli-score-file = Eine JSON-Datei in der Form von docs/scoring.md.
cli-tiles = Art Society: eine berichtigte Kopie von tiles.csv, der Liste der Gemälde in der Schachtel.
score-total = Summe
score-noted = In der Datei vermerkt
