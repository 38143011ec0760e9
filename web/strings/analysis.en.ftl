# The analysis board.

analysis-title = Analyse a round
analysis-turn = { $player } to play
analysis-yours = Your turn: what to play?
analysis-quoted = “{ $move }”
analysis-more = { $count } more
analysis-forced = No other move is possible.
analysis-best = Best: { $move }. It wins the round { $chance }% of the time.
analysis-best-exact = Best: { $move }. Nothing is hidden, so that is exact.
analysis-equal = Equally good: { $moves }. Nothing is hidden, so that is exact.
analysis-same = It makes no difference: { $moves }.
analysis-undecided = Best so far: { $move }, not ruling out { $moves }.
analysis-close = Nearly the same: { $moves }.
analysis-over = The round is over.
analysis-deeper = Analyse longer
analysis-thinking = Thinking …
analysis-worlds = From { $worlds } deals that fit what { $who ->
    [me] you know
   *[other] { $player } knows
}. Points are those of the round. ± is the 95% margin.
analysis-calibration = Of { $count } { $kind ->
    [bid] bids
    [trump] trumps
    [lead] leads
   *[tile] tiles
} to which the board gave { $low } to { $high }%, bots won the round with { $least } to { $most }%.
analysis-exact-note = Nothing is hidden: the exact values hold.
analysis-too-large = No exact values: there are too many ways to play on.
analysis-unsolved = { $more ->
    [yes] Whether the deal can be won is not known yet: “Analyse longer” goes on.
   *[no] Whether the deal can be won could not be found out: there are too many ways to play on.
}
analysis-moves = Moves
analysis-possible = What did { $player } play?
analysis-possible-help = Tap the tile.
analysis-possible-tiles = Tiles that may have been played
analysis-wins = wins { $chance }% ±{ $margin }
analysis-points = { $points } points
analysis-exact = exactly { $points } with open hands
analysis-winnable = { $won ->
    [yes] can be won in this deal
   *[no] cannot be won in this deal
}
analysis-line = Moves played
analysis-start = Start
analysis-open-hands = Show all hands
analysis-set-up = Set up a position
analysis-game = Game
analysis-preset = Rules
analysis-my-seat = Which tiles do you know?
analysis-all-hands = everybody’s
analysis-new-deal = Deal at random
analysis-hand = Tiles of { $player }: { $count }
analysis-hidden = Hidden tiles of { $player }
analysis-table = Tiles on the table: { $count }
analysis-table-name = Tiles on the table
analysis-table-help = Tap them in any order. If they can lie in more than one way, tap them from one end to the other.
analysis-arms-help = Tap the first tile, then those of each side, from the centre outward.
analysis-arm = Where the tiles lie
analysis-arm-name = { $arm ->
    [root] first tile
    [E] right
    [W] left
    [N] top
   *[S] bottom
}
analysis-passed = { $player } passed on
analysis-short = On the table and in the hands there are { $found } of { $whole } tiles. Check how many each player still holds.
analysis-edit = Change
analysis-done = Done
analysis-first = Whose turn
analysis-text = The position as text
analysis-text-help = Everything can be changed here. “6?” stands for six hidden tiles.
analysis-paste = Paste a position, a record or a link
analysis-open = Open
analysis-link-broken = This link is incomplete. Copy the whole link and paste it again.
analysis-link-elsewhere = This link shows neither a position nor a record. Links from the analysis board, replays, puzzles and studies do.
analysis-only-hand = { $who ->
    [me] only mine ({ $name })
   *[other] only those of { $name }
}
analysis-leader = Who led?
analysis-seat = { $who ->
    [me] me ({ $name })
    [partner] my partner ({ $name })
    [next] the player after me ({ $name })
   *[before] the player before me ({ $name })
}
analysis-own-hand = Your tiles: { $count }
analysis-incomplete = { $count ->
    [one] Tap 1 more tile of yours first.
   *[other] Tap { $count } more tiles of yours first.
}
analysis-enter = Enter the moves
analysis-otherwise = Paste, deal at random or write
analysis-empty = Empty
analysis-missing = { $count ->
    [one] 1 tile to tap
   *[other] { $count } tiles to tap
}
analysis-then = Then tap the moves as they were played, one by one, up to the one you want to know about.
analysis-apply = Show this position
analysis-share = Share
analysis-add = Add to a study

# The board: what is shared by replays and positions.

analysis-cut = The record ends before this round does: a part of it is missing, or the round was not finished.
analysis-live = Try moves
analysis-live-help = Switch it on to try other moves and see the value of each.
analysis-variation = Instead
analysis-tried = tried
analysis-promote = Move up
analysis-remove = Delete from here
analysis-undo = Delete this move
analysis-full = The tree is full. Delete a variation to try more.
analysis-keys = Keys: ← and → (or [ and ]) step, Home and End go to the start and the end, V shows the next move tried here, Space plays.
analysis-graph = Chances to win the round
analysis-take-away = Share and save
analysis-save = Save the position
analysis-svg = Picture (SVG)
analysis-png = Picture (PNG)
analysis-print = Print
web-analysis-measure = “Lost” is the chance to win the round that mistakes gave away. Accuracy follows from it: a decision that loses nothing counts 100, each 10% lost halves that, and accuracy is the mean. Points are the score of the round: a move can cost points and still win as often.
web-analysis-cost = { $same ->
    [yes] It costs { $points } points; the round is won as often.
   *[no] It costs { $points } points.
  }

# The review of a round.

web-analysis-help = Evaluate every decision of this round by what the player could see at the time.
web-analysis-begin = Analyse this round
web-analysis-busy = Analysing …
web-analysis-chance = { $name }: { $chance }%
web-analysis-better = { $best } was better: it wins the round { $before }% of the time instead of { $after }%.
web-analysis-good = No better move was found.
web-analysis-lost = Lost
web-analysis-mistakes = Mistakes
web-analysis-none = No significant mistakes in this round.
web-analysis-mistake = { $player }: { $played }. Better: { $best } ({ $before }% instead of { $after }%).
analysis-practise-whose = Mistakes of
analysis-practise = { $count ->
    [one] Learn from this mistake
   *[other] Learn from these { $count } mistakes
}
analysis-practised = { $count ->
    [0] Already among your mistakes.
    [one] 1 added to your mistakes.
   *[other] { $count } added to your mistakes.
}
analysis-practised-none = This browser has no storage left for them.
analysis-practise-now = Practise them
web-played = Played: { $action }
web-better = Better: { $action }
web-go-on-as = As
web-grade-inaccuracy = Inaccuracy
web-grade-mistake = Mistake
web-grade-blunder = Blunder
web-step = Step
web-step-of = step { $number } of { $high }
web-deal-step = The deal
web-auto-play = Play
web-first = To the deal
web-previous = One step back
web-next = One step forward
web-last = To the end
web-analysis = Analysis
web-share-moment = Share this position
web-print-deal = Print the deal
web-no-rounds = No round has finished yet.
web-view = Seen by
web-all-hands = all hands open
web-view-of = { $name }
web-go-on = Play on from here
