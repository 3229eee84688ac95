"""The steps of a round of Art Society, one file a chapter of the rules; rules.py leads to them."""
