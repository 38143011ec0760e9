"""The migrations of the database's schema, applied at every start."""
