### vernissage score, for all games.

cli-score = Score a finished game from your own box, with its arithmetic.
cli-score-file = A JSON file in the form of docs/scoring.md.
cli-tiles = Art Society: a corrected copy of tiles.csv, the list of paintings in the box.
score-total = Total
score-noted = Noted in the file
