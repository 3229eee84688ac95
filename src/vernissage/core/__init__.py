"""What all games share: contract, refusals, chance, words, records."""
