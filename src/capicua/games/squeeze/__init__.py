"""Squeeze, a solitaire with one row of tiles that closes up after every removal."""
