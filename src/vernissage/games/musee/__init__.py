"""Musée (Alf Seegert): ascending galleries, themes, staircases. 2 to 4 players."""

from typing import Final

from vernissage.core.contract import Game, MatchRules
from vernissage.games.musee.actions import ACTIONS
from vernissage.games.musee.asking import choices
from vernissage.games.musee.imagine import imagine
from vernissage.games.musee.match import first_of_next_game, match_winners
from vernissage.games.musee.notation import parse, write
from vernissage.games.musee.parts import LONGEST
from vernissage.games.musee.rules import musee_of
from vernissage.games.musee.setup import Setup, check_setup, deal, options, start
from vernissage.games.musee.showing import own, public, view
from vernissage.games.musee.telling import events

MUSEE: Final = Game(
    name="musee",
    players=(2, 3, 4),
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
    match=MatchRules(first_of_next_game=first_of_next_game, match_winners=match_winners),
    side_of=musee_of,
)
