"""Line games: one line of tiles, growing at its ends (Block, Draw, Muggins and others)."""

from typing import Any

from capicua.core.presentation import Presentation, present
from capicua.families.line.belief import LineBelief
from capicua.families.line.game import LineGame
from capicua.families.line.hints import LineHints
from capicua.families.line.keys import LineKeys
from capicua.families.line.observer import LineObserver
from capicua.families.line.picture import LinePicture
from capicua.families.line.positions import LinePositions
from capicua.families.line.reasons import LineReasons
from capicua.families.line.refusals import LineRefusals
from capicua.families.line.rules import LineRound
from capicua.families.line.sheet import LineSheet
from capicua.families.line.words import LineWords

LINE_PRESENTATION = Presentation(
    words=LineWords(),
    refusals=LineRefusals(),
    reasons=LineReasons(),
    picture=LinePicture(),
    positions=LinePositions(),
    observer=LineObserver(),
    hints=LineHints(),
    belief=LineBelief(),
    keys=LineKeys(),
    sheet=LineSheet,
)
"""The presentation shared by all line games; a game replaces parts with ``but``."""

present(LineGame, LINE_PRESENTATION, LineRound)


def __getattr__(name: str) -> Any:
    from capicua.former_names import attribute

    return attribute(__name__, name)
