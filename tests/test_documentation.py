"""Run every example and parse every command in the package, the README and the guides."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import shlex
from pathlib import Path

import pytest
import typer

import capicua
from capicua.render.language import Language
from capicua.terminal.main import app, translate

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [
    ROOT / "README.md",
    ROOT / "README.es.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(DOCS.rglob("*.md")),
]
_BLOCK = re.compile(r"(<!-- needs a server -->\n)?```(\w*)\n(.*?)\n```", re.DOTALL)
_COMMAND = re.compile(r"(?m)^(?:    |\$ )?(capicua [^#\n`|]*)")
MODULES = [
    module.name
    for module in pkgutil.walk_packages(capicua.__path__, "capicua.")
    if not module.name.endswith("__main__")
    and ".migrations" not in module.name  # these run inside Alembic only
]


@pytest.mark.parametrize("name", ["capicua", *MODULES])
def test_doctests_of_a_module(name: str) -> None:
    """Meaningful in the pure build only, because compiled modules have no docstrings."""
    # `doctest.testmod` would also run docstrings without examples, which checks all cached files.
    importlib.import_module("capicua.former_names")  # else imported while the names are listed
    for test in doctest.DocTestFinder().find(importlib.import_module(name), name):
        if test.examples:
            runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
            assert runner.run(test).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_doctests_of_a_page(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


SNIPPETS = [
    pytest.param(match[3], id=f"{page.relative_to(ROOT)}:{number}")
    for page in PAGES
    for number, match in enumerate(_BLOCK.finditer(page.read_text(encoding="utf-8")), 1)
    if match[2] == "python" and not match[1]
    if page.parent.name != "families"  # these outline classes with ellipses
]


@pytest.mark.parametrize("source", SNIPPETS)
def test_python_snippets_run(source: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(source, "snippet", "exec"), {"__name__": "snippet"})
    capsys.readouterr()


def commands(page: Path) -> list[str]:
    """Return a page's command lines without comments, redirections and pipes."""
    text = page.read_text(encoding="utf-8")
    blocks = [match[3] for match in _BLOCK.finditer(text) if match[2] in ("", "sh", "console")]
    indented = re.findall(r"(?m)^    capicua [^\n]*", text)
    return [line.strip() for block in [*blocks, *indented] for line in _COMMAND.findall(block)]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if commands(page)], ids=lambda page: str(page.relative_to(ROOT))
)
def test_documented_commands_parse(page: Path) -> None:
    """Every documented option exists and accepts the value shown. No command is run."""
    group = typer.main.get_command(app)
    translate(group, Language("en"))
    for line in commands(page):
        _, *arguments = shlex.split(line)
        if not arguments or arguments[0].startswith("-"):
            continue
        command = group.commands[arguments[0]]
        rest = [argument for argument in arguments[1:] if argument != "--resume"]
        command.make_context(arguments[0], rest)


def linked(page: Path, name: str) -> Path | None:
    """Return the page that the line under a page's title links to by this name."""
    found = re.match(rf"# .+\n\n\[{name}\]\((\S+)\)", page.read_text(encoding="utf-8"))
    return (page.parent / found[1]).resolve() if found else None


def test_pages_for_players_and_hosts_exist_in_both_languages_and_link_to_each_other() -> None:
    site = pytest.importorskip("scripts.docs.site", reason="the docs extra is not installed")
    guides = [page for _, page in site.NAVIGATION["Guides"]]
    english = [DOCS / page for page in ["start/players.md", "start/hosts.md", *guides]]
    spanish = [DOCS / page for _, page in site.SPANISH]
    assert [page for page in english if linked(page, "En español") not in spanish] == []
    for page in spanish:
        other = linked(page, "In English")
        assert other is not None, page
        assert linked(other, "En español") == page
