"""The Big Clock, a solitaire of piles: bring every double home to its hour."""
