"""Bingo, a solitaire of pure chance: tiles leave a row when their pips are called."""
