"""Cluster: several processes that share one set of tables through PostgreSQL and Redis.

Start with ``broker``, which passes messages between processes; ``leases`` says which process holds
a table, and ``clustered_registry`` is the registry of tables under these rules.
"""
