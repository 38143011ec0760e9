"""Matador: a drawing game in which touching halves add up to a sum."""
