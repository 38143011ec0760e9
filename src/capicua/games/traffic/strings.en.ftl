name = Traffic
summary = A solitaire on an endless grid: every play makes four numbers in order, and the tangle grows.

version-2 = The table has no edge, and actions have new numbers. Records of version 1 replay unchanged; tables stored under version 1 are closed.

preset-traffic_6 = Double six
    .about = The short game: 28 tiles, four turned up.
preset-traffic_9 = Double nine
    .about = 55 tiles, five turned up.
preset-traffic_12 = Double twelve
    .about = The long game: 91 tiles, six turned up.
preset-traffic_strict_6 = Double six, strict
    .about = Never five numbers in a line, in order or not; hardly ever won.
preset-traffic_strict_9 = Double nine, strict
    .about = The strict game with 55 tiles; hardly ever won.
preset-traffic_strict_12 = Double twelve, strict
    .about = The strict game with 91 tiles; hardly ever won.

option-pool_size = Pool
    .help = The number of tiles turned up to choose from.
value-pool_size-by_set = by the set
option-line_limit = Length limit
    .help = Whether five numbers in order may not lie in a line, or five numbers of any kind.
value-line_limit-sequence = five numbers in order
value-line_limit-cells = any five numbers
option-one_tile_quad = One tile alone
    .help = Whether a single tile must have both its numbers in the quad, or one will do.
value-one_tile_quad-both_numbers = both its numbers
value-one_tile_quad-any = one number will do

label-take = Take { $tile }
label-lay = { $first } on { $square }, { $second } on { $second_square }
label-lay-quad = { $first } on { $square }, { $second } on { $second_square }: makes { $quad }
label-confirm = Play { $tiles }: { $quad }
label-concede = Give up

say-take = { $person ->
    [you] You take
   *[other] { $player } takes
} { $tile }.
say-lay = { $person ->
    [you] You lay
   *[other] { $player } lays
} { $tile }: { $first } on { $square }, { $second } on { $second_square }.
say-play = { $person ->
    [you] You make
   *[other] { $player } makes
} the quad { $quad } with { $tiles }.
say-new = Turned up: { $tiles }.
say-concede = { $person ->
    [you] You give up.
   *[other] { $player } gives up.
}

refuse-tile-taken = Lay { $tile } first, or take that back.
refuse-nothing-taken = Take a tile of the pool first.
refuse-nothing-laid = Nothing has been laid yet.
refuse-concede-drafting = Finish the play you have begun, or take it back; then you may give up.
refuse-no-quad = Four numbers in order are needed; you have { $run }. Go on with { $example }, for example.
refuse-not-in-pool = { $tile } is not in the pool.
refuse-laid = { $tile } is laid already.
refuse-no-use = No quad can be made with { $tile } now.
refuse-occupied = There is a number on { $square } already.
refuse-double-order = Both halves of { $tile } are the same: name its lower or left square first.
refuse-five = That makes five in a row: { $run }.
refuse-five-squares = That puts five numbers in one line.
refuse-opening = The first quad begins at 0:0, goes to the right and goes up; { $tile } has no place in it there.
refuse-one-tile = A single tile must lie along the line with both numbers; { $tile } has only one in the quad.
refuse-only-new = A quad must include a number that was on the table already.
refuse-idle = { $tile } would not be part of the quad.
refuse-not-in-quad = No possible quad has { $tile } there.

end-won = { $person ->
    [you] Every tile has been played: you win!
   *[other] Every tile has been played: { $player } wins!
}
end-lost = No quad can be made any more. { $count ->
    [one] One tile is left
   *[other] { $count } tiles are left
} ({ $tiles }{ $stock ->
    [0] {""}
   *[other] {" "}and { $stock } in the stock
}): lost.
end-conceded = Given up with { $count ->
    [one] one tile left.
   *[other] { $count } tiles left.
}

fact-plays = Possible plays: { $count }
fact-quad = The quad is made: { $quad }

zone-table = Table
zone-pool = Pool
zone-taken = Taken

verb-confirm = confirm, play
verb-concede = concede, resign, give up

# What speaks for a step

why-plan = { $count ->
    [one] it makes the quad { $quad } with { $tiles } alone.
   *[other] it leads to the quad { $quad }, with { $tiles }.
}
why-end = { $count ->
    [0] after this play every tile that is left can still be played.
    [one] after this play one tile is left at best.
   *[other] after this play { $count } tiles are left at best.
}
why-rare = it uses { $tile }, whose { $number } fits in no quad except { $quad }.
why-next = { $count ->
    [one] then the visible tiles allow one more play.
   *[other] then the visible tiles allow { $count } more plays.
}

## Why a position is invalid

position-squares = Expected a tile and two squares that touch: “6-4 @ 0:0 1:0”.
position-double-squares = The first square of a double is the lower or left one.
position-square-taken = The square { $square } is already taken.
position-too-far = The tiles lie too far apart: expected fewer than { $room } columns and rows.

## Calls, large over the table for a moment

cheer-end-won = Solved!
