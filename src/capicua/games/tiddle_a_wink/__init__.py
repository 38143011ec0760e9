"""Tiddle-a-Wink: a line game without drawing, where a double gives a second play."""
