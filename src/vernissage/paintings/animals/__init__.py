"""Beasts, birds and fish, and where they live. `scenes` names every animal that is painted."""
