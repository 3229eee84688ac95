"""Pages: the HTML that reports, reviews and the server share, and the plots on it."""
