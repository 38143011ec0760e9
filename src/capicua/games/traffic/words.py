"""Traffic in words: notation, choices, what happened, how it ended."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message
from capicua.core.tile import HIGH, LOW, parse_tile, tile_text
from capicua.games.traffic.plane import (
    MIDDLE,
    ORIGIN,
    QUAD,
    SIDE,
    first_square,
    second_square,
    slope_of,
    x_of,
    y_of,
)
from capicua.games.traffic.plays import NONE, first_quad

if TYPE_CHECKING:
    from capicua.games.traffic.rules import TrafficRound

_DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Right, up, left, down, as in ``plane.py``."""
_NUMBER = r"([-−]?[0-9]{1,3})"
_SQUARE = rf"\(?{_NUMBER}\s*[:,]\s*{_NUMBER}\)?"
_SPOT = re.compile(rf"@?\s*{_SQUARE}[\s,]+{_SQUARE}|@?\s*{_SQUARE}{_SQUARE}")


# Notation.


def text(state: TrafficRound, action: i64) -> str:
    """``take 4-3``, ``@ 1:2 1:1`` (the larger half first), ``confirm`` or ``concede``."""
    if action < state.rules.first_spot:
        return f"take {tile_text(action)}"
    if action < state.rules.confirm:
        return f"@ {spot_text(action - state.rules.first_spot)}"
    return "confirm" if action == state.rules.confirm else "concede"


def parse(state: TrafficRound, text: str) -> int:
    """The action of a text; squares may be written ``1:2`` or ``(1,2)``."""
    words = text.lower().split()
    if words in (["confirm"], ["concede"]):
        return state.rules.confirm if words == ["confirm"] else state.rules.concede
    if len(words) == 2 and words[0] == "take":
        return int(parse_tile(words[1], state.rules.set_max))
    spot = read_spot(" ".join(words))
    if spot is None:
        raise BadText(Message("text-action", {"text": " ".join(text.split())}))
    return state.rules.first_spot + spot


def spot_text(spot: int) -> str:
    """The two squares of a spot: ``1:2 1:1``."""
    return " ".join(spot_squares(spot))


def spot_squares(spot: int) -> list[str]:
    """The same one by one; at the edge of the table the second may lie beyond it."""
    x, y = coordinates(first_square(spot))
    right, up = _DIRECTIONS[spot % 4]
    return [f"{x}:{y}", f"{x + right}:{y + up}"]


def square_text(square: int) -> str:
    """A square by its coordinates: ``1:2``."""
    x, y = coordinates(square)
    return f"{x}:{y}"


def coordinates(square: int) -> tuple[int, int]:
    """The coordinates of a square (TRA-1)."""
    return int(x_of(square)), int(y_of(square))


def read_spot(text: str) -> int | None:
    """The spot of a text; nothing where it is none."""
    found = _SPOT.fullmatch(text.strip())
    if found is None:
        return None
    x, y, to_x, to_y = [int(part.replace("−", "-")) for part in found.groups() if part is not None]
    if not (-MIDDLE <= x < SIDE - MIDDLE and -MIDDLE <= y < SIDE - MIDDLE):
        return None
    if (to_x - x, to_y - y) not in _DIRECTIONS:
        return None
    direction = _DIRECTIONS.index((to_x - x, to_y - y))
    return int(((y + MIDDLE) * SIDE + x + MIDDLE) * 4 + direction)


# Sentences.


def label(state: TrafficRound, action: i64) -> Message:
    """The action as a choice to be offered."""
    if action < state.rules.first_spot:
        return Message("label-take", {"tile": tile_text(action)})
    if action == state.rules.confirm:
        return Message("label-confirm", {"tiles": drafted_tiles(state), "quad": draft_quad(state)})
    if action == state.rules.concede:
        return Message("label-concede")
    said = _laid(state, action - state.rules.first_spot)
    quad = quad_with(state, action - state.rules.first_spot)
    if quad:
        return Message("label-lay-quad", {**said, "quad": quad})
    return Message("label-lay", said)


def narrate(state: TrafficRound, action: i64) -> list[Message]:
    """What happens; new tiles are told where they are known."""
    if action < state.rules.first_spot:
        return [Message("say-take", {"player": 0, "tile": tile_text(action)})]
    if action == state.rules.concede:
        return [Message("say-concede", {"player": 0})]
    if action < state.rules.confirm:
        return [Message("say-lay", {"player": 0, **_laid(state, action - state.rules.first_spot)})]
    quad = draft_quad(state)
    said = [Message("say-play", {"player": 0, "tiles": drafted_tiles(state), "quad": quad})]
    missing = state.rules.pool_size - (state.pool_count - state.drafted)
    new = [tile_text(tile) for tile in state.next_tiles(max(missing, 0))]
    if new:
        said.append(Message("say-new", {"tiles": new}))
    return said


def ending(state: TrafficRound) -> list[Message]:
    """Won, lost or conceded, and what is left (TRA-11)."""
    left = int(state.points[0])
    if left == 0:
        return [Message("end-won", {"player": 0})]
    pool = [tile_text(tile) for tile in state.pool[: state.pool_count]]
    conceded = len(state.log) > 0 and state.log[len(state.log) - 1] == state.rules.concede
    said: dict[str, Argument] = {"count": left, "stock": int(state.left), "tiles": pool}
    return [Message("end-conceded" if conceded else "end-lost", said)]


def drafted_tiles(state: TrafficRound) -> list[str]:
    """The tiles of the draft in the order in which they were laid."""
    return [tile_text(tile) for tile in state.draft[: state.drafted]]


def _laid(state: TrafficRound, spot: int) -> dict[str, Argument]:
    """What there is to say of laying the tile taken."""
    tile = state.taken
    square, second = spot_squares(spot)
    return {
        "tile": tile_text(tile),
        "first": str(HIGH[tile]),
        "second": str(LOW[tile]),
        "square": square,
        "second_square": second,
    }


# The quad that a draft makes.


def draft_quad(state: TrafficRound) -> str:
    """The numbers of the quad that makes the draft a play, in ascending order; or nothing."""
    squares = quad_squares(state)
    numbers = sorted(int(state.board[square]) for square in squares)
    return "-".join(str(number) for number in numbers)


def quad_with(state: TrafficRound, spot: int) -> str:
    """The same once the tile taken is laid on a spot."""
    after = state.clone()
    assert isinstance(after, type(state))
    after.advance(state.rules.first_spot + spot)
    return draft_quad(after)


def quad_squares(state: TrafficRound) -> list[int]:
    """The squares of the quad that makes the draft a play; none where it is not one yet."""
    squares = draft_squares(state)
    if not squares or state.taken >= 0:
        return []
    if state.played == 0:
        start, step = int(ORIGIN), 1
        covers = all(
            {a, b} & {start + at for at in range(QUAD)}
            for a, b in zip(squares[::2], squares[1::2], strict=True)
        )
        if not covers or slope_of(state.board, start, step) != 1:
            return []
    else:
        laid = vec[i64](squares)
        key = first_quad(state.board, laid, state.drafted, state.rules.one_half_is_enough)
        if key == NONE:
            return []
        start, step = int(key) // 2, 1 if key % 2 == 0 else int(SIDE)
    return [start + at * step for at in range(QUAD)]


def draft_squares(state: TrafficRound) -> list[int]:
    """The squares of the draft, two for each tile."""
    squares = []
    for tile in state.draft[: state.drafted]:
        spot = state.spots[tile]
        squares += [int(first_square(spot)), int(second_square(spot))]
    return squares
