"""Melds: hands dealt from a double-15 set, a boneyard, and open play."""
