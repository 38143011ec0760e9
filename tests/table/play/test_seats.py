"""Names are visible, stay within their line, and can be told apart by eye (S18)."""

from __future__ import annotations

import pytest

from capicua.bots.baselines import Random
from capicua.core.messages import Refused
from capicua.table.play import seats
from capicua.table.play.seats import good_name, tidy, unguessable


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u115f",
        "\u2800",
        "\u034f",
        "\u200b",
        "\u200d",
        "\u0301",
        "\ufe0f",
        " \u3164 \u2800",
        "\0",
    ],
)
def test_s18_an_invisible_name_is_refused(name):
    assert tidy(name) == ""
    with pytest.raises(Refused, match="name-wanted"):
        good_name(name, [])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("a" + "\u0335" * 23, "a" + "\u0335" * 4),
        ("An\u3164a", "Ana"),
        ("\u202eanA", "anA"),
        ("Ana\n\tMaría", "Ana María"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("สวัสดี", "สวัสดี"),
        ("हिन्दी", "हिन्दी"),
    ],
)
def test_s18_a_name_is_shown_on_one_line(name, shown):
    assert good_name(name, []) == shown


@pytest.mark.parametrize(
    "name", ["ana", "ＡＮＡ", "Аna", "Αnа", "An\u200da", "Ana\ufe0f", "АNА"], ids=ascii
)
def test_s18_names_that_look_alike_are_the_same(name):
    with pytest.raises(Refused, match="name-taken"):
        good_name(name, ["Ana"])


@pytest.mark.parametrize("name", ["Aná", "Anna", "Анна", "Ana2"])
def test_s18_names_that_look_different_are_different(name):
    assert good_name(name, ["Ana"]) == name


def test_ids_and_keys_are_letters_and_digits_only():
    words = {unguessable(12) for _ in range(2000)}
    assert len(words) == 2000
    assert all(word.isascii() and word.isalnum() and len(word) == 12 for word in words)
    assert len(set("".join(words))) == 62


def test_a_program_is_started_once_not_for_every_move(monkeypatch):
    started = []
    monkeypatch.setattr(seats, "_VISITORS", {})
    seats.admit("program:mine", lambda: started.append("mine") or Random())
    assert seats.bot_of("program:mine") is seats.bot_of("program:mine")
    assert started == ["mine"]
