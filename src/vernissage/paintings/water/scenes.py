"""Water: harbours, storms, beaches, cliffs, ice, ponds, canals."""

from vernissage.paintings.water.coast import beach, cliffs, harbour, ice, stranded
from vernissage.paintings.water.inland import canal, lilies, rainy_lake
from vernissage.paintings.water.open_sea import calm, regatta, storm

WATERS = {
    "harbour": harbour,
    "storm": storm,
    "beach": beach,
    "cliffs": cliffs,
    "regatta": regatta,
    "calm": calm,
    "ice": ice,
    "stranded": stranded,
    "lilies": lilies,
    "canal": canal,
    "rainy_lake": rainy_lake,
}
