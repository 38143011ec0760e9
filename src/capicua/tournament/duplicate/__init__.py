"""Duplicate deals: movements, scores from the same deals, and the commitment to all deals.

``movements`` says who plays whom and which deals, ``scoring`` compares the tables of a deal,
``commitment`` makes the deals from one secret, ``variance`` measures the luck that they take out,
and ``starters`` holds the first rounds of movements.
"""
