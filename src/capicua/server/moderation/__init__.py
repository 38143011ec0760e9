"""Reports, what moderators do about them, and the audit log of it.

Start with ``actions``: every decision is one transaction that changes the account, closes the
report and writes to the audit log. ``reports`` takes reports and lists them, ``case_files`` shows
moderators a person and the audit log, and people what was decided about them. ``silence`` applies
mutes to tables in memory, ``retention`` deletes what is old or belongs to a deleted account.
"""
