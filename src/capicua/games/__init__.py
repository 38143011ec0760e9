"""Games: one folder each, discovered by searching the package."""
