"""Good Neighbors, a solitaire with rows of tiles: pairs that touch and match go out."""
