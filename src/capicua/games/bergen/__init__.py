"""Bergen: a line game that scores equal ends."""
