"""All that a server imports and prepares, for the process that servers are forked from."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import capicua.server.accounts.sign_in
import capicua.server.run
from capicua.server.http.app import describe
from capicua.server.http.routes import catalogue

with suppress(ModuleNotFoundError):  # the Redis client may not be installed
    import capicua.server.cluster.clustered_registry  # noqa: F401

describe()
asyncio.run(catalogue.prepare())
