"""Finding people to play with: open tables, running tables to watch, and pairing."""
