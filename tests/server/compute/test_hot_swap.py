"""Moving the bots of a running server to another build of the same version."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from capicua.server.compute import hot_swap
from capicua.server.compute.bot_service import BotService
from capicua.server.compute.hot_swap import Build, HotSwap
from capicua.server.compute.workers import WorkerLostError
from tests.server.local_server import PATIENCE, Site

MARK = "CAPICUA_TEST_BUILD"
OWN = hot_swap.own()


def environment(folder: Path, program: str = "") -> Path:
    """Create a virtual environment of this same build that marks its processes."""
    path = os.pathsep.join(filter(None, sys.path))
    launch = f'{MARK}=other PYTHONPATH="{path}" exec "{sys.executable}" "$@"'
    (folder / "bin").mkdir(exist_ok=True)
    python = folder / "bin" / "python"
    python.write_text(f"#!/bin/sh\n{program or launch}\n")
    python.chmod(0o755)
    return python


def in_time(work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    return asyncio.run(asyncio.wait_for(work(), PATIENCE))


async def mark(bot_service: BotService) -> str | None:
    """Return the mark of the process that runs the next job."""
    return await bot_service.work(os.getenv, MARK)


def test_bots_move_to_another_build_once_it_is_ready(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(hot_swap, "LOOK_SECONDS", 0.05)
    environment(tmp_path)

    async def work() -> None:
        with closing(BotService(1)) as bot_service:
            following = asyncio.create_task(HotSwap(tmp_path, bot_service.move).follow())
            assert await mark(bot_service) is None
            old = [worker.pid for worker in bot_service.scheduler.workers]
            await asyncio.sleep(0.3)
            assert not following.done(), "the build is not ready yet"
            (tmp_path / "ready").touch()
            await following
            assert await mark(bot_service) == "other"
            new = [worker.pid for worker in bot_service.scheduler.workers]
            assert not set(old) & set(new)
            assert all(pid is None or not Path(f"/proc/{pid}/cmdline").exists() for pid in old)

    in_time(work)


def test_a_running_job_finishes_in_the_old_build(tmp_path: Path) -> None:
    python = environment(tmp_path)

    async def work() -> None:
        with closing(BotService(1)) as bot_service:
            assert await mark(bot_service) is None
            thinking = asyncio.create_task(bot_service.work(time.sleep, 3.0))
            await asyncio.sleep(0.1)
            moving = asyncio.create_task(bot_service.move(python, "compiled"))
            await thinking
            await moving
            assert (await mark(bot_service), bot_service.build) == ("other", "compiled")

    in_time(work)


@pytest.mark.parametrize("field", ["version", "python", "games", "sources"])
def test_bots_do_not_move_to_another_version(field: str, tmp_path: Path, caplog) -> None:
    other = msgspec.structs.replace(OWN, **{field: {"block": 99} if field == "games" else "other"})
    (tmp_path / "told").write_bytes(msgspec.json.encode(other))
    environment(tmp_path, f"cat {tmp_path / 'told'}")
    assert refused(tmp_path, caplog) == f"bots cannot move to {tmp_path}: different {field}"


def test_bots_do_not_move_without_a_valid_build(tmp_path: Path, caplog) -> None:
    assert "No such file" in refused(tmp_path, caplog)
    environment(tmp_path, "exit 1")
    assert "exit status 1" in refused(tmp_path, caplog)
    environment(tmp_path, "echo {}")
    assert "missing required field" in refused(tmp_path, caplog)


def refused(folder: Path, caplog) -> str:
    """Return the reason why bots do not move to a build that is marked as ready."""
    (folder / "ready").touch()

    async def never(python: Path, name: str) -> None:
        raise AssertionError("moved")

    async def work() -> None:
        following = asyncio.create_task(HotSwap(folder, never).follow())
        while not caplog.messages:
            await asyncio.sleep(0.05)
        assert not following.done(), "a rebuilt one may succeed"
        following.cancel()

    caplog.clear()
    with caplog.at_level(logging.WARNING, "capicua.server"):
        in_time(work)
    found: str = caplog.messages[0]
    return found


def test_bots_do_not_move_to_a_build_that_does_not_answer(tmp_path: Path) -> None:
    python = environment(tmp_path, "exit 1")

    async def work() -> None:
        with closing(BotService(1)) as bot_service:
            with pytest.raises(OSError, match="does not answer"):
                await bot_service.move(python, "compiled")
            assert (await mark(bot_service), bot_service.build) == (None, OWN.name)

    in_time(work)


@pytest.mark.parametrize("is_there", [True, False])
def test_the_own_build_takes_over_when_the_other_disappears(is_there: bool, tmp_path: Path) -> None:
    python = environment(tmp_path)

    async def work() -> None:
        with closing(BotService(1)) as bot_service:
            await bot_service.move(python, "compiled")
            if is_there:
                environment(tmp_path, "exit 1")
            else:
                python.unlink()
            bot_service.scheduler.workers[-1].kill()
            with pytest.raises(WorkerLostError):
                await mark(bot_service)
            assert await mark(bot_service) is None

    in_time(work)


def test_a_killed_process_of_another_build_restarts_there(tmp_path: Path) -> None:
    python = environment(tmp_path)

    async def work() -> None:
        with closing(BotService(1)) as bot_service:
            await bot_service.move(python, "compiled")
            thinking = asyncio.create_task(bot_service.work(time.sleep, 60.0))
            await asyncio.sleep(0.2)
            bot_service.scheduler.workers[-1].kill()
            with pytest.raises(WorkerLostError):
                await thinking
            assert await mark(bot_service) == "other"

    in_time(work)


def test_an_interpreter_describes_its_build(tmp_path: Path) -> None:
    found = hot_swap.build_of(environment(tmp_path))
    assert isinstance(found, Build)
    assert found == OWN
    assert found.games["block"] >= 1
    assert found.name in ("pure", "compiled")


def test_health_names_the_build_of_the_bots(site: Site) -> None:
    assert site.get("/health").json()["bots"] == OWN.name
    site.registry.bot_service.build = "compiled"
    assert site.get("/health").json()["bots"] == "compiled"
