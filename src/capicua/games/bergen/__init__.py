"""Bergen: a line game that scores equal ends."""

from capicua.core.face import present
from capicua.families.line import LINE_FACE
from capicua.games.bergen.hints import BergenHints
from capicua.games.bergen.picture import BergenPicture
from capicua.games.bergen.rules import Bergen
from capicua.games.bergen.sheet import BergenSheet
from capicua.games.bergen.words import BergenWords

GAME = present(
    Bergen,
    LINE_FACE.but(
        words=BergenWords(),
        picture=BergenPicture(),
        hints=BergenHints(),
        sheet=BergenSheet,
    ),
)
