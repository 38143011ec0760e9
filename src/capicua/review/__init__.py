"""Analysis of play: hints for one decision, and reviews of whole records.

All judgements use only what the player could know at the time; results labelled *open* also use
the other players' tiles.
"""

from typing import Any

from capicua.bots.paired_comparison import Effort
from capicua.review.hints import Hint, hint_for
from capicua.review.json_data import review_data
from capicua.review.review import Review, review

__all__ = ["Effort", "Hint", "Review", "hint_for", "review", "review_data"]


def __getattr__(name: str) -> Any:
    from capicua.former_names import attribute

    return attribute(__name__, name)
