"""A position as text, changed entry by entry as a person who taps would."""

from __future__ import annotations

import re

from capicua.core.position_entries import CELLS, MARK, SEATS, SQUARES, TILES, WORDS, Entry

TILE = re.compile(r"\d+-\d+")
EMPTY = ("", "–", "-")
JOINTS = {" ": " ", ",": ", ", "|": " | ", "/": " / "}


class Taps:
    """The text, as the client keeps it (web/src/analysis/entry-text.ts does the same)."""

    def __init__(self, text: str, entries: list[Entry]) -> None:
        self.fields = dict(line.split(":", 1) for line in text.strip().split("\n"))
        self.fields = {name: value.strip() for name, value in self.fields.items()}
        self.entries = entries

    @property
    def text(self) -> str:
        return "".join(f"{name}: {value}\n" for name, value in self.fields.items())

    def part(self, entry: Entry) -> str:
        """Return what stands in an entry's part of the text."""
        text = self.fields.get(entry.field, "")
        if entry.field == "round":
            return _of_round(text, entry)
        if entry.key:
            for part in text.split(entry.separator):
                name, _, rest = part.strip().partition(" ")
                if name == entry.key:
                    return rest.strip()
            return ""
        if entry.part >= 0:
            parts = _parts(text, entry)
            return parts[entry.part] if entry.part < len(parts) else ""
        return text

    def value(self, entry: Entry) -> str:
        """Return the value of an entry, in one spelling."""
        text = self.part(entry)
        if entry.kind == MARK:
            return "*" if text.endswith("*") else ""
        if entry.kind == TILES:
            text = chain(text) if text.startswith("root") else text
            if entry.is_complement and entry.field not in self.fields:
                return ""
            return " ".join(_named(tile) for tile in text.removesuffix("*").split() if "-" in tile)
        if entry.kind in (WORDS, SEATS):
            return " ".join(word for word in text.split() if word not in EMPTY)
        return "" if text in EMPTY else text

    def set(self, entry: Entry, value: str) -> None:
        """Write the value of an entry, and leave out what follows from it."""
        text = self.part(entry)
        mark = "*" if text.endswith("*") else ""
        if entry.kind == MARK:
            text = (text.removesuffix("*") or entry.unused) + value
        elif entry.kind == TILES:
            bare = [word for word in text.split() if not TILE.match(word) and word not in EMPTY]
            bare = [word for word in bare if word != "*" and entry.field.startswith("L")]
            text = " ".join([*bare, *value.split()]) + (mark if value else "")
        else:
            text = value
        self.write(entry, text)
        for name in entry.drops:
            if name != entry.field:
                self.fields.pop(name, None)
        if entry.resets:
            self.reset(entry)
        if entry.kind in (TILES, CELLS, SQUARES) and not entry.is_reference and not entry.is_store:
            self.take(entry, set(re.findall(r"\d+-\d+", value)))

    def write(self, entry: Entry, text: str) -> None:
        whole = self.fields.get(entry.field, "")
        if entry.field == "round":
            self.fields["round"] = _with_round(whole, entry, text)
        elif entry.key:
            parts = [part.strip() for part in whole.split(entry.separator)]
            parts = [part for part in parts if part and part not in EMPTY]
            kept = [part for part in parts if part.split()[0] != entry.key]
            if text and text not in EMPTY:
                kept.append(f"{entry.key} {text}")
            self.fields[entry.field] = JOINTS[entry.separator].join(kept) or "–"
        elif entry.part >= 0:
            parts = _parts(whole, entry)
            parts += [entry.unused] * (entry.parts - len(parts))
            parts[entry.part] = text or entry.unused
            self.fields[entry.field] = JOINTS[entry.separator].join(parts)
        elif text or entry.unused:
            self.fields[entry.field] = text or entry.unused
        else:
            self.fields.pop(entry.field, None)

    def reset(self, entry: Entry) -> None:
        whole = self.fields.get(entry.resets)
        if whole is None:
            return
        parts = whole.split()
        for at, part in enumerate(parts):
            if entry.part in (-1, at):
                parts[at] = "–*" if part.endswith("*") else "–"
        self.fields[entry.resets] = " ".join(parts)

    def take(self, entry: Entry, tiles: set[str]) -> None:
        """Take tiles out of the store; what is a complement is a list from now on."""
        for store in self.entries:
            if store.is_store and store.field in self.fields:
                if entry.is_complement:
                    del self.fields[store.field]
                else:
                    words = self.fields[store.field].split()
                    left = [word for word in words if word not in tiles]
                    self.fields[store.field] = " ".join(left) or "–"


def chain(text: str) -> str:
    """Return the tiles of a line with two ends from left to right."""
    arms = dict(part.strip().split(" ", 1) for part in text.split("|"))
    return " ".join([*arms.get("W", "").split()[::-1], arms["root"], arms.get("E", "")])


def _named(tile: str) -> str:
    """Return a tile with its larger half first, and the half that it leaves exposed."""
    name, mark, exposed = tile.partition(">")
    halves = sorted(map(int, name.split("-")), reverse=True)
    return f"{halves[0]}-{halves[1]}{mark}{exposed}"


def _parts(text: str, entry: Entry) -> list[str]:
    if not text or (text in EMPTY and entry.parts > 1):
        return []
    found = text.split() if entry.separator == " " else text.split(entry.separator)
    return [part.strip() for part in found]


def _of_round(text: str, entry: Entry) -> str:
    number, *words = text.split() or ["2"]
    if not entry.key:
        return number
    found = dict(word.split("=") for word in words).get(entry.key, "")
    return found.split(",")[entry.part] if found and entry.part >= 0 else found


def _with_round(text: str, entry: Entry, value: str) -> str:
    number, *words = text.split() or ["2"]
    if not entry.key:
        return " ".join([value or number, *words])
    named = dict(word.split("=") for word in words)
    if entry.part >= 0:
        numbers = named.get(entry.key, "").split(",") if entry.key in named else []
        numbers += ["0"] * (entry.parts - len(numbers))
        numbers[entry.part] = value or "0"
        value = ",".join(numbers)
    named[entry.key] = value
    return " ".join([number, *[f"{name}={each}" for name, each in named.items() if each]])
