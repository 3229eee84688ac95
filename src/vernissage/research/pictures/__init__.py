"""A table as a picture: each game laid out from a view, with the product's own paintings."""
