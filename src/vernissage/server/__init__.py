"""The table server: friends at a link; the log is the table."""
