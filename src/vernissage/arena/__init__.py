"""Matches between bots: single games, many games, their records."""
