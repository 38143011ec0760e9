"""A server in its own process, its metrics and its costs; shared by several benchmarks."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from pathlib import Path

import httpx

SPARE_FILES = 200
"""Files that each side needs in addition to its sockets."""


def allow_files(sockets: int) -> None:
    """Raise the limit of open files for this process and the server it starts."""
    low, high = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (high, high))
    print(f"open files allowed: {low}, raised to {high}")
    if high != resource.RLIM_INFINITY and high < sockets + SPARE_FILES:
        raise SystemExit(f"too few: run it after 'ulimit -Hn {sockets + SPARE_FILES}', as root")


def started(folder: str, port: int, *more: str) -> subprocess.Popen[bytes]:
    """Start a server that keeps its tables in a folder, in its own process group."""
    return subprocess.Popen(
        [
            *(sys.executable, "-m", "capicua.terminal.main", "serve", "--port", str(port)),
            *("--data", folder, "--no-browser", "--proxies", "127.0.0.1"),
            *("--log-level", "warning", *more),
        ],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


async def until_open(port: int) -> None:
    """Wait until the port accepts connections."""
    for _ in range(300):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise SystemExit("the server did not start")


def megabytes(pid: int) -> float:
    """Return the resident memory of a process, without its children."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> tuple[float, float]:
    """Return a process's processor time and the time stolen by the machine's host, in seconds."""
    ticks = os.sysconf("SC_CLK_TCK")
    own = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    whole = Path("/proc/stat").read_text().split("\n")[0].split()
    return (int(own[11]) + int(own[12])) / ticks, int(whole[8]) / ticks


async def metrics(address: str) -> dict[str, float]:
    """Return the server's metrics."""
    async with httpx.AsyncClient(base_url=address) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    pairs = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in pairs}


async def commits(address: str) -> str:
    """Return a summary of the server's commit and event loop metrics."""
    said = await metrics(address)
    count, stalls = said["capicua_commit_seconds_count"], said["capicua_loop_stall_seconds_count"]
    mean = 1000 * said["capicua_commit_seconds_sum"] / count
    stall = 1000 * said["capicua_loop_stall_seconds_sum"] / stalls
    within = said['capicua_commit_seconds_bucket{le="0.05"}']
    return (
        f"{count:.0f} commits of {mean:.1f} ms on average, {count - within:.0f} over 50 ms; "
        f"the loop was {stall:.1f} ms late on average"
    )


def verdict(passed: dict[str, bool]) -> int:
    """Print which limits of a benchmark are met; return the exit status, 1 if one is not."""
    for name, ok in passed.items():
        print(f"{'pass' if ok else 'FAIL'}  {name}")
    return 0 if all(passed.values()) else 1


def losses(wrong: list[str]) -> int:
    """Print what was lost or doubled, the first of it in words; return the exit status."""
    for each in wrong[:20]:
        print("WRONG:", each)
    return verdict({f"lost or doubled: {len(wrong)}": not wrong})
