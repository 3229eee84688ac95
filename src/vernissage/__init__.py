"""Vernissage: three tabletop games about art, to play, to study and to teach."""

__version__ = "0.1.0"
