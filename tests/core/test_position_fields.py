"""Fields of a position: accepted values, and errors that name the field."""

import pytest

import capicua
from capicua.core.messages import BadText
from capicua.core.position_fields import Fields
from capicua.core.tiles.hands import Hands


def fields(**given: str) -> Fields:
    return Fields(given, capicua.load("block", players=3))


def refused(read: object, **given: str) -> tuple[str, dict]:
    with pytest.raises(BadText) as caught:
        read(fields(**given))  # type: ignore[operator]
    return caught.value.message.id, caught.value.message.arguments


def test_given_fields_are_read_and_missing_ones_have_defaults() -> None:
    given = fields(turn="b", points="1 -2 3", count="7", phase="Play", tiles="6-4 5-5", lead="–")
    assert given.seat("turn") == 1
    assert given.numbers("points", low=-9) == [1, -2, 3]
    assert given.number("count") == 7
    assert given.word("phase", ("play", "draw"), "draw") == "play"
    assert len(given.tiles("tiles")) == 2
    assert given.tile("lead") == -1
    assert len(given.rest()) == 26
    given.close()
    assert (given.seat("turn", 2), given.number("count", 4), given.numbers("points")) == (
        2,
        4,
        [0, 0, 0],
    )


def test_each_hand_goes_to_its_seat() -> None:
    hands = Hands(3, 1)
    given = fields(B="6-4 5-5")
    assert [given.hand(hands, seat) for seat in range(3)] == [False, True, False]
    assert list(hands.counts) == [0, 2, 0]


@pytest.mark.parametrize(
    ("name", "text", "read"),
    [
        ("count", "x", lambda given: given.number("count")),
        ("count", "10", lambda given: given.number("count", high=9)),
        ("count", "-1", lambda given: given.number("count")),
        ("count", "²", lambda given: given.number("count")),
        ("count", "1" * 30, lambda given: given.number("count")),
        ("points", "1 2", lambda given: given.numbers("points")),
        ("phase", "sing", lambda given: given.word("phase", ("play",), "play")),
        ("nonsense", "1", lambda given: given.close()),
    ],
)
def test_an_error_names_the_invalid_field(name: str, text: str, read: object) -> None:
    assert refused(read, **{name: text}) == ("text-position", {"field": name, "text": text})


def test_a_tile_in_two_places_is_rejected() -> None:
    def read(given: Fields) -> None:
        given.tiles("A")
        given.tiles("B")

    assert refused(read, A="6-4 5-5", B="4-6") == ("tile-twice", {"tile": "6-4"})
