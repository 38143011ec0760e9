"""Families: what several games share."""
