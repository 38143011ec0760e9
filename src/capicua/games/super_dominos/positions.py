"""A position of Super Dominos as text fields.

start: 9
L1: 9-4 4-4             a leg, from the start double outward; or
L2: 7 7-2               its end if earlier tiles are omitted, then the listed tiles
spell: L1 C             the leg under a spell, and its caster
direction: clockwise    or counterclockwise
A: 4-1 12-7             a hand
boneyard: 5-1 6-0       complete, in drawing order; by default all unnamed tiles
turn: A
phase: extra            opening, turn, drawn or extra
last: 14-14             in an extra play, the last tile placed
first: A                the first player of the hand
"""

from __future__ import annotations

from typing import ClassVar, Final

from capicua.core.messages import Message
from capicua.core.position_entries import (
    SEAT,
    TILES,
    WORD,
    Entry,
    numbers_up_to,
)
from capicua.core.position_fields import NOTHING, Fields, bad, does_not_fit
from capicua.core.seats import NOBODY, parse_seat, seat_letter
from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, parse_tiles, shows, tile_text
from capicua.families.trains.arms import NO_NUMBER
from capicua.families.trains.positions import TrainsPositions
from capicua.games.super_dominos.actions import EXTRA, OPENING, PHASES, TURN
from capicua.games.super_dominos.legs import LEGS, NAMES, NO_LEG
from capicua.games.super_dominos.rules import SuperRound

DIRECTIONS: Final = ("clockwise", "counterclockwise")


class SuperPositions(TrainsPositions[SuperRound]):
    """Start number, legs outward, spell, hands, boneyard, the turn."""

    phases: ClassVar[tuple[str, ...]] = PHASES

    # -- writing -------------------------------------------------------------------------------

    def table(self, state: SuperRound) -> dict[str, str]:
        """Return the start, the legs, the spell and the direction."""
        legs = state.legs
        found = {"start": "–" if legs.centre == NO_NUMBER else str(legs.centre)}
        for leg in range(legs.started):
            bare = [] if legs.bare[leg] == NO_NUMBER else [str(legs.bare[leg])]
            found[NAMES[leg]] = " ".join([*bare, *map(tile_text, legs.tiles_on(leg))])
        if state.spell_leg != NO_LEG:
            found["spell"] = f"{NAMES[state.spell_leg]} {seat_letter(state.caster)}"
        found["direction"] = DIRECTIONS[1 if state.reversed else 0]
        return found

    def rest(self, state: SuperRound) -> dict[str, str]:
        """Return the last tile of an extra play, and the first player."""
        last = {"last": tile_text(state.last)} if state.phase == EXTRA else {}
        return {**last, "first": seat_letter(state.starter)}

    def entries(self, state: SuperRound) -> list[Entry]:
        """Return the start, the legs, the spell, the direction, and the progress of the turn."""
        numbers = ["–", *numbers_up_to(int(state.game.top))]
        found = [Entry("start", WORD, words=numbers, drops=["phase"])]
        before = ""
        names: list[Message] = []
        for number, leg in enumerate(NAMES, 1):
            names.append(Message("entry-leg", {"number": number}))
            found.append(Entry(leg, TILES, names[-1], after=before, unused=""))
            before = leg
        legs = ["–", *NAMES]
        names.insert(0, Message("entry-word-none"))
        turned = Message("entry-caster")
        found += [
            Entry("spell", WORD, words=legs, names=names, part=0, parts=2, separator=" "),
            Entry("spell", SEAT, turned, part=1, parts=2, separator=" ", after="spell"),
            Entry("direction", WORD, words=list(DIRECTIONS)),
            Entry("turn", SEAT),
            Entry("first", SEAT, is_rare=True),
            Entry("phase", WORD, words=list(PHASES), is_rare=True),
            Entry("last", TILES, high=1, is_reference=True, is_rare=True),
            Entry("boneyard", TILES, is_store=True, is_rare=True),
        ]
        return found

    # -- reading -------------------------------------------------------------------------------

    def place_table(self, state: SuperRound, given: Fields) -> None:
        """Put the start double down, and lay the legs."""
        state.starter = given.seat("first", max(int(state.setup.starter), 0))
        text = given.text("start")
        if text not in NOTHING:
            state.legs.begin(self.double(state, given, "start", text), NOBODY)
        for leg in range(LEGS):
            self._lay(state, given, leg)
        state.reversed = given.word("direction", DIRECTIONS, DIRECTIONS[0]) == DIRECTIONS[1]
        words = given.text("spell").split()
        if words and words[0] not in NOTHING:
            self._cast(state, words)

    def _lay(self, state: SuperRound, given: Fields, leg: int) -> None:
        legs = state.legs
        name = NAMES[leg]
        words = given.text(name).split()
        if not words or words[0] in NOTHING:
            return
        if legs.centre == NO_NUMBER:
            raise bad(name, " ".join(words), Message("position-no-start"))
        if leg != legs.started:
            cause = Message("position-leg-order", {"leg": NAMES[legs.started]})
            raise bad(name, " ".join(words), cause)
        number = self.number(state, words[0])
        if number >= 0:
            legs.begin_bare(leg, number)
            words = words[1:]
        for tile in given.use(parse_tiles(" ".join(words), state.game.top)):
            end = legs.ends[leg]
            if not shows(tile, end) and not (HIGH[tile] == LOW[tile] and end == state.game.spell):
                raise bad(name, tile_text(tile), does_not_fit(tile, [end]))
            legs.lay(tile, leg, NOBODY)

    def _cast(self, state: SuperRound, words: list[str]) -> None:
        leg = state.game.parse_arm(words[0])
        is_one = leg < state.legs.started and state.legs.ends[leg] == state.game.spell
        if len(words) != 2:
            raise bad("spell", " ".join(words), Message("position-spell"))
        if not is_one:
            number = int(state.game.spell)
            cause = Message("position-no-spell", {"leg": NAMES[leg], "number": number})
            raise bad("spell", " ".join(words), cause)
        state.spell_leg = leg
        state.caster = parse_seat(words[1], state.players)

    def place_rest(self, state: SuperRound, given: Fields) -> None:
        """Set up the turn; a blocked round is over."""
        started = state.legs.centre != NO_NUMBER
        usual = PHASES[TURN if started else OPENING]
        state.phase = PHASES.index(given.word("phase", PHASES, usual))
        phase = PHASES[state.phase]
        if (state.phase == OPENING) == started:
            raise bad("phase", phase, Message("position-start" if started else "position-no-start"))
        if state.phase == TURN:
            state.begin_turn()
        elif state.phase == OPENING:
            if not state.hands.has_double(state.turn):
                cause = Message("position-no-double", {"player": int(state.turn)})
                raise bad("phase", phase, cause)
        elif not state.can_place(state.turn):
            raise bad("phase", phase, Message("position-no-play", {"player": int(state.turn)}))
        last = given.tile("last")
        if state.phase == EXTRA and last == NO_TILE:
            raise bad("last", "–", Message("position-needed", {"phase": phase}))
        if last != NO_TILE:
            if state.phase != EXTRA:
                raise bad("last", tile_text(last), Message("position-not-needed", {"phase": phase}))
            if not shows(last, state.game.again):
                number = int(state.game.again)
                cause = Message("position-last", {"tile": tile_text(last), "number": number})
                raise bad("last", tile_text(last), cause)
            state.last = last
