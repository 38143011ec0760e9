"""The ``capicua`` command: domino tables at a terminal."""
