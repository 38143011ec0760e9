"""Worked examples as Markdown: a picture of the table, legal moves, and what happens."""

from __future__ import annotations

from capicua.core.messages import BadText, Message
from capicua.core.options import OptionSpec, specs
from capicua.core.seats import seat_letter
from capicua.core.state import State
from capicua.core.zones import Hand, Zone
from capicua.render.examples import Example, Setting, Step, at_line
from capicua.render.language import Language
from capicua.render.rules import option_label, value_label
from capicua.render.svg import picture

MOST_CHOICES = 10
"""Maximum number of legal actions listed in words; longer lists use notation."""
WIDTH = 480


class OpenHands:
    """The public view of a table with all hands open; stocks stay face down."""

    def __init__(self, state: State) -> None:
        self.known = state
        self.seat: int | None = None
        self.turn = int(state.turn)
        self.is_over = state.is_over

    @property
    def zones(self) -> list[Zone]:
        """A spectator's zones, with the tiles of all hands."""
        hands = [zone for zone in self.known.zones() if isinstance(zone, Hand)]
        seen = [zone for zone in self.known.seen_by(None).zones() if not isinstance(zone, Hand)]
        return [*seen, *hands]


class Story:
    """An example as paragraphs of Markdown, with the picture of its table."""

    def __init__(self, game: str, example: Example, language: Language) -> None:
        self.setting = Setting(game)
        self.example = example
        self.language = language
        self.picture = ""
        self.paragraphs: list[str] = []
        for step in example.steps:
            with at_line(example, step, self.setting):
                self.tell(step)
        if not self.picture:
            self.draw()

    @property
    def title(self) -> str:
        """The title of the example."""
        return self.example.titles.get(self.language.base) or self.example.titles["en"]

    def tell(self, step: Step) -> None:
        """Write one step."""
        before = self.setting.state
        if self.setting.take(step):
            self.set_up(step, before)
            return
        state = self.setting.state
        if state is None:
            return
        if step.key == "legal":
            self.choices(state)
        elif step.key == "play":
            self.play(state, step.text)
        elif step.key == "|":
            self.play(state, step.text.split("|")[3].strip())
        elif step.key == "refused":
            self.refused(state, step.text.rpartition(" ")[0])
        elif step.key == "points":
            points = [
                f"{seat_letter(seat)} {points:+d}" for seat, points in enumerate(state.scores())
            ]
            self.say("page-points", points=self.language.join(points))

    def set_up(self, step: Step, before: State | None) -> None:
        """Write the house rules of a new setup, or that a new position begins."""
        if step.key == "game":
            return
        if step.key == "position":
            if before is None:
                self.draw()
            else:
                self.say("page-position")
        rules = self.house_rules()
        if step.key == "again":
            self.say("page-again", rules=rules)
        elif before is None and rules:
            self.say("page-with", rules=rules)

    def draw(self) -> None:
        """Draw the current table with all hands open."""
        if self.setting.state is not None:
            self.picture = picture(OpenHands(self.setting.state), self.language, WIDTH)

    def choices(self, state: State) -> None:
        """Write the legal moves of the player to act."""
        legal = state.legal_actions()
        if not legal:
            return
        labels = [self.language.say(state.label(action)) for action in legal]
        if len(legal) > MOST_CHOICES:
            labels = [f"`{state.text(action)}`" for action in legal]
        self.say("page-legal", player=int(state.turn), choices="; ".join(labels))

    def play(self, state: State, text: str) -> None:
        """Write what happens in a list of actions, including the end of the round."""
        told: list[str] = []
        for part in text.split(","):
            action = state.parse(part)
            told += self.told(state.narrate(action))
            state.apply(action)
        if state.is_over:
            told += self.told(state.ending())
        together = bool(self.paragraphs) and self.paragraphs[-1].startswith("> ")
        if together:
            self.paragraphs[-1] += " " + " ".join(told)
        else:
            self.paragraphs.append("> " + " ".join(told))

    def told(self, messages: list[Message]) -> list[str]:
        """Return public messages as sentences."""
        return [self.language.say(message) for message in messages if message.only is None]

    def refused(self, state: State, text: str) -> None:
        """Write why an action is illegal."""
        try:
            action = state.parse(text)
        except BadText:
            return
        refusal = state.why_not(action)
        if refusal is None:
            return
        self.say(
            "page-refused",
            label=self.language.say(state.label(action)),
            why=self.language.say(refusal.message),
            rule=refusal.rule,
        )

    def house_rules(self) -> str:
        """Return the differences from the game's default rules."""
        game = self.setting.game()
        presets = type(game).presets()
        said = []
        name = self.setting.preset
        if name is not None and name != next(iter(presets)):
            said.append(self.language.text(f"preset-{name}"))
        base = presets[name or next(iter(presets))]
        kinds: dict[str, OptionSpec] = {spec.name: spec for spec in specs(type(game.options))}
        for option in game.options.differences(base):
            spec = kinds[option]
            value = value_label(self.language, spec, game.options.values()[option])
            said.append(f"{option_label(self.language, spec)}: {value}")
        return "; ".join(said)

    def say(self, id: str, **arguments: str | int) -> None:
        """Add a paragraph with a message."""
        self.paragraphs.append(self.language.text(id, **arguments))
