"""Bodies about people: accounts, the lobby, profiles, notices, moderation, clubs, tournaments.

Start with ``accounts`` and ``lobby``.
"""
