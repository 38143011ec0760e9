"""Documentation runs: every ``>>>`` in the package, the README and the guides."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import capicua

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = [
    module.name
    for module in pkgutil.walk_packages(capicua.__path__, "capicua.")
    if not module.name.endswith("__main__")
    and ".migrations" not in module.name  # these run inside Alembic only
]


@pytest.mark.parametrize("name", ["capicua", *MODULES])
def test_examples_of_the_module(name: str) -> None:
    """Compiled modules have no docstrings, so this proves something in the pure build only."""
    result = doctest.testmod(
        importlib.import_module(name), optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_of_the_page(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
