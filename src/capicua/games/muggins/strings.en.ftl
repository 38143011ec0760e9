name = Muggins
summary = Make the ends add up to a multiple of five, say so, and catch others who forget.

preset-twenty_games = Twenty Games
    .about = Hands of seven; points must be claimed, and others may call what was missed.
preset-twenty_games_auto = Twenty Games, automatic points
    .about = The same game with automatic points.
preset-twenty_games_large = Twenty Games, large set
    .about = A larger set with automatic hands and a higher target.
preset-all_fives = All Fives
    .about = Automatic points, the winner of a round leads the next, scores for hands rounded to fives.

option-scoring_claims = Points for fives
    .help = Whether players must claim the points of a play or score them automatically.
value-scoring_claims-claim = to be claimed
value-scoring_claims-auto = automatic
option-wrong_claim = Wrong claim
    .help = The effect of claiming the wrong number of points.
value-wrong_claim-void = it counts for nothing
value-wrong_claim-to_next_player = the next player scores it
option-false_call_penalty = Penalty for a false call
    .help = The points a player loses for calling Muggins wrongly, never below 0.
option-hand_end_rounding = Rounding at the end of a round
    .help = Whether the score for the tiles left in hands is rounded.
value-hand_end_rounding-none = none
value-hand_end_rounding-nearest5 = to the nearest five

label-lead-points = Lead { $tile }, +{ $points }
label-play-points = { $tile } { at-arm }, +{ $points }
label-claim-nothing = No score
label-claim = Claim { $points }
label-call = Muggins! { $points }
label-let-go = Do not call

text-claim = { $value } is not a valid value: claims and calls are multiples of five, from { $low } to { $high }.
refuse-claim-first = First claim the points of your play, or none.
refuse-answer-first = { $other } has played without a right claim: call Muggins, or do not call.
refuse-auto = Points are scored automatically here: nobody claims or calls.
refuse-claim = You may claim only right after your own play.
refuse-call = Muggins is called only after an opponent's play without a right claim.

say-points = { $person ->
    [you] That makes { $points } for you.
   *[other] That makes { $points } for { $player }.
}
say-claim-nothing = { $person ->
    [you] You claim nothing.
   *[other] { $player } claims nothing.
}
say-claim-right = { $person ->
    [you] You claim { $points }, and score: the ends make { $sum }.
   *[other] { $player } claims { $points }, and scores: the ends make { $sum }.
}
say-claim-wrong = { $person ->
    [you] You claim { $points }, which is wrong.
   *[other] { $player } claims { $points }, which is wrong.
}
say-claim-passes-on = { $person ->
    [you] Those { $points } go to you.
   *[other] Those { $points } go to { $player }.
}
say-let-go = { $person ->
    [you] You do not call Muggins.
   *[other] { $player } does not call Muggins.
}
say-call-right = { $person ->
    [you] Muggins! You score { $points }: the ends make { $sum }.
   *[other] Muggins! { $player } scores { $points }: the ends make { $sum }.
}
say-call-wrong = { $person ->
    [you] You call Muggins for { $points }, which is wrong.
   *[other] { $player } calls Muggins for { $points }, which is wrong.
}
say-penalty = { $person ->
    [you] You lose { $points }.
   *[other] { $player } loses { $points }.
}
say-lost = The ends made { $sum }, and nobody has scored them.
end-rounded = Scores for tiles left in hands are rounded to the nearest five.

zone-claims = Claims
zone-count = Count
fact-count = The ends count { $count } ({ $ends }).
note-makes = +{ $points } ({ $tiles })

## Reasons for an action

why-scores = it scores { $points } points at once.
why-claim = the ends do count { $points }.
why-call = { $points } points are unclaimed.
why-nothing = the ends make no points.

## Why a position is invalid

position-no-claims = Under these rules points are scored without claims.
position-mover-claims = In the phase “claim” the seat to act is the mover: expected { $player }.
position-mover-called = In the phase “call” the seat to act is not the mover: expected a seat other than { $player }.

## Calls, large over the table for a moment, and points that fly to a player

cheer-say-call-right = Muggins!
gain-say-points = +{ $points }
gain-say-claim-right = +{ $points }
gain-say-claim-passes-on = +{ $points }
gain-say-call-right = +{ $points }
