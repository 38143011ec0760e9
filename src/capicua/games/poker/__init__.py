"""Domino Poker: five tiles each, bets in play chips, the best hand takes the pot."""

from capicua.core.presentation import Presentation, present
from capicua.games.poker.belief import PokerBelief
from capicua.games.poker.game import Poker
from capicua.games.poker.hints import PokerHints
from capicua.games.poker.observer import PokerObserver
from capicua.games.poker.picture import PokerPicture
from capicua.games.poker.positions import PokerPositions
from capicua.games.poker.reasons import PokerReasons
from capicua.games.poker.refusals import PokerRefusals
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.words import PokerWords

GAME = present(
    Poker,
    Presentation(
        words=PokerWords(),
        refusals=PokerRefusals(),
        reasons=PokerReasons(),
        picture=PokerPicture(),
        positions=PokerPositions(),
        observer=PokerObserver(),
        hints=PokerHints(),
        belief=PokerBelief(),
    ),
    PokerRound,
)
