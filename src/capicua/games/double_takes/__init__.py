"""Double Takes: tricks with a double-15 set, in which a double of another suit takes all."""

from capicua.core.presentation import present
from capicua.families.tricks import TRICK_PRESENTATION
from capicua.games.double_takes.belief import TakesBelief
from capicua.games.double_takes.game import DoubleTakes
from capicua.games.double_takes.hints import TakesHints
from capicua.games.double_takes.observer import TakesObserver
from capicua.games.double_takes.picture import TakesPicture
from capicua.games.double_takes.positions import TakesPositions
from capicua.games.double_takes.reasons import TakesReasons
from capicua.games.double_takes.refusals import TakesRefusals
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.sheet import TakesSheet
from capicua.games.double_takes.words import TakesWords

GAME = present(
    DoubleTakes,
    TRICK_PRESENTATION.but(
        words=TakesWords(),
        refusals=TakesRefusals(),
        reasons=TakesReasons(),
        picture=TakesPicture(),
        positions=TakesPositions(),
        observer=TakesObserver(),
        hints=TakesHints(),
        belief=TakesBelief(),
        sheet=TakesSheet,
    ),
    TakesRound,
)
