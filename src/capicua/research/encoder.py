"""What a seat knows as arrays, and its legal actions as a mask and as features."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from capicua.core.game import Game
from capicua.core.observer import HISTORY, Observer, observation_of, observe, observe_setup
from capicua.core.observing import FLAGS, LARGE, NUMBERS, WORD_BYTES, Array
from capicua.core.options import OptionSpec, specs
from capicua.core.view import View
from capicua.research.native.features import ActionTable

Flags = NDArray[np.uint8]
Integers = NDArray[np.int64]


class Encoder:
    """Turns views of one game into arrays. All views of a game have the same arrays.

    ``history`` is how many of the last actions an observation holds.

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
        self.options = option_numbers(game)
        self._options: vec[i64] = vec[i64](self.options)
        self._other: Game | None = None
        """Another game that was asked for last, such as one under other house rules."""
        self._other_options: vec[i64] = self._options
        self._out = observation_of(game)
        self._write(game.new_round(seed=0).view(0), self._options)
        self.size = int(self._out.settle(1)) * WORD_BYTES
        """Bytes of an observation."""
        self._words: Flags = np.frombuffer(memoryview(self._out.words), dtype=np.uint8)

    @property
    def observer(self) -> Observer[Any]:
        """The game's own observer."""
        found: Observer[Any] = self.game.face.observer
        return found

    def spec(self) -> list[Array]:
        """The arrays of an observation, in their order: name, shape, type, bounds, meaning."""
        return list(self._out.arrays)

    # -- writing and reading ------------------------------------------------------------------

    def new_buffer(self, rows: int | None = None) -> Flags:
        """Return memory for one observation, or for so many: bytes, all zero."""
        return np.zeros(self.size if rows is None else (rows, self.size), dtype=np.uint8)

    def write(self, view: View, buffer: Flags) -> Flags:
        """Write what a view knows into a buffer of ``size`` bytes, and return the buffer.

        Nothing is allocated for it. Raises ``ValueError`` for a spectator's view, which has no
        seat to count the others from, and for a view of a game whose arrays are others; a view
        under other house rules will do where they are the same.
        """
        known = view.known
        if known.viewer < 0:
            raise ValueError("an observation is of a seat; this is what a spectator sees")
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
        """The house rules of a game whose observations have the same arrays as this encoder's."""
        if game is self.game:
            return self._options
        if game is not self._other:
            other = Encoder(game, self.history)
            if type(game) is not type(self.game) or repr(other.spec()) != repr(self.spec()):
                raise ValueError(f"this encoder is for {self.game!r}, not for {game!r}")
            self._other, self._other_options = game, other._options
        return self._other_options

    def arrays(self, buffer: Flags) -> dict[str, NDArray[Any]]:
        """Return the named arrays that lie in a buffer of one observation or of many.

        They are views of the buffer, not copies; a buffer of rows gives each a first axis.
        """
        rows = buffer.shape[:-1]
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
        """The length of what ``floats`` returns for one observation."""
        return sum(len(places) for places in (self._flag_bytes, self._number_words))

    def floats(self, buffer: Flags) -> NDArray[np.float32]:
        """Return observations as one vector each: the flags, then the numbers made small.

        Both in the order of ``spec()``. A number is divided by its largest bound; one without a
        bound by 100.
        """
        flags = buffer[..., self._flag_bytes]
        numbers = buffer.view(np.int64)[..., self._number_words] * self._scales
        return np.concatenate((flags, numbers), axis=-1, dtype=np.float32)

    @cached_property
    def _flag_bytes(self) -> NDArray[np.intp]:
        """Where the flags lie in an observation, as bytes."""
        return self._places(FLAGS)

    @cached_property
    def _number_words(self) -> NDArray[np.intp]:
        """Where the numbers lie, as words."""
        return self._places(NUMBERS) // WORD_BYTES

    @cached_property
    def _scales(self) -> NDArray[np.float64]:
        found = []
        for array in self._out.arrays:
            if array.dtype == NUMBERS:
                bound = max(abs(array.low), abs(array.high), 1)
                scale = 1 / 100 if bound >= LARGE else 1 / bound
                found += [scale] * int(np.prod(array.shape, dtype=int))
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
        """Return a 1 for each legal action of the view's seat, 0 for every other action."""
        found = np.zeros(self.game.action_count, dtype=np.int8)
        found[view.legal] = 1
        return found

    @cached_property
    def actions(self) -> ActionTable:
        """The features of the game's actions; the first use looks at all of them."""
        return ActionTable(self.game.new_round(seed=0), self.observer.parts_vary)

    def features(self, view: View, actions: list[int] | None = None) -> Integers:
        """Return the features of the legal actions, or of those given, a row each.

        The columns are ``actions.columns``; −1 stands for a part that an action has not.
        """
        asked = view.legal if actions is None else actions
        found = self.actions.of(view.known, asked)
        return np.frombuffer(memoryview(found), dtype=np.int64).reshape(
            len(asked), int(self.actions.width)
        )


def option_numbers(game: Game) -> list[int]:
    """Return house rules as numbers, in the order of the options.

    Yes and no are 1 and 0, a choice is the index of its value, a set of choices has a bit for
    each; where there is a number for each number of players, it is the one for this game's.
    """
    return [
        _number_of(getattr(game.options, spec.name), spec, int(game.players))
        for spec in specs(type(game.options))
    ]


def _number_of(value: Any, spec: OptionSpec, players: int) -> int:
    if isinstance(value, frozenset):
        return sum(2**index for index, choice in enumerate(spec.choices) if choice in value)
    if isinstance(value, Mapping):
        return int(value.get(players, -1))
    return int(value) if isinstance(value, int) else spec.choices.index(value)
