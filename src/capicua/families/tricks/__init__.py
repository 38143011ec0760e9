"""Trick-taking games: suits, hands, the current trick and its winner, voids, partners."""

from typing import Any

from capicua.core.presentation import Presentation, present
from capicua.families.tricks.belief import TrickBelief
from capicua.families.tricks.game import TrickGame
from capicua.families.tricks.hints import TrickHints
from capicua.families.tricks.observer import TricksObserver
from capicua.families.tricks.picture import TrickPicture
from capicua.families.tricks.positions import TrickPositions
from capicua.families.tricks.refusals import TrickRefusals
from capicua.families.tricks.rules import TrickRound
from capicua.families.tricks.sheet import TrickSheet
from capicua.families.tricks.words import TrickWords

TRICK_PRESENTATION = Presentation(
    words=TrickWords(),
    refusals=TrickRefusals(),
    picture=TrickPicture(),
    positions=TrickPositions(),
    observer=TricksObserver(),
    hints=TrickHints(),
    belief=TrickBelief(),
    sheet=TrickSheet,
)
present(TrickGame, TRICK_PRESENTATION, TrickRound)


def __getattr__(name: str) -> Any:
    from capicua.former_names import attribute

    return attribute(__name__, name)
