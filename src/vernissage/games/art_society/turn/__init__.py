"""The steps of a round of Art Society, one file a chapter of the rules; turn.py leads to them."""
