"""Standing orders: what a seat wants done for it while a lot or a draft lasts."""

from typing import Annotated

import msgspec

Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class _Order(msgspec.Struct, frozen=True, tag_field="order", forbid_unknown_fields=True):
    pass


class Ceiling(_Order, frozen=True, tag="ceiling"):
    """This lot, open or once around: 1 above the standing bid, up to the amount; then pass."""

    amount: Amount


class Buy(_Order, frozen=True, tag="buy"):
    """This lot, at a fixed price: buy up to that, else pass."""

    at_most: Amount


class Out(_Order, frozen=True, tag="out"):
    """This lot: pass whenever asked, seal 0."""


class Wishes(_Order, frozen=True, tag="wishes"):
    """This round's draft: take the first of these that is still there."""

    tiles: tuple[str, ...]


Order = Ceiling | Buy | Out | Wishes
