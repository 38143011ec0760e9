"""Texas 42: seven tiles each, an auction, and tricks for 42 points."""

from capicua.core.presentation import present
from capicua.families.tricks import TRICK_PRESENTATION
from capicua.games.texas_42.belief import TexasBelief
from capicua.games.texas_42.game import Texas42
from capicua.games.texas_42.hints import TexasHints
from capicua.games.texas_42.keys import TexasKeys
from capicua.games.texas_42.observer import TexasObserver
from capicua.games.texas_42.picture import TexasPicture
from capicua.games.texas_42.positions import TexasPositions
from capicua.games.texas_42.reasons import TexasReasons
from capicua.games.texas_42.refusals import TexasRefusals
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.sheet import TexasSheet
from capicua.games.texas_42.words import TexasWords

GAME = present(
    Texas42,
    TRICK_PRESENTATION.but(
        words=TexasWords(),
        refusals=TexasRefusals(),
        reasons=TexasReasons(),
        picture=TexasPicture(),
        positions=TexasPositions(),
        observer=TexasObserver(),
        hints=TexasHints(),
        belief=TexasBelief(),
        keys=TexasKeys(),
        sheet=TexasSheet,
    ),
    TexasRound,
)
