"""Perico, a tiny invented game in the solitaire family."""

from capicua.core.presentation import Presentation, present
from capicua.families.patience.belief import StockBelief
from capicua.families.patience.observer import StockObserver
from perico.hints import PericoHints
from perico.picture import PericoPicture
from perico.positions import PericoPositions
from perico.refusals import PericoRefusals
from perico.rules import Perico
from perico.words import PericoWords

GAME = present(
    Perico,
    Presentation(
        words=PericoWords(),
        refusals=PericoRefusals(),
        picture=PericoPicture(),
        positions=PericoPositions(),
        observer=StockObserver(),
        hints=PericoHints(),
        belief=StockBelief(),
    ),
)
