"""Games: one folder each, found by looking."""
