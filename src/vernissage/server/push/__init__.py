"""Web Push for tables by days: whoever wants it is told on their devices that it is their turn."""
