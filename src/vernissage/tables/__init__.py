"""A game being played: seats, asking, answering, matches, saving."""
