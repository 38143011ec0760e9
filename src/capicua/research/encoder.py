"""A seat's knowledge as arrays; its legal actions as a mask and as features."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from capicua.core.game import Game
from capicua.core.observation.arrays import FLAGS, LARGE, NUMBERS, WORD_BYTES, Array
from capicua.core.observation.observer import (
    HISTORY,
    Observer,
    observation_of,
    observe,
    observe_setup,
)
from capicua.core.options import OptionSpec, specs
from capicua.core.view import View
from capicua.research.native.features import ActionTable

Flags = NDArray[np.uint8]
Integers = NDArray[np.int64]


class Encoder:
    """Encodes views of one game as arrays, which have the same shape for all views.

    ``history`` is the number of past actions included in an observation.

    >>> import capicua
    >>> from capicua.research import Encoder
    >>> game = capicua.load("block")
    >>> encoder = Encoder(game)
    >>> view = game.new_round(seed=7).view(0)
    >>> arrays = encoder.arrays(encoder.write(view, encoder.new_buffer()))
    >>> int(arrays["hand"].sum()), arrays["counts"].tolist()
    (7, [7, 7, 7, 7])
    """

    def __init__(self, game: Game, history: int = HISTORY) -> None:
        self.game = game
        self.history = history
        self.observer: Observer[Any] = game.presentation.observer
        """The game's observer."""
        self._options: vec[i64] = vec[i64](option_numbers(game))
        self._other: Game | None = None
        """The last other game encoded, for example one with other house rules."""
        self._other_options: vec[i64] = self._options
        self._out = observation_of(game)
        self._write(game.new_round(seed=0).view(0), self._options)
        for array in self._out.arrays:
            if array.name == "options":
                array.narrow(*option_bounds(game))
        self.size = int(self._out.settle(1)) * WORD_BYTES
        """Size of an observation in bytes."""
        self._words: Flags = np.frombuffer(memoryview(self._out.words), dtype=np.uint8)

    def spec(self) -> list[Array]:
        """Return the arrays of an observation in order: name, shape, type, bounds, meaning."""
        return list(self._out.arrays)

    @property
    def layout(self) -> list[tuple[str, str, tuple[int, ...]]]:
        """The name, type and shape of each array; the bounds of points depend on the target."""
        return [(array.name, array.dtype, array.shape) for array in self._out.arrays]

    # -- writing and reading ------------------------------------------------------------------

    def new_buffer(self, rows: int | None = None) -> Flags:
        """Return a zeroed buffer, as bytes, for one observation or for several."""
        return np.zeros(self.size if rows is None else (rows, self.size), dtype=np.uint8)

    def write(self, view: View, buffer: Flags) -> Flags:
        """Write a view into a buffer of ``size`` bytes, and return the buffer.

        Allocates nothing. Raises ``ValueError`` for a spectator's view, because observations are
        relative to a seat, and for a view of a game with other arrays. Views under other house
        rules are accepted if the arrays are the same.
        """
        known = view.known
        if known.viewer < 0:
            raise ValueError("expected the view of a seat, not of a spectator")
        options = self._options_of(known.game)
        self._out.at = 0
        self._write(view, options)
        buffer[:] = self._words
        return buffer

    def _write(self, view: View, options: vec[i64]) -> None:
        known = view.known
        observe_setup(known, options, known.viewer, self._out)
        observe(self.observer, known, known.viewer, self.history, self._out)

    def _options_of(self, game: Game) -> vec[i64]:
        """Return the options of a game as numbers; raise ``ValueError`` if its arrays differ."""
        if game is self.game:
            return self._options
        if game is not self._other:
            other = Encoder(game, self.history)
            if type(game) is not type(self.game) or other.layout != self.layout:
                raise ValueError(f"this encoder is for {self.game!r}, not for {game!r}")
            self._other, self._other_options = game, other._options
        return self._other_options

    def arrays(self, buffer: Flags) -> dict[str, NDArray[Any]]:
        """Return the named arrays in a buffer of one or several observations.

        They are views of the buffer, not copies; several observations add a first axis.
        """
        rows = buffer.shape[:-1]
        if 0 in rows:
            return {one.name: np.empty(rows + one.shape, one.dtype) for one in self._out.arrays}
        outer = buffer.strides[:-1]
        return {
            array.name: np.ndarray(
                rows + array.shape,
                dtype=np.dtype(array.dtype),
                buffer=buffer,
                offset=array.offset,
                strides=outer + array.strides,
            )
            for array in self._out.arrays
        }

    # -- as one vector ------------------------------------------------------------------------

    @cached_property
    def float_count(self) -> int:
        """Length of the vector of one observation, as returned by ``floats``."""
        return sum(len(places) for places in (self._flag_bytes, self._number_words))

    def floats(self, buffer: Flags) -> NDArray[np.float32]:
        """Return each observation as one vector: the flags, then the scaled numbers.

        Both are in the order of ``spec()``. Numbers are divided by their largest bound, or by 100
        if they have none.
        """
        flags = buffer[..., self._flag_bytes]
        numbers = buffer.view(np.int64)[..., self._number_words] * self._scales
        return np.concatenate((flags, numbers), axis=-1, dtype=np.float32)

    @cached_property
    def _flag_bytes(self) -> NDArray[np.intp]:
        """Byte offsets of the flags in an observation."""
        return self._places(FLAGS)

    @cached_property
    def _number_words(self) -> NDArray[np.intp]:
        """Word offsets of the numbers in an observation."""
        return self._places(NUMBERS) // WORD_BYTES

    @cached_property
    def _scales(self) -> NDArray[np.float64]:
        found = []
        for array in self._out.arrays:
            if array.dtype == NUMBERS:
                row = [_scale(low, high) for low, high in zip(array.lows, array.highs, strict=True)]
                found += row * (array.shape[0] if len(array.shape) == 2 else 1)
        return np.array(found)

    def _places(self, dtype: str) -> NDArray[np.intp]:
        found = [
            array.offset + sum(step * at for step, at in zip(array.strides, index, strict=True))
            for array in self._out.arrays
            if array.dtype == dtype
            for index in np.ndindex(*array.shape)
        ]
        return np.array(found, dtype=np.intp)

    # -- actions --------------------------------------------------------------------------------

    def mask(self, view: View) -> NDArray[np.int8]:
        """Return an array with 1 for each legal action of the view's seat, and 0 elsewhere."""
        found = np.zeros(self.game.action_count, dtype=np.int8)
        found[view.legal] = 1
        return found

    @cached_property
    def actions(self) -> ActionTable:
        """The features of all actions of the game; computed on first use."""
        return ActionTable(self.game.new_round(seed=0), self.observer.parts_vary)

    def features(self, view: View, actions: list[int] | None = None) -> Integers:
        """Return the features of the given or all legal actions, with a row for each.

        The columns are ``actions.columns``; −1 stands for a part that an action does not have.
        """
        asked = view.legal if actions is None else actions
        found = self.actions.of(view.known, asked)
        return np.frombuffer(memoryview(found), dtype=np.int64).reshape(
            len(asked), int(self.actions.width)
        )


def option_numbers(game: Game) -> list[int]:
    """Return the values of options as numbers, in the order of the options.

    Booleans are 1 and 0, a choice is the index of its value, and a set of choices has a bit for
    each; a table by number of players gives the value for this game's number, and one by round
    that of the first round.
    """
    return [
        _number_of(getattr(game.options, spec.name), spec, int(game.players))
        for spec in specs(type(game.options))
    ]


def _number_of(value: Any, spec: OptionSpec, players: int) -> int:
    if isinstance(value, frozenset):
        return sum(2**index for index, choice in enumerate(spec.choices) if choice in value)
    if isinstance(value, Mapping):
        return int(value.get(1, 0) if spec.by_round else value.get(players, -1))
    return int(value) if isinstance(value, int) else spec.choices.index(value)


def option_bounds(game: Game) -> tuple[list[int], list[int]]:
    """Return the lowest and the highest number of each option, in the order of the options."""
    bounds = [_bounds_of(spec) for spec in specs(type(game.options))]
    return [low for low, _ in bounds], [high for _, high in bounds]


def _bounds_of(spec: OptionSpec) -> tuple[int, int]:
    if spec.subset:
        return 0, int(2 ** len(spec.choices)) - 1
    named = [
        int(choice) if isinstance(choice, int) else spec.choices.index(choice)
        for choice in spec.choices
    ]
    low, high = min(named, default=LARGE), max(named, default=0)
    if spec.between is not None:
        low = min(low, spec.between.low)
        high = max(high, LARGE if spec.between.high is None else spec.between.high)
    return min(low, -1) if spec.by_players else low, high


def _scale(low: int, high: int) -> float:
    """Return the factor of a number in ``floats``."""
    bound = max(abs(low), abs(high), 1)
    return 1 / 100 if bound >= LARGE else 1 / bound
