"""What happened in Art Society, sentence by sentence."""

from collections.abc import Sequence

from vernissage.core.words import Words
from vernissage.games.art_society.events import (
    Closed,
    Ended,
    Forfeited,
    Happening,
    Held,
    Hung,
    HungStart,
    Merged,
    Revealed,
    Settling,
    Stored,
    Swapped,
    Took,
    TookDecor,
    TurnedUp,
    Unsold,
)


def story(event: Happening, say: Words, names: Sequence[str]) -> str | None:
    """One sentence about an event; None for what goes without saying."""
    match event:
        case TurnedUp(lot):
            return say("art-society-turned-up", lot=", ".join(lot))
        case Revealed(cards):
            told = ", ".join(f"{name} {card}" for name, card in zip(names, cards, strict=True))
            return say("art-society-revealed", bids=told)
        case Unsold(tile, kind, before, after):
            return say("art-society-unsold", tile=tile, type=kind, before=before, after=after)
        case Closed(number, auctioneer):
            return say("art-society-closed", round=number, name=names[auctioneer])
        case Ended(number):
            return say("art-society-ended", round=number)
    return story_of_a_turn(event, say, names)


def story_of_a_turn(event: Happening, say: Words, names: Sequence[str]) -> str | None:
    match event:
        case HungStart(seat, tile, space):
            return say("art-society-hung-start", name=names[seat], tile=tile, space=space)
        case Took(seat, tile):
            return say("art-society-took", name=names[seat], tile=tile)
        case Hung(seat, tile, space, matches, faux_pas):
            return say(
                "art-society-hung-faux-pas" if faux_pas else "art-society-hung",
                name=names[seat],
                tile=tile,
                space=space,
                count=matches,
            )
        case Held(seat, tile) | TookDecor(seat, tile, None):
            return say("art-society-held", name=names[seat], tile=tile)
        case TookDecor(seat, tile, space):
            return say("art-society-decor", name=names[seat], tile=tile, space=space or "")
        case Swapped(seat, given, taken):
            return say("art-society-swapped", name=names[seat], given=given, taken=taken)
        case Stored(seat, tile):
            return say("art-society-stored", name=names[seat], tile=tile)
        case Forfeited(seat, owed):
            return say("art-society-forfeited", name=names[seat], owed=owed)
        case Merged(seat, tile, space):
            return say("art-society-merged-into", name=names[seat], tile=tile, space=space)
        case Settling(seat, "rehang"):
            return say("art-society-rehangs", name=names[seat])
        case Settling(seat, "restore"):
            return say("art-society-restores", name=names[seat])
    return None
