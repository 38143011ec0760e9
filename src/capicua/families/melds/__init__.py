"""A pool of tiles: hands dealt from a double-15 set, and everything else played in the open."""
