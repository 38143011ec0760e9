"""Sebastopol: a cross of four arms on the double six."""
