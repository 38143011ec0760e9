name = Colibri
summary = A line game with a bonus for going out. An invented game, as an example.

preset-house = House rules
    .about = Everybody alone, and no drawing.
preset-partners = Partners
    .about = Two against two, with hands of seven.
option-out_bonus = Bonus for going out
    .help = How many points going out is worth besides the tiles of the others.

end-bonus = { $points ->
    [one] One of these is for going out.
   *[other] { $points } of these are for going out.
}
