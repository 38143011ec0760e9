"""The server: tables in the browser over HTTP and WebSockets, stored durably.

Start with ``run``, which puts the rooms together. Arrows point down only: ``cluster`` (several
processes), ``http`` (routes, sockets, limits), ``tables`` (the hosted tables in memory),
``compute`` (workers), ``operations`` (health, metrics, logs) and ``store`` (the log of all tables).
What needs no web framework is in ``capicua.api``.
"""
