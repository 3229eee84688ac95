"""Things on a table, and how they catch the light. `composition` puts them together."""
