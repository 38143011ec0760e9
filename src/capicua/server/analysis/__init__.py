"""Analysis: replays, reviews, puzzles, lessons and deals, as the browser shows them.

Each module has the questions of one page and the function that answers them in a worker process
(``server.compute``). Start with ``replays``.
"""
