"""Partners: two against two on a plain line, with the rules of seven countries."""

from capicua.core.presentation import present
from capicua.families.line import LINE_PRESENTATION
from capicua.games.partners.belief import PartnersBelief
from capicua.games.partners.game import Partners
from capicua.games.partners.hints import PartnersHints
from capicua.games.partners.keys import PartnersKeys
from capicua.games.partners.picture import PartnersPicture
from capicua.games.partners.positions import PartnersPositions
from capicua.games.partners.reasons import PartnersReasons
from capicua.games.partners.refusals import PartnersRefusals
from capicua.games.partners.rules import PartnersRound
from capicua.games.partners.sheet import PartnersSheet
from capicua.games.partners.words import PartnersWords

GAME = present(
    Partners,
    LINE_PRESENTATION.but(
        words=PartnersWords(),
        refusals=PartnersRefusals(),
        reasons=PartnersReasons(),
        picture=PartnersPicture(),
        positions=PartnersPositions(),
        hints=PartnersHints(),
        belief=PartnersBelief(),
        keys=PartnersKeys(),
        sheet=PartnersSheet,
    ),
    PartnersRound,
)
