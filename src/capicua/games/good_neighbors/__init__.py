"""Good Neighbors, a solitaire that removes matching neighbors from rows of tiles."""

from capicua.core.presentation import Presentation, present
from capicua.families.patience.belief import StockBelief
from capicua.games.good_neighbors.hints import NeighborsHints
from capicua.games.good_neighbors.observer import NeighborsObserver
from capicua.games.good_neighbors.picture import NeighborsPicture
from capicua.games.good_neighbors.positions import NeighborsPositions
from capicua.games.good_neighbors.reasons import NeighborsReasons
from capicua.games.good_neighbors.refusals import NeighborsRefusals
from capicua.games.good_neighbors.rules import GoodNeighbors
from capicua.games.good_neighbors.words import NeighborsWords

GAME = present(
    GoodNeighbors,
    Presentation(
        words=NeighborsWords(),
        refusals=NeighborsRefusals(),
        reasons=NeighborsReasons(),
        picture=NeighborsPicture(),
        positions=NeighborsPositions(),
        observer=NeighborsObserver(),
        hints=NeighborsHints(),
        belief=StockBelief(),
    ),
)
