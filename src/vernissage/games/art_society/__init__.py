"""Art Society (Mitch Wallace): bid for paintings, hang them well, raise what nobody bought."""

from typing import Final

from vernissage.core.contract import Game
from vernissage.games.art_society.actions import ACTIONS
from vernissage.games.art_society.asking import choices
from vernissage.games.art_society.imagine import imagine
from vernissage.games.art_society.manners import MANNERS
from vernissage.games.art_society.notation import parse, write
from vernissage.games.art_society.setup import Setup, check_setup, deal, options, start
from vernissage.games.art_society.showing import own, public, view
from vernissage.games.art_society.telling import events

_PAINTING: Final = 1 + 18 * 4 + 1
"""To hang one painting: it touches 18 others at most, each decor may need 3 merges; `enough`."""
_TURN: Final = 1 + 2 * _PAINTING + 1
"""Swap, hold or store; the new painting and the assistant's; `end`."""
_SEAT: Final = 2 + 2 * _TURN + 2
"""Bid and take; the turn, and once more re-hung; `rehang` and `restore`, or `done`."""

ART_SOCIETY: Final = Game(
    name="art-society",
    players=(2, 3, 4),
    longest=4 + 20 * (5 + 4 * _SEAT),
    actions=ACTIONS,
    options=options,
    deal=deal,
    start=start,
    setup=Setup,
    check_setup=check_setup,
    view=view,
    public=public,
    own=own,
    choices=choices,
    events=events,
    imagine=imagine,
    write=write,
    parse=parse,
    manners=MANNERS,
)
