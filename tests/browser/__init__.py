"""The table in a real browser, through a real server."""
