"""Tucan, a tiny invented game in the trains family."""

from capicua.core.presentation import Presentation, present
from capicua.families.trains.observer import TrainsObserver
from tucan.belief import TucanBelief
from tucan.game import Tucan
from tucan.hints import TucanHints
from tucan.picture import TucanPicture
from tucan.positions import TucanPositions
from tucan.refusals import TucanRefusals
from tucan.rules import TucanRound
from tucan.sheet import TucanSheet
from tucan.words import TucanWords

GAME = present(
    Tucan,
    Presentation(
        words=TucanWords(),
        refusals=TucanRefusals(),
        picture=TucanPicture(),
        positions=TucanPositions(),
        observer=TrainsObserver(),
        hints=TucanHints(),
        belief=TucanBelief(),
        sheet=TucanSheet,
    ),
    TucanRound,
)
