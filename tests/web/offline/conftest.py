"""Fixtures: devices with the download and without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.offline.device import MISSING, PACKAGE, Device

Devices = Callable[..., Device]


@pytest.fixture(scope="package")
def devices(browser: Any) -> Iterator[Devices]:
    """Yield a function that returns a device without a server; those alike are shared."""
    if not PACKAGE.is_file():
        pytest.skip(MISSING)
    made: dict[tuple[str, str], Device] = {}

    def device(size: str = "phone", language: str = "es") -> Device:
        key = size, language
        if key not in made:
            made[key] = Device(browser, size, language)
            made[key].install()
            made[key].unplug()
        return made[key]

    yield device
    for one in made.values():
        one.close()


@pytest.fixture
def away(devices: Devices) -> Iterator[Callable[..., Any]]:
    """Return a function that opens a page without a server; page errors fail the test."""
    used: list[Device] = []

    def open_page(path: str, size: str = "phone", language: str = "es") -> Any:
        device = devices(size, language)
        used.append(device)
        return device.show(path)

    yield open_page
    assert [said for device in used for said in device.troubles()] == []


@pytest.fixture
def own_device(browser: Any) -> Iterator[Device]:
    """Yield a device with a server and without the download, for tests that break something."""
    if not PACKAGE.is_file():
        pytest.skip(MISSING)
    device = Device(browser, "desktop", "en")
    yield device
    device.close()
