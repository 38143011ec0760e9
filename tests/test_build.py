"""Which build is tested, and what the compiler must not get wrong."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
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
    assert f'version = "{capicua.__version__}"' in (ROOT / "pyproject.toml").read_text()


def test_importing_the_library_is_light() -> None:
    """The library alone loads no terminal, no templates and no plots."""
    code = "import sys, capicua; capicua.catalogue(); print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    for heavy in ("typer", "rich", "jinja2", "fluent", "matplotlib", "numpy"):
        assert heavy not in loaded
