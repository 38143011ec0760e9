"""Results of finished matches, ratings, and the profiles that show them.

``results`` reads a finished table, ``matches`` stores its result and the new ratings in one
transaction, ``profiles`` reads them back. The mathematics is in ``capicua.arena.rating_model``.
"""
