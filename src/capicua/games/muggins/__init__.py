"""Muggins: a line game that scores when the ends add up to a multiple of five."""

from capicua.core.presentation import present
from capicua.families.line import LINE_PRESENTATION
from capicua.games.muggins.hints import MugginsHints
from capicua.games.muggins.keys import MugginsKeys
from capicua.games.muggins.observer import MugginsObserver
from capicua.games.muggins.picture import MugginsPicture
from capicua.games.muggins.positions import MugginsPositions
from capicua.games.muggins.reasons import MugginsReasons
from capicua.games.muggins.refusals import MugginsRefusals
from capicua.games.muggins.rules import Muggins
from capicua.games.muggins.sheet import MugginsSheet
from capicua.games.muggins.words import MugginsWords

GAME = present(
    Muggins,
    LINE_PRESENTATION.but(
        words=MugginsWords(),
        refusals=MugginsRefusals(),
        reasons=MugginsReasons(),
        picture=MugginsPicture(),
        positions=MugginsPositions(),
        observer=MugginsObserver(),
        hints=MugginsHints(),
        keys=MugginsKeys(),
        sheet=MugginsSheet,
    ),
)
