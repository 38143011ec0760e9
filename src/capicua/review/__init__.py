"""What could have been played better: advice for one decision, and the review of a record.

Every judgement is made from what the player could know at that moment; only what is called
*open* looks at the tiles of the others.
"""

from capicua.review.advice import Advice, advice
from capicua.review.data import review_data
from capicua.review.review import Review, review
from capicua.review.weighing import Effort

__all__ = ["Advice", "Effort", "Review", "advice", "review", "review_data"]
