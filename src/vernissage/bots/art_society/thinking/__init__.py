"""What the bots make of a view, and how they come to an answer."""
