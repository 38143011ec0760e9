"""That's It!: take or draw, discard, and declare when the hand falls into melds.

Actions are ``take``, ``draw`` (which ends the hand when the boneyard is empty), a face-up
discard of each tile, and "That's It!" with each tile face down. The last action stands for
a declaration whose face-down tile is not known: the others see no more of it in the log.

At the end the winner's melds are shown. The face-down tile and the other hands are not:
nothing depends on them, and a tile that somebody took face up is known anyway.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.game import Game
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import (
    ALL_TILES,
    BIT_OF,
    MAX_PIP,
    NO_TILE,
    WORD,
    WORD_OF,
    position_of,
    tiles_in,
)
from capicua.games.thats_it import belief, hints, picture, position, sheet, why, words
from capicua.games.thats_it.actions import DISCARD, DRAW, TAKE, THATS_IT, UNSEEN
from capicua.games.thats_it.melds import (
    TALLY_HIGH,
    TALLY_LOW,
    WORDS,
    Counting,
    Split,
    closing,
    has_four,
)
from capicua.games.thats_it.options import PRESETS, ThatsItOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from capicua.core.actions import Actions
    from capicua.core.chance import Rng
    from capicua.core.match import Match
    from capicua.core.options import Options
    from capicua.core.reasons import Message, Refusal
    from capicua.core.sheet import ScoreSheet
    from capicua.core.worlds import Unknowns
    from capicua.core.zones import Zone

MANY: Final = 1_000_000


class ThatsIt(Game):
    """The game: hands, how they are counted, how they follow each other."""

    id: ClassVar[str] = "thats_it"
    version: ClassVar[int] = 1
    genre: ClassVar[str] = "melds"
    seats_rule: ClassVar[str] = "TSI-1"

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, ThatsItOptions)
        self.effort = 400 if options.hand_size == 7 else 90
        self.hand_size: i64 = options.hand_size
        self.redump_taken: bool = options.redump_taken
        self.take_chain_limit: i64 = min(options.take_chain_limit, MANY)
        self.target: int = options.target
        self.dead_hand_limit: int = options.dead_hand_limit
        any_two = options.hand_size == 10 and options.same_suit_ten == "any_two"
        self.counting: Counting = Counting(options.doubles_are_suit, any_two)

    @classmethod
    def presets(cls) -> Mapping[str, Options]:
        """Hands of seven and of ten."""
        return PRESETS

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Two to eight; eight hands of ten leave 56 tiles."""
        return 2, 8

    @classmethod
    def usual_seats(cls, options: Options) -> int:
        """Two."""
        return 2

    @property
    def high(self) -> int:
        """The game does not scale down from double-15."""
        return MAX_PIP

    def blank(self, setup: Setup) -> ThatsItRound:
        """A state with nothing dealt."""
        return ThatsItRound(self, setup)

    @property
    def action_count(self) -> int:
        """Take, draw, and two ways to put each tile out; besides, the unseen one."""
        return UNSEEN + 1

    def hand_sizes(self, setup: Setup) -> list[int]:
        """The same for all (TSI-1)."""
        return [int(self.hand_size)] * int(self.players)

    def next_setup(self, match: Match) -> Setup:
        """To the left of the last winner, or of who began a dead hand (TSI-2)."""
        starter = NOBODY
        if match.rounds:
            last = match.rounds[-1]
            assert isinstance(last, ThatsItRound)
            starter = last.next_seat(last.starter if last.is_void else last.winner)
        return Setup(match.number, starter, match.totals, match.streak)

    def points_to_win(self) -> int:
        """The target (TSI-18)."""
        return self.target

    def match_is_over(self, match: Match) -> bool:
        """At the target (TSI-18), or after too many dead hands in a row (TSI-11)."""
        return max(match.totals) >= self.target or match.streak >= self.dead_hand_limit

    def score_sheet(self, setup: Setup) -> ScoreSheet | None:
        """See ``sheet``."""
        return sheet.ThatsItSheet(self, setup)


class ThatsItRound(State):
    """One hand, as players call it: from the deal to a declaration or an empty boneyard."""

    def __init__(self, game: ThatsIt, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules: ThatsIt = game
        self.hands: vec[i64] = vec[i64]([0] * (WORDS * game.players))
        self.known: vec[i64] = vec[i64]([0] * (WORDS * game.players))
        """Tiles that each seat took face up and still holds, as everybody knows."""
        self.trash: vec[i64] = vec[i64]([0] * WORDS)
        self.stock: vec[i64] = vec[i64]()
        """An order of tiles whose last ``left`` are the boneyard; empty in a view."""
        self.left: i64 = 0
        self.offer: i64 = NO_TILE
        """The discard that the seat to act may take (TSI-7)."""
        self.must_discard: bool = False
        """Whether the seat to act has taken or drawn its tile."""
        self.taken: i64 = NO_TILE
        """The tile taken this turn, which may not be discarded again (TSI-9)."""
        self.chain: i64 = 0
        """Turns in a row that took the discard (TSI-12)."""
        self.starter: i64 = 0
        self.winner: i64 = NOBODY
        self.face_down: i64 = NO_TILE

    # What happens.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Gives each seat its tiles (TSI-1) and finds who goes first (TSI-2)."""
        self.restart(order, lot)
        self.forget()
        seat: i64 = 0
        at: i64 = 0
        while seat < self.players:
            last: i64 = at + self.rules.hand_size
            while at < last:
                tile = order[at]
                self.hands[seat * WORDS + WORD_OF[tile]] |= BIT_OF[tile]
                at += 1
            seat += 1
        self.stock = order
        self.left = ALL_TILES - at
        self.starter = lot if self.setup.starter == NOBODY else self.setup.starter
        self.turn = self.starter

    def forget(self) -> None:
        """Clears the table."""
        word: i64 = 0
        while word < WORDS * self.players:
            self.hands[word] = 0
            self.known[word] = 0
            word += 1
        word = 0
        while word < WORDS:
            self.trash[word] = 0
            word += 1
        self.offer = NO_TILE
        self.must_discard = False
        self.taken = NO_TILE
        self.chain = 0
        self.winner = NOBODY
        self.face_down = NO_TILE

    def may_take(self) -> bool:
        """Whether there is a discard to take, and not too many were taken on end (TSI-12)."""
        return self.offer != NO_TILE and self.chain < self.rules.take_chain_limit

    def collect(self, actions: Actions) -> None:
        """Take or draw (TSI-6, TSI-7); then put a tile out, face up or face down (TSI-8)."""
        if not self.must_discard:
            if self.may_take():
                actions.add(TAKE)
            actions.add(DRAW)
            return
        barred: i64 = NO_TILE if self.rules.redump_taken else self.taken
        low: i64 = 0
        high: i64 = 0
        base: i64 = self.turn * WORDS
        word: i64 = 0
        while word < WORDS:
            rest: i64 = self.hands[base + word]
            while rest != 0:
                bit = rest & -rest
                tile: i64 = word * WORD + position_of(bit)
                if tile != barred:
                    actions.add(DISCARD + tile)
                low += TALLY_LOW[tile]
                high += TALLY_HIGH[tile]
                rest ^= bit
            word += 1
        if has_four(low, high):
            self.collect_closing(actions)

    def collect_closing(self, actions: Actions) -> None:
        """Adds the tiles that can go face down, leaving a winning hand (TSI-10)."""
        tiles = self.hand_vec(self.turn)
        rest = closing(tiles)
        while rest != 0:
            bit = rest & -rest
            actions.add(THATS_IT + tiles[position_of(bit)])
            rest ^= bit

    def advance(self, action: i64) -> None:
        """Half a turn: a tile comes in, or one goes out."""
        self.record(action)
        if action == TAKE:
            self.take()
        elif action == DRAW:
            self.draw()
        elif action < THATS_IT:
            self.put_out(action - DISCARD)
            self.offer = action - DISCARD
            self.turn = self.next_seat(self.turn)
        else:
            self.declare(action - THATS_IT)

    def take(self) -> None:
        """Takes the discard; from now on everybody knows who has it."""
        at: i64 = self.turn * WORDS + WORD_OF[self.offer]
        self.hands[at] |= BIT_OF[self.offer]
        self.known[at] |= BIT_OF[self.offer]
        self.taken = self.offer
        self.offer = NO_TILE
        self.chain += 1
        self.must_discard = True

    def draw(self) -> None:
        """Lets the discard go to the trash and draws; an empty boneyard ends the hand (TSI-11)."""
        if self.offer != NO_TILE:
            self.trash[WORD_OF[self.offer]] |= BIT_OF[self.offer]
            self.offer = NO_TILE
        if self.left == 0:
            self.is_over = True
            self.is_void = True
            return
        tile = self.stock[len(self.stock) - self.left]
        self.left -= 1
        self.hands[self.turn * WORDS + WORD_OF[tile]] |= BIT_OF[tile]
        self.chain = 0
        self.must_discard = True

    def put_out(self, tile: i64) -> None:
        """A tile leaves the hand."""
        at: i64 = self.turn * WORDS + WORD_OF[tile]
        self.hands[at] &= ~BIT_OF[tile]
        self.known[at] &= ~BIT_OF[tile]
        self.taken = NO_TILE
        self.must_discard = False

    def declare(self, tile: i64) -> None:
        """That's It! (TSI-8): only the winner scores (TSI-13)."""
        was_known: i64 = self.known[self.turn * WORDS + WORD_OF[tile]] & BIT_OF[tile]
        self.put_out(tile)
        # Everybody can tell that a known tile, missing in the hand shown, lies face down.
        self.known[self.turn * WORDS + WORD_OF[tile]] |= was_known
        self.face_down = tile
        self.winner = self.turn
        self.is_over = True
        self.points[self.turn] = self.best_split(self.turn).score

    # What a hand is worth.

    def hand_tiles(self, seat: i64) -> list[int]:
        """The tiles a seat holds, as far as this state knows, in ascending order."""
        return self.tiles_of(self.hands, seat)

    def hand_vec(self, seat: i64) -> vec[i64]:
        """The same for what runs in loops."""
        found = vec[i64]([0] * (self.rules.hand_size + 1))
        count: i64 = 0
        word: i64 = 0
        while word < WORDS:
            rest: i64 = self.hands[seat * WORDS + word]
            while rest != 0:
                bit = rest & -rest
                found[count] = word * WORD + position_of(bit)
                count += 1
                rest ^= bit
            word += 1
        return found[:count]

    def tiles_of(self, sets: vec[i64], seat: i64) -> list[int]:
        """The tiles of one seat's set in ``hands`` or ``known``, in ascending order."""
        tiles: list[int] = []
        for word in range(WORDS):
            tiles += tiles_in(sets[seat * WORDS + word], word * WORD)
        return tiles

    def hand_count(self, seat: i64) -> int:
        """How many tiles a seat holds."""
        return int(self.rules.hand_size) + (self.must_discard and seat == self.turn)

    def best_split(self, seat: i64, without: i64 = NO_TILE) -> Split:
        """The best split of a hand of 7 or 10 tiles, or of a larger one without a tile (TSI-16)."""
        tiles = [tile for tile in self.hand_tiles(seat) if tile != without]
        return self.rules.counting.best(tiles)

    # Who knows what.

    def copy_public(self, other: State) -> None:
        """Discards, who took which, and how many are left; at the end the winner's hand."""
        super().copy_public(other)
        assert isinstance(other, ThatsItRound)
        self.known = other.known[:]
        self.trash = other.trash[:]
        self.left = other.left
        self.offer = other.offer
        self.must_discard = other.must_discard
        self.taken = other.taken
        self.chain = other.chain
        self.starter = other.starter
        self.winner = other.winner
        if other.winner != NOBODY:
            self.copy_hand(other, other.winner)
            if other.face_down_is_known():
                self.face_down = other.face_down
            else:
                self.log[len(self.log) - 1] = UNSEEN

    def copy_seat(self, other: State, seat: i64) -> None:
        """The seat's hand; the winner knows the tile face down."""
        assert isinstance(other, ThatsItRound)
        self.copy_hand(other, seat)
        if seat == other.winner:
            self.face_down = other.face_down
            self.log = other.log[:]

    def copy_hidden(self, other: State) -> None:
        """All hands, the boneyard, the tile face down."""
        super().copy_hidden(other)
        assert isinstance(other, ThatsItRound)
        self.hands = other.hands[:]
        self.stock = other.stock
        self.face_down = other.face_down
        self.log = other.log[:]

    def copy_hand(self, other: ThatsItRound, seat: i64) -> None:
        """Copies the tiles of one seat."""
        word: i64 = seat * WORDS
        while word < (seat + 1) * WORDS:
            self.hands[word] = other.hands[word]
            word += 1

    def face_down_is_known(self) -> bool:
        """Whether the face-down tile is one that the winner had taken face up."""
        tile: i64 = self.face_down
        if tile == NO_TILE:
            return False
        return self.known[self.winner * WORDS + WORD_OF[tile]] & BIT_OF[tile] != 0

    # Belief.

    def unknowns(self) -> Unknowns:
        """See ``belief.py``."""
        return belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """See ``belief.py``."""
        belief.fill_in(self, tiles, places, rng)

    # In words.

    def text(self, action: i64) -> str:
        """``take``, ``draw``, ``discard 6-4`` or ``thats_it 6-4``."""
        return words.text(action)

    def parse(self, text: str) -> int:
        """The action of a text."""
        return words.parse(text)

    def refuse(self, action: i64) -> Refusal:
        """Why not."""
        return words.refuse(self, action)

    def label(self, action: i64) -> Message:
        """The action as a choice."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """What happens."""
        return words.narrate(self, action)

    def zones(self) -> list[Zone]:
        """The discard, the boneyard and the trash, hands and melds."""
        return picture.zones(self)

    def fields(self) -> dict[str, str]:
        """Hands, discard, trash, boneyard, and what was taken."""
        return position.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """Sets a hand up in the middle."""
        position.place(self, fields)

    def ending(self) -> list[Message]:
        """The count, meld by meld."""
        return words.ending(self)

    def merit(self, action: i64) -> i64:
        """See ``hints.py``."""
        return hints.merit(self, action)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why.py``."""
        return why.reasons(self, int(action))


GAME = ThatsIt
