"""The Big Clock, a solitaire of piles round a clock in which doubles move to their hours."""

from capicua.core.presentation import Presentation, present
from capicua.families.patience.belief import StockBelief
from capicua.games.big_clock.hints import ClockHints
from capicua.games.big_clock.observer import ClockObserver
from capicua.games.big_clock.picture import ClockPicture
from capicua.games.big_clock.positions import ClockPositions
from capicua.games.big_clock.reasons import ClockReasons
from capicua.games.big_clock.refusals import ClockRefusals
from capicua.games.big_clock.rules import BigClock
from capicua.games.big_clock.words import ClockWords

GAME = present(
    BigClock,
    Presentation(
        words=ClockWords(),
        refusals=ClockRefusals(),
        reasons=ClockReasons(),
        picture=ClockPicture(),
        positions=ClockPositions(),
        observer=ClockObserver(),
        hints=ClockHints(),
        belief=StockBelief(),
    ),
)
