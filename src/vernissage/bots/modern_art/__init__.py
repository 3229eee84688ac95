"""The bots of Modern Art, from novice to master."""
