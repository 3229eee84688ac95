"""Landscapes: one function for each kind of country."""

from vernissage.paintings.nature.farmland import (
    fields,
    haystacks,
    orchard,
    polder,
    poppies,
    rows,
    wheat,
)
from vernissage.paintings.nature.seasons import avenue, winter
from vernissage.paintings.nature.wilds import alps, birches, dunes, forest, oasis, valley, waterfall

LANDSCAPES = {
    "alps": alps,
    "fields": fields,
    "wheat": wheat,
    "birches": birches,
    "winter": winter,
    "valley": valley,
    "poppies": poppies,
    "dunes": dunes,
    "waterfall": waterfall,
    "orchard": orchard,
    "rows": rows,
    "forest": forest,
    "avenue": avenue,
    "haystacks": haystacks,
    "polder": polder,
    "oasis": oasis,
}
