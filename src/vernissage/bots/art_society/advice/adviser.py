"""Art Society's adviser: worth in points, reasons and risks as sentences."""

from typing import Final

from vernissage.bots.adviser import Adviser
from vernissage.bots.art_society.advice.advise import advise

ADVISER: Final = Adviser(advise=advise)
