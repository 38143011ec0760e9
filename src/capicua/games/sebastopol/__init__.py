"""Sebastopol: a cross of four arms on the double six."""

from capicua.core.face import present
from capicua.families.line import LINE_FACE
from capicua.games.sebastopol.picture import SebastopolPicture
from capicua.games.sebastopol.refusals import SebastopolRefusals
from capicua.games.sebastopol.rules import Sebastopol

GAME = present(
    Sebastopol, LINE_FACE.but(refusals=SebastopolRefusals(), picture=SebastopolPicture())
)
