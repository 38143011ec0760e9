"""A study of records: how often each player passed, and whose moves caused it.

python record_study.py FILE…
python record_study.py          (plays a short match first to have a record)
"""

import sys
from collections import Counter
from pathlib import Path

import capicua
from capicua.bots.levels import bot
from capicua.core.seats import seat_letter
from capicua.notation import check, read_all, record_of, steps, write

NAMES = ["Ana", "Luis", "Eva", "Teo"]


def sample(seed=7):
    """Return the record of a match between four greedy bots."""
    match = capicua.load("block", target=50).new_match(seed=seed)
    player, rng = bot("greedy"), capicua.Rng(seed)
    for state in match:
        while not state.is_over:
            state.apply(player.choose(state.view(state.turn), rng))
    return write(record_of(match, names=NAMES))


def passes(text):
    """Return how often each seat acted, passed, and made the next seat pass."""
    turns, passed, caused = Counter(), Counter(), Counter()
    for record in read_all(text):
        before = None
        for step in steps(record):
            if step.move is None:
                before = None
                continue
            name = record.names.get(seat_letter(step.seat), step.seat)
            turns[name] += 1
            if step.move.action == "pass":
                passed[name] += 1
                if before is not None:
                    caused[before] += 1
            else:
                before = name
    return turns, passed, caused


def main(files=()):
    """Check the records and print one line per player."""
    text = "\n".join(Path(file).read_text("utf-8") for file in files) or sample()
    for error in check(text):
        sys.exit(str(error))
    turns, passed, caused = passes(text)
    print("player  turns  passed  made others pass")
    for name in sorted(turns):
        print(f"{name:6}  {turns[name]:5}  {passed[name]:6}  {caused[name]:16}")


if __name__ == "__main__":
    main(sys.argv[1:])
