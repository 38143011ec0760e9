# Advice at the table, and the review of a record.

# -- advice ---------------------------------------------------------------------------------

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

help-review = Review a recorded match: find the costliest mistakes, given what each player could know.
help-review-round = Review only the rounds with this number.
help-worlds = Sampled deals per decision.
help-time = Time limit per decision, in seconds; the result then depends on the machine.
help-review-seed = Random seed of the review.

review-no-round = There is no round { $number } in this record; it has { $allowed }.
review-working = Reviewing decisions
review-heading = { $name }: review of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
review-player = Player
review-decisions = Decisions
review-best = Best
review-cost = Points lost (95%)
review-cost-alone = Win probability lost (95%)
review-mistakes = Costliest mistakes
review-none = No significant mistakes ({ $worlds } sampled deals).
review-fewer = No other significant mistakes.
review-mistake = { $place }. Round { $round }, move { $move }: { $player } chose “{ $played }”. Better was “{ $best }”.
review-mistake-cost = Given what { $player } could know, it cost { $points } points on average (95%: { $from } to { $to }) and { $move ->
    [no] left the probability of winning the round at { $chance }%.
    [up] raised the probability of winning the round from { $chance }% to { $next }%.
   *[down] lowered the probability of winning the round from { $chance }% to { $next }%.
}
review-mistake-cost-alone = It lowered the probability of winning from { $chance }% to { $next }% (difference 95%: { $from } to { $to }).
review-for-best = For “{ $best }”: { $reason }
review-for-played = For “{ $played }”: { $reason }
review-open-worse = With all hands open, “{ $best }” would have gained { $points } points in this deal, with optimal play by all.
review-open-equal = With all hands open, it made no difference in this deal, with optimal play by all.
review-open-better = With all hands open, “{ $played }” was in fact { $points } points better in this deal, which nobody could know.
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
review-par-unsettled = The solver ran out of time before finding out whether the deal can be won with the stock known.
review-note = { $decisions } decisions and { $forced } forced moves; up to { $worlds } sampled deals per decision, { $more } for the mistakes. Playouts follow the heuristic, so small differences are a matter of style. Reproduce with --seed { $seed }.
review-note-alone = { $decisions } decisions and { $forced } forced moves; { $worlds } orders of the stock per decision. Reproduce with --seed { $seed }.
review-plot-chance = Probability of winning the round (%)
review-plot-move = Move
