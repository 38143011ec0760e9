"""Line games: one line of tiles, grown at its ends (Block, Draw, Muggins and their kin)."""
