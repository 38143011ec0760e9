"""The Caribbean variant of Spanish as sent to browsers: only strings that differ are its own."""

import pytest
from fluent.runtime import FluentResource

from capicua.api.games import sentences
from capicua.server.http.strings import preferred


def test_strings_of_the_variant_replace_the_spanish_ones() -> None:
    neutral, caribbean = sentences("es", "block"), sentences("es-419", "block")
    assert "name = Dominó (bloqueo)" in neutral
    assert "name = Dominó (trancado)" in caribbean
    assert "zone-boneyard = Pozo" in caribbean
    ids = [{entry.id.name for entry in FluentResource(text).body} for text in (neutral, caribbean)]
    assert ids[0] == ids[1]


@pytest.mark.parametrize(
    ("accepted", "code"),
    [
        ("es-DO,es;q=0.9,en;q=0.8", "es-419"),
        ("es-ES,es;q=0.9", "es"),
        ("fr-FR,en-GB;q=0.7", "en"),
        ("", "en"),
    ],
)
def test_a_browser_gets_the_variant_of_its_region(accepted: str, code: str) -> None:
    assert preferred(accepted) == code
