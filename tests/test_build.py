"""The tested build, and constructs that the compiler gets wrong."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import pytest

import capicua
from capicua.core import game

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "capicua"
COMPILED = ("core", "families", "games", "bots")


def test_the_requested_build_is_tested() -> None:
    """Compiled files left in src/ would silently shadow the pure ones."""
    asked = os.environ.get("CAPICUA_BUILD", "pure")
    found = "pure" if str(game.__file__).endswith(".py") else "compiled"
    assert found == asked


def test_the_sources_contain_no_compiled_files() -> None:
    assert [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")] == []


@pytest.mark.parametrize(
    "path",
    [path for package in COMPILED for path in sorted((SOURCE / package).rglob("*.py"))],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_no_shift_has_a_literal_left_operand(path: Path) -> None:
    """``1 << n`` compiles to a 32-bit shift if n is a native integer (docs/adr/0003)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            assert not isinstance(node.left, ast.Constant), f"{path}:{node.lineno}"


def test_the_version_has_one_source_and_a_changelog_heading() -> None:
    """The build reads the version from one file; each release has a heading in the changelog."""
    assert 'attr = "capicua.version.__version__"' in (ROOT / "pyproject.toml").read_text()
    release = capicua.__version__.partition(".dev")[0]
    assert f"## {release} " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_l7_the_package_index_readme_has_no_dead_links() -> None:
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


def setup_program(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return ``setup.py`` as a module."""
    monkeypatch.setattr(sys, "argv", ["setup.py", "can-compile"])
    spec = importlib.util.spec_from_file_location("setup_of_capicua", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    return setup


def test_the_compiler_gets_every_file_once_and_what_seldom_runs_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = setup_program(monkeypatch)
    monkeypatch.chdir(tmp_path)
    sources = [
        Path(f"build/__native_{n}_{part}.c") for n in range(40) for part in ("rules", "positions")
    ]
    for number, source in enumerate(sources):
        source.parent.mkdir(exist_ok=True)
        source.write_text("/* */\n" * (number + 1))
    units = {Path(unit).name: Path(unit).read_text() for unit in setup.units(sources)}
    included = [
        (name, line.split("/")[-1].rstrip('"'))
        for name, text in units.items()
        for line in text.splitlines()
    ]
    assert sorted(file for _, file in included) == sorted(source.name for source in sources)
    for name, file in included:
        assert name.startswith("seldom") == file.endswith("_positions.c"), (name, file)
    assert setup.UNITS <= len(units) <= setup.UNITS + 2


def test_what_mypyc_returns_comes_from_a_child_that_takes_its_memory_with_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    if not hasattr(os, "fork"):
        pytest.skip("no fork on this system")
    setup = setup_program(monkeypatch)
    assert setup.in_child(os.getpid) != os.getpid()
    with pytest.raises(SystemExit, match="cannot be compiled"):
        setup.in_child(lambda: sys.exit("src/capicua/core/x.py:1: error"))
    assert "x.py:1: error" in capfd.readouterr().err


def test_compiled_modules_are_kept_until_a_source_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("mypy", reason="mypyc is not installed")
    setup = setup_program(monkeypatch)
    monkeypatch.chdir(tmp_path)
    source = Path("src/capicua/core/tiles/tile.py")
    compiled = Path(
        "build/lib.here/capicua/core/tiles/tile" + sysconfig.get_config_var("EXT_SUFFIX")
    )
    removed = Path("build/lib.here/capicua/core/removed.py")
    for path in (source, compiled, removed, Path("setup.py")):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    setup.FINGERPRINT.write_text(setup.fingerprint())
    assert [found.name for found in setup.compiled_before()] == ["capicua.core.tiles.tile"]
    assert compiled.exists()
    assert not removed.exists()
    setup.FINGERPRINT.write_text(setup.fingerprint())
    source.write_text("HIGH = 12")
    assert setup.compiled_before() == []
    assert not compiled.exists()


def test_importing_the_library_loads_no_heavy_packages() -> None:
    """Importing the library loads no terminal, template or plotting packages."""
    code = "import sys, capicua; capicua.catalogue(); print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    for heavy in ("typer", "rich", "jinja2", "fluent", "matplotlib", "numpy", "babel", "asyncio"):
        assert heavy not in loaded


def test_l22_loading_a_game_imports_no_other_game() -> None:
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
