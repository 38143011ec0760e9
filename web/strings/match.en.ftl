# The sentences between rounds and at the end of a match.

web-round-over = Round { $number } is over
web-deal-over = The deal is over
web-match-over = The match is over
web-match-won = { $mine ->
    [yes] { $count ->
        [one] You win the match!
       *[other] { $names } win the match!
    }
   *[no] { $count ->
        [one] { $names } wins the match
       *[other] { $names } win the match
    }
}
web-share-result = Share the result
web-points-ahead = { $points } ahead
web-points-behind = { $points } behind
web-sheet-down = Show the table
web-sheet-up = Show the score sheet
web-turning = Turning point
web-turning-search = Looking for the decision that turned the match …
web-turning-none = No decision stands out: nobody gave the match away.
web-turning-mistake = Round { $round }, { $player }: { $played }. Better was { $best }, which wins the round { $before }% of the time instead of { $after }%.
web-turning-link = See it in the replay
web-next-round = Next round
web-awaited = Waiting for { $names }.
web-rematch = Rematch
