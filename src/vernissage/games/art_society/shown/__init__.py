"""What a view of Art Society shows, one file a subject; view.py puts it together."""
