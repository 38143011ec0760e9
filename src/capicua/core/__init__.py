"""Core: tiles, chance, options, and the contract every game fills in."""
