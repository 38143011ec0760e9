"""The database's schema, step by step; run at every start."""
