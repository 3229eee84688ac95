### vernissage score, dla wszystkich gier.

cli-score = Policz wynik zakończonej gry z własnego pudełka, z rachunkiem.
cli-score-file = Plik JSON w postaci opisanej w docs/scoring.md.
cli-tiles = Art Society: poprawiona kopia tiles.csv, spisu obrazów w pudełku.
score-total = Razem
score-noted = Zapisano w pliku
