"""Super Dominos: six legs from a start double, and numbers with powers."""

from capicua.core.presentation import Presentation, present
from capicua.games.super_dominos.belief import SuperBelief
from capicua.games.super_dominos.game import SuperDominos
from capicua.games.super_dominos.hints import SuperHints
from capicua.games.super_dominos.observer import SuperObserver
from capicua.games.super_dominos.picture import SuperPicture
from capicua.games.super_dominos.positions import SuperPositions
from capicua.games.super_dominos.reasons import SuperReasons
from capicua.games.super_dominos.refusals import SuperRefusals
from capicua.games.super_dominos.rules import SuperRound
from capicua.games.super_dominos.sheet import SuperSheet
from capicua.games.super_dominos.words import SuperWords

GAME = present(
    SuperDominos,
    Presentation(
        words=SuperWords(),
        refusals=SuperRefusals(),
        reasons=SuperReasons(),
        picture=SuperPicture(),
        positions=SuperPositions(),
        observer=SuperObserver(),
        hints=SuperHints(),
        belief=SuperBelief(),
        sheet=SuperSheet,
    ),
    SuperRound,
)
