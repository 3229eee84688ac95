"""Frozen bots that strength is measured against; they never change."""
