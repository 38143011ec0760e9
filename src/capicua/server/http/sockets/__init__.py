"""WebSockets: one at a table, and those that tell the news of the lobby and of tournaments.

Start with ``table_socket``; ``table_sockets`` admits and counts those of all tables.
"""
