"""Which games, and which figures of the server, became slower or faster since a commit.

    python bench/engine/guard.py main  # the current commit beside main, in about ten minutes
    python bench/engine/guard.py v0.2.0 --pure      # without compiling

Builds both commits, compiled if possible, and runs both in turns: random rounds of every game as in
``speed.py``, and actions at tables as in ``actions.py``. If valgrind is installed, it counts
instructions, which hardly depend on what else the machine does; otherwise processor time is
measured. A figure is slower or faster if an interval for the median of its ratios (99 % from eight
turns on) does not contain 1, and the median differs from 1 by more than ``--limit``. The exit
status is 1 if one is slower. Uncommitted changes are not measured. Builds are kept in
``build/guard``, and commits with the same rules share what is compiled.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec
from math import comb
from pathlib import Path
from statistics import median

from speed import HERE, Worker

ROOT = HERE.parents[1]
KEPT = ROOT / "build" / "guard"
COMPILED_FROM = (
    *(f"src/capicua/{name}" for name in ("core", "families", "games", "bots", "research/native")),
    *("scripts", "setup.py", "pyproject.toml"),
)
"""What compiled modules depend on, besides the interpreter."""
LIMIT = 0.03
CONFIDENCE = 0.99
TURNS = 15
SECONDS = 0.1
"""Time of one measurement."""
COUNTED_TURNS = 2
COUNTED_SECONDS = 0.01
"""Time of one measurement without valgrind, with which it takes 50 to 100 times as long."""
LIBRARIES = {"capicua": "round", "tables": "action"}
"""The cases of ``worker.py`` that are compared, and what their rounds are called."""


# -- two commits ---------------------------------------------------------------------------------


def git(*arguments):
    """Return what git prints."""
    command = ["git", "-C", ROOT, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def build(commit, is_compiled):
    """Return a folder with the package and the benchmarks of a commit."""
    folder = KEPT / f"{commit[:12]}-{'compiled' if is_compiled else 'pure'}"
    if (folder / "ready").exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place, "tree")
        git("worktree", "add", "--detach", tree, commit)
        try:
            if is_compiled:
                compiled_rules(commit, tree, folder)
            for name in ("src", "bench"):
                shutil.copytree(tree / name, folder / name, dirs_exist_ok=True)
        finally:
            git("worktree", "remove", "--force", tree)
    (folder / "ready").touch()
    return folder


def compiled_rules(commit, tree, folder):
    """Put the compiled rules of a commit into its folder; they may be those of another commit."""
    sources = "".join(f"{git('rev-parse', f'{commit}:{path}')}\n" for path in COMPILED_FROM)
    for other in KEPT.glob("*/sources"):
        if (other.parent / "ready").exists() and other.read_text() == sources:
            print(f"{commit[:12]} has the rules of {other.parent.name}", file=sys.stderr)
            for module in other.parent.rglob("*.so"):
                place = folder / module.relative_to(other.parent)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(module, place)
            break
    else:
        print(f"compiling {commit[:12]} …", file=sys.stderr, flush=True)
        compile_rules(tree, folder / "src")
        folder.mkdir(parents=True, exist_ok=True)
    (folder / "sources").write_text(sources)


def compile_rules(tree, folder):
    """Compile the rules of a source tree into a folder."""
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", folder]
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment = {**inherited, "CAPICUA_COMPILE": "1"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"cannot compile:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")


def can_compile():
    """Return whether there are a C compiler, Python's headers and mypyc."""
    command = [sys.executable, "setup.py", "can-compile"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return said == "yes" and find_spec("mypyc") is not None


# -- what a move costs ---------------------------------------------------------------------------


class Timer:
    """Costs in nanoseconds of processor time, of workers that take turns."""

    unit = "ns"
    turns = TURNS
    seconds = SECONDS

    def __init__(self, library, folders):
        self.workers = [Worker(library, str(folder / "src")) for folder in folders]
        self.abouts = [worker.about for worker in self.workers]

    def costs(self, case, rounds, turn):
        """Return what a move costs in each build."""
        return [self._cost(worker, case, rounds, turn) for worker in self.workers]

    def _cost(self, worker, case, rounds, turn):
        said = answered(worker.play(case, rounds, turn + 1))
        return 1e9 * said["seconds"] / said["moves"]

    def close(self):
        """Stop the workers."""
        for worker in self.workers:
            worker.close()


class Counter(Timer):
    """Costs in instructions: those of two runs that differ in their length, with valgrind."""

    unit = "instructions"
    turns = COUNTED_TURNS
    seconds = COUNTED_SECONDS

    def __init__(self, library, folders):
        self._place = tempfile.TemporaryDirectory()
        out = f"--callgrind-out-file={self._place.name}/out.%p"
        under = ["valgrind", "-q", "--tool=callgrind", out]
        # Both start at the same time, because a start with valgrind takes half a minute.
        with ThreadPoolExecutor() as pool:
            paths = [str(folder / "src") for folder in folders]
            self.workers = list(pool.map(lambda path: Worker(library, path, under), paths))
        self.abouts = [worker.about for worker in self.workers]

    def costs(self, case, rounds, turn):
        """Return what a move costs in each build; both are counted at the same time."""
        with ThreadPoolExecutor() as pool:
            counting = [
                pool.submit(self._cost, worker, case, rounds, turn) for worker in self.workers
            ]
        return [each.result() for each in counting]

    def _cost(self, worker, case, rounds, turn):
        short, long = (
            answered(worker.ask(case=case, rounds=number, seed=turn + 1, apart=True))
            for number in (rounds, 2 * rounds)
        )
        counted = self._instructions(long) - self._instructions(short)
        return counted / (long["moves"] - short["moves"])

    def _instructions(self, said):
        text = Path(self._place.name, f"out.{said['process']}").read_text(encoding="utf-8")
        return int(re.findall(r"^totals: (\d+)", text, re.MULTILINE)[0])

    def close(self):
        """Stop the workers and remove what valgrind wrote."""
        super().close()
        self._place.cleanup()


def answered(said):
    """Return a worker's response; raise ``RuntimeError`` if it is an error."""
    if "error" in said:
        raise RuntimeError(said["error"])
    return said


# -- comparing -----------------------------------------------------------------------------------


@dataclass
class Figure:
    """What a move costs in one case, in both builds, turn by turn."""

    name: str
    base: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    error: str = ""

    @property
    def ratios(self):
        """The ratios of neighbouring measurements, own to base."""
        return [own / base for base, own in zip(self.base, self.own, strict=True)]

    def verdict(self, limit):
        """Return ``slower``, ``faster`` or nothing."""
        if self.error:
            return ""
        middle, (low, high) = median(self.ratios), interval(self.ratios)
        if low > 1 and middle > 1 + limit:
            return "slower"
        return "faster" if high < 1 and middle < 1 / (1 + limit) else ""


def interval(values):
    """Return an interval for the median of what the values are drawn from, by their order.

    It makes no assumption about their distribution. With fewer than eight values it is their range,
    which is right less often than 99 times in 100.
    """
    ordered = sorted(values)
    count = len(ordered)
    left_out, outside = -1, 0.0
    for number in range(count // 2):
        outside += 2 * comb(count, number) / 2**count
        if outside > 1 - CONFIDENCE:
            break
        left_out = number
    left_out = max(0, left_out)
    return ordered[left_out], ordered[-1 - left_out]


def sizes(library, folder, words, seconds):
    """Return the rounds of each case that take about this many seconds."""
    worker = Worker(library, str(folder / "src"))
    found = {}
    for case in answered(worker.about)["cases"]:
        name = case["name"]
        if "error" in case or (words and not any(word in name for word in words)):
            continue
        rounds, taken = 1, 0.0
        while taken < seconds / 4:
            rounds *= 4
            taken = answered(worker.play(name, rounds, 1))["seconds"]
        found[name] = max(1, round(rounds * seconds / taken))
    worker.close()
    return found


def compare(library, folders, words, costs):
    """Return the figures of the cases that both builds have."""
    rounds = sizes(library, folders[1], words, costs.seconds)
    measuring = costs(library, folders)
    base = [case["name"] for case in measuring.abouts[0].get("cases", ()) if "error" not in case]
    figures = [Figure(name) for name in rounds if name in base]
    for turn in range(measuring.turns):
        for figure in figures:
            if figure.error:
                continue
            try:
                costs_of = measuring.costs(figure.name, rounds[figure.name], turn)
            except RuntimeError as error:
                figure.error = str(error)
                continue
            figure.base.append(costs_of[0])
            figure.own.append(costs_of[1])
    measuring.close()
    missing = [Figure(name, error="not in the base") for name in rounds if name not in base]
    return figures + missing


def lines(figures, limit, unit):
    """Yield a line of the report for each figure."""
    for figure in figures:
        if figure.error:
            yield f"{figure.name:42}  not compared: {figure.error}"
            continue
        low, high = interval(figure.ratios)
        shown = f"{median(figure.base):>12,.0f}{median(figure.own):>12,.0f} {unit}"
        ratio = f"{median(figure.ratios):>8.3f} ({low:.3f} to {high:.3f})"
        yield f"{figure.name:42}{shown}{ratio}  {figure.verdict(limit)}".rstrip()


def main():
    """Compare two commits; exit with 1 if a figure is slower."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("base", help="the commit to compare with")
    parser.add_argument("--commit", default="HEAD", help="the commit to judge; default: HEAD")
    parser.add_argument("--pure", action="store_true", help="do not compile")
    parser.add_argument("--time", action="store_true", help="measure time even with valgrind")
    parser.add_argument("--games", default="", help="only cases whose name has one of these words")
    parser.add_argument("--limit", type=float, default=LIMIT, help="the least change reported")
    asked = parser.parse_args()
    commits = [
        git("rev-parse", "--verify", f"{name}^{{commit}}") for name in (asked.base, asked.commit)
    ]
    is_compiled = not asked.pure and can_compile()
    folders = [build(commit, is_compiled) for commit in commits]
    os.environ["PYTHONHASHSEED"] = "0"
    costs = Counter if shutil.which("valgrind") and not asked.time else Timer
    how = "compiled" if is_compiled else "pure"
    print(f"{commits[0][:12]} beside {commits[1][:12]}, {how}, {costs.unit}, ratios with intervals")
    slower = 0
    for library, move in LIBRARIES.items():
        words = [word for word in asked.games.split(",") if word]
        figures = compare(library, folders, words, costs)
        print(f"\nfor one {'move' if move == 'round' else move}:")
        print("\n".join(lines(figures, asked.limit, costs.unit)), flush=True)
        slower += sum(figure.verdict(asked.limit) == "slower" for figure in figures)
    print(f"\n{slower} slower by more than {asked.limit:.0%}")
    sys.exit(1 if slower else 0)


if __name__ == "__main__":
    main()
