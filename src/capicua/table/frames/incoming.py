"""Frames from clients as text, and the refusals of those that cannot be read."""

from __future__ import annotations

from typing import Final

import msgspec

from capicua.core.messages import Message, Refused
from capicua.table.frames import protocol
from capicua.table.frames.protocol import ClientFrame, Text

_decoder: Final[msgspec.json.Decoder[ClientFrame]] = msgspec.json.Decoder(ClientFrame)
_asked: Final = msgspec.json.Decoder(protocol.Asked)


def read_frame(data: str | bytes) -> ClientFrame:
    """Return the frame that a text describes. Raise ``Refused``."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused(Message("bad-frame", {"detail": str(error)})) from None


def id_of(data: str | bytes) -> str:
    """Return the id of a frame that could not be read, so that its sender can be answered."""
    try:
        return _asked.decode(data).id
    except (msgspec.DecodeError, RecursionError):
        return ""


def refusal(request: str, message: Message, rule: str = "") -> protocol.RefusedFrame:
    """Return the refusal of the request with this id."""
    return protocol.RefusedFrame(request, Text.of(message), rule)
