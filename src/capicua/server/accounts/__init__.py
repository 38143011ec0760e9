"""Accounts, which nobody needs: who they are, and the devices where they are signed in.

Start with ``accounts``. A table knows nobody by account: an account's token at a table follows
from the account's own key, and ``seatings`` records which tables it has been at.
"""
