"""Frames: the wire format of a table's socket, as typed records.

Start with ``protocol``, which has every request, response and state; ``frame`` has their base
classes and ``host_frames`` the frames for hosts only. Imports only ``fairness``.
"""
