"""The layout of Matador as a field of a position: ``root 6-3 | E 5-2>2 | W 4-0``.

A matador is written with the half left exposed, or ``cross`` (``5-2>cross``); for any other
tile the exposed half follows from the fit.
"""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.position_fields import NOTHING, bad, does_not_fit
from capicua.core.tiles.tile import HIGH, LOW, parse_tile, tile_text
from capicua.families.line.layout import ARM_NAMES, BEFORE, E, W
from capicua.families.line.positions import LinePositions, closed
from capicua.games.matador.rules import MatadorRound


class MatadorPositions(LinePositions[MatadorRound]):
    """A position of a line in which tiles may lie either way round."""

    def arm_text(self, state: MatadorRound, arm: int) -> str:
        """Return the tiles of an arm outward, matadors with the half left exposed."""
        line = state.line
        tiles = [
            _placed_text(state, int(line.tile(index)), int(line.laid[index] % 16))
            for index in range(line.length)
            if line.arm(index) == arm
        ]
        return " ".join(tiles) or "–"

    def place_line(self, state: MatadorRound, text: str, spinner: str) -> None:
        """Lay the root, then the arms, E first: a root double opens W when E has a tile."""
        if text in NOTHING:
            return
        arms: dict[str, list[str]] = {}
        for part in text.split("|"):
            words = part.split()
            name = words[0].upper() if words else ""
            if name not in ("ROOT", "E", "W") or name in arms:
                raise bad("layout", part, Message("position-arms", {"allowed": "root, E, W"}))
            arms[name] = [word for word in words[1:] if word not in NOTHING]
        if len(arms.get("ROOT", [])) != 1:
            raise bad("layout", text, Message("position-root"))
        state.line.lead(parse_tile(arms["ROOT"][0], state.game.pips), BEFORE)
        for arm in (E, W):
            for word in arms.get(ARM_NAMES[arm], []):
                _place_tile(state, word, int(arm))

    def layout_arms(self, state: MatadorRound) -> list[str]:
        """Return the two ends, by which the tiles are listed."""
        return ["E", "W"]

    def loose_halves(self, state: MatadorRound) -> dict[str, list[str]]:
        """Return the halves that matadors may leave exposed: they fit either way round."""
        game = state.game
        found: dict[str, list[str]] = {}
        for tile in game.tiles_in_play:
            if game.is_matador(tile) and HIGH[tile] != LOW[tile]:
                across = ["cross"] if game.crosswise else []
                found[tile_text(tile)] = [str(int(HIGH[tile])), str(int(LOW[tile])), *across]
        return found


def _placed_text(state: MatadorRound, tile: int, exposed: int) -> str:
    if state.is_across(tile):
        return f"{tile_text(tile)}>cross"
    if state.game.is_matador(tile) and HIGH[tile] != LOW[tile]:
        return f"{tile_text(tile)}>{exposed}"
    return tile_text(tile)


def _place_tile(state: MatadorRound, text: str, arm: int) -> None:
    """Lay one tile; if its text does not name the exposed half, the fit decides."""
    line = state.line
    game = state.game
    name, _, exposed = text.lower().partition(">")
    tile = parse_tile(name, game.pips)
    if tile in line.tiles():
        raise bad("layout", text, Message("tile-twice", {"tile": tile_text(tile)}))
    if not line.is_open(arm):
        raise bad("layout", text, closed(line, tile, arm))
    if exposed == "cross":
        if not game.lies_across(tile):
            id = "refuse-across" if game.crosswise else "position-across"
            raise bad("layout", text, Message(id, {"tile": tile_text(tile)}))
        state.lay_across(tile, arm, BEFORE)
        return
    for half in (HIGH[tile], LOW[tile]):
        joins = game.joins[line.ends[arm]] >> (HIGH[tile] + LOW[tile] - half) & 1
        named = exposed == str(half)
        either = game.is_matador(tile) and (named or HIGH[tile] == LOW[tile])
        if (joins or either) and (named or not exposed):
            line.lay(tile, arm, half, BEFORE)
            return
    if exposed not in ("", str(HIGH[tile]), str(LOW[tile])):
        halves = [str(int(HIGH[tile])), str(int(LOW[tile]))]
        cause = Message("position-exposed", {"tile": tile_text(tile), "allowed": halves})
        raise bad("layout", text, cause)
    if game.is_matador(tile):
        cause = Message("position-half", {"tile": tile_text(tile), "half": int(LOW[tile])})
    else:
        cause = does_not_fit(tile, line.end_numbers(arm))
        cause = Message("position-halves", {**cause.arguments, "sum": int(game.sum)})
    raise bad("layout", text, cause)
