"""The five auctions of Modern Art, one file each.

Each says who may act, between which bounds, what an answer does, and how the lot is closed.
"""
