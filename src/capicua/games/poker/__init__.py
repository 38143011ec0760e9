"""Domino Poker: five tiles each, bets for play chips, the best hand takes the pot."""
