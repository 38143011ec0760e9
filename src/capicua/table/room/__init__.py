"""Rooms: hosted tables, with their people, their requests and their stored events.

Start with ``room`` (the state of a table), then ``requests``: a request is checked there and
answered with ``events``, which ``reducer`` applies to the room. ``state_frame`` is what a reader
is sent, ``snapshots`` what is stored. People come and go through ``admission``, ``visitors`` and
``departures``. Imports ``play``, ``frames`` and ``fairness``.
"""
