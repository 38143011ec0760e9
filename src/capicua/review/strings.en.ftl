# Hints at the table, and reviews of records.

# -- advice ---------------------------------------------------------------------------------

analysis-over = The round is over; there is nothing to decide.
analysis-impossible = “{ $action }” is not possible here.
analysis-hidden = { $player } is to act, and that hand is hidden. Give its tiles to analyse the turn.

advice-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better than “{ $next }” (95%: { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }); it wins the round { $chance }% of the time, the other { $second }%.
advice-alone = It wins { $chance }% of the time, “{ $next }” { $second }% (difference 95%: { $from }% to { $to }%).
advice-close = “{ $next }” is about equal: difference { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, not significant (95%: { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $worlds } sampled deals).
advice-close-alone = “{ $next }” is about equal: { $chance }% and { $second }%, not significant ({ $worlds } sampled deals).
advice-because = Why: { $reason }

hint-better = { $chance }% to win the round (±{ $error }), { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better than the next best{ $more ->
    [yes] ;
   *[no] .
}
hint-alone = { $chance }% to win (±{ $error }), against { $next }% with the next best{ $more ->
    [yes] ;
   *[no] .
}
hint-close = { $chance }% to win (±{ $error }), and the next best is about as good{ $more ->
    [yes] ;
   *[no] .
}
hint-guess = a heuristic guess, as a full search would take long here{ $more ->
    [yes] ;
   *[no] .
}
hint-only = the only legal move{ $more ->
    [yes] ;
   *[no] .
}

# -- the review -----------------------------------------------------------------------------

help-review = Review every decision of a recorded match, judged by what the player could know.
help-review-round = Review only this round.
help-worlds = Sampled deals per decision.
help-time = Time limit per decision, in seconds. With a limit, a seed does not reproduce the review exactly.
help-review-seed = Random seed; the same seed gives the same review.

review-no-round = The record has no round { $number }; it has { $allowed }.
review-working = Reviewing decisions
review-heading = { $name }: review of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
review-player = Player
review-decisions = Decisions
review-best = Best move
review-accuracy = Accuracy
review-cost = Points lost (95% interval)
review-cost-alone = Winning chances lost (95% interval)
review-mistakes = Costliest mistakes
review-none = No significant mistakes ({ $worlds } sampled deals).
review-fewer = No other significant mistakes ({ $worlds } sampled deals).
review-more = { $count ->
    [one] One more mistake; --json lists it.
   *[other] { $count } more mistakes; --json lists them all.
}
review-mistake = { $place }. Round { $round }, move { $move }, { $grade ->
    [blunder] blunder
    [mistake] mistake
   *[inaccuracy] inaccuracy
}: { $player } chose “{ $played }”. “{ $best }” was better.
review-mistake-cost = Judged by what { $player } could know, it cost { $points } points on average (95%: { $from } to { $to }); { $move ->
    [no] the chance of winning the round stayed at { $chance }%.
    [up] the chance of winning the round rose from { $chance }% to { $next }%.
   *[down] the chance of winning the round fell from { $chance }% to { $next }%.
}
review-mistake-cost-alone = The chance of winning fell from { $chance }% to { $next }% (difference, 95%: { $from } to { $to }).
review-for-best = For “{ $best }”: { $reason }
review-for-played = For “{ $played }”: { $reason }
review-next-other = in { $chance }% of the sampled deals { $player } { $what ->
    [draw] has to draw
   *[pass] has to pass
} next; after “{ $instead }”, in { $second }%.
review-next-partner = { $chance ->
    [0] in none
   *[other] in only { $chance }%
} of the sampled deals the partner, { $player }, { $what ->
    [draw] has to draw
   *[pass] has to pass
} next; after “{ $instead }”, in { $second }%.
review-next-own = { $chance ->
    [0] in none
   *[other] in only { $chance }%
} of the sampled deals { $player } { $what ->
    [draw] has to draw
   *[pass] has to pass
} on the following turn; after “{ $instead }”, in { $second }%.
review-contract-makes = it makes the contract ({ $goal } points) in { $chance }% of the sampled deals, “{ $instead }” in { $second }%.
review-contract-sets = it sets the contract ({ $goal } points) in { $chance }% of the sampled deals, “{ $instead }” in { $second }%.
review-wins = it wins the round in { $chance }% of the sampled deals, “{ $instead }” in { $second }%.
review-open-worse = With all hands open, “{ $best }” would have been worth { $points } more points with best play by everyone.
review-open-equal = With all hands open it made no difference in this deal, with best play by everyone.
review-open-better = With all hands open, “{ $played }” happened to be { $points } points better in this deal; nobody could know that.
review-luck = Luck and skill, with all hands open
review-luck-round = Round
review-luck-side = Side
review-luck-result = Result
review-luck-deal = Deal
review-luck-play = Play
review-luck-how = Round { $numbers }: the value of the deal comes from { $how }.
review-par-solved = optimal play by all with all hands open, solved exactly
review-par-solved_tricks = optimal play of the tricks with all hands open, solved exactly; the bids are kept as they were
review-par-played_on = { $rounds } playouts of the same deal, with the same heuristic at all seats
review-par-alone = Round { $round }: { $how } The heuristic wins it { $chance } of the time.
review-par-winnable = With the stock known, the deal can be won.
review-par-hopeless = Even with the stock known, the deal cannot be won.
review-par-unsettled = The solver could not determine in time whether the deal can be won with the stock known.
review-note = { $decisions } decisions and { $forced } forced moves; up to { $worlds } sampled deals per decision, { $more } for the mistakes. Playouts follow the heuristic, so small differences are a matter of style. Reproduce with --seed { $seed }.
review-note-alone = { $decisions } decisions and { $forced } forced moves; { $worlds } orders of the stock per decision. Reproduce with --seed { $seed }.
review-plot-chance = Probability of winning the round (%)
review-plot-move = Move
review-plot-open = { $side }: all hands open
review-plot-known = { $side }: own information
review-plot-title = { $name } · round { $round }

# -- solitaire deals ------------------------------------------------------------------------

deals-not-offered = Deals of { $game } cannot be chosen or rated: expected a solitaire with choices to make.
deals-no-winnable = The solver could not prove any of { $deals } deals from number { $first } on winnable. Try another number.
solver-winnable = Deal { $number } can be won: the solver, which knows the stock, found a way.
solver-hopeless = Deal { $number } cannot be won, even with the stock known.
solver-unsettled = The solver could not determine in time whether deal { $number } can be won with the stock known.
deal-difficulty = Difficulty: { $step ->
    [easy] easy
    [medium] medium
   *[hard] hard
}. Level 5 won { $won } of { $tries } tries ({ $share }%; 95%: { $low }% to { $high }%).
deal-too-few = Difficulty unknown: level 5 finished { $tries ->
    [one] one try
   *[other] { $tries } tries
} in the time allowed; at least { $fewest } are needed.
turning-winnable = It could have been won, with the stock known.
turning-hopeless = It could not have been won, even with the stock known.
turning-unsettled = The solver could not determine in time whether it could have been won.
turning-move = { $sure ->
    [yes] The losing move was number { $move }: { $label }.
   *[no] It could still be won before move { $move } ({ $label }); the solver could not determine whether it could afterwards.
}
turning-way = These moves would have won: { $moves }.
turning-not-lost = Only a lost solitaire has a losing move.
# -- who holds what ----------------------------------------------------------------------

holds = Who holds what
holds-knower = Known to
holds-exact = Where each tile can be, given what { $name } could know; all possible deals were counted.
holds-estimate = Where each tile can be, given what { $name } could know. There are too many possible deals to count: this is an estimate from { $draws } sampled deals, accurate to about { $points } percentage points.
holds-nothing = Nothing is hidden from { $name }.
holds-news = What the last move has proved
holds-proved = What play has proved
holds-lacks = { $name } holds no { $numbers }.
holds-tile = Tile
holds-share = { $percent }%
holds-least = <1%
holds-most = >99%
