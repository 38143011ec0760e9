"""Every game's folder is complete: files, strings, rule pages and a test for every rule."""

from __future__ import annotations

import pytest
from scripts.check_folders import problems

from capicua import catalogue, kind, load
from capicua.render.language import LANGUAGES, Language


@pytest.mark.parametrize("game", catalogue())
def test_the_folder_is_complete(game: str) -> None:
    assert problems(game) == []


@pytest.mark.parametrize("game", catalogue())
def test_every_game_belongs_to_a_known_kind(game: str) -> None:
    genre = kind(game).genre
    assert genre
    for code in LANGUAGES:
        assert Language(code).has(f"genre-{genre}")
    assert (genre == "solitaire") == (load(game).players == 1)
