"""Exact play with all hands open: for reviews, for endings, for whether a deal can be won."""
