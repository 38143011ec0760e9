"""Starts a new game: a folder that works, and its tests, to be changed rule by rule.

    python scripts/new_game.py carioca CAR
    python scripts/new_game.py carioca CAR --into ../my-game

The game it writes is Escalera (examples/escalera) under the new name, so everything runs
from the first minute: the contract, the worked examples, the terminal. ``CAR`` is the
prefix of its rule ids. Without ``--into`` the game goes into src/capicua/games and its
tests into tests/games; with it, a distribution of its own is written there.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TEMPLATE = ROOT / "examples" / "escalera"


def main() -> int:
    """Writes the files; returns 2 where the name or the folder will not do."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("id", help="snake_case id of the game: folder, address, records")
    parser.add_argument("prefix", help="prefix of its rule ids, such as CAR")
    parser.add_argument("--into", type=Path, help="write a distribution of its own here")
    arguments = parser.parse_args()
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", arguments.id):
        return _refuse(f"{arguments.id!r} is no snake_case name, such as mexican_train")
    if not re.fullmatch(r"[A-Z][A-Z0-9]{1,4}", arguments.prefix):
        return _refuse(f"{arguments.prefix!r} is no prefix: two to five capitals, such as CAR")
    targets = places(arguments.id, arguments.into)
    for target in targets.values():
        if target.exists():
            return _refuse(f"{target} is already there")
    for source, target in targets.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        target.write_text(
            renamed(text, arguments.id, arguments.prefix, arguments.into is None), encoding="utf-8"
        )
        print(target)
    if arguments.into is None:
        (ROOT / "tests" / "games" / arguments.id / "__init__.py").touch()
        print(f"now: python scripts/golden.py --write {arguments.id}")
    return 0


def places(game: str, into: Path | None) -> dict[Path, Path]:
    """Where each file of the template goes."""
    code = ROOT / "src" / "capicua" / "games" / game if into is None else into / game
    tests = ROOT / "tests" / "games" / game if into is None else into / "tests"
    found = {path: code / path.name for path in sorted((TEMPLATE / "escalera").glob("*.*"))}
    found |= {path: tests / path.name for path in sorted((TEMPLATE / "tests").glob("*.*"))}
    if into is not None:
        found[TEMPLATE / "pyproject.toml"] = into / "pyproject.toml"
    return found


def renamed(text: str, game: str, prefix: str, inside: bool) -> str:
    """The template's text with its names exchanged."""
    title = "".join(word.capitalize() for word in game.split("_"))
    if inside:
        text = re.sub(r"(?<=from )escalera(?=\.)", f"capicua.games.{game}", text)
    text = re.sub(r"\bESC(?=-)", prefix, text)
    text = re.sub(r"(?<=_)esc(?=_\d)", prefix.lower(), text)
    return text.replace("escalera", game).replace("Escalera", title)


def _refuse(reason: str) -> int:
    print(f"new_game: {reason}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
