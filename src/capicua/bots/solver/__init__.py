"""Exact solvers with open hands, for reviews, endgames and winnable deals."""
