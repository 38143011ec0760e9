"""A line game as zones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, tile_text
from capicua.core.zones import Arm, Facts, Layout, Score, Zone, with_hand
from capicua.families.line.layout import ARM_NAMES, numbers_in
from capicua.families.line.phases import SEEK
from capicua.families.line.rules import L, LineRound


@mypyc_attr(allow_interpreted_subclasses=True)
class LinePicture(Picture[L], Generic[L]):
    """The line, the boneyard, the hands, the facts shown beside the table, the score."""

    def zones(self, state: L) -> list[Zone]:
        """Return the table as far as this state knows it."""
        game = state.game
        left = int(state.stock.left)
        found: list[Zone] = [self.layout(state)]
        if game.tiles > game.players * game.size:
            kept = int(min(game.reserve, left)) if game.draw_limit else left
            found.append(state.stock.zone("boneyard", kept))
        found += [state.hands.zone(seat, _hand_notes(state, seat)) for seat in range(game.players)]
        found += self.own_zones(state)
        found.append(Facts(name="line", facts=_facts(state)))
        chips = int(game.bankroll) if game.pool else 0
        totals = [chips + int(points) for points in state.before]
        found.append(Score(totals=totals, round=state.scores()))
        return found

    def seat_zones(self, state: L, watched: Callable[[], list[Zone]]) -> list[Zone]:
        """Return the table as a seat sees it: only its hand differs, unless a game adds to it."""
        if type(self) is not LinePicture:
            return self.zones(state)
        hand = state.hands.zone(state.viewer, _hand_notes(state, state.viewer))
        return with_hand(watched(), hand)

    def layout(self, state: L) -> Layout:
        """Return the line: root, pivot and arms."""
        line = state.line
        arms = [self._arm(state, arm) for arm in range(line.arms)]
        centre = "" if line.root == NO_TILE else tile_text(line.root)
        later = line.spinner != NO_TILE and line.spinner != line.root
        pivot = tile_text(line.spinner) if later else ""
        return Layout(name="line", shape="line", centre=centre, pivot=pivot, arms=arms)

    def _arm(self, state: L, arm: i64) -> Arm:
        line = state.line
        named = line.named_edge(arm)
        return Arm(
            name=ARM_NAMES[arm],
            tiles=line.arm_text(arm),
            ends=line.end_numbers(named),
            alike=ARM_NAMES[named] if named != arm else "",
            notes=self.arm_notes(state, arm) if line.is_open(arm) else [],
        )

    def arm_notes(self, state: L, arm: i64) -> list[Message]:
        """Return the game's own notes on an open end."""
        return []

    def own_zones(self, state: L) -> list[Zone]:
        """Return the game's own zones, which follow the hands."""
        return []


def points_at(state: LineRound, arm: i64, id: str) -> list[Message]:
    """Return a message to the seat to act with its tiles that score on an arm, best first."""
    if state.is_over or state.viewer != state.turn:
        return []
    tiles: dict[int, list[str]] = {}
    for action in state.legal_actions():
        if action < state.first_lead and action % 4 == arm:
            tiles.setdefault(int(state.points_after(action)), []).append(tile_text(action // 4))
    return [
        Message(id, {"points": points, "tiles": tiles[points]})
        for points in sorted(tiles, reverse=True)
        if points > 0
    ]


def _hand_notes(state: LineRound, seat: i64) -> list[Message]:
    numbers = [str(number) for number in numbers_in(state.lacked[seat])]
    return [Message("note-lacked", {"numbers": numbers})] if numbers else []


def _facts(state: LineRound) -> list[Message]:
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
    if state.game.pool:
        facts.append(Message("fact-pool", {"pool": state.pool()}))
    if state.line.length > 0:
        facts.append(Message("fact-numbers", {"counts": _number_counts(state)}))
    return facts


def _number_counts(state: LineRound) -> list[str]:
    """Return the number of tiles of each number on the table, as ``6×3``."""
    counts = [0] * int(state.game.pips + 1)
    for tile in state.line.tiles():
        counts[HIGH[tile]] += 1
        if HIGH[tile] != LOW[tile]:
            counts[LOW[tile]] += 1
    return [f"{number}×{count}" for number, count in enumerate(counts)]
