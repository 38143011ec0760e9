"""A network client for scripts and bots, which take a seat at a table through its link.

    from capicua import client

    with client.sit("https://domino.example/t/aBc#kEy", name="Robot") as seat:
        for view in seat:
            seat.play(view.choices[0])

docs/client.md explains it; ``examples/network_bot`` is a bot that plays any game.
"""

from capicua.client.link import Link
from capicua.client.seat import Seat, sit
from capicua.client.socket import LostError
from capicua.client.view import View
from capicua.core.messages import Refused
from capicua.table.frames.host_frames import Keys, Person
from capicua.table.frames.protocol import Choice

__all__ = ["Choice", "Keys", "Link", "LostError", "Person", "Refused", "Seat", "View", "sit"]
