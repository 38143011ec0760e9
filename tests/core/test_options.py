"""Options: read from annotations; errors state the allowed values."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest

import capicua
from capicua.core.messages import BadOption
from capicua.core.options import (
    Between,
    ByPlayers,
    Only,
    Options,
    OptionSpec,
    Rule,
    option_text,
    options,
    specs,
)
from capicua.core.setup import Setup


@options
class House(Options):
    """One option of each kind."""

    closes: Annotated[Literal["never", "at_dawn"], Rule("HSE-1", "HSE-2")] = "never"
    open: bool = True
    stake: Annotated[int, Between(1, 10)] = 1
    target: Annotated[Literal["auto"] | int, Between(1)] = "auto"
    hand: Annotated[Literal["auto"] | int | ByPlayers, Between(1, 9)] = "auto"
    extras: frozenset[Literal["nello", "plunge"]] = frozenset()


def test_an_option_lists_its_values_and_rules() -> None:
    found = {spec.name: spec for spec in specs(House)}
    assert found["closes"].choices == ("never", "at_dawn")
    assert found["closes"].rules == ("HSE-1", "HSE-2")
    assert found["open"].allowed == "yes, no"
    assert found["stake"].allowed == "1–10"
    assert found["target"].allowed == "auto, 1–999999999"
    assert found["hand"].allowed == "auto, 1–9, 2:7,3:5…"
    assert found["extras"].allowed == "none, nello, plunge"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("closes", "at_dawn", "at_dawn"),
        ("open", "no", False),
        ("stake", "10", 10),
        ("target", "auto", "auto"),
        ("target", "250", 250),
        ("hand", "7", 7),
        ("hand", "2:7,3:5", {2: 7, 3: 5}),
        ("extras", "plunge, nello", frozenset({"nello", "plunge"})),
        ("extras", "none", frozenset()),
    ],
)
def test_values_round_trip_through_text(name: str, text: str, value: object) -> None:
    house = House().read({name: text})
    assert getattr(house, name) == value
    assert House().read({name: option_text(getattr(house, name))}) == house
    assert hash(house) == hash(House().read({name: text}))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("closes", "noon"),
        ("open", "perhaps"),
        ("stake", "0"),
        ("stake", "11"),
        ("stake", "two"),
        ("target", "-5"),
        ("hand", "2:7,3"),
        ("hand", "2:77"),
        ("extras", "nello,sevens"),
    ],
)
def test_an_error_names_the_option_the_value_and_the_allowed_values(name: str, text: str) -> None:
    with pytest.raises(BadOption) as refused:
        House().read({name: text})
    arguments = refused.value.message.arguments
    assert arguments["option"] == name
    assert str(arguments["value"]).split(",")[0] in text
    assert arguments["allowed"]


def test_an_unknown_option_error_lists_the_options() -> None:
    for attempt in (lambda: House().changed(sings=True), lambda: House().read({"sings": "yes"})):
        with pytest.raises(BadOption) as refused:
            attempt()
        assert "closes" in str(refused.value.message.arguments["allowed"])


def test_bools_and_numbers_are_not_interchangeable() -> None:
    with pytest.raises(BadOption):
        House(stake=True)
    with pytest.raises(BadOption):
        House(open=1)  # type: ignore[arg-type]


def test_options_are_frozen_and_list_their_differences() -> None:
    house = House(stake=3, hand=ByPlayers({3: 5, 2: 7}))
    with pytest.raises(AttributeError):
        house.stake = 4  # type: ignore[misc]
    assert house.differences(House()) == {"stake": "3", "hand": "2:7,3:5"}


def test_an_unsupported_option_type_is_rejected_at_class_definition() -> None:
    @options
    class Odd(Options):
        price: float = 1.5

    with pytest.raises(TypeError, match="price"):
        Odd()


@options
class Village(Options):
    """A family whose stakes some games override."""

    stakes: Annotated[str | ByPlayers | int, Only(Literal["auto"] | int), Between(1, 9)] = "auto"


@options
class Inn(Village):
    """A game that overrides the stakes."""

    stakes: Annotated[Literal["half"] | ByPlayers, Between(1, 5)] = "half"


def test_a_subclass_may_allow_other_values_of_the_declared_type() -> None:
    assert specs(Village)[0].allowed == "auto, 1–9"
    assert specs(Inn)[0].allowed == "half, 1–5, 2:7,3:5…"
    for record, text in ((Village, "half"), (Village, "2:7"), (Inn, "auto")):
        with pytest.raises(BadOption):
            record().read({"stakes": text})
    assert Inn().read({"stakes": "2:4"}).stakes == {2: 4}


# -- fixed fields and tables -----------------------------------------------------------------------


def allowed_values(record: Options, spec: OptionSpec) -> set[str]:
    """Return some values of an option that the rules accept with any number of players."""
    found = [option_text(choice) for choice in spec.choices]
    if spec.subset:
        found = ["none", *found]
    if spec.between is not None:
        found += [str(spec.between.low + more) for more in (0, 1, 2, 5, 9, 50)]
    return {text for text in found if is_accepted(record, spec.name, text)}


def is_accepted(record: Options, name: str, text: str) -> bool:
    kind = next(
        capicua.kind(id)
        for id in capicua.catalogue()
        if record in capicua.kind(id).presets().values()
    )
    try:
        changed = record.read({name: text})
        low, high = kind.seats(changed)
    except BadOption:
        return False
    for seats in range(low, high + 1):
        try:
            kind(changed, seats)
        except BadOption:
            continue
        return True
    return False


@pytest.mark.parametrize("game", capicua.catalogue())
def test_every_option_of_a_game_has_at_least_two_values(game: str) -> None:
    presets = capicua.kind(game).presets().values()
    for spec in specs(type(next(iter(presets)))):
        assert any(len(allowed_values(record, spec)) > 1 for record in presets), spec.name


def test_a_fixed_field_is_no_option_but_its_value_may_be_given() -> None:
    game = capicua.load("partners")
    assert "spinner" not in game.options.values()
    assert game.options.spinner == "none"
    assert game.options.read({"spinner": "none", "stake": "1"}) == game.options
    for name, value in (("spinner", "four"), ("draw_per_turn", "3"), ("stakes", "pool")):
        with pytest.raises(BadOption) as refused:
            game.options.read({name: value})
        assert refused.value.code == "unknown-option"
        assert name not in str(refused.value.message.arguments["allowed"]).split(", ")


def test_par_26_a_bonus_by_round_is_written_as_a_list_and_may_be_empty() -> None:
    record = capicua.load("partners", preset="puerto_rican_500").options
    assert option_text(record.hand_bonuses) == "1:100,2:75,3:50,4:25"
    for text, found in (
        ("none", {}),
        ("", {}),
        ("60", {1: 60}),
        ("0", {}),
        ("1:100,2:0,3:50", {1: 100, 3: 50}),
        ("1:5, 3:50", {1: 5, 3: 50}),
    ):
        assert record.read({"hand_bonuses": text}).hand_bonuses == found
        again = record.changed(hand_bonuses=found)
        assert record.read({"hand_bonuses": option_text(again.hand_bonuses)}) == again
    for text in ("1:", "one:5", "1:501", "-5"):
        with pytest.raises(BadOption) as refused:
            record.read({"hand_bonuses": text})
        assert refused.value.message.arguments["allowed"] == "none, 0–500, 1:100,2:75…"


def test_cmt_2_hand_sizes_by_number_of_players_are_written_alike_in_all_games() -> None:
    sizes = {2: 8, 5: 7, 6: 6}
    for game, rules in (("block", {"set": 9}), ("mexican_train", {})):
        loaded = capicua.load(game, players=5, hand_size="2:8,5:7,6:6", **rules)
        assert loaded.options.hand_size == sizes
        assert set(loaded.hand_sizes(Setup())) == {7}
        with pytest.raises(BadOption) as refused:
            capicua.load(game, players=3, hand_size="2:8,5:7,6:6", **rules)
        assert refused.value.code == "bad-seats-for-option"
    for text, code in (
        ("13:5", "bad-hand-seats"),
        ("12:8", "bad-hand-size"),
        ("2:68", "bad-option"),
    ):
        with pytest.raises(BadOption) as refused:
            capicua.load("mexican_train", hand_size=text)
        assert refused.value.code == code


def test_sup_1_hand_sizes_by_number_of_players_leave_a_boneyard_tile_for_each() -> None:
    text = "2:12,4:10,10:12"
    game = capicua.load("super_dominos", players=4, hand_size=text)
    assert game.hand_sizes(Setup()) == [10] * 4
    assert capicua.kind("super_dominos").seats(game.options) == (2, 10)
    for players, refused_text, code in (
        (3, text, "bad-seats-for-option"),
        (4, "11:3", "bad-hand-seats"),
        (4, "4:34", "bad-hand-size"),
        (4, "4:68", "bad-option"),
    ):
        with pytest.raises(BadOption) as refused:
            capicua.load("super_dominos", players=players, hand_size=refused_text)
        assert refused.value.code == code


def test_hand_sizes_are_written_alike_wherever_any_number_is_allowed() -> None:
    for id in capicua.catalogue():
        record = next(iter(capicua.kind(id).presets().values()))
        for spec in specs(type(record)):
            if spec.name == "hand_size" and spec.between is not None:
                assert spec.by_players, id


def test_par_4_four_doubles_may_win_at_once() -> None:
    game = capicua.load("partners", preset="jamaican", instant_doubles=4, redeal_doubles=0)
    doubles = "6-6 5-5 4-4 3-3 2-1 1-0 2-0"
    rest = [f"{a}-{b}" for a in range(7) for b in range(a + 1)]
    order = doubles.split() + [tile for tile in rest if tile not in doubles.split()]
    state = game.new_round(order=order)
    state.apply(state.legal_actions()[0])
    assert state.is_over
    assert state.hand_winner() == 0
