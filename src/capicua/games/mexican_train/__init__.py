"""Mexican Train: the Cardinal, Barney family and tournament rules, on double-6 to double-15."""

from capicua.core.presentation import Presentation, present
from capicua.games.mexican_train.belief import MexicanBelief
from capicua.games.mexican_train.game import MexicanTrain
from capicua.games.mexican_train.hints import MexicanHints
from capicua.games.mexican_train.observer import MexicanObserver
from capicua.games.mexican_train.picture import MexicanPicture
from capicua.games.mexican_train.positions import MexicanPositions
from capicua.games.mexican_train.reasons import MexicanReasons
from capicua.games.mexican_train.refusals import MexicanRefusals
from capicua.games.mexican_train.rules import MexicanRound
from capicua.games.mexican_train.sheet import MexicanSheet
from capicua.games.mexican_train.words import MexicanWords

GAME = present(
    MexicanTrain,
    Presentation(
        words=MexicanWords(),
        refusals=MexicanRefusals(),
        reasons=MexicanReasons(),
        picture=MexicanPicture(),
        positions=MexicanPositions(),
        observer=MexicanObserver(),
        hints=MexicanHints(),
        belief=MexicanBelief(),
        sheet=MexicanSheet,
    ),
    MexicanRound,
)
