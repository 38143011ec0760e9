"""Analysis of play: hints for one decision, and reviews of whole records.

All judgements use only what the player could know at the time; results labelled *open* also use
the other players' tiles.
"""

from capicua.bots.paired_comparison import Effort
from capicua.review.advice import Advice, advice
from capicua.review.data import review_data
from capicua.review.review import Review, review

__all__ = ["Advice", "Effort", "Review", "advice", "review", "review_data"]
