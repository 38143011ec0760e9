"""Answers that many wait for are computed once, and never older than the question."""

from __future__ import annotations

import asyncio

import pytest

from capicua.server.compute.paced_answers import REST, PacedAnswers


def test_those_who_ask_meanwhile_share_the_next_answer_after_a_rest():
    async def work() -> None:
        answers: PacedAnswers[int] = PacedAnswers()
        begun: list[float] = []
        loop = asyncio.get_running_loop()

        async def compute() -> int:
            begun.append(loop.time())
            number = len(begun)
            await asyncio.sleep(0.02)
            return number

        first = asyncio.create_task(answers.get("page", compute))
        while not begun:
            await asyncio.sleep(0)
        later = [asyncio.create_task(answers.get("page", compute)) for _ in range(50)]
        assert await first == 1
        assert await asyncio.gather(*later) == [2] * 50, "begun after they asked, once for all"
        assert begun[1] - begun[0] >= 0.02 * (1 + REST)
        other = asyncio.create_task(answers.get("other", compute))
        assert await asyncio.wait_for(other, 5) == 3, "another question does not wait"
        async with asyncio.timeout(60):
            while answers._questions:  # each is forgotten once it has rested
                await asyncio.sleep(0.01)

    asyncio.run(work())


def test_a_failure_reaches_everybody_who_waits_and_nobody_later():
    async def work() -> None:
        answers: PacedAnswers[int] = PacedAnswers()

        async def fails() -> int:
            raise ValueError("no")

        async def works() -> int:
            return 1

        for asked in [asyncio.create_task(answers.get("page", fails)) for _ in range(2)]:
            with pytest.raises(ValueError, match="no"):
                await asked
        assert await answers.get("page", works) == 1

    asyncio.run(work())
