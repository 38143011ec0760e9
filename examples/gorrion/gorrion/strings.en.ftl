name = Gorrion
summary = The cross with a boneyard, for a stake. An invented game, as an example.

preset-house = House rules
    .about = Six rounds for a stake of two.
preset-pips = For pips
    .about = To 100 points, and losers pay their pips.
value-spare_tiles-draw = a boneyard to draw from
option-stake = Stake
    .help = What each loser pays; 0 where the pips in hand are paid.
