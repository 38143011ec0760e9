name = The Big Clock
summary = A solitaire of piles round a clock face: bring every double home to its own hour.

preset-big_clock_12 = Double twelve
    .about = The whole clock face: 12 hours and 90 tiles. A win is rare.
preset-big_clock_9 = Double nine
    .about = The hours from 1 to 9, with 54 tiles.
preset-big_clock_6 = Double six
    .about = Half a clock face: the hours from 1 to 6, with 27 tiles.
preset-big_clock_easy = Double twelve, made easy
    .about = The whole clock face, and any regular tile may be wasted.

option-set_max = Set
    .help = The highest double of the set, and the last hour of the clock.
option-voluntary_waste = Free waste
    .help = Whether a regular tile may go to the waste heap even if it matches; much easier.
option-shift_cap = Most shifts
    .help = Maximum number of shifts in a row.
option-layout = Shape
    .help = How the hours are laid out. Play is the same.
value-layout-by_set = by the set
value-layout-clock = round the clock face
value-layout-half_clock = half a clock face
value-layout-line = in a line

label-turn_up = Turn up the next tile ({ $count } in the stock)
label-place = Place { $tile } on { $top } at { $slot }
label-place-ready = Place { $tile } on { $top } at { $slot }: then { $double } could come home
label-shift = Shift { $tile } from { $start } onto { $top } at { $slot }
label-shift-ready = Shift { $tile } from { $start } onto { $top } at { $slot }: then { $double } could come home
label-waste = Put { $tile } on the waste heap
label-concede = Concede

say-turn_up = { $person ->
    [you] You turn up { $tile }.
   *[other] { $player } turns up { $tile }.
}
say-place = { $person ->
    [you] You place
   *[other] { $player } places
} { $tile } on { $top } at { $slot }.
say-shift = { $person ->
    [you] You shift
   *[other] { $player } shifts
} { $tile } from { $start } onto { $top } at { $slot }.
say-waste = { $person ->
    [you] You put
   *[other] { $player } puts
} { $tile } on the waste heap.
say-concede = { $person ->
    [you] You concede.
   *[other] { $player } concedes.
}
say-wasted = { $tile } matches no top and is wasted.
say-home = { $tile } goes home to { $slot }.
say-fill = { $tile } fills the blank at { $slot }.
say-trouble = { $tile } matches no top: a double in trouble.

refuse-hand-first = { $tile } is in hand and comes first.
refuse-nothing-in-hand = There is no tile in hand.
refuse-on-double = No tile may be placed on a double: { $top } lies at { $slot }.
refuse-no-match = { $tile } and { $top } have no number in common.
refuse-waste-double = A double is never wasted.
refuse-must-place = { $tile } has a match, so it must be placed.
refuse-regular-in-hand = { $tile } is in hand: no shifts until it is placed.
refuse-no-trouble = No double is in trouble, so nothing may be shifted.
refuse-closed = The double at { $slot } is home: that pile never changes again.
refuse-same-slot = A shift goes from one hour to another.
refuse-cap = That would be more than { $cap } shifts in a row.
refuse-repeat = That would repeat an earlier position.

end-won = { $person ->
    [you] All { $slots } doubles are home: you win!
   *[other] All { $slots } doubles are home: { $player } wins!
}
end-stuck = { $tile } matches no top, and no shift is left: lost.
end-astray = Every double is on the clock, and these are on wrong slots: { $tiles }. Nothing can move: lost.
end-score = Doubles home: { $count } of { $slots }.

fact-home = Doubles home: { $count } of { $slots }
fact-trouble = In trouble: { $tiles }
fact-no-trouble = No double is in trouble
fact-to-come = Doubles to come: { $tiles }
fact-no-landing = No top to place them on: { $tiles }

zone-clock = Clock
zone-in-hand = In hand
zone-waste = Waste heap

verb-turn_up = turn up, turn
verb-place = place, put
verb-shift = shift, move
verb-waste = waste
verb-concede = concede, resign

why-home = { $count ->
    [one] a double comes home.
   *[other] { $count } doubles come home.
}
why-ready = { $number } then waits for its double.

## Why a position is invalid

position-stuck = An asterisk marks a double that had no match: expected one double before it.
position-empty-slot = No tile lies at { $slot }, so none was shifted there last.
position-shift = Expected a shift such as 3>7, between hours from 1 to { $slots }.

## Calls, large over the table for a moment

cheer-end-won = Solved!
