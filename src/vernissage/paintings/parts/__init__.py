"""What lies on the table: cards and tiles in their frames, signs, tokens, covers."""
