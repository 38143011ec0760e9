name = Super Dominos
summary = Six legs grow from a double; a 15 makes the others draw, a 14 lets you play again, a 13 casts a spell, a 3 reverses play.

preset-super_dominos = Simple scoring
    .about = Double-15; the winner of a round scores a point for every tile the others hold.
preset-super_dominos_super = Super scoring
    .about = Double-15; the winner of a round scores the pips of the tiles the others hold.
preset-super_dominos_exempt = Exempt caster
    .about = Simple scoring; the caster of a spell does not draw when it comes back to them.

option-scoring = Scoring
    .help = What the winner of a round scores for the others' tiles.
value-scoring-simple = a point for each tile
value-scoring-super = their pips
option-set_max = Set
    .help = The highest double of the set; the three powers of the highest numbers move with it.
option-hand_size = Hand
    .help = The number of tiles for each player: the default for the set, one number, or one for each number of players.
value-hand_size-auto = the default number
option-voluntary_draw = Draw by choice
    .help = When you may draw two tiles even if you could play.
value-voluntary_draw-none = never
value-voluntary_draw-spell = under a spell
value-voluntary_draw-any = always
option-caster_exempt = Exempt caster
    .help = Whether you pass without drawing when you cannot answer a spell you cast yourself.
option-double_spell_skips = Spell double skips
    .help = Whether ending a turn with the double of the spell number also costs the next player a turn.
option-start_double_skips = Start double skips
    .help = Whether the start double costs the next player a turn.
option-final_draw = Draw at the end
    .help = Whether the others still draw for a tile that empties a hand.
option-spell_stuck = Stuck spell
    .help = What happens when the boneyard is empty and nobody can answer the spell.
value-spell_stuck-block = the round is blocked
value-spell_stuck-lapse = the spell is lifted
option-blocked_winner = Winner of a blocked round
    .help = Who wins a round in which nobody can play.
value-blocked_winner-fewest_tiles = the fewest tiles
value-blocked_winner-fewest_pips = the fewest pips
option-blocked_points = Points of a blocked round
    .help = What the winner of a blocked round scores.
value-blocked_points-opponents = all that the others hold
value-blocked_points-difference = the excess of each over the winner
option-next_first = Next first player
    .help = Who plays first in the next round.
value-next_first-left_of_winner = the player to the winner's left
value-next_first-rotate = each player in turn
value-next_first-winner = the winner
option-match_end = Match
    .help = When the match ends.
value-match_end-hands = after a number of rounds
value-match_end-target = when a player reaches a number of points
option-hands = Rounds
    .help = The number of rounds in a match, if that is its length.
option-target = Target
    .help = The points that win a match to a target: the default for the scoring, or an agreed number.
value-target-auto = the default number

label-open = Start with { $tile }{ $effect ->
    [out] , your last tile
    [draws] : the others draw one each
    [draws-skip] : the others draw one each, { $other } loses a turn
    [reverse] : play goes counterclockwise
    [reverse-skip] : play goes counterclockwise, { $other } loses a turn
    [again] : you may play again
    [again-skip] : you may play again; if you do not, { $other } loses a turn
    [plain-skip] : { $other } loses a turn
   *[plain] {""}
}
label-play = { $tile } on { $leg }{ $effect ->
    [out] , your last tile
    [draws] : the others draw one each
    [draws-skip] : the others draw one each, { $other } loses a turn
    [reverse] : play reverses
    [reverse-skip] : play reverses, { $other } loses a turn
    [again] : you may play again
    [again-skip] : you may play again; if you do not, { $other } loses a turn
    [spell] : a spell on { $leg }
    [spell-skip] : a spell on { $leg }, { $other } loses a turn
    [plain-skip] : { $other } loses a turn
   *[plain] {""}
}
label-draw-two = Draw { $count ->
    [one] the last tile
   *[other] { $count } tiles
}
label-stop = Stop here
label-stop-skips = Stop here: { $other } loses a turn
label-pass = Pass

say-no-double = { $person ->
    [you] You have no double and are passed over.
   *[other] { $player } has no double and is passed over.
}
say-no-doubles = Nobody has a double; all draw in turn until one comes.
say-open = { $person ->
    [you] You start with { $tile }.
   *[other] { $player } starts with { $tile }.
}
say-play = { $person ->
    [you] You play { $tile } on { $leg }.
   *[other] { $player } plays { $tile } on { $leg }.
}
say-draws = { $person ->
    [you] You draw { $count ->
        [one] a tile
       *[other] { $count } tiles
    }.
   *[other] { $player } draws { $count ->
        [one] a tile
       *[other] { $count } tiles
    }.
}
say-drew = { $person ->
    [you] You have drawn { $tiles }.
   *[other] { $player } has drawn { $tiles }.
}
say-no-fit = { $person ->
    [you] You still cannot play; your turn is over.
   *[other] { $player } still cannot play.
}
say-passes = { $person ->
    [you] You pass.
   *[other] { $player } passes.
}
say-stop = { $person ->
    [you] You stop there.
   *[other] { $player } stops there.
}
say-takes = { $person ->
    [you] You have to take a tile.
   *[other] { $player } has to take a tile.
}
say-took = { $person ->
    [you] You have taken { $tile }.
   *[other] { $player } has taken { $tile }.
}
say-takes-none = { $person ->
    [you] There is no tile left for you to take.
   *[other] There is no tile left for { $player } to take.
}
say-clockwise = Play goes clockwise again.
say-counterclockwise = Play goes counterclockwise now.
say-again = { $person ->
    [you] You may play another tile.
   *[other] { $player } may play another tile.
}
say-again-not = { $person ->
    [you] You could play another tile, but none fits.
   *[other] { $player } could play another tile, but none fits.
}
say-spell = { $person ->
    [you] You cast a spell on { $leg }: only a { $number } or a double, and only there.
   *[other] { $player } casts a spell on { $leg }: only a { $number } or a double, and only there.
}
say-spell-kept = { $person ->
    [you] The spell on { $leg } goes on, now cast by you: only a { $number } or a double.
   *[other] The spell on { $leg } goes on, now cast by { $player }: only a { $number } or a double.
}
say-broken = The spell on { $leg } is broken.
say-lapse = Nobody can answer the spell on { $leg }: it is lifted.
say-unlocked = All six legs are started; from now on they are free.
say-skipped = { $person ->
    [you] You lose a turn.
   *[other] { $player } loses a turn.
}

end-out = { $person ->
    [you] You are out!
   *[other] { $player } is out.
}
end-blocked = The round is blocked: the boneyard is empty and nobody can play.
end-hand = { $person ->
    [you] You are left with { $tiles }: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
   *[other] { $player } is left with { $tiles }: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
}
end-least = { $person ->
    [you] You have the least left and win the round.
   *[other] { $player } has the least left and wins the round.
}
end-tied = The lowest hands tie: nobody wins the round, and nobody scores.
end-points-tiles = { $person ->
    [you] You score the others' tiles: { $points }.
   *[other] { $player } scores the others' tiles: { $points }.
}
end-points-pips = { $person ->
    [you] You score the others' pips: { $points }.
   *[other] { $player } scores the others' pips: { $points }.
}
end-points-tiles-difference = { $person ->
    [you] You score the tiles each of the others holds in excess of yours: { $points }.
   *[other] { $player } scores the tiles each of the others holds in excess: { $points }.
}
end-points-pips-difference = { $person ->
    [you] You score the pips each of the others holds in excess of yours: { $points }.
   *[other] { $player } scores the pips each of the others holds in excess: { $points }.
}

refuse-open-first = Put down a start double first. You hold { $tiles }.
refuse-opened = The start double is down already: all ends follow from { $number }-{ $number }.
refuse-not-held = { $tile } is not in your hand.
refuse-stop = You can stop only when an extra tile is allowed.
refuse-drawn = You have drawn, and something fits: { $tiles }.
refuse-extra = The extra tile is optional: play one or stop; you cannot draw or pass.
refuse-draw-able = You can play, so you may not draw: { $tiles }.
refuse-pass-able = You can play, so you may not pass: { $tiles }.
refuse-pass = There are tiles in the boneyard: draw { $count ->
    [one] the last one
   *[other] two
} first.
refuse-draw-empty = The boneyard is empty: you can only pass.
refuse-draw-exempt = The spell is your own: you pass without drawing.
refuse-spell-leg = Under a spell only { $leg } is open: a { $number } or any double goes there.
refuse-spell-tile = { $tile } does not answer the spell on { $leg }: that takes a { $number } or a double.
refuse-leg-order = The next new leg is { $leg }.
refuse-locked = Start the remaining legs first: { $count ->
    [one] one is
   *[other] { $count } are
} still to come, and the started ones are locked.
refuse-locked-tile = { $tile } cannot start a leg here: that takes a { $number } or a double.
refuse-double = { $tile } does not go on { $leg }, which ends in { $end }: a double needs its own number or a { $number }.
refuse-no-match = { $tile } does not fit on { $leg }, which ends in { $end }.

note-last-tile = { $person ->
    [you] Your last tile!
   *[other] Down to one tile!
}
    .short = !

fact-clockwise = { $person ->
    [you] Clockwise ↻, next: you
   *[other] Clockwise ↻, next: { $player }
}
fact-counterclockwise = { $person ->
    [you] Counterclockwise ↺, next: you
   *[other] Counterclockwise ↺, next: { $player }
}
fact-locked = { $count ->
    [one] One leg is
   *[other] { $count } legs are
} still to be started, each with a { $number } or a double; the others are locked.
fact-opening = { $person ->
    [you] You start with a double.
   *[other] { $player } is to start with a double.
}
fact-spell = { $whose ->
    [you] Your own spell
   *[other] Spell cast by { $owner }
}: { $person ->
    [you] play a { $number } or a double on { $leg }, or draw two.
   *[other] { $player } plays a { $number } or a double on { $leg }, or draws two.
}
fact-spell-drawn = { $whose ->
    [you] Your own spell
   *[other] Spell cast by { $owner }
}: { $person ->
    [you] you have drawn and must play on { $leg }, a { $number } or a double.
   *[other] { $player } has drawn and must play on { $leg }, a { $number } or a double.
}
fact-spell-pass = { $whose ->
    [you] Your own spell
   *[other] Spell cast by { $owner }
}: { $person ->
    [you] play a { $number } or a double on { $leg }, or pass.
   *[other] { $player } plays a { $number } or a double on { $leg }, or passes.
}
fact-drawn = { $person ->
    [you] You have drawn and must play a tile.
   *[other] { $player } has drawn and must play a tile.
}
fact-extra = { $person ->
    [you] You may play another tile, or stop.
   *[other] { $player } may play another tile.
}
fact-extra-skips = { $person ->
    [you] You may play another tile; if you stop, { $other } loses a turn.
   *[other] { $player } may play another tile; if not, { $other } loses a turn.
}
fact-powers = Powers: leaving { $draws } makes the others draw, { $again } lets you play again, { $spell } casts a spell{ $turns ->
    [yes] , { $reverse } reverses play
   *[no] {""}
}; a double{ $except ->
    [yes] {" "}(not { $spell }-{ $spell })
   *[no] {""}
} costs the next player a turn

arm-bound = under a spell
arm-private = closed for now
layout-station = Start double: { $tile }
layout-no-station = There is no start double yet.

zone-legs = Legs
zone-facts = Now
zone-boneyard = Boneyard

text-leg = “{ $text }” is not a leg; the legs are L1 to L6.
text-start = { $tile } is not a double; a round starts with one.

verb-open = start with, start, open, lead
verb-lead = lead
verb-end_turn = stop

## The score sheet

ask-starter = Who was the first player, by lot (even if another player opened)?
ask-tiles_left = { $player } has left (tiles as 6-4 1-0, or how many):
ask-left = { $player } has left (tiles as 6-4 1-0, or their pips):
ask-hand = { $player } has left (tiles as 6-4 1-0):

## Reasons for a play

why-out = it goes out.
why-others-draw = { $count ->
    [one] it makes another player draw a tile.
   *[other] it makes the others draw { $count } tiles together.
}
why-again = it allows another tile at once, and { $count ->
    [one] one in the hand fits.
   *[other] { $count } in the hand fit.
}
why-spell = it casts a spell: all players need a { $number } or a double on that leg.
why-answers = { $count ->
    [one] one tile left in the hand could answer that.
   *[other] { $count } tiles left in the hand could answer that.
}
why-skips = { $other } loses a turn.
why-turns = it reverses play: { $other } is next.
why-followers = { $count } of the other tiles in the hand fit then; no other move leaves more.
why-heavy = it is the heaviest tile that fits: { $pips } pips less in the hand.

## Why a position is invalid

position-no-start = There is no start double, so the round is still in the phase “opening” and has no legs.
position-start = The start double is on the table, so the phase “opening” is over.
position-leg-order = The next new leg is { $leg }.
position-spell = Expected a leg and the seat that cast the spell: “L1 C”.
position-no-spell = { $leg } does not end in { $number }, so it is under no spell.
position-no-double = { $player } has no double to begin with.
position-last = { $tile } has no { $number }, so no extra play follows it.

## Calls, large over the table for a moment

cheer-say-spell = Spell!
cheer-end-out = Domino!
cheer-end-blocked = Blocked!
