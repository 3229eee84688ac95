"""The bots of Musée, from novice to master."""
