name = That's It!
summary = Take the discard or draw, and be the first to split a whole hand into melds.

preset-seven_tiles = Seven tiles
    .about = Hands of seven: a meld of four and one of three.
preset-ten_tiles = Ten tiles
    .about = Hands of ten: a meld of four and two of three.

option-hand_size = Tiles in hand
    .help = With 7 a winning hand is a meld of four and one of three; with 10, a meld of four and two of three.
option-target = Target
    .help = The player who reaches this many points first wins the match.
option-doubles_are_suit = Doubles are a suit
    .help = Whether melds of doubles count as being of the same suit when scores are doubled.
option-same_suit_ten = Same suit with ten tiles
    .help = Whether all three melds must be of one suit to double the score, or any two of them.
value-same_suit_ten-all = all three melds
value-same_suit_ten-any_two = any two melds
option-redump_taken = Put back what was taken
    .help = Whether a discard just taken may be discarded again in the same turn.
option-take_chain_limit = Discards taken in a row
    .help = After this many turns in a row that took the discard, the next player must draw.
option-dead_hand_limit = Dead rounds in a row
    .help = The match ends after this many rounds in a row without a winner.

label-take = Take { $tile }
label-draw = Draw from the boneyard
label-end-hand = End the round: the boneyard is empty
label-discard = Discard { $tile }
label-thats_it = That's It! { $tile } face down, { $points ->
    [one] one point
   *[other] { $points } points
}

say-take = { $person ->
    [you] You take
   *[other] { $player } takes
} { $tile }.
say-trash = { $person ->
    [you] You let { $tile } go to the trash.
   *[other] { $player } lets { $tile } go to the trash.
}
say-draw = { $person ->
    [you] You draw a tile.
   *[other] { $player } draws a tile.
}
say-drawn = It is { $tile }{ $person ->
    [you] .
   *[other] , drawn by { $player }.
}
say-end-hand = The boneyard is empty and { $person ->
    [you] you have not taken the discard
   *[other] { $player } has not taken the discard
}: the round is dead.
say-discard = { $person ->
    [you] You discard
   *[other] { $player } discards
} { $tile }.
say-thats_it = { $person ->
    [you] You put a tile face down: “That's It!”
   *[other] { $player } puts a tile face down: “That's It!”
}

refuse-no-tile-yet = First take the discard or draw from the boneyard; then put a tile out.
refuse-no-discard = There is no discard yet: draw from the boneyard.
refuse-chain = { $count ->
    [one] The discard was taken last turn
   *[other] The discard was taken { $count } turns in a row
}, so { $tile } may not be taken: draw from the boneyard.
refuse-put-out = You already have your tile for this turn: now put one out.
refuse-name-tile = Name the tile that you put face down.
refuse-not-held = You do not hold { $tile }.
refuse-redump = You took { $tile } this turn, so discard another tile.
refuse-no-split = { $count ->
    [7] These seven tiles do not split into a meld of 4 and one of 3: { $tiles }.
   *[other] These ten tiles do not split into a meld of 4 and two of 3: { $tiles }.
}

end-dead = The boneyard is empty: the round is dead and nobody scores.
end-declared = { $person ->
    [you] You show your melds.
   *[other] { $player } shows the melds.
}
end-meld = { $tiles }: { $bonus ->
    [0] 1 point.
   *[other] 1 + { $bonus } = { $points } points.
}
end-doubled = Melds of the same suit: { $points } doubled is { $double }.
end-won = { $person ->
    [you] You score
   *[other] { $player } scores
} { $points ->
    [one] one point.
   *[other] { $points } points.
}

note-took = took { $tiles }
fact-target = First to { $target } points
fact-must-draw = { $count ->
    [one] The discard was taken last turn: now draw
   *[other] The discard was taken { $count } turns in a row: now draw
}
fact-scores = Scores { $points } points
fact-doubled = Scores { $sum } doubled: { $points } points
fact-completing = Would complete your hand: { $tiles }

zone-discard = Discard
zone-boneyard = Boneyard
zone-trash = Trash
zone-declared = Melds
zone-preview = Your hand is complete
zone-possible = Possible melds
zone-match = Match
zone-completing = Wanted
zone-count = Count

## The score sheet for real tiles

ending-dead = dead, nobody
ask-ending-out = Who said “That’s It!”?
ask-melds = The { $count } tiles of the melds, or their score:
sheet-no-melds = { $tiles } cannot be split into melds.

## Reasons for an action

why-wins = it wins the round at once, with { $points ->
    [one] one point.
   *[other] { $points } points.
}
why-completes = with { $tile } the hand splits into melds: “That’s It!” at once, for { $points ->
    [one] one point.
   *[other] { $points } points.
}
why-fits = with { $tile }, { $count } of { $size } tiles fit into melds instead of { $before }.
why-no-help = { $tile } would add no tile to the melds.
why-waits = { $count ->
    [one] then one tile completes the hand.
   *[other] then any of { $count } tiles completes the hand.
}
why-keeps = { $count } of the { $size } tiles left fit into melds; no other discard leaves more.
why-alone = no other tile in the round has a suit in common with { $tile }.
why-unlike = it has no suit in common with what { $other }, who may take it, has taken: { $tiles }.

## Why a position is invalid

position-offer = { $player } has already taken or drawn a tile and must discard first: expected no offer.
position-nobody-holds = Nobody holds { $tile }.

## Calls, large over the table for a moment

cheer-say-thats_it = That's It!
