"""The parts of the server that requests reach."""

from __future__ import annotations

from dataclasses import dataclass, field

from capicua.server.answering import Answering
from capicua.server.backroom import Backroom
from capicua.server.connections import Connections
from capicua.server.desk import Desk
from capicua.server.door import Door
from capicua.server.files import Client
from capicua.server.health import Watch
from capicua.server.sockets import Sockets
from capicua.server.store import Store


@dataclass
class Parts:
    """All parts of the server: the log, the tables, the connections."""

    store: Store
    door: Door
    desk: Desk
    client: Client = field(default_factory=Client)
    backroom: Backroom = field(default_factory=Backroom)

    def __post_init__(self) -> None:
        self.sockets = Sockets(self.desk, self.door)
        self.answering = Answering(self.desk.thinkers)
        self.connections = Connections(self.door)
        self.watch = Watch(self.store, self.desk.asked_for_health())
