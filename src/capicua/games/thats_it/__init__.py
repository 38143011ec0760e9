"""That's It!, a game of taking and discarding until the hand falls into melds."""
