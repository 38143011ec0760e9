"""Inference: which deals agree with everything a seat has seen, and how likely each place is.

Start with ``sampling``, whose ``Unknowns`` a game fills in. ``counting`` counts the assignments
that ``sampling`` draws from, ``marginals`` computes the chances of single tiles, and ``clauses``
turns public evidence (a pass, a draw, a void suit) into constraints. Imports only ``tiles``.
"""
