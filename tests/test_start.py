"""What programs and people wait for at the start: the modules that are loaded, and no others."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SPARE = 12
"""Other versions of Python and of the libraries load a few more modules or fewer."""
SLOW = (
    *("asyncio", "babel", "dataclasses", "fluent", "importlib.metadata", "importlib.resources"),
    *("inspect", "ipaddress", "jinja2", "msgspec", "numpy", "pydantic", "rich", "tempfile"),
    *("typer", "urllib", "capicua.former_names", "capicua.core.state", "capicua.bots"),
)
RUN = """
import sys
sys.argv = ["capicua", *sys.argv[1:]]
from capicua.__main__ import main
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""


def loaded(code: str, *arguments: str) -> set[str]:
    """Return the modules that a program loads beyond those of Python itself."""
    found = []
    for each in (code, "pass"):
        each += "\nimport sys; print(*sys.modules, file=sys.stderr)" if each != RUN else ""
        done = subprocess.run(
            [sys.executable, "-c", each, *arguments],
            capture_output=True,
            text=True,
            encoding="utf-8",
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == 0, done.stderr
        found.append(set(done.stderr.split()))
    return found[0] - found[1]


@pytest.mark.parametrize(
    ("code", "arguments", "most"),
    [("import capicua", [], 46), (RUN, ["--version"], 49)],
    ids=["import capicua", "capicua --version"],
)
def test_little_is_loaded_before_anything_is_asked_for(
    code: str, arguments: list[str], most: int
) -> None:
    found = loaded(code, *arguments)
    assert found & set(SLOW) == set()
    assert len(found) <= most + SPARE, sorted(found)
    assert {name for name in found if name.startswith("capicua.games.")} == set()


@pytest.mark.parametrize(
    ("arguments", "others"),
    [
        (["--help"], ("jinja2", "msgspec", "capicua.table", "capicua.notation")),
        (["games"], ("jinja2", "msgspec", "capicua.table", "capicua.notation")),
        (["check", "-h"], ("jinja2", "litestar", "capicua.server", "capicua.arena")),
    ],
    ids=" ".join,
)
def test_a_command_loads_no_other_command(arguments: list[str], others: tuple[str, ...]) -> None:
    found = loaded(RUN, *arguments)
    assert found & {*others, "pydantic"} == set()
    modules = {name for name in found if name.startswith("capicua.terminal.commands.")}
    assert len(modules - {"capicua.terminal.commands.study"}) <= 1


def test_an_installed_package_lists_its_games_without_importing_them(tmp_path: Path) -> None:
    """The index that a wheel contains says the same as the games."""
    pytest.importorskip("typer", reason="the terminal extra is not installed")
    from capicua.render.language import Language
    from capicua.terminal.table.menu import listed

    folder = tmp_path / "capicua"
    source = ROOT / "src" / "capicua"
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for script in ("templates", "game_index"):
        subprocess.run([sys.executable, f"scripts/{script}.py", tmp_path], cwd=ROOT, check=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    code = RUN.replace("print(*sys.modules", "import capicua; print(capicua.__file__, *sys.modules")
    done = subprocess.run(
        [sys.executable, "-c", code, "games", "--json", "--lang", "en"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    place, *modules = done.stderr.split()
    assert Path(place).parent == folder
    assert json.loads(done.stdout) == listed(Language("en"))
    assert [
        name for name in modules if name.startswith(("capicua.games.", "capicua.families."))
    ] == []
    assert not {"capicua.core.options", "importlib.metadata"} & set(modules)


def test_the_server_loads_nothing_that_it_does_not_need() -> None:
    """Libraries that others of its libraries would load, and those of what is not asked for."""
    pytest.importorskip("litestar", reason="the server extra is not installed")
    code = """
import asyncio, tempfile
from capicua.server.run import application_of, server_of
from capicua.server.settings import Settings
with tempfile.TemporaryDirectory() as data:
    server = server_of(Settings(data=data))
    application_of(server)
    asyncio.run(server.store.close())
"""
    spare = (
        "alembic",
        "jinja2",
        "markdown_it",
        "prometheus_client",
        "pydantic",
        "pygments",
        "rich",
        "webauthn",
    )
    assert loaded(code) & {*spare, "typer"} == set()


def test_names_of_the_package_are_those_it_announces() -> None:
    """Names imported on first use are the objects themselves, and ``dir`` lists them before."""
    code = """
import capicua
assert set(capicua.__all__) <= set(dir(capicua))
from capicua.core.state import State
assert capicua.State is State
assert str(capicua.load("block").new_round(seed=7)).startswith("Score")
try:
    capicua.nothing
except AttributeError as error:
    assert "nothing" in str(error)
else:
    raise SystemExit("found")
from capicua import *
assert callable(catalogue) and Rng(7).below(6) == 3
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_command_is_declared_by_the_module_named_for_it() -> None:
    pytest.importorskip("typer", reason="the terminal extra is not installed")
    from importlib import import_module

    from capicua.terminal.application import app
    from capicua.terminal.command_group import COMMANDS

    folder = Path(import_module("capicua.terminal.commands").__path__[0])
    for path in folder.rglob("[!_]*.py"):
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        import_module(f"capicua.terminal.commands.{module}")
    declared = {
        str(one.name): str(one.callback.__module__).removeprefix("capicua.terminal.commands.")
        for one in app.registered_commands
        if one.callback is not None
    }
    groups = {str(one.name) for one in app.registered_groups}
    assert {*declared, *groups} == set(COMMANDS)
    assert {name: COMMANDS[name] for name in declared} == declared
