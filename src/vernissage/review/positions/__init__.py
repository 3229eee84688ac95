"""The position before a decision as a drawing: what lay before the player, and the two moves."""
