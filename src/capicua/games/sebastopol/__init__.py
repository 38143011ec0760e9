"""Sebastopol: a cross of four arms on the double six."""

from capicua.core.presentation import present
from capicua.families.line import LINE_PRESENTATION
from capicua.games.sebastopol.picture import SebastopolPicture
from capicua.games.sebastopol.refusals import SebastopolRefusals
from capicua.games.sebastopol.rules import Sebastopol

GAME = present(
    Sebastopol, LINE_PRESENTATION.but(refusals=SebastopolRefusals(), picture=SebastopolPicture())
)
