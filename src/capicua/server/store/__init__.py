"""Store: the log of all tables, durable before anybody sees an action.

Start with ``event_log``. ``writer`` is the one thread that writes, in groups (``append``);
``schema`` and ``migrations`` define the database, ``migration`` brings it up to date, ``limits``
deletes what is old, ``backup`` and ``admin`` serve the operator. Imports no other room.
"""
