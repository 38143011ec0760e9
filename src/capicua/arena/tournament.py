"""Round-robin tournaments on the same deals, saved continuously and resumable.

The file is in JSON Lines format: settings on the first line, a bout on each other line.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from capicua.arena.bouts import Bout, Rules
from capicua.arena.entrants import Entrant
from capicua.arena.stopping_rule import Decision, decide
from capicua.arena.workers import ENGINES, Job, play_job, spread
from capicua.bots.levels import level_id
from capicua.core.messages import BadOption, Message
from capicua.core.statistics import FEWEST, Estimate, ratio

FORMAT: Final = "capicua-arena-1"


@dataclass(frozen=True)
class Pairing:
    """Two entrants and the results of their bouts."""

    pair: tuple[int, int]
    score: Estimate | None
    """The first entrant's share of wins; one half means equal strength."""
    points: Estimate | None
    """Advantage of the first entrant in points per seat and round."""
    decision: Decision
    bouts: list[Bout]

    def as_data(self) -> dict[str, Any]:
        """Return the duel as data for JSON."""
        return {
            "pair": list(self.pair),
            "deals": len(self.bouts),
            "score": self.score and self.score.as_data(),
            "points": self.points and self.points.as_data(),
            "decision": self.decision.value,
        }


@dataclass
class Tournament:
    """The entrants, settings and bouts of a tournament."""

    rules: Rules
    entrants: Sequence[Entrant]
    deals: int
    seed: int
    until_decided: bool = False
    """Whether to stop a pair once one is significantly better, or neither by ``margin``."""
    margin: float = 0.02
    """Advantage to detect, as a share of wins above one half."""
    file: Path | None = None
    bouts: list[Bout] = field(default_factory=list)

    def __post_init__(self) -> None:
        names = [entrant.name for entrant in self.entrants]
        if len(names) < 2 or len(set(names)) < len(names):
            raise BadOption(Message("arena-entrants", {"bots": names}))
        if not 0 < self.margin <= 0.4:
            raise BadOption(Message("arena-margin", {"text": str(self.margin)}))
        if self.file is not None and self.file.exists():
            self._take_up(self.file)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """All pairs of entrants."""
        return list(itertools.combinations(range(len(self.entrants)), 2))

    @property
    def planned(self) -> int:
        """Maximum number of bouts."""
        return len(self.pairs) * self.deals

    def duel(self, pair: tuple[int, int]) -> Pairing:
        """Return the current results of two entrants."""
        bouts = self._bouts(pair)
        ones = [1] * len(bouts)
        enough = len(bouts) >= FEWEST
        scores = [bout.score for bout in bouts]
        return Pairing(
            pair,
            ratio(scores, ones) if enough else None,
            ratio([bout.points[0] - bout.points[1] for bout in bouts], ones) if enough else None,
            decide(scores, self.margin),
            bouts,
        )

    def run(
        self, engine: str, workers: int, progress: Callable[[int], None] = lambda done: None
    ) -> None:
        """Play the remaining bouts; bouts already in the file are not repeated."""
        if engine not in ENGINES:
            raise BadOption(Message("arena-engine", {"text": engine, "allowed": list(ENGINES)}))
        with _writer(self.file, self._heading(), self.bouts) as write:
            for number, pair in enumerate(self.pairs):
                done = number * self.deals + len(self._bouts(pair))
                for bout in self._further_bouts(pair, engine, workers):
                    self.bouts.append(bout)
                    write(bout)
                    done += 1
                    progress(done)
                progress((number + 1) * self.deals)

    def as_data(self) -> dict[str, Any]:
        """Return the tournament and its results as data for JSON."""
        return {
            **self._heading(),
            "deals": self.deals,
            "margin": self.margin,
            "duels": [self.duel(pair).as_data() for pair in self.pairs],
        }

    def _further_bouts(self, pair: tuple[int, int], engine: str, workers: int) -> Iterator[Bout]:
        scores = [bout.score for bout in self._bouts(pair)]
        if self.until_decided and decide(scores, self.margin).is_final:
            return
        bouts = spread(engine, play_job, self._jobs(pair), workers)
        for bout in bouts:
            yield bout
            scores.append(bout.score)
            if self.until_decided and decide(scores, self.margin).is_final:
                return

    def _jobs(self, pair: tuple[int, int]) -> Iterator[Job]:
        played = {bout.deal for bout in self._bouts(pair)}
        names = tuple(entrant.name for entrant in self.entrants)
        for deal in range(self.deals):
            if deal not in played:
                yield self.rules, names, pair, self.seed, deal

    def _bouts(self, pair: tuple[int, int]) -> list[Bout]:
        return [bout for bout in self.bouts if bout.pair == pair]

    def _heading(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "rules": asdict(self.rules),
            "entrants": [entrant.name for entrant in self.entrants],
            "seed": self.seed,
        }

    def _take_up(self, file: Path) -> None:
        """Read the bouts in the file; raise ``BadOption`` if its settings differ."""
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
            heading = json.loads(lines[0])
            heading["entrants"] = [level_id(name) for name in heading["entrants"]]
            bouts = [json.loads(line) for line in lines[1:] if line.endswith("}")]
            self.bouts = [Bout.of(bout) for bout in bouts]
        except (OSError, ValueError, IndexError, TypeError, AttributeError, KeyError) as error:
            raise BadOption(Message("arena-file", {"file": str(file), "why": str(error)})) from None
        if heading != self._heading():
            raise BadOption(Message("arena-other", {"file": str(file)}))


@contextmanager
def _writer(
    file: Path | None, heading: dict[str, Any], bouts: Sequence[Bout]
) -> Iterator[Callable[[Bout], None]]:
    """Rewrite the file without an incomplete last line, then append bouts to it."""
    if file is None:
        yield lambda bout: None
        return
    try:
        fresh = file.with_name(file.name + ".new")
        lines = [heading, *(bout.as_data() for bout in bouts)]
        fresh.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        fresh.replace(file)
        with file.open("a", encoding="utf-8") as out:

            def write(bout: Bout) -> None:
                out.write(json.dumps(bout.as_data()) + "\n")
                out.flush()

            yield write
    except OSError as error:
        why = error.strerror or str(error)
        raise BadOption(Message("file-unwritable", {"file": str(file), "why": why})) from None
