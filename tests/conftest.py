"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

settings.register_profile("capicua", deadline=None, derandomize=True)
settings.load_profile("capicua")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where nothing may be skipped (``CAPICUA_NO_SKIPS``), a skipped test fails."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("CAPICUA_NO_SKIPS"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped: {report.longrepr}"
    return report
