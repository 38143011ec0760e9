"""Which build is tested, and what the compiler must not get wrong."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import capicua
from capicua.core import game

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "capicua"
COMPILED = ("core", "families", "games", "bots")


def test_this_is_the_build_that_was_asked_for() -> None:
    """Compiled files left in src/ would quietly replace the pure ones."""
    asked = os.environ.get("CAPICUA_BUILD", "pure")
    found = "pure" if str(game.__file__).endswith(".py") else "compiled"
    assert found == asked


def test_no_compiled_files_lie_in_the_sources() -> None:
    assert [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")] == []


@pytest.mark.parametrize(
    "path",
    [path for package in COMPILED for path in sorted((SOURCE / package).rglob("*.py"))],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_no_shift_has_a_literal_on_its_left(path: Path) -> None:
    """``1 << n`` compiles to a 32-bit shift where n is native (docs/adr/0003)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            assert not isinstance(node.left, ast.Constant), f"{path}:{node.lineno}"


def test_version_is_that_of_the_project() -> None:
    """It stands in one file, which the build reads; a release has its heading in the changelog."""
    assert 'attr = "capicua.version.__version__"' in (ROOT / "pyproject.toml").read_text()
    release = capicua.__version__.partition(".dev")[0]
    assert f"## {release} " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_l7_the_readme_of_an_index_has_no_dead_links() -> None:
    shown = subprocess.run(
        [sys.executable, "setup.py", "readme"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    links = re.findall(r"\]\(([^)]+)\)", shown)
    assert len(links) > 10
    assert [link for link in links if not link.startswith("https://")] == []
    for link in links:
        path = link.partition("/blob/main/")[2]
        assert not path or (ROOT / path).exists(), link


def test_l7_extras_include_each_other() -> None:
    listed = subprocess.run(
        [sys.executable, "setup.py", "requirements", "server"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in ("typer", "fluent.runtime", "librt", "litestar"):
        assert name in listed
    assert "capicua" not in listed


def test_importing_the_library_is_light() -> None:
    """The library alone loads no terminal, no templates and no plots."""
    code = "import sys, capicua; capicua.catalogue(); print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    for heavy in ("typer", "rich", "jinja2", "fluent", "matplotlib", "numpy", "babel", "asyncio"):
        assert heavy not in loaded


def test_l22_a_game_is_loaded_alone() -> None:
    code = "import sys, capicua; capicua.load('garrafina'); print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    games = {name.split(".")[2] for name in loaded if name.startswith("capicua.games.")}
    assert games == {"garrafina"}
    assert "importlib.metadata" not in loaded


def test_l8_the_library_depends_on_two_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [re.split(r"[><=]", name)[0] for name in project["dependencies"]] == [
        "librt",
        "mypy_extensions",
    ]
