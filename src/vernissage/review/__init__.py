"""Reviews of finished games: what was decided, what it cost, what was luck."""
