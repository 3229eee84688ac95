"""Sitters."""
