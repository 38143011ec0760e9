"""That's It!, a game of taking and discarding until a hand can be split into melds."""

from capicua.core.presentation import Presentation, present
from capicua.games.thats_it.belief import ThatsItBelief
from capicua.games.thats_it.game import ThatsIt
from capicua.games.thats_it.hints import ThatsItHints
from capicua.games.thats_it.observer import ThatsItObserver
from capicua.games.thats_it.picture import ThatsItPicture
from capicua.games.thats_it.positions import ThatsItPositions
from capicua.games.thats_it.reasons import ThatsItReasons
from capicua.games.thats_it.refusals import ThatsItRefusals
from capicua.games.thats_it.rules import ThatsItRound
from capicua.games.thats_it.sheet import ThatsItSheet
from capicua.games.thats_it.words import ThatsItWords

GAME = present(
    ThatsIt,
    Presentation(
        words=ThatsItWords(),
        refusals=ThatsItRefusals(),
        reasons=ThatsItReasons(),
        picture=ThatsItPicture(),
        positions=ThatsItPositions(),
        observer=ThatsItObserver(),
        hints=ThatsItHints(),
        belief=ThatsItBelief(),
        sheet=ThatsItSheet,
    ),
    ThatsItRound,
)
