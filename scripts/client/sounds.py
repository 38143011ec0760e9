"""Synthesise the sounds of the table into ``web/src/table/effects/sounds/``.

    python scripts/client/sounds.py [FOLDER]        needs numpy, like the extra ``research``

A sound is a sum of damped partials, as a struck body of wood gives, and a short burst of noise, the
contact. Tiles have the inharmonic partials of a small plate on a table top; tunes are played on
bars, whose partials are tuned as those of a marimba. Every sound is as loud as the others: its
loudest tenth of a second has the same A-weighted level. The same script gives the same files.
"""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

Wave = np.ndarray[tuple[int], np.dtype[np.float64]]
Rng = np.random.Generator

FOLDER: Final = Path(__file__).parents[2] / "web/src/table/effects/sounds"
CLEAR: Final = 22_050
"""Samples a second of knocks and tiles, whose contact reaches 8 kHz."""
WARM: Final = 11_025
"""Samples a second of tunes, which have nothing above 5 kHz and ring longer."""
LEVEL: Final = 0.06
"""The A-weighted root mean square of the loudest 100 ms; full scale is 1."""
FADE_SECONDS: Final = 0.02

Partials = tuple[tuple[float, float, float], ...]
"""The partials of a body: pitch in Hz, level, and seconds until a thousandth is left."""


class Contact(NamedTuple):
    """The noise of two bodies that meet, and how soon they have met."""

    low: float
    high: float
    level: float
    fall: float
    rise: float


TILE: Final[Partials] = (
    (415, 0.50, 0.110),
    (640, 0.75, 0.105),
    (985, 0.80, 0.090),
    (1430, 1.00, 0.075),
    (2080, 0.90, 0.060),
    (2890, 0.75, 0.045),
    (3720, 0.55, 0.034),
    (5150, 0.30, 0.022),
)
"""A tile put down on wood: the table top answers below, the tile itself above 1 kHz."""
CLACK: Final = Contact(1400, 6500, 1.6, 0.016, 0.0008)
KNUCKLE: Final[Partials] = (
    (205, 0.60, 0.120),
    (318, 1.00, 0.110),
    (470, 0.90, 0.090),
    (730, 0.65, 0.065),
    (1150, 0.40, 0.045),
    (1850, 0.20, 0.028),
)
THUD: Final = Contact(250, 2400, 0.9, 0.014, 0.0016)
BAR: Final[Partials] = ((1.0, 1.0, 0.42), (3.98, 0.28, 0.15), (9.4, 0.08, 0.06))
"""A wooden bar of 1 Hz."""
MALLET: Final = Contact(500, 3000, 0.18, 0.010, 0.0015)
G4, C5, D5, E5, G5, C6 = 392.0, 523.25, 587.33, 659.25, 783.99, 1046.5


def bodies(partials: Partials, pitch: float, ringing: float = 1.0) -> Partials:
    """Return the partials of a body of another pitch, and of another ringing."""
    return tuple((one * pitch, level, fall * ringing) for one, level, fall in partials)


def struck(rate: int, seconds: float, partials: Partials, contact: Contact, rng: Rng) -> Wave:
    """Return a body that is struck at the start."""
    time = np.arange(round(rate * seconds)) / rate
    found = contact.level * _noise(rate, len(time), contact, rng)
    for pitch, level, fall in partials:
        if pitch < 0.45 * rate:
            wave = np.sin(2 * np.pi * pitch * time + rng.uniform(0, 2 * np.pi))
            found += level * np.exp(-6.9 * time / fall) * wave
    rise = round(rate * contact.rise)
    found[:rise] *= (1 - np.cos(np.pi * np.arange(rise) / rise)) / 2
    return found


def _noise(rate: int, count: int, contact: Contact, rng: Rng) -> Wave:
    """Return falling noise between two frequencies, with a peak of 1."""
    spectrum = np.fft.rfft(rng.standard_normal(count))
    pitches = np.fft.rfftfreq(count, 1 / rate)
    spectrum /= 1 + (contact.low / np.maximum(pitches, 1)) ** 4
    spectrum /= 1 + (pitches / contact.high) ** 4
    noise = np.fft.irfft(spectrum, count) * np.exp(-6.9 * np.arange(count) / rate / contact.fall)
    return noise / np.abs(noise).max()


def uneven(partials: Partials, rng: Rng) -> Partials:
    """Return partials that are up to 3 % off, as no two places of a table are alike."""
    return tuple((one * (1 + rng.uniform(-0.03, 0.03)), *rest) for one, *rest in partials)


def mixed(rate: int, seconds: float, parts: Iterable[tuple[float, float, Wave]]) -> Wave:
    """Return parts at their starts in seconds and with their levels."""
    found = np.zeros(round(rate * seconds))
    for start, level, part in parts:
        first = round(rate * start)
        stop = min(len(found), first + len(part))
        found[first:stop] += level * part[: stop - first]
    return found


def tile(rng: Rng, pitch: float, apart: float) -> Wave:
    """Return a tile on wood: one edge lands first, and then the face."""
    partials = bodies(TILE, pitch)
    hits = ((0.0, 0.4), (apart, 1.0))
    return mixed(
        CLEAR,
        0.18,
        [
            (start, level, struck(CLEAR, 0.16, uneven(partials, rng), CLACK, rng))
            for start, level in hits
        ],
    )


def knock(rng: Rng) -> Wave:
    """Return two knocks of a knuckle on the table top."""
    hits = ((0.0, 0.85), (0.12, 1.0))
    return mixed(
        CLEAR,
        0.27,
        [
            (start, level, struck(CLEAR, 0.15, uneven(KNUCKLE, rng), THUD, rng))
            for start, level in hits
        ],
    )


def shuffle(rng: Rng) -> Wave:
    """Return a quarter of a second of tiles pushed about; a deal plays it three times."""
    slide = _noise(CLEAR, round(0.25 * CLEAR), Contact(900, 4200, 1, 10, 0), rng)
    slide *= np.sin(np.pi * np.arange(len(slide)) / len(slide)) ** 2
    clacks = [
        (start, rng.uniform(0.35, 1), struck(CLEAR, 0.06, bodies(TILE, pitch, 0.6), CLACK, rng))
        for start, pitch in zip(
            np.sort(rng.uniform(0.004, 0.2, 9)), rng.uniform(0.9, 1.3, 9), strict=True
        )
    ]
    return mixed(CLEAR, 0.27, [(0, 0.8, slide), *clacks])


def tune(rng: Rng, seconds: float, notes: Iterable[tuple[float, float, float]]) -> Wave:
    """Return notes on wooden bars: their starts, pitches and levels."""
    bars = [
        (start, level, struck(WARM, seconds, bodies(BAR, pitch, (C5 / pitch) ** 0.4), MALLET, rng))
        for start, pitch, level in notes
    ]
    return mixed(WARM, seconds, bars)


SOUNDS: Final[dict[str, tuple[int, Callable[[Rng], Wave]]]] = {
    "tile-1": (CLEAR, lambda rng: tile(rng, 1.0, 0.014)),
    "tile-2": (CLEAR, lambda rng: tile(rng, 0.94, 0.011)),
    "tile-3": (CLEAR, lambda rng: tile(rng, 1.06, 0.018)),
    "knock": (CLEAR, knock),
    "shuffle": (CLEAR, shuffle),
    "point": (WARM, lambda rng: tune(rng, 0.36, ((0, G5, 0.8), (0.075, C6, 1.0)))),
    "win": (
        WARM,
        lambda rng: tune(
            rng, 0.54, ((0, C5, 0.7), (0.08, E5, 0.75), (0.16, G5, 0.85), (0.25, C6, 1.0))
        ),
    ),
    "turn": (WARM, lambda rng: tune(rng, 0.48, ((0, D5, 0.9), (0.13, G4, 1.0)))),
}


def loudness(sound: Wave, rate: int) -> float:
    """Return the A-weighted root mean square of the loudest 100 ms."""
    padded = np.concatenate([sound, np.zeros(rate)])
    pitches = np.fft.rfftfreq(len(padded), 1 / rate)
    square = pitches**2
    weight = 12194**2 * square**2 / (square + 20.6**2) / (square + 12194**2)
    weight /= np.sqrt((square + 107.7**2) * (square + 737.9**2))
    weighted = np.fft.irfft(np.fft.rfft(padded) * weight * 1.2589, len(padded))
    window = rate // 10
    energy = np.convolve(weighted**2, np.ones(window), "valid")
    return float(np.sqrt(energy.max() / window))


def finished(sound: Wave, rate: int) -> Wave:
    """Return a sound at the common level, with an end that fades to nothing."""
    fade = round(FADE_SECONDS * rate)
    faded = sound.copy()
    faded[-fade:] *= (1 + np.cos(np.pi * np.arange(1, fade + 1) / fade)) / 2
    return faded * LEVEL / loudness(faded, rate)


def samples(name: str) -> tuple[int, np.ndarray[tuple[int], np.dtype[np.int16]]]:
    """Return the samples a second of a sound, and its samples."""
    rate, make = SOUNDS[name]
    seed = list(name.encode())
    sound = finished(make(np.random.Generator(np.random.PCG64(seed))), rate)
    return rate, np.round(sound * 32767).astype("<i2")


def main() -> None:
    """Write every sound."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        rate, data = samples(name)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, rate, 0, "NONE", ""))
            file.writeframes(data.tobytes())


if __name__ == "__main__":
    main()
