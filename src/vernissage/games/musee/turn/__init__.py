"""The steps of a turn, in their order: hanging, then drawing or keep-or-give, then passing."""
