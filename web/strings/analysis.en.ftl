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
analysis-hidden = Tiles { $player } still has
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
analysis-short = On the table and in the hands there are { $found } of { $whole } tiles. Check how many each player still has ({ $hands }), or tap what is missing.
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
analysis-whole = All { $count } tiles are there
analysis-then = Then tap the moves as they were played, one by one, up to the one you want to know about. If you do not remember them, tap what lies on the table instead.
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

# Setting up by tapping: what each part of a position is called. Games outside have their own entry-… sentences.

analysis-undo-tap = Undo
web-score-tile-set = All tiles of the set
web-score-only = Only tiles with
web-score-only-all = all
analysis-clear-table = Clear the table
analysis-rare = More about the round
analysis-left-over = { $count ->
    [one] 1 tile is left for the boneyard.
   *[other] { $count } tiles are left for the boneyard.
}
analysis-left-alone = { $count ->
    [one] 1 tile is still in the stock.
   *[other] { $count } tiles are still in the stock.
}
analysis-too-many = You have placed and counted { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} too many. Lower how many another player holds ({ $hands }), or take tiles away.
analysis-placed = { $tile } is already placed: { $where }.
analysis-half = Open half of { $tile }
analysis-half-name = { $half ->
    [cross] across
   *[other] { $half }
}
analysis-take-last = Remove the last one
analysis-call = Add one
analysis-hand-name = the tiles of { $player }
analysis-own-name = your tiles
analysis-by-rules = as the rules say
analysis-not-set = not chosen
analysis-uncounted = { $count ->
    [one] 1 tile is still to be placed or counted.
   *[other] { $count } tiles are still to be placed or counted.
}
analysis-cell = Row { $row }, column { $column }: { $tile }
analysis-empty-cell = empty
analysis-cells-help = Tap a place, then its tile. The next place is chosen for you.
analysis-squares-help = Tap a tile, then the two squares that it covers; for a tile with two numbers, first the square of the higher one.
analysis-square = Square { $square }
analysis-square-taken = Square { $square }: { $tile }
analysis-squares-wider = More room
entry-streak = Void rounds just before
entry-pot = Left over from earlier rounds
entry-layout = Tiles on the table
entry-turn = Whose turn
entry-lacked = { $player } passed on
entry-spinner = First double (its four sides are open)
entry-points = Points of { $player } in this round
entry-leader = Who led the round
entry-lead = Tile that must be led
entry-drawn = Tiles drawn in this turn
entry-boneyard = Tiles in the boneyard, next one first
entry-phase = What comes next
entry-mover = Who has just played
entry-passes = Passes in a row
entry-given = The lead was handed over
entry-called = Tile that was called
entry-shows-doubles = Who shows doubles
entry-trains = Train of { $player }
entry-ends = Train of { $player }
entry-ends-all = Trains open to all
entry-first_turns = First turn still to come
entry-heaps = Tiles in the heaps
entry-exchanges = Exchanges of { $player }
entry-discards = Tiles { $player } has put away
entry-drawn-by = Tiles { $player } has drawn
entry-station = Number of the station
entry-train = Train of { $player }
entry-siding = { $count ->
    [1] Mexican Train
   *[other] Mexican Train { $number }
}
entry-marked = Trains with a marker
entry-open-doubles = Doubles still to be covered
entry-had_turn = Has had a turn
entry-opener = Who opened the round
entry-series = A series of tiles is going on
entry-silent = Turns in a row without a tile
entry-origin = Drawn instead of
entry-drawn-now = Tile just drawn
entry-follow = Double to be covered now
entry-start = Start double
entry-leg = Leg { $number }
entry-spell = Leg under a spell
entry-caster = Who cast the spell
entry-direction = Direction of play
entry-first = Who played first
entry-last = Last tile placed
entry-trick-leader = Who led this trick
entry-trick = This trick, in the order of play
entry-gone = Tiles of earlier tricks
entry-gone-many = Tiles out of play (none: chosen at random)
entry-voids = { $player } has none of
entry-dealer = Dealer
entry-bids = Bids so far, from the dealer’s left
entry-bidder = Who won the auction
entry-bid = Winning bid
entry-trump = Trump
entry-tricks-side = Tricks of { $player } and { $other }
entry-taken-side = Points of { $player } and { $other }
entry-must_bid = The dealer must bid
entry-plunger = Who bid the plunge
entry-plunge-doubles = Doubles still held by the plunger
entry-suit = Suit led
entry-tricks = Tricks of { $player }
entry-doubles = Doubles won by { $player }
entry-stood = { $player } did not follow, and it stood
entry-shown = { $player } took back
entry-corrected = Corrections of { $player }
entry-revokes = Revokes of { $player }
entry-asked = Who is asked about not following
entry-leftover = Tile left over
entry-bets = Bet of { $player }
entry-stacks = Chips { $player } has left
entry-folded = Has folded
entry-acted = Has acted since the last bet
entry-drew = { $player } has drawn
entry-raises = Bets and raises
entry-size = Size of the last bet
entry-stock = Tiles still in the stock, next one first
entry-pool = Tiles in the pool
entry-taken = Tiles captured by { $player }
entry-hand = Which hand is being played
entry-missed = Tile that was missed
entry-offer = Tile that was discarded last
entry-trash = Tiles in the trash
entry-known = Taken face up, still held
entry-taken-now = Tile just taken
entry-chain = Turns in a row that took a tile
entry-row = Tiles in the row, from the left
entry-removed = Tiles removed
entry-pairs = Pairs removed in this turn
entry-pile = At { $slot } o’clock, from the bottom
entry-drawn-tile = Tile in hand
entry-waste = Tiles of the waste
entry-stuck = The double in hand had no match
entry-shifts = Shifts of this turn
entry-conceded = The deal was given up
entry-table = Tiles on the table
entry-face-up = Tiles turned up
entry-draft = Tiles being placed
entry-word-none = none
entry-word-phase-none = a normal turn
entry-word-yes = yes
entry-word-no = no
entry-word-pass = pass
entry-word-after_lead = the first tiles after the lead
entry-word-bonus = another tile after a double
entry-word-call = whether to call missed points
entry-word-claim = whether to claim
entry-word-clockwise = clockwise
entry-word-counterclockwise = counterclockwise
entry-word-draw = the draw
entry-word-drawn = what to do with the tile drawn
entry-word-extra = an extra tile
entry-word-first = the first bets
entry-word-follow = covering a double
entry-word-main = a normal turn
entry-word-opening = the start double
entry-word-optional = another tile, or the end of the turn
entry-word-pair = a pair in the pool
entry-word-play = a tile
entry-word-second = the second bets
entry-word-seek = looking for a double to lead
entry-word-series = another tile of the series
entry-word-start = the first tile of the turn
entry-word-turn = a normal turn
entry-word-nello = nello
entry-word-trump-none = no trump
entry-word-none_low = no trump, doubles low
entry-word-none_own = no trump, doubles a suit
entry-word-plunge = plunge
entry-word-blanks = blanks
entry-word-ones = ones
entry-word-twos = twos
entry-word-threes = threes
entry-word-fours = fours
entry-word-fives = fives
entry-word-sixes = sixes
entry-word-doubles = doubles
