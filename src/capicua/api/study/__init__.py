"""Bodies and answers about play: analysis, reviews, lessons, puzzles, drills, studies.

Start with ``analysis`` and ``reviews``.
"""
