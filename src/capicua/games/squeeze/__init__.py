"""Squeeze, a solitaire with one row of tiles that closes up after every removal."""

from capicua.core.presentation import Presentation, present
from capicua.families.patience.belief import StockBelief
from capicua.games.squeeze.hints import SqueezeHints
from capicua.games.squeeze.keys import SqueezeKeys
from capicua.games.squeeze.observer import SqueezeObserver
from capicua.games.squeeze.picture import SqueezePicture
from capicua.games.squeeze.positions import SqueezePositions
from capicua.games.squeeze.reasons import SqueezeReasons
from capicua.games.squeeze.refusals import SqueezeRefusals
from capicua.games.squeeze.rules import Squeeze
from capicua.games.squeeze.words import SqueezeWords

GAME = present(
    Squeeze,
    Presentation(
        words=SqueezeWords(),
        refusals=SqueezeRefusals(),
        reasons=SqueezeReasons(),
        picture=SqueezePicture(),
        positions=SqueezePositions(),
        observer=SqueezeObserver(),
        hints=SqueezeHints(),
        belief=StockBelief(),
        keys=SqueezeKeys(),
    ),
)
