"""The rules of Domino Poker; more worked examples are in examples.txt."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from capicua.bots.player import Bot, Chance, Greedy
from capicua.core.chance import Dealer, Rng
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.reasons import BadOption, BadText
from capicua.core.setup import Setup
from capicua.core.tile import parse_tiles, tile_text
from capicua.core.zones import Facts
from capicua.games.poker.game import LONGEST, Poker
from capicua.games.poker.options import PRESETS, PokerOptions
from capicua.games.poker.ranks import strength
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.tiles import IN_PLAY, SETS, number_of, set_of
from capicua.games.poker.words import RANKS
from capicua.render.language import Language
from capicua.testing.playing import legal, play, refused

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


# -- betting --------------------------------------------------------------------------------------


def test_pok_5_the_unit_doubles_after_the_draw() -> None:
    state = begin(load(2, "five_tile_draw"))
    assert legal(state) == ["check", "bet 2"]
    play(state, "bet 2", "call", "draw 0", "draw 0")
    assert legal(state) == ["check", "bet 4"]
    play(state, "bet 4")
    assert legal(state) == ["fold", "call", "raise 8"]


def test_pok_6_betting_starts_left_of_the_dealer_and_skips_broke_seats() -> None:
    state = begin(load(4), [*HANDS, FOURTH], stacks=[1, 100, 100, 100])
    order = [int(state.turn)]
    for text in ("check", "bet 2", "fold", "call"):
        play(state, text)
        order.append(int(state.turn))
    assert order[:4] == [1, 2, 3, 1]
    assert state.is_over


def test_pok_6_no_betting_if_only_one_seat_could_bet() -> None:
    state = begin(load(3), stacks=[1, 1, 50])
    assert state.is_over
    assert stacks(state) == [0, 3, 49], "the straight takes the antes without betting"


def test_pok_7_check_or_bet_then_fold_call_or_raise() -> None:
    state = begin(load())
    assert legal(state) == ["check", "bet 2"]
    assert refused(state, "fold") == ("POK-7", "refuse-fold")
    assert refused(state, "call") == ("POK-7", "refuse-call")
    assert refused(state, "raise 2") == ("POK-7", "refuse-raise")
    play(state, "bet 2")
    assert legal(state) == ["fold", "call", "raise 4"]
    assert refused(state, "check") == ("POK-7", "refuse-check")
    assert refused(state, "bet 4") == ("POK-7", "refuse-bet")


def test_pok_8_a_call_for_less_is_all_in() -> None:
    state = begin(load(2, betting="no_limit"), stacks=[100, 10])
    play(state, "bet 50")
    message = state.narrate(state.parse("call"))[0]
    assert (message.arguments["chips"], message.arguments["all"]) == (9, 1)
    play(state, "call")
    assert [int(paid) for paid in state.paid] == [51, 10]


def test_pok_9_no_raise_without_chips_beyond_the_call() -> None:
    state = begin(load(3, betting="no_limit"), stacks=[100, 11, 100])
    play(state, "bet 10")
    assert legal(state) == ["fold", "call"]
    assert refused(state, "raise 20") == ("POK-9", "refuse-no-more")


def test_pok_9_no_raise_that_no_seat_could_answer() -> None:
    state = begin(load(2, betting="no_limit"), stacks=[30, 100])
    play(state, "bet 29")
    assert legal(state) == ["fold", "call"]
    assert refused(state, "raise 58") == ("POK-9", "refuse-nobody-left")


def test_pok_10_fixed_limit() -> None:
    state = begin(load(2, max_raises=1, unit=3))
    play(state, "bet 3", "raise 6")
    assert legal(state) == ["fold", "call"]
    assert refused(state, "raise 9") == ("POK-10", "refuse-capped")
    poor = begin(load(2, unit=8), stacks=[6, 100])
    assert legal(poor) == ["check", "bet 5"], "all in for less"
    none = begin(load(2, max_raises=0))
    play(none, "bet 2")
    assert legal(none) == ["fold", "call"]


def test_pok_10_pot_limit_is_never_below_the_minimum_bet() -> None:
    state = begin(load(2, betting="pot_limit", ante=0))
    assert legal(state) == ["check", "bet 2"], "the pot is empty"
    play(state, "bet 2")
    assert legal(state) == ["fold", "call", "raise 4", "raise 5", "raise 6"]


def test_pok_10_no_limit() -> None:
    state = begin(load(2, betting="no_limit"))
    assert legal(state) == ["check", *levels("bet", 2, 99)]
    play(state, "bet 10")
    assert legal(state) == ["fold", "call", *levels("raise", 20, 99)]
    play(state, "raise 25")
    assert legal(state) == ["fold", "call", *levels("raise", 40, 99)]
    assert refused(state, "raise 39") == ("POK-10", "refuse-size")
    found = state.why_not(state.parse("raise 39"))
    assert found is not None
    assert found.message.arguments == {"level": 39, "low": 40, "high": 99}


def test_pok_11_a_short_bet_after_checks() -> None:
    state = begin(load(3, betting="no_limit", unit=10), stacks=[100, 7, 100])
    play(state, "check", "bet 6")
    assert legal(state) == ["fold", "call", *levels("raise", 16, 99)], "has not acted yet"
    play(state, "call")
    assert legal(state) == ["fold", "call"], "has acted since the round began"
    found = state.why_not(state.parse("raise 16"))
    assert found is not None
    assert (found.rule, found.message.id) == ("POK-11", "refuse-short-of")
    assert found.message.arguments == {"player": 1, "chips": 6}


def test_pok_12_the_end_of_a_round() -> None:
    state = begin(load())
    play(state, "check", "check")
    assert not state.is_over
    play(state, "check")
    assert state.is_over
    state = begin(load())
    play(state, "check", "bet 2", "call", "call")
    assert state.is_over, "all have matched the bet, so the bettor is not asked again"


def test_pok_13_the_last_seat_takes_the_pot_without_showing() -> None:
    state = begin(load())
    play(state, "bet 2", "fold", "fold")
    assert (state.is_over, state.is_shown, state.scores()) == (True, False, [2, -1, -1])
    assert [message.id for message in state.ending()] == ["end-folded"]
    assert b"4-4" not in state.view(1).encode()


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


# -- the match ------------------------------------------------------------------------------------


def test_pok_29_seats_without_chips_are_dealt_nothing() -> None:
    game = load(4)
    setup = Setup(3, 3, [-100, 100, 50, -50])
    assert game.hand_sizes(setup) == [0, 5, 5, 5]
    state = game.deal_round(setup, game.draw_deal(setup, Dealer.from_seed(2)))
    assert isinstance(state, PokerRound)
    assert stacks(state) == [0, 199, 149, 49]
    assert (state.turn, state.hands.bits[0], state.stock.left) == (1, 0, 5)
    seen = []
    while not state.is_over:
        seen.append(int(state.turn))
        state.apply(state.legal_actions()[0])
    assert seen == [1, 2, 3]
    assert state.scores()[0] == 0


def test_pok_29_the_end_of_a_match() -> None:
    game = load(3)
    match = Match(game, Dealer.from_seed(1), begin=False)
    match.number, match.totals = 5, [200, -100, -100]
    assert game.match_is_over(match), "one seat has all the chips"
    match.totals = [100, -100, 0]
    assert not game.match_is_over(match)
    match.number = 13
    assert game.match_is_over(match), "twelve hands are played"
    match.totals = [20, 20, -40]
    assert game.match_winners(match) == [0, 1]


def test_pok_29_an_endless_match_is_stopped() -> None:
    game = load(2, match_hands=0)
    match = Match(game, Dealer.from_seed(1), begin=False)
    match.number, match.totals = LONGEST, [10, -10]
    assert not game.match_is_over(match)
    match.number = LONGEST + 1
    assert game.match_is_over(match)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_chips_are_conserved_in_random_matches(preset: str) -> None:
    for seats in range(2, Poker.seats(PRESETS[preset])[1] + 1):
        game = load(seats, preset)
        match = finish(game.new_match(seed=seats), [Chance()] * seats, Rng(seats))
        assert sum(match.totals) == 0
        assert min(match.totals) >= -100
        for played in match.rounds:
            assert sum(played.scores()) == 0


@pytest.mark.parametrize("preset", ["straight_poker", "five_tile_draw", "freezeout"])
def test_greedy_beats_random_from_every_seat(preset: str) -> None:
    won = 0
    matches = 30
    for seed in range(matches):
        game = load(3, preset)
        seat = seed % 3
        bots: list[Bot] = [Greedy() if s == seat else Chance() for s in range(3)]
        match = finish(game.new_match(seed=seed), bots, Rng(seed))
        won += match.totals[seat] > 0
    assert won > matches * 0.6


def test_invalid_positions_are_rejected() -> None:
    game = draw_game()
    good = begin_drawing().fields()
    bad = [
        {"ends": "4"},
        {"dealer": "Z"},
        {"phase": "third"},
        {"stacks": "1 2"},
        {"stacks": "500 99 99"},
        {"bets": "4 0 0"},
        {"pot": "9"},
        {"folded": "A B C"},
        {"drew": "9 – –"},
        {"discards": "A 6-4"},
        {"A": "6-6 2-2 6-5 4-1 3-1"},
        {"A": "1-1 2-2 6-5 4-1 3-1"},
        {"A": "6-4"},
        {"stock": "4-2 5-4 6-2 5-1 5-2 6-6"},
        {"raises": "many"},
        {"turn": "B"},
        {"over": "maybe"},
    ]
    for change in bad:
        with pytest.raises(BadText):
            game.position({**good, **change})
    assert game.position(good).fields() == good


def test_a_position_with_few_fields() -> None:
    state = load(3).position({"B": "6-6 5-5 4-4 3-3 2-2", "bets": "2 4 0", "turn": "C"})
    assert legal(state) == ["fold", "call", "raise 6"]
    assert state.fields()["stacks"] == "97 95 99"
    play(state, "call", "call")
    assert state.scores() == [-5, 10, -5]


def test_a_finished_position_keeps_its_outcome() -> None:
    state = begin(load())
    play(state, "bet 2", "call", "call")
    again = load().position(state.fields())
    assert again.fields() == state.fields()
    assert [m.id for m in again.ending()] == [m.id for m in state.ending()]


def test_notation_accepts_variants() -> None:
    state = begin(draw_game())
    assert state.parse(" DRAW  4-6, 1-2 ") == state.parse("draw 2-1 6-4")
    assert state.parse("Raise 8") == state.parse("raise 8")
    for text in ("draw 6-4 6-4", "draw 1-1", "draw 9", "bet", "bet -1", "raise 301", "fold 2"):
        with pytest.raises(BadText):
            state.parse(text)
    with pytest.raises(BadText):
        begin(load()).parse("draw 6-4")
