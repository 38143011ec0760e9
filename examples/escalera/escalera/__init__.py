"""Escalera, a tiny invented domino game in a separate distribution."""

from capicua.core.presentation import Presentation, present
from escalera.belief import EscaleraBelief
from escalera.hints import EscaleraHints
from escalera.picture import EscaleraPicture
from escalera.positions import EscaleraPositions
from escalera.refusals import EscaleraRefusals
from escalera.rules import Escalera
from escalera.sheet import EscaleraSheet
from escalera.words import EscaleraWords

GAME = present(
    Escalera,
    Presentation(
        words=EscaleraWords(),
        refusals=EscaleraRefusals(),
        picture=EscaleraPicture(),
        positions=EscaleraPositions(),
        hints=EscaleraHints(),
        belief=EscaleraBelief(),
        sheet=EscaleraSheet,
    ),
)
