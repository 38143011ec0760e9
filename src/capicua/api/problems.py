"""Refusals of requests: the status of each, and the body."""

from __future__ import annotations

from typing import Final

from msgspec import json

from capicua.core.messages import Message
from capicua.table.frames.protocol import Problem, Text

STATUSES: Final = {
    "banned": 403,
    "enter-key": 403,
    "visit-no-watching": 403,
    "visit-declined": 403,
    "rounds-private": 403,
    "foreign-origin": 403,
    "code-wrong": 403,
    "passkey-unknown": 403,
    "passkey-wrong": 403,
    "passkey-late": 403,
    "account-name-taken": 409,
    "not-at-table": 403,
    "chances-practice": 403,
    "not-signed-in": 401,
    "table-unlisted": 403,
    "table-rated": 403,
    "seek-rated": 403,
    "seek-wait": 403,
    "no-such-account": 404,
    "no-such-report": 404,
    "no-such-measure": 404,
    "only-moderators": 403,
    "moderate-rank": 403,
    "account-suspended": 403,
    "table-apart": 403,
    "report-most": 429,
    "report-closed": 409,
    "action-undone": 409,
    "appeal-once": 409,
    "profile-hidden": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-sheet": 404,
    "not-on-sheet": 403,
    "sheet-watching": 403,
    "sheet-changed": 409,
    "no-such-event": 404,
    "event-key": 403,
    "event-not-direct": 403,
    "event-not-results": 403,
    "event-not-report": 403,
    "event-not-check-in": 403,
    "event-not-withdraw": 403,
    "event-not-sign-up": 403,
    "event-hidden": 403,
    "event-no-sign-up": 403,
    "event-op-used": 409,
    "event-signed-up": 409,
    "event-not-waiting": 404,
    "event-not-at-table": 403,
    "event-not-opponent": 403,
    "event-no-report": 404,
    "event-no-page": 404,
    "event-no-export": 404,
    "event-no-helper": 404,
    "unknown-game": 404,
    "unknown-puzzle": 404,
    "no-lesson": 404,
    "unknown-step": 404,
    "unknown-study": 404,
    "no-such-study": 404,
    "not-your-study": 403,
    "study-changed": 409,
    "study-long": 413,
    "too-long": 413,
    "no-such-club": 404,
    "club-power": 403,
    "club-invited-only": 403,
    "club-link": 403,
    "club-name-taken": 409,
    "club-no-member": 404,
    "club-no-evening": 404,
    "club-no-rules": 404,
    "mail-often": 429,
    "mail-failed": 503,
    "mail-link": 404,
    "too-many": 429,
    "server-busy": 503,
    "work-waits": 429,
    "work-slow": 503,
    "replay-other-version": 410,
    "too-much": 429,
    "table-long": 413,
    "server-full": 503,
    "server-closing": 503,
    "server-database-down": 503,
    "broker-down": 503,
}


def status_of(message: Message) -> int:
    """Return the HTTP status of a refusal."""
    return STATUSES.get(message.id, 400)


def problem_body(message: Message, rule: str = "", reason: Message | None = None) -> bytes:
    """Return the body of a refusal, as JSON."""
    return json.encode(Problem(Text.of(message), rule, None if reason is None else Text.of(reason)))
