"""Analysis of play: advice for one decision, and the review of a record.

Every judgement is made from what the player could know at that moment; only results called
*open* use the other players' tiles.
"""

from capicua.review.advice import Advice, advice
from capicua.review.data import review_data
from capicua.review.review import Review, review
from capicua.review.weighing import Effort

__all__ = ["Advice", "Effort", "Review", "advice", "review", "review_data"]
