"""Conversion of matches and rounds to records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from capicua.catalogue import preset_of
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.seats import seat_letter
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Dealer
from capicua.core.tiles.tile import tile_text
from capicua.notation.errors import NOWHERE, problem
from capicua.notation.record import Move, Record, RoundRecord, plain
from capicua.notation.round_setup import expected_setup, follows, resume, stated
from capicua.notation.writer import write, write_round


def record_of(
    match: Match, names: Sequence[str] = (), tags: Mapping[str, str] | None = None
) -> Record:
    """Return the record of a match: its finished rounds, and the current one so far.

    ``names`` are the players' names in seat order, ``tags`` further header lines (Event,
    Date …). The record contains every tile dealt, so during a round players must not see it.
    """
    return Transcript(match.game).of(match, names, tags)


class Transcript:
    """The record of a match in progress, converting and writing each settled round only once."""

    def __init__(self, game: Game) -> None:
        self._rounds: list[RoundRecord] = []
        """The settled rounds."""
        self._texts: list[str] = []
        """The settled rounds as text, as far as written."""
        self._shadow = Match(game, Dealer.from_seed(0), begin=False)
        """A match with only the settled rounds."""

    def of(
        self, match: Match, names: Sequence[str] = (), tags: Mapping[str, str] | None = None
    ) -> Record:
        """Return the record of the match so far; it must extend the match of earlier calls."""
        shadow = self._shadow
        for state in match.rounds[len(self._rounds) :]:
            self._rounds.append(_round_of(shadow, state))
            shadow.round = state
            shadow.settle()
        record = _headed(match.game, names, tags)
        record.rounds = list(self._rounds)
        is_settled = bool(match.rounds) and match.rounds[-1] is match.round
        if not is_settled and len(match.round.order) > 0:
            record.rounds.append(_round_of(shadow, match.round))
        if match.is_over:
            record.totals = list(match.totals)
            record.winners = [seat_letter(seat) for seat in match.winners]
        return record

    def text(
        self, match: Match, names: Sequence[str] = (), tags: Mapping[str, str] | None = None
    ) -> str:
        """Return the record of the match so far as text, as ``write`` would."""
        record = self.of(match, names, tags)
        settled = len(self._rounds)
        self._texts += map(write_round, self._rounds[len(self._texts) :])
        current = [write_round(round) for round in record.rounds[settled:]]
        record.rounds = []
        return "\n".join([write(record), *self._texts, *current])


def record_of_round(
    state: State, names: Sequence[str] = (), tags: Mapping[str, str] | None = None
) -> Record:
    """Return the record of a single round, finished or not."""
    record = _headed(state.game, names, tags)
    record.rounds.append(_round_of(Match(state.game, Dealer.from_seed(0), begin=False), state))
    return record


def _headed(game: Game, names: Sequence[str], tags: Mapping[str, str] | None) -> Record:
    preset, options = preset_of(game)
    return Record(
        game.id,
        version=game.version,
        preset=preset,
        options=options,
        players=int(game.players),
        names={seat_letter(seat): plain(name) for seat, name in enumerate(names) if plain(name)},
        tags={name: plain(text) for name, text in (tags or {}).items()},
    )


def _round_of(match: Match, state: State) -> RoundRecord:
    """Return the record of a round; ``match`` is the match up to it."""
    if len(state.order) == 0:
        raise problem("record-no-deal", NOWHERE)
    setup = state.setup
    round = RoundRecord(setup.number)
    _state_setup(round, setup, expected_setup(match, setup.number))
    _write_deal(round, state)
    round.moves = _moves(state)
    if state.is_over:
        round.scores = [] if state.is_void else state.scores()
    if not follows(match, setup.number):
        resume(match, setup)
    return round


def _state_setup(round: RoundRecord, setup: Setup, expected: Setup) -> None:
    """State the parts of the setup that do not follow from the match."""
    following = stated(expected)
    for name, value in stated(setup).items():
        if value != following[name]:
            setattr(round, name, value)
    if round.totals == []:
        round.totals = [0] * len(expected.totals)


def _write_deal(round: RoundRecord, state: State) -> None:
    removed = state.game.removed_tile(state.setup)
    tiles = [tile_text(tile) for tile in state.order if tile != removed]
    for seat, size in enumerate(state.game.hand_sizes(state.setup)):
        if size:
            round.hands[seat_letter(seat)] = tiles[:size]
            tiles = tiles[size:]
    round.stock = tiles
    round.lot = seat_letter(state.lot) if state.lot else None


def _moves(state: State) -> list[Move]:
    """Return the actions of the log in notation, with their seats unless it is a solitaire."""
    moves: list[Move] = []
    game = state.game
    played = game.deal_round(state.setup, Deal([int(tile) for tile in state.order], int(state.lot)))
    for action in state.log:
        seat = seat_letter(played.turn) if game.players > 1 else ""
        moves.append(Move(plain(played.text(action)), seat))
        played.advance(action)
    return moves
