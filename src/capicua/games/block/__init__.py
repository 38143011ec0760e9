"""Block: a line game without drawing."""
