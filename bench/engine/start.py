"""How long programs and people wait for the start, as multiples of bare Python.

    python bench/engine/start.py [FOLDER …] [-n 15] [--markdown]

Runs each case in turns with ``python -c pass`` and prints medians: processor time in multiples of
bare Python's, and in milliseconds on a machine where bare Python takes 25 ms, the unit of the
limits. The processor time of a process hardly depends on what else the machine does; the time by
the clock does, and is printed for comparison. Each FOLDER is put before the installed packages,
so that several builds can be compared in one run; without any, the installed one is measured.
The first prompt and the server's first answer end a case: the process is killed then.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from statistics import median

UNIT_MS = 25
"""Bare Python on the machine that the limits are for."""
PROMPT = b"for help):"
PATIENCE_SECONDS = 120
IGNORED = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
"""Not passed on; without cached bytecode, each start would compile what it imports."""


def ended(process):
    """Wait until a process ends by itself."""
    process.wait()


def prompted(process):
    """Wait until a match in the terminal asks for a move."""
    seen = b""
    while PROMPT not in seen:
        more = os.read(process.stdout.fileno(), 65536)
        if not more:
            raise SystemExit(f"no prompt: {seen.decode()}")
        seen += more


def answered(process):
    """Wait until the server answers."""
    port = process.args[process.args.index("--port") + 1]
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end and process.poll() is None:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/"):
            return
        time.sleep(0.01)
    raise SystemExit("no answer")


@dataclass
class Case:
    """What is started, until when it is measured, and its limit in milliseconds."""

    name: str
    arguments: list[str]
    limit: float | None = None
    until: Callable = ended
    over_bare: bool = False
    """Whether the limit does not count bare Python itself."""
    spent: list[tuple[float, float]] = field(default_factory=list)
    """Processor time and time by the clock of each run, in milliseconds."""


def cases(port):
    """Return the cases, bare Python first."""
    command = ["-m", "capicua"]
    load = "import capicua; capicua.load('garrafina')"
    serve = [*command, "serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    return [
        Case("bare Python", ["-c", "pass"]),
        Case("import capicua", ["-c", "import capicua"], 45, over_bare=True),
        Case('capicua.load("garrafina")', ["-c", load], 60, over_bare=True),
        Case("capicua --version", [*command, "--version"], 120),
        Case("capicua --help", [*command, "--help"], 300),
        Case("capicua games", [*command, "games"], 300),
        Case("capicua play block, first prompt", [*command, "play", "block"], 600, prompted),
        Case("capicua serve, first answer", serve, 1500, answered),
    ]


def chosen(found, words):
    """Return bare Python, and the cases with one of some comma-separated words in their name."""
    wanted = words.split(",")
    return found[:1] + [case for case in found[1:] if any(word in case.name for word in wanted)]


@contextmanager
def environment(folder) -> Iterator[dict[str, str]]:
    """Yield an environment with a data folder of its own, in English."""
    with tempfile.TemporaryDirectory() as data:
        told = {"LC_ALL": "C.UTF-8", "XDG_DATA_HOME": data, "CAPICUA_DATA": data}
        inherited = {name: value for name, value in os.environ.items() if name not in IGNORED}
        yield {**inherited, **told, **({"PYTHONPATH": os.path.abspath(folder)} if folder else {})}


def measure(case, folder):
    """Run a case once and add what it took."""
    with environment(folder) as variables:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, *case.arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE if case.until is prompted else subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=variables,
            cwd=variables["XDG_DATA_HOME"],
            start_new_session=True,
        )
        case.until(process)
        clock = time.perf_counter() - start
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    case.spent.append((1000 * spent, 1000 * clock))


def rows(found):
    """Yield the cells of each case."""
    bare = median(processor for processor, _ in found[0].spent)
    bare_clock = median(clock for _, clock in found[0].spent)
    for case in found:
        processor = median(processor for processor, _ in case.spent)
        clock = median(clock for _, clock in case.spent)
        less = 1 if case.over_bare else 0
        scaled = UNIT_MS * (processor / bare - less)
        limit = "" if case.limit is None else f"{case.limit:g}" + " over bare" * case.over_bare
        verdict = "" if case.limit is None else "pass" if scaled <= case.limit else "FAIL"
        times = (f"{processor / bare:.1f}", f"{clock / bare_clock:.1f}")
        yield [case.name, f"{processor:.0f}", *times, f"{scaled:.0f}", limit, verdict]


def main() -> None:
    """Measure all folders in turns and print a table for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="*", default=[""])
    parser.add_argument("-n", type=int, default=15, help="runs of each case")
    parser.add_argument("--cases", default="", help="only cases with one of these words in them")
    parser.add_argument("--port", type=int, default=8567)
    parser.add_argument("--markdown", action="store_true")
    asked = parser.parse_args()
    builds = {folder: chosen(cases(asked.port), asked.cases) for folder in asked.folders}
    for turn in range(asked.n + 1):
        for folder, measured in builds.items():
            for case in measured:
                measure(case, folder)
                if turn == 0:  # files are read from disk, and compiled
                    case.spent.clear()
    heads = ["start", "processor ms", "× bare", "clock, × bare", "at 25 ms", "limit", "verdict"]
    for folder, measured in builds.items():
        print(f"\n{folder or 'installed'}, load {os.getloadavg()[0]:.1f}, medians of {asked.n}\n")
        for cells in [heads, *([["---"] * len(heads)] if asked.markdown else []), *rows(measured)]:
            if asked.markdown:
                print("| " + " | ".join(cells) + " |")
            else:
                print(f"{cells[0]:34}" + "".join(f"{cell:>15}" for cell in cells[1:]))


if __name__ == "__main__":
    main()
