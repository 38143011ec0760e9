"""Mexican Train: the Cardinal, Barney family and tournament rules, on double-6 to double-15."""
