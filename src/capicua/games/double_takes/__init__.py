"""Double Takes: tricks with a double-15 set, where a double of another suit takes all."""
