"""Tiddle-a-Wink: a line game without drawing, in which a double gives a second play."""

from capicua.core.presentation import present
from capicua.families.line import LINE_PRESENTATION
from capicua.games.tiddle_a_wink.belief import TiddleAWinkBelief
from capicua.games.tiddle_a_wink.hints import TiddleAWinkHints
from capicua.games.tiddle_a_wink.picture import TiddleAWinkPicture
from capicua.games.tiddle_a_wink.positions import TiddleAWinkPositions
from capicua.games.tiddle_a_wink.refusals import TiddleAWinkRefusals
from capicua.games.tiddle_a_wink.rules import TiddleAWink
from capicua.games.tiddle_a_wink.words import TiddleAWinkWords

GAME = present(
    TiddleAWink,
    LINE_PRESENTATION.but(
        words=TiddleAWinkWords(),
        refusals=TiddleAWinkRefusals(),
        picture=TiddleAWinkPicture(),
        positions=TiddleAWinkPositions(),
        hints=TiddleAWinkHints(),
        belief=TiddleAWinkBelief(),
    ),
)
