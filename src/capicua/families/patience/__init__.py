"""Solitaires: one seat, one deal, and a stock in hidden order."""
