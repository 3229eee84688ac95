"""What every picture is painted with: SVG, strokes, colour, light, exact sums, seeded chance."""
