"""Bingo, a solitaire of counting: a tile leaves the row when its pips are counted."""

from capicua.core.presentation import Presentation, present
from capicua.families.patience.belief import OpenBelief
from capicua.games.bingo.observer import BingoObserver
from capicua.games.bingo.picture import BingoPicture
from capicua.games.bingo.positions import BingoPositions
from capicua.games.bingo.refusals import BingoRefusals
from capicua.games.bingo.rules import Bingo
from capicua.games.bingo.words import BingoWords

GAME = present(
    Bingo,
    Presentation(
        words=BingoWords(),
        refusals=BingoRefusals(),
        picture=BingoPicture(),
        positions=BingoPositions(),
        observer=BingoObserver(),
        belief=OpenBelief(),
    ),
)
