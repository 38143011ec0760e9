name = Squeeze
summary = A solitaire: take pairs and runs out of a row that closes up, until nothing is left.

preset-squeeze_12 = Double twelve
    .about = The long game: 91 tiles, and new ones only when nothing can be removed.
preset-squeeze_9 = Double nine
    .about = 55 tiles, and new ones only when nothing can be removed.
preset-squeeze_6 = Double six
    .about = The short game: 28 tiles, and new ones only when nothing can be removed.
preset-squeeze_12_free = Double twelve, free dealing
    .about = 91 tiles, dealt whenever you like; much easier.
preset-squeeze_9_free = Double nine, free dealing
    .about = 55 tiles, dealt whenever you like; much easier.
preset-squeeze_6_free = Double six, free dealing
    .about = 28 tiles, dealt whenever you like; much easier.

option-row_size = First row
    .help = The number of tiles laid out at the start.
option-deal_size = Tiles in a deal
    .help = The number of tiles that each later deal adds to the row.
option-deal_when = New tiles
    .help = Whether new tiles come only when nothing can be removed, or whenever you like.
value-deal_when-no_moves = when nothing can be removed
value-deal_when-any_time = at any time
option-close_win_max = Close win
    .help = The most tiles that may be left in a close win.

label-deal = Deal { $count ->
    [one] one tile
   *[other] { $count } tiles
}
label-pair = Pair { $tiles } sharing { $numbers } (places { $first } and { $last })
label-run = Run { $tiles } sharing { $numbers } (places { $first } to { $last })

say-deal = { $person ->
    [you] You deal
   *[other] { $player } deals
} { $count ->
    [one] one tile.
   *[other] { $count } tiles.
}
say-dealt = New in the row: { $tiles }.
say-pair = { $person ->
    [you] You remove
   *[other] { $player } removes
} the pair { $tiles }, which share { $numbers }.
say-run = { $person ->
    [you] You remove
   *[other] { $player } removes
} the run { $tiles }: all show { $numbers }.

refuse-too-close = Next to each other is too close: a pair needs one or two tiles between.
refuse-too-far = With { $between } tiles between they are too far apart: a pair needs one or two tiles between.
refuse-short-run = A run needs three tiles or more, not { $count }.
refuse-long-run = A run of { $count } is impossible: no number is on more than { $most } tiles.
refuse-no-place = There is no place { $place }: the row has { $count ->
    [0] no tiles.
    [one] one tile.
   *[other] { $count } tiles.
}
refuse-no-shared-number = { $tiles } have no number common to all of them.
refuse-removals-left = { $count ->
    [one] There is still a removal, { $example }, so no new tiles yet.
   *[other] There are still { $count } removals, { $example } for one, so no new tiles yet.
}
refuse-no-stock = The stock is empty: there are no tiles to deal.

end-won = { $person ->
    [you] No tile is left: you win!
   *[other] No tile is left: { $player } wins!
}
end-close = Nothing more can be removed. { $count ->
    [one] One tile is left ({ $tiles })
   *[other] { $count } tiles are left ({ $tiles })
}: a close win.
end-lost = Nothing more can be removed. { $count ->
    [one] One tile is left ({ $tiles })
   *[other] { $count } tiles are left ({ $tiles })
}: lost.

fact-deals-left = Deals left: { $count }

why-left = { $count ->
    [0] it clears the row.
    [one] it leaves one tile in the row.
   *[other] it leaves { $count } tiles in the row.
}
why-removals = { $count ->
    [one] then one removal is possible.
   *[other] then { $count } removals are possible.
}

## Calls, large over the table for a moment

cheer-end-won = Solved!
cheer-end-close = A close win!
