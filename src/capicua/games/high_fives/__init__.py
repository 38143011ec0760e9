"""High Fives: capture pairs that share a number; doubles and sums of fives score."""
