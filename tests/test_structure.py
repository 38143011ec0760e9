"""Structure: no import cycle, no long files, and text and pictures kept out of rounds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from capicua import former_names

grimp = pytest.importorskip("grimp", reason="import-linter is not installed")

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "capicua"
LONGEST = 800
"""One concept, one file: 500 lines are fine, 800 a question."""
EXAMPLES = {"mybots.py"}
"""Files that the documentation lets its readers write."""
PRESENTATION = {
    *("text", "parts", "parse", "label", "narrate", "ending", "refuse", "reasons", "zones"),
    *(
        "fields",
        "place",
        "heuristic_score",
        "unknowns",
        "fill_in",
        "dealt",
        "position_key",
        "trick_play",
    ),
}
"""What ``State`` delegates to a game's presentation; rounds must not define these."""


def cycles() -> Iterator[set[str]]:
    """Yield each import cycle, direct or indirect; imports for type checkers do not count."""
    graph = grimp.build_graph("capicua", cache_dir=None, exclude_type_checking_imports=True)
    above = {module: graph.find_upstream_modules(module) for module in graph.modules}
    seen: set[str] = set()
    for module in sorted(graph.modules):
        circle = {other for other in above[module] if module in above[other]}
        if circle and module not in seen:
            seen |= circle | {module}
            yield circle | {module}


def test_there_is_no_import_cycle() -> None:
    assert list(cycles()) == []


def test_no_source_file_is_too_long() -> None:
    files = [
        path
        for folder in ("src", "tests", "bench", "scripts", "examples", "web/src", "web/tests")
        for ending in ("py", "ts", "svelte")
        for path in (ROOT / folder).rglob(f"*.{ending}")
    ]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {
        path.name: n for path, n in lengths.items() if n > LONGEST and path.name != "types.ts"
    } == {}


def mentions(pattern: str, *folders: str) -> Iterator[tuple[str, str]]:
    """Yield each file in these folders with what matches in it between backticks."""
    found = re.compile(f"`({pattern})`")
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".py", ".md", ".ts", ".svelte"} and "static" not in path.parts:
                for match in found.finditer(path.read_text(encoding="utf-8")):
                    yield path.relative_to(ROOT).as_posix(), match[1]


def test_files_named_in_texts_exist() -> None:
    """A reader who follows a docstring to another file finds it."""
    folders = (
        "src",
        "tests",
        "bench",
        "scripts",
        "training",
        "examples",
        "docs",
        "web/src",
        "web/tests",
    )
    files = [*ROOT.glob("*"), *(path for folder in folders for path in (ROOT / folder).rglob("*"))]
    endings = {
        "/".join(parts[start:])
        for parts in (path.relative_to(ROOT).parts for path in files)
        for start in range(len(parts))
    }
    named = mentions(r"[\w./-]+\.(?:py|ts|svelte|css)", *folders)
    missing = [(where, name) for where, name in named if name not in endings | EXAMPLES]
    assert missing == []


def test_texts_name_modules_as_they_are_called_now() -> None:
    now = {path.stem for path in SOURCES.rglob("*")}
    former = {name.rpartition(".")[2] for name in former_names.MODULES} - now
    named = mentions(r"[a-z_]+\.(?!py|html)[A-Za-z_]+", "src", "docs")
    assert [place for place in named if place[1].partition(".")[0] in former] == []


def test_rounds_leave_text_and_pictures_to_the_presentation() -> None:
    found = []
    for path in [*(SOURCES / "games").rglob("*.py"), *(SOURCES / "families").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and _is_round(node):
                names = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
                found += [f"{path.parent.name}.{node.name}.{name}" for name in names & PRESENTATION]
    assert found == []


def _is_round(node: ast.ClassDef) -> bool:
    return node.name.endswith("Round") and any(
        "Round" in ast.unparse(b) or "State" in ast.unparse(b) for b in node.bases
    )


def test_a_package_declares_its_game_and_no_module_of_it_imports_game() -> None:
    for folder in sorted((SOURCES / "games").iterdir()):
        if (folder / "rules.py").exists():
            declared = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
            assert "GAME" in ast.unparse(declared), folder.name
            for part in folder.glob("*.py"):
                text = part.read_text(encoding="utf-8")
                assert f"from capicua.games.{folder.name} import GAME" not in text, part


def test_types_that_threads_of_the_server_decode_have_a_decoder_from_the_start() -> None:
    """Two threads that decode a type for the first time can crash the process (msgspec 0.22)."""
    one_thread = {"hot_swap.py", "outbox.py", "tournament_registry.py", "solitaire_deals.py"}
    found = [
        f"{path.name}:{node.lineno}"
        for room in ("server", "api", "learn", "tournament")
        for path in (SOURCES / room).rglob("*.py")
        if path.name not in one_thread
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).endswith("json.decode")
        and any(keyword.arg == "type" for keyword in node.keywords)
    ]
    assert found == [], "make a json.Decoder in the module instead"
