"""Streets and buildings, and people in them. `city` and `architecture` name every view."""
