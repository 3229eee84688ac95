"""Decor tiles."""
