name = High Fives
summary = Capture pairs of tiles that share a number; doubles and sums of fives score.

preset-high_fives = High Fives
    .about = The usual game: what you miss, the next player may claim.
preset-always_take = Always take
    .about = A tile that matches must take a pair; nothing is missed.
preset-even_deal = Even deal
    .about = A pool of fifteen, so that hands come out even.
preset-open_pairs = Open pairs
    .about = Before playing you may take any matching pair from the pool.

option-missed_pair = Missed pairs
    .help = What happens to a pair that could have been taken: the next player may claim it, it must be taken, or any pair in the pool may be taken at the start of a turn.
value-missed_pair-next_player = the next player may claim it
value-missed_pair-forced = pairs must be taken
value-missed_pair-any_pair = any pair in the pool
option-pool_size = Pool
    .help = The number of tiles turned up at the start.
option-short_round = Last tiles
    .help = Whether tiles too few for full hands are dealt as a shorter last hand or go to the pool; they cannot go to the pool with 7 players or a pool of 15.
value-short_round-last = a shorter last hand
value-short_round-to_pool = to the pool
option-most_tiles_bonus = Bonus for most tiles
    .help = The points for capturing the most tiles.
option-most_tiles_tie = Most tiles shared
    .help = Who gets the bonus if several players tie for most tiles: nobody, each of them, or each an equal part, rounded down.
value-most_tiles_tie-none = nobody
value-most_tiles_tie-each = each of them
value-most_tiles_tie-split = each an equal part
option-match_hands = Rounds in a match
    .help = The number of times the whole set is played; the totals are added.

bad-pool-fifteen = short_round=to_pool and pool_size=15 do not go together: with a pool of 15 the hands already come out even.
bad-pool-seven = short_round=to_pool is not for 7 players: their hands of 4 and 3 always come out even.

label-play = { $tile } takes { $other_tile }{ $points ->
    [0] {""}
    [one] , one point
   *[other] , { $points } points
}
label-leave = { $tile } stays in the pool
label-claim = Claim { $tile } with { $other_tile }{ $points ->
    [0] {""}
    [one] , one point
   *[other] , { $points } points
}
label-pair = Take { $tile } and { $other_tile }{ $points ->
    [0] {""}
    [one] , one point
   *[other] , { $points } points
}
label-no-claim = No claim
label-no-pair = Take no pair

say-play = { $person ->
    [you] You play { $tile } and take
   *[other] { $player } plays { $tile } and takes
} { $other_tile }{ $points ->
    [0] .
    [one] : one point.
   *[other] : { $points } points.
}
say-leave = { $person ->
    [you] You play { $tile }; it stays in the pool.
   *[other] { $player } plays { $tile }; it stays in the pool.
}
say-missed = It could have taken a pair. { $person ->
    [you] You may claim { $tile }.
   *[other] { $player } may claim { $tile }.
}
say-claim = { $person ->
    [you] You claim
   *[other] { $player } claims
} the missed { $tile } with { $other_tile }{ $points ->
    [0] .
    [one] : one point.
   *[other] : { $points } points.
}
say-no-claim = { $person ->
    [you] You do not claim it.
   *[other] { $player } does not claim it.
}
say-pair = { $person ->
    [you] You take
   *[other] { $player } takes
} { $tile } and { $other_tile } from the pool{ $points ->
    [0] .
    [one] : one point.
   *[other] : { $points } points.
}
say-no-pair = { $person ->
    [you] You take no pair from the pool.
   *[other] { $player } takes no pair from the pool.
}
say-deal = Hand { $number } of { $deals }: each player gets { $count ->
    [one] one tile.
   *[other] { $count } tiles.
}
say-turned-up = { $count ->
    [one] The last tile goes
   *[other] The last { $count } tiles go
} to the pool: { $tiles }.

refuse-not-held = You do not hold { $tile }.
refuse-not-in-pool = { $tile } does not lie in the pool.
refuse-no-match = { $tile } and { $other_tile } share no number.
refuse-itself = { $tile } takes another tile, not itself.
refuse-must-take = { $tile } matches, you must take a pair: { $tiles }.
refuse-decline = There is nothing to decline: play a tile from your hand.
refuse-claim-first = First claim the missed { $tile } with a tile that it matches, or decline; then play.
refuse-no-claim = There is no missed tile to claim.
refuse-pair-first = First take a matching pair from the pool, or decline; then play.
refuse-no-pairs = In this game pairs are only taken with a tile from your hand.
refuse-pair-late = A pair may be taken from the pool once, at the start of your turn: now play a tile.

end-count = { $person ->
    [you] You have
   *[other] { $player } has
} { $count ->
    [one] one tile
   *[other] { $count } tiles
}: doubles { $doubles }, 5s { $sum5 }, 10s { $sum10 }, 15s { $sum15 }, 20s { $sum20 }, 25s { $sum25 }, 30s { $sum30 }; { $points ->
    [one] one point.
   *[other] { $points } points in all.
}
end-pool = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
} left in the pool: doubles { $doubles }, 5s { $sum5 }, 10s { $sum10 }, 15s { $sum15 }, 20s { $sum20 }, 25s { $sum25 }, 30s { $sum30 }; { $points ->
    [one] one point that nobody scores.
   *[other] { $points } points that nobody scores.
}
end-most = { $person ->
    [you] You have
   *[other] { $player } has
} the most tiles, { $count }: { $points ->
    [one] one point more.
   *[other] { $points } points more.
}
end-most-tied = { $seats } players tie for most tiles, { $count }: nobody gets the bonus.
end-most-shared = { $seats } players tie for most tiles, { $count }, and share the bonus.
end-share = { $person ->
    [you] You get
   *[other] { $player } gets
} { $points ->
    [one] one point more.
   *[other] { $points } points more.
}

fact-deal = Hand { $number } of { $deals }
fact-most = { $person ->
    [you] You have
   *[other] { $player } has
} the most tiles ({ $count }), worth { $points } more

zone-pool = Pool
zone-missed = Missed
zone-boneyard = Boneyard
zone-captured = Captured
zone-round = Round

verb-take = takes, take
verb-claim = claim
verb-decline = no claim, no pair, decline

## The score sheet for real tiles

ending-finished = finished
ask-ending-finished = How did it end?
ask-made = Points of the tiles { $player } captured:
ask-captured = Tiles { $player } captured:

## Reasons for an action

why-most = it makes { $points ->
    [one] one point, more than any other action.
   *[other] { $points } points, more than any other action.
}
why-scores = it scores { $points ->
    [one] one point at once.
   *[other] { $points } points at once.
}
why-bonus = its two tiles count towards most tiles, which is worth { $bonus ->
    [one] one point.
   *[other] { $bonus } points.
}
why-clears = it leaves no tile worth points in the pool.
why-nothing-fits = no tile in the hand matches anything in the pool.
why-worthless = { $tile } is worth no points.
why-few-match = { $count ->
    [0] no unseen tile matches { $tile }.
    [one] only one unseen tile matches { $tile }.
   *[other] only { $count } unseen tiles match { $tile }.
}

## Why a position is invalid

position-later-hands = The later hands need { $needed } tiles from the boneyard; found { $found }.
position-no-claims = Under these rules a missed tile cannot be claimed.
position-no-match = No tile in the pool matches { $tile }.
position-empty-hand = { $player } has the turn but no tiles.

## Points that fly to a player

gain-say-play = { $points ->
    [0] { "" }
   *[other] +{ $points }
}
gain-say-claim = { $points ->
    [0] { "" }
   *[other] +{ $points }
}
gain-say-pair = { $points ->
    [0] { "" }
   *[other] +{ $points }
}
