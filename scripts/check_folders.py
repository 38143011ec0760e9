"""Check that every game's folder is complete: files, strings, rule pages and tests.

    python scripts/check_folders.py [GAME …]

Prints one line per problem and exits with the number of problems. tests/games/test_folders.py runs
the same checks.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from capicua import catalogue, kind
from capicua.core.options import option_text, specs
from capicua.learn import games_with_lessons
from capicua.testing.examples import wrong_examples
from capicua.testing.lessons import wrong_lessons

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "capicua" / "games"
FAMILIES = ROOT / "src" / "capicua" / "families"
TESTS = ROOT / "tests"
LANGUAGES = ("en", "es")
RULE = re.compile(r"\*\*([A-Z][A-Z0-9]+-[A-Z]?\d+)\*\*")
READERS = ("person", "whose", "ours")
"""Variables that identify the reader; a translation may omit them."""
FILES = ("__init__.py", "options.py", "rules.py")


def problems(game: str) -> list[str]:
    """Return the problems of a game's folder and tests."""
    folder = GAMES / game
    family = kind(game).family
    found = [f"{game}: no {name}" for name in FILES if not (folder / name).exists()]
    texts = [folder] + ([FAMILIES / family] if (FAMILIES / family).is_dir() and family else [])
    found += _string_problems(game, texts)
    found += _rule_problems(game, texts)
    if not (folder / "examples.txt").exists():
        found.append(f"{game}: no examples.txt")
    found += wrong_examples(game)
    if game in games_with_lessons():
        found += wrong_lessons(game)
    for name in ("test_rules.py", "golden.txt"):
        if not (TESTS / "games" / game / name).exists():
            found.append(f"{game}: no tests/games/{game}/{name}")
    return found


def _string_problems(game: str, folders: list[Path]) -> list[str]:
    found = []
    ids: dict[str, dict[str, set[str]]] = {}
    for language in LANGUAGES:
        ids[language] = {}
        for folder in folders:
            path = folder / f"strings.{language}.ftl"
            if not path.exists():
                if folder == folders[0]:
                    found.append(f"{game}: no {path.name}")
                continue
            ids[language].update(read_ids(path))
    for id in sorted(set(ids["en"]) ^ set(ids["es"])):
        found.append(f"{game}: string {id} is not in both languages")
    for id in sorted(set(ids["en"]) & set(ids["es"])):
        if ids["en"][id] != ids["es"][id]:
            found.append(f"{game}: string {id} has other variables or attributes in Spanish")
    for id in _wanted_ids(game):
        name, _, attribute = id.partition(".")
        if name not in ids["en"] or (attribute and f".{attribute}" not in ids["en"][name]):
            found.append(f"{game}: string {id} is missing")
    return found


def _wanted_ids(game: str) -> list[str]:
    wanted = ["name", "summary"]
    wanted += [f"version-{number}" for number in range(2, kind(game).version + 1)]
    for preset in kind(game).presets():
        wanted += [f"preset-{preset}", f"preset-{preset}.about"]
    for spec in specs(type(next(iter(kind(game).presets().values())))):
        wanted += [f"option-{spec.name}", f"option-{spec.name}.help"]
        wanted += [
            f"value-{spec.name}-{option_text(choice)}"
            for choice in spec.choices
            if isinstance(choice, str)
        ]
    return wanted


def read_ids(path: Path) -> dict[str, set[str]]:
    """Return a Fluent file's messages with their variables (``$x``) and attributes (``.x``)."""
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for item in resource.body:
        if isinstance(item, fluent.Junk):
            raise ValueError(f"{path}: cannot be read: {item.content[:80]!r}")
        if isinstance(item, fluent.Message):
            parts = {f".{attribute.id.name}" for attribute in item.attributes}
            parts |= {f"${name}" for name in _variables(item) if name not in READERS}
            found[item.id.name] = parts
    return found


def _variables(node: object) -> set[str]:
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*(_variables(item) for item in node)) if node else set()
    if isinstance(node, fluent.BaseNode):
        return set().union(*(_variables(value) for value in vars(node).values()), set())
    return set()


def _rule_problems(game: str, folders: list[Path]) -> list[str]:
    found = []
    ids: dict[str, set[str]] = {}
    for language in LANGUAGES:
        ids[language] = set()
        for folder in folders:
            path = folder / f"rules.{language}.md"
            if path.exists():
                ids[language] |= set(RULE.findall(path.read_text(encoding="utf-8")))
            elif folder == folders[0]:
                found.append(f"{game}: no {path.name}")
    found += [f"{game}: rule {id} is not in both languages" for id in sorted(ids["en"] ^ ids["es"])]
    cited = _cited(game)
    found += [
        f"{game}: no test cites {id}" for id in sorted(ids["en"] | ids["es"]) if id not in cited
    ]
    for spec in specs(type(next(iter(kind(game).presets().values())))):
        if not spec.rules:
            found.append(f"{game}: option {spec.name} names no rule")
        for id in spec.rules:
            if id not in ids["en"]:
                found.append(
                    f"{game}: option {spec.name} names {id}, which is not a rule of the page"
                )
    return found


def _cited(game: str) -> set[str]:
    """Return the rule ids cited in the tests of a game and its family: ``GAR-14`` or ``gar_14``."""
    family = kind(game).family
    games = [game, *(other for other in catalogue() if family and kind(other).family == family)]
    folders = [TESTS / "families" / family] if family else []
    folders += [TESTS / "games" / one for one in games]
    examples = [GAMES / one / "examples.txt" for one in games]
    text = "".join(path.read_text(encoding="utf-8") for path in examples if path.exists())
    for folder in folders:
        for path in sorted(folder.glob("*")) if folder.is_dir() else []:
            if path.suffix in (".py", ".txt") and path.name != "golden.txt":
                text += path.read_text(encoding="utf-8")
    ids = set(re.findall(r"\b[A-Z][A-Z0-9]+-[A-Z]?\d+\b", text))
    for name in re.findall(r"def test_(\w+)", text):
        ids |= {
            f"{letters.upper()}-{number.upper()}"
            for letters, number in re.findall(r"(?:^|_)([a-z][a-z0-9]+)_([a-z]?\d+)(?=_|$)", name)
        }
    return ids


def main() -> int:
    """Print the problems and return their number."""
    found = [line for game in sys.argv[1:] or catalogue() for line in problems(game)]
    print("\n".join(found) or "every game's folder is complete")
    return min(len(found), 100)


if __name__ == "__main__":
    sys.exit(main())
