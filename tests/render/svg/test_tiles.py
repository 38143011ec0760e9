"""Tile faces: correct numbers of pips, in colours with enough contrast."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from capicua.render.svg.tiles import (
    COLOURS,
    FAINT,
    FELT,
    HALF,
    INK,
    IVORY,
    PLATE,
    SHADOW,
    STYLES,
    WARM,
    pips,
    styled,
    tile,
    with_definitions,
)

ROOT = Path(__file__).parents[3]
SHARED = json.loads((ROOT / "src/capicua/render/svg/tileset.json").read_text(encoding="utf-8"))


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
    assert all(abs(x) < 42 and abs(y) < 42 for x, y in spots)
    assert {(-x, -y) for x, y in spots} == {(x, y) for x, y in spots}, "not point-symmetric"
    for place, (x, y) in enumerate(spots):
        for other_x, other_y in spots[place + 1 :]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > 14.6**2


@pytest.mark.parametrize("value", range(1, 16))
def test_the_pips_of_a_half_are_one_shape_and_so_are_their_light_and_shade(value):
    """An element for each pip takes browsers longer."""
    half = with_definitions(f'<use href="#p{value}" y="11.5"/>', 15, numerals=False)
    shapes = re.findall(r'<path [^>]*d="([^"]+)"', half)
    assert [shape.count("M") for shape in shapes] == [value] * 4


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
        (90, '<use href="#v"/><use href="#p6" y="-11.5"/><use href="#p4" y="11.5"/>'),
        (270, '<use href="#v"/><use href="#p4" y="-11.5"/><use href="#p6" y="11.5"/>'),
        (0, '<use href="#h"/><use href="#q6" x="-11.5"/><use href="#q4" x="11.5"/>'),
        (180, '<use href="#h"/><use href="#q4" x="-11.5"/><use href="#q6" x="11.5"/>'),
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
    assert 'fill="#ffffff" stroke="#000000"' in paper
    for colour in re.findall(r"#[0-9a-f]{6}", paper):
        assert len({colour[1:3], colour[3:5], colour[5:7]}) == 1
    assert set(COLOURS) <= set(STYLES["print"])


@pytest.mark.parametrize("value", range(1, 16))
def test_a_half_has_the_numbers_shared_with_the_browser(value):
    """Places and radii of the holes are those of ``tileset.json``, which the client draws too."""
    half = with_definitions(f'<use href="#p{value}" y="11.5"/>', 15, numerals=False)
    radius = next(radius for largest, radius in SHARED["radii"] if value <= largest)
    assert f'stroke-width="{2 * radius:g}"><path' in half
    for path in re.findall(r' d="([^"]+)"', half):
        drawn = [(float(x), float(y)) for x, y in re.findall(r"M([-\d.]+) ([-\d.]+)h0", path)]
        assert drawn == [tuple(place) for place in SHARED["pips"][value]]


@pytest.mark.parametrize("shape", ["v", "h"])
def test_a_tile_has_the_size_shared_with_the_browser(shape):
    text = with_definitions(f'<use href="#{shape}"/>', 6, numerals=False)
    [width], [height] = (
        set(re.findall(rf' {name}="([\d.]+)"[^>]*rx="12"', text)) for name in ("width", "height")
    )
    size = (SHARED["size"]["width"], SHARED["size"]["length"])
    assert (float(width), float(height)) == (size if shape == "v" else size[::-1])
    assert f'transform="scale({HALF / 100:g})"' in text


def test_numerals_are_in_the_outer_corners_of_both_halves():
    text = with_definitions(tile("12-9"), 12, numerals=True)
    assert re.findall(r'<text x="([-\d.]+)"[^>]*>(\d+)<', text) == [("-41", "12"), ("41", "9")]
    assert 'href="#p12a" y="-9.6"' in text
    assert 'href="#p9z" y="9.6"' in text


def test_there_is_no_light_in_print():
    """Gradients and shadows are white on paper."""
    text = styled(with_definitions(tile("6-4"), 6, numerals=False), "print")
    assert set(re.findall(r'stop-color="(#\w+)"', text)) == {"#ffffff"}
    assert SHADOW not in text
