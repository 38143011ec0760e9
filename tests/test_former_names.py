"""Former ids are still accepted wherever users may have saved them (issue 15)."""

from __future__ import annotations

import dataclasses
import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import json as msgjson

import capicua
from capicua import former_names, review
from capicua.bots.levels import LEVELS, Random, bot, level_id
from capicua.core.bot_interfaces import Hints
from capicua.core.options import specs
from capicua.core.presentation import Presentation
from capicua.core.tiles.random import Dealer
from capicua.families.line import LINE_PRESENTATION
from capicua.notation import (
    check,
    from_jsonl,
    read,
    read_position,
    record_of,
    to_jsonl,
    write,
    write_position,
)
from capicua.table.frames.protocol import HouseRules, SeatPlan, TablePlan
from capicua.table.play.play import Play
from capicua.table.play.seats import KeyHashes, SeatOccupant, occupants_of
from capicua.table.room.room import Room
from capicua.table.room.rules_snapshot import game_of, snapshot_of
from capicua.table.room.snapshots import play_of, saved
from capicua.terminal.main import run
from capicua.terminal.reports import statistics

FORMER = {
    "big_clock": ["big-clock-12", "big-clock-9", "big-clock-6", "big-clock-easy"],
    "bingo": ["bingo-9", "bingo-12", "bingo-15"],
    "correlativa": ["mexican-200"],
    "garrafina": ["mexican-200", "domino-games-online", "la-garrafina"],
    "good_neighbors": ["good-neighbors-12", "good-neighbors-9", "good-neighbors-6"],
    "squeeze": [
        "squeeze-12",
        "squeeze-9",
        "squeeze-6",
        "squeeze-12-free",
        "squeeze-9-free",
        "squeeze-6-free",
    ],
    "traffic": [
        "traffic-6",
        "traffic-9",
        "traffic-12",
        "traffic-strict-6",
        "traffic-strict-9",
        "traffic-strict-12",
    ],
}
EVERY = [(game, preset) for game, presets in FORMER.items() for preset in presets]


def current(preset: str) -> str:
    return preset.replace("-", "_")


@pytest.mark.parametrize("game", capicua.catalogue())
def test_every_id_is_in_snake_case(game: str) -> None:
    kind = capicua.kind(game)
    options = [spec.name for record in kind.presets().values() for spec in specs(type(record))]
    values = [
        choice
        for record in kind.presets().values()
        for spec in specs(type(record))
        for choice in spec.choices
        if isinstance(choice, str)
    ]
    for id in [game, *kind.presets(), *options, *values]:
        assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", id), f"{game}: {id}"


@pytest.mark.parametrize(("game", "preset"), EVERY)
def test_a_former_preset_id_is_accepted_everywhere(game: str, preset: str) -> None:
    wanted = capicua.load(game, preset=current(preset))
    assert capicua.load(game, preset=preset).options == wanted.options
    assert capicua.load(game.replace("_", "-"), preset=preset).id == game

    # A record, as text and as JSON.
    match = wanted.new_match(seed=7)
    match.round.apply(match.round.legal_actions()[0])
    record = dataclasses.replace(record_of(match), preset=preset)
    assert preset in write(record)
    assert preset in to_jsonl(record)
    for found in (read(write(record)), *from_jsonl(to_jsonl(record))):
        assert play_of(found).game.options == wanted.options
    assert not check(write(record))

    # A position.
    position = write_position(match.round)
    assert f" {current(preset)} " in position
    old = position.replace(f" {current(preset)} ", f" {preset} ", 1)
    assert read_position(old).game.options == wanted.options


@pytest.mark.parametrize(("game", "preset"), EVERY)
def test_a_server_table_shows_the_current_preset_id(game: str, preset: str) -> None:
    seats = [SeatPlan("me")] + [SeatPlan("bot", "chance")] * (capicua.load(game).players - 1)
    plan = TablePlan(rules=HouseRules(game, preset, {}, len(seats)), seats=seats)
    rules = game_of(plan.rules)
    keys = KeyHashes("a", "b", "c")
    room = Room("mesa", plan, b"s" * 128, keys, snapshot_of(rules), rules)
    assert room.plan.rules.preset == current(preset)
    assert {sitting.level for sitting in room.sittings} <= {"", "random"}


def test_an_unknown_preset_is_still_rejected() -> None:
    with pytest.raises(capicua.BadOption, match="unknown-preset"):
        capicua.load("garrafina", preset="mexican-300")


def test_option_names_may_contain_hyphens() -> None:
    found = capicua.load("garrafina", **{"blocked-tie": "share"})
    assert found.options.values()["blocked_tie"] == "share"


def test_the_former_bot_name_chance_means_random() -> None:
    assert LEVELS[0] == "random"
    assert level_id("chance") == "random"
    assert isinstance(bot("chance"), Random)
    assert isinstance(bot("random"), Random)
    assert occupants_of([SeatPlan("bot", "chance")]) == [SeatOccupant("bot", level="random")]


def test_chance_in_an_event_log_or_saved_match_means_random() -> None:
    assert msgjson.decode(b'{"kind":"bot","level":"chance"}', type=SeatOccupant).level == "random"
    play = Play(
        capicua.load("block"),
        [SeatOccupant("bot", f"B{n}", "random") for n in range(4)],
        Dealer.from_seed(1),
    )
    play.deal(0)
    text = write(saved(play)).replace("random random", "chance chance")
    assert "chance" in text
    assert {sitting.level for sitting in play_of(read(text)).sittings} == {"random"}


def test_commands_accept_former_names(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "squeeze", "-p", "squeeze-6", "-n", "2", "--seed", "1", "--json"]
    assert run([*arguments, "--bots", "chance"]) == 0
    old = json.loads(capsys.readouterr().out)
    arguments[3] = "squeeze_6"
    assert run([*arguments, "--bots", "random"]) == 0
    assert json.loads(capsys.readouterr().out) == old


def test_an_arena_file_with_former_names_is_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "arena.jsonl"
    arguments = ["arena", "block", "--seats", "2", "--seed", "1", "--deals", "4"]
    arguments += ["--workers", "1", "--save", str(file), "--bots"]
    assert run([*arguments, "greedy,random"]) == 0
    file.write_text(file.read_text().replace('"random"', '"chance"'))
    assert run([*arguments, "greedy,random"]) == 0
    assert run([*arguments, "greedy,chance"]) == 0
    capsys.readouterr()


def test_results_under_former_names_count_toward_the_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "results_file", lambda: tmp_path / "results.jsonl")
    for deal, rules in enumerate(("squeeze-6 close_win_max=3", "squeeze_6 close_win_max=3")):
        statistics.remember(statistics.Outcome("squeeze", rules, True, False, deal))
    (tally,) = statistics.tallies(statistics.remembered())
    assert (tally.rules, tally.won) == ("squeeze_6 close_win_max=3", 2)


# -- names of 0.2 in the library -------------------------------------------------------------------


def test_former_modules_are_found_with_a_warning_that_names_the_new_one() -> None:
    for module, today in former_names.MODULES.items():
        sys.modules.pop(f"capicua.{module}", None)
        with pytest.warns(DeprecationWarning, match=f"capicua.{module} is now capicua.{today}"):
            importlib.import_module(f"capicua.{module}")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_former_names_of_classes_and_functions_are_those_of_today() -> None:
    for module, names in former_names.NAMES.items():
        home = importlib.import_module(f"capicua.{module}")
        for today in names.values():
            assert hasattr(home, today), f"{module}.{today}"
    former = {
        ("core.face", "Face"): Presentation,
        ("families.line", "LINE_FACE"): LINE_PRESENTATION,
        ("review", "Advice"): review.Hint,
        ("review", "advice"): review.hint_for,
    }
    for (module, name), today in former.items():
        home = importlib.import_module(f"capicua.{module}")
        assert getattr(home, name) is today, name
    with pytest.raises(AttributeError):
        review.nothing  # noqa: B018


class FormerHints(Hints[Any]):
    """Hints as they were written for 0.2."""

    def merit(self, state: Any, action: int) -> int:
        return -action


def test_hints_written_for_0_2_still_guide_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    game = capicua.load("block")
    with pytest.warns(DeprecationWarning, match="FormerHints.merit is now heuristic_score"):
        changed = game.presentation.but(hints=FormerHints())
    monkeypatch.setattr(type(game), "presentation", changed)
    state = type(game)(game.options, 4).new_round(seed=1)
    legal = state.legal_actions()
    assert [state.heuristic_score(action) for action in legal] == [-action for action in legal]
    with pytest.warns(DeprecationWarning, match=r"State\.merit is now State\.heuristic_score"):
        assert state.merit(legal[0]) == -legal[0]
    with pytest.warns(DeprecationWarning, match=r"Game\.face is now Game\.presentation"):
        assert state.game.face is changed
