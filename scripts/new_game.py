"""Start a new game: a working folder and its tests, to be changed rule by rule.

    python scripts/new_game.py carioca CAR
    python scripts/new_game.py carioca CAR --family line
    python scripts/new_game.py carioca CAR --into ../my-game

The new game is a renamed copy of a small game in examples/, so everything works from the start: the
contract, the worked examples, the terminal, the browser. Lessons (docs/lessons.md) are added by
hand. ``CAR`` is the prefix of its rule ids. ``--family`` selects the family to build on; without it
the game defines every rule itself. The game is written to src/capicua/games and its tests to
tests/games, with golden rounds and pages; with ``--into``, a separate distribution is written.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
TEMPLATES = {
    "": ("escalera", "ESC"),
    "cross": ("gorrion", "GOR"),
    "line": ("colibri", "COL"),
    "patience": ("perico", "PER"),
    "trains": ("tucan", "TUC"),
    "tricks": ("halcon", "HAL"),
}
"""The small game of each family, and the prefix of its rule ids."""
LONGEST = 24
"""Maximum length of a name, so that lines with the name stay short enough."""


def main() -> int:
    """Write the files; return 2 if the name or the folder is invalid."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("id", help="snake_case id of the game: folder, address, records")
    parser.add_argument("prefix", help="prefix of its rule ids, for example CAR")
    parser.add_argument("--family", default="", choices=[name for name in TEMPLATES if name])
    parser.add_argument("--into", type=Path, help="write a separate distribution to this folder")
    arguments = parser.parse_args()
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", arguments.id):
        return _refuse(
            f"{arguments.id!r} is not a snake_case name; expected for example mexican_train"
        )
    if len(arguments.id) > LONGEST:
        return _refuse(f"{arguments.id!r} is longer than {LONGEST} letters")
    if not re.fullmatch(r"[A-Z][A-Z0-9]{1,4}", arguments.prefix):
        return _refuse(
            f"{arguments.prefix!r} is not a prefix: expected two to five capitals, for example CAR"
        )
    template, old_prefix = TEMPLATES[arguments.family]
    targets = places(template, arguments.id, arguments.into)
    for target in targets.values():
        if target.exists():
            return _refuse(f"{target} already exists")
    for source, target in targets.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        text = re.sub(rf"\b{old_prefix}(?=-)", arguments.prefix, text)
        text = re.sub(rf"(?<=_){old_prefix.lower()}(?=_\d)", arguments.prefix.lower(), text)
        text = renamed(text, template, arguments.id, arguments.into is None)
        target.write_text(text, encoding="utf-8")
        print(target)
    if arguments.into is None:
        tests = ROOT / "tests" / "games" / arguments.id
        (tests / "__init__.py").touch()
        tidy(list(targets.values()))
        for script in ("golden.py", "docs/pages.py"):
            run(str(ROOT / "scripts" / script), "--write", arguments.id)
    return 0


def places(template: str, game: str, into: Path | None) -> dict[Path, Path]:
    """Return the destination of each file of the template."""
    code = ROOT / "src" / "capicua" / "games" / game if into is None else into / game
    tests = ROOT / "tests" / "games" / game if into is None else into / "tests"
    folder = EXAMPLES / template
    found = {path: code / path.name for path in sorted((folder / template).glob("*.*"))}
    found |= {path: tests / path.name for path in sorted((folder / "tests").glob("*.*"))}
    if into is not None:
        found[folder / "pyproject.toml"] = into / "pyproject.toml"
    return found


def renamed(text: str, template: str, game: str, inside: bool) -> str:
    """Return the template's text with the game's name."""
    title = "".join(word.capitalize() for word in game.split("_"))
    module = f"capicua.games.{game}" if inside else game
    names = {f"from {template}": f"from {module}", template: game, template.capitalize(): title}
    text = re.sub("|".join(names), lambda found: names[found[0]], text)
    spoken = game.replace("_", " ").capitalize()
    return re.sub(rf"(?m)^(name = |# ){title}$", rf"\g<1>{spoken}", text)


def tidy(files: list[Path]) -> None:
    """Sort imports and wrap lines for the new name, if ruff is installed."""
    code = [str(path) for path in files if path.suffix == ".py"]
    if importlib.util.find_spec("ruff"):
        run("-m", "ruff", "check", "-q", "--select", "I", "--fix", *code)
        run("-m", "ruff", "format", "-q", *code)


def run(*arguments: str) -> None:
    """Run Python with this tree's sources, regardless of what is installed."""
    found = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    paths = os.pathsep.join(path for path in found if path)
    command = [sys.executable, *arguments]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, check=True)


def _refuse(reason: str) -> int:
    print(f"new_game: {reason}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
