"""The contract of all games: invariants of every round, whatever the rules."""

from __future__ import annotations

import dataclasses
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from capicua.bots.levels import Bot, Greedy, Random
from capicua.core.bot_interfaces import NO_PLAN
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import IllegalAction, Message, Refused
from capicua.core.options import option_text, specs
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Dealer, Rng
from capicua.core.tiles.tile import tile_text
from capicua.core.zones import Hand, Melds, Zone
from capicua.testing.configurations import configurations
from capicua.testing.observations import check_observation

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_ROUND = 20_000
"""An upper bound for the number of actions in a round of any game."""
HOLDING_TILES = ("centre", "tile", "tiles", "rows", "arms", "piles", "tricks", "rest")
"""The fields of zones and of their parts that hold tiles, each once."""


def check_game(kind: type[Game], rounds: int = 10, seed: int = 1) -> None:
    """Run all checks for every preset and number of seats."""
    check_options(kind)
    for _, game in configurations(kind):
        for number in range(rounds):
            check_round(game, seed + number)
        check_match(game, seed)


def check_options(kind: type[Game]) -> None:
    """Check that presets have only allowed values, which round-trip as text."""
    assert kind.id.isidentifier(), f"{kind.id!r}: an id is a Python name"
    assert kind.presets(), f"{kind.id}: a game needs at least one preset"
    assert set(kind.known_as) <= set(kind.presets()), f"{kind.id}: known_as names no preset"
    for name, options in kind.presets().items():
        for spec in specs(type(options)):
            value = getattr(options, spec.name)
            assert spec.read(option_text(value)) == value, f"{kind.id} {name}: {spec.name}"
        low, high = kind.seats(options)
        assert 1 <= low <= kind.usual_seats(options) <= high, f"{kind.id} {name}: seats"
        assert options.differences(options) == {}


def check_round(game: Game, seed: int, checks: int = 6, number: int = 1) -> State:
    """Play a random round, checking it along the way; return the finished round.

    ``checks`` is the maximum number of moments with full checks; cheap ones run at every action.
    """
    rng = Rng(seed)
    setup = Setup(number)
    deal = game.draw_deal(setup, Dealer.from_seed(seed))
    state = game.deal_round(setup, deal)
    used = _used_state(game, setup, rng)
    used.deal(state.order, state.lot)
    length = 0
    with _saying_where(state, seed):
        while not state.is_over:
            legal = state.legal_actions()
            check_legal(state, legal)
            if rng.below(12) == 0 and checks > 0:
                checks -= 1
                check_moment(state, rng)
            action = legal[rng.below(len(legal))]
            state.apply(action)
            used.advance(action)
            length += 1
            assert length < LONGEST_ROUND, "the round does not end"
        check_end(state)
        assert used.fields() == state.fields(), "a reused state differs from a new one"
        assert used.scores() == state.scores(), "a reused state differs from a new one"
        check_replay(state, deal.order, deal.lot)
    return state


def check_match(game: Game, seed: int, bot: Bot | None = None, longest: int = 2_000) -> Match:
    """Play a match with bots to its end and check its totals; return the match."""
    rng = Rng(seed)
    player = bot if bot is not None else Random()
    match = game.new_match(seed=seed)
    while not match.is_over:
        state = match.round
        with _saying_where(state, seed):
            while not state.is_over:
                state.apply(player.choose(state.view(int(state.turn)), rng))
            check_end(state)
            match.settle()
        assert len(match.rounds) < longest, f"{game!r}: the match does not end"
        if not match.is_over:
            match.start()
    counted = [round.scores() for round in match.rounds if not round.is_void]
    sums = [sum(points) for points in zip(*counted, strict=True)] or [0] * int(game.players)
    assert match.totals == sums, f"{game!r}: totals {match.totals}, sums {sums}"
    assert match.winners or game.players == 1, f"{game!r}: a match without a winner"
    assert all(0 <= seat < game.players for seat in match.winners)
    return match


# -- checks at every action -------------------------------------------------------------


def check_legal(state: State, legal: list[int]) -> None:
    """Check that the legal actions are not empty, ascending, and within the action space."""
    assert legal, "no legal action, and the round is not over"
    assert legal == sorted(set(legal)), f"not ascending: {legal}"
    assert legal[0] >= 0, f"out of range: {legal}"
    assert legal[-1] < state.game.action_count, f"out of range: {legal}"
    assert 0 <= state.turn < state.players, f"turn {state.turn}"


def check_end(state: State) -> None:
    """Check that a finished round has no legal actions, and has scores and an ending."""
    assert state.legal_actions() == []
    assert state.why_not(0) is not None
    assert len(state.scores()) == state.players
    state.ending()
    for seat in (None, *range(state.players)):
        state.view(seat).encode()


def check_replay(state: State, order: list[int], lot: int) -> None:
    """Check that the log, replayed from the same deal, gives the same round."""
    again = state.game.blank(state.setup)
    again.deal(type(state.order)(order), lot)
    for action in state.log:
        again.apply(int(action))
    assert again.fields() == state.fields(), "the replay has a different position"
    assert again.scores() == state.scores(), "the replay has different scores"


# -- checks at some moments -------------------------------------------------------------


def check_moment(state: State, rng: Rng) -> None:
    """Check every query on a round in progress."""
    check_clone(state)
    check_words(state, rng)
    check_refusals(state, rng)
    check_position(state)
    check_tiles(state)
    check_secrecy(state, rng)


def check_clone(state: State) -> None:
    """Check that a clone equals the original and is independent of it."""
    before = (state.fields(), list(state.log), state.scores())
    other = state.clone()
    assert (other.fields(), list(other.log), other.scores()) == before, "the clone differs"
    other.apply(other.legal_actions()[-1])
    assert (state.fields(), list(state.log), state.scores()) == before, "the clone shares state"


def check_words(state: State, rng: Rng) -> None:
    """Check that notation round-trips, and that every action has a label and a report."""
    space = state.game.action_count
    picked = {*state.legal_actions(), *(int(rng.below(space)) for _ in range(20))}
    for action in picked:
        text = state.text(action)
        written = state.game.presentation.words.text(state, action)
        assert text == written, f"{written} was {text} before: set parts_vary in the observer"
        assert state.parse(text) == action, f"{text!r} does not round-trip"
    for action in state.legal_actions():
        assert isinstance(state.label(action), Message)
        assert state.narrate(action), f"{state.text(action)}: no message"
    for nonsense in ("", "?", "99-99", "6-4@@", "pasar la sal"):
        try:
            state.parse(nonsense)
        except Refused:
            continue
        raise AssertionError(f"{nonsense!r} is parsed as an action")


def check_refusals(state: State, rng: Rng) -> None:
    """Check that ``why_not`` agrees with the legal list and ``apply``, and names a rule."""
    legal = state.legal_actions()
    space = state.game.action_count
    tried = range(space) if space <= 60 else [int(rng.below(space)) for _ in range(60)]
    before = (state.fields(), list(state.log))
    for action in [*tried, *legal]:
        refusal = state.why_not(action)
        assert (refusal is None) == (action in legal), f"{state.text(action)}: {refusal}"
        if refusal is not None:
            assert refusal.rule, f"{state.text(action)}: refused without a rule"
            assert _refused_by(state, action) == refusal.rule, f"{state.text(action)} is accepted"
    assert state.why_not(-1) is not None
    assert state.why_not(space) is not None
    assert (state.fields(), list(state.log)) == before, "a refused action changed something"


def _refused_by(state: State, action: int) -> str:
    """Return the rule that ``apply`` cites for refusing an action; empty if it accepts it."""
    try:
        state.apply(action)
    except IllegalAction as error:
        return error.rule
    return ""


def check_position(state: State) -> None:
    """Check that a position round-trips through its fields."""
    fields = state.fields()
    setup = state.setup
    starter = setup.starter if setup.starter >= 0 else None
    again = state.game.position(
        fields, number=setup.number, starter=starter, totals=setup.totals or None
    )
    assert again.fields() == fields, _difference(fields, again.fields())
    assert again.turn == state.turn, "the position has the wrong turn"
    assert again.legal_actions() == state.legal_actions(), "the position has wrong actions"


def check_tiles(state: State) -> None:
    """Check that no tile is in two places, and that each view accounts for every tile."""
    check_distinct(state.zones())
    whole = set(state.game.tiles_in_play)
    for seat in range(state.players):
        known = state.seen_by(seat)
        check_distinct(known.zones())
        shared = known.seat_zones(lambda: state.seen_by(None).zones())
        assert shared == known.zones(), f"seat_zones and zones differ for seat {seat}"
        seen = set(visible_tiles(known.zones()))
        unknown = {tile_text(tile) for tile in known.unknowns().tiles}
        missing = {tile_text(tile) for tile in whole} - seen - unknown
        assert not missing, f"seat {seat} misses {sorted(missing)}"


def check_distinct(zones: list[Zone]) -> None:
    """Check that no tile is in two zones, and that the counts of hands are right."""
    tiles = visible_tiles(zones)
    twice = {tile for tile in tiles if tiles.count(tile) > 1}
    assert not twice, f"in two places: {sorted(twice)}"
    for zone in zones:
        if isinstance(zone, Hand) and zone.tiles:
            assert len(zone.tiles) == zone.count, f"seat {zone.seat}: {zone.count} {zone.tiles}"


def visible_tiles(zones: list[Zone]) -> list[str]:
    """Return the visible tiles, larger half first, except in melds, which repeat a hand."""
    shown = [zone for zone in zones if not isinstance(zone, Melds)]
    return [_larger_first(tile) for tile in _tiles_in(shown)]


def _tiles_in(part: Any) -> list[str]:
    """Return the tiles in a zone, a part of one, or a list of them."""
    if isinstance(part, str):
        return [part] if part else []
    if isinstance(part, list):
        return [tile for each in part for tile in _tiles_in(each)]
    return [tile for name in HOLDING_TILES for tile in _tiles_in(getattr(part, name, ""))]


def check_secrecy(state: State, rng: Rng) -> None:
    """Check that views and choices do not depend on hidden tiles."""
    public = state.view(None).encode()
    for seat in range(state.players):
        view = state.view(seat)
        seen = view.encode()
        if seat == state.turn:
            assert view.legal == state.legal_actions(), "the view has wrong legal actions"
        world = state.resample(seat, rng)
        assert world.view(seat).encode() == seen, f"seat {seat}: its view of a sample differs"
        assert world.view(None).encode() == public, f"seat {seat}: public view of a sample differs"
        assert world.turn == state.turn
        check_observation(state, seat, world)
        if seat == state.turn:
            assert world.legal_actions() == state.legal_actions()
            for action in state.legal_actions():
                heuristic_score = view.known.heuristic_score(action)
                assert (
                    heuristic_score
                    == world.heuristic_score(action)
                    == state.heuristic_score(action)
                ), "hints depend on hidden tiles"
            planned = view.known.planned_action()
            assert planned == world.planned_action() == state.planned_action(), (
                "the plan depends on hidden tiles"
            )
            assert planned == NO_PLAN or planned in state.legal_actions(), "the plan is illegal"
            for bot in (Random(), Greedy()):
                choices = {bot.choose(v, Rng(5)) for v in (view, world.view(seat))}
                assert len(choices) == 1, "the bot's choice depends on hidden tiles"
        _finish(world, rng)


def _finish(state: State, rng: Rng) -> None:
    """Play a sampled deal to its end, to check that it is a playable round."""
    for _ in range(LONGEST_ROUND):
        if state.is_over:
            return
        legal = state.legal_actions()
        check_legal(state, legal)
        state.advance(legal[rng.below(len(legal))])
    raise AssertionError("a sampled deal does not end")


def _used_state(game: Game, setup: Setup, rng: Rng) -> State:
    """Return a state in which part of a different round has been played."""
    state = game.deal_round(setup, game.draw_deal(setup, Dealer.from_seed(int(rng.bits()))))
    for _ in range(rng.below(60)):
        if state.is_over:
            break
        legal = state.legal_actions()
        state.advance(legal[rng.below(len(legal))])
    return state


def _larger_first(tile: str) -> str:
    a, b = (int(half) for half in tile.split("-"))
    return f"{max(a, b)}-{min(a, b)}"


def _difference(mine: dict[str, str], yours: dict[str, str]) -> str:
    keys = [key for key in {**mine, **yours} if mine.get(key) != yours.get(key)]
    return "; ".join(f"{key}: {mine.get(key)!r} became {yours.get(key)!r}" for key in keys)


@contextmanager
def _saying_where(state: State, seed: int) -> Iterator[None]:
    """Add the game, its options, the seed and the last actions to a failure."""
    try:
        yield
    except (AssertionError, Refused, ValueError, IndexError, KeyError) as problem:
        log = " ".join(f"[{state.text(action)}]" for action in list(state.log)[-30:])
        game = state.game
        where = f"{game.id}, {game.players} seats, {dataclasses.asdict(game.options)}"  # type: ignore[call-overload]
        raise AssertionError(
            f"{type(problem).__name__}: {problem}\n  in {where}, seed {seed},"
            f" after {len(state.log)} actions: … {log}"
        ) from problem
