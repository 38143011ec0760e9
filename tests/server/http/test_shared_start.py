"""Answers that begin alike are compressed once, and read as one."""

from __future__ import annotations

import gzip
import zlib

import pytest

from capicua.api.queries import LONGEST_PLAIN, WORTH_PACKING, SharedStart
from capicua.core.messages import Refused


@pytest.mark.parametrize("size", [0, WORTH_PACKING, 300_000])
def test_a_shared_start_and_any_rest_are_one_answer(size):
    begun = b'{"event":' + b"[1234567890]" * (size // 12)
    start = SharedStart(begun)
    for rest in (b",1}", b',"me":{"name":"Ana y Luis"}}', b"x" * 70_000):
        assert start.continued(rest, False) == (begun + rest, False)
        data, is_packed = start.continued(rest, True)
        assert is_packed == (len(begun + rest) > WORTH_PACKING)
        if is_packed:
            assert gzip.decompress(data) == begun + rest
            one = zlib.decompressobj(31)  # a reader that stops after the first member
            assert one.decompress(data) == begun + rest
            assert not one.unused_data


def test_an_answer_that_is_too_long_is_sent_compressed_only():
    start = SharedStart(b" " * LONGEST_PLAIN)
    assert start.continued(b"1", True)[1]
    with pytest.raises(Refused, match="too-long"):
        start.continued(b"1", False)
