"""Guided games and puzzles."""
