"""The documentation: its pages, references, pictures and recordings."""
