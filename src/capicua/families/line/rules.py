"""One hand of a line game, from the deal to its score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.actions import Actions
from capicua.core.chance import Rng
from capicua.core.reasons import Message, Refusal
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import (
    BIT_OF,
    HIGH,
    LOW,
    NO_TILE,
    PIPS,
    WORD,
    WORD_OF,
    pips_in,
    position_of,
)
from capicua.core.worlds import Unknowns
from capicua.families.line import belief, hints, key, lead, picture, position, scoring, why, words
from capicua.families.line.layout import NUMBER_BIT, OPEN, TWO_ENDS, E, Line, N, S, W
from capicua.families.line.phases import (
    BLOCKED,
    DOMINO,
    DREW,
    GOING,
    PASSED,
    PLAY,
    SEEK,
    TARGET,
)

if TYPE_CHECKING:
    from capicua.core.zones import Zone
    from capicua.families.line.game import LineGame


@mypyc_attr(allow_interpreted_subclasses=True)
class LineRound(State):
    """The line, the hands, the boneyard, and what everybody could learn from passes.

    A hand is a word of tiles for every 60 tiles of the set: ``hands[seat * words + word]``.
    ``held`` is the union of all hands, which is all the test for a blocked layout needs.
    """

    def __init__(self, game: LineGame, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules: LineGame = game
        self.words: i64 = game.words
        self.line: Line = Line(game.pips, game.spinner)
        self.hands: vec[i64] = vec[i64]([0] * int(self.players * self.words))
        self.held: vec[i64] = vec[i64]([0] * int(self.words))
        self.boneyard: vec[i64] = vec[i64]()
        """The last ``stock`` of these are still to be drawn, the first of them next."""
        self.counts: vec[i64] = vec[i64]([0] * int(self.players))
        self.stock: i64 = 0
        self.drawn: i64 = 0
        """Draws made this turn."""
        self.lacked: vec[i64] = vec[i64]([0] * int(self.players))
        """The numbers each seat has passed on or had to draw for, as bits."""
        self.events: vec[i64] = vec[i64]()
        """Passes and draws in order, for ``belief``: see ``note``."""
        self.phase: i64 = PLAY
        self.forced: bool = game.is_lead_forced(setup.number)
        self.lead: i64 = NO_TILE
        """The tile that must lead; everybody knows it, since it is asked for at the table."""
        self.leader: i64 = 0
        self.starter: i64 = setup.starter
        self.before: vec[i64] = vec[i64](setup.totals or [0] * int(self.players))
        """Points of the match before this hand."""
        self.side_pips: vec[i64] = vec[i64]([0] * int(game.side_count))
        """Room for adding up what each side has left."""
        self.left: vec[i64] = vec[i64]([0] * int(self.players))
        """The pips each seat has left when the hand ends."""
        self.ended: i64 = GOING
        self.winner: i64 = NOBODY
        """Who went out, or reached the target."""
        self.ends_match: bool = False

    # -- the deal --------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deals hand by hand (LIN-3) and settles who leads what (LIN-6 to LIN-8)."""
        self.restart(order, lot)
        rules = self.rules
        self.clear()
        at: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            dealt: i64 = at + rules.size
            if self.words == 1:
                hand: i64 = 0
                while at < dealt:
                    hand |= BIT_OF[order[at]]
                    at += 1
                self.hands[seat] = hand
                self.held[0] |= hand
            else:
                while at < dealt:
                    self.give(order[at], seat)
                    at += 1
            self.counts[seat] = rules.size
            seat += 1
        self.boneyard = order
        self.stock = rules.tiles - at
        self.leader = self.starter
        if self.starter < 0:
            self.leader = lot
        self.turn = self.leader
        if self.forced:
            lead.settle(self)
        if rules.pool:
            scoring.pay_stakes(self)

    def clear(self) -> None:
        """Nothing laid, held, drawn or known."""
        self.line.clear()
        word: i64 = 0
        while word < self.words:
            self.held[word] = 0
            word += 1
        seat: i64 = 0
        while seat < self.players:
            self.lacked[seat] = 0
            word = 0
            while word < self.words:
                self.hands[seat * self.words + word] = 0
                word += 1
            seat += 1
        self.events = vec[i64]()
        self.drawn = 0
        self.phase = PLAY
        self.lead = NO_TILE
        self.ended = GOING
        self.winner = NOBODY
        self.ends_match = False

    def give(self, tile: i64, seat: i64) -> None:
        """Puts a tile in a seat's hand."""
        word = WORD_OF[tile]
        self.hands[seat * self.words + word] |= BIT_OF[tile]
        self.held[word] |= BIT_OF[tile]

    def count_held(self) -> None:
        """Makes ``held`` anew from the hands."""
        index: i64 = 0
        while index < self.words:
            self.held[index] = 0
            index += 1
        index = 0
        while index < self.players * self.words:
            self.held[index % self.words] |= self.hands[index]
            index += 1

    # -- what may be done --------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """LIN-20; before the lead LIN-7 and LIN-8."""
        if self.phase != PLAY:
            self.collect_phase(actions)
            return
        if self.line.length == 0:
            self._collect_leads(actions)
            return
        rules = self.rules
        before: i64 = actions.count
        self.collect_plays(actions)
        able = actions.count > before
        if (not able or rules.draw_when_able) and self.may_draw():
            actions.add(rules.draw)
        elif not able:
            actions.add(rules.passing)

    def collect_phase(self, actions: Actions) -> None:
        """The actions of a phase other than ``PLAY``."""
        actions.add(self.rules.draw)

    def _collect_leads(self, actions: Actions) -> None:
        first = self.rules.first_lead
        if self.lead != NO_TILE:
            actions.add(first + self.lead)
            return
        word: i64 = 0
        while word < self.words:
            rest = self.hands[self.turn * self.words + word]
            while rest != 0:
                bit = rest & -rest
                actions.add(first + word * WORD + position_of(bit))
                rest ^= bit
            word += 1

    def collect_plays(self, actions: Actions) -> None:
        """The plays of ``turn`` on open ends."""
        ends = self.line.ends
        north: i64 = 0
        south: i64 = 0
        word: i64 = 0
        while word < self.words:
            east = OPEN[ends[E] * 3 + word]
            west = OPEN[ends[W] * 3 + word]
            if self.line.mode != TWO_ENDS:
                north = OPEN[ends[N] * 3 + word]
                south = OPEN[ends[S] * 3 + word]
            branches = north | south
            rest = self.hands[self.turn * self.words + word] & (east | west | branches)
            while rest != 0:
                bit = rest & -rest
                rest ^= bit
                action = (word * WORD + position_of(bit)) * 4
                if east & bit:
                    actions.add(action)
                if west & bit:
                    actions.add(action + 1)
                if branches & bit:
                    if north & bit:
                        actions.add(action + 2)
                    if south & bit:
                        actions.add(action + 3)
            word += 1

    def free_stock(self) -> i64:
        """D of LIN-20: what the boneyard holds above the reserve."""
        free = self.stock - self.rules.reserve
        return free if free > 0 else 0

    def may_draw(self) -> bool:
        """Whether the boneyard and the limit for a turn allow a draw."""
        return self.stock > self.rules.reserve and self.drawn < self.rules.draw_limit

    def can_play(self, seat: i64) -> bool:
        """Whether the seat holds a tile for some open end."""
        word: i64 = 0
        while word < self.words:
            if self.hands[seat * self.words + word] & self.line.playable(word):
                return True
            word += 1
        return False

    def holds(self, seat: i64, tile: i64) -> bool:
        """Whether the seat has the tile, as far as this state knows."""
        return self.hands[seat * self.words + WORD_OF[tile]] & BIT_OF[tile] != 0

    # -- what happens ------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """LIN-22: lay, draw or pass; a game may add actions of its own."""
        self.record(action)
        rules = self.rules
        seat = self.turn
        if action < rules.draw:
            leads = action >= rules.first_lead
            tile: i64 = action - rules.first_lead if leads else action >> 2
            self.put_down(tile)
            if leads:
                self.line.lead(tile, seat)
                self.lead = NO_TILE
                self.leader = seat
            else:
                self.lay(tile, action & 3)
            self.after_play()
        elif action == rules.draw:
            self._draw()
        elif action == rules.passing:
            self.note(PASSED, self.line.number_mask())
            self.end_turn()
        else:
            self.advance_phase(action)

    def put_down(self, tile: i64) -> None:
        """The tile leaves the hand of ``turn``."""
        seat = self.turn
        word = WORD_OF[tile]
        bit = BIT_OF[tile]
        self.hands[seat * self.words + word] ^= bit
        self.held[word] ^= bit
        self.counts[seat] -= 1

    def lay(self, tile: i64, arm: i64) -> None:
        """Adds a tile to an arm, by the half that matches (LIN-11)."""
        self.line.lay(tile, arm, PIPS[tile] - self.line.ends[arm], self.turn)

    def advance_phase(self, action: i64) -> None:
        """Takes an action that only this game has."""

    def layout_text(self) -> str:
        """The line as a field of a position (LIN-16)."""
        return position.layout_text(self.line)

    def place_line(self, text: str, spinner: str) -> None:
        """Reads the same."""
        position.place_line(self.line, text, spinner, self.rules.pips)

    def own_fields(self) -> dict[str, str]:
        """Fields of a position that only this game has."""
        return {}

    def place_own(self, fields: dict[str, str]) -> None:
        """Reads such fields, and takes them out."""

    def own_zones(self) -> list[Zone]:
        """Zones that only this game has."""
        return []

    def arm_notes(self, arm: i64) -> list[Message]:
        """What this game has to say of an open end."""
        return []

    def after_play(self) -> None:
        """What follows a play; games that count points or give bonuses override it (LIN-22)."""
        self.end_play()

    def end_play(self) -> None:
        """Domino, blocked, or the next seat's turn."""
        if self.counts[self.turn] == 0:
            self.finish(DOMINO)
        elif self.is_blocked():
            self.finish(BLOCKED)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The turn goes on to the next seat."""
        self.drawn = 0
        self.turn = self.rules.after[self.turn]

    def next_seat(self, seat: i64) -> i64:
        """The seat that acts after ``seat`` (LIN-2)."""
        return self.rules.after[seat]

    def _draw(self) -> None:
        """LIN-21; in search of a double the tile decides who leads (LIN-8)."""
        seat = self.turn
        rules = self.rules
        self.note(DREW, 0 if rules.draw_when_able else self.line.number_mask())
        tile = self.boneyard[len(self.boneyard) - self.stock]
        self.stock -= 1
        self.give(tile, seat)
        self.counts[seat] += 1
        if self.phase == SEEK:
            lead.after_search(self, tile)
            return
        self.drawn += 1
        if self.is_blocked():
            self.finish(BLOCKED)

    def note(self, what: i64, numbers: i64) -> None:
        """Remembers a pass or a draw, when it was, and the numbers the seat thereby lacks."""
        self.lacked[self.turn] |= numbers
        self.events = append(
            self.events, (numbers * 256 + self.line.length) * 32 + self.turn * 2 + what
        )

    def is_blocked(self) -> bool:
        """LIN-31, over the hands of everybody."""
        word: i64 = 0
        while word < self.words:
            if self.held[word] & self.line.playable(word):
                return False
            word += 1
        if self.rules.draw_limit == 0 or self.free_stock() == 0:
            return True
        return self.rules.stops_dead and not self._is_line_alive()

    def _is_line_alive(self) -> bool:
        """Whether any tile outside the layout, wherever it is, fits an open end."""
        word: i64 = 0
        while word < self.words:
            outside = self.line.playable(word)
            index: i64 = 0
            while index < self.line.length:
                tile = self.line.tile(index)
                if WORD_OF[tile] == word:
                    outside &= ~BIT_OF[tile]
                index += 1
            if outside & self.rules.set_mask(word):
                return True
            word += 1
        return False

    # -- the score -----------------------------------------------------------------------------

    def finish(self, how: i64) -> None:
        """Ends the hand, counts what is left and scores it."""
        scoring.count_left(self)
        self.settle(how)

    def settle(self, how: i64) -> None:
        """Ends the hand and scores what is ``left`` (LIN-40 to LIN-44, LIN-51)."""
        self.is_over = True
        self.ended = how
        if how == TARGET:
            self.ends_match = True
            return
        if how == DOMINO:
            self.winner = self.turn
        if self.rules.pool:
            scoring.share_pool(self)
        else:
            self.score_hand()

    def hand_winner(self) -> i64:
        """Who went out, or alone had the lowest hand; or nobody (LIN-6)."""
        return scoring.lowest_hand(self) if self.ended == BLOCKED else self.winner

    def score_hand(self) -> None:
        """See ``scoring``."""
        scoring.score_hand(self)

    def explain_score(self) -> list[Message]:
        """See ``words``."""
        return words.score_sums(self)

    def rounded(self, points: i64) -> i64:
        """What a score at the end of a hand counts; as it is, unless a game rounds."""
        return points

    def hand_total(self, seat: i64) -> i64:
        """The pips on the tiles a seat has left (LIN-40)."""
        total: i64 = 0
        word: i64 = 0
        while word < self.words:
            total += pips_in(self.hands[seat * self.words + word], word * WORD)
            word += 1
        return total

    def make_points(self, seat: i64, points: i64) -> None:
        """Points made in play, for the side; they may end the match at once (LIN-46).

        Only whoever then leads alone has won: after a tie above the target reaching it is
        not enough.
        """
        scoring.add_to_side(self, seat, points)
        if self.rules.ends_at_once and points > 0:
            mine = self.before[seat] + self.points[seat]
            if mine >= self.rules.target and scoring.leads_alone(self, seat, mine):
                self.winner = seat
                self.finish(TARGET)

    # -- who knows what --------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """The line, all counts, passes and the tile that must lead; at the end all hands."""
        super().copy_public(other)
        assert isinstance(other, LineRound)
        self.line.copy(other.line)
        self.counts = other.counts[:]
        self.stock = other.stock
        self.drawn = other.drawn
        self.lacked = other.lacked[:]
        self.phase = other.phase
        self.forced = other.forced
        self.lead = other.lead
        self.leader = other.leader
        self.events = other.events[:]
        self.ended = other.ended
        self.winner = other.winner
        self.ends_match = other.ends_match
        if other.is_over:
            self.hands = other.hands[:]
            self.left = other.left[:]

    def copy_seat(self, other: State, seat: i64) -> None:
        """The seat's own hand."""
        assert isinstance(other, LineRound)
        word: i64 = 0
        while word < self.words:
            self.hands[seat * self.words + word] = other.hands[seat * self.words + word]
            word += 1

    def copy_hidden(self, other: State) -> None:
        """All hands and the order of the boneyard."""
        super().copy_hidden(other)
        assert isinstance(other, LineRound)
        self.hands = other.hands[:]
        self.held = other.held[:]
        self.boneyard = other.boneyard

    def unknowns(self) -> Unknowns:
        """See ``belief``."""
        return belief.unknowns(self)

    def tiles_for(self, numbers: i64) -> int:
        """The tiles that fit an end showing one of the numbers (bits); a bit for each tile."""
        found = 0
        bit = 1
        for tile in range(self.rules.tiles):
            if numbers & (NUMBER_BIT[HIGH[tile]] | NUMBER_BIT[LOW[tile]]):
                found |= bit
            bit *= 2
        return found

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """See ``belief``."""
        belief.fill_in(self, tiles, places, rng)

    def dealt(self) -> vec[i64]:
        """See ``belief``."""
        return belief.dealt(self)

    def merit(self, action: i64) -> i64:
        """See ``hints``."""
        return hints.merit(self, action)

    def open_after(self, action: i64) -> i64:
        """The open numbers once a tile is played or led, as bits."""
        return why.open_after(self, action)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why``."""
        return why.reasons(self, int(action))

    def position_key(self) -> i64:
        """See ``key``."""
        return key.key_of(self, False, self.rules.ends_at_once)

    # -- words and pictures ----------------------------------------------------------------------

    def text(self, action: i64) -> str:
        """See ``words``."""
        return words.text(self, action)

    def parse(self, text: str) -> int:
        """See ``words``."""
        return words.parse(self, text)

    def refuse(self, action: i64) -> Refusal:
        """See ``words``."""
        return words.refuse(self, action)

    def label(self, action: i64) -> Message:
        """See ``words``."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """See ``words``."""
        return words.narrate(self, action)

    def ending(self) -> list[Message]:
        """See ``words``."""
        return words.ending(self)

    def zones(self) -> list[Zone]:
        """See ``picture``."""
        return picture.zones(self)

    def fields(self) -> dict[str, str]:
        """See ``position``."""
        return position.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """See ``position``."""
        position.place(self, fields)
