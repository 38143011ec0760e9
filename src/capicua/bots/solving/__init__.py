"""Exact solvers with all hands open: for reviews, endings and winnable deals."""
