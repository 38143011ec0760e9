name = Good Neighbors
summary = A solitaire: take out pairs of tiles that touch and match, close the gaps, and leave nothing over.

preset-good_neighbors_12 = Double twelve
    .about = The long game: 91 tiles in three rows of four.
preset-good_neighbors_9 = Double nine
    .about = 55 tiles in three rows of three.
preset-good_neighbors_6 = Double six
    .about = The short game: 28 tiles in two rows of three.

option-rows = Rows
    .help = The number of rows in the layout.
value-rows-by_set = by the set
option-cols = Tiles in a row
    .help = The number of tiles in a row.
value-cols-by_set = by the set
option-target_left = Tiles left to win
    .help = The number of tiles that may be left in a win.
value-target_left-by_set = by the set
option-diagonals = Corners touch
    .help = Whether tiles that touch only at their corners are neighbours.
option-multi_pair_turns = Several pairs a turn
    .help = Whether more than one pair may be taken out before the layout is filled in.

label-remove = { $tile } ({ $cell }) with { $second } ({ $second_cell }), which share { $numbers }
label-fill-in = Fill in: { $count ->
    [0] close the gaps
    [one] close the gaps, one new tile
   *[other] close the gaps, { $count } new tiles
}

say-remove = { $person ->
    [you] You remove
   *[other] { $player } removes
} { $tile } and { $second }, which share { $numbers }.
say-fill-in = { $person ->
    [you] You close the gaps
   *[other] { $player } closes the gaps
}{ $count ->
    [0] {""}
    [one] {" "}and draw one tile
   *[other] {" "}and draw { $count } tiles
}.
say-new = New: { $tiles }.

refuse-no-pair-yet = Remove at least one pair first, for example { $example }.
refuse-one-pair = One pair a turn: fill in now.
refuse-empty = There is no tile at { $cell }.
refuse-diagonal = { $tile } and { $second } meet only at their corners, which does not count.
refuse-gap = There is a gap between { $tile } and { $second }; gaps close only when you fill in.
refuse-apart = { $tile } and { $second } do not touch.
refuse-same-cell = A pair is two different tiles; { $cell } was named twice.
refuse-no-cell = The layout has no cell { $cell }.
refuse-no-tile = { $tile } is not in the layout.

end-won = { $person ->
    [you] { $count ->
        [0] No tile is left
        [one] One tile is left
       *[other] { $count } tiles are left
    }: you win!
   *[other] { $count ->
        [0] No tile is left
        [one] One tile is left
       *[other] { $count } tiles are left
    }: { $player } wins!
}
end-lost = There are no good neighbours left. { $count ->
    [one] One tile is left
   *[other] { $count } tiles are left
}{ $stock ->
    [0] {""}
   *[other] , { $stock } of them in the stock
}, and { $target ->
    [0] none
   *[other] only { $target }
} may be: lost.

fact-turn = Turn { $number }
fact-slide = After filling in: { $rows }{ $count ->
    [0] {""}
    [one] {" "}and one new tile
   *[other] {" "}and { $count } new tiles
}

zone-layout = Layout

verb-remove = remove
verb-fill_in = fill in, fill_in, fill

# Reasons for a removal

why-end = { $count ->
    [0] from there on every tile can still be removed.
    [one] at best one tile is left in the end.
   *[other] at best { $count } tiles are left in the end.
}
why-pairs = { $count ->
    [one] with the gaps closed, the remaining tiles still make one pair.
   *[other] with the gaps closed, the remaining tiles still make { $count } pairs.
}
why-most-pairs = { $count ->
    [one] with the gaps closed, the remaining tiles still make one pair; after other removals none.
   *[other] with the gaps closed, the remaining tiles still make { $count } pairs, more than after other removals.
}
why-new = { $count ->
    [one] it brings one new tile.
   *[other] it brings { $count } new tiles.
}

## Why a position is invalid

position-cells = Expected at most { $rows } rows of { $cols } cells.

## Calls, large over the table for a moment

cheer-end-won = Solved!
