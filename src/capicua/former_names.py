"""Former names of modules and classes: they still work in 0.3, with a ``DeprecationWarning``.

Pickles and scripts written with 0.2 name modules that have moved since. Importing one of them
imports the module that has its contents now; ``capicua.former_modules`` finds it. This file and
the names in it are removed in 0.4.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

PACKAGE: Final = "capicua."
MODULES: Final = {
    "arena.deciding": "arena.stopping_rule",
    "arena.guest": "arena.plugin_process",
    "arena.guests": "arena.plugins",
    "arena.programs": "arena.external_programs",
    "arena.rating": "arena.ratings",
    "bots.ahead": "bots.rollouts",
    "bots.aim": "bots.reward",
    "bots.looking": "bots.evaluation",
    "bots.open_hands": "bots.pimc",
    "bots.player": "bots.levels",
    "bots.playing_on": "bots.rollout_policy",
    "bots.simple": "bots.baselines",
    "bots.solving": "bots.solver",
    "bots.solving.alone": "bots.solver.solitaire",
    "bots.solving.duel": "bots.solver.alpha_beta",
    "bots.solving.positions": "bots.solver.transposition_table",
    "bots.solving.solve": "bots.solver.solve",
    "bots.solving.tricks": "bots.solver.tricks",
    "bots.thinker": "bots.search_bot",
    "bots.tree": "bots.ismcts",
    "bots.weighing": "bots.paired_comparison",
    "client.cutting": "client.cuts",
    "client.wire": "client.socket",
    "core.batches": "core.inference.clauses",
    "core.building": "core.runtime.build",
    "core.chance": "core.tiles.random",
    "core.chances": "core.inference.marginals",
    "core.counting": "core.inference.counting",
    "core.dealing": "core.game",
    "core.estimates": "core.statistics",
    "core.face": "core.presentation",
    "core.generics": "core.runtime.generics",
    "core.fields": "core.position_fields",
    "core.hands": "core.tiles.hands",
    "core.keys": "core.bot_interfaces",
    "core.kind": "core.game",
    "core.knowing": "core.bot_interfaces",
    "core.memory": "core.runtime.pickling",
    "core.numbers": "core.tiles.tile",
    "core.observer": "core.observation.observer",
    "core.observing": "core.observation.arrays",
    "core.playout": "bots.playout",
    "core.parts": "core.action_parts",
    "core.reasons": "core.messages",
    "core.round": "core.state",
    "core.shown": "core.state",
    "core.stock": "core.tiles.stock",
    "core.tile": "core.tiles.tile",
    "core.tricks": "core.bot_interfaces",
    "core.worlds": "core.inference.sampling",
    "extras": "optional_dependencies",
    "families.cross.plays": "families.cross.actions",
    "families.patience.matching": "families.patience.matches",
    "games.big_clock.trail": "games.big_clock.shift_history",
    "games.mexican_train.plays": "games.mexican_train.legal_plays",
    "games.mexican_train.turns": "games.mexican_train.actions",
    "games.partners.blocks": "games.partners.blocked_round",
    "games.partners.endings": "games.partners.round_result",
    "games.poker.drawing": "games.poker.draws",
    "games.poker.ranks": "games.poker.hand_ranks",
    "games.super_dominos.turns": "games.super_dominos.actions",
    "games.traffic.laying": "games.traffic.placement",
    "games.traffic.plane": "games.traffic.grid",
    "games.traffic.plays": "games.traffic.play_search",
    "games.traffic.steps": "games.traffic.step_search",
    "learn.collecting": "learn.collections",
    "learn.standing": "learn.ratings",
    "measuring": "simulation",
    "measuring.comparison": "simulation.comparison",
    "measuring.simulation": "simulation.simulation",
    "notation.sequence": "notation.round_setup",
    "render.clock": "render.clock_face",
    "render.page": "render.game_page",
    "render.pen": "render.text_style",
    "render.svg.aside": "render.svg.side_zones",
    "render.svg.piece": "render.svg.blocks",
    "render.svg.preview": "render.svg.link_preview",
    "render.touch": "render.touch_targets",
    "render.worked": "render.worked_examples",
    "research.playing": "research.episodes",
    "review.data": "review.json_data",
    "review.deals": "review.solitaire_deals",
    "review.grading": "review.accuracy",
    "review.holding": "review.tile_chances",
    "review.judging": "review.decisions",
    "review.outlook": "review.consequences",
    "review.turning": "review.solitaire_mistakes",
    "showing": "display",
    "table.asking": "table.room.requests",
    "table.beginning": "table.room.log_header",
    "table.clock": "table.play.clock",
    "table.closed": "table.room.retired_table",
    "table.cuts": "table.fairness.cuts",
    "table.diary": "table.play.public_log",
    "table.doors": "table.room.admission",
    "table.editions": "table.room.rules_snapshot",
    "table.events": "table.room.events",
    "table.folding": "table.room.reducer",
    "table.frame": "table.frames.frame",
    "table.glimpses": "table.play.seen_tiles",
    "table.going_on": "table.room.resume",
    "table.hosting": "table.frames.host_frames",
    "table.keeping": "table.room.snapshots",
    "table.leaving": "table.room.departures",
    "table.look": "table.play.view_cache",
    "table.meaning": "table.play.explain_touch",
    "table.moderation": "table.room.moderation",
    "table.phrases": "table.frames.phrases",
    "table.protocol": "table.frames.protocol",
    "table.sealing": "table.room.cut_commitment",
    "table.seating": "table.play.seats",
    "table.telling": "table.room.state_frame",
    "table.undo": "table.play.undo",
    "table.verify": "table.fairness.verification",
    "table.visiting": "table.room.visitors",
    "testing.boundaries": "testing.boundary_requests",
    "testing.browsing": "testing.chromium",
    "testing.company": "testing.demo_tables",
    "testing.observing": "testing.observations",
    "testing.playing": "testing.notation",
    "testing.serving": "testing.server_process",
}
"""Former modules of the package, and the modules that have their contents now."""
NAMES: Final[dict[str, dict[str, str]]] = {
    "arena.external_programs": {"Program": "ExternalProgram"},
    "arena.plugins": {"Guest": "PluginPlayer"},
    "arena.tournament": {"Duel": "Pairing"},
    "bots.evaluation": {
        "Advised": "ActionEstimate",
        "Looked": "Evaluation",
        "Looker": "Evaluator",
        "advised": "action_estimates",
        "look": "evaluate",
        "look_at": "evaluate_view",
    },
    "bots.ismcts": {"Tree": "Ismcts"},
    "bots.paired_comparison": {"Weighing": "PairedComparison", "weigh": "compare_actions"},
    "bots.pimc": {"OpenHands": "Pimc"},
    "bots.reward": {"Aim": "Reward"},
    "bots.rollout_policy": {"PlayingOn": "RolloutPolicy"},
    "bots.rollouts": {"Ahead": "Rollouts", "End": "SideResult", "end_of": "side_result"},
    "bots.search": {"Findings": "ActionStatistics", "Flat": "FlatMonteCarlo"},
    "bots.search_bot": {"Thinker": "SearchBot"},
    "bots.solver.alpha_beta": {"Duel": "AlphaBeta"},
    "bots.solver.solitaire": {"Alone": "SolitaireSolver"},
    "bots.solver.transposition_table": {"Positions": "TranspositionTable"},
    "client.cuts": {"Cutting": "OwnCuts"},
    "client.link": {"Pass": "Credentials"},
    "client.socket": {"Wire": "TableSocket"},
    "core.game": {"Kind": "Game"},
    "core.inference.clauses": {"Doubtful": "AmbiguousTile"},
    "core.inference.counting": {"Groups": "PlaceGroups", "Table": "AssignmentCounts"},
    "core.inference.marginals": {"sampled_shares": "sampled_marginals", "shares": "marginals"},
    "core.messages": {"meant": "closest_name", "said_by": "name_game"},
    "core.presentation": {"Face": "Presentation"},
    "core.runtime.pickling": {"memory_of": "contents_of", "remind": "restore_contents"},
    "core.state": {"Round": "State", "Shown": "State"},
    "display": {"introduce": "install"},
    "families.cross": {"CROSS_FACE": "CROSS_PRESENTATION"},
    "families.line": {"LINE_FACE": "LINE_PRESENTATION"},
    "families.tricks": {"TRICK_FACE": "TRICK_PRESENTATION"},
    "games.traffic.placement": {"Laying": "PlacementSearch"},
    "learn.mining": {"Found": "ClearBest"},
    "learn.ratings": {"Standing": "PuzzleRating", "standing": "puzzle_rating"},
    "notation.record": {"Written": "RecordPart"},
    "notation.replay": {"reads": "can_replay"},
    "render.text": {"Sight": "ZoneView"},
    "render.text_style": {"Pen": "TextStyle"},
    "render.touch_targets": {"Reach": "TouchTargets", "reach": "touch_targets"},
    "research.episodes": {"Playing": "Episodes"},
    "review": {"Advice": "Hint", "advice": "hint_for"},
    "review.consequences": {"outlook": "consequences"},
    "review.decisions": {"Moment": "DecisionPoint"},
    "review.hints": {
        "Advice": "Hint",
        "advice": "hint_for",
        "advice_told": "gain_messages",
        "hint_told": "hint_messages",
    },
    "review.solitaire_deals": {"Search": "DealSearch"},
    "review.solitaire_mistakes": {"Turning": "SolitaireMistake", "turning_in": "mistake_in"},
    "simulation.comparison": {
        "Compared": "MeasureComparison",
        "Played": "MatchSums",
        "Plays": "MatchSeries",
    },
    "table.fairness.commitment": {"Promised": "CommittedDeals"},
    "table.play.seats": {
        "Asker": "Requester",
        "Sitting": "SeatOccupant",
        "Wanting": "JoinRequest",
        "moved_on": "rotated",
        "sittings_of": "occupants_of",
    },
    "table.play.seen_tiles": {"Glimpse": "SeenTiles", "Glimpses": "SeenTilesCache"},
    "table.play.view_cache": {"Look": "CachedView", "Moment": "ViewCache", "Shown": "EncodedZone"},
    "table.room.admission": {"again": "rematch_events"},
    "table.room.cut_commitment": {"coming": "next_cuts", "seal": "commit_cut"},
    "table.room.departures": {"forget": "forget_people", "get_up": "vacate"},
    "table.room.requests": {
        "ask": "answer_to",
        "moved": "rematch_announced",
        "woken": "clock_restarted",
    },
    "table.room.resume": {"lay": "set_up_play", "told": "set_up_message"},
    "table.room.retired_table": {"ClosedRoom": "RetiredTable", "closed_by": "retired_by"},
    "table.room.rules_snapshot": {"Edition": "RulesSnapshot", "edition_of": "snapshot_of"},
    "table.room.state_frame": {
        "Alike": "SharedFrame",
        "alike": "shared_frame",
        "may": "granted_frames",
    },
    "table.room.visitors": {
        "Visiting": "VisitRequest",
        "asking": "seat_requests",
        "standing": "visitor_status",
    },
    "testing.boundary_requests": {"Asked": "BoundaryRequest"},
    "testing.observations": {"Looker": "ObservationProbe", "looker": "observation_probe"},
    "testing.server_process": {"Serving": "ServerProcess"},
}
"""Former names of classes, functions and constants, by their module of today."""


class FormerModule(ModuleType):
    """A module under its former name; its attributes are those of the module of today."""

    def __getattr__(self, name: str) -> Any:
        today = MODULES[self.__name__.removeprefix(PACKAGE)]
        if name.startswith("__"):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return getattr(
            importlib.import_module(PACKAGE + today), NAMES.get(today, {}).get(name, name)
        )


class FormerLoader(Loader):
    """Loads modules by their former names."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the module, with a warning that says its name of today."""
        today = MODULES[spec.name.removeprefix(PACKAGE)]
        _warn(f"{spec.name} is now {PACKAGE}{today}; the former name is removed in 0.4", 2)
        return FormerModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: attributes are looked up when they are used."""


def spec_of(fullname: str) -> ModuleSpec | None:
    """Return how to load a module whose name is a former one, else ``None``."""
    name = fullname.removeprefix(PACKAGE)
    if name == fullname or name not in MODULES:
        return None
    is_package = any(other.startswith(f"{name}.") for other in MODULES)
    return ModuleSpec(fullname, FormerLoader(), is_package=is_package)


def attribute(module: str, name: str) -> Any:
    """Return what a module of today had under a former name; raises ``AttributeError``.

    For the ``__getattr__`` of modules that have not moved.
    """
    today = NAMES.get(module.removeprefix(PACKAGE), {}).get(name)
    if today is None:
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    _warn(f"{module}.{name} is now {module}.{today}; the former name is removed in 0.4", 3)
    return getattr(sys.modules[module], today)


def _warn(text: str, level: int) -> None:
    """Warn at a level of the stack; frames of the import system do not count."""
    warnings.warn(text, DeprecationWarning, stacklevel=level + 1)
