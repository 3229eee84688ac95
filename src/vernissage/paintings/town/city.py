"""City life: streets, squares, markets, cafés, roofs, stations, stairs."""

from vernissage.paintings.town.riverside import canal_houses, riverside, rooftops
from vernissage.paintings.town.squares import festival, market, park, station
from vernissage.paintings.town.streets import arcade, boulevard, cafe, stairs

CITIES = {
    "boulevard": boulevard,
    "market": market,
    "rooftops": rooftops,
    "cafe": cafe,
    "canal_houses": canal_houses,
    "stairs": stairs,
    "riverside": riverside,
    "station": station,
    "arcade": arcade,
    "festival": festival,
    "park": park,
}
