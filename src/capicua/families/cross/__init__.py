"""La cruz: a train for each player, growing from one double in the middle."""

from typing import Any

from capicua.core.presentation import Presentation, present
from capicua.families.cross.belief import CrossBelief
from capicua.families.cross.game import CrossGame
from capicua.families.cross.hints import CrossHints
from capicua.families.cross.observer import CrossObserver
from capicua.families.cross.picture import CrossPicture
from capicua.families.cross.positions import CrossPositions
from capicua.families.cross.reasons import CrossReasons
from capicua.families.cross.refusals import CrossRefusals
from capicua.families.cross.rules import CrossRound
from capicua.families.cross.sheet import CrossSheet
from capicua.families.cross.words import CrossWords

CROSS_PRESENTATION = Presentation(
    words=CrossWords(),
    refusals=CrossRefusals(),
    reasons=CrossReasons(),
    picture=CrossPicture(),
    positions=CrossPositions(),
    observer=CrossObserver(),
    hints=CrossHints(),
    belief=CrossBelief(),
    sheet=CrossSheet,
)

present(CrossGame, CROSS_PRESENTATION, CrossRound)


def __getattr__(name: str) -> Any:
    from capicua.former_names import attribute

    return attribute(__name__, name)
