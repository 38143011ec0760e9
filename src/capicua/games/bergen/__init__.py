"""Bergen: a line game that scores equal ends."""

from capicua.core.presentation import present
from capicua.families.line import LINE_PRESENTATION
from capicua.games.bergen.hints import BergenHints
from capicua.games.bergen.picture import BergenPicture
from capicua.games.bergen.positions import BergenPositions
from capicua.games.bergen.rules import Bergen
from capicua.games.bergen.sheet import BergenSheet
from capicua.games.bergen.words import BergenWords

GAME = present(
    Bergen,
    LINE_PRESENTATION.but(
        words=BergenWords(),
        picture=BergenPicture(),
        positions=BergenPositions(),
        hints=BergenHints(),
        sheet=BergenSheet,
    ),
)
