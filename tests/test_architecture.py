"""The picture of the packages is that of their imports, and the guide names files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("grimp", reason="import-linter is not installed")

from scripts.docs import architecture

ROOT = Path(__file__).parent.parent


def test_the_picture_of_the_architecture_is_up_to_date() -> None:
    drawn = architecture.FILE.read_text(encoding="utf-8")
    assert drawn == architecture.picture(), "python scripts/docs/architecture.py"


def test_every_package_is_drawn() -> None:
    folders = {path.name for path in (ROOT / "src" / "capicua").iterdir() if path.is_dir()}
    folders -= {"testing", "__pycache__"}
    assert folders | {"catalogue"} == set(architecture.ABOUT)


def test_the_guide_to_the_architecture_names_files_that_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    places = [ROOT, ROOT / "src" / "capicua", ROOT / "src" / "capicua" / "server"]
    named = re.findall(r"`([\w/.]+\.(?:py|ts|svelte|toml))`", text)
    assert len(named) > 25
    missing = [
        name
        for name in named
        if "/" in name and not any((place / name).is_file() for place in places)
    ]
    assert missing == []
