"""The rules of High Fives, with at least one test each."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots.levels import Bot, Chance
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import BadOption, Message
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import HIGH, LOW, tile_text
from capicua.core.zones import Facts, Offer, Stock
from capicua.games.high_fives.tiles import WORTH, do_match
from capicua.render.language import Language
from capicua.testing.notation import legal, play, refused

TABLE = {
    2: ([5] * 13, 1),
    3: ([5] * 8 + [3], 2),
    4: ([5] * 6 + [2], 3),
    5: ([4] * 6 + [2], 1),
    6: ([4] * 5 + [1], 5),
    7: ([4, 4, 4, 3, 3], 5),
    8: ([4] * 4, 3),
}
FIFTEEN = {
    2: ([5] * 12, 1),
    3: ([5] * 8, 1),
    4: ([5] * 6, 1),
    5: ([4] * 6, 1),
    6: ([4] * 5, 1),
    7: ([4, 4, 3, 3, 3], 2),
    8: ([4, 4, 4, 3], 1),
}
TO_POOL = {2: ([5] * 13, 1), 3: ([5] * 8, 11), 4: ([5] * 6, 11), 5: ([4] * 6, 11)}
TO_POOL |= {6: ([4] * 5, 11), 8: ([4] * 4, 3)}


def game(preset: str = "high_fives", **options: object) -> Game:
    return capicua.load("high_fives", preset=preset, **options)  # type: ignore[arg-type]


def tiles(state: State, field: str) -> list[str]:
    return [tile for tile in state.fields()[field].split() if tile not in "–/"]


def finish(state: State, bot: Bot, rng: Rng) -> State:
    while not state.is_over:
        state.apply(bot.choose(state.view(int(state.turn)), rng))
    return state


# The deal.


@pytest.mark.parametrize("size", [5, 15])
def test_hif_1_hands_first_then_the_pool(size: int) -> None:
    chosen = game(pool_size=size, players=3)
    order = chosen.new_round(seed=4).order
    state = chosen.new_round(seed=4)
    dealt = [tile_text(tile) for tile in order]
    for seat in range(3):
        assert sorted(tiles(state, "ABC"[seat])) == sorted(dealt[5 * seat : 5 * seat + 5])
    assert sorted(tiles(state, "pool")) == sorted(dealt[15 : 15 + size])
    assert tiles(state, "boneyard") == dealt[15 + size :]


def test_hif_2_the_first_player_is_drawn_by_lot_and_turns_go_left() -> None:
    firsts = {int(game(players=4).new_match(seed=seed).round.turn) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    state = game("always_take", players=4).new_round(seed=1, starter=2)
    turns = []
    for _ in range(5):
        turns.append(int(state.turn))
        state.apply(state.legal_actions()[0])
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.parametrize(
    ("options", "table"),
    [({}, TABLE), ({"pool_size": 15}, FIFTEEN), ({"short_round": "to_pool"}, TO_POOL)],
    ids=["pool of 5", "pool of 15", "to the pool"],
)
def test_hif_2_hif_3_hif_4_every_deal_matches_the_table(
    options: dict[str, object], table: dict[int, tuple[list[int], int]]
) -> None:
    for players, (hands, left) in table.items():
        state = game("always_take", players=players, **options).new_round(seed=3, starter=1)
        for number, size in enumerate(hands, 1):
            assert state.turn == 1, "the same player begins after every deal"
            assert state.fields()["hand"] == str(number)
            for seat in range(players):
                assert len(tiles(state, "ABCDEFGH"[seat])) == size
            before = state.clone()
            for _ in range(size * players):
                before = state.clone()
                state.apply(state.legal_actions()[0])
            if number == len(hands) - 1:
                assert len(tiles(before, "boneyard")) == players * hands[-1] + left
                assert tiles(state, "boneyard") == [], "the rest goes to the pool"
        assert state.is_over
        pool = int(str(options.get("pool_size", 5)))
        assert players * sum(hands) + left + pool == 136


@pytest.mark.parametrize("players", [1, 9])
def test_hif_3_two_to_eight_play(players: int) -> None:
    with pytest.raises(BadOption):
        game(players=players)


def test_hif_3_to_pool_is_not_offered_if_hands_come_out_even() -> None:
    with pytest.raises(BadOption) as seven:
        game(short_round="to_pool", players=7)
    assert (seven.value.rule, seven.value.message.id) == ("HIF-3", "bad-pool-seven")
    with pytest.raises(BadOption) as fifteen:
        game(short_round="to_pool", pool_size=15)
    assert (fifteen.value.rule, fifteen.value.message.id) == ("HIF-3", "bad-pool-fifteen")
    for language in ("en", "es"):
        spoken = Language(language, game())
        for error in (seven, fifteen):
            assert "short_round=to_pool" in spoken.say(error.value.message)


def test_hif_4_the_rest_is_turned_up_with_the_last_hands() -> None:
    boneyard = "15-0 15-1 15-2 15-3 15-4 15-5 14-0 14-1 14-2 14-3 14-4"
    table = {"pool": "–", "A": "0-0", "B": "1-1", "C": "2-2", "boneyard": boneyard}
    state = game(players=3).position(table)
    play(state, "0-0 take none", "1-1 take none")
    before = state.clone()
    said = [message.id for message in before.narrate(before.parse("2-2 take none"))]
    assert said == ["say-leave", "say-deal", "say-turned-up"]
    play(state, "2-2 take none")
    assert {"14-3", "14-4"} < set(tiles(state, "pool"))
    assert tiles(state, "boneyard") == []


# The turn.


def test_hif_5_tiles_that_share_a_number_match() -> None:
    for a in range(136):
        for b in range(136):
            numbers = {int(HIGH[a]), int(LOW[a])} & {int(HIGH[b]), int(LOW[b])}
            assert do_match(a, b) == (a != b and bool(numbers))


def test_hif_5_only_tiles_from_the_hand_are_played() -> None:
    state = game().position({"pool": "9-0 14-3", "A": "14-9 8-8"})
    assert refused(state, "9-0 take none") == ("HIF-5", "refuse-not-held")
    assert refused(state, "14-9 take 14-2") == ("HIF-6", "refuse-not-in-pool")
    assert refused(state, "8-8 take 14-3") == ("HIF-6", "refuse-no-match")
    refusal = state.why_not(state.parse("8-8 take 9-0"))
    assert refusal is not None
    said = Language("en", state.game).say(refusal.message)
    assert said == "8-8 and 9-0 share no number."


def test_hif_6_only_the_pair_is_captured() -> None:
    state = game().position({"pool": "9-0 14-3 9-9", "A": "14-9 8-8"})
    play(state, "14-9 take 9-9")
    assert tiles(state, "pool") == ["9-0", "14-3"]
    assert state.fields()["taken"] == "9-9 14-9 / –"
    assert state.scores() == [1, 0]


def test_hif_6_hif_8_legal_plays_agree_with_the_definition() -> None:
    for preset in ("high_fives", "always_take", "open_pairs"):
        state = game(preset, players=3).new_round(seed=6)
        rng = Rng(6)
        while not state.is_over:
            fields = state.fields()
            if fields["phase"] == "play":
                pool = tiles(state, "pool")
                wanted = set()
                for tile in tiles(state, "ABC"[int(state.turn)]):
                    takes = [
                        other for other in pool if set(tile.split("-")) & set(other.split("-"))
                    ]
                    if not takes or preset != "always_take":
                        takes = [*takes, "none"]
                    wanted |= {f"{tile} take {take}" for take in takes}
                assert set(legal(state)) == wanted
            options = state.legal_actions()
            state.apply(options[rng.below(len(options))])


def test_hif_7_with_an_empty_pool_the_tile_stays() -> None:
    for preset in ("high_fives", "always_take", "open_pairs"):
        state = game(preset).position({"pool": "–", "A": "15-15"})
        assert legal(state) == ["15-15 take none"]
        play(state, "15-15 take none")
        assert state.fields()["phase"] == "play"


MISSED = {"pool": "9-0 14-3", "A": "14-9 2-2", "B": "6-1 5-2"}


def test_hif_8_a_missed_tile_is_marked_and_open_to_the_next_player() -> None:
    state = game().position(MISSED)
    said = state.narrate(state.parse("14-9 take none"))
    assert [message.id for message in said] == ["say-leave", "say-missed"]
    play(state, "14-9 take none")
    zones = state.view(None).zones
    offers = [zone for zone in zones if isinstance(zone, Offer)]
    assert [(zone.tile, zone.seat) for zone in offers] == [("14-9", 0)]
    pool = next(zone for zone in zones if isinstance(zone, Stock) and zone.name == "pool")
    assert pool.tiles == ["9-0", "14-3"]
    assert refused(state, "claim 14-9") == ("HIF-8", "refuse-itself")
    assert refused(state, "claim 6-1") == ("HIF-8", "refuse-not-in-pool")
    assert refused(state, "pair 9-0 14-9") == ("HIF-8", "refuse-claim-first")
    play(state, "claim 9-0")
    assert state.fields()["taken"] == "– / 9-0 14-9"
    assert refused(state, "claim 14-3") == ("HIF-8", "refuse-no-claim")


def test_hif_8_a_claim_needs_a_matching_tile() -> None:
    state = play(game().position({**MISSED, "pool": "9-0 13-3"}), "14-9 take none")
    assert legal(state) == ["claim 9-0", "decline"]
    assert refused(state, "claim 13-3") == ("HIF-8", "refuse-no-match")


def test_hif_8_no_claim_after_a_play_that_took_or_had_no_match() -> None:
    state = play(game().position(MISSED), "2-2 take none")
    assert (state.fields()["phase"], state.turn) == ("play", 1)
    state = play(game().position(MISSED), "14-9 take 9-0")
    assert (state.fields()["phase"], state.turn) == ("play", 1)


def test_hif_8_the_claim_comes_before_the_next_deal() -> None:
    state = game().position({"pool": "9-0", "A": "–", "B": "14-9", "turn": "B"})
    play(state, "14-9 take none")
    assert (state.fields()["phase"], state.turn, state.fields()["A"]) == ("claim", 0, "–")
    said = [message.id for message in state.narrate(state.parse("decline"))]
    assert said == ["say-no-claim", "say-deal"]
    play(state, "claim 9-0")
    assert (state.fields()["phase"], state.turn) == ("play", 0)
    assert len(tiles(state, "A")) == 5
    assert tiles(state, "pool") == []


@pytest.mark.parametrize("answer", ["claim 9-0", "decline"])
def test_hif_8_the_claim_is_decided_even_after_the_very_last_play(answer: str) -> None:
    last = {"pool": "9-0", "A": "–", "B": "14-9", "turn": "B", "boneyard": "–"}
    state = play(game(most_tiles_bonus=0).position(last), "14-9 take none")
    assert not state.is_over
    before = len(tiles(state, "taken"))
    play(state, answer)
    assert state.is_over
    assert len(tiles(state, "taken")) - before == (2 if answer == "claim 9-0" else 0)


def test_hif_8_any_pair_is_taken_after_the_deal_and_once_per_turn() -> None:
    table = {"pool": "9-0 9-1 9-2", "A": "–", "B": "14-12", "turn": "B"}
    state = game("open_pairs").position(table)
    assert legal(state) == ["pair 9-1 9-0", "pair 9-2 9-0", "pair 9-2 9-1", "decline"]
    assert refused(state, "pair 9-0 14-12") == ("HIF-8", "refuse-not-in-pool")
    play(state, "pair 9-0 9-2", "14-12 take none")
    assert len(tiles(state, "A")) == 5, "the new hands come first"
    assert state.fields()["phase"] == "play", "14-12 and 9-1 are not a pair"
    assert refused(state, "decline") == ("HIF-9", "refuse-decline")
    assert refused(state, "pair 14-12 9-1") == ("HIF-8", "refuse-no-match")


def test_hif_8_any_pair_and_takes_may_be_declined() -> None:
    state = game("open_pairs").position({"pool": "9-0 9-1", "A": "9-3 6-6", "B": "5-4 5-5"})
    play(state, "decline")
    assert (state.fields()["phase"], state.turn) == ("play", 0)
    assert refused(state, "pair 9-0 9-1") == ("HIF-8", "refuse-pair-late")
    play(state, "9-3 take none")
    assert state.fields()["phase"] == "pair", "no claim, but the pool is open"
    assert legal(state) == ["pair 9-1 9-0", "pair 9-3 9-0", "pair 9-3 9-1", "decline"]


def test_hif_8_with_any_pair_no_seat_acts_after_the_last_play() -> None:
    last = {"pool": "9-0", "A": "–", "B": "14-9", "turn": "B", "boneyard": "–"}
    assert play(game("open_pairs").position(last), "14-9 take none").is_over


def test_hif_8_forced_names_the_tiles_to_take() -> None:
    state = game("always_take").position(MISSED)
    refusal = state.why_not(state.parse("14-9 take none"))
    assert refusal is not None
    said = Language("en", state.game).say(refusal.message)
    assert said == "14-9 matches, you must take a pair: 9-0, 14-3."
    assert refused(state, "pair 9-0 14-3") == ("HIF-8", "refuse-no-pairs")


def test_hif_9_there_is_no_passing() -> None:
    for preset in ("high_fives", "always_take", "open_pairs"):
        state = game(preset).position({"pool": "9-0", "A": "14-12"})
        assert legal(state) == ["14-12 take none"]
        assert refused(state, "decline")[0] == "HIF-9"


# Scoring.


@pytest.mark.parametrize(
    ("tile", "worth"),
    [("3-2", 1), ("4-1", 1), ("12-3", 3), ("8-7", 3), ("13-12", 5), ("15-15", 7), ("5-5", 3)]
    + [("10-10", 5), ("0-0", 1), ("7-7", 1), ("10-0", 2), ("12-5", 0)],
)
def test_hif_10_hif_x7_what_a_tile_is_worth(tile: str, worth: int) -> None:
    assert game().position({"taken": f"– / {tile}"}).scores() == [0, worth]


def test_hif_11_the_set_is_worth_100() -> None:
    doubles = sum(HIGH[tile] == LOW[tile] for tile in range(136))
    sums = [int(HIGH[tile] + LOW[tile]) for tile in range(136)]
    fives = [sums.count(pips) * pips // 5 for pips in (5, 10, 15, 20, 25, 30)]
    assert (doubles, fives) == (16, [3, 6 * 2, 8 * 3, 6 * 4, 3 * 5, 6])
    assert sum(WORTH) == 100
    assert sum(worth > 0 for worth in WORTH) == 40


def test_hif_11_captures_and_pool_total_100_at_the_end() -> None:
    for seed in range(4):
        state = finish(game(players=3).new_round(seed=seed), Chance(), Rng(seed))
        counted = [message for message in state.ending() if "doubles" in message.arguments]
        assert sum(number(message, "points") for message in counted) == 100
        assert sum(number(message, "count") for message in counted) == 136
        assert [number(message, "points") for message in counted[:3]] == [
            points - bonus for points, bonus in zip(state.scores(), bonuses(state), strict=True)
        ]
        for message in counted:
            kinds = ["doubles", *(f"sum{pips}" for pips in (5, 10, 15, 20, 25, 30))]
            assert sum(number(message, kind) for kind in kinds) == number(message, "points")


def number(message: Message, name: str) -> int:
    found = message.arguments[name]
    assert isinstance(found, int)
    return found


def bonuses(state: State) -> list[int]:
    counts = [len(part.replace("–", "").split()) for part in state.fields()["taken"].split("/")]
    best = [count == max(counts) for count in counts]
    return [5 if is_best and sum(best) == 1 else 0 for is_best in best]


TIED = {"pool": "–", "A": "–", "B": "12-6", "turn": "B", "boneyard": "–"}


def tied(options: dict[str, object]) -> State:
    """Two seats with equally many tiles, just before the last play."""
    rest = [f"{high}-{low}" for high in range(16) for low in range(high + 1)]
    rest.remove("12-6")
    rest.remove("0-0")
    taken = f"{' '.join(rest[:67])} / {' '.join(rest[67:])}"
    return game(**options).position({**TIED, "pool": "0-0", "taken": taken})


@pytest.mark.parametrize(
    ("tie", "bonus", "each", "ids"),
    [
        ("none", 5, 0, ["end-most-tied"]),
        ("each", 5, 5, ["end-most-shared", "end-share", "end-share"]),
        ("split", 5, 2, ["end-most-shared", "end-share", "end-share"]),
        ("split", 1, 0, ["end-most-tied"]),
        ("each", 0, 0, []),
    ],
)
def test_hif_12_shared_most_tiles(tie: str, bonus: int, each: int, ids: list[str]) -> None:
    state = tied({"most_tiles_tie": tie, "most_tiles_bonus": bonus})
    before = state.scores()
    play(state, "12-6 take none")
    assert [after - points for after, points in zip(state.scores(), before, strict=True)] == [
        each,
        each,
    ]
    assert [message.id for message in state.ending()] == ["end-count"] * 2 + ["end-pool", *ids]


@pytest.mark.parametrize("bonus", [0, 5, 9])
def test_hif_12_a_sole_leader_in_tiles_gets_the_bonus(bonus: int) -> None:
    state = tied({"most_tiles_bonus": bonus})
    fields = state.fields()
    first = fields["taken"].split(" / ")[1].split()[0]
    taken = fields["taken"].replace(f"/ {first} ", "/ ")
    state = game(most_tiles_bonus=bonus).position(
        {**fields, "taken": taken, "pool": f"0-0 {first}", "turn": "B"}
    )
    facts = next(zone for zone in state.zones() if isinstance(zone, Facts))
    leads = [fact for fact in facts.facts if fact.id == "fact-most"]
    assert [fact.arguments["player"] for fact in leads] == ([0] if bonus else [])
    before = state.scores()
    play(state, "12-6 take none")
    assert state.scores() == [before[0] + bonus, before[1]]


def played_match(rounds: int, seed: int) -> Match:
    match = game(match_hands=rounds).new_match(seed=seed)
    rng = Rng(seed)
    while not match.is_over:
        finish(match.round, Chance(), rng)
        match.settle()
        if not match.is_over:
            match.start()
    return match


def test_hif_13_totals_accumulate_and_the_first_player_rotates() -> None:
    match = played_match(3, seed=5)
    assert len(match.rounds) == 3
    points = [r.scores() for r in match.rounds]
    assert match.totals == [sum(column) for column in zip(*points, strict=True)]
    firsts = [int(match.rounds[0].lot), *(r.setup.starter for r in match.rounds[1:])]
    assert [(first - firsts[0]) % 2 for first in firsts] == [0, 1, 0]
    best = max(match.totals)
    assert match.winners == [seat for seat in range(2) if match.totals[seat] == best]
    assert len(played_match(1, seed=6).rounds) == 1


def test_hif_13_equal_totals_share_the_win() -> None:
    match = game().new_match(seed=1)
    finish(match.round, Chance(), Rng(1))
    match.settle()
    match.totals = [50, 50]
    assert match.game.match_winners(match) == [0, 1]


# Words, pictures and positions.
