"""Data sets of decisions: observations, legal actions, choices and outcomes.

A data set is generated in parts of ``ROUNDS`` rounds. Each part depends only on the seed and its
number, so the number of workers does not affect the file. Finished parts are kept in
``FILE.parts`` until all exist; running the same command again resumes an interrupted run. A data
card, ``FILE.md``, is written beside the file.
"""

from __future__ import annotations

import importlib
import io
import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import capicua
from capicua.arena.bouts import Rules
from capicua.arena.entrants import entrant
from capicua.arena.workers import spread
from capicua.catalogue import preset_of
from capicua.core.game import Game
from capicua.core.messages import BadOption, Message
from capicua.core.observation.arrays import Array
from capicua.core.observation.observer import HISTORY
from capicua.core.runtime.build import is_compiled
from capicua.core.setup import Setup
from capicua.core.tiles.random import Dealer
from capicua.research.encoder import Encoder
from capicua.research.native.rewards import LEAD, WIN, Rewards

FORMAT: Final = "capicua-data-1"
ROUNDS: Final = 50
"""Number of rounds in a part."""
ENDINGS: Final = (".parquet", ".jsonl.zst")
COLUMNS: Final = {
    "round": "Index of the round in the data set, from 0",
    "move": "Number of earlier actions in the round, including forced ones",
    "seat": "Seat that decided, from 0",
    "bot": "Bot that decided",
    "legal": "Legal actions, ascending; at least two",
    "action": "Action taken",
    "text": "Action taken, in notation",
    "points": "Final points of the round for each seat, from seat 0",
    "lead": "Final points of the seat less the average of the other sides",
    "won": "−1 for a loss; winners share one point for each losing side",
    "is_void": "Whether the round ended without a result",
}
"""Columns besides the observation, with their descriptions."""


@dataclass(frozen=True)
class Plan:
    """The settings of a data set; equal plans generate equal data."""

    rules: Rules
    bots: tuple[str, ...]
    """Bots by seat, named as in the arena; a shorter list is repeated."""
    rounds: int
    seed: int
    history: int = HISTORY
    version: int = 1
    """Version of the game."""
    arrays: int = 1
    """Version of its observations."""

    @staticmethod
    def of(game: Game, bots: list[str], rounds: int, seed: int, history: int = HISTORY) -> Plan:
        """Return the plan for a configured game; raise ``BadOption`` for an unknown bot."""
        for bot in bots:
            entrant(bot)
        return Plan(
            Rules.of(game),
            tuple(bots),
            rounds,
            seed,
            history,
            int(game.version),
            int(game.presentation.observer.version),
        )

    def as_data(self) -> dict[str, Any]:
        """Return the plan as data for JSON."""
        return {"format": FORMAT, "capicua": capicua.__version__, **asdict(self)}

    @property
    def parts(self) -> int:
        """Number of parts."""
        return -(-self.rounds // ROUNDS)


Columns = dict[str, list[Any]]
Job = tuple[Plan, int, str]
"""The plan, the number of the part, and the file extension."""


def generate(
    plan: Plan,
    to: Path,
    *,
    engine: str = "cores",
    workers: int = 1,
    progress: Callable[[int], None] = lambda rounds: None,
) -> int:
    """Generate a data set, or resume one; return its number of decisions.

    Raises ``BadOption`` if the file is not ``.parquet`` or ``.jsonl.zst``, if it already exists, or
    if existing parts belong to another plan.
    """
    ending = ending_of(to)
    folder = to.with_name(to.name + ".parts")
    try:
        _open_folder(plan, folder, to)
        missing = [number for number in range(plan.parts) if not _part(folder, number).exists()]
        done = plan.parts - len(missing)
        jobs: Iterator[Job] = ((plan, number, ending) for number in missing)
        for number, made in zip(missing, spread(engine, make_part, jobs, workers), strict=True):
            _write(_part(folder, number), made)
            done += 1
            progress(min(plan.rounds, done * ROUNDS))
        decisions = _join(folder, to, ending)
        card = to.with_name(to.name + ".md")
        card.write_text(card_of(plan, to.name, decisions), encoding="utf-8")
        shutil.rmtree(folder)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadOption(Message("file-unwritable", {"file": str(to), "why": why})) from None
    return decisions


def ending_of(to: Path) -> str:
    """Return a file's extension, which gives its format; raise ``BadOption`` if it is unknown."""
    for ending in ENDINGS:
        if to.name.endswith(ending):
            return ending
    raise BadOption(Message("data-ending", {"file": to.name, "allowed": list(ENDINGS)}))


def make_part(job: Job) -> bytes:
    """Play the rounds of one part, and return the part in the file's format."""
    plan, number, ending = job
    game = plan.rules.load()
    encoder = Encoder(game, plan.history)
    decisions: list[dict[str, Any]] = []
    seen: list[NDArray[np.uint8]] = []
    for index in range(number * ROUNDS, min((number + 1) * ROUNDS, plan.rounds)):
        decisions += _played(plan, game, encoder, index, seen)
    columns = {name: [decision[name] for decision in decisions] for name in COLUMNS}
    rows = np.stack(seen) if seen else encoder.new_buffer(0)
    arrays = encoder.arrays(np.ascontiguousarray(rows))
    return _as_parquet(columns, arrays) if ending == ".parquet" else _as_lines(columns, arrays)


def _played(
    plan: Plan, game: Game, encoder: Encoder, index: int, seen: list[NDArray[np.uint8]]
) -> list[dict[str, Any]]:
    """Play one round, append the observations, and return the other columns of its decisions."""
    dealer = Dealer(f"capicua data {plan.seed} {index}".encode())
    state = game.deal_round(Setup(), game.draw_deal(Setup(), dealer))
    rng = dealer.rng()
    seats = int(game.players)
    names = [plan.bots[seat % len(plan.bots)] for seat in range(seats)]
    players = [entrant(name).seated() for name in names]
    decisions: list[dict[str, Any]] = []
    while not state.is_over:
        legal = state.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            seat = int(state.turn)
            view = state.view(seat)
            action = players[seat].choose(view, rng)
            seen.append(encoder.write(view, encoder.new_buffer()))
            decisions.append(
                {
                    "round": index,
                    "move": len(state.log),
                    "seat": seat,
                    "bot": names[seat],
                    "legal": legal,
                    "action": action,
                    "text": view.text(action),
                }
            )
        state.advance(action)
    lead, won = Rewards(state, LEAD).of(state), Rewards(state, WIN).of(state)
    outcome = {"points": state.scores(), "is_void": bool(state.is_void)}
    for decision in decisions:
        decision |= {**outcome, "lead": lead[decision["seat"]], "won": won[decision["seat"]]}
    return decisions


# -- formats -----------------------------------------------------------------------------------


def _as_parquet(columns: Columns, arrays: dict[str, NDArray[Any]]) -> bytes:
    pl = _package("polars")
    frame = pl.DataFrame(
        {**columns, **{f"obs_{name}": values for name, values in arrays.items()}},
        schema_overrides={"legal": pl.List(pl.Int32), "points": pl.List(pl.Int64)},
    )
    out = io.BytesIO()
    frame.write_parquet(out)
    return out.getvalue()


def _as_lines(columns: Columns, arrays: dict[str, NDArray[Any]]) -> bytes:
    zstandard = _package("zstandard")
    lists = {**columns, **{f"obs_{name}": values.tolist() for name, values in arrays.items()}}
    rows = zip(*lists.values(), strict=True)
    lines = (json.dumps(dict(zip(lists, row, strict=True)), ensure_ascii=False) for row in rows)
    packed: bytes = zstandard.compress("".join(line + "\n" for line in lines).encode(), 6)
    return packed


def _package(name: str) -> Any:
    """Return a package of the extra ``data``; raise ``BadOption`` if it is not installed."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        raise BadOption(Message("data-missing", {"package": name})) from None


# -- parts -------------------------------------------------------------------------------------


def _open_folder(plan: Plan, folder: Path, to: Path) -> None:
    """Create the folder of parts, or check that an existing one belongs to the same plan."""
    if to.exists():
        raise BadOption(Message("data-exists", {"file": str(to)}))
    mine = json.loads(json.dumps(plan.as_data()))
    heading = folder / "plan.json"
    if heading.exists():
        if json.loads(heading.read_text(encoding="utf-8")) != mine:
            raise BadOption(Message("data-other", {"file": str(folder)}))
        return
    folder.mkdir(parents=True, exist_ok=True)
    _write(heading, json.dumps(mine, indent=2).encode())


def seed_of(to: Path) -> int | None:
    """Return the seed of an unfinished data set; ``None`` if there is none or it is unreadable."""
    try:
        found = json.loads((to.with_name(to.name + ".parts") / "plan.json").read_text("utf-8"))
        return int(found["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _part(folder: Path, number: int) -> Path:
    return folder / f"part-{number:06d}"


def _write(file: Path, data: bytes) -> None:
    """Write a file atomically."""
    fresh = file.with_name(file.name + ".new")
    fresh.write_bytes(data)
    fresh.replace(file)


def _join(folder: Path, to: Path, ending: str) -> int:
    """Join all parts into one file, and return its number of decisions.

    Raise ``BadOption`` if there is none.
    """
    parts = sorted(folder.glob("part-??????"))
    fresh = to.with_name(to.name + ".new")
    if ending == ".parquet":
        pl = _package("polars")
        pl.scan_parquet(parts).sink_parquet(fresh)
        decisions = int(pl.scan_parquet(fresh).select(pl.len()).collect().item())
    else:
        zstandard = _package("zstandard")
        decisions = 0
        with fresh.open("wb") as out:
            for part in parts:
                data = part.read_bytes()
                out.write(data)  # consecutive frames form one stream
                lines = zstandard.ZstdDecompressor().decompressobj().decompress(data)
                decisions += lines.count(b"\n")
    if decisions == 0:
        fresh.unlink()
        shutil.rmtree(folder)
        raise BadOption(Message("data-no-decisions"))
    fresh.replace(to)
    return decisions


# -- the card ----------------------------------------------------------------------------------


def card_of(plan: Plan, name: str, decisions: int) -> str:
    """Return the data card of a data set: contents, origin, and intended use."""
    game = plan.rules.load()
    preset, differences = preset_of(game)
    rules = f"preset `{preset}`" + "".join(
        f", `{option}={value}`" for option, value in differences.items()
    )
    build = "compiled" if is_compiled() else "pure"
    arrays = "\n".join(_array_row(array) for array in Encoder(game, plan.history).spec())
    columns = "\n".join(f"| `{column}` | {meaning} |" for column, meaning in COLUMNS.items())
    return f"""# {name}

Decisions of bots in {plan.rounds} rounds of `{game.id}`: one row for each of the {decisions} turns
with a choice of actions.

| | |
|---|---|
| Game | `{game.id}`, version {plan.version}, {rules}, {plan.rules.seats} seats |
| Bots, by seat | {", ".join(plan.bots)} |
| Rounds | {plan.rounds}, each the first round of a match |
| Seed | {plan.seed}; round k is dealt from the secret `capicua data {plan.seed} k` |
| Made with | Capicúa {capicua.__version__}, {build} build, observations version {plan.arrays} |

## Columns

| column | meaning |
|---|---|
{columns}

Observations contain only what the seat knew when it decided. Seats are relative to the one that
decided, which is row 0. Tiles are numbered 0-0, 1-0, 1-1, 2-0 and so on.

| column | shape | from | to | meaning |
|---|---|---|---|---|
{arrays}

## Uses and limits

Intended for imitation learning, offline learning and belief models. Rows of one round share its
outcome, so split by `round`, never by row. All bots of a level play alike: the data show how these
bots play, not how people play, nor optimal play. Forced turns are omitted, but `move` counts them.
Levels 1 to 5 are limited by work on the compiled build, and by time on the pure one, where their
choices depend on the machine.

## Reading

```python
import polars as pl
data = pl.{"read_parquet" if name.endswith(".parquet") else "read_ndjson"}("{name}")
train = data.filter(pl.col("round") % 10 != 0)
print(train.group_by("bot").agg(pl.len(), pl.col("lead").mean()))
```
"""


def _array_row(array: Array) -> str:
    shape = " × ".join(str(size) for size in array.shape) or "number"
    return f"| `obs_{array.name}` | {shape} | {array.low} | {array.high} | {array.meaning} |"
