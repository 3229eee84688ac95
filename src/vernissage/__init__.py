"""Vernissage: three tabletop games about art, to play, to study and to teach."""

from vernissage.engine import find_compiled_modules

__version__ = "0.2.0"

find_compiled_modules()
