"""Runtime: which build runs (compiled or pure), pickling, and type variables with defaults."""
