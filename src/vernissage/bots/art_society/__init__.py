"""The bots of Art Society, from novice to master."""
