"""Fair deals: a commitment before play, the players' cuts, and verification afterwards.

Start with ``commitment``, which explains the chain of secrets; ``cuts`` are the texts that players
add, ``verification`` checks a record, and ``set_up`` marks matches that cannot be verified. Imports
no other room.
"""
