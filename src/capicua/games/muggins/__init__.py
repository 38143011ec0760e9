"""Muggins: a line game that scores when the ends add up to a multiple of five."""
