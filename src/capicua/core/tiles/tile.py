"""Tiles as small numbers, and sets of tiles as machine words.

A tile is a number from 0 to 189, the larger half first: 0-0 is 0, 1-0 is 1, 1-1 is 2,
2-0 is 3 and so on to 18-18, which is 189. The double-n set is therefore always the
numbers below ``set_size(n)``, whatever n is, and a tile keeps its number in every set.

A set of tiles is one or more words of 60 tiles each (``WORD``): one word holds a
double-6 or double-9 set, two a double-12, three a double-15. Larger sets are only laid
out in rows, so their tiles have halves and pips but no bits. The tables below serve the
inner loops of the rules; they are typed, ``Final`` and never written to.

A literal on the left of a shift goes wrong in compiled code for 31 and more, so bits
come from ``BIT`` and never from ``1 << n`` (docs/adr/0001).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import BadText, Message

TOP_PIP: Final = 18
"""The highest number on any tile."""
MAX_PIP: Final = 15
"""The highest number of the sets whose tiles have bits; hands are dealt from these sets."""
ALL_TILES: Final = 136
"""The tiles that have bits."""
WORD: Final = 60
NO_TILE: Final = -1


def _halves(top: int) -> list[tuple[int, int]]:
    return [(high, low) for high in range(top + 1) for low in range(high + 1)]


def _bit_positions() -> list[int]:
    """Return the table with which ``bit % 67`` finds the position of a single bit.

    2 generates all residues of 67.
    """
    positions = [0] * 67
    for position in range(WORD):
        positions[2**position % 67] = position
    return positions


def _words(tiles: list[int]) -> list[int]:
    """Return a set of tiles as three words."""
    return [sum([2 ** (tile % WORD) for tile in tiles if tile // WORD == n]) for n in range(3)]


def _fit_words() -> list[int]:
    """Return, for every number, the words of all tiles that show it."""
    found: list[int] = []
    for number in range(MAX_PIP + 1):
        found += _words([at for at, halves in enumerate(_halves(MAX_PIP)) if number in halves])
    return found


HIGH: Final = vec[i64]([high for high, _ in _halves(TOP_PIP)])
LOW: Final = vec[i64]([low for _, low in _halves(TOP_PIP)])
PIPS: Final = vec[i64]([high + low for high, low in _halves(TOP_PIP)])
_TEXTS: Final = [f"{high}-{low}" for high, low in _halves(TOP_PIP)]
BIT: Final = vec[i64]([2**n for n in range(WORD)])
WORD_OF: Final = vec[i64]([tile // WORD for tile in range(ALL_TILES)])
BIT_OF: Final = vec[i64]([2 ** (tile % WORD) for tile in range(ALL_TILES)])
POSITION: Final = vec[i64](_bit_positions())
FITS: Final = vec[i64](_fit_words())
"""``FITS[number * 3 + word]``: the tiles of that word that show the number."""
DOUBLES: Final = vec[i64](
    _words([at for at, (high, low) in enumerate(_halves(MAX_PIP)) if high == low])
)


def set_size(high: i64) -> i64:
    """Return the tiles in a double-``high`` set: 28 for 6, 55 for 9, 91 for 12, 190 for 18."""
    return (high + 1) * (high + 2) // 2


def set_words(high: i64) -> i64:
    """Return the number of words that hold a double-``high`` set."""
    return (set_size(high) + WORD - 1) // WORD


def tile_of(a: i64, b: i64) -> i64:
    """Return the tile with halves a and b, in either order."""
    if a < b:
        return b * (b + 1) // 2 + a
    return a * (a + 1) // 2 + b


def double_of(number: i64) -> i64:
    """Return the double of a number."""
    return number * (number + 1) // 2 + number


def is_double(tile: i64) -> bool:
    """Return whether both halves of a tile are equal."""
    return HIGH[tile] == LOW[tile]


def shows(tile: i64, number: i64) -> bool:
    """Return whether one half of a tile is the number."""
    return HIGH[tile] == number or LOW[tile] == number


def other_half(tile: i64, number: i64) -> i64:
    """Return the half that stays exposed when the half ``number`` is joined."""
    return HIGH[tile] + LOW[tile] - number


def position_of(bit: i64) -> i64:
    """Return the position of a word's only set bit, 0 to 59."""
    return POSITION[bit % 67]


def count_bits(word: i64) -> i64:
    """Return the number of tiles in a word (Hacker's Delight, section 5-1)."""
    low: i64 = word & 0x3FFFFFFF
    high: i64 = word >> 30
    low = low - ((low >> 1) & 0x55555555)
    high = high - ((high >> 1) & 0x55555555)
    low = (low & 0x33333333) + ((low >> 2) & 0x33333333)
    high = (high & 0x33333333) + ((high >> 2) & 0x33333333)
    total: i64 = low + high
    total = (total & 0x0F0F0F0F) + ((total >> 4) & 0x0F0F0F0F)
    return (total * 0x01010101 >> 24) & 0xFF


def tiles_in(word: i64, first: i64 = 0) -> list[int]:
    """Return the tiles of a word in ascending order; ``first`` is the number of its lowest bit."""
    tiles: list[int] = []
    rest = word
    while rest != 0:
        bit = rest & -rest
        tiles.append(first + position_of(bit))
        rest ^= bit
    return tiles


def pips_in(word: i64, first: i64 = 0) -> i64:
    """Return the pips on all tiles of one word."""
    total: i64 = 0
    rest = word
    while rest != 0:
        bit = rest & -rest
        total += PIPS[first + position_of(bit)]
        rest ^= bit
    return total


def tile_text(tile: i64) -> str:
    """Return a tile as text, larger half first: ``6-4``."""
    return _TEXTS[tile]


def tiles_text(tiles: list[int]) -> str:
    """Return tiles as text, separated by spaces; ``–`` for none."""
    return " ".join([tile_text(tile) for tile in tiles]) if tiles else "–"


def parse_tile(text: str, high: i64 = MAX_PIP) -> i64:
    """Parse a tile written ``6-4``, ``4-6`` or ``6|4`` of a double-``high`` set.

    Raises ``BadText`` if the text is not a tile of that set.
    """
    halves = text.strip().replace("|", "-").replace("–", "-").split("-")
    if len(halves) != 2 or not (_is_number(halves[0]) and _is_number(halves[1])):
        raise BadText(Message("text-tile", {"text": text.strip()}))
    a = int(halves[0])
    b = int(halves[1])
    if a > high or b > high:
        raise BadText(Message("text-tile-set", {"text": text.strip(), "high": int(high)}))
    return tile_of(a, b)


def parse_tiles(text: str, high: i64 = MAX_PIP) -> list[int]:
    """Parse tiles separated by spaces or commas; ``–`` or nothing is an empty list.

    Raises ``BadText`` if a word is not a tile of the set.
    """
    words = text.replace(",", " ").split()
    return [int(parse_tile(word, high)) for word in words if word not in ("–", "-")]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2


def empty(numbers: vec[i64]) -> None:
    """Set all numbers of a vector to 0."""
    for index in range(len(numbers)):
        numbers[index] = 0
