"""The house rules of Partners, and the presets of seven countries."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from capicua.core.options import Between, ByRound, Options, Rule, options
from capicua.families.line.options import FirstLead, HandSize, NextLead, PointsOptions, refusal

LAST_BONUS = 500
"""The last round of a match for which a bonus can be given."""


@options
class PartnersOptions(PointsOptions):
    """The shared house rules with this game's defaults, and 32 options of its own."""

    set: Annotated[Literal[6, 9], Rule("PAR-3")] = 6
    direction: Annotated[Literal["clockwise", "counterclockwise"], Rule("PAR-2")] = (
        "counterclockwise"
    )
    hand_size: HandSize = 7
    first_lead: FirstLead = "highest_double"
    next_lead: NextLead = "rotate"
    no_double: Annotated[Literal["redeal", "heaviest_tile"], Rule("LIN-8")] = "redeal"
    spinner: Annotated[Literal["none"], Rule("PAR-3")] = "none"
    draw_per_turn: Annotated[Literal[0], Rule("PAR-3", "PAR-11")] = 0
    draw_when_able: Annotated[Literal[False], Rule("PAR-11")] = False
    boneyard_reserve: Annotated[Literal[0], Rule("PAR-3")] = 0
    dead_layout: Annotated[Literal["stop"], Rule("PAR-12")] = "stop"
    blocked_scoring: Annotated[Literal["winner_net", "winner_all"], Rule("PAR-17")] = "winner_all"
    teams: Annotated[Literal["none", "pairs"], Rule("PAR-1")] = "pairs"

    forced_lead: Annotated[bool, Rule("PAR-6")] = True
    pass_lead: Annotated[bool, Rule("PAR-10")] = False
    void_lead: Annotated[Literal["rotate", "same_leader", "highest_double"], Rule("PAR-9")] = (
        "rotate"
    )
    redeal_doubles: Annotated[Literal[0, 4, 5, 6, 7], Rule("PAR-4")] = 0
    instant_doubles: Annotated[Literal[0, 4, 5, 6, 7], Rule("PAR-4")] = 0
    block_winner: Annotated[
        Literal["lowest_pair", "lowest_individual", "blocker_vs_next"],
        Rule("PAR-13", "PAR-14", "PAR-15"),
    ] = "lowest_pair"
    block_tie: Annotated[Literal["void", "opener", "blocker"], Rule("PAR-16")] = "void"
    count_pips: Annotated[Literal["opponents", "all"], Rule("PAR-17")] = "opponents"
    scoring: Annotated[Literal["pips", "games"], Rule("PAR-17", "PAR-19")] = "pips"
    win_simple: Annotated[int, Between(0, 10), Rule("PAR-19")] = 1
    win_double: Annotated[int, Between(0, 10), Rule("PAR-19")] = 1
    win_both: Annotated[int, Between(0, 10), Rule("PAR-19")] = 1
    win_cross: Annotated[int, Between(0, 10), Rule("PAR-19")] = 1
    win_block: Annotated[int, Between(0, 10), Rule("PAR-19")] = 1
    key_win: Annotated[int, Between(0, 10), Rule("PAR-19")] = 0
    void_next: Annotated[Literal["none", "two", "plus_one"], Rule("PAR-20")] = "none"
    capicua_bonus: Annotated[Literal["double"] | int, Between(0, 500), Rule("PAR-22")] = 0
    both_ends: Annotated[Literal["different", "any"], Rule("PAR-19", "PAR-22")] = "different"
    capicua_double: Annotated[bool, Rule("PAR-22")] = False
    capicua_blank: Annotated[bool, Rule("PAR-22")] = True
    chuchazo_bonus: Annotated[int, Between(0, 500), Rule("PAR-23")] = 0
    chuchazo_both_ends: Annotated[bool, Rule("PAR-23")] = True
    pase_salida_bonus: Annotated[int, Between(0, 500), Rule("PAR-24")] = 0
    pase_salida_plain: Annotated[Literal["same"] | int, Between(0, 500), Rule("PAR-24")] = "same"
    pase_salida_partner: Annotated[Literal["must_play", "any"], Rule("PAR-24")] = "must_play"
    pase_corrido_bonus: Annotated[int, Between(0, 500), Rule("PAR-25")] = 0
    hand_bonuses: Annotated[ByRound, Between(0, 500), Rule("PAR-26")] = ByRound()
    """The bonus of each round: ``1:100,2:75``; a single number is for the first round."""
    block_bonus: Annotated[int, Between(0, 500), Rule("PAR-26")] = 0
    bonus_fit: Annotated[Literal["any", "not_past", "below"], Rule("PAR-27")] = "any"
    match_format: Annotated[Literal["target", "six_love"], Rule("PAR-28", "PAR-29")] = "target"
    one_all_play_two: Annotated[bool, Rule("PAR-29")] = True
    shutout: Annotated[Literal["none", "double"], Rule("PAR-30")] = "none"

    def __post_init__(self) -> None:
        """Reject contradictory options."""
        super().__post_init__()
        if self.scoring == "pips":
            self._refuse_games_rules()
        if self.scoring == "games" or self.teams == "none":
            self._refuse_bonuses()
        if self.teams == "none":
            self._refuse_pairs_rules()
        if self.blocked_scoring == "winner_net" and self.count_pips == "all":
            raise refusal("bad-net-all", "PAR-17")
        if self.pass_lead and (self.teams != "pairs" or self.next_lead != "hand_winner"):
            raise refusal("bad-pass-lead", "PAR-10")
        for hand in self.hand_bonuses:
            if not 1 <= hand <= LAST_BONUS:
                raise refusal("bad-hand-bonus", "PAR-26", hand=hand, high=LAST_BONUS)

    def _refuse_games_rules(self) -> None:
        """Reject options for games won if rounds are scored in pips."""
        usual = {
            "match_format": "target",
            "key_win": 0,
            "void_next": "none",
            "instant_doubles": 0,
            **dict.fromkeys(("win_simple", "win_double", "win_both", "win_cross", "win_block"), 1),
        }
        for name, value in usual.items():
            if getattr(self, name) != value:
                rule = {"match_format": "PAR-29", "instant_doubles": "PAR-4", "void_next": "PAR-20"}
                raise refusal("bad-with-pips", rule.get(name, "PAR-19"), option=name)

    def _refuse_bonuses(self) -> None:
        """Reject bonuses unless partnerships score pips (PAR-21)."""
        for name in (
            "capicua_bonus",
            "chuchazo_bonus",
            "pase_salida_bonus",
            "pase_corrido_bonus",
            "block_bonus",
        ):
            if getattr(self, name) != 0:
                raise refusal("bad-bonus", "PAR-21", option=name)
        if any(self.hand_bonuses.values()):
            raise refusal("bad-bonus", "PAR-21", option="hand_bonuses")

    def _refuse_pairs_rules(self) -> None:
        if self.block_winner != "lowest_individual":
            raise refusal(
                "bad-alone",
                "PAR-13" if self.block_winner == "lowest_pair" else "PAR-15",
                option="block_winner",
                value=self.block_winner,
                allowed="lowest_individual",
            )
        if self.block_tie != "void":
            raise refusal(
                "bad-alone", "PAR-16", option="block_tie", value=self.block_tie, allowed="void"
            )

    def most_seats(self) -> int:
        """Return the highest number of players: four (PAR-1)."""
        return 4

    def seat_range(self) -> tuple[int, int]:
        """Return the range of seats: exactly four (PAR-1)."""
        return 4, 4

    def hands_rule(self) -> str:
        """Return the rule id for the size of the hands."""
        return "PAR-3"


DOMINICAN: dict[str, Any] = {
    "target": 200,
    "next_lead": "hand_winner",
    "count_pips": "all",
    "block_tie": "opener",
    "capicua_bonus": 25,
    "pase_corrido_bonus": 25,
}
PUERTO_RICAN: dict[str, Any] = {
    "next_lead": "hand_winner",
    "count_pips": "all",
    "block_tie": "blocker",
}
CUBAN: dict[str, Any] = {
    "set": 9,
    "hand_size": 10,
    "target": 150,
    "next_lead": "hand_winner",
    "pass_lead": True,
    "block_winner": "lowest_individual",
}
JAMAICAN: dict[str, Any] = {
    "next_lead": "hand_winner",
    "pass_lead": True,
    "block_winner": "lowest_individual",
    "void_lead": "highest_double",
    "scoring": "games",
    "key_win": 2,
    "void_next": "two",
    "match_format": "six_love",
    "target": 6,
    "max_hands": 500,
}

PRESETS: dict[str, Options] = {
    "venezuelan": PartnersOptions(),
    "spanish": PartnersOptions(first_lead="lot", count_pips="all", target=300),
    "dominican": PartnersOptions(
        **DOMINICAN, block_winner="blocker_vs_next", pase_salida_bonus=25, bonus_fit="below"
    ),
    "dominican_patio": PartnersOptions(
        **DOMINICAN, block_winner="lowest_individual", chuchazo_bonus=25
    ),
    "puerto_rican_500": PartnersOptions(
        **PUERTO_RICAN,
        target=500,
        capicua_bonus=100,
        chuchazo_bonus=100,
        hand_bonuses=ByRound({1: 100, 2: 75, 3: 50, 4: 25}),
    ),
    "puerto_rican_200": PartnersOptions(**PUERTO_RICAN, target=200),
    "cuban": PartnersOptions(**CUBAN),
    "cuban_capicua": PartnersOptions(
        **CUBAN,
        capicua_bonus="double",
        pase_salida_bonus=20,
        pase_salida_plain=0,
        pase_salida_partner="any",
    ),
    "jamaican": PartnersOptions(**JAMAICAN),
    "jamaican_six": PartnersOptions(**{**JAMAICAN, "match_format": "target", "max_hands": 200}),
    "jamaican_cut_throat": PartnersOptions(**{**JAMAICAN, "teams": "none", "pass_lead": False}),
    "brazilian": PartnersOptions(
        hand_size=6,
        no_double="heaviest_tile",
        next_lead="hand_winner",
        pass_lead=True,
        block_winner="lowest_individual",
        void_lead="highest_double",
        scoring="games",
        win_double=2,
        win_both=3,
        win_cross=4,
        void_next="plus_one",
        redeal_doubles=5,
        instant_doubles=6,
        target=6,
    ),
}

COUNTRIES: dict[str, str] = {
    "venezuelan": "ve",
    "spanish": "es",
    "dominican": "do",
    "puerto_rican": "pr",
    "cuban": "cu",
    "jamaican": "jm",
    "brazilian": "br",
}
"""The country whose words presets use at the table, by the start of their names."""


@cache
def country_of(record: Options) -> str:
    """Return the country whose words suit some house rules: that of the nearest preset."""
    nearest = min(PRESETS, key=lambda name: len(record.differences(PRESETS[name])))
    return next(code for start, code in COUNTRIES.items() if nearest.startswith(start))
