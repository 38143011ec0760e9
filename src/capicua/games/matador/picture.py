"""Matador as zones: the orientation of tiles, the numbers the ends need, the matadors."""

from __future__ import annotations

from dataclasses import replace

from mypy_extensions import i64

from capicua.core.messages import Argument, Message
from capicua.core.tiles.tile import WORD, tile_text, tiles_in
from capicua.core.zones import Facts, Layout, Zone
from capicua.families.line.picture import LinePicture
from capicua.games.matador.rules import MatadorRound


class MatadorPicture(LinePicture[MatadorRound]):
    """The zones of the line, with matadors."""

    def layout(self, state: MatadorRound) -> Layout:
        """Return the line: doubles lie endwise, and some matadors across (MTD-2, MTD-5)."""
        across: list[str] = []
        for word, tiles in enumerate(state.across):
            across += [tile_text(tile) for tile in tiles_in(tiles, word * WORD)]
        return replace(super().layout(state), doubles="endwise", across=across)

    def arm_notes(self, state: MatadorRound, arm: i64) -> list[Message]:
        """Return the numbers that an end needs."""
        total = int(state.game.sum)
        needed = [str(total - number) for number in state.line.end_numbers(arm) if number]
        if needed:
            return [Message("note-needs", {"numbers": needed})]
        return [Message("note-matador-only")]

    def own_zones(self, state: MatadorRound) -> list[Zone]:
        """Return the matadors on the table and those in the viewer's hand."""
        game = state.game
        on_table = [tile_text(tile) for tile in state.line.tiles() if game.is_matador(tile)]
        total = len([tile for tile in range(game.tiles) if game.is_matador(tile)])
        said: dict[str, Argument] = {"tiles": on_table, "count": len(on_table), "total": total}
        facts = [Message("fact-matadors" if on_table else "fact-no-matadors", said)]
        if state.viewer >= 0:
            held = state.hands.tiles(state.viewer)
            own = [tile_text(tile) for tile in held if game.is_matador(tile)]
            if own:
                facts.append(Message("fact-own-matadors", {"tiles": own}))
        return [Facts(name="matadors", facts=facts)]
