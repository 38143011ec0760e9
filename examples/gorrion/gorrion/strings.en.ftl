name = Gorrion
summary = The cross with a boneyard, for a stake. An invented game, as an example.

preset-house = House rules
    .about = Six rounds, with a stake of two.
preset-pips = For pips
    .about = To 100 points; losers pay their pips.
value-spare_tiles-draw = a boneyard to draw from
option-stake = Stake
    .help = What each loser pays; 0: the pips in hand.
