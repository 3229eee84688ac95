"""Standing orders: what a seat wants done for it while a lot or a draft lasts."""

from typing import Annotated

import msgspec


class _Order(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="order", forbid_unknown_fields=True
):
    @property
    def named(self) -> str:
        """The kind of order, as it is written."""
        return str(self.__struct_config__.tag)


class Ceiling(_Order, frozen=True, tag="ceiling"):
    """This lot, open or once around: bid 1 more up to the amount, then pass."""

    amount: Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class Buy(_Order, frozen=True, tag="buy"):
    """This lot, at a fixed price: buy up to that, else pass."""

    at_most: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Out(_Order, frozen=True, tag="out"):
    """This lot: pass whenever asked, seal 0."""


class Wishes(_Order, frozen=True, tag="wishes"):
    """This round's draft: take the first that is still there."""

    tiles: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=16)], ...],
        msgspec.Meta(min_length=1, max_length=20),
    ]


Order = Ceiling | Buy | Out | Wishes
