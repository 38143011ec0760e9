"""What a hand is worth: bids in Texas 42, discards in Domino Poker, and where hidden tiles are.

Start with ``texas_bids``. Each module answers one question about tiles, without a table;
``api.hands`` and the terminal ask them.
"""
