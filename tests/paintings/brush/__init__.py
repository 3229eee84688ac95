"""The brush: sums, throws, colours, paths and strokes, each on its own."""
