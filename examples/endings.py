"""Enumerate all endings of a position: how many each player wins, and the result of best play.

python endings.py [FILE]
"""

import sys
from collections import Counter
from pathlib import Path

from capicua.bots.solver.solve import solve
from capicua.notation import read_position

POSITION = """
game: block players=2
layout: root 6-6 | E 6-4 | W 6-2
A: 4-1 2-2 5-1 4-0 3-0
B: 2-1 2-0 1-0 5-0 4-3
turn: A
"""


def step(state, action):
    """Return the position after an action."""
    after = state.clone()
    after.apply(action)
    return after


def endings(state, known=None):
    """Count the ways in which the round can end, by the points of every seat.

    Different orders of the same moves lead to the same position. ``position_key`` recognizes it, so
    that no position is counted twice.
    """
    known = {} if known is None else known
    if state.is_over:
        return Counter([state.outcome().points])
    key = state.position_key()
    if key not in known:
        known[key] = sum(
            (endings(step(state, action), known) for action in state.legal_actions()), Counter()
        )
    return known[key]


def main(files=()):
    """Print each first move with its endings, marking the best moves."""
    state = read_position(Path(files[0]).read_text("utf-8") if files else POSITION)
    mover = state.turn
    best = solve(state).best()
    for action in state.legal_actions():
        found = endings(step(state, action))
        won = sum(count for points, count in found.items() if points[mover] > 0)
        mark = "best" if action in best else ""
        print(f"{state.text(action):8} {found.total():6} endings, {won:6} won  {mark}".rstrip())
    print(f"{endings(state).total():,} endings in all")


if __name__ == "__main__":
    main(sys.argv[1:])
