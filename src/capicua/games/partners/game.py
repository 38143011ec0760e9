"""Partners as a game: its options, its deals, and the sequence of rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.options import Options, Presets
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal
from capicua.core.tiles.tile import is_double
from capicua.families.line.game import LineGame
from capicua.families.line.rules import LineRound
from capicua.games.partners.blocked_round import COMPARISONS, TIES
from capicua.games.partners.options import PRESETS, PartnersOptions, country_of

if TYPE_CHECKING:
    from capicua.core.match import Match

FITS: Final = ("any", "not_past", "below")
"""Which pass bonuses are scored near the target, by number (PAR-27)."""
ANY: Final = 0
BELOW: Final = 2
AFTER_VOID: Final = ("none", "two", "plus_one")
"""The effect of void rounds on the next decided one, by number (PAR-20)."""
TWO: Final = 1
PLUS_ONE: Final = 2
GAMES_TARGET: Final = 6
"""The automatic target when games are counted (PAR-28)."""


class Partners(LineGame):
    """The line game with two more actions: giving the lead and showing doubles."""

    id: ClassVar[str] = "partners"
    version: ClassVar[int] = 2
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "PAR-1"
    pairs_rule: ClassVar[str] = "PAR-1"
    own_actions: ClassVar[int] = 2
    known_as: ClassVar[tuple[str, ...]] = (
        "venezuelan",
        "spanish",
        "dominican",
        "puerto_rican_500",
        "cuban",
        "jamaican",
        "brazilian",
    )

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, PartnersOptions)
        self.is_version_1: bool = self.version == 1
        self.country: str = country_of(options)
        """The country whose words are used at the table: ``ve``, ``es``, ``do``, ``pr``, ``cu``,
        ``jm``, ``br``."""
        self.forces_double: bool = options.forced_lead
        self.rotates: bool = options.next_lead == "rotate"
        self.passes_lead: bool = options.pass_lead
        self.void_lead: str = options.void_lead
        self.redeal_doubles: int = options.redeal_doubles
        self.instant_doubles: int = options.instant_doubles
        self.block_winner: i64 = COMPARISONS[options.block_winner]
        self.block_tie: i64 = TIES[options.block_tie]
        self.counts_all: bool = options.count_pips == "all"
        self.nets_blocks: bool = options.blocked_scoring == "winner_net"
        self.by_games: bool = options.scoring == "games"
        alike = options.win_both if options.both_ends == "any" else options.win_simple
        self.wins: vec[i64] = vec[i64](
            [
                options.win_simple,
                options.win_double,
                options.win_both,
                alike,
                options.win_cross,
                options.win_simple,
            ]
        )
        """The value of a round in games, by closing (PAR-19)."""
        self.win_block: i64 = options.win_block
        self.key_win: i64 = options.key_win
        self.void_next: i64 = AFTER_VOID.index(options.void_next)
        self.doubles_capicua: bool = options.capicua_bonus == "double"
        bonus = options.capicua_bonus
        self.capicua: i64 = bonus if isinstance(bonus, int) else 0
        counts_alike = 1 if options.both_ends == "any" else 0
        counts_cross = 1 if options.capicua_double else 0
        self.capicua_closings: vec[i64] = vec[i64]([0, 0, 1, counts_alike, counts_cross, 0])
        """1 for each closing that is a capicúa (PAR-22)."""
        self.capicua_blank: bool = options.capicua_blank
        self.chuchazo: i64 = options.chuchazo_bonus
        self.chuchazo_both: bool = options.chuchazo_both_ends
        self.salida: i64 = options.pase_salida_bonus
        plain = options.pase_salida_plain
        self.salida_plain: i64 = plain if isinstance(plain, int) else options.pase_salida_bonus
        if options.pase_salida_bonus == 0:
            self.salida_plain = 0
        self.salida_any: bool = options.pase_salida_partner == "any"
        self.corrido: i64 = options.pase_corrido_bonus
        self.hand_bonuses: dict[int, int] = dict(options.hand_bonuses)
        self.block_bonus: i64 = options.block_bonus
        self.bonus_fit: i64 = FITS.index(options.bonus_fit)
        self.six_love: bool = options.match_format == "six_love"
        self.one_all: bool = options.one_all_play_two
        self.weighs_shutouts: bool = options.shutout == "double"
        self.give_lead: i64 = self.further
        self.show: i64 = self.further + 1

    @property
    def is_silent(self) -> bool:
        """Whether talking is forbidden during a round, as it is between partners (PAR-31)."""
        return self.pairs

    def points_to_win(self) -> int:
        """Return the target of the match (PAR-28)."""
        options = self.options
        assert isinstance(options, PartnersOptions)
        if options.target == "auto" and options.scoring == "games":
            return GAMES_TARGET
        return super().points_to_win()

    def points_limit(self) -> int:
        """Return the highest value of a round in games, or the pips and all bonuses (PAR-19).

        Games added for void rounds before it (PAR-20) are not counted.
        """
        if self.by_games:
            values = [int(games) for games in self.wins]
            return max(self.points_to_win(), int(self.win_block), int(self.key_win), *values)
        pips = self.pips_in_play() * (2 if self.doubles_capicua else 1)
        passes = max(int(self.salida), int(self.salida_plain)) + 2 * int(self.size * self.corrido)
        last = int(self.capicua + self.chuchazo + self.block_bonus)
        return pips + passes + last + max(self.hand_bonuses.values(), default=0)

    # -- the deal --------------------------------------------------------------------------

    def redeals(self, setup: Setup) -> bool:
        """Return whether some deals are void: too many doubles in a hand (PAR-4), or LIN-8."""
        return self.redeal_doubles > 0 or super().redeals(setup)

    def calls_for_redeal(self, setup: Setup, deal: Deal) -> bool:
        """Return whether the deal is void: too many doubles in a hand (PAR-4), or LIN-8."""
        if self.holder_of_doubles(deal.order) != NOBODY:
            return False
        if self.redeal_doubles and max(self.doubles_dealt(deal.order)) >= self.redeal_doubles:
            return True
        return super().redeals(setup) and super().calls_for_redeal(setup, deal)

    def doubles_dealt(self, order: list[int]) -> list[int]:
        """Return the number of doubles that a dealing order gives to each seat."""
        size = int(self.size)
        return [
            sum([is_double(tile) for tile in order[seat * size : (seat + 1) * size]])
            for seat in range(int(self.players))
        ]

    def holder_of_doubles(self, order: list[int]) -> int:
        """Return the only seat with enough doubles to win immediately, or ``NOBODY`` (PAR-4)."""
        if not self.instant_doubles:
            return NOBODY
        counts = self.doubles_dealt(order)
        holders = [seat for seat, count in enumerate(counts) if count >= self.instant_doubles]
        return holders[0] if len(holders) == 1 else NOBODY

    # -- the lead --------------------------------------------------------------------------

    def double_leads(self, setup: Setup) -> bool:
        """Return whether the highest double dealt leads a round (PAR-5, PAR-7, PAR-9, PAR-29).

        In six-love a round without a starter follows a bruk, and all scores are above zero only
        at one all.
        """
        if setup.number == 1:
            return self.is_lead_forced(1)
        if self.is_one_all(setup.totals):
            return True
        if setup.streak > 0:
            return not self.rotates and self.void_lead == "highest_double"
        if self.six_love and not any(setup.totals):
            return setup.starter == NOBODY or self.is_version_1
        return self.is_lead_forced(setup.number)

    def is_one_all(self, totals: list[int]) -> bool:
        """Return whether all scores are one, so that the round is played for two (PAR-29)."""
        if not self.six_love or not self.one_all or not totals:
            return False
        return min(totals) == 1 and max(totals) == 1

    def may_give_lead(self, setup: Setup) -> bool:
        """Return whether the leader of a round won the last one, and may give the lead (PAR-10)."""
        if not self.passes_lead or setup.number == 1 or setup.starter == NOBODY:
            return False
        return setup.streak == 0 and not self.double_leads(setup)

    # -- the match ---------------------------------------------------------------------------

    def next_setup(self, match: Match) -> Setup:
        """Return the setup of the next round, with the number of void rounds before it.

        ``streak`` counts consecutive void rounds (PAR-9, PAR-20), ``pot`` all void rounds while
        bonuses wait for a winner (PAR-26).
        """
        setup = super().next_setup(match)
        if match.rounds:
            last = match.last
            assert isinstance(last, LineRound)
            is_void = last.hand_winner() == NOBODY
            setup.streak = last.setup.streak + 1 if is_void else 0
            setup.pot = last.setup.pot
            if is_void and self.hand_bonuses:
                setup.pot += 1
        return setup

    def hand_bonus(self, setup: Setup) -> int:
        """Return the bonus for the winner of the round (PAR-26)."""
        return self.hand_bonuses.get(setup.number - setup.pot, 0)

    def is_shutout(self, totals: list[int]) -> bool:
        """Return whether totals at the end of a match are a shut-out (PAR-30)."""
        sides = [totals[seat] for seat in range(int(self.side_count))]
        return max(sides) > 0 and len([points for points in sides if points != 0]) == 1

    def match_weight(self, match: Match) -> int:
        """Return the weight of a finished match in a series (PAR-30)."""
        return self.shutout_weight() if self.is_shutout(match.totals) else 1

    def shutout_weight(self) -> int:
        """Return the weight of a shut-out in a series: two with ``double`` (PAR-30)."""
        return 2 if self.weighs_shutouts else 1


@final
class PartnersOfVersion1(Partners):
    """The rules of 0.1 and 0.2, for matches begun under them.

    A root double with one bare side counted as a lone one, so that some closings were misjudged
    (PAR-19, PAR-22), and in six-love a win worth nothing reset the lead (PAR-29).
    """

    version: ClassVar[int] = 1


Partners.earlier = {1: PartnersOfVersion1}
