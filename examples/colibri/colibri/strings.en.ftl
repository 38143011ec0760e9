name = Colibri
summary = A line game with a bonus for going out. An invented game, as an example.

preset-house = House rules
    .about = Individual play, without drawing.
preset-partners = Partners
    .about = Two against two, with hands of seven.
option-out_bonus = Bonus for going out
    .help = Points for going out, in addition to the pips of the others.

end-bonus = { $points ->
    [one] One of these is for going out.
   *[other] { $points } of these are for going out.
}
