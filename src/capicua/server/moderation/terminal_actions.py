"""What is done to accounts at the server's terminal, each with its line in the audit log.

Nobody signs in there, so these lines name no moderator.
"""

from __future__ import annotations

from sqlalchemy.engine import Connection

from capicua.server.accounts import admin
from capicua.server.accounts.admin import KnownAccount, Role
from capicua.server.accounts.erasure import Eraser
from capicua.server.moderation import retention
from capicua.server.moderation.actions import Detail, record_at_terminal


def promote(connection: Connection, name: str, role: Role) -> KnownAccount:
    """Give an account a role. Raise ``Refused`` if there is none, or it is a bot's."""
    found = admin.promote(connection, name, role)
    record_at_terminal(connection, found.id, "role", Detail(role=role))
    return found


def reset_codes(connection: Connection, name: str) -> list[str]:
    """Return new recovery codes for somebody who has lost every way in. Raise ``Refused``."""
    codes = admin.reset_codes(connection, name)
    record_at_terminal(connection, admin.named(connection, name).id, "codes", Detail())
    return codes


def remove(connection: Connection, name: str, *also: Eraser) -> KnownAccount:
    """Delete an account, and everything that would tell whose it was. Raise ``Refused``.

    The line in the audit log says only when that was.
    """
    found = admin.remove(connection, name, retention.erase, *also)
    record_at_terminal(connection, None, "remove", Detail())
    return found
