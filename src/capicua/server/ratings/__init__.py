"""Finished matches, the ratings that follow from them, and profiles."""
