"""Families: code shared by several games."""
