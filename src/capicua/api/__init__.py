"""The HTTP interface without HTTP: its bodies, its refusals, and what computes its answers.

The server and the engine in a browser (``local``) share it, so both give the same answers. Each
module has the bodies of one page and the functions that answer. ``queries`` are questions that
take a while, ``problems`` the statuses of refusals, ``hall`` is about people and ``study`` about
play. Imports the table and what is below it, and no web framework.

Start with ``models`` and ``replays``.
"""
