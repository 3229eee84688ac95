"""Things on wallpaper: trinkets, ornaments, furnishings. `tiles` makes them Art Society's decor."""
