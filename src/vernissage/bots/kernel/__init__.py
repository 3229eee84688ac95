"""What bots of more than one game think with, compiled: engine.txt names every file here."""
