name = Bingo
summary = A solitaire of pure chance: count along a row; a tile leaves if its pips match the count. Nothing to decide.

preset-bingo = Double six
    .about = 28 tiles, counted from 0 to 12. Pure chance: you only touch the tiles.
preset-bingo_9 = Double nine
    .about = 55 tiles, counted from 0 to 18. Pure chance: you only touch the tiles.
preset-bingo_12 = Double twelve
    .about = 91 tiles, counted from 0 to 24; gets stuck more often. Pure chance: you only touch the tiles.
preset-bingo_15 = Double fifteen
    .about = 136 tiles, counted from 0 to 30. Pure chance: you only touch the tiles.

value-set_max-15 = double fifteen
value-set_max-18 = double eighteen
option-count_max = Count up to
    .help = The number after which the count starts again at 0. A tile with more pips can never leave.
value-count_max-auto = the pips of the heaviest tile

label-touch = Touch { $tile } and say { $number }

say-stays = { $person ->
    [you] You say
   *[other] { $player } says
} { $number }: { $tile } stays.
say-leaves = { $person ->
    [you] You say
   *[other] { $player } says
} { $number }: { $tile } leaves the row!
say-pass = End of the pass: the row closes up, with { $count ->
    [one] one tile left. It will hear { $number }.
   *[other] { $count } tiles left. The first will hear { $number }.
}

end-won = { $person ->
    [you] The row is empty: you win
   *[other] The row is empty: { $player } wins
}, after { $passes ->
    [one] one pass
   *[other] { $passes } passes
} and { $touches ->
    [one] one touch.
   *[other] { $touches } touches.
}
end-same-numbers = { $count } tiles and { $numbers } numbers: every tile would hear the same number for ever.
end-repeats = { $count ->
    [one] One tile
   *[other] { $count } tiles
} and { $numbers } numbers: after { $fruitless } passes that removed nothing, the next would begin on { $number } like the first of them, and so on for ever.
end-lost = Lost with { $count ->
    [one] one tile left
   *[other] { $count } tiles left
}, after { $passes ->
    [one] one pass
   *[other] { $passes } passes
} and { $touches ->
    [one] one touch.
   *[other] { $touches } touches.
} It was all in the shuffle.

fact-number = Next number: { $number }
fact-pass = Pass { $passes }
fact-removed = This pass has removed something
fact-none-removed = This pass has removed nothing

zone-removed = Gone

verb-touch = touch

## Why a position is invalid

position-gap = The row has a gap at place { $next } or after it: gaps come before the next tile to be touched.

## Calls, large over the table for a moment

cheer-end-won = Solved!
