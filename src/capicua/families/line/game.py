"""A line game: its sizes, its chance, and how the hands of a match follow each other."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.chance import Deal, Dealer
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.options import ByPlayers, Options
from capicua.core.reasons import BadOption, Message
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import ScoreSheet
from capicua.core.tile import WORD, is_double, set_size, set_words
from capicua.families.line.layout import SPINNERS
from capicua.families.line.options import MOST_SEATS, LineOptions
from capicua.families.line.round import LineRound
from capicua.families.line.scoring import BLOCKED_SCORINGS
from capicua.families.line.sheet import LineSheet

BASE_HANDS: Final = {6: 0, 9: 2, 12: 5, 15: 8}
"""How many tiles more than on double-6 a hand has on the larger sets (LIN-4)."""
TARGETS: Final = {6: 100, 9: 250, 12: 500, 15: 750}
REDEALS: Final = 50
UNLIMITED: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class LineGame(Game):
    """What all line games share; a game sets its id, its presets and what it does otherwise."""

    family = "line"
    genre = "line"
    seats_rule = "LIN-4"
    base_hand: ClassVar[int] = 7
    """Tiles in a hand on double-6 (LIN-4)."""

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, LineOptions)
        rules = options
        self.pips: i64 = rules.set
        self.tiles: i64 = set_size(self.pips)
        self.words: i64 = set_words(self.pips)
        self.set_masks: vec[i64] = vec[i64](
            [sum([2 ** (tile % WORD) for tile in self._word_tiles(word)]) for word in range(3)]
        )
        self.size: i64 = self.tiles_each()
        step = 1 if rules.direction == "clockwise" else players - 1
        self.after: vec[i64] = vec[i64]([(seat + step) % players for seat in range(players)])
        """The next seat in turn order, by seat (LIN-2)."""
        self.pairs: bool = rules.teams == "pairs"
        self.side_count: i64 = 2 if self.pairs else players
        self.spinner: i64 = SPINNERS[rules.spinner]
        limit = rules.draw_per_turn
        self.draw_limit: i64 = UNLIMITED if limit == "unlimited" else int(limit)
        self.draw_when_able: bool = rules.draw_when_able
        self.reserve: i64 = rules.boneyard_reserve
        self.stops_dead: bool = rules.dead_layout == "stop"
        self.seeks_double: bool = rules.no_double == "draw_for_double"
        self.blocked_scoring: i64 = BLOCKED_SCORINGS[rules.blocked_scoring]
        self.target: i64 = self.points_to_win()
        self.ends_at_once: bool = rules.match_end_check == "immediate"
        self.max_hands: i64 = rules.max_hands
        self.pool: bool = rules.stakes == "pool"
        self.stake: i64 = rules.stake
        self.bankroll: i64 = rules.bankroll
        self.last_pool_hand: i64 = rules.pool_hands
        if 0 < self.max_hands < self.last_pool_hand:
            self.last_pool_hand = self.max_hands
        self.carries_over: bool = rules.blocked_pool == "carry_over"
        self.first_lead: i64 = 4 * self.tiles
        """Actions below lay tile × 4 + arm; from here on a tile is led."""
        self.draw: i64 = 5 * self.tiles
        self.passing: i64 = self.draw + 1
        self.further: i64 = self.draw + 2
        """The first action that only some line games have."""

    def tiles_each(self) -> int:
        """How many tiles each seat takes (LIN-4, LIN-5); raises ``BadOption``."""
        options = self.options
        assert isinstance(options, LineOptions)
        return hand_size(options, int(self.players), self.base_hand)

    def points_to_win(self) -> int:
        """The target of the match (LIN-45)."""
        options = self.options
        assert isinstance(options, LineOptions)
        return TARGETS[options.set] if options.target == "auto" else int(options.target)

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """As many as the hands leave tiles for (LIN-4, LIN-5); four in pairs (LIN-44)."""
        assert isinstance(options, LineOptions)
        if options.teams == "pairs":
            return 4, 4
        size = options.hand_size
        most = MOST_SEATS[options.set]
        if isinstance(size, ByPlayers):
            return min(size), max(size)
        if size != "auto":
            most = min(most, int(set_size(options.set)) // int(size))
        return 2, most

    @property
    def high(self) -> int:
        """The set."""
        return int(self.pips)

    @property
    def action_count(self) -> int:
        """Plays, leads, draw and pass."""
        return int(self.further)

    @property
    def sides(self) -> list[int]:
        """In pairs A and C play B and D (LIN-44)."""
        return [seat % int(self.side_count) for seat in range(self.players)]

    def blank(self, setup: Setup) -> LineRound:
        """A round with nothing dealt."""
        return LineRound(self, setup)

    def hand_sizes(self, setup: Setup) -> list[int]:
        """The same for every seat (LIN-3)."""
        return [int(self.size)] * int(self.players)

    def set_mask(self, word: i64) -> i64:
        """The tiles of the set in a word."""
        return self.set_masks[word]

    def _word_tiles(self, word: int) -> list[int]:
        tiles = int(self.tiles)
        return list(range(min(word * WORD, tiles), min((word + 1) * WORD, tiles)))

    # -- chance ----------------------------------------------------------------------------

    def is_lead_forced(self, number: int) -> bool:
        """Whether the highest double leads hand ``number`` (LIN-6, LIN-7)."""
        options = self.options
        assert isinstance(options, LineOptions)
        return (options.first_lead if number == 1 else options.next_lead) == "highest_double"

    def draw_deal(self, setup: Setup, dealer: Dealer) -> Deal:
        """A deal with a double in some hand where that is asked for; at most 50 redeals (LIN-8)."""
        deal = dealer.deal(self.tile_count, int(self.players))
        for _ in range(REDEALS):
            if not self.calls_for_redeal(setup, deal):
                break
            deal = dealer.deal(self.tile_count, int(self.players))
        return deal

    def calls_for_redeal(self, setup: Setup, deal: Deal) -> bool:
        """Whether a double must lead and nobody holds one, under ``redeal``.

        A deal given by hand is played all the same: the heaviest tile leads it (LIN-8).
        """
        options = self.options
        assert isinstance(options, LineOptions)
        if options.no_double != "redeal" or not self.is_lead_forced(setup.number):
            return False
        dealt = deal.order[: int(self.size * self.players)]
        return not any([is_double(tile) for tile in dealt])

    # -- the match ---------------------------------------------------------------------------

    def next_setup(self, match: Match) -> Setup:
        """The next hand's leader (LIN-6); its pot is what the chips in hands do not hold.

        In a game for the pool totals are chips won and lost, so that a seat's chips are its
        total plus the bankroll, and the pool is what all of them lack (LIN-52).
        """
        totals = match.totals
        pot = -sum(totals) if self.pool else 0
        if not match.rounds:
            return Setup(match.number, NOBODY, totals)
        last = match.last
        assert isinstance(last, LineRound)
        return Setup(match.number, int(self.next_leader(last)), totals, pot=pot)

    def next_leader(self, last: LineRound) -> i64:
        """The seat that leads, or starts to draw for a double, after the hand ``last`` (LIN-6)."""
        options = self.options
        assert isinstance(options, LineOptions)
        if options.next_lead == "same_leader":
            return last.leader
        if options.next_lead == "hand_winner" and last.hand_winner() != NOBODY:
            return last.hand_winner()
        return self.after[last.leader]

    def match_is_over(self, match: Match) -> bool:
        """At the target with nobody level (LIN-46), after ``max_hands`` (LIN-47), or LIN-52."""
        last = match.last
        assert isinstance(last, LineRound)
        if last.ends_match or self.pool:
            return last.ends_match
        if 0 < self.max_hands < match.number:
            return True
        best = max(match.totals)
        sides = self.sides
        leading = [sides[seat] for seat in range(self.players) if match.totals[seat] == best]
        return best >= self.target and min(leading) == max(leading)

    def score_sheet(self, setup: Setup) -> ScoreSheet | None:
        """See ``sheet``."""
        return LineSheet(self, setup)


def hand_size(options: LineOptions, players: int, base: int) -> int:
    """How many tiles each seat takes (LIN-4, LIN-5); raises ``BadOption``."""
    size = options.hand_size
    if isinstance(size, ByPlayers):
        if players not in size:
            allowed = ", ".join([str(seats) for seats in sorted(size)])
            raise BadOption(
                Message("bad-seats-for-hand", {"seats": players, "allowed": allowed}), "LIN-5"
            )
        return size[players]
    if size != "auto":
        return int(size)
    if options.set == 6 and players <= 4:
        return base
    spare = (int(set_size(options.set)) - players) // players
    return min(base + BASE_HANDS[options.set], spare)
