name = Perico
summary = A solitaire: remove two matching tiles from a row. An invented game, as an example.

preset-house = House rules
    .about = A row of five tiles.
preset-narrow = Narrow
    .about = A row of three tiles; harder.
option-row_size = Row
    .help = Number of tiles in the row.

label-pair = Remove { $tiles }
say-pair = { $person ->
    [you] You remove { $tiles }.
   *[other] { $player } removes { $tiles }.
}
say-new = New in the row: { $tiles }.
refuse-no-place = There is no tile in place { $place }.
end-won = { $person ->
    [you] You win: no tile is left.
   *[other] { $player } wins: no tile is left.
}
end-lost = No two tiles match; { $count ->
    [one] one tile is left.
   *[other] { $count } tiles are left.
}
verb-pair = pair
