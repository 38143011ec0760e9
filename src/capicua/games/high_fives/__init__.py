"""High Fives: capture pairs that share a number; doubles and sums of fives score."""

from capicua.core.presentation import Presentation, present
from capicua.games.high_fives.belief import HighFivesBelief
from capicua.games.high_fives.game import HighFives
from capicua.games.high_fives.hints import HighFivesHints
from capicua.games.high_fives.observer import HighFivesObserver
from capicua.games.high_fives.picture import HighFivesPicture
from capicua.games.high_fives.positions import HighFivesPositions
from capicua.games.high_fives.reasons import HighFivesReasons
from capicua.games.high_fives.refusals import HighFivesRefusals
from capicua.games.high_fives.rules import HighFivesRound
from capicua.games.high_fives.sheet import HighFivesSheet
from capicua.games.high_fives.words import HighFivesWords

GAME = present(
    HighFives,
    Presentation(
        words=HighFivesWords(),
        refusals=HighFivesRefusals(),
        reasons=HighFivesReasons(),
        picture=HighFivesPicture(),
        positions=HighFivesPositions(),
        observer=HighFivesObserver(),
        hints=HighFivesHints(),
        belief=HighFivesBelief(),
        sheet=HighFivesSheet,
    ),
    HighFivesRound,
)
