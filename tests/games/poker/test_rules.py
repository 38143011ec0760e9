"""The rules of Domino Poker; more worked examples are in examples.txt."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from capicua.bots.levels import Bot
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import BadOption, BadText
from capicua.core.setup import Setup
from capicua.core.tiles.random import Dealer, Rng
from capicua.core.tiles.tile import parse_tiles, tile_text
from capicua.core.zones import Facts
from capicua.games.poker.game import Poker
from capicua.games.poker.hand_ranks import strength
from capicua.games.poker.options import PRESETS, PokerOptions
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.tiles import IN_PLAY, SETS, number_of, set_of
from capicua.games.poker.words import RANKS
from capicua.render.language import Language
from capicua.testing.notation import legal, play, refused

HANDS = ["5-5 4-4 6-4 6-1 2-1", "6-3 5-3 4-3 3-2 3-3", "6-6 2-2 6-5 4-1 3-1"]
"""A pair of fives, a five straight in threes and a pair of sixes."""
FOURTH = "5-4 5-2 5-1 4-2 6-2"


def load(players: int = 3, preset: str = "straight_poker", **options: Any) -> Poker:
    return Poker(PRESETS[preset].changed(**options), players)


def begin(
    game: Game, hands: list[str] = HANDS, stock: str = "", stacks: list[int] | None = None
) -> PokerRound:
    """Return a hand dealt by the last seat; ``stacks`` are the chips before the antes."""
    assert isinstance(game, Poker)
    totals = [chips - int(game.starting_stack) for chips in stacks] if stacks else None
    state = game.new_round(
        hands=[hand.split() for hand in hands[: game.players]],
        stock=stock.split(),
        starter=int(game.players) - 1,
        totals=totals,
    )
    assert isinstance(state, PokerRound)
    return state


def levels(verb: str, low: int, high: int) -> list[str]:
    return [f"{verb} {level}" for level in range(low, high + 1)]


def stacks(state: PokerRound) -> list[int]:
    return [int(state.stack(seat)) for seat in range(state.players)]


def word(tiles: str) -> int:
    return sum(2**tile for tile in parse_tiles(tiles))


def finish(match: Match, bots: list[Bot], rng: Rng) -> Match:
    while not match.is_over:
        state = match.round
        while not state.is_over:
            state.apply(bots[state.turn].choose(state.view(int(state.turn)), rng))
        match.settle()
        if not match.is_over:
            match.start()
    return match


# -- tiles and deal -------------------------------------------------------------------------------


def test_pok_1_twenty_tiles() -> None:
    tiles = [tile_text(tile) for tile in IN_PLAY]
    assert len(tiles) == 20
    assert not any("0" in tile for tile in tiles)
    assert "1-1" not in tiles
    assert [sum(str(n) in tile for tile in tiles) for n in range(1, 7)] == [5, 6, 6, 6, 6, 6]
    assert load().tiles_in_play == IN_PLAY
    for seed in range(10):
        assert sorted(load().draw_deal(Setup(), Dealer.from_seed(seed)).order) == IN_PLAY


def test_pok_1_tiles_outside_the_set_cannot_be_dealt() -> None:
    with pytest.raises(BadOption) as caught:
        begin(load(2), ["1-1 6-6 6-5 6-4 6-3", "5-5 5-4 5-3 5-2 5-1"])
    assert caught.value.message.id == "tile-unused"
    with pytest.raises(BadText):
        begin(load(2, "five_tile_draw")).parse("draw 6-0")


def test_pok_2_the_first_dealer_is_drawn_by_lot() -> None:
    game = load(3, starting_stack=50)
    assert {Dealer.from_seed(seed).deal(20, 3).lot for seed in range(30)} == {0, 1, 2}
    match = game.new_match(seed=4)
    assert isinstance(match.round, PokerRound)
    assert match.round.dealer == match.round.lot
    assert match.round.turn == (match.round.lot + 1) % 3
    assert stacks(match.round) == [49, 49, 49]


def test_pok_2_the_deal_passes_left_and_skips_seats_without_chips() -> None:
    game = load(4)
    match = Match(game, Dealer.from_seed(1), begin=False)
    match.totals, match.number = [-100, 40, 160, -100], 3
    first = game.new_round(seed=1, starter=2, number=2, totals=[-90, 40, 150, -100])
    match.rounds.append(first)
    setup = game.next_setup(match)
    assert (setup.starter, setup.number, setup.totals) == (1, 3, [-100, 40, 160, -100])


def test_pok_3_antes_and_five_tiles() -> None:
    state = begin(load(3, ante=7), stacks=[5, 100, 100])
    assert stacks(state) == [0, 93, 93]
    assert [int(paid) for paid in state.paid] == [5, 7, 7]
    assert state.scores() == [-5, -7, -7]
    assert [zone.count for zone in state.zones() if hasattr(zone, "notes")] == [5, 5, 5]
    assert state.stock.left == 5


def test_pok_3_ante_and_unit_double() -> None:
    options = {"ante_doubles_every": 10, "ante": 3, "unit": 5}
    rounds = [load(2, **options).new_round(seed=1, number=n) for n in (1, 10, 11, 21, 5000)]
    found = [(int(r.ante), int(r.first_unit)) for r in rounds[:4] if isinstance(r, PokerRound)]
    assert found == [(3, 5), (3, 5), (6, 10), (12, 20)]
    assert rounds[4].is_over, "eventually the ante takes all chips"


def test_pok_4_seats() -> None:
    assert Poker.seats(PokerOptions()) == (2, 4)
    assert Poker.seats(PokerOptions(draws=1)) == (2, 3)
    assert begin(load(4), [*HANDS, FOURTH]).stock.left == 0
    with pytest.raises(BadOption) as caught:
        load(4, "five_tile_draw")
    assert caught.value.rule == "POK-4"


# -- the draw -------------------------------------------------------------------------------------


def draw_game(players: int = 3, **options: Any) -> Poker:
    return load(players, "five_tile_draw", **options)


STOCK = "4-2 5-4 6-2 5-1 5-2"


def test_pok_14_seats_draw_in_turn_from_the_dealers_left() -> None:
    state = begin(draw_game(), stock=STOCK, stacks=[3, 100, 100])
    play(state, "bet 2", "call", "fold")
    assert state.turn == 0, "all-in seats still draw"
    assert len(legal(state)) == 1 + 5 + 10 + 10
    play(state, "draw 6-4 2-1")
    assert state.hands.bits[0] == word("5-5 4-4 6-1 4-2 5-4")
    assert state.turn == 1, "C has folded and does not draw"
    play(state, "draw 0")
    assert state.is_over, "only B could bet in the second round"


def test_pok_14_limits_and_errors() -> None:
    state = begin(draw_game(max_draw=1), stock=STOCK)
    assert refused(state, "draw 2-1") == ("POK-14", "refuse-no-draw-now")
    play(state, "check", "check", "check")
    assert legal(state) == ["draw 0", *[f"draw {t}" for t in ["2-1", "4-4", "5-5", "6-1", "6-4"]]]
    assert refused(state, "draw 2-1 6-4") == ("POK-14", "refuse-too-many")
    assert refused(state, "draw 3-3") == ("POK-14", "refuse-not-held")
    assert refused(state, "draw 2") == ("POK-14", "refuse-name-tiles")
    for code, one in (("en", "Say which tile you discard."), ("es", "Di qué ficha cambias.")):
        unnamed = state.why_not(state.parse("draw 1"))
        assert unnamed is not None
        assert Language(code, state.game).say(unnamed.message) == one
    assert refused(state, "check") == ("POK-14", "refuse-draw-first")
    assert len(legal(begin_drawing(max_draw=5))) == 32


def begin_drawing(**options: Any) -> PokerRound:
    state = begin(draw_game(**options), stock=STOCK)
    play(state, "check", "check", "check")
    return state


def test_pok_x10_replacements_with_three_players() -> None:
    state = begin_drawing()
    play(state, "draw 6-4 6-1 2-1")
    assert state.stock.left == 2
    assert state.hands.bits[0] == word("5-5 4-4 4-2 5-4 6-2")
    play(state, "draw 6-3 5-3 4-3")
    reshuffled = state.hands.bits[1] & ~word("3-2 3-3 5-1 5-2")
    assert reshuffled in [word("6-4"), word("6-1"), word("2-1")]
    assert state.stock.left == 2
    second = state.clone()
    play(state, "draw 3-1 4-1")
    assert state.stock.left == 0
    assert state.hands.bits[2] | reshuffled == word("6-6 2-2 6-5 6-4 6-1 2-1")
    play(second, "draw 3-1 4-1 6-5")
    assert isinstance(second, PokerRound)
    third = second.hands.bits[2] & ~word("6-6 2-2 6-4 6-1 2-1")
    assert third in [word("6-3"), word("5-3"), word("4-3")]


def test_pok_15_every_shuffle_of_the_discards_is_equally_likely() -> None:
    found = Counter[int]()
    for seed in range(600):
        game = draw_game()
        state = game.deal_round(Setup(2, 2), game.draw_deal(Setup(), Dealer.from_seed(seed)))
        assert isinstance(state, PokerRound)
        play(state, "check", "check", "check")
        first = tile_set(state.hands.bits[0])
        play(state, f"draw {' '.join(first[:3])}")
        play(state, f"draw {' '.join(tile_set(state.hands.bits[1])[:3])}")
        drawn = [place for place in range(3) if state.hands.bits[1] & word(first[place])]
        assert len(drawn) == 1
        found[drawn[0]] += 1
    assert all(150 < found[place] < 250 for place in range(3)), found


def tile_set(tiles: int) -> list[str]:
    return [tile_text(tile) for tile in IN_PLAY if tiles >> tile & 1]


@pytest.mark.parametrize("players", [2, 3])
def test_pok_15_every_draw_succeeds_and_returns_no_own_discard(players: int) -> None:
    rng = Rng(1)
    for seed in range(60):
        game = draw_game(players, max_draw=5)
        state = game.new_round(seed=seed)
        assert isinstance(state, PokerRound)
        play(state, *["check"] * players)
        for _ in range(players):
            seat = int(state.turn)
            actions = state.legal_actions()
            state.apply(actions[-1 - rng.below(10)])
            assert not state.hands.bits[seat] & state.discards.bits[seat]
            assert len(tile_set(state.hands.bits[seat])) == 5
        held = [tile for s in range(players) for tile in tile_set(state.hands.bits[s])]
        rest = [tile_text(tile) for tile in state.stock.tiles()]
        aside = tile_set(state.pile)
        assert sorted(held + rest + aside) == sorted(tile_text(tile) for tile in IN_PLAY)


def test_discards_and_replays_are_numbered() -> None:
    assert [set_of(number) for number in range(20)] == [2**tile for tile in IN_PLAY]
    assert all(number_of(set_of(number)) == number for number in range(0, SETS, 7))
    assert set_of(SETS - 1) == sum(2**tile for tile in IN_PLAY[-5:])


# -- the showdown ---------------------------------------------------------------------------------


def test_pok_16_side_pots_and_returned_chips() -> None:
    state = begin(load(3, betting="no_limit"), stacks=[100, 12, 40])
    play(state, "bet 60", "call")
    assert [(chips, able) for chips, able in state.pots()] == [(25, [0, 1, 2]), (49, [0, 2])]
    play(state, "call")
    assert stacks(state) == [60, 36, 56]
    ids = [message.id for message in state.ending()]
    assert ids == [*["end-shows"] * 3, "end-pot-rank", "end-pot-number", "end-pot-back"]
    numbers = state.ending()[4].arguments
    assert (numbers["rank"], numbers["number"], numbers["other_number"]) == ("pair", 6, 5)


def test_pok_16_folded_chips_stay_in_their_level() -> None:
    state = begin(load(3, betting="no_limit"), stacks=[100, 5, 100])
    play(state, "bet 10", "call", "raise 30", "fold")
    assert state.is_over
    # Main pot 5 + 5 + 5 to B; above it C takes its own 26 and the 6 that A left there.
    assert stacks(state) == [89, 15, 101]


def test_pok_16_all_unfolded_hands_are_shown() -> None:
    state = begin(load())
    play(state, "bet 2", "call", "fold")
    spectator = state.view(None).encode().decode()
    assert "5-5" in spectator
    assert "5-3" in spectator
    assert "6-5" not in spectator, "folded tiles stay hidden permanently"


@pytest.mark.parametrize("code", ["en", "es"])
def test_pok_18_to_27_the_table_lists_the_hand_ranks(code: str) -> None:
    language = Language(code, Poker)
    names = [language.text("rank-word", rank=rank) for rank in reversed(RANKS)]
    state = begin(load())
    for reader in (0, 1, None):
        (facts,) = [zone for zone in state.view(reader).zones if isinstance(zone, Facts)]
        told = [language.say(fact, reader) for fact in facts.facts if fact.id == "fact-ranks"]
        assert [text.partition(": ")[2].split(", ") for text in told] == [names]


def test_pok_17_pok_28_two_hands_of_a_deal_are_never_equal() -> None:
    for by_suit, by_pips in ((False, False), (True, True)):
        for seed in range(300):
            order = Dealer.from_seed(seed).deal(20, 4).order
            hands = [sum(2 ** IN_PLAY[k] for k in order[at : at + 5]) for at in (0, 5, 10, 15)]
            assert len({int(strength(hand, by_suit, by_pips)) for hand in hands}) == 4
