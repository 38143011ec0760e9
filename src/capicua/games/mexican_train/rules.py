"""One round of Mexican Train: the turn machine of all rule sets.

A turn is a phase (``trains.PHASES``) with a set of trains to play on, its targets. What
the options change is in ``targets``, ``collect`` and ``play``; everything else is common.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.batches import proof
from capicua.core.chance import Rng
from capicua.core.reasons import Message, Refusal
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import (
    BIT,
    BIT_OF,
    DOUBLES,
    FITS,
    HIGH,
    LOW,
    NO_TILE,
    WORD,
    WORD_OF,
    double_of,
    pips_in,
    position_of,
    set_words,
)
from capicua.core.worlds import Unknowns
from capicua.games.mexican_train import (
    belief,
    hints,
    opening,
    picture,
    position,
    refusals,
    why,
    words,
)
from capicua.games.mexican_train.layout import Layout
from capicua.games.mexican_train.trains import (
    DRAW,
    DRAWN,
    END_TURN,
    FOLLOW,
    HOLDS,
    KEPT,
    LACKS,
    MISSED,
    NO_TRAIN,
    OPTIONAL,
    PASS,
    PLAY,
    SERIES,
    START,
)

if TYPE_CHECKING:
    from capicua.core.zones import Zone
    from capicua.games.mexican_train.rules import MexicanTrain


@final
class TrainRound(State):
    """One round.

    Hands are masks, ``words`` words for each seat; ``marked`` is a mask of seats.
    """

    def __init__(self, game: MexicanTrain, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules: MexicanTrain = game
        self.tiles: i64 = game.tiles
        self.words: i64 = set_words(game.top)
        self.hands: vec[i64] = vec[i64]([0] * (int(self.words) * game.players))
        self.counts: vec[i64] = vec[i64]([0] * game.players)
        self.boneyard: vec[i64] = vec[i64]()
        """In drawing order; the last ``stock`` tiles are still there."""
        self.memory: belief.Memory | None = None
        """What the viewer remembers of the round, once it was asked for worlds."""
        self.stock: i64 = 0
        self.starter: i64 = 0
        self.opener: i64 = 0
        self.trains: Layout = Layout(game.tiles, game.top)
        self.marked: i64 = 0
        self.phase: i64 = START
        self.origin: i64 = START
        """The phase that a tile was drawn from."""
        self.follow: i64 = NO_TRAIN
        """The train of the double that wants another tile."""
        self.drawn: i64 = NO_TILE
        """The tile just drawn, which only its drawer knows."""
        self.running: bool = False
        """Whether the series of CMT-14 is running."""
        self.had_turn: i64 = 0
        self.silent: i64 = 0
        """Turns in a row that changed nothing (CMT-26)."""
        self.out: i64 = NOBODY
        self.proofs: vec[i64] = vec[i64]()
        """What draws, passes and the opening let everybody know (``core.batches.proof``)."""
        self._tried: Actions = Actions()

    # -- deal ------------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deals hands, leaves the rest as boneyard (CMT-1), and opens (CMT-4, BMT-4, CMT-T1)."""
        self.restart(order, lot)
        self.clear()
        self.starter = lot if self.setup.starter == NOBODY else self.setup.starter
        self.boneyard = order
        if self.rules.sets_aside:
            self.boneyard = opening.without(order, self.rules.removed_tile(self.setup))
        size = self.rules.hand
        seat: i64 = 0
        at: i64 = 0
        while seat < self.players:
            base = seat * self.words
            last = at + size
            while at < last:
                tile = self.boneyard[at]
                self.hands[base + WORD_OF[tile]] |= BIT_OF[tile]
                at += 1
            self.counts[seat] = size
            seat += 1
        self.stock = len(self.boneyard) - at
        opening.open_round(self)

    def clear(self) -> None:
        """Nothing dealt, nobody marked; the station is yet to be set."""
        index: i64 = 0
        while index < len(self.hands):
            self.hands[index] = 0
            index += 1
        index = 0
        while index < self.players:
            self.counts[index] = 0
            index += 1
        self.stock = 0
        self.marked = 0
        self.had_turn = 0
        self.silent = 0
        self.out = NOBODY
        self.proofs = vec[i64]()
        self.phase = START
        self.origin = START
        self.follow = NO_TRAIN
        self.drawn = NO_TILE
        self.running = False

    def set_station(self, number: i64, opener: i64) -> None:
        """The double goes to the centre; who put it there has the first turn (CMT-6)."""
        self.trains.begin(number)
        self.opener = opener
        self.turn = opener

    def take(self, seat: i64) -> i64:
        """The seat takes the next tile of the boneyard into its hand."""
        tile = self.boneyard[len(self.boneyard) - self.stock]
        self.stock -= 1
        self.hands[seat * self.words + WORD_OF[tile]] |= BIT_OF[tile]
        self.counts[seat] += 1
        return tile

    def drop(self, seat: i64, tile: i64) -> None:
        """The seat puts a tile on the table."""
        self.hands[seat * self.words + WORD_OF[tile]] &= ~BIT_OF[tile]
        self.counts[seat] -= 1

    # -- collect ---------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Adds what the seat to act may do, ascending."""
        if self.phase <= FOLLOW:
            # Drawing is for those who cannot play, unless it is free (CMT-12, BMT-10, BMT-12).
            decline = DRAW if self.stock > 0 else PASS
            if self.rules.may_draw and (self.stock > 0 or self.rules.may_pass):
                actions.add(decline)
                self.collect_plays(actions)
                return
            before = actions.count
            self.collect_plays(actions)
            if actions.count == before:
                actions.add(decline)
            return
        if self.phase == DRAWN:
            if not self.rules.must_play_drawn:
                actions.add(PASS)
        elif self.phase == OPTIONAL or not self.rules.series_forced:
            actions.add(END_TURN)
        self.collect_plays(actions)

    def collect_plays(self, actions: Actions) -> None:
        """Adds every play of the hand, or of the tile just drawn, on the turn's targets."""
        if self.is_stuck_on_double():
            return
        seat = self.turn
        base = seat * self.words
        first: i64 = 0
        stop = self.words
        if self.phase == DRAWN:
            first = WORD_OF[self.drawn]
            stop = first + 1
        targets = self.targets()
        while targets != 0:
            bit = targets & -targets
            targets ^= bit
            train = position_of(bit)
            only_doubles = train == seat and self.wants_double()
            fits = self.trains.ends[train] * 3
            word = first
            while word < stop:
                held = BIT_OF[self.drawn] if self.phase == DRAWN else self.hands[base + word]
                held &= FITS[fits + word]
                if only_doubles:
                    held &= DOUBLES[word]
                number = PLAY + train * self.tiles + word * WORD
                while held != 0:
                    tile = held & -held
                    held ^= tile
                    actions.add(number + position_of(tile))
                word += 1

    def can_play(self) -> bool:
        """Whether the seat to act has a play in this phase."""
        self._tried.count = 0
        self.collect_plays(self._tried)
        return self._tried.count > 0

    def targets(self) -> i64:
        """The trains the seat to act may play on, as a mask, whether it has a tile or not."""
        seat = self.turn
        own = BIT[seat]
        phase = self.origin if self.phase == DRAWN else self.phase
        if self.running or phase >= OPTIONAL:
            return own
        held_back = self.rules.own_first and self.trains.lengths[seat] == 0
        if phase == FOLLOW and self.rules.on_double:
            return BIT[self.follow]
        if phase == START and self.trains.open_count > 0:
            return 0 if held_back else self.binding()
        if held_back:
            return own
        return own | self.marked | self.trains.public(self.rules.most_sidings)

    def binding(self) -> i64:
        """The trains whose open doubles must be covered now (CMT-19, BMT-15, CMT-T7)."""
        if self.rules.oldest_first:
            return BIT[self.trains.open[0]]
        if self.rules.newest_first:
            return BIT[self.trains.open[self.trains.open_count - 1]]
        return self.trains.open_trains()

    def is_bound(self) -> bool:
        """Whether the turn began under somebody's open double (CMT-19)."""
        phase = self.origin if self.phase == DRAWN else self.phase
        return phase == START and self.trains.open_count > 0

    def wants_double(self) -> bool:
        """Whether only doubles may go on the own train: ``unmark_with`` (CMT-17)."""
        return (
            self.rules.doubles_unmark and self.marked & BIT[self.turn] != 0 and not self.is_bound()
        )

    def is_stuck_on_double(self) -> bool:
        """Whether the only tile is a double that may not be the last one (BMT-20b, c)."""
        seat = self.turn
        if not self.rules.not_last or self.stock > 0 or self.counts[seat] != 1:
            return False
        word: i64 = 0
        while word < self.words:
            held = self.hands[seat * self.words + word]
            if held != 0:
                tile = word * WORD + position_of(held)
                number = HIGH[tile]
                return number == LOW[tile] and self.trains.shown[number] < self.rules.top
            word += 1
        return False

    # -- advance ---------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Takes a play, a draw, a pass or the end of a turn."""
        self.record(action)
        if action >= PLAY:
            number = action - PLAY
            train = number // self.tiles
            self.play(number - train * self.tiles, train)
        elif action == DRAW:
            self.draw()
        elif action == PASS:
            self.decline()
        else:
            self.note(HOLDS)
            self.end_turn(False)

    def play(self, tile: i64, train: i64) -> None:
        """Lays a tile, then goes on as it and the options say."""
        seat = self.turn
        own = train == seat
        unmarks = own and self.marked & BIT[seat] != 0
        starts = own and self.trains.lengths[seat] == 0
        ends_turn = self.phase == DRAWN and self.origin == FOLLOW and self.rules.on_double
        self.drop(seat, tile)
        self.trains.lay(tile, train, seat, 1 if self.phase == DRAWN else 0)
        self.phase = START
        self.follow = NO_TRAIN
        self.drawn = NO_TILE
        if unmarks:  # CMT-17
            self.marked ^= BIT[seat]
        if starts and self.begins_series():
            self.running = True
        number = self.trains.ends[train]
        is_double = HIGH[tile] == LOW[tile]
        stays = is_double and self.rules.not_last and self.stock > 0
        if self.counts[seat] == 0 and not stays:  # CMT-23, CMT-25, BMT-20
            self.finish(seat)
        elif is_double:
            self.after_double(train, number, unmarks and self.rules.exempts)
        elif ends_turn:  # CMT-18: the tile drawn for a double is the turn's last
            self.end_turn(False)
        else:
            self.go_on(SERIES, self.running)

    def begins_series(self) -> bool:
        """Whether the first tile on the own train starts a series (CMT-14)."""
        if self.rules.series_first_turn:
            return self.had_turn & BIT[self.turn] == 0
        return self.rules.series_any_turn

    def after_double(self, train: i64, number: i64, exempt: bool) -> None:
        """A double wants another tile, unless it is exempt (CMT-22) or dead (CMT-21)."""
        dead = self.trains.is_dead(number)
        if not exempt and not dead:
            self.trains.open_double(train)
        if self.counts[self.turn] > 0:
            if exempt:
                self.go_on(OPTIONAL, True)
                return
            if dead and self.rules.on_double:
                self.go_on(SERIES, self.running)
                return
        self.phase = FOLLOW
        self.follow = train

    def go_on(self, phase: i64, may: bool) -> None:
        """The turn goes on in a phase of more tiles on the own train, if there is a play."""
        if may:
            self.phase = phase
            if self.can_play():
                return
            self.note(LACKS)
        self.end_turn(False)

    def draw(self) -> None:
        """Draws a tile; one that does not fit ends the turn at once (CMT-15, BMT-11)."""
        if not self.rules.may_draw:
            self.note(LACKS)
        self.drawn = self.take(self.turn)
        self.origin = self.phase
        self.phase = DRAWN
        if not self.can_play():
            self.note(MISSED)
            self.fail(False)

    def decline(self) -> None:
        """A pass: with the drawn tile, or with an empty boneyard (CMT-16, BMT-12)."""
        if self.phase == DRAWN:
            self.note(KEPT)
        elif not self.rules.may_pass:
            self.note(LACKS)
        self.fail(self.phase == START)

    def fail(self, changed_nothing: bool) -> None:
        """The turn ends without a play, and the own train is marked where it can be."""
        marks = self.failing_marks()
        if marks:
            self.marked |= BIT[self.turn]
        self.end_turn(changed_nothing and not marks)

    def failing_marks(self) -> bool:
        """Whether not playing puts a marker on the own train (CMT-15, CMT-19, BMT-11, BMT-16)."""
        seat = self.turn
        return (
            self.marked & BIT[seat] == 0
            and (self.rules.marks_unstarted or self.trains.lengths[seat] > 0)
            and (self.rules.marks_bound or not self.is_bound())
        )

    def end_turn(self, silent: bool) -> None:
        """The next seat's turn, unless all seats in a row changed nothing (CMT-26)."""
        self.had_turn |= BIT[self.turn]
        self.silent = self.silent + 1 if silent else 0
        self.phase = START
        self.follow = NO_TRAIN
        self.drawn = NO_TILE
        self.running = False
        if self.silent == self.players:
            self.finish(NOBODY)
            return
        self.turn = self.next_seat(self.turn)
        self.release_doubles()

    def release_doubles(self) -> None:
        """Before a turn begins: dead doubles bind nobody, nor any without ``forced_double``."""
        if self.rules.binds:
            self.trains.release_dead()
        else:
            self.trains.open_count = 0

    # -- scoring ---------------------------------------------------------------------------

    def finish(self, out: i64) -> None:
        """Everybody scores the pips left in hand (CMT-27, BMT-23)."""
        self.is_over = True
        self.out = out
        seat: i64 = 0
        while seat < self.players:
            self.points[seat] = self.hand_score(seat)
            seat += 1

    def hand_score(self, seat: i64) -> i64:
        """What the tiles in a hand score: their pips, and what the double blank counts besides."""
        total: i64 = 0
        word: i64 = 0
        while word < self.words:
            total += pips_in(self.hands[seat * self.words + word], word * WORD)
            word += 1
        if self.hands[seat * self.words] & BIT_OF[double_of(0)]:
            total += self.rules.blank_score
        return total

    def best_seat(self) -> i64:
        """Who went out; of a blocked round the lowest score, from the opener on (BMT-5)."""
        if self.out != NOBODY:
            return self.out
        best = self.opener
        seat = self.next_seat(best)
        while seat != self.opener:
            if self.points[seat] < self.points[best]:
                best = seat
            seat = self.next_seat(seat)
        return best

    # -- who knows what --------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """The table, counts and proofs; at the end all hands."""
        super().copy_public(other)
        assert isinstance(other, TrainRound)
        self.counts = other.counts[:]
        self.stock = other.stock
        self.starter = other.starter
        self.opener = other.opener
        self.trains.copy(other.trains)
        self.marked = other.marked
        self.phase = other.phase
        self.origin = other.origin
        self.follow = other.follow
        self.running = other.running
        self.had_turn = other.had_turn
        self.silent = other.silent
        self.out = other.out
        self.proofs = other.proofs[:]
        if other.is_over:
            self.hands = other.hands[:]

    def copy_seat(self, other: State, seat: i64) -> None:
        """A seat's own hand, and the tile it has just drawn."""
        assert isinstance(other, TrainRound)
        word: i64 = seat * self.words
        while word < (seat + 1) * self.words:
            self.hands[word] = other.hands[word]
            word += 1
        if seat == other.turn:
            self.drawn = other.drawn

    def copy_hidden(self, other: State) -> None:
        """All hands, the drawn tile, the boneyard."""
        super().copy_hidden(other)
        assert isinstance(other, TrainRound)
        self.hands = other.hands[:]
        self.drawn = other.drawn
        self.boneyard = other.boneyard
        self.memory = other.memory

    # -- belief ----------------------------------------------------------------------------

    def meant(self) -> tuple[i64, i64]:
        """What would be a play now: numbers whose single tiles are, numbers whose doubles are."""
        numbers: i64 = 0
        doubles: i64 = 0
        targets = self.targets()
        while targets != 0:
            bit = targets & -targets
            targets ^= bit
            train = position_of(bit)
            doubles |= BIT[self.trains.ends[train]]
            if not (train == self.turn and self.wants_double()):
                numbers |= BIT[self.trains.ends[train]]
        if self.rules.not_last and self.stock == 0 and self.counts[self.turn] == 1:
            number: i64 = 0
            while number <= self.rules.top:
                if self.trains.shown[number] < self.rules.top:
                    doubles &= ~BIT[number]
                number += 1
        return numbers, doubles

    def note(self, kind: i64) -> None:
        """Remembers what the seat to act just let everybody know."""
        numbers, doubles = self.meant()
        self.prove(kind, self.turn, numbers, doubles)

    def prove(self, kind: i64, seat: i64, numbers: i64, doubles: i64) -> None:
        """Remembers something that everybody knows of a seat's tiles."""
        self.proofs = append(
            self.proofs, proof(kind, seat, self.trains.laid_count, numbers, doubles)
        )

    def unknowns(self) -> Unknowns:
        """Where the hidden tiles may be."""
        return belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Puts the hidden tiles in the hands and, shuffled, in the boneyard."""
        belief.fill_in(self, tiles, places, rng)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why``."""
        return why.reasons(self, int(action))

    def merit(self, action: i64) -> i64:
        """How good an action looks to the seat to act."""
        return hints.merit(self, action)

    # -- in words --------------------------------------------------------------------------

    def text(self, action: i64) -> str:
        """The action in notation."""
        return words.text(self, action)

    def parse(self, text: str) -> int:
        """The action written in notation; raises ``BadText``."""
        return words.parse(self, text)

    def refuse(self, action: i64) -> Refusal:
        """Why an action is not legal now."""
        return refusals.refuse(self, action)

    def label(self, action: i64) -> Message:
        """The action as a choice."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """What people are told."""
        return words.narrate(self, action)

    def ending(self) -> list[Message]:
        """Who went out, or that the round is blocked; what everybody had left."""
        return words.ending(self)

    def zones(self) -> list[Zone]:
        """The table."""
        return picture.zones(self)

    def fields(self) -> dict[str, str]:
        """The position as text fields."""
        return position.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """Sets the position up from text fields; raises ``BadText``."""
        position.place(self, fields)
