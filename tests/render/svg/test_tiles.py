"""Tile faces: correct numbers of pips, in colours with enough contrast."""

from __future__ import annotations

import re

import pytest

from capicua.render.svg.tiles import (
    COLOURS,
    FAINT,
    FELT,
    INK,
    IVORY,
    PLATE,
    STYLES,
    WARM,
    pips,
    styled,
    tile,
    with_definitions,
)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("value", range(16))
def test_pips_are_separate_symmetrical_and_on_the_tile(value):
    spots = pips(value)
    assert len(spots) == len(set(spots)) == value
    assert all(abs(x) < 10 and abs(y) < 10 for x, y in spots)
    assert {(-x, -y) for x, y in spots} == {(x, y) for x, y in spots}, "not point-symmetric"
    for place, (x, y) in enumerate(spots):
        for other_x, other_y in spots[place + 1 :]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > 3.5**2


@pytest.mark.parametrize("value", range(1, 16))
def test_the_pips_of_a_half_are_one_shape_and_its_shade(value):
    """An element for each pip takes browsers longer."""
    half = with_definitions(f'<use href="#p{value}"/>', 15, numerals=False)
    shapes = re.findall(r'<path [^>]*d="([^"]+)"', half)
    assert len(shapes) == 2
    assert [shape.count("M") for shape in shapes] == [value, value]


@pytest.mark.parametrize("value", range(16))
def test_pip_colours_have_enough_contrast(value):
    assert contrast(COLOURS[value], IVORY) >= 4.5
    assert len(set(COLOURS)) == 16


def test_text_colours_have_enough_contrast():
    for ground in (FELT, PLATE):
        assert min(contrast(colour, ground) for colour in (INK, FAINT, WARM)) >= 4.5


@pytest.mark.parametrize(
    ("angle", "elements"),
    [
        (90, '<use href="#v"/><use href="#p6" y="-12"/><use href="#p4" y="12"/>'),
        (270, '<use href="#v"/><use href="#p4" y="-12"/><use href="#p6" y="12"/>'),
        (0, '<use href="#h"/><use href="#q6" x="-12"/><use href="#q4" x="12"/>'),
        (180, '<use href="#h"/><use href="#q4" x="-12"/><use href="#q6" x="12"/>'),
    ],
)
def test_the_second_half_points_in_the_direction_of_the_angle(angle, elements):
    assert tile("6-4", angle=angle) == elements


def test_only_used_shapes_are_defined():
    text = with_definitions(tile("6-0"), 6, numerals=False)
    assert text.count("<g id=") == 2
    assert 'id="p6d"' in text
    assert 'href="#p6d"' in text


def test_on_paper_a_tile_is_outlined_and_everything_is_grey() -> None:
    drawn = with_definitions(tile("12-9"), 12, numerals=True)
    paper = styled(drawn, "print")
    assert "<rect" in paper
    assert all(
        'fill="#000000"' in face or 'stroke="#000000"' in face
        for face in re.findall(r"<rect [^>]*>", paper)
    )
    for colour in re.findall(r"#[0-9a-f]{6}", paper):
        assert len({colour[1:3], colour[3:5], colour[5:7]}) == 1
    assert set(COLOURS) <= set(STYLES["print"])
