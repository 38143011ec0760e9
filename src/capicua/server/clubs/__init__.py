"""Clubs: members and their powers, invitations, calendars, rule sets, results over the years.

Start with ``clubs`` (what a club is and who sees it) and ``powers`` (who may do what).
``membership`` brings people in and out, ``calendar`` computes dates without a database. Imports
accounts and moderation; nothing of HTTP.
"""
