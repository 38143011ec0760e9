"""Compute: everything slow, away from the event loop and in a fair order.

Start with ``scheduler``, a queue for worker processes (``workers``) in which bots to move come
first. ``bot_service`` chooses actions, ``queries`` caches answers, ``threads`` runs short pieces,
and ``hot_swap`` moves the workers to the compiled build when it is ready. Imports no other room.
"""
