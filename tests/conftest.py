"""Configuration shared by all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import suite

settings.register_profile("capicua", deadline=None, derandomize=True)
settings.load_profile("capicua")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--game NAME``, which runs the tests of one game only."""
    parser.addoption("--game", default="", help="only tests of this game")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Skip collection of files outside this suite; they are not even imported."""
    return True if suite.leaves_out(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests outside this suite. They run elsewhere, so they do not count as skipped."""
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        (kept if suite.is_wanted(item, config.getoption("game")) else left_out).append(item)
    config.hook.pytest_deselected(items=left_out)
    items[:] = kept


def pytest_collection_finish() -> None:
    """Freeze what has been imported, which the garbage collector need not look through again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail skipped tests if ``CAPICUA_NO_SKIPS`` is set."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("CAPICUA_NO_SKIPS"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped: {report.longrepr}"
    return report
