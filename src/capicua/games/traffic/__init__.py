"""Traffic, a solitaire on an endless grid: every play makes four numbers in order."""

from capicua.core.presentation import Presentation, present
from capicua.families.patience.belief import StockBelief
from capicua.games.traffic.game import Traffic
from capicua.games.traffic.hints import TrafficHints
from capicua.games.traffic.observer import TrafficObserver
from capicua.games.traffic.picture import TrafficPicture
from capicua.games.traffic.positions import TrafficPositions
from capicua.games.traffic.reasons import TrafficReasons
from capicua.games.traffic.refusals import TrafficRefusals
from capicua.games.traffic.rules import TrafficRound
from capicua.games.traffic.words import TrafficWords

GAME = present(
    Traffic,
    Presentation(
        words=TrafficWords(),
        refusals=TrafficRefusals(),
        reasons=TrafficReasons(),
        picture=TrafficPicture(),
        positions=TrafficPositions(),
        observer=TrafficObserver(),
        hints=TrafficHints(),
        belief=StockBelief(),
    ),
    TrafficRound,
)
