"""People sitting for their portrait, from hat to collar. `composition` puts them together."""
