"""Core: tiles, randomness, options, and the interface every game implements."""
