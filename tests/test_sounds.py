"""The sounds of the table: small, alike in loudness, and what their script synthesises."""

from __future__ import annotations

import wave

import pytest

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")
sounds = pytest.importorskip("scripts.client.sounds")

MOST_BYTES = 12_000
ATTACK_SECONDS = 0.003
QUIET = 0.001
"""A thousandth of full scale, 60 dB below it."""


def read(name):
    """Return the samples a second of a committed sound, and its samples up to 1."""
    path = sounds.FOLDER / f"{name}.wav"
    assert path.stat().st_size < MOST_BYTES
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        data = np.frombuffer(file.readframes(file.getnframes()), "<i2")
        return file.getframerate(), data / 32767


def test_there_are_no_other_sounds():
    assert {path.stem for path in sounds.FOLDER.glob("*")} == set(sounds.SOUNDS)


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_each_sound_is_what_its_script_synthesises(name):
    rate, made = sounds.samples(name)
    found_rate, found = read(name)
    assert found_rate == rate
    # Another processor may round the last bit otherwise.
    np.testing.assert_allclose(found * 32767, made, atol=1.01)


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_each_sound_starts_at_once_ends_in_silence_and_is_not_cut_off(name):
    rate, sound = read(name)
    size = np.abs(sound)
    assert size.max() < 0.8
    start = int(np.argmax(size > 0.1 * size.max()))
    first = size[start : start + rate // 200]
    assert start / rate < 0.02
    assert np.argmax(first > 0.7 * first.max()) / rate < ATTACK_SECONDS
    assert size[0] < QUIET
    assert size[-rate // 200 :].max() < QUIET
    assert abs(sound.mean()) < QUIET


def test_all_sounds_are_equally_loud():
    heard = [sounds.loudness(sound, rate) for rate, sound in map(read, sounds.SOUNDS)]
    levels = 20 * np.log10(heard)
    assert max(levels) - min(levels) < 3
