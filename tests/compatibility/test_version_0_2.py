"""Whatever version 0.2 wrote still loads, and programs written for it still run."""

from __future__ import annotations

import importlib
import io
import json
import pickle
import shutil
import warnings
from collections.abc import Callable, Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

import capicua
from capicua.arena import Rules, Tournament, entrant
from capicua.bots.levels import bot
from capicua.bots.solver.solve import solve
from capicua.core.options import option_text, specs
from capicua.learn import Attempt, lesson_of, puzzles_of
from capicua.notation import (
    RecordError,
    check,
    from_jsonl,
    read,
    read_all,
    read_positions,
    record_of,
    replay,
    steps,
    to_jsonl,
    write,
    write_all,
    write_position,
)
from capicua.review import Effort, hint_for
from capicua.simulation import compare, simulate
from capicua.table.scorekeeper import Scorekeeper, scorekeeper_of
from capicua.terminal.main import run

WRITTEN = Path(__file__).parent / "version_0_2"
GAMES = sorted(file.stem for file in (WRITTEN / "records").glob("*.txt"))


def stored(name: str) -> Any:
    """Return the data of a JSON file of version 0.2."""
    return json.loads((WRITTEN / name).read_text(encoding="utf-8"))


def unpickled(name: str) -> Any:
    """Return what version 0.2 pickled; its modules may have other names now."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pickle.loads((WRITTEN / "pickles" / f"{name}.pickle").read_bytes())


def legal(state: capicua.State) -> list[str]:
    """Return the legal actions in notation; none once the round is over."""
    return [] if state.is_over else [state.text(action) for action in state.legal_actions()]


def test_all_games_of_version_0_2_exist() -> None:
    assert len(GAMES) == 22
    assert set(GAMES) <= set(capicua.catalogue())


# -- records and positions -----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_records_replay_without_discrepancies(game: str) -> None:
    text = (WRITTEN / "records" / f"{game}.txt").read_text(encoding="utf-8")
    assert check(text) == []
    matches = [replay(record) for record in read_all(text)]
    found = [
        {
            "players": match.game.players,
            "totals": match.totals,
            "rounds": len(match.rounds),
            "is_over": match.is_over,
            "winners": match.winners,
            "logs": [len(state.log) for state in rounds_of(match)],
            "legal": legal(match.round),
        }
        for match in matches
    ]
    assert found == stored("records/expected.json")[game]


def rounds_of(match: capicua.Match) -> list[capicua.State]:
    """Return all rounds of a match, including an unfinished one."""
    return match.rounds + ([] if match.round.is_over else [match.round])


@pytest.mark.parametrize("game", GAMES)
def test_records_are_read_and_written_as_before(game: str) -> None:
    text = (WRITTEN / "records" / f"{game}.txt").read_text(encoding="utf-8")
    lines = (WRITTEN / "records" / f"{game}.jsonl").read_text(encoding="utf-8")
    records = read_all(text)
    assert from_jsonl(lines) == records
    assert write_all(records) == text
    assert "".join(map(to_jsonl, records)) == lines


@pytest.mark.parametrize("game", GAMES)
def test_positions_have_the_same_legal_actions(game: str) -> None:
    text = (WRITTEN / "positions" / f"{game}.txt").read_text(encoding="utf-8")
    states = read_positions(text)
    expected = stored("positions/expected.json")[game]
    for state, wanted in zip(states, expected, strict=True):
        assert (state.turn, legal(state)) == (wanted["turn"], wanted["legal"]), wanted["preset"]
        again = read_positions(write_position(state))[0]
        assert again == state


@pytest.mark.parametrize("game", GAMES)
def test_presets_and_options_are_still_accepted(game: str) -> None:
    for rules in stored("options.json")[game]:
        found = capicua.load(game, preset=rules["preset"], **rules["options"])
        assert found.players == rules["players"], rules
        values = {name: option_text(value) for name, value in found.options.values().items()}
        assert values.keys() >= rules["options"].keys() - found.options.former, rules
        assert {name: values.get(name, text) for name, text in rules["values"].items()} == (
            rules["values"]
        )


# -- pickles -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_pickled_rounds_views_and_matches_are_the_same(game: str) -> None:
    values, wanted = unpickled(game), stored("pickles/expected.json")[game]
    current = capicua.load(game)
    assert type(values["game"]) is type(current)
    assert (values["game"], values["options"]) == (current, current.options)
    state, view, match = values["state"], values["view"], values["match"]
    assert isinstance(state, capicua.State)
    assert isinstance(view, capicua.View)
    assert isinstance(match, capicua.Match)
    assert list(state.order) == wanted["order"]
    assert state.log_texts() == wanted["log"]
    assert state.fields() == wanted["fields"]
    assert (state.turn, legal(state)) == (wanted["turn"], wanted["legal"])
    again = current.new_round(seed=32).do(*wanted["log"])
    assert state == again
    assert fields_of(state) == fields_of(again), "a field has another name now"
    assert [view.text(action) for action in view.legal] == wanted["view"]["legal"]
    fields = view.known.fields()
    since = {name for name, text in fields.items() if text.endswith("?")}  # hidden hands
    since |= {"gone"} if game == "texas_42" else set()
    assert view.seat == wanted["view"]["seat"]
    assert {name: fields[name] for name in fields if name not in since} == wanted["view"]["fields"]
    assert view == state.view(state.turn)
    assert fields_of(view.known) == fields_of(again.view(state.turn).known)
    assert values["seen"] == state.seen_by(state.turn)
    told = wanted["match"]
    assert (match.totals, match.number, match.is_over, len(match.rounds)) == (
        told["totals"],
        told["number"],
        told["is_over"],
        told["rounds"],
    )
    assert [state.log_texts() for state in match.rounds] == told["logs"]


def fields_of(state: capicua.State) -> set[str]:
    """Return the names of all fields that a pickle of a round holds."""
    _, (_, _, contents), *_ = state.__reduce__()
    return set(paths(contents, ""))


def paths(contents: dict[str, Any], above: str) -> Iterator[str]:
    """Yield the names of fields, and of the fields of objects in them."""
    for name, value in contents.items():
        yield above + name
        if isinstance(value, dict) and all(isinstance(key, str) for key in value):
            yield from paths(value, f"{above}{name}.")


@pytest.mark.parametrize("game", GAMES)
def test_pickled_rounds_and_matches_can_be_played_on(game: str) -> None:
    values, wanted = unpickled(game), stored("pickles/expected.json")[game]
    state, rng = values["state"], capicua.Rng(9)
    for text in wanted["played_on"]:
        action = rng.choice(state.legal_actions())
        assert state.text(action) == text
        state.apply(action)
    assert state.is_over is (wanted["scores"] is not None)
    if state.is_over:
        assert state.scores() == wanted["scores"]
    match = values["match"]
    for _ in range(2_000):
        if match.round.is_over:
            break
        match.round.apply(rng.choice(match.round.legal_actions()))
    if match.round.is_over and match.rounds[-1] is not match.round:
        match.settle()
    assert check(write(record_of(match))) == []


def test_pickled_generators_and_deals_continue_as_before() -> None:
    rng = unpickled("value.rng")
    assert [int(rng.below(1000)) for _ in range(4)] == [476, 493, 674, 391]
    dealer = unpickled("value.dealer")
    assert dealer.dealt == 1
    assert dealer.deal(28, 4).order[:6] == [22, 25, 3, 9, 19, 0]
    assert unpickled("value.deal") == capicua.Deal([2, 0, 1], 1)
    assert unpickled("value.setup") == capicua.Setup(3, 1, [4, 5], 2, 6)


def test_pickled_messages_and_results_are_the_same() -> None:
    message = capicua.Message("said", {"player": 1, "tiles": ["6-4", "1-0"]}, 2)
    assert unpickled("value.message") == message
    result = capicua.Outcome((3, 0), (0,), (capicua.Message("over"),))
    assert unpickled("value.outcome") == result
    refusal = unpickled("value.refusal")
    assert isinstance(refusal, capicua.Refusal)
    assert (refusal.rule, refusal.message.id) == ("LIN-7", "refuse-before-lead")
    text = (WRITTEN / "records" / "block.txt").read_text(encoding="utf-8")
    assert unpickled("value.record") == read_all(text)[0]
    state = capicua.load("block").new_round(seed=1)
    view = state.view(state.turn)
    for player in unpickled("value.bots"):
        assert player.choose(view, capicua.Rng(1)) in view.legal


@pytest.mark.parametrize(
    ("name", "kind", "code", "rule", "says"),
    [
        ("refused", capicua.Refused, "not-begun", "", "Play has not started."),
        ("illegal_action", capicua.IllegalAction, "refuse-before-lead", "LIN-7", "(LIN-7)"),
        ("bad_option", capicua.BadOption, "bad-option", "", "“x”"),
        ("bad_text", capicua.BadText, "text-action", "", "“7-9”"),
        ("record_error", RecordError, "record-stray", "", "“nonsense”"),
    ],
)
def test_pickled_errors_say_the_same(
    name: str, kind: type[capicua.Refused], code: str, rule: str, says: str
) -> None:
    error = unpickled(f"value.{name}")
    assert type(error) is kind
    assert (error.code, error.rule) == (code, rule)
    assert says in error.say("en")
    assert error.say("es") != error.say("en")


def test_pickled_errors_keep_their_place_and_their_text() -> None:
    error = unpickled("value.record_error")
    assert (error.line, error.column) == (1, 1)
    assert isinstance(unpickled("value.not_counted"), capicua.NotCountedError)
    assert str(unpickled("value.not_counted")) == "too many"


# -- what the terminal saves ---------------------------------------------------------------------

Command = Callable[..., str]
MATCHES = sorted(file.name for file in (WRITTEN / "terminal/data/capicua/matches").iterdir())


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the user's data directory as version 0.2 left it."""
    shutil.copytree(WRITTEN / "terminal" / "data", tmp_path / "data")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "90")
    return tmp_path / "data" / "capicua"


@pytest.fixture
def command(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """Run a command with the given lines as input, and return its output."""

    def call(*arguments: str, typed: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = run([*arguments])
        captured = capsys.readouterr()
        assert code == 0, captured.err
        return captured.out

    return call


@pytest.mark.parametrize("name", MATCHES)
def test_saved_matches_resume_at_their_last_move(saved: Path, command: Command, name: str) -> None:
    file = saved / "matches" / name
    before = read(file.read_bytes())
    typed = ("", "q") if before.winners else ("#1", "q")
    command("play", "--resume", str(file), "--plain", "--lang", "en", typed=typed)
    after = read(file.read_bytes())
    assert check(file.read_bytes()) == []
    made = [move.action for move in before.rounds[-1].moves]
    now = [move.action for move in after.rounds[len(before.rounds) - 1].moves]
    assert now[: len(made)] == made
    if before.winners:
        assert after == before
    else:
        assert len(now) > len(made) or len(after.rounds) > len(before.rounds)
        kept = ("Bots", "Clock", "Promise", "Practice", "SetUp", "Secret")
        assert {tag: after.tags.get(tag) for tag in kept} == {
            tag: before.tags.get(tag) for tag in kept
        }


def test_a_deal_that_was_cut_can_still_be_verified(saved: Path) -> None:
    record = read((saved / "matches" / "cut.txt").read_bytes())
    assert record.tags["Cut-1-A"] == "por aquí"
    assert replay(record).round.log


def test_the_newest_unfinished_match_is_found(saved: Path, command: Command) -> None:
    for file in saved.glob("matches/*"):
        if file.name not in ("solitaire.txt", "finished.txt"):
            file.unlink()
    out = command("play", "--resume", "--plain", "--lang", "en", typed=("q",))
    assert "solitaire.txt" in out.replace("\n", "")


def test_results_and_puzzles_still_count(saved: Path, command: Command) -> None:
    assert json.loads(command("stats", "--json")) == stored("terminal/statistics.json")
    assert "1 of 2 solved" in command("puzzles", "--plain", "--lang", "en")


def test_score_sheets_are_resumed(saved: Path, command: Command) -> None:
    file = saved / "scores" / "garrafina.json"
    keeper = scorekeeper_of(file.read_text(encoding="utf-8"))
    assert (keeper.names, keeper.totals) == (["Ana", "Luis", "Eva"], [44, -15, -29])
    csv = saved / "scores" / "garrafina.csv"
    before = csv.read_text(encoding="utf-8")
    typed = ("Luis", "3", "4", "", "quit")
    arguments = ("score", "--resume", str(file), "--csv", str(csv), "--lang", "en")
    command(*arguments, typed=typed)
    keeper = scorekeeper_of(file.read_text(encoding="utf-8"))
    assert (len(keeper.reports), keeper.totals) == (3, [41, -8, -33])
    lines = before.splitlines()
    assert csv.read_text(encoding="utf-8").splitlines()[: len(lines) - 1] == lines[:-1]


def test_a_finished_score_sheet_keeps_its_series(saved: Path) -> None:
    keeper = scorekeeper_of((saved / "scores" / "finished.json").read_text(encoding="utf-8"))
    assert keeper.is_over
    assert len(keeper.finished) == 1
    assert keeper.series == [2, 0, 0]


def test_a_tournament_is_continued(tmp_path: Path, command: Command) -> None:
    file = tmp_path / "arena.jsonl"
    shutil.copy(WRITTEN / "terminal" / "arena.jsonl", file)
    before = file.read_text(encoding="utf-8").splitlines()
    words = ("arena", "block", "--seats", "2", "--bots", "greedy,random", "--seed", "1")
    out = command(*words, "--deals", "6", "--workers", "1", "--save", str(file), "--json")
    assert json.loads(out)["duels"][0]["deals"] == 6
    after = file.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in after[1:5]] == [json.loads(line) for line in before[1:]]
    assert len(after) == 7


# -- programs ------------------------------------------------------------------------------------

NAMES = (WRITTEN / "documented_names.txt").read_text(encoding="utf-8").split()
SNIPPETS = sorted((WRITTEN / "snippets").glob("*.txt"))


@pytest.fixture
def _may_be_deprecated() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@pytest.mark.usefixtures("_may_be_deprecated")
@pytest.mark.parametrize("name", NAMES)
def test_documented_names_can_be_imported(name: str) -> None:
    module, _, attribute = name.partition(":")
    found = imported(module)
    if attribute and not hasattr(found, attribute):
        imported(f"{module}.{attribute}")


def imported(module: str) -> Any:
    """Import a module; skip the test if it needs a package that is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("capicua"):
            raise
        pytest.skip(f"{error.name} is not installed")


@pytest.mark.usefixtures("_may_be_deprecated")
@pytest.mark.parametrize("file", SNIPPETS, ids=lambda file: file.stem)
def test_documented_programs_run(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Outputs may have changed; nothing that the programs use may be missing."""
    try:
        exec(compile(file.read_text(encoding="utf-8"), file.name, "exec"), {"__name__": file.stem})
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("capicua"):
            raise
        pytest.skip(f"{error.name} is not installed")
    capsys.readouterr()


def objects() -> dict[str, Any]:
    """Return an example of each object whose attributes the documentation names."""
    game = capicua.load("block", players=2)
    state, over = game.new_round(seed=7), game.new_match(seed=8)
    while not over.round.is_over:
        over.round.apply(over.round.legal_actions()[0])
    over.settle()
    illegal = next(a for a in range(int(game.action_count)) if state.why_not(a) is not None)
    end = game.position(
        {"layout": "root 6-6 | E 6-4 | W 6-2", "A": "4-1 2-2", "B": "1-0 3-0", "turn": "A"}
    )
    record = record_of(over)
    tournament = Tournament(Rules.of(game), [entrant("greedy"), entrant("random")], 4, 1)
    view = end.view(0)
    with pytest.raises(capicua.BadOption) as error:
        capicua.load("block", target="x")
    with pytest.raises(RecordError) as record_error:
        read("nonsense")
    return {
        "state": state,
        "game": game,
        "view": state.view(0),
        "match": over,
        "outcome": over.last.outcome(),
        "refusal": state.why_not(illegal),
        "error": error.value,
        "record_error": record_error.value,
        "rng": capicua.Rng(1),
        "setup": state.setup,
        "spec": specs(type(game.options))[0],
        "record": record,
        "round_record": record.rounds[0],
        "move": record.rounds[0].moves[0],
        "step": next(steps(record)),
        "tournament": tournament,
        "duel": tournament.duel((0, 1)),
        "comparison": compare(game, capicua.load("block"), rounds=4, seed=1),
        "simulation": simulate(game, 2, ["greedy", "random"], seed=1),
        "advice": hint_for(view, capicua.Rng(1), Effort(worlds=2)),
        "solution": solve(end),
        "attempt": Attempt(puzzles_of("block")[0]),
        "puzzle": puzzles_of("block")[0],
        "lesson_step": lesson_of("garrafina").step("turn"),
        "scorekeeper": Scorekeeper(capicua.load("garrafina", players=2), ["Ana", "Luis"]),
    }


def needing_packages() -> dict[str, Any]:
    """Return the examples that need packages outside the standard installation."""
    pytest.importorskip("numpy")
    from capicua.research import Encoder, VectorEnv

    train = capicua.load("mexican_train", preset="cardinal_6", players=2)
    encoder, env = Encoder(train), VectorEnv(train, count=2)
    return {
        "encoder": encoder,
        "array": encoder.spec()[0],
        "env": env,
        "choices": env.choices(),
    }


ATTRIBUTES = {
    name: words.split()
    for line in (WRITTEN / "documented_attributes.txt").read_text(encoding="utf-8").splitlines()
    for name, _, words in [line.partition(":")]
}


@pytest.mark.usefixtures("_may_be_deprecated")
@pytest.mark.parametrize("examples", [objects, needing_packages], ids=["library", "extras"])
def test_documented_attributes_exist(examples: Callable[[], dict[str, Any]]) -> None:
    found = examples()
    missing = []
    for name, value in found.items():
        for attribute in ATTRIBUTES[name]:
            try:
                attrgetter(attribute)(value)
            except AttributeError:
                missing.append(f"{name}.{attribute}")
    assert missing == []


@pytest.mark.parametrize("level", ["random", "greedy", "level1", "level2", "level3", "level4"])
def test_levels_of_bots_keep_their_names(level: str) -> None:
    state = capicua.load("block", players=2).new_round(seed=2)
    view = state.view(state.turn)
    assert bot(level).choose(view, capicua.Rng(1)) in view.legal
