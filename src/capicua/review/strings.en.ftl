# Advice at the table, and the review of a record.

# -- advice ---------------------------------------------------------------------------------

advice-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better than “{ $next }” (95%: { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }); it wins the round { $chance }% of the time, the other { $second }%.
advice-alone = It wins { $chance }% of the time, “{ $next }” { $second }% (difference 95%: { $from }% to { $to }%).
advice-close = “{ $next }” is about as good: the difference, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, is within what { $worlds } imagined deals can tell (95%: { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-close-alone = “{ $next }” is about as good: { $chance }% against { $second }%, too close to tell from { $worlds } imagined deals.
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
hint-guess = a quick guess, as weighing it would take long here{ $more ->
    [yes] ;
   *[no] .
}
hint-only = nothing else is possible{ $more ->
    [yes] ;
   *[no] .
}

# -- the review -----------------------------------------------------------------------------

help-review = Judge every decision of a recorded match from what the player could know then.
help-review-round = Only the rounds of this number.
help-worlds = How many ways the hidden tiles may lie are imagined for each decision.
help-time = Seconds for each decision, at most; then a seed does not repeat it exactly.
help-review-seed = The number that repeats a review exactly.

review-no-round = There is no round { $number } in this record. It has: { $allowed }.
review-working = Judging decisions
review-heading = { $name }: review of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
review-player = Player
review-decisions = Choices
review-best = Best
review-cost = Points given away (95%)
review-cost-alone = Chance to win given away (95%)
review-mistakes = The dearest mistakes
review-none = No mistake is sure: wherever something else looked better, the difference lies within what { $worlds } imagined deals can tell.
review-fewer = No other mistake is sure.
review-mistake = { $place }. Round { $round }, move { $move }: { $player } chose “{ $played }”. Better was “{ $best }”.
review-mistake-cost = From what { $player } could know, it gave away { $points } points on average (95%: { $from } to { $to }) and { $move ->
    [no] left the chance to win the round at { $chance }%.
    [up] raised the chance to win the round from { $chance }% to { $next }%.
   *[down] let the chance to win the round fall from { $chance }% to { $next }%.
}
review-mistake-cost-alone = It let the chance to win fall from { $chance }% to { $next }% (difference 95%: { $from } to { $to }).
review-for-best = For “{ $best }”: { $reason }
review-for-played = For “{ $played }”: { $reason }
review-open-worse = With all hands open: “{ $best }” would indeed have been worth { $points } points more with best play by all.
review-open-equal = With all hands open: it made no difference in this deal, with best play by all.
review-open-better = With all hands open: in this very deal “{ $played }” was { $points } points better; nobody could know that.
review-luck = Luck and play, with all hands open
review-luck-round = Round
review-luck-side = Side
review-luck-result = Ahead by
review-luck-deal = The deal alone
review-luck-play = Play
review-luck-how = Round { $numbers }: the deal alone is what comes of { $how }.
review-par-solved = best play by all with all hands open, solved exactly
review-par-solved_tricks = best play by all in the tricks with all hands open, solved exactly; the bids are taken as they were
review-par-played_on = { $rounds } rounds on the same deal, all seats playing alike by the hints
review-par-alone = Round { $round }: { $how } By the hints it is won { $chance } of the time.
review-par-winnable = With the stock known the deal could be won.
review-par-hopeless = Even with the stock known the deal could not be won.
review-par-unsettled = Whether the deal could be won with the stock known took too long to find out.
review-note = { $decisions } choices, { $forced } moves without one; up to { $worlds } imagined deals for each choice, { $more } for the mistakes; --seed { $seed } repeats it. Rounds are played on by the hints, so small differences are matters of style.
review-note-alone = { $decisions } choices, { $forced } moves without one; { $worlds } orders of the stock for each choice; --seed { $seed } repeats it.
review-plot-chance = Chance to win the round
review-plot-move = Move
review-plot-open = { $side }, with all hands open
review-plot-known = { $side }, as its player could know
review-plot-title = { $name } · round { $round }
