"""Matador in words: the half that stays exposed."""

from __future__ import annotations

from capicua.core.action_parts import Part, arm, number, tile, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.tiles.tile import HIGH, LOW, parse_tile, tile_text
from capicua.families.line.layout import ARM_NAMES
from capicua.families.line.words import LineWords
from capicua.games.matador.rules import MatadorRound, exposed_half


class MatadorWords(LineWords[MatadorRound]):
    """The words of the line; a play includes the tile's orientation."""

    def parts(self, state: MatadorRound, action: int) -> list[Part]:
        """Return the parts of ``6-1@E>6`` or ``5-2@W>cross``, or as in the family."""
        game = state.game
        if game.first_lead <= action < game.further:
            return super().parts(state, action)
        played = game.tile_played(action)
        at = game.arm_played(action)
        if action >= game.further:
            return [tile(played), arm(ARM_NAMES[at], at), word("cross", ">")]
        if HIGH[played] == LOW[played]:
            # A double has only one orientation: its two spare actions name arms that do not exist.
            at = action % 4
        return [tile(played), arm(ARM_NAMES[at], at), number(exposed_half(action), ">")]

    def parse(self, state: MatadorRound, text: str) -> int:
        """Parse an action; the exposed half may be omitted if the fit determines it."""
        written = "".join(text.split()).lower()
        play, _, exposed = written.partition(">")
        name, at, arm_name = play.partition("@")
        if not at or len(arm_name) != 1 or arm_name not in "ewns":
            if exposed:
                raise BadText(Message("text-action", {"text": " ".join(text.split())}))
            return super().parse(state, text)
        played = int(parse_tile(name, state.game.pips))
        end = "ewns".index(arm_name)
        if HIGH[played] == LOW[played]:
            if exposed in ("", str(HIGH[played])):
                return played * 4 + end
        elif end < 2 and exposed == "":
            return _by_fit(state, played, end)
        elif end < 2 and exposed in (str(HIGH[played]), str(LOW[played])):
            return played * 4 + end + (2 if exposed == str(LOW[played]) else 0)
        if exposed == "cross" and end < 2 and state.game.crosswise:
            return int(state.game.further) + played * 2 + end
        raise BadText(Message("text-exposed", {"text": " ".join(text.split())}))

    def told(
        self, state: MatadorRound, action: int, verb: str, said: dict[str, Argument]
    ) -> Message:
        """Return a play with the end it leaves, or a lead."""
        game = state.game
        if game.first_lead <= action < game.draw:
            return super().told(state, action, verb, said)
        arguments: dict[str, Argument] = {
            **said,
            "arm": ARM_NAMES[game.arm_played(action)],
            "tile": tile_text(game.tile_played(action)),
        }
        if action >= game.further:
            return Message(f"{verb}-play-across", arguments)
        return Message(f"{verb}-play-exposed", {**arguments, "exposed": int(exposed_half(action))})


def _by_fit(state: MatadorRound, tile: int, arm: int) -> int:
    """Return a play whose text omits the exposed half, which follows from the half that joins."""
    joins = state.game.joins[state.line.ends[arm]]
    if state.game.is_matador(tile):
        name = tile_text(tile)
        raise BadText(Message("text-which-half", {"tile": name, "arm": ARM_NAMES[arm]}))
    return tile * 4 + arm + (2 if joins >> HIGH[tile] & 1 else 0)
