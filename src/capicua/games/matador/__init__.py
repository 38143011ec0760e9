"""Matador: a drawing game in which touching halves add up to a sum."""

from capicua.core.presentation import present
from capicua.families.line import LINE_PRESENTATION
from capicua.games.matador.hints import MatadorHints
from capicua.games.matador.observer import MatadorObserver
from capicua.games.matador.picture import MatadorPicture
from capicua.games.matador.positions import MatadorPositions
from capicua.games.matador.refusals import MatadorRefusals
from capicua.games.matador.rules import Matador
from capicua.games.matador.words import MatadorWords

GAME = present(
    Matador,
    LINE_PRESENTATION.but(
        words=MatadorWords(),
        refusals=MatadorRefusals(),
        picture=MatadorPicture(),
        positions=MatadorPositions(),
        observer=MatadorObserver(),
        hints=MatadorHints(),
    ),
)
