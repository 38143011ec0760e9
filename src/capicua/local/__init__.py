"""Tables without a server: the engine that runs in a browser's worker, or in any process.

``LocalServer`` takes requests and frames as text and returns what to store, send and compute; it
does nothing itself. Start with ``local_server``.
"""
