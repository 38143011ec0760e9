"""Every game's folder is whole: files, strings, rule pages, a test for every rule."""

from __future__ import annotations

import pytest
from scripts.check_folders import problems

from capicua import catalogue


@pytest.mark.parametrize("game", catalogue())
def test_the_folder_is_whole(game: str) -> None:
    assert problems(game) == []
