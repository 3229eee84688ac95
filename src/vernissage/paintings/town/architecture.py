"""Buildings: towers, arches, courtyards, domes, temples, palaces of glass."""

from vernissage.paintings.town.monuments import (
    aqueduct,
    campanile,
    castle,
    cathedral,
    temple,
    triumph,
)
from vernissage.paintings.town.palaces import courtyard, domes, glasshouse, lagoon, pagoda

BUILDINGS = {
    "campanile": campanile,
    "triumph": triumph,
    "courtyard": courtyard,
    "cathedral": cathedral,
    "temple": temple,
    "domes": domes,
    "pagoda": pagoda,
    "castle": castle,
    "aqueduct": aqueduct,
    "glasshouse": glasshouse,
    "lagoon": lagoon,
}
