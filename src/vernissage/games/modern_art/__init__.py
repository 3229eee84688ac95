"""Modern Art (Reiner Knizia): five auctions, five artists, one market. 3 to 5 players."""

from typing import Final

from vernissage.core.contract import Game
from vernissage.games.modern_art.actions import ACTIONS
from vernissage.games.modern_art.asking import choices
from vernissage.games.modern_art.events import price_of
from vernissage.games.modern_art.imagine import imagine
from vernissage.games.modern_art.manners import MANNERS
from vernissage.games.modern_art.notation import parse, write
from vernissage.games.modern_art.parts import LONGEST
from vernissage.games.modern_art.setup import Setup, check_setup, deal, options, start
from vernissage.games.modern_art.showing import own, public, view
from vernissage.games.modern_art.telling import events

MODERN_ART: Final = Game(
    name="modern-art",
    players=(3, 4, 5),
    longest=LONGEST,
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
    price_of=price_of,
)
