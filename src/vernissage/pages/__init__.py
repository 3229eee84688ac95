"""Pages: the HTML that reports and reviews share, and the plots on it."""
