"""Escalera: climb higher than the last tile, or pass. The rules are in rules.en.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.chance import Rng
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.options import Options
from capicua.core.reasons import BadText, Message, Refusal
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import PIPS, parse_tiles, tile_text, tiles_text
from capicua.core.worlds import Unknowns
from capicua.core.zones import Hand, Row, Score, Stock, Zone
from escalera.options import PRESETS, EscaleraOptions

TILES = 28
PASS = 28
"""Actions below 28 lay the tile of that number."""


class Escalera(Game):
    """The game: sizes, presets, how rounds follow each other."""

    id = "escalera"
    genre = "other"
    version = 1
    seats_rule = "ESC-1"

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        self.house = cast(EscaleraOptions, options)

    @classmethod
    def presets(cls) -> Mapping[str, Options]:
        return PRESETS

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        return 2, 4

    @property
    def high(self) -> int:
        return 6

    @property
    def action_count(self) -> int:
        return PASS + 1

    def blank(self, setup: Setup) -> EscaleraRound:
        return EscaleraRound(self, setup)

    def hand_sizes(self, setup: Setup) -> list[int]:
        return [self.house.hand_size] * self.players

    def next_setup(self, match: Match) -> Setup:
        starter = (match.number - 1) % self.players
        return Setup(match.number, starter, match.totals)

    def match_is_over(self, match: Match) -> bool:
        return match.number > self.house.rounds


class EscaleraRound(State):
    """One round.

    ``pile`` holds the tiles laid so far; ``last`` is the tile to beat, none while the
    stairs are clear; ``passed`` is how many have passed since it was laid.
    """

    def __init__(self, game: Escalera, setup: Setup) -> None:
        super().__init__(game, setup)
        self.hand_size = game.house.hand_size
        self.hands: list[set[int]] = [set() for _ in range(self.players)]
        self.counts = [0] * self.players
        self.pile: list[int] = []
        self.last: int | None = None
        self.passed = 0

    # What happens.

    def deal(self, order: vec[i64], lot: i64) -> None:
        self.restart(order, lot)
        size = self.hand_size
        for seat in range(self.players):
            self.hands[seat] = set(order[seat * size : (seat + 1) * size])
            self.counts[seat] = size
        self.turn = max(self.setup.starter, 0)
        self.pile, self.last, self.passed = [], None, 0

    def collect(self, actions: Actions) -> None:
        for tile in sorted(self.hands[self.turn]):
            if self.last is None or PIPS[tile] > PIPS[self.last]:
                actions.add(tile)
        if self.last is not None:
            actions.add(PASS)

    def advance(self, action: i64) -> None:
        self.record(action)
        if action == PASS:
            self.passed += 1
        else:
            self.hands[self.turn].discard(action)
            self.counts[self.turn] -= 1
            self.pile.append(int(action))
            self.last, self.passed = int(action), 0
            if self.counts[self.turn] == 0:
                self.is_over = True
                for seat in range(self.players):
                    self.points[self.turn] += sum(PIPS[tile] for tile in self.hands[seat])
                return
        self.turn = self.next_seat(self.turn)
        if self.passed == self.players - 1:
            self.last, self.passed = None, 0

    # Who knows what.

    def copy_public(self, other: State) -> None:
        super().copy_public(other)
        round = cast(EscaleraRound, other)
        self.counts, self.pile = list(round.counts), list(round.pile)
        self.last, self.passed = round.last, round.passed
        if round.is_over:
            self.hands = [set(hand) for hand in round.hands]

    def merit(self, action: i64) -> i64:
        """Low tiles first, so that the high ones are there for the end."""
        return 0 if action == PASS else 100 - PIPS[action]

    def copy_seat(self, other: State, seat: i64) -> None:
        self.hands[seat] = set(cast(EscaleraRound, other).hands[seat])

    def copy_hidden(self, other: State) -> None:
        super().copy_hidden(other)
        self.hands = [set(hand) for hand in cast(EscaleraRound, other).hands]

    def unknowns(self) -> Unknowns:
        """Others' tiles may be anywhere; the last place is what was not dealt."""
        seen = {*self.pile, *self.hands[self.viewer]}
        tiles = [tile for tile in range(TILES) if tile not in seen]
        rooms = [0 if seat == self.viewer else self.counts[seat] for seat in range(self.players)]
        rooms.append(len(tiles) - sum(rooms))
        everywhere = 2 ** len(rooms) - 1
        return Unknowns(tiles, rooms, [everywhere] * len(tiles))

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        for tile, place in zip(tiles, places, strict=True):
            if place < self.players:
                self.hands[place].add(tile)

    # In words.

    def text(self, action: i64) -> str:
        return "pass" if action == PASS else tile_text(action)

    def refuse(self, action: i64) -> Refusal:
        if action == PASS:
            return Refusal("ESC-5", Message("refuse-clear"))
        tile = tile_text(action)
        if action not in self.hands[self.turn]:
            return Refusal("ESC-2", Message("refuse-not-held", {"tile": tile}))
        return Refusal("ESC-2", Message("refuse-low", {"tile": tile, "last": self._top()}))

    def label(self, action: i64) -> Message:
        if action == PASS:
            return Message("label-pass")
        return Message("label-play", {"tile": tile_text(action)})

    def narrate(self, action: i64) -> list[Message]:
        player = int(self.turn)
        if action == PASS:
            return [Message("say-pass", {"player": player})]
        return [Message("say-play", {"player": player, "tile": tile_text(action)})]

    def zones(self) -> list[Zone]:
        hands = [
            Hand(seat=seat, count=self.counts[seat], tiles=_texts(self.hands[seat]))
            for seat in range(self.players)
        ]
        below = self.pile if self.last is None else self.pile[:-1]
        top = [self._top()] if self._top() else []
        return [
            Row(name="stairs", tiles=top),
            Stock(name="pile", count=len(below), tiles=[tile_text(tile) for tile in below]),
            *hands,
            Score(totals=self.setup.totals or [0] * self.players, round=self.scores()),
        ]

    def fields(self) -> dict[str, str]:
        hands = {
            seat_letter(seat): tiles_text(sorted(self.hands[seat])) for seat in range(self.players)
        }
        return {
            **hands,
            "pile": tiles_text(self.pile),
            "clear": "yes" if self.last is None else "no",
            "passed": str(self.passed),
            "turn": seat_letter(self.turn),
        }

    def place(self, fields: dict[str, str]) -> None:
        known = {"pile", "clear", "passed", "turn", *map(seat_letter, range(self.players))}
        for name, text in fields.items():
            if name not in known:
                raise BadText(Message("text-position", {"field": name, "text": text}))
        for seat in range(self.players):
            self.hands[seat] = set(parse_tiles(fields.get(seat_letter(seat), ""), 6))
            self.counts[seat] = len(self.hands[seat])
        self.pile = parse_tiles(fields.get("pile", ""), 6)
        clear = fields.get("clear", "no") == "yes" or not self.pile
        self.last = None if clear else self.pile[-1]
        self.passed = int(fields.get("passed", "0"))
        self.turn = parse_seat(fields.get("turn", "A"), self.players)

    def _top(self) -> str:
        return "" if self.last is None else tile_text(self.last)

    def ending(self) -> list[Message]:
        winner = self.scores().index(max(self.scores()))
        return [Message("end-out", {"player": winner, "points": max(self.scores())})]


def _texts(tiles: Iterable[int]) -> list[str]:
    return [tile_text(tile) for tile in sorted(tiles)]


GAME = Escalera
