"""Frames, marks and lettering."""
