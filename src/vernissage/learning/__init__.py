"""Learning a game: guided first games, and positions where one move is surely best."""
