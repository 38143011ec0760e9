"""HTTP: the ASGI application, its routes, and the limits on what clients may send.

Start with ``app``, which puts ``routes`` together with ``services`` (everything that requests
reach). ``access`` checks origins, addresses and cookies, ``connection_limits`` and ``responses``
guard what comes in and what goes out; ``sockets`` are the WebSockets. Imports every room but
``cluster``.
"""
