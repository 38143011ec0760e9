"""Replay of a record by the rules, reporting all discrepancies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from capicua.catalogue import kind, load_with
from capicua.core.game import Game, read_deal
from capicua.core.match import Match
from capicua.core.messages import Message, Refused
from capicua.core.seats import NOBODY, parse_seat, seat_letter
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Dealer
from capicua.core.tiles.tile import tile_text
from capicua.notation.errors import Place, RecordError, Source, caused, problem
from capicua.notation.fields import (
    NONE,
    STATED,
    check_count,
    numbers_text,
    scores_text,
    words_text,
)
from capicua.notation.reader import read_all
from capicua.notation.record import Move, Record, RoundRecord, Variation
from capicua.notation.round_setup import expected_setup, follows, resume, stated

EXAMPLES: Final = 8
"""The maximum number of legal moves that an error lists."""


class Step(NamedTuple):
    """A moment of a record: right after the deal, or after one of its moves."""

    match: Match
    round: RoundRecord
    state: State
    """The round at this moment; later steps change it, so ``clone`` it to keep it."""
    made: int
    """The number of moves made in the round."""
    move: Move | None
    """The move just made; ``None`` after the deal, like ``seat`` and ``action``."""
    seat: int | None
    """The seat that made the move."""
    action: int | None
    said: Sequence[Message]
    """The messages that report the move."""


def game_of(record: Record) -> Game:
    """Return the game of a record under its options; raises ``RecordError``."""
    place = record.at("Options")
    for name in ("game", "preset", "players"):
        if name in record.options:
            raise problem("record-option", place, cause=Message("record-no-option"), text=name)
    try:
        version = record.version if record.version in kind(record.game).earlier else None
        return load_with(record.game, record.preset, record.players, record.options, version)
    except Refused as refused:
        raise caused("record-game", record.place, refused, game=record.game) from None


def can_replay(game: Game, version: int | None) -> bool:
    """Return whether this game replays records of a version faithfully."""
    if version is None or version == game.version:
        return True
    return 0 < game.reads_from <= version < game.version


def replay(record: Record, *, any_version: bool = False) -> Match:
    """Return the match of a record, replayed by the rules; raises ``RecordError``.

    Deals, turns, actions, variations, scores, totals and winners are all checked. Records of
    other versions of the game are refused unless ``any_version`` is true.
    """
    player = _Player(record, any_version, _refuse)
    for _ in player.steps(False):
        pass
    return player.match


def steps(record: Record, *, any_version: bool = False) -> Iterator[Step]:
    """Replay a record step by step, from each round's deal to its last move, like ``replay``."""
    return _Player(record, any_version, _refuse).steps(True)


def check(source: Source) -> list[RecordError]:
    """Return all errors in a text of records, in text order; empty if it is valid.

    For a text that cannot be parsed, only the first error is returned. An illegal move ends the
    check of its match; wrong scores and variations do not.
    """
    found: list[RecordError] = []
    try:
        for record in read_all(source):
            found += _problems(record)
    except RecordError as error:
        found.append(error)
    return found


def _problems(record: Record) -> list[RecordError]:
    found: list[RecordError] = []
    try:
        for _ in _Player(record, False, found.append).steps(False):
            pass
    except RecordError as error:
        found.append(error)
    return found


def _refuse(error: RecordError) -> None:
    raise error


def _unreadable(state: State, move: Move, refused: Refused) -> RecordError:
    """Return the error for a move that is not notation of the game, with moves that are legal."""
    moves = [state.text(action) for action in state.legal_actions()[: EXAMPLES + 1]]
    moves[EXAMPLES:] = ["…"] * (len(moves) > EXAMPLES)
    error = caused("record-action", move.place, refused, text=move.action, moves=moves)
    if refused.code == "text-action":  # it says no more than the error itself
        error.reason = None
    return error


class _Player:
    """A record being replayed; ``report`` receives the errors that do not end the replay."""

    def __init__(
        self, record: Record, any_version: bool, report: Callable[[RecordError], None]
    ) -> None:
        self.record = record
        self.report = report
        self.game = game_of(record)
        self.match = Match(self.game, Dealer.from_seed(None), begin=False)
        if not can_replay(self.game, record.version) and not any_version:
            place = record.at("Version")
            report(
                problem(
                    "record-version",
                    place,
                    game=record.game,
                    version=record.version or 0,
                    current=self.game.version,
                )
            )

    def steps(self, is_told: bool) -> Iterator[Step]:
        for round in self.record.rounds:
            self.begin(round)
            state = self.match.round
            yield Step(self.match, round, state, 0, None, None, None, ())
            for made, move in enumerate(round.moves, 1):
                action = self.action(state, move)
                before = state.clone() if is_told else state
                seat = int(state.turn)
                self.make(state, move, action)
                said = before.narrate(action, state) if is_told else ()
                yield Step(self.match, round, state, made, move, seat, action, said)
            self.end(round, state)
        self.check_result()

    # -- rounds -------------------------------------------------------------------------

    def begin(self, round: RoundRecord) -> None:
        match = self.match
        if match.is_over:
            raise problem("record-after-match", round.place, number=round.number)
        if len(match.round.order) > 0 and not match.round.is_over:
            raise problem("record-unfinished", round.place, number=match.number)
        if round.number < match.number:
            raise problem(
                "record-round-number", round.place, number=round.number, expected=match.number
            )
        setup = self.setup(round)
        if not follows(match, round.number):
            resume(match, setup)
        match.start_from(setup, self.deal(round, setup))

    def setup(self, round: RoundRecord) -> Setup:
        """Return the stated setup, with missing values derived from the match."""
        expected = expected_setup(self.match, round.number)
        starter = expected.starter
        if round.starter is not None:
            starter = self.seat(round, "starter", round.starter)
        if round.totals is not None:
            check_count(round.totals, int(self.game.players), "totals", round.at("totals"))
        setup = Setup(
            round.number,
            starter,
            expected.totals if round.totals is None else round.totals,
            expected.streak if round.streak is None else round.streak,
            expected.pot if round.pot is None else round.pot,
        )
        if follows(self.match, round.number):
            derived = stated(expected)
            for name, value in stated(setup).items():
                text = STATED[name].write
                self.differs(name, round.at(name), text(value), text(derived[name]))
        return setup

    def deal(self, round: RoundRecord, setup: Setup) -> Deal:
        players = int(self.game.players)
        letters = [seat_letter(seat) for seat in range(players)]
        for letter in round.hands:
            if letter not in letters:
                self.seat(round, letter, letter)
        lot = 0 if round.lot is None else self.seat(round, "lot", round.lot)
        hands = [round.hands.get(letter, []) for letter in letters]
        removed = self.game.removed_tile(setup)
        for name, tiles in [*round.hands.items(), ("stock", round.stock)]:
            if removed >= 0 and tile_text(removed) in tiles:
                place = round.at(name)
                raise problem("record-removed", place, tile=tile_text(removed))
        gone = self.game.tiles_gone(self.match) if follows(self.match, round.number) else []
        dealt = {tile for hand in hands for tile in hand}
        stock = round.stock or self.stock(dealt, gone)
        try:
            deal = read_deal(self.game, setup, None, hands, stock, lot)
        except Refused as refused:
            raise caused("record-deal", round.place, refused, number=round.number) from None
        early = [tile_text(tile) for tile in gone if tile not in deal.order[-len(gone) :]]
        if early:
            raise problem("record-gone", round.place, tiles=early)
        return deal

    def stock(self, dealt: set[str], gone: list[int]) -> list[str]:
        """Return the tiles in no hand, for a record that omits them; used-up tiles come last."""
        tiles = [tile for tile in self.game.tiles_in_play if tile not in gone] if gone else []
        return [text for text in map(tile_text, tiles + gone) if text not in dealt]

    def end(self, round: RoundRecord, state: State) -> None:
        place = round.at("scores")
        if not state.is_over:
            if round.scores is not None:
                raise problem("record-unfinished", place, number=round.number)
            return
        if round.scores is not None:
            scores = [] if state.is_void else state.scores()
            self.differs("scores", place, scores_text(round.scores), scores_text(scores))
        self.match.settle()

    def check_result(self) -> None:
        record, match = self.record, self.match
        if record.totals is not None:
            texts = numbers_text(record.totals), numbers_text(match.totals)
            self.differs("Totals", record.at("Totals"), *texts)
        if record.winners is not None:
            if not match.is_over:
                self.report(problem("record-match-open", record.at("Winners")))
                return
            winners = [seat_letter(seat) for seat in match.winners]
            texts = words_text(sorted(record.winners)), words_text(winners)
            self.differs("Winners", record.at("Winners"), *texts)

    # -- moves --------------------------------------------------------------------------

    def action(self, state: State, move: Move) -> int:
        """Return the action of a move, if it is legal."""
        if state.is_over:
            raise problem("record-after-round", move.place, text=move.action)
        turn = seat_letter(state.turn)
        if move.seat not in ("", turn):
            raise problem("record-turn", move.place, seat=move.seat, turn=turn)
        try:
            action = state.parse(move.action)
        except Refused as refused:
            raise _unreadable(state, move, refused) from None
        refusal = state.why_not(action)
        if refusal is not None:
            error = problem(
                "record-illegal",
                move.place,
                cause=refusal.message,
                rule=refusal.rule,
                text=move.action,
                turn=turn,
            )
            error.game = self.game.id
            raise error
        return action

    def make(self, state: State, move: Move, action: int) -> None:
        """Take the action of a move, and replay its variations."""
        for variation in move.variations:
            try:
                self.try_out(state.clone(), variation)
            except RecordError as error:
                self.report(error)
        state.advance(action)

    def try_out(self, state: State, variation: Variation) -> None:
        for move in variation.moves:
            self.make(state, move, self.action(state, move))

    # -- values -------------------------------------------------------------------------

    def seat(self, round: RoundRecord, name: str, letter: str) -> int:
        if letter == NONE:
            return NOBODY
        try:
            return parse_seat(letter, self.game.players)
        except Refused as refused:
            place = round.at(name)
            raise caused("record-value", place, refused, name=name) from None

    def differs(self, name: str, place: Place, stated: str, derived: str) -> None:
        if stated != derived:
            self.report(problem("record-differs", place, name=name, stated=stated, derived=derived))
