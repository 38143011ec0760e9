"""The auction: the bids, their values, and the bids that may follow them.

A bid is its index in ``BID_VALUE``, ascending. Points use 30 to 42, 84, 168 and 250;
marks use 30 to 42 and the multiples of 42 to 294, which are 7 marks. A plunge counts as
the multiple of 42 of its value.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_VALUES: Final = [*range(30, 43), 84, 126, 168, 210, 250, 252, 294]

BID_VALUE: Final = vec[i64](_VALUES)
MARKS: Final = vec[i64]([max(1, value // 42) if value != 250 else 0 for value in _VALUES])
"""The marks a bid is worth: 1 below 42, otherwise one for each 42."""
HIGHEST_BID: Final = 250
"""The highest bid for points; it wins the match at once."""
NO_BID: Final = -1
ALL_POINTS: Final[i64] = 42
"""The points of a round; bids of 42 and above require all seven tricks."""
PLUNGE_BID: Final = 20
"""The index after the last bid: a plunge is bid on doubles held, not as a number."""
PLUNGE_DOUBLES: Final = 4
LEAST_PLUNGE: Final = 4
MOST_MARKS: Final = 7

PLUNGES_TO: Final = vec[i64](
    [
        _VALUES.index(ALL_POINTS * max(LEAST_PLUNGE, min(MOST_MARKS, over // ALL_POINTS + 1)))
        for over in [0, *_VALUES]
    ]
)
"""``PLUNGES_TO[standing + 1]``: the value of a plunge, one mark more and at least four."""


# Actions: tiles by number, then the calls of the auction.
PASS: Final = 28
BID: Final = 29
PLUNGE: Final = BID + PLUNGE_BID
NAME: Final = PLUNGE + 1

# The phases of a round.
AUCTION: Final = 0
NAMING: Final = 1
TRICKS: Final = 2


def ladder(by_marks: bool, opening_limit: int, plunge: bool) -> vec[i64]:
    """Return ``ladder[standing + 1]``: a bit for each bid allowed over it (T42-6, T42-7)."""
    rungs = [42 * marks for marks in range(1, 8)] if by_marks else [42, 84, 168, 250]
    masks: list[int] = []
    for standing in [0, *_VALUES]:
        if standing < 42:
            legal = [bid for bid in range(standing + 1, 43) if bid >= 30]
            if opening_limit == 84:
                legal.append(84)
        else:
            legal = [rung for rung in rungs if rung > standing][:1]
        mask = sum([2 ** _VALUES.index(bid) for bid in legal])
        if plunge and standing < ALL_POINTS * MOST_MARKS:
            mask += 2**PLUNGE_BID
        masks.append(mask)
    return vec[i64](masks)


def bid_of(value: int) -> int:
    """Return the bid with a value; ``NO_BID`` if there is none."""
    return _VALUES.index(value) if value in _VALUES else NO_BID
