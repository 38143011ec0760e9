"""A line game as a picture: the zones of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.reasons import Message
from capicua.core.tile import (
    HIGH,
    LOW,
    NO_TILE,
    WORD,
    tile_text,
    tiles_in,
)
from capicua.core.zones import Arm, Facts, Hand, Layout, Score, Stock, Zone
from capicua.families.line import scoring
from capicua.families.line.layout import (
    ALL_FIRST,
    ARM_NAMES,
    FOUR,
    NUMBER_BIT,
    SINGLE,
    Line,
)
from capicua.families.line.phases import SEEK

if TYPE_CHECKING:
    from capicua.families.line.round import LineRound


def zones(state: LineRound) -> list[Zone]:
    """The line, the boneyard, the hands, what everybody should see at a glance, the score."""
    rules = state.rules
    line = state.line
    arms = [
        Arm(
            name=ARM_NAMES[arm],
            tiles=line.arm_text(arm),
            ends=line.end_numbers(arm),
            notes=state.arm_notes(arm) if line.is_open(arm) else [],
        )
        for arm in range(arm_count(line))
    ]
    centre = "" if line.root == NO_TILE else tile_text(line.root)
    later = line.spinner != NO_TILE and line.spinner != line.root
    pivot = tile_text(line.spinner) if later else ""
    found: list[Zone] = [Layout(name="line", shape="line", centre=centre, pivot=pivot, arms=arms)]
    if rules.tiles > rules.players * rules.size:
        kept = int(min(rules.reserve, state.stock)) if rules.draw_limit else int(state.stock)
        found.append(Stock(name="boneyard", count=int(state.stock), kept=kept))
    for seat in range(state.players):
        tiles = [tile_text(tile) for tile in hand_tiles(state, seat)]
        count = int(state.counts[seat])
        found.append(
            Hand(
                seat=int(seat),
                count=count,
                tiles=tiles if len(tiles) == count else [],
                notes=_hand_notes(state, seat),
            )
        )
    found += state.own_zones()
    found.append(Facts(name="line", facts=_facts(state)))
    chips = int(rules.bankroll) if rules.pool else 0
    totals = [chips + int(points) for points in state.before]
    found.append(Score(totals=totals, round=state.scores()))
    return found


def arm_count(line: Line) -> int:
    """How many arms the line may grow."""
    if line.mode == FOUR or line.mode == ALL_FIRST:
        return 4
    return 1 if line.mode == SINGLE else 2


def hand_tiles(state: LineRound, seat: i64) -> list[int]:
    """The tiles of a hand, as far as this state knows them."""
    tiles: list[int] = []
    for word in range(state.words):
        tiles += tiles_in(state.hands[seat * state.words + word], word * WORD)
    return tiles


def lacked_numbers(state: LineRound, seat: i64) -> list[str]:
    """The numbers the seat has passed on or had to draw for."""
    lacked = state.lacked[seat]
    if not lacked:
        return []
    return [str(number) for number in range(state.rules.pips + 1) if lacked & NUMBER_BIT[number]]


def _hand_notes(state: LineRound, seat: i64) -> list[Message]:
    numbers = lacked_numbers(state, seat)
    return [Message("note-lacked", {"numbers": numbers})] if numbers else []


def _facts(state: LineRound) -> list[Message]:
    rules = state.rules
    facts: list[Message] = []
    if state.lead != NO_TILE:
        facts.append(
            Message("fact-lead", {"player": int(state.leader), "tile": tile_text(state.lead)})
        )
    if state.phase == SEEK:
        facts.append(Message("fact-seek"))
    if state.line.spinner != NO_TILE:
        facts.append(Message("fact-spinner", {"tile": tile_text(state.line.spinner)}))
    if state.drawn > 0:
        facts.append(Message("fact-drawn", {"player": int(state.turn), "count": int(state.drawn)}))
    if rules.pool:
        facts.append(Message("fact-pool", {"pool": scoring.pool_of(state)}))
    if state.line.length > 0:
        facts.append(Message("fact-numbers", {"counts": _number_counts(state)}))
    return facts


def _number_counts(state: LineRound) -> list[str]:
    """How many tiles of each number lie on the table, as ``6×3``."""
    counts = [0] * int(state.rules.pips + 1)
    for tile in state.line.tiles():
        counts[HIGH[tile]] += 1
        if HIGH[tile] != LOW[tile]:
            counts[LOW[tile]] += 1
    return [f"{number}×{count}" for number, count in enumerate(counts)]
