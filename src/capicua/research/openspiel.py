"""OpenSpiel adapters for all games.

    import pyspiel
    from capicua.research import openspiel

    openspiel.register()
    game = pyspiel.load_game("capicua_block(players=2,house_rules=hand_size:5)")
    bot = ISMCTSBot(...); bot.set_resampler(openspiel.resample)

The deal consists of explicit chance nodes: one for each tile, in dealing order, and one for the
seat drawn by lot. An episode is one round; its returns are ``lead`` or ``win`` (see
``VectorEnv``), shared by partners and negated if low scores win.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from capicua.catalogue import catalogue, kind, load
from capicua.core.game import Game
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.random import Deal, Rng
from capicua.core.tiles.tile import tile_text
from capicua.research.encoder import Encoder
from capicua.research.native.rewards import Rewards
from capicua.research.vector import REWARDS

PREFIX: Final = "capicua_"
LONGEST: Final = 20_000
"""Upper bound for the number of actions in a round of any game."""
BOUND: Final = 1e6
"""Upper bound for the value of a round."""
RECALL: Final = 64
"""Number of past actions in a tensor."""
PARAMETERS: Final[dict[str, Any]] = {
    "preset": "",
    "players": 0,
    "house_rules": "",
    "reward": "lead",
}
"""Default parameters of a game. House rules are written ``name:value;name:value``."""


def register() -> list[str]:
    """Register all games with OpenSpiel; return their names, for example ``capicua_block``.

    Games already registered are skipped.
    """
    known = set(pyspiel.registered_names())
    names = [PREFIX + game for game in catalogue()]
    for game, name in zip(catalogue(), names, strict=True):
        if name not in known:
            pyspiel.register_game(type_of(game), _maker(game))
    return names


def _maker(game: str) -> Any:
    """Return a separate class for each game, as required for registration in OpenSpiel."""

    class NamedGame(DominoGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    NamedGame.__name__ = NamedGame.__qualname__ = "".join(
        word.capitalize() for word in game.split("_")
    )
    NamedGame.__module__ = __name__
    globals()[NamedGame.__name__] = NamedGame  # pickle looks it up here
    return NamedGame


def type_of(game: str) -> Any:
    """Return the OpenSpiel type of a game, available before the game is loaded."""
    chosen = kind(game)
    seats = [chosen.seats(record) for record in chosen.presets().values()]
    low, high = min(low for low, _ in seats), max(high for _, high in seats)
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=f"Capicúa: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if high == 1
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def loaded(game: str, params: dict[str, Any]) -> Game:
    """Return the game for OpenSpiel parameters; raise ``BadOption`` if they are invalid."""
    rules = str(params["house_rules"])
    options = dict(pair.split(":", 1) for pair in rules.split(";") if ":" in pair)
    return load(game, preset=params["preset"] or None, players=params["players"] or None, **options)


class DominoGame(pyspiel.Game):  # type: ignore[misc]
    """A Capicúa game with the interface of OpenSpiel."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.rules = loaded(game, chosen)
        self.encoder = Encoder(self.rules, RECALL)
        if chosen["reward"] not in REWARDS or chosen["reward"] == "points":
            raise ValueError(f"unknown reward {chosen['reward']!r}: expected lead, win")
        self.rewards = Rewards(self.rules.blank(Setup()), REWARDS[chosen["reward"]])
        tiles = self.rules.tiles_in_play
        seats = int(self.rules.players)
        info: dict[str, Any] = {
            "num_distinct_actions": self.rules.action_count,
            "max_chance_outcomes": max(tiles[-1] + 1, seats),
            "num_players": seats,
            "min_utility": -BOUND,
            "max_utility": BOUND,
            "max_game_length": LONGEST,
        }
        if seats > 1:
            info["utility_sum"] = 0.0
        super().__init__(type_of(game), pyspiel.GameInfo(**info), params or {})

    def new_initial_state(self) -> DominoState:
        """Return the initial state, before the deal."""
        return DominoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DominoObserver:
        """Return an observer for observations or information states."""
        return DominoObserver(self, iig_obs_type)


class DominoState(pyspiel.State):  # type: ignore[misc]
    """A round with the interface of OpenSpiel: tiles are dealt one by one, then it is played."""

    def __init__(self, game: DominoGame) -> None:
        super().__init__(game)
        self._order: list[int] = []
        self._round: State | None = None
        self._gained: list[list[tuple[int, int]]] = []
        """For each seat: tiles added to its hand, as bit words, with the number of actions."""
        self._known: list[list[int]] = []
        """For each seat: the bit words of its hand after the last action."""

    @property
    def _rules(self) -> Game:
        rules: Game = self.get_game().rules
        return rules

    @property
    def round(self) -> State:
        """The round itself; raises ``ValueError`` during the deal."""
        if self._round is None:
            raise ValueError("the tiles have not been dealt yet")
        return self._round

    # -- play --------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Return the seat to act, the chance player during the deal, or the terminal player."""
        if self._round is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._round.is_over else int(self._round.turn)

    def _in_deal(self) -> list[int]:
        """Return the tiles dealt by chance; a tile that is set aside is not included."""
        removed = self._rules.removed_tile(Setup())
        return [tile for tile in self._rules.tiles_in_play if tile != removed]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the remaining tiles, or finally the seats, with equal probabilities."""
        left = sorted(set(self._in_deal()) - set(self._order))
        if not left:
            left = list(range(int(self._rules.players)))
        return [(outcome, 1 / len(left)) for outcome in left]

    def _legal_actions(self, player: int) -> list[int]:
        return self.round.legal_actions()

    def _apply_action(self, action: int) -> None:
        if self._round is not None:
            self._round.advance(action)
            self._note_gains()
            return
        if len(self._order) < len(self._in_deal()):
            self._order.append(action)
            return
        self._deal(action)

    def _deal(self, lot: int) -> None:
        """Deal in the order drawn; if the rules require a redeal, the chance nodes start again."""
        rules = self._rules
        aside = [tile for tile in rules.tiles_in_play if tile not in self._order]
        deal = Deal(self._order + aside, lot)
        self._order = []
        if rules.must_redeal(Setup(), deal):
            return
        self._round = rules.deal_round(Setup(), deal)
        self._known = self._hand_words()
        self._gained = [[(0, word) for word in words] for words in self._known]

    def _hand_words(self) -> list[list[int]]:
        """Return the bit words of each seat's hand; none in games without hands."""
        hands = getattr(self._round, "hands", None)
        words = [int(word) for word in hands.bits] if isinstance(hands, Hands) else []
        seats = int(self._rules.players)
        each = len(words) // seats
        return [words[seat * each :][:each] for seat in range(seats)]

    def _note_gains(self) -> None:
        before, self._known = self._known, self._hand_words()
        for gained, old, new in zip(self._gained, before, self._known, strict=True):
            for one, other in zip(old, new, strict=True):
                if other & ~one:
                    gained.append((len(self.round.log), other & ~one))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            is_tile = len(self._order) < len(self._in_deal())
            return f"deal {tile_text(action)}" if is_tile else f"lot {action}"
        return self.round.text(action)

    def is_terminal(self) -> bool:
        """Return whether the round is over."""
        return self._round is not None and self._round.is_over

    def returns(self) -> list[float]:
        """Return the rewards of all seats; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * int(self._rules.players)
        rewards: list[float] = self.get_game().rewards.of(self.round)
        return rewards

    # -- knowledge ---------------------------------------------------------------------------

    def told(self, player: int, perfect_recall: bool) -> str:
        """Return a seat's knowledge as text; perfect recall adds actions and tiles received."""
        if self._round is None:
            return f"seat {player}: not dealt"
        known = self.round.seen_by(player)
        text = [f"seat {player}", *(f"{name}: {value}" for name, value in known.fields().items())]
        if perfect_recall:
            text.append("log: " + " ".join(str(action) for action in known.log))
            text.append("came: " + " ".join(f"{at}/{bits}" for at, bits in self._gained[player]))
        return "\n".join(text)

    def __str__(self) -> str:
        if self._round is None:
            return "dealt: " + " ".join(tile_text(tile) for tile in self._order)
        fields = "\n".join(f"{name}: {value}" for name, value in self.round.fields().items())
        return f"{fields}\nlog: " + " ".join(self.round.text(each) for each in self.round.log)


class DominoObserver:
    """A seat's knowledge as a tensor and as text, for OpenSpiel.

    The tensor is the vector of ``Encoder.floats`` with the last 64 actions. With perfect recall,
    the text contains all actions and all tiles that the seat has received.
    """

    def __init__(self, game: DominoGame, iig_obs_type: Any) -> None:
        self._encoder = game.encoder
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self._buffer = self._encoder.new_buffer()
        self.tensor: NDArray[np.float32] = np.zeros(self._encoder.float_count, dtype=np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: DominoState, player: int) -> None:
        """Write the seat's knowledge into the tensor; zeros during the deal."""
        if state.current_player() == pyspiel.PlayerId.CHANCE:
            self.tensor.fill(0)
            return
        view = state.round.view(player)
        self.tensor[:] = self._encoder.floats(self._encoder.write(view, self._buffer))

    def string_from(self, state: DominoState, player: int) -> str:
        """Return the seat's knowledge as text."""
        return state.told(player, self._recalls)


def resample(state: DominoState, player: int, rng: Rng | None = None) -> DominoState:
    """Return a state that the player cannot distinguish from this one, for ISMCTS.

    Pass this function to ``ISMCTSBot.set_resampler``. The result has other hidden tiles, but the
    chance nodes in its history remain those of the real deal.
    """
    found: DominoState = state.clone()
    chance = rng if rng is not None else Rng(int(np.random.default_rng().integers(2**31)))
    found._round = state.round.resample(player, chance)
    found._known = found._hand_words()
    moment = len(found.round.log)
    for seat, words in enumerate(found._known):
        if seat != player:  # the tiles that other hands really received would reveal them
            found._gained[seat] = [(moment, word) for word in words]
    return found
